"""Two worlds that look the same from one seat: whatever that seat can get out of the server is the same in both.

    python -m bench.server.leaks [--decisions 2000] [--minutes 8]

At decisions of random games each seat's position is compared with another in which everything hidden from it was made
up anew: view, choices, refusals, events, past positions, chronicle, previews, undo, and the records that bots and
sandboxes are given, all as they are written on the wire.
"""

import argparse
from random import Random

from tests.server.strangers.test_leaks import NOTHING_HIDDEN, check_answers, table_at, told

from bench.server.process import limit_time, while_there_is_time
from remnants import kits
from remnants.kernel.match import Match

EVERY = 4
"""Decisions between two that are looked at."""


def compared(name: str, decisions: int, minutes: float) -> tuple[int, int, int]:
    """How many comparisons were made, in how many the worlds differed, and what was told differently."""
    game, random = kits.game(name), Random(f"leaks {name}")
    count = swapped = different = seed = 0
    match = Match.new(game, max(2, game.fewest_players), seed)
    for decision in while_there_is_time(decisions, minutes):
        if match.seat is None:
            seed += 1
            match = Match.new(game, random.randint(max(2, game.fewest_players), game.most_players), seed)
        if decision % EVERY == 0:
            for seat in range(match.players):
                worlds = [table_at(match.guess(seat, made_up), match.players) for made_up in ("one", "two")]
                swapped += worlds[0].begun().match.digest() != worlds[1].begun().match.digest()
                for eyes in (seat, None):
                    different += told(worlds[0], eyes) != told(worlds[1], eyes)
                    count += 1
            try:
                count += 2 * check_answers(match, match.seat or 0, match.players, random)
            except AssertionError as leak:
                different += 1
                print(leak)
        match.play(random.choice(match.choices()))
    return count, swapped, different


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=2000)
    limit_time(parser)
    chosen = parser.parse_args()
    for name in kits.names():
        count, swapped, different = compared(name, chosen.decisions, chosen.minutes / len(kits.names()))
        hidden = "nothing is hidden in it" if name in NOTHING_HIDDEN else f"{swapped} times the worlds differed"
        print(f"{name}: {count} comparisons ({hidden}), {different} told differently")


if __name__ == "__main__":
    main()
