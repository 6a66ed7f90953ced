"""The state of a game as plain, declared data.

A game's state is a slotted class of ints, strings and (nested) lists of them. Each field is declared once with
who may see it; dump, load, comparison, digest and view are made from the declarations. `clone` is source of its own,
because playouts live on it: `remnants.declaring` writes it, and the conformance kit proves that it forgets nothing.
"""

import hashlib
import json
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.declarations import SECRET, Field, Json, copied
from remnants.kernel.events import Event

T = TypeVar("T")


def replaced(column: list[T], place: int, value: T) -> list[T]:
    """A column with another value in one place: how a steady field changes, which clones share."""
    changed = column[:]
    changed[place] = value
    return changed


def copied_lists(piles: list[list[int]]) -> list[list[int]]:
    """A copy of a list of lists of numbers, the commonest shape in a clone."""
    return [pile[:] for pile in piles]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: the agenda, the number of players, and a place for events.

    Events are no part of the position: they are told only while somebody listens (`telling`).
    """

    __slots__ = ("agenda", "events", "players", "telling")

    def __init__(self, players: int) -> None:
        self.players = players
        self.agenda: list[Frame] = []
        self.telling = False
        self.events: list[Event] = []

    def fields(self) -> list[Field]:
        """The declarations of the game's own fields, each once."""
        raise NotImplementedError

    def values(self) -> list[Any]:
        """What the fields hold, in their order; not to be changed. Columns made from declarations give it at once."""
        return [getattr(self, field.name) for field in self.fields()]

    def clone(self) -> "State":
        """An independent copy. Written out by each game."""
        raise NotImplementedError

    def blank(self) -> "State":
        """A state of the same game and pack whose fields are about to be filled by `load`."""
        raise NotImplementedError

    def loaded(self) -> None:
        """Called when `load` has filled the fields: a state that keeps anything worked out from them makes it anew."""

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Pickled by its declared fields; what it keeps besides is made anew."""
        pack = getattr(self, "pack", None) or getattr(self, "content", None)
        return read_back, (type(self), (self.players,) if pack is None else (pack, self.players), dump(self))

    def push(self, step: str, seat: int = NOBODY, data: tuple[int, ...] = ()) -> None:
        """Puts a step on top of the agenda: it is the next thing to happen."""
        self.agenda.append(Frame(step, seat, data))

    def then(self, frames: list[Frame]) -> None:
        """Puts several steps on top of the agenda, to happen in the order in which they are written."""
        for frame in reversed(frames):
            self.agenda.append(frame)

    def tell(self, kind: str, /, **data: Any) -> None:
        """An event that everybody sees. Guard it with `if state.telling` where playouts pass."""
        self.events.append(Event(kind, data, {}, (), False))

    def reveal(self, kind: str, /, **data: Any) -> None:
        """An event that shows everybody what was hidden before: play is not taken back beyond it."""
        self.events.append(Event(kind, data, {}, (), True))

    def whisper(self, kind: str, learner: int, secret: dict[str, Any], /, **data: Any) -> None:
        """An event whose `secret` part only one seat learns, as a hidden fact that is new to it."""
        self.events.append(Event(kind, data, secret, (learner,), True))

    def confide(self, kind: str, knower: int, secret: dict[str, Any], /, **data: Any) -> None:
        """An event whose `secret` part only one seat sees, and knew before (the own card it laid)."""
        self.events.append(Event(kind, data, secret, (knower,), False))


def dump(state: State) -> dict[str, Json]:
    """The whole position as JSON-able data."""
    data: dict[str, Json] = {"players": state.players}
    for field in state.fields():
        data[field.name] = copied(getattr(state, field.name))
    data["agenda"] = [[frame.step, frame.seat, list(frame.data)] for frame in state.agenda]
    return data


def load(state: State, data: dict[str, Json]) -> State:
    """Fills a blank state with what `dump` wrote."""
    state.players = data["players"]
    for field in state.fields():
        setattr(state, field.name, copied(data[field.name]))
    state.agenda = [Frame(step, seat, tuple(numbers)) for step, seat, numbers in data["agenda"]]
    state.loaded()
    return state


def read_back(kind: Any, made_from: tuple[Any, ...], data: dict[str, Json]) -> State:
    """The state that was pickled."""
    blank: State = kind(*made_from)
    return load(blank, data)


def same(one: State, other: State) -> bool:
    """Whether two states are the same position."""
    if one.players != other.players or one.agenda != other.agenda:
        return False
    return all(getattr(one, field.name) == getattr(other, field.name) for field in one.fields())


def digest(state: State) -> str:
    """A hash of the whole position, the same in every process and every build."""
    text = json.dumps(dump(state), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def view(state: State, seat: int) -> dict[str, Json]:
    """What one seat may see, from the declarations. Of the agenda everybody sees what is being done and by whom."""
    seen: dict[str, Json] = {"players": state.players}
    for field in state.fields():
        if field.sight is not SECRET:
            seen[field.name] = field.sight.show(state, getattr(state, field.name), seat)
    seen["agenda"] = [[frame.step, frame.seat] for frame in state.agenda]
    return seen
