"""The rules and their tests: none is without a test, and none is cited that does not exist."""

import re
from pathlib import Path

import pytest

from remnants.boxes.city.rules import game
from remnants.commands import untested

BOX = Path(game.__file__).parents[1]
SOURCES = sorted(Path(game.__file__).parent.rglob("*.py"))


def test_every_rule_carries_a_test() -> None:
    assert untested.untested_rules("city") == []


def test_every_mark_names_a_rule(city_rules: set[str]) -> None:
    assert len(city_rules) == 109
    assert untested.tested_rules(Path(__file__).parent) <= city_rules


def test_every_rule_is_cited_in_the_code(city_rules: set[str]) -> None:
    text = "".join([path.read_text(encoding="utf-8") for path in sorted(BOX.rglob("*.py"))])
    cited = set(re.findall(r"(?<!boxes\.)\bcity\.[a-z-]+(?:\.[a-z-]+)?", text))
    assert sorted(city_rules - cited) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.stem))
def test_the_code_cites_only_rules_that_exist(path: Path, city_rules: set[str]) -> None:
    text = path.read_text(encoding="utf-8")
    cited = set(re.findall(r"(?<!boxes\.)\bcity\.[a-z-]+(?:\.[a-z-]+)?", text))
    assert cited <= city_rules
