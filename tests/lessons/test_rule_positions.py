"""The rulebook's positions: every rule has one, and what it is to show can really be seen there."""

import msgspec
import pytest

from remnants import kits
from remnants.kernel.refusal import BadInput
from remnants.lessons.forms import Said
from remnants.lessons.rule_positions import (
    RefusedThere,
    Shown,
    check,
    check_shown,
    match_for,
    positions_of,
    shown_for,
)
from remnants.text import Catalogue, Texts

OURS = ("aylkor", "city", "lionsgate")
RULES = [(game, rule.rule) for game in OURS for rule in Texts(game).rules()]


@pytest.mark.parametrize("game", OURS)
def test_every_rule_has_a_position_where_it_can_be_seen(game: str) -> None:
    """`check` plays to each position and looks for the choices, refusals and events it promises."""
    assert check(kits.kit(game)) == []


@pytest.mark.parametrize("game", OURS)
def test_nobody_is_told_to_choose_what_is_chosen_already(game: str) -> None:
    """The page shows the position after the choices on the way to it."""
    file = positions_of(game)
    assert file is not None
    for language, choose in (("en", "hoose"), ("it", "cegli")):
        catalogue = Catalogue(game, language)
        for shown in file.shown:
            for verb in {str(choice[0]) for choice in shown.after}:
                if catalogue.has(f"choice-{verb}"):
                    assert f"{choose} {catalogue.say(f'choice-{verb}')}" not in shown.look.told_in(language)


def test_all_rules_are_there() -> None:
    assert len(RULES) >= 249


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_each_rule_can_be_tried_at_once(game: str, rule: str) -> None:
    shown = shown_for(game, rule)
    assert shown is not None and shown.look.en != shown.look.it
    match = match_for(game, rule)
    assert match.seat is not None and match.choices()


CITY = kits.kit("city")
FILE = positions_of("city")
ONE = shown_for("city", "city.turns.one-action")


def changed(**what: object) -> Shown:
    assert ONE is not None
    return msgspec.structs.replace(ONE, **what)


@pytest.mark.parametrize(
    ("shown", "complaint"),
    [
        (changed(rules=["city.no.such"]), "there is no rule 'city.no.such'"),
        (changed(at="nowhere"), "there is no position 'nowhere'"),
        (changed(look=Said("Only here", "")), "in one language only"),
        (changed(legal=[], refused=[]), "nothing there proves"),
        (changed(legal=[["end"]]), "is not legal at turn"),
        (changed(refused=[RefusedThere(["move"], "city.turns.one-action")]), "it is legal"),
        (changed(refused=[RefusedThere(["end"], "city.hidden")]), "city.turns.one-action refuses it"),
        (changed(refused=[RefusedThere(["fly"], "city.hidden")]), "nobody tries it"),
        (changed(told=[{"kind": "sold"}]), "is not told"),
        (changed(after=[["end"]]), "is none of"),
    ],
)
def test_a_position_that_does_not_show_its_rule_is_found(shown: Shown, complaint: str) -> None:
    assert FILE is not None
    with pytest.raises(BadInput, match=complaint):
        check_shown(CITY, FILE, shown, [rule.rule for rule in Texts("city").rules()])


def test_a_rule_without_a_position_is_named() -> None:
    with pytest.raises(BadInput, match="no position for the rule"):
        match_for("city", "city.no.such")
