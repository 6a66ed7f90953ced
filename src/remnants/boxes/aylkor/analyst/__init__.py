"""What a judge of Remnants of Aylkor is told, and its network."""
