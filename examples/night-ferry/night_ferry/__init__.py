"""Night Ferry, a small game for Remnants: what another game has to bring, and no more."""
