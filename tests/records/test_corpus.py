"""Records of every release: what people have on their disks must load for ever. This folder only grows."""

import json
from pathlib import Path
from typing import Any

import pytest

import remnants
from remnants.boxes.city.content.content import Content
from remnants.kernel.replay import Differs, verify
from tests.city.table import city
from tests.records.keep import where_it_ends

FOLDER = Path(__file__).parent
KEPT = {"0.1.0": 33}
"""How many records there are of each release; a release is added, none is ever taken away."""

DIFFERS: dict[str, dict[str, tuple[int, str]]] = {
    "0.1.0": {
        "city-2-0-whole.json": (766, "city.battle.lay-cards"),
        "city-4-0-whole.json": (487, "city.battle.lay-cards"),
    }
}
"""Records that go on otherwise under today's rules: the answer where that shows, and the rule that was asked about.

In both it is one rule, city.ycu.attacker: until rules 2 whoever fought YCU always attacked; since then a gang attacks
in its own turn and defends in every other. In the game for two the patrol comes upon a gang that controls a Stronghold,
which gives defenders two dice more, so that six fall where four fell. In the game for four an alert comes in somebody
else's turn; the Fighter's ability asks for attacking, so that one ability is left and nobody is asked which goes first.
"""

RECORDS = [path for release in KEPT for path in sorted((FOLDER / release).glob("*-*.json"))]


def record_in(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_every_release_has_its_records() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/ends.json")}
    assert folders == set(KEPT)
    for release, count in KEPT.items():
        names = {path.name for path in RECORDS if path.parent.name == release}
        assert len(names) == count
        assert names == set(record_in(FOLDER / release / "ends.json"))


def test_every_game_and_number_of_players_is_there() -> None:
    for release in KEPT:
        tables = [record_in(path) for path in RECORDS if path.parent.name == release]
        counts = {game: {data["players"] for data in tables if data["game"] == game} for game in ("city", "lionsgate")}
        assert counts == {"city": {2, 3, 4}, "lionsgate": {1, 2, 3, 4}}


def named(paths: list[Path]) -> list[str]:
    return [f"{path.parent.name}-{path.stem}" for path in paths]


DIFFERING = [path for path in RECORDS if path.name in DIFFERS.get(path.parent.name, {})]


@pytest.mark.parametrize("path", DIFFERING, ids=named(DIFFERING))
def test_a_record_that_goes_on_otherwise_by_todays_rules_can_be_looked_at_up_to_there(path: Path) -> None:
    data = record_in(path)
    answer, rule = DIFFERS[path.parent.name][path.name]
    with pytest.raises(Differs) as error:
        remnants.load(data)
    assert (error.value.answer, error.value.rule) == (answer, rule)
    assert [list(given) for given in remnants.load(error.value.sofar).answers] == data["answers"][: answer - 1]


LEADING = [path for path in RECORDS if path not in DIFFERING]


@pytest.mark.parametrize("path", LEADING, ids=named(LEADING))
def test_a_record_of_an_earlier_release_loads(path: Path) -> None:
    """It leads where it led, it is fair, and it can be written again in today's form."""
    data = record_in(path)
    match = remnants.load(data)
    assert where_it_ends(match) == record_in(path.parent / "ends.json")[path.name]
    for given, today in zip(data["answers"], match.answers, strict=True):
        assert list(today)[: len(given)] == given
    again = remnants.load(json.loads(json.dumps(match.dump())))
    assert again.digest() == match.digest()
    assert verify(match.game, data).fair
    if match.seat is not None:
        match.play(match.choices()[0])


@pytest.mark.rule("city.ycu.attacker")
def test_they_differ_because_a_gang_defends_against_ycu_outside_its_own_turn() -> None:
    """The battle of each goes by the abilities that ask for attacking or defending, and by no others."""
    asking = {"city-2-0-whole.json": ("stronghold", "defending"), "city-4-0-whole.json": ("fighter", "attacking")}
    for name, (piece, condition) in asking.items():
        data = record_in(FOLDER / "0.1.0" / name)
        answer, _ = DIFFERS["0.1.0"][name]
        match = remnants.load({**data, "answers": data["answers"][: answer - 1]})
        state, pack = city(match), match.pack
        assert isinstance(pack, Content)
        assert (match.step, state.token >= 0, state.active == match.seat) == ("battle.lay", True, False)
        controlled = [
            pack.development_standing[design]
            for design, spaces in zip(state.tile_design, state.tile_spaces, strict=True)
            if spaces & ~state.held[state.attacker] == 0
        ]
        laid = [pack.battle_ability[card] for card in state.laid[state.attacker]]
        found = {ability.condition for ability in [*laid, *controlled] if ability is not None}
        assert found & {"attacking", "defending"} == {condition}, piece


@pytest.mark.rule("lionsgate.move.route")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drive_straight_to_a_cave_takes_the_way_it_took_then(players: int) -> None:
    """Until rules 2 it was the easiest way; since then it is the one that meets the fewest bandits."""
    data = record_in(FOLDER / "0.1.0" / f"lionsgate-{players}-2-early.json")
    match = remnants.load(data)
    named = [place for place, answer in enumerate(match.answers) if answer[0] == "go" and len(answer) > 2]
    assert named and match.earlier is not None and match.earlier.refused == []
    again = remnants.load(json.loads(json.dumps(match.dump())))
    assert (again.digest(), again.answers) == (match.digest(), match.answers)
    there = remnants.load({**data, "answers": data["answers"][: named[0]]})
    straight, state = match.answers[named[0]], there.state
    assert there.game.was_allowed(state, straight)
    assert not there.game.was_allowed(state, straight[:2]), "that is asked today"
    assert not there.game.was_allowed(state, straight[:-1]), "it does not lead there"
    assert not there.game.was_allowed(state, (*straight, straight[-1])), "no tunnel twice"
