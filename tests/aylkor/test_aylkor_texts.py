"""Texts: both languages say the same things, and every rule that refuses has a sentence for it."""

import re
from pathlib import Path

import pytest

from remnants.games import aylkor

FOLDER = Path(aylkor.__file__).parent
TEXTS = FOLDER / "text"


def entries(path: Path) -> dict[str, set[str]]:
    """Message names of a Fluent file, each with its attributes."""
    found: dict[str, set[str]] = {}
    last = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        message = re.match(r"([a-z][a-z0-9-]*) =", line)
        attribute = re.match(r"    \.([a-z]+) =", line)
        if message:
            last = message.group(1)
            found[last] = set()
        elif attribute:
            found[last].add(attribute.group(1))
    return found


@pytest.mark.parametrize("path", sorted((TEXTS / "en").glob("*.ftl")), ids=lambda path: path.name)
def test_english_and_italian_have_the_same_messages(path: Path) -> None:
    assert entries(path) == entries(TEXTS / "it" / path.name)


def test_there_are_sixty_rules(aylkor_rules: set[str]) -> None:
    assert len(aylkor_rules) == 60


def test_every_rule_that_refuses_says_so_in_a_sentence() -> None:
    rules = entries(TEXTS / "en" / "rules.ftl")
    cited: set[str] = set()
    for path in FOLDER.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        cited |= set(re.findall(r'Refusal\("(aylkor[a-z.-]+)"', source))
        cited |= set(re.findall(r'\("[a-z-]+", "(aylkor[a-z.-]+)"\)', source))
    assert cited
    for rule in cited:
        assert "refusal" in rules[rule.replace(".", "-")], rule
