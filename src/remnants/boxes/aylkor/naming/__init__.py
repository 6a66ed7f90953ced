"""What people call the pieces of Remnants of Aylkor, and what is printed on them."""
