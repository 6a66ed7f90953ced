"""What the declarations allow: no number of a position, a frame, a choice, a refusal or an event beyond its limits."""

from typing import Any

from remnants.kernel.agenda import NOBODY
from remnants.kernel.declarations import FLAG, WORD, Declarations, Field, Kind, Numbers, Part
from remnants.kernel.game import Pack

LONGEST_PILE = 1000
MOST_FRAMES = 200


def beyond_limits(declared: Declarations, pack: Pack, data: dict[str, Any], blank: dict[str, Any]) -> str | None:
    """What is impossible in a position written as `dump` writes it: a sentence about the first such thing, or None.

    `blank` is the empty table written the same way: what has a fixed length has it there.
    """
    players = data["players"]
    for field in declared.fields:
        if field.shape.length and len(data[field.name]) != len(blank[field.name]):
            return f"{field.name} has {len(data[field.name])} entries instead of {len(blank[field.name])}"
        wrong = wrong_field(field, data[field.name], pack, players)
        if wrong is not None:
            return wrong
    if len(data["agenda"]) > MOST_FRAMES:
        return f"the agenda has more than {MOST_FRAMES} frames"
    for step, seat, numbers in data["agenda"]:
        wrong = wrong_frame(declared.frames.get(step), step, seat, numbers, pack, players)
        if wrong is not None:
            return wrong
    return None


def wrong_field(field: Field, value: Any, pack: Pack, players: int) -> str | None:
    """Whether a field has another form than its declaration, or a number beyond the limits of its kind."""
    name, shape = field.name, field.shape
    if shape.depth == 0:
        return wrong_number(name, value, field.kind, pack, players)
    if not isinstance(value, list) or len(value) > LONGEST_PILE:
        return f"{name} is no list of at most {LONGEST_PILE} entries"
    for entry in value:
        numbers = entry if shape.depth == 2 else [entry]
        if not isinstance(numbers, list) or len(numbers) > LONGEST_PILE:
            return f"{name} holds {entry!r}"[:120]
        for number in numbers:
            wrong = wrong_number(name, number, field.kind, pack, players)
            if wrong is not None:
                return wrong
    return None


def wrong_frame(form: Numbers | None, step: str, seat: int, numbers: list[int], pack: Pack, players: int) -> str | None:
    """Whether a frame of the agenda has another form than its declaration."""
    parts = {} if form is None else form.parts
    if not NOBODY <= seat < players:
        return f"{step} waits for seat {seat}"
    kinds: list[tuple[str, Kind]] = []
    for name, part in parts.items():
        if part.many:
            kinds += [(name, part.kind)] * max(0, len(numbers) - len(kinds))
        else:
            kinds.append((name, part.kind))
    if len(kinds) != len(numbers):
        return f"{step} goes with {len(kinds)} numbers ({', '.join(parts) or 'none'}), not with {list(numbers)}"[:160]
    for (name, kind), number in zip(kinds, numbers, strict=True):
        wrong = wrong_number(f"{name} of {step}", number, kind, pack, players)
        if wrong is not None:
            return wrong
    return None


def wrong_choice(declared: Declarations, choice: tuple[Any, ...], pack: Pack, players: int) -> str | None:
    """Whether a choice has no declared verb, or an argument beyond the limits of its kind."""
    verb = declared.verbs.get((choice[0], len(choice) - 1))
    if verb is None:
        return f"there is no verb {choice[0]!r} with {len(choice) - 1} arguments"
    for (name, kind), value in zip(verb.arguments.items(), choice[1:], strict=True):
        wrong = wrong_number(f"{name} of {choice[0]}", value, kind, pack, players)
        if wrong is not None:
            return wrong
    return None


def wrong_fact(declared: Declarations, facts: dict[str, Any], pack: Pack, players: int) -> str | None:
    """Whether a refusal has a fact that is not declared, or a number beyond the limits of its kind.

    A thing may stand there in words already: "B2, B3" for several spaces.
    """
    for name, value in facts.items():
        kind = declared.facts.get(name)
        if kind is None:
            return f"there is no fact {name!r}"
        if kind is WORD or isinstance(value, str):
            wrong = None if isinstance(value, str) else f"{name} is {value!r}"
        else:
            wrong = wrong_number(name, value, kind, pack, players)
        if wrong is not None:
            return wrong
    return None


def wrong_event(
    declared: Declarations, kind: str, data: dict[str, Any], secret: dict[str, Any], pack: Pack, players: int
) -> str | None:
    """Whether an event tells other things than are declared, or tells everybody what only some may know."""
    form = declared.events.get(kind)
    if form is None:
        return f"there is no event {kind!r}"
    for name in [*data, *secret]:
        if name not in form.parts:
            return f"the event {kind!r} has no {name}"
        if form.parts[name].hidden and name not in secret:
            return f"the event {kind!r} tells everybody its {name}"
    for name, part in form.parts.items():
        if name in data or name in secret:
            wrong = wrong_part(f"{name} of the event {kind!r}", secret.get(name, data.get(name)), part, pack, players)
            if wrong is not None:
                return wrong
        elif not part.optional and not part.hidden:
            return f"the event {kind!r} lacks its {name}"
    return None


def wrong_part(name: str, value: Any, part: Part, pack: Pack, players: int) -> str | None:
    if part.kind is WORD:
        return None if isinstance(value, str) else f"{name} is {value!r}"
    for number in value if part.many and isinstance(value, list | tuple) else [value]:
        wrong = wrong_number(name, number, part.kind, pack, players)
        if wrong is not None:
            return wrong
    return None


def wrong_number(name: str, number: Any, kind: Kind, pack: Pack, players: int) -> str | None:
    if type(number) is not int and not (type(number) is bool and kind is FLAG):
        return f"{name} is {number!r}"[:120]
    least, most = kind.range(pack, players)
    if not least <= number <= most:
        return f"{name} is {number}: a {kind.name} is {least} to {most}"
    return None
