"""Long work on the event loop, a few milliseconds at a time: whoever else waits has a turn in between."""

import asyncio
import time
from collections.abc import Iterator

PIECE_SECONDS = 0.002
"""After so long others have their turn."""


def one_piece(work: Iterator[None]) -> bool:
    """Goes on with some work for a piece of time; whether it is finished. It yields wherever it can be left alone."""
    until = time.perf_counter() + PIECE_SECONDS
    for _ in work:
        if time.perf_counter() >= until:
            return False
    return True


async def in_pieces(work: Iterator[None]) -> None:
    """Finishes some work with as many rests as it takes."""
    while not one_piece(work):
        await asyncio.sleep(0)
