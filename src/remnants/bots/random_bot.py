"""The random bot: any legal choice. It is what every other bot has to beat."""

from random import Random

from remnants.bots.seen import Bot, Seen
from remnants.kernel.steps import Choice


class RandomBot(Bot):
    """Chooses at random."""

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        return Random(f"random {seed}").choice(seen.choices())
