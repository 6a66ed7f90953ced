"""Rounds of measures, taken in turns, so that what else the machine does hits all of them alike."""

import os
import platform
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from remnants.kernel import engine

ROUNDS = 5
Done = tuple[int, float]
"""How often something was done, and in how many seconds."""


class Measure:
    """Something that can be done again and again: `run` does it for about so long, from a seed on."""

    def __init__(
        self,
        name: str,
        game: str,
        players: int,
        run: Callable[[float, int], Done],
        unit: str = "a second",
        close: Callable[[], None] | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self.players = players
        self.run = run
        self.unit = unit
        """`a second` for how often, `µs` for how long each takes."""
        self.close = close
        """Ends whatever was started to measure it."""
        self.rounds: list[float] = []

    def round(self, seconds: float, seed: int) -> None:
        """One more round."""
        done, spent = self.run(seconds, seed)
        self.rounds.append(done / spent if self.unit == "a second" else spent / done * 1e6)

    def figures(self) -> dict[str, Any]:
        """The median with the least and the most."""
        return {
            "measure": self.name,
            "game": self.game,
            "players": self.players,
            "unit": self.unit,
            "median": rounded(statistics.median(self.rounds)),
            "least": rounded(min(self.rounds)),
            "most": rounded(max(self.rounds)),
            "rounds": len(self.rounds),
        }


def rounded(number: float) -> float:
    """Three or more digits that count."""
    return float(round(number)) if number >= 1000 else round(number, 2)


def games_for(seconds: float, seed: int, play: Callable[[int], Done]) -> Done:
    """Whole games, one after the other, for so long."""
    done, spent = 0, 0.0
    while spent < seconds:
        more, took = play(seed)
        done += more
        spent += took
        seed += 1
    return done, spent


def again(seconds: float, call: Callable[[], object], times: int = 200) -> Done:
    """The same call for so long."""
    done, before = 0, time.process_time()
    while True:
        for _ in range(times):
            call()
        done += times
        spent = time.process_time() - before
        if spent >= seconds:
            return done, spent


def take(measures: list[Measure], seconds: float, tell: Callable[[str], None]) -> None:
    """Several rounds of all measures in turns, so many seconds for each measure in all."""
    try:
        for number in range(ROUNDS):
            for measure in measures:
                tell(f"round {number + 1} of {ROUNDS}: {measure.game}, {measure.name}")
                measure.round(seconds / ROUNDS, 1000 * number)
    finally:
        for measure in measures:
            if measure.close is not None:
                measure.close()


def build() -> str:
    """`compiled` where the engine runs as compiled modules, `python` otherwise."""
    compiled = str(engine.__file__).endswith((".so", ".pyd"))
    return f"{'compiled' if compiled else 'python'} {platform.python_version()}"


def circumstances() -> dict[str, Any]:
    """Where and with what it was measured."""
    return {
        "commit": commit(),
        "build": build(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
    }


def commit() -> str | None:
    """The commit of the checkout this runs from, with a + if something was changed since; None outside of one."""
    here = Path(__file__).parent
    try:
        head = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=here, capture_output=True, text=True)
        changed = subprocess.run(["git", "status", "--porcelain", "-uno"], cwd=here, capture_output=True, text=True)
    except OSError:
        return None
    if head.returncode != 0:
        return None
    return head.stdout.strip() + ("+" if changed.stdout.strip() else "")
