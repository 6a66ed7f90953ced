"""How strong bots are against each other, and what their strength costs in time."""
