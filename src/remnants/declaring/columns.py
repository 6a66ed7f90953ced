"""The columns of a state as Python source: slots, the empty table, and the copy that playouts live on."""

from remnants.kernel.declarations import Declarations, Field, Kept

ANNOTATIONS = ["int", "list[int]", "list[list[int]]"]


def columns_source(declared: Declarations) -> str:
    """The module `columns.py` of a game: a class that its state derives from."""
    title = declared.title
    pack_class = declared.types[0].rpartition(".")[2]
    names = sorted([*[field.name for field in declared.fields], *[kept.name for kept in declared.kept], "pack"])
    copies = [
        *[f"        copy.{field.name} = {copy_of(field)}" for field in declared.fields],
        *[f"        copy.{kept.name} = {copy_of_kept(kept)}" for kept in declared.kept],
    ]
    base = "State, copied_lists" if any(["copied_lists(" in line for line in copies]) else "State"
    lines = [
        '"""The columns of the state, made from its declarations by `python -m remnants.declaring`. Do not edit."""',
        "",
        "from typing import Any",
        "",
        *[f"from {module} import {name}" for module, _, name in [path.rpartition(".") for path in declared.types]],
        f"from {declared.module} import DECLARED",
        "from remnants.kernel.declarations import Field",
        f"from remnants.kernel.state import {base}",
        "",
        "",
        f"class {title}Columns(State):",
        '    """Every field of the state, and what it keeps besides."""',
        "",
        "    __slots__ = (",
        *[f'        "{name}",' for name in names],
        "    )",
        "",
        f"    def __init__(self, pack: {pack_class} | None = None, players: int = 0) -> None:",
        '        """The empty table; without a pack only a shell, for a clone to fill."""',
        "        if pack is None:",
        "            return",
        "        super().__init__(players)",
        "        self.pack = pack",
        *[f"        self.{field.name}: {annotation_of(field)} = {start_of(field)}" for field in declared.fields],
        *[f"        self.{kept.name}: {kept.annotation} = {kept.start}" for kept in declared.kept],
        "",
        "    def fields(self) -> list[Field]:",
        "        return DECLARED.fields",
        "",
        "    def values(self) -> list[Any]:",
        "        return [",
        *[f"            self.{field.name}," for field in declared.fields],
        "        ]",
        "",
        f'    def copy_into(self, copy: "{title}Columns") -> None:',
        '        """Makes a shell an independent copy of this state."""',
        "        copy.players = self.players",
        "        copy.agenda = self.agenda[:]",
        "        copy.telling = False",
        "        copy.events = []",
        "        copy.pack = self.pack",
        *copies,
    ]
    return "\n".join(lines) + "\n"


def annotation_of(field: Field) -> str:
    return ANNOTATIONS[field.shape.depth]


def start_of(field: Field) -> str:
    """The value of a field before anything happened, as an expression of `pack` and `players`."""
    shape = field.shape
    if shape.depth == 0 or field.start.startswith("["):
        return field.start
    if field.start.startswith("list("):
        return field.start
    if not shape.length:
        return "[]"
    if shape.depth == 2:
        return f"[[] for _ in range({shape.length})]"
    return f"[{field.start}] * ({shape.length})" if " " in shape.length else f"[{field.start}] * {shape.length}"


def copy_of(field: Field) -> str:
    if field.shape.depth == 0 or field.steady:
        return f"self.{field.name}"
    return f"self.{field.name}[:]" if field.shape.depth == 1 else f"copied_lists(self.{field.name})"


def copy_of_kept(kept: Kept) -> str:
    if kept.copy == "lists":
        return f"copied_lists(self.{kept.name})"
    return f"self.{kept.name}{kept.copy}"
