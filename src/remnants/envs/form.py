"""How learners meet one game: choices as numbered actions, what a seat sees as an array, results as rewards.

Everything here depends on the game, its pack and the number of players alone, and never changes during play.
A game's own part is a module that its kit names, with the function

    aspects(pack, players) -> list[Aspect]            # what an observation says, in order

and, for a game without declarations, `encoding(pack, players) -> Encoding`, the numbering of choices.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from remnants import kits
from remnants.kernel import engine
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.learning.encoding import Encoding, encoding_of
from remnants.learning.layout import Layout
from remnants.learning.numbered import Beginning

Floats = NDArray[np.float32]
Parts = dict[str, Floats]
"""The named parts of an observation: pieces of one flat array."""
REWARDS = ("rank", "score")


class Form:
    """A game with numbered actions. `reward` is "rank" (1 for the winner down to -1) or "score" (differences)."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        reward: str = "rank",
    ) -> None:
        kit = kits.kit(game)
        self.game = kit.game()
        self.game.check_players(players)
        if reward not in REWARDS:
            raise BadInput(f"the reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.players = players
        self.options = self.game.check_options({} if options is None else options)
        self.pack = self.game.load_pack(pack)
        self._made_from = (game, players, options, pack, reward)
        self.reward = reward
        module = kit.learning()
        if module is None:
            raise BadInput(f"{game} says nothing to learners: its kit has no `learning`")
        declared = self.game.declared
        self.encoding: Encoding = (
            module.encoding(self.pack, players) if declared is None else encoding_of(declared, self.pack, players)
        )
        self.layout = Layout(self.game, self.pack, players, module.aspects(self.pack, players))
        self.beginning = Beginning(self.game, self.pack, players, self.options)
        sizes = zip(self.layout.names, self.layout.sizes, strict=True)
        self.part_sizes: dict[str, int] = {name: size for name, size in sizes if size > 0}
        self.observation_size = self.layout.size
        self.scales: Floats = (1.0 / np.asarray(self.layout.scales, dtype=np.float32)).astype(np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        """It is made again from what it was asked for: everything in it follows from that."""
        return Form, self._made_from

    def explain(self, place: int) -> str:
        """What a place of the observation says, in words."""
        return self.layout.explain(place)

    def observed(self, state: State, seat: int) -> tuple[Floats, Parts]:
        """What a seat observes: one flat array, and the same in named parts."""
        flat = self.scaled(self.layout.observed(state, seat, engine.to_decide(self.game.steps, state)))
        return flat, self.in_parts(flat)

    def scaled(self, written: bytes) -> Floats:
        """Written bytes as numbers between 0 and 1."""
        numbers: Floats = np.frombuffer(written, dtype=np.uint8).astype(np.float32)
        numbers *= self.scales
        return numbers

    def in_parts(self, flat: Floats) -> Parts:
        """A flat observation in its named parts, which are pieces of it."""
        parts: Parts = {}
        start = 0
        for name, size in self.part_sizes.items():
            parts[name] = flat[start : start + size]
            start += size
        return parts

    def rewards(self, state: State) -> list[float]:
        """What each seat earns at the end; nothing before it."""
        if state.agenda:
            return [0.0] * self.players
        scores, winners = self.game.scores(state), self.game.winners(state)
        if self.players == 1:
            return [float(scores[0]) if self.reward == "score" else 1.0 if winners else -1.0]
        if self.reward == "score":
            return [float(score) - (sum(scores) - score) / (self.players - 1) for score in scores]
        standing = [(seat in winners, scores[seat]) for seat in range(self.players)]
        below = [len([other for other in standing if other < own]) for own in standing]
        above = [len([other for other in standing if other > own]) for own in standing]
        return [(low - high) / (self.players - 1) for low, high in zip(below, above, strict=True)]
