"""The content pack: what the ledger asks of it, and how a wrong one is refused."""

import shutil
from pathlib import Path

import pytest

import remnants
from remnants.boxes.aylkor.content.content import (
    ACTIVATED,
    ALWAYS,
    BUILT,
    DEEDS,
    DIES,
    EVENT_DEEDS,
    OCCASIONS,
    TARGETS,
    TYPES,
    Content,
)
from remnants.boxes.aylkor.rules.game import GAME, OWN_PACKS

OWN: Content = GAME.content()
UNITS = range(OWN.units)
TECHS = range(OWN.units, OWN.first_hero)


def with_ability(occasion: int) -> list[int]:
    return [unit for unit in UNITS if OWN.abilities[unit][occasion]]


def test_four_heroes_with_an_activated_ability_of_their_own() -> None:
    heroes = range(OWN.first_hero, len(OWN.ids))
    assert len(heroes) == 4
    deeds = {
        tuple([(e.do, e.amount, e.target) for e in [OWN.effects[n] for n in OWN.abilities[h][ACTIVATED]]])
        for h in heroes
    }
    assert len(deeds) == 4


def test_fifteen_units_twice_each_five_of_each_type() -> None:
    assert [OWN.copies[unit] for unit in UNITS] == [2] * 15
    types = [TYPES[OWN.type[unit]] for unit in UNITS]
    assert [types.count(name) for name in ("organic", "mechanical", "elemental")] == [5, 5, 5]


def test_the_units_have_what_the_ledger_asks_for() -> None:
    assert [unit for unit in UNITS if OWN.range[unit] > 1]
    assert with_ability(BUILT)
    assert with_ability(DIES)
    assert with_ability(ALWAYS)
    assert len(with_ability(ACTIVATED)) >= 3


def test_the_strong_units_need_brew() -> None:
    strength = {unit: OWN.attack[unit] + OWN.health[unit] for unit in UNITS}
    strongest = sorted(UNITS, key=lambda unit: -strength[unit])[:3]
    assert all([OWN.brew[unit] > 0 for unit in strongest])
    assert min([strength[unit] for unit in UNITS if OWN.brew[unit]]) > min(strength.values())


def test_costs_are_spread_and_the_strongest_cannot_be_built_in_the_first_round() -> None:
    """With 2 cogs and 1 brew at the start and 1 cog of income nobody pays for a giant at once."""
    assert {OWN.cogs[unit] for unit in UNITS} == {0, 1, 2, 3, 4, 5}
    assert {OWN.brew[unit] for unit in UNITS} == {0, 1, 2}
    strongest = sorted(UNITS, key=lambda unit: -OWN.attack[unit] - OWN.health[unit])[:3]
    assert all([OWN.cogs[unit] > 3 for unit in strongest])


def test_every_unit_has_an_ability_and_every_word_of_the_vocabulary_is_used() -> None:
    assert [OWN.ids[unit] for unit in UNITS if not any(OWN.abilities[unit])] == []
    occasions = {when for unit in UNITS for when, effects in enumerate(OWN.abilities[unit]) if effects}
    assert occasions == set(range(len(OCCASIONS)))
    assert {effect.do for effect in OWN.effects} == set(range(len(DEEDS)))
    assert {effect.target for effect in OWN.effects} == set(range(len(TARGETS)))
    done = {effect.do for event in OWN.events for effect in event.revealed + event.every_round}
    assert done == set(range(len(EVENT_DEEDS)))


def test_the_former_pack_can_still_be_played() -> None:
    match = remnants.new("aylkor", 3, seed=1, pack="aylkor")
    assert match.pack.name == "aylkor"
    assert GAME.content("aylkor").cogs[GAME.content("aylkor").ids.index("great-ursor")] == 2


def test_no_unit_is_dominated_by_one_of_the_same_or_lower_cost() -> None:
    """Of two units where one is at least as good in every number and costs no more, the worse one has an ability or
    another type that the better one lacks."""
    for worse in UNITS:
        for better in UNITS:
            cheaper = OWN.cogs[better] <= OWN.cogs[worse] and OWN.brew[better] <= OWN.brew[worse]
            numbers = [(OWN.attack, OWN.health, OWN.move, OWN.range)[n] for n in range(4)]
            as_good = all([column[better] >= column[worse] for column in numbers])
            if better != worse and cheaper and as_good:
                assert any(OWN.abilities[worse]), f"{OWN.ids[worse]} is dominated by {OWN.ids[better]}"
                assert OWN.abilities[worse] != OWN.abilities[better]


def test_eight_techs_twice_each_with_the_kinds_the_rules_name() -> None:
    assert [OWN.copies[tech] for tech in TECHS] == [2] * 8
    deeds = {DEEDS[OWN.effects[number].do] for tech in TECHS for number in OWN.abilities[tech][ACTIVATED]}
    assert {"strengthen", "heal", "move", "steal"} <= deeds
    assert [tech for tech in TECHS if OWN.cogs[tech] + OWN.brew[tech] == 0]
    assert [tech for tech in TECHS if OWN.cogs[tech] + OWN.brew[tech] > 0]


def test_sixteen_events_of_all_kinds() -> None:
    events = OWN.events
    assert len(events) == 16
    assert [event for event in events if event.income_cogs or event.harvest_cogs or event.harvest_brew]
    assert [event for event in events if event.move]
    assert [event for event in events if [effect for effect in event.revealed + event.every_round if effect.zone]]
    assert all([[event for event in events if event.attack[kind]] for kind in (1, 2, 3)])
    assert [event for event in events if event.truce]
    assert all([event.rounds >= 1 for event in events])


def test_every_name_is_there_in_both_languages() -> None:
    for names in OWN.names + OWN.event_names:
        assert names["en"]
        assert names["it"]


BROKEN = [
    ("units.toml", 'cogs = 1\n', 'cogs = "one"\n', "units.toml: unit 'burrow-hound' cogs: Expected `int`"),
    ("units.toml", 'type = "organic"', 'type = "plastic"', "units.toml: unit 'burrow-hound' type: Invalid enum value"),
    ("units.toml", "copies = 2", "copies = 3", "units.toml: the copies of all units together are 31"),
    ("units.toml", 'do = "heal", amount = 3', 'do = "heal"', "units.toml: unit 'spore-witch' abilities effects amount"),
    ("heroes.toml", 'when = "activated"', 'when = "built"', "heroes.toml: hero 'vell' ability when"),
    ("techs.toml", 'target = "own-unit"', 'target = "self"', "techs.toml: tech 'slipgate' effects target"),
    ("events.toml", "rounds = 2", "rounds = 0", "events.toml: event 'rich-seams' rounds"),
    ("start.toml", "two-players = [{},", "two-players = [{}, {},", "start.toml: two-players"),
    ("board.toml", "H . .", "X . .", "board.toml: map row 1 column 1: a space is 'H', '.' or a digit, not 'X'"),
    ("board.toml", " . . . . 1 2 . . . .", " . . . 1 . 2 . . . .", "board.toml: map: the space 1 has no partner"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "right", "wrong", "message"), BROKEN)
def test_a_broken_pack_is_refused_with_file_entry_and_field(
    tmp_path: Path, file: str, right: str, wrong: str, message: str
) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(Path(__file__).parent / "pack", folder)
    text = (folder / file).read_text()
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1))
    with pytest.raises(remnants.BadInput) as refused:
        remnants.new("aylkor", 2, pack=folder)
    assert message in str(refused.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(OWN_PACKS / "aylkor", folder)
    (folder / "events.toml").unlink()
    with pytest.raises(remnants.BadInput, match=r"events\.toml"):
        remnants.new("aylkor", 2, pack=folder)
