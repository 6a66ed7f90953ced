"""What is taught calls things as the table does: in Italian every card and place has its Italian name."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from remnants import kits
from remnants.lessons.forms import Said, lessons_of, puzzles_of
from remnants.lessons.overviews import overview_of
from remnants.lessons.rule_positions import positions_of
from remnants.lessons.tips import tips_of

OURS = ("aylkor", "city", "lionsgate")


def texts_in(taught: Any) -> Iterator[Said]:
    """All that is said somewhere inside lessons, puzzles, tips, positions."""
    if isinstance(taught, Said):
        yield taught
    elif isinstance(taught, msgspec.Struct):
        for field in taught.__struct_fields__:
            yield from texts_in(getattr(taught, field))
    elif isinstance(taught, (dict, list)):
        for part in taught.values() if isinstance(taught, dict) else taught:
            yield from texts_in(part)


def names_of(game: str) -> dict[str, str]:
    """The Italian name of everything with a proper name, longer names before those they contain."""
    kinds = kits.kit(game).catalogue(kits.game(game).load_pack(game))["kinds"]
    names = [thing["name"] for things in kinds.values() for thing in things if isinstance(thing.get("name"), dict)]
    proper = {name["en"]: name["it"] for name in names if name["en"][:1].isupper()}
    return dict(sorted(proper.items(), key=lambda name: -len(name[0])))


def called_otherwise(said: Said, names: dict[str, str]) -> list[str]:
    """The things that the English text names and the Italian one does not."""
    left, missing = said.en, []
    for english, italian in names.items():
        if re.search(rf"\b{re.escape(english)}\b", left):
            left = left.replace(english, "")
            if italian.lower() not in said.it.lower():
                missing.append(f"{english} is {italian}: {said.it}")
    return missing


@pytest.mark.parametrize("game", OURS)
def test_everything_taught_is_called_by_its_name_in_both_languages(game: str) -> None:
    kit, names = kits.kit(game), names_of(game)
    taught = [lessons_of(kit), puzzles_of(kit), tips_of(kit), positions_of(game), overview_of(game)]
    said = list(texts_in(taught))
    assert len(said) > 150 and len(names) > 40
    assert [missing for one in said for missing in called_otherwise(one, names)] == []


CHOOSE = {
    "en": r"\b(?:[Cc]hoose|try) ([A-Z]\w+(?: & \w+)?)",
    "it": r"\b(?:[Ss]cegli|[Ss]cegliere|prova|prova prima) ([A-Z]\w+(?: e costruire)?)",
}


def no_button(said: str, language: str, labels: str, names: set[str]) -> list[str]:
    """What somebody is told to choose and no button is called; things on the table have names of their own."""
    wanted = re.findall(CHOOSE[language], said)
    return [one for one in wanted if not re.search(rf"= {one}\b", labels) and not any(one in name for name in names)]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", OURS)
def test_buttons_are_called_what_stands_on_them(game: str, language: str) -> None:
    kit = kits.kit(game)
    labels = (kit.folder / "text" / language / "play.ftl").read_text(encoding="utf-8")
    names = {*names_of(game), *names_of(game).values()}
    taught = [lessons_of(kit), puzzles_of(kit), tips_of(kit), positions_of(game), overview_of(game)]
    told = [said.told_in(language) for said in texts_in(taught)]
    assert [no_button(said, language, labels, names) for said in told if no_button(said, language, labels, names)] == []
    assert no_button("Choose Waltz.", "en", labels, names) == ["Waltz"]


def test_a_thing_called_otherwise_is_found() -> None:
    names = names_of("lionsgate")
    assert called_otherwise(Said("Sell at Mosswell.", "Vendi a Mosswell."), names)
    assert called_otherwise(Said("Sell at Mosswell.", "Vendi a Pozzomuschio."), names) == []
