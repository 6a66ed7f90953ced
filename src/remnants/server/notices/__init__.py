"""Telling people who are not at the table that it is their turn: when, whom, in which words, by which way."""
