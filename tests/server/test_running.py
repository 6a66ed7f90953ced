"""What a process is set up with before it serves."""

import gc

from remnants.server.running import LOOKS_BEFORE_ALL, look_through_memory_seldom


def test_what_is_there_at_the_start_is_not_looked_through_again() -> None:
    usual = gc.get_threshold()
    try:
        look_through_memory_seldom()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold() == (*usual[:2], LOOKS_BEFORE_ALL)
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
