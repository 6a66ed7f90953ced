"""Battles between gangs and with YCU, and the patrol that brings them."""
