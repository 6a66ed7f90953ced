"""Learned judgement of positions: what a network is told of one, and the chances that it gives each seat."""
