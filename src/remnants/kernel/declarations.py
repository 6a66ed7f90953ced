"""What exists in a game, written down once: the fields of its state, its verbs, the numbers of its frames, its events,
and what the facts of its refusals stand for.

Everything else is made from these declarations or checked against them: the columns of the state with blank and clone
(`remnants.declaring` writes them as source), dump, load and view, the page's types, the numbering of choices for
learners, the names of arguments, and what may stand in a record that somebody wrote by hand.
"""

from collections.abc import Callable
from typing import Any, Final

Json = Any
Bound = int | Callable[[Any, int], int]
"""A number, or how it follows from the pack and the number of players."""
NONE: Final = -1

# ---------------------------------------------------------------- kinds


class Kind:
    """What a number stands for, and from where to where such numbers go."""

    __slots__ = ("each", "least", "most", "name", "offered")

    def __init__(self, name: str, most: Bound, least: int = 0, each: Bound = 1, offered: Bound | None = None) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.each = each
        """How far apart two neighbours are: amounts of money go in coins."""
        self.offered = most if offered is None else offered
        """The highest that learners can choose, where higher ones exist and nobody needs them."""

    def range(self, pack: Any, players: int) -> tuple[int, int]:
        """The least and the most such a number can be."""
        return self.least, bound(self.most, pack, players)

    def step(self, pack: Any, players: int) -> int:
        return bound(self.each, pack, players)


def bound(limit: Bound, pack: Any, players: int) -> int:
    return limit if isinstance(limit, int) else limit(pack, players)


def things(name: str, count: Callable[[Any, int], int]) -> Kind:
    """Numbered things, from 0 to one less than `count`."""
    return Kind(name, lambda pack, players: count(pack, players) - 1)


def or_none(kind: Kind) -> Kind:
    """The same, or -1 for none."""
    return Kind(kind.name, kind.most, NONE, kind.each, kind.offered)


def set_of(kind: Kind) -> Kind:
    """A set of such things in one number: bit n stands for thing n."""
    return Kind(f"set of {kind.name}", lambda pack, players: 2 ** (bound(kind.most, pack, players) + 1) - 1)


def amount(most: Bound, least: int = 0, each: Bound = 1, offered: Bound | None = None) -> Kind:
    """A plain number within limits: money, rounds, dice."""
    return Kind("number", most, least, each, offered)


SEAT: Final = Kind("seat", lambda pack, players: players - 1)
FLAG: Final = Kind("flag", 1)
NUMBER: Final = Kind("number", 10**6, -(10**6))
"""A number that is nothing but a number."""
WORD: Final = Kind("word", 0)
"""Not a number but a text, such as the name of an action: in events and facts only."""
PLAIN: Final = (NUMBER.name, FLAG.name, WORD.name)
"""The names of kinds that stand for nothing on the table."""

# ---------------------------------------------------------------- who sees what


class Sight:
    """Who may see a field. A field that does not say is seen by nobody.

    `seen` says in which form others see it: "same", "nothing", "count", "own or count", "own or nothing".
    """

    __slots__ = ("name", "seen", "show")

    def __init__(self, name: str, show: Callable[[Any, Any, int], Json], seen: str) -> None:
        self.name = name
        self.show = show
        self.seen = seen


def copied(value: Any) -> Any:
    """A deep copy of plain data: lists are copied, everything else cannot be changed."""
    return [copied(entry) for entry in value] if isinstance(value, list) else value


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


OPEN: Final = Sight("open", _in_full, "same")
"""Everybody sees it."""
SECRET: Final = Sight("secret", _not_at_all, "nothing")
"""Nobody sees it."""
COUNT: Final = Sight("count", _counted, "count")
"""Everybody sees how many there are, nobody sees which: face-down piles."""
OWNER: Final = Sight("owner", _own_in_full, "own or count")
"""A list by seat: the owner sees the own entry, the others how many there are: hands."""


def shown(show: Callable[[Any, Any, int], Json], seen: str = "same") -> Sight:
    """A sight of its own: `show(state, value, seat)` gives what that seat may see, in the form that `seen` names."""
    return Sight("shown", show, seen)


# ---------------------------------------------------------------- fields


class Shape:
    """How a field holds its numbers."""

    __slots__ = ("depth", "length", "name")

    def __init__(self, name: str, depth: int, length: str = "") -> None:
        self.name = name
        self.depth = depth
        """0 for one number, 1 for a list, 2 for lists in a list."""
        self.length = length
        """How many entries there always are, written with `pack` and `players`; nothing where that changes."""


ONE: Final = Shape("one", 0)
PILE: Final = Shape("pile", 1)
"""Any number of them, in order."""
BY_SEAT: Final = Shape("by seat", 1, "players")
PILE_BY_SEAT: Final = Shape("pile by seat", 2, "players")
ROWS: Final = Shape("rows", 2)
"""Any number of short lists."""


def by(length: str) -> Shape:
    """One number for each of so many things: `by("len(pack.market_cave)")`."""
    return Shape("by thing", 1, length)


def pile_by(length: str) -> Shape:
    """A pile for each of so many things."""
    return Shape("pile by thing", 2, length)


class Field:
    """One field of a state: its name, who sees it, how it holds its numbers and what they stand for."""

    __slots__ = ("kind", "name", "shape", "sight", "start", "steady")

    def __init__(
        self,
        name: str,
        sight: Sight = SECRET,
        shape: Shape = ONE,
        kind: Kind = NUMBER,
        start: str = "0",
        steady: bool = False,
    ) -> None:
        self.name = name
        self.sight = sight
        self.shape = shape
        self.kind = kind
        self.start = start
        """What each number is before anything happened, written with `pack` and `players`; a pile begins empty unless
        it is written as a whole list."""
        self.steady = steady
        """Whether it never changes once it is set, or is only ever replaced as a whole: then copies share it."""


class Kept:
    """Something a state keeps besides its fields, because working it out takes longer: no part of the position."""

    __slots__ = ("annotation", "copy", "name", "start")

    def __init__(self, name: str, annotation: str, start: str, copy: str = "") -> None:
        self.name = name
        self.annotation = annotation
        self.start = start
        self.copy = copy
        """How a copy gets it: "" shares it, "[:]" copies a list, "lists" a list of lists."""


# ---------------------------------------------------------------- verbs, frames, events


class Part:
    """A kind in a place where more must be said: several of them, or only for those who may know."""

    __slots__ = ("hidden", "kind", "many", "optional")

    def __init__(self, kind: Kind, many: bool = False, hidden: bool = False, optional: bool = False) -> None:
        self.kind = kind
        self.many = many
        self.hidden = hidden
        self.optional = optional


def many(kind: Kind) -> Part:
    """Any number of them: a list in an event, all that is left of a frame's numbers."""
    return Part(kind, many=True)


def hidden(part: "Kind | Part") -> Part:
    """Only for whoever is asked (in a frame), or for those who may know (in an event)."""
    given = as_part(part)
    return Part(given.kind, given.many, True, given.optional)


def optional(part: "Kind | Part") -> Part:
    """Left out now and then (in an event)."""
    given = as_part(part)
    return Part(given.kind, given.many, given.hidden, True)


def as_part(part: "Kind | Part") -> Part:
    return part if isinstance(part, Part) else Part(part)


class Verb:
    """A verb of choices, with the names and kinds of its arguments: `Verb("place", space=SPACE, turns=QUARTER)`."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, /, **arguments: Kind) -> None:
        self.name = name
        self.arguments = arguments


class Numbers:
    """The numbers that go with a frame of a step, by name: `Numbers("move.figure", limit=FIGURES, spaces=STEPS)`.

    Everybody knows them unless they are `hidden`; the seat that is asked knows them all.
    """

    __slots__ = ("parts", "step")

    def __init__(self, step: str, /, **parts: Kind | Part) -> None:
        self.step = step
        self.parts = {name: as_part(part) for name, part in parts.items()}

    def named(self, data: tuple[int, ...]) -> dict[str, Json]:
        """The numbers of a frame by name."""
        found: dict[str, Json] = {}
        place = 0
        for name, part in self.parts.items():
            if part.many:
                found[name] = list(data[place:])
                place = len(data)
            elif place < len(data):
                found[name] = data[place]
                place += 1
        return found

    def open_numbers(self, data: tuple[int, ...]) -> dict[str, Json]:
        """Those that everybody knows."""
        return {name: value for name, value in self.named(data).items() if not self.parts[name].hidden}


class Told:
    """A kind of event with the names and kinds of its fields: `Told("laid", seat=SEAT, card=hidden(CARD))`."""

    __slots__ = ("kind", "parts")

    def __init__(self, kind: str, /, **parts: Kind | Part) -> None:
        self.kind = kind
        self.parts = {name: as_part(part) for name, part in parts.items()}


class Declarations:
    """All that a game declares."""

    __slots__ = ("events", "facts", "fields", "frames", "kept", "module", "title", "told", "types", "verbs")

    def __init__(
        self,
        module: str,
        title: str,
        types: list[str],
        fields: list[Field],
        verbs: list[Verb],
        frames: list[Numbers],
        events: list[Told],
        kept: list[Kept],
        facts: dict[str, Kind] | None = None,
        told: str = "",
    ) -> None:
        """`module` is the name of the module they stand in: what is made from them as source lies beside it.

        `title` begins the names of what is made (`CityColumns`); `types` are the classes that it needs, written in
        full, the class of the pack first. `facts` says what each fact of a refusal stands for; `told` names the
        TypedDict of what is worked out with a view, `module:class`.
        """
        self.module = module
        self.title = title
        self.types = types
        self.fields = fields
        self.kept = kept
        self.verbs = {(verb.name, len(verb.arguments)): verb for verb in verbs}
        self.frames = {frame.step: frame for frame in frames}
        self.events = {event.kind: event for event in events}
        self.facts = facts or {}
        self.told = told
        for what, given, found in (
            ("verb", len(verbs), len(self.verbs)),
            ("frame", len(frames), len(self.frames)),
            ("event", len(events), len(self.events)),
            (
                "field",
                len(fields) + len(kept),
                len({*[field.name for field in fields], *[entry.name for entry in kept]}),
            ),
        ):
            if given != found:
                raise ValueError(f"{module}: a {what} is declared twice")

    def arguments(self, choice: tuple[Any, ...]) -> dict[str, Any]:
        """The arguments of a choice by name; nothing for a choice that is not declared."""
        verb = self.verbs.get((choice[0], len(choice) - 1))
        return {} if verb is None else dict(zip(verb.arguments, choice[1:], strict=True))

    def kinds(self) -> dict[str, Kind]:
        """Every kind that is spoken of, by name."""
        found: dict[str, Kind] = {}
        for field in self.fields:
            found.setdefault(field.kind.name, field.kind)
        for verb in self.verbs.values():
            for kind in verb.arguments.values():
                found.setdefault(kind.name, kind)
        for parts in [*[frame.parts for frame in self.frames.values()], *[told.parts for told in self.events.values()]]:
            for part in parts.values():
                found.setdefault(part.kind.name, part.kind)
        return found

    def for_the_page(self) -> dict[str, Any]:
        """What a page must know to put names on what it is sent: verbs, events, facts of refusals and fields."""
        return {
            "verbs": self.verbs_for_the_page(),
            "events": self.events_for_the_page(),
            "facts": {name: kind.name for name, kind in self.facts.items() if kind.name not in PLAIN},
            "fields": {
                field.name: {"kind": field.kind.name, "shape": field.shape.name, "seen": field.sight.seen}
                for field in self.fields
                if field.sight is not SECRET
            },
        }

    def verbs_for_the_page(self) -> dict[str, dict[str, str]]:
        """For each verb its arguments in order, `{argument: kind}`; where a verb has two forms, the longer one."""
        found: dict[str, dict[str, str]] = {}
        for verb in sorted(self.verbs.values(), key=lambda verb: len(verb.arguments)):
            if verb.arguments:
                found[verb.name] = {name: kind.name for name, kind in verb.arguments.items()}
        return found

    def events_for_the_page(self) -> dict[str, dict[str, Any]]:
        """For each kind of event those of its fields that are not plain numbers; `[kind]` is a list."""
        return {
            told.kind: {
                name: [part.kind.name] if part.many else part.kind.name
                for name, part in told.parts.items()
                if part.kind.name not in PLAIN
            }
            for told in self.events.values()
        }
