"""The routes, by what they are about. Each says whom it admits; the guard keeps to that."""
