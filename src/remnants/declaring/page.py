"""The page's types of a game as TypeScript source: its view, choices, questions and events, and what its packs print.

What comes over the wire is looked through with the guards that are made beside the types.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, get_type_hints

from remnants.declaring.guards import NUMBER, Forms, Written, interface, part, seen
from remnants.kernel.declarations import SECRET, Declarations, Part


def page_source(declared: Declarations) -> str:
    """The module `declared.ts` of a game."""
    parts = [state_source(declared), asked_source(declared), choices_source(declared), events_source(declared)]
    if declared.told:
        module, _, name = declared.told.partition(":")
        parts.append(forms_source(declared, getattr(import_module(module), name)))
    return module_of(declared.module, parts)


def printed_source(declared: Declarations, catalogue: Callable[..., Any]) -> str:
    """The module `printed.ts` of a game, from the form in which its `catalogue` tells the content of a pack."""
    form = get_type_hints(catalogue)["return"]
    return module_of(form.__module__, [forms_source(declared, form)])


def module_of(made_from: str, parts: list[list[str]]) -> str:
    lines = [
        f"// Made from {made_from} by python -m remnants.declaring. Do not edit.",
        "",
        'import * as is from "../../lib/shapes";',
    ]
    for part_of_it in parts:
        lines += ["", *part_of_it]
    return "\n".join(lines) + "\n"


def state_source(declared: Declarations) -> list[str]:
    """What a view shows of the state."""
    fields = {field.name: seen(field) for field in declared.fields if field.sight is not SECRET}
    agenda = Written("[string, number]", "is.pair(is.text, is.number)").listed()
    return interface(f"{declared.title}State", {"players": NUMBER, **fields, "agenda": agenda})


def asked_source(declared: Declarations) -> list[str]:
    """The numbers of each question, and a guard for each; what only some may know can be missing."""
    return by_name(f"{declared.title}Asked", {frame.step: frame.parts for frame in declared.frames.values()})


def events_source(declared: Declarations) -> list[str]:
    """The fields of each kind of event, and a guard for each."""
    title = declared.title
    return [
        *by_name(f"{title}Events", {told.kind: told.parts for told in declared.events.values()}),
        "",
        f"export type {title}Told = keyof {title}Events;",
        "",
        f"export type {title}Event = {{ [Kind in {title}Told]: {{ kind: Kind }} & {title}Events[Kind] }}[{title}Told];",
    ]


def by_name(name: str, forms: dict[str, dict[str, Part]]) -> list[str]:
    """Forms that are known by a name of their own: an interface of them all, and a guard for each."""
    types = [f"export interface {name} {{"]
    guards = [f"export const {name[0].lower()}{name[1:]} = {{"]
    for key, parts in forms.items():
        written = {field: part(given) for field, given in parts.items()}
        typed = "; ".join([f"{field}{'?' if form.optional else ''}: {form.type}" for field, form in written.items()])
        types.append(f'    "{key}": {{ {typed} }};' if typed else f'    "{key}": object;')
        guarded = ", ".join([f"{field}: {form.guard}" for field, form in written.items()])
        guards.append(f'    "{key}": is.shape<{name}["{key}"]>({{ {guarded} }}),'.replace("{  }", "{}"))
    return [*types, "}", "", *guards, "};"]


def choices_source(declared: Declarations) -> list[str]:
    """The verbs with their arguments, and how many numbers may follow each."""
    title = declared.title
    lines = [f"export type {title}Choice ="]
    counts: dict[str, list[int]] = {}
    for verb in declared.verbs.values():
        arguments = "".join([f", {name}: number" for name in verb.arguments])
        labelled = f'verb: "{verb.name}"{arguments}' if arguments else f'"{verb.name}"'
        lines.append(f"    | [{labelled}]")
        counts.setdefault(verb.name, []).append(len(verb.arguments))
    lines[-1] += ";"
    return [
        *lines,
        "",
        f"export type {title}Verb = {title}Choice[0];",
        "",
        f"export const {title.lower()}Choices: Record<{title}Verb, number[]> = {{",
        *[f'    "{verb}": {sorted(numbers)},' for verb, numbers in counts.items()],
        "};",
    ]


def forms_source(declared: Declarations, form: Any) -> list[str]:
    """What is told in a TypedDict, with all that it is made of."""
    forms = Forms(declared.title)
    forms.add(form)
    lines: list[str] = []
    for written in forms.lines.values():
        lines += [*([""] if lines else []), *written]
    return lines
