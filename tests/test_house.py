"""The house stays tidy: no module too long, no folder too full, one class for each word that all parts share."""

import ast
from collections import Counter, defaultdict
from pathlib import Path

import remnants

ROOT = Path(remnants.__file__).parent
MODULES = [path for path in sorted(ROOT.rglob("*.py")) if "static" not in path.parts]
TESTS = Path(__file__).parent
CLIENT = TESTS.parent / "web" / "src"
MADE = {
    *[CLIENT / "lib" / name for name in ("messages.ts", "received.ts")],
    *[path for name in ("declared.ts", "printed.ts") for path in CLIENT.rglob(name)],
}
"""What is written by a program may be as long as it likes."""
ALL_MODULES = [
    *MODULES,
    *sorted(TESTS.rglob("*.py")),
    *[path for ending in ("*.ts", "*.svelte") for path in sorted(CLIENT.rglob(ending)) if path not in MADE],
]
LONGEST = 400
FULLEST = 25


def test_no_module_is_too_long() -> None:
    lengths = {str(path): len(path.read_text(encoding="utf-8").splitlines()) for path in ALL_MODULES}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_no_folder_is_too_full() -> None:
    full = Counter([path.parent for path in ALL_MODULES if path.name != "__init__.py"])
    assert {str(folder): count for folder, count in full.items() if count > FULLEST} == {}


def test_one_class_for_each_word() -> None:
    """Inside a box the game's own words come first; outside the boxes a word means one thing."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path in MODULES:
        if "boxes" not in path.relative_to(ROOT).parts:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    places[node.name].append(str(path.relative_to(ROOT)))
    assert {name: where for name, where in places.items() if len(where) > 1} == {}
