"""Every word of the vocabulary on every occasion it may have: read, said in both languages, and played at random."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import remnants
from remnants.boxes.aylkor.content.content import (
    ACTIVATED,
    ALWAYS,
    DEEDS,
    EVENT_DEEDS,
    NO_TARGET,
    OCCASIONS,
    SHIELD,
    TARGETS,
    Content,
)
from remnants.boxes.aylkor.rules.game import GAME
from remnants.kernel import conformance


@pytest.fixture(scope="module")
def pack(vocabulary_folder: Path) -> Content:
    return GAME.content(str(vocabulary_folder))


def used(pack: Content, cards: range) -> Iterator[tuple[int, int, int]]:
    """Occasion, deed and target of every effect on these cards."""
    for card in cards:
        for occasion, numbers in enumerate(pack.abilities[card]):
            for number in numbers:
                yield occasion, pack.effects[number].do, pack.effects[number].target


def test_every_deed_with_every_target_on_every_occasion(pack: Content) -> None:
    on_units = set(used(pack, range(pack.units)))
    for occasion in range(len(OCCASIONS)):
        if occasion == ALWAYS:
            continue
        deeds = {do for when, do, _ in on_units if when == occasion}
        targets = {target for when, _, target in on_units if when == occasion}
        assert deeds == set(range(len(DEEDS))) - {SHIELD}, OCCASIONS[occasion]
        assert targets == set(range(len(TARGETS))), OCCASIONS[occasion]
    on_techs = set(used(pack, range(pack.units, pack.first_hero)))
    assert {do for _, do, _ in on_techs} == set(range(len(DEEDS))) - {SHIELD}
    assert {target for _, _, target in on_techs} == set(range(len(TARGETS))) - {TARGETS.index("self")}
    assert {when for when, _, _ in on_techs} == {ACTIVATED}
    assert [card for card in range(pack.units) if pack.shield[card] and pack.aura[card] < 0]
    assert NO_TARGET in {target for _, _, target in on_techs}


def test_every_deed_of_events_in_every_zone_at_once_and_every_round(pack: Content) -> None:
    for effects in ([card.revealed for card in pack.events], [card.every_round for card in pack.events]):
        done = {(effect.do, effect.zone) for several in effects for effect in several}
        assert {do for do, _ in done} == set(range(len(EVENT_DEEDS)))
        assert {zone for _, zone in done} == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_all_of_it_break_nothing(
    players: int, vocabulary_folder: Path, aylkor_rules: set[str]
) -> None:
    for seed in range(4):
        match = remnants.new(
            "aylkor", players, seed=seed, options={"first_event": 2, "round_limit": 30}, pack=vocabulary_folder
        )
        conformance.walk(match, seed, aylkor_rules, close_look=0.01)
