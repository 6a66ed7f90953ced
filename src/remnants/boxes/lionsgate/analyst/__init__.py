"""What a judge of Return to Lionsgate City is told, and its network."""
