"""One game as learners play it, chance answered from a seed: PettingZoo and Gymnasium are coats of this."""

import secrets
from random import Random

import numpy as np
from numpy.typing import NDArray

from remnants.envs.form import Floats, Form, Parts
from remnants.kernel import engine
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.kernel.steps import Choice
from remnants.learning.numbered import NumberedGame


class LearnersTable:
    """A game being played by numbered actions."""

    def __init__(self, form: Form, seed: int | None = None) -> None:
        self.form = form
        self.played = NumberedGame(form.encoding, form.layout, form.beginning.fresh(seed_or_any(seed)))

    def reset(self, seed: int | None) -> None:
        """A fresh game at its first decision."""
        self.played.begin(self.form.beginning.fresh(seed_or_any(seed)))

    @property
    def state(self) -> State:
        return self.played.simulation.state

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return self.played.seat

    def actions(self) -> list[int]:
        """The numbers of the legal choices."""
        return self.played.actions()

    def legal(self) -> dict[int, Choice]:
        """The legal choices by their numbers."""
        return self.played.legal()

    def mask(self) -> NDArray[np.int8]:
        """The legal actions as zeros and ones."""
        return np.frombuffer(self.played.mask(), dtype=np.int8).copy()

    def act(self, action: int) -> None:
        """Makes the numbered choice; raises BadInput for one that is not allowed."""
        if not self.played.act(int(action)):
            raise BadInput(objection(self.form, self.played, int(action)))

    def make(self, choice: Choice) -> None:
        """Makes a legal choice, one beyond the numbering included."""
        self.played.make(choice)

    def act_at_random(self, random: Random) -> None:
        """Makes a random legal choice, those beyond the numbering included."""
        self.played.act_at_random(random)

    def observation(self, seat: int) -> Floats:
        """What a seat observes, as one flat array."""
        return self.form.scaled(self.played.observation(seat))

    def parts(self, seat: int) -> Parts:
        """What a seat observes, in named parts."""
        return self.form.in_parts(self.observation(seat))

    def rewards(self) -> list[float]:
        """What each seat earns at the end; nothing before it."""
        return self.form.rewards(self.state)


def objection(form: Form, played: NumberedGame, action: int) -> str:
    """Why an action is not allowed."""
    if played.seat < 0:
        return f"action {action} comes after the end of the game"
    try:
        choice = form.encoding.choice(action, played.seat)
    except ValueError as error:
        return str(error)
    refusal = engine.refusal(form.game.steps, played.simulation.state, choice)
    return f"action {action}, {choice}, is refused by {refusal.rule if refusal else 'the encoding'}"


def seed_or_any(seed: int | None) -> int:
    """The seed, or one that nobody knows."""
    return secrets.randbits(62) if seed is None else seed
