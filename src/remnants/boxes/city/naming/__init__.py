"""What people call the pieces of City of Remnants, and what is printed on them."""
