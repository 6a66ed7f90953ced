"""The page's types of a game as TypeScript source: its view, its choices, its questions and its events."""

from importlib import import_module
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from remnants.kernel.declarations import FLAG, SECRET, WORD, Declarations, Field, Part

PLAIN = ["number", "number[]", "number[][]"]
TOLD_TYPES = {int: "number", str: "string", bool: "boolean", type(None): "null"}


def page_source(declared: Declarations) -> str:
    """The module `declared.ts` of a game."""
    title = declared.title
    lines = [f"// Made from {declared.module} by python -m remnants.declaring. Do not edit.", ""]
    lines += [f"export interface {title}State {{", "    players: number;"]
    lines += [f"    {field.name}: {seen_type(field)};" for field in declared.fields if field.sight is not SECRET]
    lines += ["    agenda: [string, number][];", "}", ""]
    lines += [f"export interface {title}Asked {{"]
    for frame in declared.frames.values():
        parts = "; ".join([f"{name}: {part_type(part)}" for name, part in frame.parts.items()])
        lines.append(f'    "{frame.step}": {{ {parts} }};')
    lines += ["}", "", f"export type {title}Choice ="]
    for verb in declared.verbs.values():
        arguments = "".join([f", {name}: number" for name in verb.arguments])
        labelled = f'verb: "{verb.name}"{arguments}' if arguments else f'"{verb.name}"'
        lines.append(f"    | [{labelled}]")
    lines[-1] += ";"
    lines += ["", f"export type {title}Verb = {title}Choice[0];", "", f"export type {title}Event ="]
    for told in declared.events.values():
        parts = "".join(
            [
                f"; {name}{'?' if part.optional or part.hidden else ''}: {part_type(part)}"
                for name, part in told.parts.items()
            ]
        )
        lines.append(f'    | {{ kind: "{told.kind}"{parts} }}')
    lines[-1] += ";"
    lines += ["", f'export type {title}Told = {title}Event["kind"];']
    if declared.told:
        lines += ["", *told_source(declared)]
    return "\n".join(lines) + "\n"


def told_source(declared: Declarations) -> list[str]:
    """What the rules tell with a view, as an interface."""
    module, _, name = declared.told.partition(":")
    form = getattr(import_module(module), name)
    lines = [f"    {field}: {type};" for field, type in told_fields(form)]
    return [f"export interface {declared.title}WorkedOut {{", *lines, "}"]


def told_fields(form: Any) -> list[tuple[str, str]]:
    """The fields of a TypedDict with their types; those that may be missing have a question mark."""
    return [
        (name if name in form.__required_keys__ else f"{name}?", told_type(hint))
        for name, hint in get_type_hints(form).items()
    ]


def told_type(hint: Any) -> str:
    """A Python type of what is told as it is written in TypeScript."""
    origin, parts = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return f"{{ {'; '.join([f'{name}: {type}' for name, type in told_fields(hint)])} }}"
    if origin is list:
        inner = told_type(parts[0])
        return f"({inner})[]" if "|" in inner or "{" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {told_type(parts[1])}>"
    if parts:
        return " | ".join([told_type(part) for part in parts])
    return TOLD_TYPES[hint]


def seen_type(field: Field) -> str:
    """The type of what a seat sees of a field."""
    depth, seen = field.shape.depth, field.sight.seen
    if seen == "count":
        return PLAIN[max(0, depth - 1)]
    if seen == "own or count":
        return "(number[] | number)[]"
    if seen == "own or nothing":
        return f"({PLAIN[max(0, depth - 1)]} | null)[]" if depth else "number | null"
    return PLAIN[depth]


def part_type(part: Part) -> str:
    plain = "string" if part.kind is WORD else "boolean | number" if part.kind is FLAG else "number"
    if not part.many:
        return plain
    return f"({plain})[]" if "|" in plain else f"{plain}[]"
