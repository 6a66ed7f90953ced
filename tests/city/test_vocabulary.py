"""Every word of the vocabulary on every occasion it may have: read, said in both languages, and played at random."""

from pathlib import Path
from random import Random

import pytest

import remnants
from remnants.boxes.city.content.content import Ability, Content, Effect
from remnants.boxes.city.content.words import (
    BATTLE_WORDS,
    CONDITION_TIMES,
    CONDITIONS,
    COST_TIMES,
    DEVELOPMENT_TIMES,
    HAND_CARD_TIMES,
    KINDS,
    PERMANENT_TIMES,
    WORDS,
)
from remnants.boxes.city.rules.game import GAME
from remnants.kernel import conformance
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice


@pytest.fixture(scope="module")
def pack(vocabulary_folder: Path) -> Content:
    return GAME.content(str(vocabulary_folder))


def on_cards(pack: Content, permanent: bool) -> list[Ability]:
    designs = {design for card, design in enumerate(pack.design) if pack.is_permanent[card] == permanent}
    return [ability for design in sorted(designs) for ability in pack.design_abilities[design]]


def on_tiles(pack: Content) -> list[Ability]:
    return [ability for abilities in pack.development_abilities for ability in abilities]


def words_at(abilities: list[Ability], when: str) -> set[str]:
    return {effect.word for ability in abilities if ability.when == when for effect in ability.effects}


def words_for(when: str) -> set[str]:
    return {word for word, (_, times) in WORDS.items() if when in times}


def test_every_word_on_every_occasion(pack: Content) -> None:
    """A word that is new in the vocabulary and not in the pack is named here."""
    for when in HAND_CARD_TIMES:
        assert words_for(when) - words_at(on_cards(pack, False), when) == set(), when
    for when in PERMANENT_TIMES:
        assert words_for(when) - words_at(on_cards(pack, True), when) == set(), when
    for when in DEVELOPMENT_TIMES:
        assert words_for(when) - words_at(on_tiles(pack), when) == {"award"} & words_for(when), when
    assert words_for("alert") == {effect.word for line in pack.alerts for effect in line}
    assert {effect.amount < 0 for line in pack.alerts for effect in line if effect.word == "arcs"} == {True, False}


def test_every_kind_of_every_word(pack: Content) -> None:
    effects: list[Effect] = [effect for ability in pack.abilities for effect in ability.effects]
    for word, (fields, _) in WORDS.items():
        for field in KINDS.keys() & set(fields):
            assert {getattr(effect, field) for effect in effects if effect.word == word} == set(KINDS[field]), word


def test_every_condition_and_every_cost_at_every_time(pack: Content) -> None:
    for when in CONDITION_TIMES:
        found = {ability.condition for ability in pack.abilities if ability.when == when}
        assert found == {"", *CONDITIONS}, when
    for when in COST_TIMES:
        paid = [ability for ability in pack.abilities if ability.when == when]
        assert [ability for ability in paid if ability.cost_arcs], when
        assert [ability for ability in paid if ability.cost_renown], when
        assert [ability for ability in paid if ability.cost_cards], when
        assert [ability for ability in paid if not ability.has_cost], when


def test_random_games_with_all_of_it_break_nothing(
    vocabulary_folder: Path, pack: Content, city_rules: set[str]
) -> None:
    """Words that are played, used in battle and used to produce are all chosen in them, on purpose where it is rare."""
    used: dict[str, set[str]] = {"play": set(), "battle": set(), "produce": set()}

    def choose(match: Match, random: Random) -> Choice:
        choices = match.choices()
        new = [choice for choice in choices if words_of(match, choice) - used[moment_of(choice)]]
        choice = random.choice(new) if new else conformance.at_random(match, random)
        used[moment_of(choice)] |= words_of(match, choice)
        return choice

    def moment_of(choice: Choice) -> str:
        return {"use": "battle", "produce": "produce"}.get(choice[0], "play")

    def words_of(match: Match, choice: Choice) -> set[str]:
        if choice[0] == "play":
            ability = pack.play_ability[choice[1]]
        elif choice[0] == "use":
            ability = pack.battle_ability[choice[1]]
        elif choice[0] == "produce":
            ability = pack.development_produce[match.view(None)["state"]["tile_design"][choice[1]]]
        else:
            return set()
        assert ability is not None
        return {effect.word for effect in ability.effects}

    for seed, players in enumerate((2, 3, 4, 2, 3, 4, 2, 3)):
        match = remnants.new("city", players, seed=seed, pack=vocabulary_folder)
        report = conformance.walk(match, seed, city_rules, choose=choose, close_look=0.005)
        assert report.decisions > 100
    for when in ("play", "produce"):
        assert words_for(when) - used[when] == set(), when
    assert set(BATTLE_WORDS) - used["battle"] == set()
