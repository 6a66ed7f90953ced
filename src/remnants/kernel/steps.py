"""Steps: the small handlers, named after the rulebook, that the agenda's frames call by name.

A step either runs by itself (`Automatic`), asks a player (`Ask`) or asks chance (`Roll`). Step names and verbs are
written into records, so they are stable.
"""

from random import Random
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Fact, Refusal
from remnants.kernel.state import State

S = TypeVar("S", bound=State)

Choice = tuple[Any, ...]
"""A verb and its arguments: `(verb, *ids and small ints)`; a JSON array on the wire."""
Answer = tuple[int, ...]
"""What chance answered: the faces of dice, or the new order of a pile."""

AUTOMATIC: Final = 0
ASK: Final = 1
ROLL: Final = 2

MOST_LISTED_OUTCOMES: Final = 1296


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What all steps have: a stable name and a kind."""

    kind: int

    def __init__(self, name: str) -> None:
        self.name = name
        self.kind = AUTOMATIC

    def run(self, state: S, frame: Frame) -> None:
        """Does it (Automatic only). The frame has been taken off the agenda."""
        raise NotImplementedError

    def seat(self, state: S, frame: Frame) -> int:
        """Who is asked (Ask only)."""
        return frame.seat

    def candidates(self, state: S, frame: Frame) -> list[Choice]:
        """Everything a player might try here, allowed or not (Ask only). It must not give hidden facts away."""
        raise NotImplementedError

    def refuse(self, state: S, frame: Frame, choice: Choice) -> Refusal | None:
        """The rule that forbids a candidate, or None (Ask only)."""
        return None

    def choices(self, state: S, frame: Frame) -> list[Choice]:
        """The legal choices: the candidates that are not refused. Written out again only where playouts need it."""
        return [choice for choice in self.candidates(state, frame) if self.refuse(state, frame, choice) is None]

    def choose(self, state: S, frame: Frame, choice: Choice) -> None:
        """Does what was chosen (Ask only). The frame has been taken off the agenda."""
        raise NotImplementedError

    def refuse_stranger(self, state: S, frame: Frame, choice: Choice) -> Refusal:
        """The rule cited for a choice that is not even a candidate (Ask only)."""
        raise NotImplementedError

    def outcomes(self, state: S, frame: Frame) -> list[tuple[Answer, float]]:
        """All answers of chance with their probabilities, or nothing where there are too many to list (Roll only)."""
        return []

    def next_outcomes(self, state: S, frame: Frame, so_far: Answer) -> list[tuple[int, float]]:
        """The answer number by number (Roll only): what can follow the first numbers, nothing when it is complete."""
        raise NotImplementedError

    def draw(self, state: S, frame: Frame, source: Random) -> Answer:
        """One answer of chance (Roll only)."""
        raise NotImplementedError

    def accept(self, state: S, frame: Frame, answer: Answer) -> Answer | None:
        """The full answer that a recorded or rigged one stands for, or None if chance could not give it (Roll only)."""
        raise NotImplementedError

    def resolve(self, state: S, frame: Frame, answer: Answer) -> None:
        """Does what chance answered (Roll only). The frame has been taken off the agenda."""
        raise NotImplementedError


def written(choice: Choice) -> str:
    """A choice in one short line."""
    return " ".join([str(part) for part in choice])[:80]


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """A step that runs by itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that asks a player. `rule` is cited for choices that make no sense here at all."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name)
        self.kind = ASK
        self.rule = rule

    def refuse_stranger(self, state: S, frame: Frame, choice: Choice) -> Refusal:
        facts: dict[str, Fact] = {"choice": written(choice)}
        if not any([tried[0] == choice[0] for tried in self.candidates(state, frame)]):
            facts["asked"] = "other"
        return Refusal(self.rule, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Step[S]):
    """A step that asks chance."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.kind = ROLL


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(Roll[S]):
    """Some dice with the same faces, thrown together. The answer lists a face for each die."""

    def __init__(self, name: str) -> None:
        super().__init__(name)

    def count(self, state: S, frame: Frame) -> int:
        """How many dice."""
        return 1

    def faces(self, state: S, frame: Frame) -> list[int]:
        """The faces of one die, each equally likely."""
        raise NotImplementedError

    def outcomes(self, state: S, frame: Frame) -> list[tuple[Answer, float]]:
        faces = self.faces(state, frame)
        count = self.count(state, frame)
        if len(faces) ** count > MOST_LISTED_OUTCOMES:
            return []
        chances: dict[Answer, float] = {(): 1.0}
        for _ in range(count):
            longer: dict[Answer, float] = {}
            for answer, probability in chances.items():
                for face in faces:
                    rolled = (*answer, face)
                    longer[rolled] = longer.get(rolled, 0.0) + probability / len(faces)
            chances = longer
        return list(chances.items())

    def next_outcomes(self, state: S, frame: Frame, so_far: Answer) -> list[tuple[int, float]]:
        if len(so_far) == self.count(state, frame):
            return []
        faces = self.faces(state, frame)
        return [(face, faces.count(face) / len(faces)) for face in sorted(set(faces))]

    def draw(self, state: S, frame: Frame, source: Random) -> Answer:
        faces = self.faces(state, frame)
        sides = len(faces)
        return tuple([faces[int(source.random() * sides)] for _ in range(self.count(state, frame))])

    def accept(self, state: S, frame: Frame, answer: Answer) -> Answer | None:
        faces = self.faces(state, frame)
        if len(answer) != self.count(state, frame):
            return None
        for face in answer:
            if face not in faces:
                return None
        return answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Roll[S]):
    """A pile put into a random order; the last of the pile is its top.

    A rigged answer may name only the top cards, the topmost first; the rest follows as it lay.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)

    def pile(self, state: S, frame: Frame) -> list[int]:
        """What is shuffled."""
        raise NotImplementedError

    def next_outcomes(self, state: S, frame: Frame, so_far: Answer) -> list[tuple[int, float]]:
        return left_over(self.pile(state, frame), so_far)

    def draw(self, state: S, frame: Frame, source: Random) -> Answer:
        pile = self.pile(state, frame)[:]
        shuffle(pile, source)
        return tuple(pile)

    def accept(self, state: S, frame: Frame, answer: Answer) -> Answer | None:
        rest = self.pile(state, frame)[:]
        if len(answer) == len(rest):
            return answer if sorted(answer) == sorted(rest) else None
        for card in answer:
            if card not in rest:
                return None
            rest.remove(card)
        return (*rest, *reversed(answer))


def left_over(pieces: list[int], drawn: Answer) -> list[tuple[int, float]]:
    """The pieces not yet drawn, each equally likely to be next; there may be several of a kind."""
    left = pieces[:]
    for piece in drawn:
        left.remove(piece)
    return [(piece, left.count(piece) / len(left)) for piece in sorted(set(left))]


def shuffle(pile: list[int], source: Random) -> None:
    """Puts a list into a random order in place, one random number for each entry."""
    random = source.random
    for last in range(len(pile) - 1, 0, -1):
        other = int(random() * (last + 1))
        card = pile[last]
        pile[last] = pile[other]
        pile[other] = card


def table(*chapters: list[Step[Any]]) -> dict[str, Step[Any]]:
    """All steps of a game by name, gathered from its chapters. A name used twice is a mistake."""
    steps: dict[str, Step[Any]] = {}
    for chapter in chapters:
        for step in chapter:
            if step.name in steps:
                raise ValueError(f"two steps are called {step.name!r}")
            steps[step.name] = step
    return steps
