"""How learners meet one game: choices as numbered actions, views as arrays, results as rewards.

Everything here depends on the game, its pack and the number of players alone, and never changes during play.
A game's own part is a module of this package with three functions:

    encoding(pack) -> Encoding                        # the numbering of choices
    sizes(pack, players) -> dict[str, int]            # the named parts of an observation, in order
    observe(state, pack, seat, parts) -> None         # fills them from what that seat sees
"""

from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from remnants.envs.arrays import Floats, Parts, laid_out, write_marks, write_scaled, write_seats
from remnants.envs.encoding import Encoding
from remnants.games import game as game_named
from remnants.kernel import engine
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.kernel.state import view as state_view
from remnants.kernel.steps import ASK, Choice

REWARDS = ("rank", "score")
QUESTION_NUMBERS = 4
"""Of the numbers that go with a question (which figure is moving, how many goods are left) the first few are shown."""
HIGHEST_NUMBER = 1000
"""Numbers from here on are sets of places, one bit each: they are left out, the mask of actions tells as much."""


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
        self.game = game_named(game)
        self.game.check_players(players)
        if reward not in REWARDS:
            raise BadInput(f"the reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.players = players
        self.options = self.game.check_options({} if options is None else options)
        self.pack = self.game.load_pack(pack)
        self.reward = reward
        module = import_module(f"remnants.envs.{game}")
        self.encoding: Encoding = module.encoding(self.pack)
        self._observe = module.observe
        questions = sorted([name for name, step in self.game.steps.items() if step.kind == ASK])
        self._question = {name: number for number, name in enumerate(questions)}
        self.part_sizes: dict[str, int] = {
            "seat": players,
            "decides": players,
            "asked": len(questions),
            "question": QUESTION_NUMBERS,
            **module.sizes(self.pack, players),
        }
        self.observation_size = sum(self.part_sizes.values())

    def start(self) -> State:
        """A game before its set-up."""
        return self.game.start(self.pack, self.players, self.options)

    def legal(self, state: State) -> dict[int, Choice]:
        """The legal choices by their numbers."""
        number = self.encoding.number
        numbered = {number(choice): choice for choice in engine.choices(self.game.steps, state)}
        numbered.pop(-1, None)
        return numbered

    def observed(self, state: State, seat: int, view: dict[str, Any] | None = None) -> tuple[Floats, Parts]:
        """What a seat observes: one flat array, and the same in named parts. The seat's view is made unless given."""
        flat, parts = laid_out(self.part_sizes)
        decides = engine.to_decide(self.game.steps, state)
        write_marks(parts["seat"], [seat], self.players)
        write_seats(parts["decides"], [decides], seat, self.players)
        if state.agenda:
            frame = state.agenda[-1]
            write_marks(parts["asked"], [self._question.get(frame.step, -1)], len(self._question))
            if seat == decides:
                numbers = [number if number < HIGHEST_NUMBER else 0 for number in frame.data[:QUESTION_NUMBERS]]
                write_scaled(parts["question"][: len(numbers)], numbers, 50)
        self._observe(state_view(state, seat) if view is None else view, self.pack, seat, parts)
        return flat, parts

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


def mask_of(actions: dict[int, Choice], size: int) -> NDArray[np.int8]:
    """The legal actions as zeros and ones."""
    mask = np.zeros(size, dtype=np.int8)
    mask[list(actions)] = 1
    return mask
