"""The Recruit action."""

import pytest

from tests.city.table import END, PACK, city, designs, duel, four, go, recruit, rule, told

COIN = PACK.coin
ROW = ["fighter", "medic", "scrapper"]


@pytest.mark.rule("city.recruit.declare")
def test_the_player_names_a_face_up_gang_member_at_a_bid_of_zero() -> None:
    match = duel(recruits=ROW)
    match.play(("recruit",))
    assert sorted(choice[1] for choice in match.choices()) == sorted(city(match).recruit_row)
    assert rule(match, "declare", city(match).recruit_deck[0]) == "city.recruit.declare"
    match.play(("declare", recruit(match, "medic")))
    state = city(match)
    assert (state.lot, state.bid, state.bidder) == (recruit(match, "medic"), 0, 0)


@pytest.mark.rule("city.recruit.bidders")
def test_bids_go_clockwise_and_each_must_be_higher() -> None:
    match = four(recruits=ROW, first=2)
    go(match, ("recruit",), ("declare", recruit(match, "medic")))
    assert match.seat == 3, "from the left of the declarer"
    match.play(("bid", 2 * COIN))
    assert match.seat == 0
    assert rule(match, "bid", 2 * COIN) == "city.recruit.bidders"
    assert rule(match, "bid", COIN) == "city.recruit.bidders"
    match.play(("pass",))
    assert match.seat == 1
    match.play(("bid", 3 * COIN))
    assert match.seat == 2, "the declarer takes part when the bidding comes round"
    match.play(("bid", 4 * COIN))
    assert match.seat == 3
    match.play(("pass",))
    assert match.seat == 1, "who passed is out: seat 0 is not asked again"
    match.play(("pass",))
    assert designs(city(match).hand[2]) == ["medic"]


@pytest.mark.rule("city.recruit.bidders")
def test_every_higher_bid_that_can_be_paid_is_offered() -> None:
    match = four(recruits=ROW, first=2)
    go(match, ("recruit",), ("declare", recruit(match, "medic")), ("bid", 2 * COIN))
    held = city(match).arcs[0]
    assert match.choices() == [("pass",), *[("bid", bid) for bid in range(3 * COIN, held + 1, COIN)]]


@pytest.mark.rule("city.recruit.bidders")
def test_the_declarer_is_asked_only_if_someone_bid() -> None:
    match = four(recruits=ROW)
    go(match, ("recruit",), ("declare", recruit(match, "medic")), ("pass",), ("pass",))
    assert match.seat == 3
    match.play(("pass",))
    assert (match.seat, match.step) == (0, "turn")


@pytest.mark.rule("city.recruit.bidders")
def test_who_has_no_turn_left_may_not_bid() -> None:
    match = four({}, {"turns": 4}, {"turns": 3}, {"turns": 4}, recruits=ROW)
    go(match, ("recruit",), ("declare", recruit(match, "medic")))
    assert match.seat == 2
    match.play(("pass",))
    assert match.seat == 0


@pytest.mark.rule("city.recruit.cash")
def test_nobody_bids_more_than_they_hold_and_bids_are_whole_tokens() -> None:
    match = duel({}, {"arcs": 2 * COIN}, recruits=ROW)
    go(match, ("recruit",), ("declare", recruit(match, "medic")))
    assert match.choices() == [("pass",), ("bid", COIN), ("bid", 2 * COIN)]
    assert rule(match, "bid", 3 * COIN) == "city.recruit.cash"
    assert rule(match, "bid", 10**9) == "city.recruit.cash"
    assert rule(match, "bid", COIN + 1) == "city.recruit.cash"
    assert rule(match, "bid", 0) == "city.recruit.cash"
    assert rule(match, "bid", -COIN) == "city.recruit.cash"


@pytest.mark.rule("city.recruit.winner")
def test_the_last_one_in_pays_and_gets_card_and_figure() -> None:
    match = duel(recruits=ROW)
    go(match, ("recruit",), ("declare", recruit(match, "medic")), ("bid", COIN), ("bid", 3 * COIN))
    events = match.play(("pass",))
    state = city(match)
    assert told(events, "recruited")[0]["price"] == 3 * COIN
    assert state.arcs == [PACK.money - 3 * COIN, PACK.money]
    assert designs(state.hand[0]) == ["medic"]
    assert (state.pool[0], state.unused[0]) == (PACK.pool + 1, PACK.figures - PACK.pool - 1)
    assert designs(state.recruit_row) == ["fighter", "scrapper"]
    assert match.choices() == [END], "the action is done"


@pytest.mark.rule("city.recruit.free")
def test_without_a_bid_the_declarer_recruits_for_free() -> None:
    match = duel(recruits=ROW)
    go(match, ("recruit",), ("declare", recruit(match, "fighter")), ("pass",))
    assert city(match).arcs == [PACK.money, PACK.money]
    assert designs(city(match).hand[0]) == ["fighter"]


@pytest.mark.rule("city.recruit.out-of-turn")
def test_winning_outside_the_own_turn_costs_a_turn() -> None:
    match = duel({}, {"turns": 3}, recruits=ROW)
    go(match, ("recruit",), ("declare", recruit(match, "medic")), ("bid", COIN), ("pass",))
    state = city(match)
    assert state.turns == [0, 4]
    assert designs(state.hand[1]) == ["medic"]
    assert (state.arcs[1], state.pool[1]) == (PACK.money - COIN, PACK.pool + 1)


@pytest.mark.rule("city.recruit.outbid")
def test_an_outbid_declarer_declares_again_until_one_is_recruited() -> None:
    match = four({}, {"turns": 3}, {"turns": 2}, {"turns": 4}, recruits=ROW)
    go(match, ("recruit",), ("declare", recruit(match, "medic")), ("bid", COIN), ("pass",), ("pass",))
    assert (match.seat, match.step) == (0, "recruit.declare")
    assert rule(match, "end") == "city.recruit.declare", "the action is not over"
    match.play(("declare", recruit(match, "fighter")))
    assert match.seat == 2, "a fresh auction: who passed may bid again, seat 1 has no turn left"
    go(match, ("bid", COIN), ("pass",))
    assert match.seat == 0
    match.play(("declare", recruit(match, "scrapper")))
    assert match.seat == 2
    go(match, ("pass",))
    assert match.choices() == [END]
    assert [designs(city(match).hand[seat]) for seat in range(3)] == [["scrapper"], ["medic"], ["fighter"]]
    assert city(match).turns == [0, 4, 3, 4]


@pytest.mark.rule("city.recruit.no-face-up")
def test_with_nobody_face_up_the_top_card_of_the_deck_is_declared() -> None:
    match = duel(recruits=[])
    top = city(match).recruit_deck[-1]
    match.play(("recruit",))
    assert match.choices() == [("declare", top)]
    go(match, ("declare", top), ("bid", COIN), ("pass",))
    assert match.choices() == [("declare", city(match).recruit_row[0])], "and again after being outbid for the last"
    assert top in city(match).hand[1]


@pytest.mark.rule("city.recruit.no-face-up")
def test_with_deck_and_discards_empty_the_action_ends() -> None:
    match = duel(recruits=["medic"])
    state = city(match)
    state.removed += state.recruit_deck
    state.recruit_deck = []
    go(match, ("recruit",), ("declare", recruit(match, "medic")), ("bid", COIN), ("pass",))
    assert match.choices() == [END]
    assert state.turns == [0, 1]
