"""What people call the pieces of Return to Lionsgate City, and what is printed on them."""
