"""Several servers on one PostgreSQL: what they tell each other, and how they agree on who does what."""
