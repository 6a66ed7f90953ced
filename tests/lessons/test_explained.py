"""Every choice, number and option of the games is explained in both languages; tips come at moments that can come."""

import re
from pathlib import Path

import msgspec
import pytest

from remnants import kits
from remnants.kernel.refusal import BadInput
from remnants.lessons.forms import Said
from remnants.lessons.tips import Tip, check_tips, tips_of
from remnants.text import LANGUAGES, Catalogue
from remnants.text.texts import dashed

OURS = ["aylkor", "city", "lionsgate"]
PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_choice_says_what_it_does(game: str, language: str) -> None:
    catalogue = Catalogue(game, language)
    declared = kits.kit(game).declared()
    assert declared is not None
    for name, _arguments in declared.verbs:
        assert catalogue.has(f"explain-{dashed(name)}"), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_number_in_a_strip_and_every_option_is_explained(game: str, language: str) -> None:
    catalogue = Catalogue(game, language)
    keys = re.findall(r'\bfact\("(\w+)"', (PAGE / game / "index.ts").read_text(encoding="utf-8"))
    assert len(keys) == 6
    for key in keys:
        assert catalogue.has(f"fact-{key}"), key
    for option in kits.game(game).options:
        assert catalogue.has(f"option-{option.name}-note"), option.name


@pytest.mark.parametrize("game", OURS)
def test_tips_come_at_moments_that_can_come(game: str) -> None:
    tips = tips_of(kits.kit(game))
    assert len(tips) >= 8
    check_tips(kits.kit(game), tips)
    assert (tips[0].id, tips[0].choice) == ("goal", "*"), (
        "how the game is won, before the first decision of a real game"
    )
    for tip in tips:
        for language in LANGUAGES:
            assert 5 <= len(tip.say.told_in(language).split()) <= 30, tip.id


GOOD = Tip(id="move", say=Said("Move.", "Muovi."), choice="move")


@pytest.mark.parametrize(
    ("tips", "complaint"),
    [
        ([msgspec.structs.replace(GOOD, choice="fly")], "there is no choice 'fly'"),
        ([msgspec.structs.replace(GOOD, choice="", event="earthquake")], "there is no event 'earthquake'"),
        ([msgspec.structs.replace(GOOD, choice="", refused="city.no.such")], "there is no rule 'city.no.such'"),
        ([msgspec.structs.replace(GOOD, event="round")], "one moment is needed"),
        ([msgspec.structs.replace(GOOD, choice="")], "one moment is needed"),
        ([GOOD, GOOD], "tip 'move' is there twice"),
        ([msgspec.structs.replace(GOOD, missed="bribe")], "where and missed belong to an event"),
        ([msgspec.structs.replace(GOOD, choice="", event="patrol", missed="fly")], "there is no choice 'fly'"),
        ([msgspec.structs.replace(GOOD, choice="", event="battle over", where={"seat": 0})], "loser, winner, not seat"),
    ],
)
def test_a_tip_that_can_never_come_is_found(tips: list[Tip], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        check_tips(kits.kit("city"), tips)
