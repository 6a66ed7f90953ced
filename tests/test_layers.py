"""Imports point one way: kernel <- kits <- text, judges, bots <- boxes <- analyst, tables <- the command line.

Tables are lab, envs, server and terminal.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import remnants

ROOT = Path(remnants.__file__).parent
GAMES = ["aylkor", "city", "lionsgate"]
BELOW_BOXES = {"kernel", "kits", "text", "learning", "judges", "bots", "package"}
BELOW_TABLES = {*BELOW_BOXES, "boxes"}
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": {"kernel"},
    "extras": set(),
    "plugins": {"kernel"},
    "kits": {"kernel", "plugins"},
    "package": {"kernel", "kits"},
    "text": {"kernel", "kits"},
    "learning": {"kernel"},
    "declaring": {"kernel", "kits", "extras"},
    "judges": {"kernel", "kits"},
    "bots": {"kernel", "kits", "judges", "package"},
    "rules": {"kernel", "content"},
    "content": {"kernel", "rules", "text", "boxes"},
    "boxes": {*BELOW_BOXES, "rules", "content", "drawings"},
    "drawings": {"kernel", "text", "boxes", "content", "rules", "terminal"},
    "analyst": {*BELOW_BOXES},
    "analysis": {*BELOW_BOXES, "analysis"},
    "lab": {*BELOW_TABLES, "analyst", "lab", "extras"},
    "server": {*BELOW_TABLES, "analysis", "analyst", "lessons", "server"},
    "lessons": {*BELOW_BOXES},
    "terminal": {*BELOW_TABLES, "lessons", "terminal"},
    "envs": {*BELOW_TABLES, "envs", "terminal", "extras"},
}
"""What each part may import. `package` is the interface in `remnants/__init__.py`. In a box, `rules` know kernel and
content only, `content` reads packs and positions, `drawings` are what a game shows in the terminal, the rest
is `boxes`.
Environments draw their pictures with the terminal's."""
COMMAND_LINE = {"cli", "commands", "bench", "__main__"}
"""It stands above everything and may import all of it."""


def modules() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(name: str) -> str:
    """The part of the package that a module belongs to."""
    parts = name.split(".")
    if parts[1:2] == ["boxes"] and len(parts) > 3:
        return {"terminal": "drawings", "rules": "rules", "content": "content"}.get(parts[3], "boxes")
    return parts[1] if len(parts) > 1 else "package"


def walked(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a module but what is imported for the sake of types alone."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING"):
            yield child
            yield from walked(child)


def imported(path: Path) -> set[str]:
    """The names of all modules of the package that a module imports, wherever in it."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in walked(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name for name in found if name == "remnants" or name.startswith("remnants.")}


def is_module(name: str) -> bool:
    path = ROOT.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def modules_imported(path: Path) -> set[str]:
    """The same without the names inside modules."""
    return {name if is_module(name) else name.rpartition(".")[0] for name in imported(path)}


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    name = name_of(path)
    part = part_of(name)
    if part in COMMAND_LINE:
        return
    assert part in MAY_IMPORT, f"say in this test what {part} may import"
    allowed = MAY_IMPORT[part] | {part}
    for other in modules_imported(path):
        assert part_of(other) in allowed, f"{name} imports {other}: {part} may import {', '.join(sorted(allowed))}"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_games_do_not_import_each_other(path: Path) -> None:
    parts = name_of(path).split(".")
    if len(parts) < 3 or parts[1] != "boxes" or parts[2] not in GAMES:
        return
    for other in modules_imported(path):
        words = other.split(".")
        if len(words) > 2 and words[1] == "boxes":
            assert words[2] == parts[2], f"{name_of(path)} imports {other}"


def test_the_kernel_names_no_game() -> None:
    for path in (ROOT / "kernel").rglob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for game in GAMES:
            assert game not in text.split(), f"{path.name} speaks of {game}"
