"""The game round and the Reset phase."""

import pytest

import remnants
from tests.city.table import DONE, PACK, city, designs, duel, four, go, held, idle, idle_until_patrol, rule, told

HAND = ["pit-fighter", "tunnel-runner"]
PILE = ["war-drummer", "forced-march", "blood-price", "second-wave"]


@pytest.mark.rule("city.round.phases")
def test_the_first_round_starts_with_player_turns_and_has_no_reset() -> None:
    match = remnants.new("city", players=2, seed=1)
    assert match.step == "turn"
    assert city(match).round == 1
    assert city(match).arcs == [PACK.money, PACK.money], "no income yet"


@pytest.mark.rule("city.round.phases")
def test_turns_patrol_award_and_then_the_next_round_with_its_reset() -> None:
    match = duel()
    events = idle_until_patrol(match)
    kinds = [event.kind for event in events if event.kind in ("patrol", "coordinates", "award", "round")]
    assert kinds == ["patrol", "coordinates", "coordinates", "award", "round"]
    assert match.step == "renew.discard"
    assert city(match).round == 2
    events = go(match, DONE, DONE)
    kinds = [event.kind for event in events if event.kind in ("first player", "income", "turn")]
    assert kinds == ["first player", "income", "income", "turn"]


@pytest.mark.rule("city.reset.discard")
def test_discards_go_under_the_draw_pile_and_the_hand_is_filled_up_to_influence() -> None:
    match = duel({"hand": HAND, "draw": PILE, "discard": ["spoils-taker", "gallius-regallas"]}, next="reset")
    assert (match.seat, match.step) == (0, "renew.discard")
    runner = held(match, 0, "tunnel-runner")
    go(match, ("discard", runner), DONE, DONE)
    state = city(match)
    assert designs(state.hand[0]) == ["pit-fighter", "war-drummer", "forced-march", "blood-price"]
    assert designs(state.draw[0])[-1] == "second-wave", "what was left of the draw pile stays on top"
    assert sorted(designs(state.draw[0])[:3]) == ["gallius-regallas", "spoils-taker", "tunnel-runner"]
    assert state.discard[0] == []


@pytest.mark.rule("city.reset.discard")
def test_the_discard_pile_is_shuffled() -> None:
    match = duel({"hand": HAND, "draw": PILE, "discard": ["spoils-taker", "gallius-regallas"]}, next="reset")
    spoils, leader = city(match).discard[0]
    for order in ([spoils, leader], [leader, spoils]):
        other = match.clone()
        other.rig([order])
        go(other, DONE, DONE)
        assert city(other).draw[0][:2] == order


@pytest.mark.rule("city.reset.discard")
def test_any_number_of_cards_may_be_discarded_but_only_own_cards_in_hand() -> None:
    match = duel({"hand": HAND, "draw": PILE}, {"hand": ["fence"]}, next="reset")
    theirs = held(match, 1, "fence")
    assert rule(match, "discard", theirs) == "city.reset.discard"
    assert rule(match, "discard", city(match).draw[0][0]) == "city.reset.discard"
    for card in list(city(match).hand[0]):
        match.play(("discard", card))
    assert match.choices() == [DONE]


@pytest.mark.rule("city.reset.full-hand")
def test_a_hand_with_more_cards_than_influence_loses_and_draws_nothing() -> None:
    full = [*HAND, *PILE[:3]]
    match = duel({"hand": full, "draw": PILE[3:]}, next="reset")
    go(match, DONE, DONE)
    assert designs(city(match).hand[0]) == full
    assert designs(city(match).draw[0]) == PILE[3:]


@pytest.mark.rule("city.reset.full-hand")
def test_a_short_draw_pile_gives_fewer_cards() -> None:
    match = duel({"hand": [], "draw": ["war-drummer"], "discard": ["blood-price"]}, next="reset")
    go(match, DONE, DONE)
    assert designs(city(match).hand[0]) == ["war-drummer", "blood-price"]
    assert city(match).draw[0] == []


@pytest.mark.rule("city.reset.first-player")
def test_the_first_player_token_passes_to_the_left() -> None:
    match = four(next="reset", first=3)
    go(match, DONE, DONE, DONE, DONE)
    assert city(match).first_player == 0
    assert (match.seat, match.step) == (0, "turn")


@pytest.mark.rule("city.reset.income")
def test_everybody_receives_income() -> None:
    match = four({"arcs": 0}, {"arcs": 500}, next="reset")
    go(match, DONE, DONE, DONE, DONE)
    assert PACK.income == 2000
    assert city(match).arcs == [2000, 2500, 4000, 4000]


@pytest.mark.rule("city.reset.markets")
def test_what_is_left_face_up_is_discarded_and_four_new_cards_are_turned_up() -> None:
    match = duel(recruits=["fighter", "medic"], market=["grenade"], next="reset")
    before = city(match).recruit_row + city(match).market_row
    go(match, DONE, DONE)
    state = city(match)
    assert len(state.recruit_row) == len(state.market_row) == 4
    assert not set(before) & set(state.recruit_row + state.market_row)
    assert set(before) == set(state.recruit_discard + state.market_discard)


@pytest.mark.rule("city.reset.markets")
def test_the_rows_are_not_refilled_during_the_round() -> None:
    match = duel({"arcs": 9000}, recruits=["fighter", "medic"], market=["grenade", "stim-pack"])
    go(match, ("recruit",), ("declare", city(match).recruit_row[0]), ("pass",), ("end",))
    idle(match)
    go(match, ("buy",), ("card", city(match).market_row[0]), DONE, ("end",))
    assert len(city(match).recruit_row) == len(city(match).market_row) == 1


@pytest.mark.rule("city.reset.deck-runs-out")
def test_an_empty_deck_is_made_of_its_discards_again() -> None:
    match = duel(next="reset")
    state = city(match)
    state.recruit_discard, state.recruit_deck = state.recruit_deck, state.recruit_deck[:0]
    state.market_discard, state.market_deck = state.market_deck[2:], state.market_deck[:2]
    left = state.market_deck[:]
    go(match, DONE, DONE)
    assert len(state.recruit_row) == len(state.market_row) == 4
    assert state.recruit_discard == state.market_discard == []
    assert set(left) <= set(state.market_row), "first what is left of the deck, then the discards"


@pytest.mark.rule("city.reset.deck-runs-out")
def test_with_deck_and_discards_empty_fewer_cards_are_turned_up() -> None:
    match = duel(recruits=["fighter"], market=[], next="reset")
    state = city(match)
    state.removed += state.recruit_deck + state.market_deck
    state.recruit_deck, state.market_deck = [], []
    go(match, DONE, DONE)
    assert designs(state.recruit_row) == ["fighter"]
    assert state.market_row == []


@pytest.mark.rule("city.reset.deck-runs-out")
def test_the_coordinate_deck_is_made_again_in_the_patrol() -> None:
    match = duel(next="turn")
    state = city(match)
    state.coordinate_discard, state.coordinate_deck = state.coordinate_deck[1:], state.coordinate_deck[:1]
    last = state.coordinate_deck[0]
    events = idle_until_patrol(match)
    turned_up = [data["card"] for data in told(events, "coordinates")]
    assert turned_up[0] == last and len(turned_up) == 2
    assert len(state.coordinate_deck) == 19 or len(state.coordinate_deck) == 18
    assert sorted(state.coordinate_deck + state.coordinate_discard) == list(range(20))


@pytest.mark.rule("city.reset.turn-track")
def test_turn_tracks_go_back_to_zero_before_the_player_turns() -> None:
    match = duel({"turns": 4}, {"turns": 4}, next="reset")
    go(match, DONE, DONE)
    assert city(match).turns == [0, 0]
    assert match.step == "turn"
