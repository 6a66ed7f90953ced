"""A game's laboratory.toml, read and checked: what the reports count."""

from functools import cache
from typing import Any, Final

import msgspec

from remnants import kits
from remnants.kernel.declarations import Declarations
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State

USE: Final = "use"
GAIN: Final = "gain"


class Counted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A kind of choice that names a thing: a card that is played, a development that is built."""

    step: str
    """The step that asks; empty for any."""
    verb: str
    thing: str
    """The kind of the thing, as texts call it."""
    did: str
    """How reports say it: played, bought."""
    way: str
    """Whether the thing is used so, or only gained. What is used in any way is not rare."""
    where: dict[str, int] = {}
    """Numbers of the position that must be so."""
    named_by: str = ""
    """The field of the position that names the thing, where the choice does not: what is being auctioned."""
    through: str = ""
    """The choice without more to it that leads there: whoever may say "buy" may take what lies in the row."""
    all_in_reach: bool = False
    """Whether whatever lies there may be taken: what is refused lies elsewhere then, and was not left lying."""
    withheld: bool = True
    """Whether experiments may forbid it."""
    one_of: bool = False
    """Whether one of what lies there is taken each time, as in a draft: what is taken at once can be told then."""

    def holds(self, step: str, state: State) -> bool:
        return self.step in ("", step) and all([getattr(state, name) == value for name, value in self.where.items()])

    def number(self, state: State, choice: tuple[Any, ...]) -> int:
        """The number of the thing that a choice is about."""
        return int(getattr(state, self.named_by) if self.named_by else choice[1])


class Mechanism(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A part of the game that should matter, known by an event: goods sold, a train derailed."""

    name: str
    event: str
    where: dict[str, int | str | list[int | str]] = {}
    """Fields of the event that must be so, or one of these."""
    seat: str = "seat"
    """The field of the event that says whose doing it was; empty where it is nobody's."""
    worth: str = ""
    """The field of the event that says what it brought, ..."""
    of: str = ""
    """... as a part of all that the seats gained in this field of the position: money, arcs."""
    fewest_players: int = 1
    """With fewer it cannot happen, so nobody is told that it never does."""

    def holds(self, event: dict[str, Any]) -> bool:
        if event["kind"] != self.event:
            return False
        for field, wanted in self.where.items():
            if event.get(field) not in (wanted if isinstance(wanted, list) else [wanted]):
                return False
        return True


class Laboratory(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is watched in one game."""

    begins: str
    """The step at which players decide for the first time in turn order; whoever is asked there first goes first."""
    out: str = ""
    """The event that says that a seat is out of the game, if there is such a thing."""
    counted: list[Counted] = []
    mechanism: list[Mechanism] = []


@cache
def laboratory(game: str) -> Laboratory:
    """What is watched in a game; nothing where it does not say."""
    file = kits.kit(game).laboratory
    if file is None:
        return Laboratory(begins="")
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=Laboratory)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput(f"{file}: {error}") from None
    wrong = unknown(found, kits.kit(game).declared())
    if wrong:
        raise BadInput(f"{file}: {wrong[0]}")
    return found


def unknown(found: Laboratory, declared: Declarations | None) -> list[str]:
    """A sentence for everything that names what the game does not have; nothing of a game that declares nothing."""
    if declared is None:
        return []
    verbs = {name for name, _ in declared.verbs}
    fields = {field.name for field in declared.fields}
    wrong: list[str] = []
    for counted in found.counted:
        if counted.verb not in verbs:
            wrong.append(f"the game has no verb {counted.verb!r}; there are {', '.join(sorted(verbs))}")
        if counted.through and counted.through not in verbs:
            wrong.append(f"the game has no verb {counted.through!r}; there are {', '.join(sorted(verbs))}")
        named = [*counted.where, *([counted.named_by] if counted.named_by else [])]
        wrong += [f"the position has no field {name!r}" for name in named if name not in fields]
    for mechanism in found.mechanism:
        told = declared.events.get(mechanism.event)
        if told is None:
            wrong.append(f"{mechanism.name}: the game has no event {mechanism.event!r}")
            continue
        named = [*mechanism.where, *[name for name in (mechanism.seat, mechanism.worth) if name]]
        wrong += [
            f"{mechanism.name}: the event {mechanism.event!r} has no {name!r}"
            for name in named
            if name not in told.parts
        ]
        if mechanism.of and mechanism.of not in fields:
            wrong.append(f"{mechanism.name}: the position has no field {mechanism.of!r}")
    if found.out and found.out not in declared.events:
        wrong.append(f"the game has no event {found.out!r}")
    return wrong
