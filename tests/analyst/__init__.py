"""Tests of what judges positions."""
