"""The kernel: agenda, declared state, chance, match and record, views, refusals. It knows no game and does no I/O."""
