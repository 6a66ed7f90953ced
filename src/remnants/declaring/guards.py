"""The types of the page, and the guards with which it looks whether something is of such a type, as TypeScript."""

from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from remnants.kernel.declarations import FLAG, WORD, Field, Part

PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null"}
GUARDS = {int: "is.number", str: "is.text", bool: "is.flag", type(None): "is.nothing"}


class Written:
    """A type as it is written in TypeScript, and the guard for it."""

    def __init__(self, type: str, guard: str, optional: bool = False) -> None:
        self.type = type
        self.guard = f"is.maybe({guard})" if optional else guard
        self.optional = optional

    def listed(self) -> "Written":
        """A list of these."""
        inner = f"({self.type})" if "|" in self.type or "{" in self.type else self.type
        return Written(f"{inner}[]", f"is.list({self.guard})")

    def depth(self, depth: int) -> "Written":
        """The same in so many lists."""
        return self.listed().depth(depth - 1) if depth > 0 else self

    def when_told(self) -> "Written":
        """The same, where it may be missing."""
        return Written(self.type, self.guard, optional=True)


NUMBER = Written("number", "is.number")


def either(first: Written, *others: Written) -> Written:
    found = first
    for other in others:
        found = Written(f"{found.type} | {other.type}", f"is.either({found.guard}, {other.guard})")
    return found


def seen(field: Field) -> Written:
    """What a seat sees of a field."""
    depth, form = field.shape.depth, field.sight.seen
    if form == "count":
        return NUMBER.depth(max(0, depth - 1))
    if form == "own or count":
        return either(NUMBER.listed(), NUMBER).listed()
    if form == "own or nothing":
        nothing = Written("null", "is.nothing")
        return either(NUMBER.depth(depth - 1), nothing).listed() if depth else either(NUMBER, nothing)
    return NUMBER.depth(depth)


def part(declared: Part) -> Written:
    """A number of a question, or a field of an event."""
    plain = NUMBER
    if declared.kind is WORD:
        plain = Written("string", "is.text")
    elif declared.kind is FLAG:
        plain = either(Written("boolean", "is.flag"), NUMBER)
    found = plain.listed() if declared.many else plain
    return found.when_told() if declared.optional or declared.hidden else found


class Forms:
    """What is told in TypedDicts: each becomes an interface and a guard, those that others are made of first."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.lines: dict[str, list[str]] = {}

    def add(self, form: Any) -> Written:
        """The interface of a TypedDict."""
        name = self.title + form.__name__
        if name not in self.lines:
            parts = {
                field: self.of(hint) if field in form.__required_keys__ else self.of(hint).when_told()
                for field, hint in get_type_hints(form).items()
            }
            self.lines[name] = interface(name, parts)
        return Written(name, f"is{name}")

    def of(self, hint: Any) -> Written:
        """Any Python type of what is told."""
        origin, inner = get_origin(hint), get_args(hint)
        if is_typeddict(hint):
            return self.add(hint)
        if origin is list:
            return self.of(inner[0]).listed()
        if origin is dict:
            entry = self.of(inner[1])
            return Written(f"Record<string, {entry.type}>", f"is.named({entry.guard})")
        if origin is tuple:
            one, other = [self.of(entry) for entry in inner]
            return Written(f"[{one.type}, {other.type}]", f"is.pair({one.guard}, {other.guard})")
        if origin is Literal:
            words = [f'"{word}"' for word in inner]
            return Written(" | ".join(words), f"is.word({', '.join(words)})")
        if origin in (Union, UnionType):
            return either(*[self.of(entry) for entry in inner])
        return Written(PLAIN[hint], GUARDS[hint])


def interface(name: str, parts: dict[str, Written]) -> list[str]:
    """An interface of these fields, and its guard."""
    return [
        f"export interface {name} {{",
        *[f"    {field}{'?' if form.optional else ''}: {form.type};" for field, form in parts.items()],
        "}",
        "",
        f"export const is{name} = is.shape<{name}>({{",
        *[f"    {field}: {form.guard}," for field, form in parts.items()],
        "});",
    ]
