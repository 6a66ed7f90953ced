"""Overviews and links: both languages, icons that exist, and a rule behind every refusal, prompt and entry."""

import re
from pathlib import Path

import pytest

from remnants import kits
from remnants.lessons.overviews import check, overview_of
from remnants.text import Texts

OURS = ("aylkor", "city", "lionsgate")
ROOT = Path(__file__).parents[2]
ICONS = set(
    re.findall(r"^    (\w+): \"M", (ROOT / "web/src/lib/pieces/icons.ts").read_text(encoding="utf-8"), re.MULTILINE)
)


def rules_of(game: str) -> set[str]:
    return {rule.rule for rule in Texts(game).rules()}


@pytest.mark.parametrize("game", OURS)
def test_the_overview_says_all_in_both_languages_and_names_rules(game: str) -> None:
    check(kits.kit(game))


@pytest.mark.parametrize("game", OURS)
def test_the_glossary_shows_icons_that_the_table_has(game: str) -> None:
    overview = overview_of(game)
    assert overview is not None and len(overview.term) >= 8
    assert {term.icon for term in overview.term} <= ICONS and len(ICONS) > 40


@pytest.mark.parametrize("game", OURS)
def test_the_glossary_has_the_icons_of_the_strips_and_skills_once_each(game: str) -> None:
    """What stands behind a number at the table means the same in the glossary."""
    overview = overview_of(game)
    assert overview is not None
    drawn = ROOT / "web/src/games" / game
    strip = re.findall(r'\bfact\("\w+", "(\w+)"', (drawn / "index.ts").read_text(encoding="utf-8"))
    skills = re.findall(r'skill: "\w+", icon: "(\w+)"', (drawn / "describe.ts").read_text(encoding="utf-8"))
    icons = [term.icon for term in overview.term]
    assert len(strip) == 6 and set(strip + skills) <= set(icons) and len(icons) == len(set(icons))


@pytest.mark.parametrize("game", OURS)
def test_no_refusal_is_without_its_link(game: str) -> None:
    """Every rule that the game's modules cite stands in the rulebook, where the page's links lead."""
    folder = kits.kit(game).folder / "rules"
    cited = {
        rule
        for path in folder.rglob("*.py")
        for rule in re.findall(rf"\"({game}\.[a-z-]+(?:\.[a-z-]+)*)\"", path.read_text(encoding="utf-8"))
    }
    assert len(cited) > 20 and cited - rules_of(game) == set()


@pytest.mark.parametrize("game", OURS)
def test_every_prompt_leads_to_a_rule(game: str) -> None:
    kit = kits.kit(game)
    steps = kit.catalogue(kit.game().load_pack(None))["steps"]
    assert steps and set(steps.values()) <= rules_of(game)


@pytest.mark.parametrize("game", OURS)
def test_every_entry_of_the_inspector_names_rules_that_exist(game: str) -> None:
    folder = ROOT / "web/src/games" / game
    named = {
        rule
        for path in folder.rglob("*.ts")
        for rule in re.findall(rf"\"({game}\.[a-z-]+(?:\.[a-z-]+)*)\"", path.read_text(encoding="utf-8"))
    }
    assert named and named <= rules_of(game)
