"""The Yugai patrol phase."""

import pytest

from remnants.boxes.city.content.board import space_name
from tests.city.table import (
    DONE,
    HITS,
    MISS,
    PACK,
    city,
    designs,
    duel,
    four,
    go,
    idle_until_patrol,
    lay,
    names,
    player,
    table,
    told,
)

EVEN = [[space_name(place) for place in card] for card in PACK.even.coordinates]
THREE = [[space_name(place) for place in card] for card in PACK.three.coordinates]
WEAK = min(PACK.token_attack)


@pytest.mark.rule("city.patrol.recall")
def test_all_tokens_on_the_board_go_back_into_the_bag() -> None:
    old = [{"attack": WEAK, "space": at} for at in ("A1", "G7")]
    match = duel({"turns": 4}, {"turns": 4}, ycu=old, coordinates=[4, 9], next="patrol")
    assert names(city(match).ycu_spaces) == set(EVEN[4]) | set(EVEN[9])
    assert not {"A1", "G7"} - set(EVEN[4]) - set(EVEN[9]) & names(city(match).ycu_spaces)


@pytest.mark.rule("city.patrol.place")
def test_two_cards_and_a_token_for_each_coordinate() -> None:
    match = duel(coordinates=[4, 9])
    events = idle_until_patrol(match)
    assert [data["card"] for data in told(events, "coordinates")] == [4, 9]
    assert [space_name(data["space"]) for data in told(events, "ycu")] == EVEN[4] + EVEN[9]
    tokens = [data["token"] for data in told(events, "ycu")]
    assert len(set(tokens)) == len(tokens)
    assert city(match).coordinate_discard == [4, 9]


@pytest.mark.rule("city.patrol.place")
def test_three_players_use_their_own_list() -> None:
    match = table(player("red"), player("blue"), player("green"), coordinates=[4, 9])
    events = idle_until_patrol(match)
    assert [space_name(data["space"]) for data in told(events, "ycu")] == THREE[4] + THREE[9]


@pytest.mark.rule("city.patrol.place")
def test_two_cards_may_hit_the_same_space() -> None:
    one, other = next(
        (first, second)
        for first in range(20)
        for second in range(first + 1, 20)
        if set(EVEN[first]) & set(EVEN[second])
    )
    match = duel({"turns": 4}, {"turns": 4}, coordinates=[one, other], next="patrol")
    twice = set(EVEN[one]) & set(EVEN[other])
    placed = [space_name(place) for place in city(match).ycu_at if place >= 0]
    assert all(placed.count(at) == 2 for at in twice)


@pytest.mark.rule("city.patrol.place")
def test_tokens_are_drawn_at_random_and_an_empty_bag_gives_no_more() -> None:
    match = duel(coordinates=[4, 9])
    assert idle_until_patrol(match)
    state = city(match)
    drawn = [token for token, place in enumerate(state.ycu_at) if place >= 0]
    assert drawn != list(range(len(drawn))), "not simply the first ones"
    short = duel(coordinates=[4, 9])
    step = short.game.steps["patrol.card"]
    state = city(short)
    state.ycu_at = [0] * 18 + [-1, -1]
    state.ycu_spaces = 1
    state.push("patrol.card", -1, (-1,))
    frame = state.agenda.pop()
    step.run(state, frame)
    assert state.agenda[-1].data == (4, 2), "two tokens are left for three places"


@pytest.mark.rule("city.patrol.order")
def test_each_player_fights_all_own_battles_before_the_next_from_the_first_player_on() -> None:
    a, b, c = EVEN[4]
    d, e, _ = EVEN[9]
    match = four(
        {"figures": {a: 1, d: 1}, "arcs": 20000},
        {},
        {"figures": {b: 1, e: 1}, "arcs": 20000},
        {"figures": {c: 1}, "arcs": 20000},
        first=2,
        coordinates=[4, 9],
        next="patrol",
    )
    order = []
    while match.step == "battle.which":
        order.append(match.seat)
        spaces = {space_name(city(match).ycu_at[choice[1]]) for choice in match.choices()}
        if order == [2]:
            assert spaces == {b, e}, "in the order of own choice"
        match.play(next(choice for choice in match.choices() if choice[0] == "bribe"))
    assert order == [2, 2, 3, 0, 0]


@pytest.mark.rule("city.patrol.stay")
def test_tokens_that_beat_their_gang_stay_until_the_next_patrol() -> None:
    match = duel({"figures": {EVEN[4][0]: 1}, "turns": 4, "hand": []}, {"turns": 4}, coordinates=[4, 9], next="patrol")
    fight = next(choice for choice in match.choices() if choice[0] == "fight")
    match.play(fight)
    match.rig([[MISS]])
    lay(match)
    while match.step != "renew.discard":
        match.play(match.choices()[0])
    placed = names(city(match).ycu_spaces)
    assert placed == set(EVEN[4]) | set(EVEN[9]), "none was defeated, so all are still there"
    go(match, DONE, DONE)
    idle_until_patrol(match)
    assert names(city(match).ycu_spaces) != placed, "then they are recalled and others placed"


@pytest.mark.rule("city.patrol.stay")
def test_a_defeated_token_is_gone() -> None:
    army = ["odin-kester", "zar-tayvius", "fighter", "sharpshooter"]
    at = EVEN[4][0]
    match = duel({"figures": {at: 1}, "turns": 4, "hand": army}, {"turns": 4}, coordinates=[4, 9], next="patrol")
    choice = next(choice for choice in match.choices() if choice[0] == "fight")
    quiet = next(number for number, effects in enumerate(PACK.alerts, 1) if effects[0].word == "arcs")
    match.play(choice)
    match.rig([[HITS] * 3, [quiet]])
    lay(match, *designs(city(match).hand[0]))
    assert city(match).ycu_at[choice[1]] == -1
