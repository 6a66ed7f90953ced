"""Bots: which there are, whose turn it is, and the processes in which they think."""
