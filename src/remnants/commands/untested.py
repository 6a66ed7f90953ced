"""Which rules are carried by a test: the tests of a checkout are read, not run."""

import ast
from pathlib import Path

import remnants
from remnants.kernel.refusal import BadInput
from remnants.text import Catalogue
from remnants.text.texts import message_of, rule_named


def untested_rules(game: str) -> list[str]:
    """The ids of the rules of a game that no test is marked with."""
    tested = {message_of(rule) for rule in tested_rules(tests_folder())}
    return [rule_named(message) for message in Catalogue(game, "en").rules() if message not in tested]


def tests_folder() -> Path:
    """The tests of the checkout that this package runs from, or of the one around the working directory."""
    source = Path(remnants.__file__).resolve()
    for folder in (*source.parents[2:3], Path.cwd(), *Path.cwd().parents):
        if (folder / "src" / "remnants").is_dir() and (folder / "tests").is_dir():
            return folder / "tests"
    raise BadInput("--untested reads the tests, so it needs a checkout of the source; call it inside of one")


def tested_rules(folder: Path) -> set[str]:
    """Every id in a `pytest.mark.rule(...)` of a test file."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise BadInput(f"{path}: this is no Python: {error.msg} in line {error.lineno}") from None
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_rule_mark(node.func):
                found.update([a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)])
    return found


def is_rule_mark(function: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule` or `mark.rule`."""
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    mark = function.value
    return (isinstance(mark, ast.Attribute) and mark.attr == "mark") or (
        isinstance(mark, ast.Name) and mark.id == "mark"
    )
