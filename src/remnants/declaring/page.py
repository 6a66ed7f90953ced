"""The page's types of a game as TypeScript source: its view, choices, questions and events, and what its packs print.

What comes over the wire is looked through with the guards that are made beside the types.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, get_type_hints

from remnants.declaring.guards import NUMBER, Forms, Written, interface, part, seen
from remnants.kernel.declarations import SECRET, Declarations


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
    title = declared.title
    types = [f"export interface {title}Asked {{"]
    guards = [f"export const {title.lower()}Asked = {{"]
    for frame in declared.frames.values():
        parts = {name: part(given) for name, given in frame.parts.items()}
        written = "; ".join([f"{name}{'?' if form.optional else ''}: {form.type}" for name, form in parts.items()])
        types.append(f'    "{frame.step}": {{ {written} }};')
        guarded = ", ".join([f"{name}: {form.guard}" for name, form in parts.items()])
        guards.append(f'    "{frame.step}": is.shape<{title}Asked["{frame.step}"]>({{ {guarded} }}),')
    return [*types, "}", "", *guards, "};"]


def choices_source(declared: Declarations) -> list[str]:
    title = declared.title
    lines = [f"export type {title}Choice ="]
    for verb in declared.verbs.values():
        arguments = "".join([f", {name}: number" for name in verb.arguments])
        labelled = f'verb: "{verb.name}"{arguments}' if arguments else f'"{verb.name}"'
        lines.append(f"    | [{labelled}]")
    lines[-1] += ";"
    return [*lines, "", f"export type {title}Verb = {title}Choice[0];"]


def events_source(declared: Declarations) -> list[str]:
    title = declared.title
    lines = [f"export type {title}Event ="]
    for told in declared.events.values():
        parts = {name: part(given) for name, given in told.parts.items()}
        written = "".join([f"; {name}{'?' if form.optional else ''}: {form.type}" for name, form in parts.items()])
        lines.append(f'    | {{ kind: "{told.kind}"{written} }}')
    lines[-1] += ";"
    return [*lines, "", f'export type {title}Told = {title}Event["kind"];']


def forms_source(declared: Declarations, form: Any) -> list[str]:
    """What is told in a TypedDict, with all that it is made of."""
    forms = Forms(declared.title)
    forms.add(form)
    lines: list[str] = []
    for written in forms.lines.values():
        lines += [*([""] if lines else []), *written]
    return lines
