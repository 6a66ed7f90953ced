"""One game as learners play it: choices and observations as numbers, rewards at the end.

PettingZoo, OpenSpiel and vectorised environments are thin coats over this.
"""

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from remnants.envs.arrays import Floats
from remnants.games import game as game_named
from remnants.kernel import engine
from remnants.kernel.chance import Source
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.kernel.state import view as state_view
from remnants.kernel.steps import ASK

REWARDS = ("rank", "score")


class LearnersTable:
    """A game with numbered actions. `reward` is "rank" (1 for the winner down to -1) or "score" (differences)."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        reward: str = "rank",
    ) -> None:
        self.game = game_named(game)
        self.game.check_players(players)
        if reward not in REWARDS:
            raise BadInput(f"the reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.players = players
        self.options = self.game.check_options({} if options is None else options)
        self.pack = self.game.load_pack(pack)
        self.reward = reward
        form = import_module(f"remnants.envs.{game}")
        self.encoding = form.encoding(self.pack)
        self._observe = form.observe
        self.step_numbers = {
            name: number
            for number, name in enumerate(sorted([name for name, step in self.game.steps.items() if step.kind == ASK]))
        }
        self.state: State = self.game.start(self.pack, players, self.options)
        self.source = Source(Random(0))
        self.reset(0)
        self.part_sizes = {name: len(part) for name, part in self.parts(0).items()}
        self.observation_size = sum(self.part_sizes.values())

    def reset(self, seed: int | None) -> None:
        """A fresh game."""
        self.source = Source(Random(seed))
        self.state = self.game.start(self.pack, self.players, self.options)
        engine.advance(self.game.steps, self.state, self.source)

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return engine.to_decide(self.game.steps, self.state)

    def actions(self) -> list[int]:
        """The numbers of the legal choices."""
        number = self.encoding.number
        return [action for action in map(number, engine.choices(self.game.steps, self.state)) if action >= 0]

    def mask(self) -> NDArray[np.int8]:
        """The legal choices as zeros and ones."""
        mask = np.zeros(self.encoding.size, dtype=np.int8)
        mask[self.actions()] = 1
        return mask

    def act(self, action: int) -> None:
        """Makes the numbered choice; raises BadInput for one that is not allowed."""
        choice = self.encoding.choice(int(action))
        refusal = engine.refusal(self.game.steps, self.state, choice)
        if refusal is not None:
            raise BadInput(f"action {action}, {choice}, is refused by {refusal.rule}")
        engine.play(self.game.steps, self.state, choice, self.source)

    def parts(self, seat: int) -> dict[str, Floats]:
        """What a seat observes, in named parts."""
        step = self.state.agenda[-1].step if self.state.agenda else None
        view = {"state": state_view(self.state, seat), "step": step}
        parts: dict[str, Floats] = self._observe(view, self.pack, seat, self.step_numbers)
        return parts

    def observation(self, seat: int) -> Floats:
        """What a seat observes, as one flat array."""
        return np.concatenate(list(self.parts(seat).values()))

    def rewards(self) -> list[float]:
        """What each seat earns at the end; nothing before it."""
        if self.state.agenda:
            return [0.0] * self.players
        scores = self.game.scores(self.state)
        if self.reward == "score":
            return [float(score) - (sum(scores) - score) / max(1, self.players - 1) for score in scores]
        winners = self.game.winners(self.state)
        if self.players == 1:
            return [1.0 if winners else -1.0]
        standing = [(seat in winners, scores[seat]) for seat in range(self.players)]
        below = [len([other for other in standing if other < own]) for own in standing]
        above = [len([other for other in standing if other > own]) for own in standing]
        return [(low - high) / (self.players - 1) for low, high in zip(below, above, strict=True)]

    def clone(self) -> "LearnersTable":
        """A copy that shares everything that never changes."""
        copy = LearnersTable.__new__(LearnersTable)
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.clone()
        random = Random()
        random.setstate(self.source.random.getstate())
        copy.source = Source(random)
        return copy
