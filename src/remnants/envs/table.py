"""One game as learners play it, chance answered from a seed: PettingZoo and vectorised games are coats of this."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from remnants.envs.arrays import Floats, Parts
from remnants.envs.form import Form, mask_of
from remnants.kernel import engine
from remnants.kernel.chance import Source
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.kernel.steps import Choice


class LearnersTable:
    """A game being played by numbered actions."""

    def __init__(self, form: Form, seed: int | None = None) -> None:
        self.form = form
        self._steps = form.game.steps
        self._legal: dict[int, Choice] | None = None
        self.reset(seed)

    def reset(self, seed: int | None) -> None:
        """A fresh game at its first decision."""
        self.source = Source(Random(seed))
        self.state: State = self.form.start()
        engine.advance(self._steps, self.state, self.source)
        self._legal = None

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return engine.to_decide(self._steps, self.state)

    def legal(self) -> dict[int, Choice]:
        """The legal choices by their numbers."""
        if self._legal is None:
            self._legal = self.form.legal(self.state)
        return self._legal

    def mask(self) -> NDArray[np.int8]:
        """The legal actions as zeros and ones."""
        return mask_of(self.legal(), self.form.encoding.size)

    def act(self, action: int) -> None:
        """Makes the numbered choice; raises BadInput for one that is not allowed."""
        choice = self.legal().get(int(action))
        if choice is None:
            raise BadInput(self._objection(int(action)))
        self._legal = None
        engine.play(self._steps, self.state, choice, self.source)

    def _objection(self, action: int) -> str:
        """Why an action is not allowed."""
        if self.seat < 0:
            return f"action {action} comes after the end of the game"
        try:
            choice = self.form.encoding.choice(action)
        except ValueError as error:
            return str(error)
        refusal = engine.refusal(self._steps, self.state, choice)
        return f"action {action}, {choice}, is refused by {refusal.rule if refusal else 'the encoding'}"

    def act_at_random(self, random: Random) -> None:
        """Makes a random legal choice, those beyond the numbering included."""
        choices = engine.choices(self._steps, self.state)
        self._legal = None
        engine.play(self._steps, self.state, choices[int(random.random() * len(choices))], self.source)

    def observation(self, seat: int) -> Floats:
        """What a seat observes, as one flat array."""
        return self.form.observed(self.state, seat)[0]

    def parts(self, seat: int) -> Parts:
        """What a seat observes, in named parts."""
        return self.form.observed(self.state, seat)[1]

    def rewards(self) -> list[float]:
        """What each seat earns at the end; nothing before it."""
        return self.form.rewards(self.state)
