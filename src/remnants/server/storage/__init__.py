"""What is kept on disk: the two databases, their tables, and every question asked of them."""
