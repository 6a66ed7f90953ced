"""The state of a game as plain, declared data.

A game's state is a slotted class of ints, strings and (nested) lists of them. Each field is declared once with
who may see it; dump, load, comparison, digest and view are made from the declarations. `clone` is written out
by the game, because playouts live on it; the conformance kit proves that it forgets nothing.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.events import Event

Json = Any


class Sight:
    """Who may see a field. A field that does not say is seen by nobody."""

    __slots__ = ("name", "show")

    def __init__(self, name: str, show: Callable[[Any, Any, int], Json]) -> None:
        self.name = name
        self.show = show


def _in_full(state: Any, value: Any, seat: int) -> Json:
    return copied(value)


def _not_at_all(state: Any, value: Any, seat: int) -> Json:
    return None


def _counted(state: Any, value: Any, seat: int) -> Json:
    if value and isinstance(value[0], list):
        return [len(pile) for pile in value]
    return len(value)


def _own_in_full(state: Any, value: Any, seat: int) -> Json:
    return [copied(entry) if owner == seat else _hidden(entry) for owner, entry in enumerate(value)]


def _hidden(entry: Any) -> Json:
    return len(entry) if isinstance(entry, list) else None


OPEN = Sight("open", _in_full)
"""Everybody sees it."""
SECRET = Sight("secret", _not_at_all)
"""Nobody sees it."""
COUNT = Sight("count", _counted)
"""Everybody sees how many there are, nobody sees which: face-down piles."""
OWNER = Sight("owner", _own_in_full)
"""A list by seat: the owner sees the own entry, the others how many there are: hands."""


def shown(show: Callable[[Any, Any, int], Json]) -> Sight:
    """A sight of its own: `show(state, value, seat)` gives what that seat may see."""
    return Sight("shown", show)


class Field:
    """The declaration of one field of a state."""

    __slots__ = ("name", "sight")

    def __init__(self, name: str, sight: Sight = SECRET) -> None:
        self.name = name
        self.sight = sight


def copied(value: Any) -> Any:
    """A copy of plain data, lists all the way down."""
    if isinstance(value, list):
        return [copied(entry) for entry in value]
    return value


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

    def clone(self) -> "State":
        """An independent copy. Written out by each game."""
        raise NotImplementedError

    def blank(self) -> "State":
        """A state of the same game and pack whose fields are about to be filled by `load`."""
        raise NotImplementedError

    def loaded(self) -> None:
        """Called when `load` has filled the fields: a state that keeps anything worked out from them makes it anew."""

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
