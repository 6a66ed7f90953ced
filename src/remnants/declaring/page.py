"""The page's types of a game as TypeScript source: its view, its choices, its questions and its events."""

from remnants.kernel.declarations import FLAG, SECRET, WORD, Declarations, Field, Part

PLAIN = ["number", "number[]", "number[][]"]


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
    return "\n".join(lines) + "\n"


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
