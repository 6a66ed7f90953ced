"""Measuring speed: what users get, through the interfaces they use. A benchmark, not a timed test."""
