"""Positions written by hand: every entry does what it says, and what is wrong is turned down with one sentence."""

from typing import Any

import pytest

import remnants
from remnants.boxes.city.rules.conservation import conserved
from remnants.boxes.city.rules.figures import controls_tile
from tests.city.table import PACK, board, city, designs, development, duel, figures, names, player, space, table

GANGS = PACK.gang_ids


def one_sentence(error: pytest.ExceptionInfo[remnants.BadInput]) -> str:
    message = str(error.value)
    assert message.startswith(("position: ", "option ", "city has no option", "there is no card"))
    assert "\n" not in message
    return message


def test_what_is_not_written_is_as_at_the_start() -> None:
    match = duel()
    state = city(match)
    assert (match.seat, match.step, state.round, state.pile) == (0, "turn", 1, PACK.renown)
    assert (state.arcs, state.influence, state.pool) == ([PACK.money] * 2, [PACK.influence] * 2, [PACK.pool] * 2)
    assert [len(pile) for pile in state.draw] == [10, 10]
    assert len(state.recruit_row) == len(state.market_row) == 4
    assert len(state.developments) == 9
    assert conserved(state) == []


def test_every_entry_does_what_it_says() -> None:
    match = table(
        player(
            "red",
            arcs=4500,
            renown=6,
            influence=5,
            conditions=["money"],
            turns=2,
            figures={"D4": 2, "C4": 1},
            pool=3,
            hand=["scrapper", "grenade"],
            draw=["enforcer", "medic"],
            discard=["fighter"],
            permanents=["grav-boots"],
            entry="G4",
        ),
        player("blue"),
        round=3,
        first=1,
        active=0,
        next="acted",
        developments=["stronghold"],
        recruits=["dealer"],
        market=["stim-pack"],
        coordinates=[3, 0],
        tiles=[{"design": "red-eden-garden", "space": "A1", "turns": 1, "products": 2}],
        ycu=[{"attack": PACK.token_attack[0], "space": "E5"}],
        options={"renown": "concealed"},
    )
    state = city(match)
    assert (match.seat, match.choices()) == (0, [("end",)])
    assert (state.round, state.first_player, state.pile) == (3, 1, PACK.renown - 6)
    assert (state.arcs[0], state.renown[0], state.influence[0], state.turns[0]) == (4500, 6, 5, 2)
    assert state.conditions[0] == 1 << PACK.condition_ids.index("money")
    assert board(match, 0) == {"D4": 2, "C4": 1}
    assert (state.pool[0], state.unused[0], figures(match, 0, "D4")) == (3, 10, 2)
    assert designs(state.hand[0]) == ["scrapper", "grenade"]
    assert designs(state.draw[0]) == ["medic", "enforcer"], "written with the topmost first"
    assert designs(state.discard[0] + state.permanents[0]) == ["fighter", "grav-boots"]
    assert state.entry == [space("G4"), space("D7")]
    assert state.developments == [development("stronghold"), development("red-eden-garden")]
    assert designs(state.recruit_row + state.market_row) == ["dealer", "stim-pack"]
    assert state.coordinate_deck[-2:] == [0, 3], "the first is on top"
    assert names(state.tile_spaces[0]) == {"A1", "A2"}
    assert (state.tile_products, names(state.ycu_spaces)) == ([2], {"E5"})
    assert state.concealed
    assert conserved(state) == []


@pytest.mark.parametrize(
    ("moment", "step"),
    [
        ("turn", "turn"),
        ("acted", "turn"),
        ("battle", "battle.lay"),
        ("patrol", "renew.discard"),
        ("award", "renew.discard"),
        ("reset", "renew.discard"),
    ],
)
def test_the_moment_it_begins_at(moment: str, step: str) -> None:
    contested = {"D4": 1} if moment == "battle" else {}
    match = duel({"figures": contested}, {"figures": contested}, next=moment, coordinates=[1, 2])
    assert match.step == step


POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"players": 5}, "2, 3 or 4"),
    ({"players": "2"}, "players"),
    ({"player": []}, "as many entries"),
    ({"nonsense": 1}, "nonsense"),
    ({"first": 2}, "seats are 0 to 1"),
    ({"active": -1}, "seats are 0 to 1"),
    ({"next": "lunch"}, "one of turn"),
    ({"recruits": ["nobody"]}, "no card 'nobody'"),
    ({"market": ["grenade"] * 20}, "no copy of 'grenade'"),
    ({"coordinates": [99]}, "0 to 19"),
    ({"coordinates": [1, 1]}, "card 1"),
    ({"developments": ["castle"]}, "no 'castle'"),
    ({"tiles": [{"design": "castle", "space": "A1"}]}, "no 'castle'"),
    ({"tiles": [{"design": "stronghold", "space": "A1"}]}, "does not fit"),
    ({"tiles": [{"design": "stronghold", "space": "Z9"}]}, "no open space"),
    ({"tiles": [{"design": "scrap-bazaar", "space": "A1", "products": 55}]}, "product"),
    ({"tiles": [{"design": "scrap-bazaar", "space": "A1", "products": -1}]}, "product"),
    ({"ycu": [{"attack": 99, "space": "A1"}]}, "no token with attack 99"),
    ({"ycu": [{"attack": 5, "space": "H1"}]}, "no open space"),
    ({"options": {"renown": "loud"}}, "is one of"),
    ({"options": {"colour": "red"}}, "no option"),
    ({"round": 0}, "round"),
    ({"pile": -1}, "pile"),
]
PLAYERS: list[tuple[dict[str, Any], str]] = [
    ({"gang": "nobody"}, "no 'nobody'"),
    ({"gang": GANGS[1]}, "different gang"),
    ({"arcs": -500}, "arcs"),
    ({"renown": -1}, "renown"),
    ({"influence": 0}, "influence"),
    ({"turns": 5}, "0 to 4"),
    ({"conditions": ["fame"]}, "no 'fame'"),
    ({"figures": {"D4": 3}}, "1 or 2 figures"),
    ({"figures": {"H4": 1}}, "no open space"),
    ({"pool": 17}, "16 figures"),
    ({"pool": -1}, "16 figures"),
    ({"hand": ["ret", "ret"]}, "'ret'"),
    ({"hand": "grenade"}, "hand"),
    ({"permanents": ["grenade"]}, "permanent"),
    ({"hand": ["grav-boots"]}, "permanent"),
    ({"entry": "D7"}, "entry"),
    ({"luck": 7}, "luck"),
]


def spec(**changes: Any) -> dict[str, Any]:
    return {"players": 2, "player": [{"gang": GANGS[0]}, {"gang": GANGS[1]}], **changes}


@pytest.mark.parametrize(("changes", "words"), POSITIONS)
def test_a_wrong_position(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(remnants.BadInput) as error:
        remnants.position("city", spec(**changes))
    assert words in one_sentence(error)


@pytest.mark.parametrize(("changes", "words"), PLAYERS)
def test_a_wrong_player_in_a_position(changes: dict[str, Any], words: str) -> None:
    players = [{"gang": GANGS[0], **changes}, {"gang": GANGS[1]}]
    with pytest.raises(remnants.BadInput) as error:
        remnants.position("city", spec(player=players))
    assert words in one_sentence(error)


@pytest.mark.rule("city.control.contested")
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_contested_space_is_held_by_whoever_is_not_on_turn(attacker: int) -> None:
    defends = {"figures": {"D4": 1, "E4": 1, "D5": 1}}
    players = [defends, {"figures": {"D4": 1}}] if attacker else [{"figures": {"D4": 1}}, defends]
    match = duel(*players, tiles=[{"design": "stronghold", "space": "D4"}], next="battle", active=attacker)
    state = city(match)
    assert state.attacker == attacker
    assert controls_tile(state, 1 - attacker, 0), "so that the stronghold helps its defender"
    assert not controls_tile(state, attacker, 0)
