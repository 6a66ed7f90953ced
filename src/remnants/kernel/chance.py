"""Where the answers of chance come from.

The source is outside the state: who holds the state cannot see the future.
"""

import hashlib
import re
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.kernel.steps import Answer, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Whoever answers rolls."""

    __slots__ = ()

    def answer(self, state: State, step: Step[Any], frame: Frame) -> Answer:
        """The answer to the roll on top of the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Chance):
    """Answers rolls from an ordinary random source: for playouts and simulations."""

    __slots__ = ("random",)

    def __init__(self, random: Random) -> None:
        self.random = random

    def answer(self, state: State, step: Step[Any], frame: Frame) -> Answer:
        return step.draw(state, frame, self.random)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Chance):
    """Answers rolls from a seed that can be published afterwards: the n-th answer depends on seed and n alone.

    Rigged answers, if any, come first. What was answered is kept in `given` until it is collected.
    """

    __slots__ = ("count", "given", "rigged", "seed")

    def __init__(self, seed: str, count: int = 0) -> None:
        self.seed = seed
        self.count = count
        self.rigged: list[Answer] = []
        self.given: list[Answer] = []

    def answer(self, state: State, step: Step[Any], frame: Frame) -> Answer:
        full = self.next_answer(state, step, frame)
        self.count += 1
        self.given.append(full)
        return full

    def may_fail(self) -> bool:
        """Whether the next answer might not fit: only what somebody wrote down can do that."""
        return bool(self.rigged)

    def next_answer(self, state: State, step: Step[Any], frame: Frame) -> Answer:
        if not self.rigged:
            return self.drawn(state, step, frame)
        full = step.accept(state, frame, self.rigged[0])
        if full is None:
            raise BadInput(
                f"the rigged answer {list(self.rigged[0])} does not fit {step.name!r}; "
                f"an answer such as {list(self.drawn(state, step, frame))} would"
            )
        del self.rigged[0]
        return full

    def drawn(self, state: State, step: Step[Any], frame: Frame) -> Answer:
        """The answer that the seed gives here."""
        return step.draw(state, frame, numbered_source(self.seed, self.count))


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorded(Seeded):
    """Gives the answers of a record again and notes in `astray` the numbers of those the seed would not have given."""

    __slots__ = ("answers", "astray", "checking")

    def __init__(self, seed: str, answers: list[Answer], checking: bool) -> None:
        super().__init__(seed)
        self.answers = answers
        self.checking = checking
        self.astray: list[int] = []

    def may_fail(self) -> bool:
        return True

    def next_answer(self, state: State, step: Step[Any], frame: Frame) -> Answer:
        if self.count >= len(self.answers):
            raise BadInput(f"the record ends where chance should answer {step.name!r}")
        recorded = self.answers[self.count]
        full = step.accept(state, frame, recorded)
        if full is None or full != recorded:
            raise BadInput(f"the record has {list(recorded)[:12]} where chance answers {step.name!r}")
        if self.checking and full != self.drawn(state, step, frame):
            self.astray.append(self.count)
        return full


def numbered_source(seed: str, number: int) -> Random:
    """The random source for the answer with this number. Anybody who knows the seed can make it again."""
    return Random(int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest(), "big"))


def commitment(seed: str) -> str:
    """The hash of the seed, published before the game; of a common one, that of the number which was there first."""
    committed = seed.partition("+")[0] if COMMON.fullmatch(seed) else seed
    return hashlib.sha256(f"remnants seed {committed}".encode()).hexdigest()


COMMON = re.compile(r"[0-9a-f]{32}(\+\d+:[0-9a-f]{32})+")
"""A seed that several made together: a number committed to, then `+seat:number` for each that a seat added to it."""


def common_seed(first: str, added: dict[int, str]) -> str:
    """The seed made of a number that was committed to and those added afterwards, so that nobody could choose it.

    Whoever committed had not seen the others; they do not know what was committed to.
    """
    return first + "".join([f"+{seat}:{added[seat]}" for seat in sorted(added)])


def numbers_added(seed: str) -> dict[int, str]:
    """The numbers that seats added to a seed; none where one side drew it alone."""
    if not COMMON.fullmatch(seed):
        return {}
    parts = [part.split(":") for part in seed.split("+")[1:]]
    return {int(seat): number for seat, number in parts}
