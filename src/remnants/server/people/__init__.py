"""People: on which devices they are known, how they come back, and who is welcome at a table."""
