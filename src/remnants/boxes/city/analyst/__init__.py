"""What a judge of City of Remnants is told, and its network."""
