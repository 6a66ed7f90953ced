"""Game setup."""

from collections import Counter

import pytest

import remnants
from remnants.boxes.city.content.board import spaces_of
from remnants.boxes.city.rules.game import GAME
from remnants.kernel.agenda import Frame
from remnants.kernel.match import Match
from remnants.kernel.steps import Dice
from tests.city.table import PACK, city, destinations, go, names, player, rule, space, table


def fresh(players: int, **options: str) -> Match:
    return remnants.new("city", players=players, seed=f"set-up {players}", options=options)


@pytest.mark.rule("city.setup.players")
@pytest.mark.parametrize(("players", "side"), [(2, "even"), (3, "three"), (4, "even")])
def test_three_players_use_the_other_side_of_the_board(players: int, side: str) -> None:
    match = fresh(players)
    assert city(match).side.id == side
    assert match.players == players


@pytest.mark.rule("city.setup.players")
@pytest.mark.parametrize("players", [0, 1, 5, -2, True, 2.0, "2", None])
def test_any_other_number_of_players_is_turned_down(players: object) -> None:
    with pytest.raises(remnants.BadInput, match="2 to 4 players"):
        remnants.new("city", players=players)  # type: ignore[arg-type]


@pytest.mark.rule("city.setup.levels")
def test_slum_midtown_and_heights_are_rings() -> None:
    slum, midtown, heights = PACK.even.level_masks
    assert [mask.bit_count() for mask in (slum, midtown, heights)] == [24, 16, 9]
    assert names(heights) == {column + row for column in "CDE" for row in "345"}
    assert names(slum) >= {"A1", "G1", "A7", "G7", "D1", "A4"}
    assert names(midtown) >= {"B2", "F6", "D2", "B4"}
    assert slum | midtown | heights == PACK.even.open == (1 << 49) - 1


@pytest.mark.rule("city.setup.three-player-board")
def test_closed_spaces_are_the_same_city_less_some_spaces() -> None:
    closed = PACK.even.open & ~PACK.three.open
    assert closed
    for even, three in zip(PACK.even.level_masks, PACK.three.level_masks, strict=True):
        assert three == even & PACK.three.open
    for card in PACK.three.coordinates:
        assert all(PACK.three.open >> at & 1 for at in card), "no YCU lands on a closed space"
    for placements in PACK.three.placements:
        assert all(placement.mask & closed == 0 for placement in placements), "nobody builds there"


@pytest.mark.rule("city.setup.three-player-board")
def test_nobody_enters_or_builds_on_a_closed_space() -> None:
    closed = spaces_of(PACK.even.open & ~PACK.three.open)
    entries = PACK.three.entries
    assert len(entries) == 3
    assert not set(entries) & {space(name) for name in ("D1", "G4", "D7", "A4")}, "not the middle of a side"
    match = table(player("red", arcs=20000), player("blue"), player("green"))
    go(match, ("move",), ("pool",))
    for at in closed:
        assert rule(match, "to", at) == "city.setup.three-player-board"
    match.undo()
    go(match, ("develop",), ("build", city(match).developments[0]))
    for at in closed:
        assert rule(match, "place", at, 0) in {"city.setup.three-player-board", "city.develop.build"}
    assert "city.setup.three-player-board" in {rule(match, "place", at, 0) for at in closed}


@pytest.mark.rule("city.setup.leader")
def test_everybody_gets_another_gang_with_its_cards_and_figures() -> None:
    state = city(fresh(4))
    assert sorted(state.gang) == [0, 1, 2, 3]
    for seat, gang in enumerate(state.gang):
        assert sorted(state.hand[seat] + state.draw[seat]) == sorted(PACK.starters[gang])
        assert len(PACK.starters[gang]) == 10
        assert state.pool[seat] + state.unused[seat] == PACK.figures == 16
    assert sorted(PACK.gang_colour) == [0, 1, 2, 3]


@pytest.mark.rule("city.setup.leader")
def test_starter_decks_of_gangs_not_played_stay_in_the_box() -> None:
    state = city(fresh(2))
    in_play = [card for pile in (*state.hand, *state.draw, state.recruit_deck, state.recruit_row) for card in pile]
    for gang in range(4):
        for card in PACK.starters[gang]:
            assert (card in in_play) == (gang in state.gang)


@pytest.mark.rule("city.setup.leader")
def test_leaders_are_dealt_at_random() -> None:
    first = Counter(tuple(city(remnants.new("city", 2, seed=seed)).gang) for seed in range(60))
    assert len(first) == 12, "every deal of two of the four gangs comes up"


@pytest.mark.rule("city.setup.leader")
def test_picking_starts_with_the_highest_roll_and_goes_clockwise() -> None:
    match = fresh(3, leaders="picked")
    first = match.seat
    assert first is not None and match.step == "setup.pick-leader"
    match.play(("gang", 2))
    assert match.seat == (first + 1) % 3
    assert rule(match, "gang", 2) == "city.setup.leader"
    assert rule(match, "gang", 7) == "city.setup.leader"
    go(match, ("gang", 0), ("gang", 3))
    gangs = city(match).gang
    assert [gangs[(first + turn) % 3] for turn in range(3)] == [2, 0, 3]


@pytest.mark.rule("city.setup.leader")
def test_the_roll_for_picking_first_is_a_d6_each() -> None:
    record = fresh(2, leaders="picked").dump()
    rolls = [answer for answer in record["answers"] if len(answer) == 2]
    assert rolls and all(1 <= face <= 6 for roll in rolls for face in roll)


@pytest.mark.rule("city.setup.first-player")
@pytest.mark.rule("city.ycu.alert-card")
@pytest.mark.parametrize("step", ["setup.roll-off", "ycu.alert", "effect.gamble"])
def test_the_ordinary_die_has_the_faces_from_one_to_six(step: str) -> None:
    dice = GAME.steps[step]
    assert isinstance(dice, Dice)
    assert dice.faces(city(fresh(2)), Frame(step)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("city.setup.leader")
@pytest.mark.parametrize("leaders", ["random", "picked"])
def test_set_up_is_over_before_anything_is_told(leaders: str) -> None:
    assert city(fresh(3, leaders=leaders)).events == []


@pytest.mark.rule("city.setup.hand")
def test_four_cards_are_drawn_from_the_shuffled_starter_cards() -> None:
    hands = set()
    for seed in range(20):
        state = city(remnants.new("city", 2, seed=seed))
        for seat in range(2):
            assert len(state.hand[seat]) == 4
            assert len(state.draw[seat]) == 6
            places = sorted(PACK.starters[state.gang[seat]].index(card) for card in state.hand[seat])
            hands.add(tuple(places))
    assert len(hands) > 10, "the hands differ"


@pytest.mark.rule("city.setup.trackers")
def test_trackers_and_pools_at_the_start() -> None:
    state = city(fresh(4))
    assert state.turns == [0, 0, 0, 0]
    assert state.influence == [4, 4, 4, 4]
    assert state.pool == [7, 7, 7, 7]
    assert state.unused == [9, 9, 9, 9]
    assert state.standing == [0, 0, 0, 0]


@pytest.mark.rule("city.setup.side")
def test_sides_are_dealt_clockwise_and_two_players_sit_opposite() -> None:
    around = [space(name) for name in ("D1", "G4", "D7", "A4")]
    assert PACK.even.entries == around
    assert city(fresh(4)).entry == around
    assert city(fresh(2)).entry == [space("D1"), space("D7")]
    assert city(fresh(3)).entry == PACK.three.entries


@pytest.mark.rule("city.setup.side")
def test_sides_can_be_chosen_but_not_twice() -> None:
    match = fresh(2, sides="chosen")
    assert (match.step, match.seat) == ("setup.choose-side", 0)
    match.play(("side", 3))
    assert match.seat == 1
    assert rule(match, "side", 3) == "city.setup.side"
    match.play(("side", 0))
    assert city(match).entry == [space("A4"), space("D1")]


@pytest.mark.rule("city.setup.side")
def test_an_entry_space_is_a_space_like_any_other() -> None:
    match = table(player("red", figures={"E1": 1}, entry="A4"), player("blue", entry="D1"))
    go(match, ("move",), ("figure", space("E1")))
    assert {"D1", "C1"} <= destinations(match), "nobody stands there, so others walk over it"


@pytest.mark.rule("city.setup.recruits")
def test_four_of_31_gang_members_lie_face_up() -> None:
    state = city(fresh(4))
    assert len(state.recruit_row) == 4
    assert sorted(state.recruit_row + state.recruit_deck) == sorted(PACK.recruits)
    assert len(PACK.recruits) == 31
    assert state.recruit_deck != sorted(state.recruit_deck), "the deck is shuffled"


@pytest.mark.rule("city.setup.black-market")
def test_four_of_30_black_market_cards_lie_face_up() -> None:
    state = city(fresh(4))
    assert len(state.market_row) == 4
    assert sorted(state.market_row + state.market_deck) == sorted(PACK.market)
    assert len(PACK.market) == 30
    assert state.market_deck != sorted(state.market_deck), "the deck is shuffled"


@pytest.mark.rule("city.setup.developments")
def test_three_developments_of_each_level_with_all_their_tiles() -> None:
    drawn = set()
    for seed in range(10):
        state = city(remnants.new("city", 2, seed=seed))
        assert Counter(PACK.development_level[number] for number in state.developments) == {0: 3, 1: 3, 2: 3}
        for number, copies in enumerate(PACK.development_copies):
            assert state.tiles_left[number] == (copies if number in state.developments else 0)
        drawn.add(tuple(state.developments))
    assert len(drawn) > 5, "they are drawn at random"


@pytest.mark.rule("city.setup.developments")
def test_no_other_development_can_be_built() -> None:
    match = fresh(2)
    match.play(("develop",))
    offered = {choice[1] for choice in match.candidates() if choice[0] == "build"}
    assert offered == set(city(match).developments)
    other = next(number for number in range(18) if number not in offered)
    assert rule(match, "build", other) == "city.setup.developments"


@pytest.mark.rule("city.setup.money")
def test_money_and_the_renown_pile() -> None:
    state = city(fresh(3))
    assert state.arcs == [2000, 2000, 2000]
    assert state.renown == [0, 0, 0]
    assert state.pile == 200


@pytest.mark.rule("city.setup.ycu")
def test_twenty_tokens_in_the_bag_and_twenty_coordinate_cards() -> None:
    state = city(fresh(2))
    assert state.ycu_at == [-1] * 20
    assert sorted(state.coordinate_deck) == list(range(20))
    assert state.coordinate_deck != sorted(state.coordinate_deck), "the deck is shuffled"


@pytest.mark.rule("city.setup.first-player")
def test_only_those_tied_for_the_highest_roll_again() -> None:
    decided = 0
    for seed in range(40):
        match = remnants.new("city", players=3, seed=seed)
        rolls = [answer for answer in match.dump()["answers"] if 2 <= len(answer) <= 3 and max(answer) <= 6]
        seats = [0, 1, 2]
        for roll in rolls:
            assert len(roll) == len(seats)
            seats = [seat for place, seat in enumerate(seats) if roll[place] == max(roll)]
        assert seats == [city(match).first_player] == [match.seat]
        decided += len(rolls) > 1
    assert decided, "some of these games had a tie"
