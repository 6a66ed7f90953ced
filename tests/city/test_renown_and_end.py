"""The Award renown phase, gaining influence, and the end of the game."""

import pytest

from remnants.boxes.city.content.board import space_name, spaces_of
from remnants.boxes.city.rules.award import award_of
from remnants.boxes.city.rules.conservation import conserved
from tests.city.table import (
    DONE,
    END,
    HITS,
    MISS,
    PACK,
    attack,
    city,
    designs,
    development,
    duel,
    four,
    go,
    held,
    idle_until_patrol,
    lay,
    move,
    on_offer,
    recruit,
    rule,
    space,
    told,
)


def worth(name: str) -> int:
    """The renown printed on a space."""
    return PACK.even.award_of(space(name))


AWARDS = [space_name(place) for _, mask in PACK.even.awards for place in spaces_of(mask)]
CONDITIONS = dict(zip(PACK.condition_ids, PACK.condition_at_least, strict=True))


# ---------------------------------------------------------------- renown


@pytest.mark.rule("city.renown.award")
def test_controlled_spaces_and_developments_award_renown() -> None:
    first, second = AWARDS[:2]
    garden = {"design": "red-eden-garden", "space": "A1"}
    match = duel(
        {"figures": {first: 2, "A1": 1, "B1": 1}, "renown": 3},
        {"figures": {second: 1, "G7": 1}},
        tiles=[garden, {"design": "red-eden-garden", "space": "F7"}],
        next="award",
    )
    expected = worth(first) + worth("A1") + worth("B1") + PACK.development_renown[development("red-eden-garden")]
    assert city(match).renown == [3 + expected, worth(second) + worth("G7")]
    assert city(match).pile == PACK.renown - sum(city(match).renown)


@pytest.mark.rule("city.renown.award")
def test_a_covered_award_still_goes_to_who_controls_the_space() -> None:
    heights = next(at for at in ("C3", "E3", "C4") if worth(at))
    vault = {"design": "remnant-vault", "space": heights, "turns": 0 if heights != "E3" else 1}
    alone = duel({"figures": {heights: 1}}, tiles=[vault], next="turn")
    assert award_of(city(alone), 0) == worth(heights), "nobody controls the development"
    covered = [space_name(place) for place in spaces_of(city(alone).tile_spaces[0])]
    both = duel({"figures": dict.fromkeys(covered, 1)}, tiles=[vault], next="turn")
    renown = PACK.development_renown[development("remnant-vault")]
    assert award_of(city(both), 0) == sum(worth(at) for at in covered) + renown, "who controls both gets both"


@pytest.mark.rule("city.renown.short-pile")
def test_a_short_pile_pays_everybody_in_full_and_ends_the_game() -> None:
    first, second = AWARDS[:2]
    match = duel(
        {"figures": {first: 1}, "renown": PACK.renown - worth(first) - worth(second) + 1, "draw": []},
        {"figures": {second: 1}},
        next="award",
    )
    assert match.seat is None
    assert match.choices() == []
    assert city(match).renown == [PACK.renown - worth(second) + 1, worth(second)]
    assert conserved(city(match)) == []
    refusal = match.refusal(0, ("move",))
    assert refusal is not None and refusal.rule == "city.end.score"


@pytest.mark.rule("city.renown.short-pile")
def test_a_pile_paid_out_to_exactly_zero_does_not_end_the_game() -> None:
    first = AWARDS[0]
    match = duel({"figures": {first: 1}, "renown": PACK.renown - worth(first)}, next="award")
    assert city(match).pile == 0
    assert match.step == "renew.discard"


@pytest.mark.rule("city.renown.concealed")
def test_concealed_renown_is_shown_to_its_owner_only_until_the_end() -> None:
    match = duel({"renown": 7}, {"renown": 4}, options={"renown": "concealed"})
    assert match.view(0)["state"]["renown"] == [7, None]
    assert match.view(1)["state"]["renown"] == [None, 4]
    assert match.view(None)["state"]["renown"] == [None, None]
    told = match.view(0)["worked_out"]
    assert told["after_award"] == [7 + told["awards"][0], None] and "ending" not in told
    assert duel({"renown": 7}, {"renown": 4}).view(1)["state"]["renown"] == [7, 4], "open is the usual way"


@pytest.mark.rule("city.renown.concealed")
def test_a_guess_knows_how_much_the_others_hold_together_but_not_who() -> None:
    held = [30, 50, 5, 0]
    match = four(*[{"renown": renown} for renown in held], options={"renown": "concealed"})
    guesses = [city(match.guess(0, seed)).renown for seed in range(20)]
    assert {sum(guess) for guess in guesses} == {sum(held)}
    assert {guess[0] for guess in guesses} == {30}, "one's own is known"
    assert len({guess[1] for guess in guesses}) > 10
    other_world = four({"renown": 30}, {"renown": 1}, {}, {"renown": 54}, options={"renown": "concealed"})
    assert guesses == [city(other_world.guess(0, seed)).renown for seed in range(20)]


@pytest.mark.rule("city.renown.concealed")
def test_each_gain_is_public_when_it_happens_and_the_end_shows_all() -> None:
    first = AWARDS[0]
    match = duel({"figures": {first: 1}, "renown": 150}, {"renown": 50}, options={"renown": "concealed"}, first=0)
    events = idle_until_patrol(match)
    while match.seat is not None and match.step != "renew.discard":
        events += match.play(match.choices()[-1])
    if match.seat is None:
        assert match.view(1)["state"]["renown"] == city(match).renown
        assert match.view(1)["worked_out"]["ending"]["way"] == "renown"
    assert len(told(events, "award")[0]["awards"]) == 2
    assert told(events, "award")[0]["pile"] == city(match).pile


@pytest.mark.rule("city.renown.outside-award")
def test_renown_outside_the_award_phase_comes_from_the_pile_as_far_as_it_lasts() -> None:
    match = duel({"hand": ["blackmail-file"]}, {"renown": PACK.renown})
    match.play(("play", held(match, 0, "blackmail-file")))
    assert city(match).renown == [0, PACK.renown]
    assert match.step == "turn", "it never ends the game"
    match = duel({"hand": ["blackmail-file"]}, {"renown": 10})
    match.play(("play", held(match, 0, "blackmail-file")))
    assert city(match).renown[0] > 0
    assert city(match).pile + sum(city(match).renown) == PACK.renown


@pytest.mark.rule("city.renown.outside-award")
def test_discarded_renown_goes_back_to_the_pile() -> None:
    match = duel({"hand": ["enforcer"], "renown": 5, "figures": {"D4": 1}}, {"figures": {"D5": 1}})
    attack(match, ("D4", "D5"))
    lay(match, "enforcer")
    lay(match)
    match.rig([[HITS], [MISS]])
    match.play(("use", city(match).laid[0][0]))
    assert (city(match).renown[0], city(match).pile) == (4, PACK.renown - 4)


# ---------------------------------------------------------------- influence


@pytest.mark.rule("city.influence.once")
def test_each_condition_raises_influence_once_and_for_good() -> None:
    match = duel({"arcs": CONDITIONS["money"] - 500, "hand": ["gambler", "loaded-dice"]}, market=["grenade"])
    match.rig([[1], [6]])
    events = match.play(("play", held(match, 0, "gambler")))
    money = PACK.condition_ids.index("money")
    assert told(events, "influence") == [{"seat": 0, "condition": money, "influence": 5}], "at once"
    match.play(("play", held(match, 0, "loaded-dice")))
    assert city(match).influence[0] == 5, "each condition once"
    go(match, ("buy",), ("card", on_offer(match, "grenade")), ("renown",), DONE, END)
    assert city(match).arcs[0] < CONDITIONS["money"]
    assert city(match).influence[0] == 5, "never lost"


@pytest.mark.rule("city.influence.once")
def test_a_large_gang_and_a_large_sale() -> None:
    units = [PACK.card_id(card) for card in PACK.recruits if PACK.card_id(card) != "medic"][: CONDITIONS["gang"] - 1]
    match = duel({"draw": units}, recruits=["medic"])
    go(match, ("recruit",), ("declare", recruit(match, "medic")), ("pass",))
    assert city(match).influence[0] == PACK.influence + 1
    products = CONDITIONS["sold"]
    match = duel(
        {"figures": {"A1": 1, "B1": 1}, "conditions": ["money"], "influence": max(4, products)},
        tiles=[{"design": "red-eden-garden", "space": "A1", "products": products}],
    )
    before = city(match).influence[0]
    match.play(("sell",))
    for sold in range(products):
        assert city(match).influence[0] == before, f"{sold} sold"
        match.play(("sell", 0))
    assert city(match).influence[0] == before + 1


@pytest.mark.rule("city.influence.uses")
def test_influence_is_hand_size_moves_laid_cards_sales_and_renown_bought() -> None:
    for influence in (4, 6):
        match = duel({"influence": influence, "hand": []}, next="reset")
        go(match, DONE, DONE)
        assert len(city(match).hand[0]) == influence
    match = duel({"influence": 2, "figures": {"D4": 1}, "arcs": 20000}, {"figures": {"D5": 1}})
    go(match, ("move",))
    move(match, "pool", "D1")
    move(match, "D4", "D5")
    assert match.choices() == [DONE]
    match.play(DONE)
    go(match, ("blind",), ("blind",))
    assert rule(match, "blind") == "city.battle.lay-cards"


@pytest.mark.rule("city.influence.uses")
def test_a_rise_counts_for_the_rest_of_the_action_under_way() -> None:
    influence = CONDITIONS["sold"]
    match = duel(
        {"figures": {"A1": 1, "B1": 1}, "conditions": ["money"], "influence": influence},
        tiles=[{"design": "red-eden-garden", "space": "A1", "products": influence + 2}],
    )
    match.play(("sell",))
    for _ in range(influence + 1):
        match.play(("sell", 0))
    assert rule(match, "sell", 0) == "city.sell.limit"
    assert city(match).influence[0] == influence + 1


@pytest.mark.rule("city.influence.uses")
def test_in_reset_the_income_comes_after_the_draw() -> None:
    match = duel({"arcs": CONDITIONS["money"] - PACK.income, "hand": []}, next="reset")
    go(match, DONE, DONE)
    assert city(match).influence[0] == PACK.influence + 1
    assert len(city(match).hand[0]) == PACK.influence, "the draw was made already"


# ---------------------------------------------------------------- the end


@pytest.mark.rule("city.end.score")
def test_renown_and_one_for_each_black_market_card() -> None:
    first = AWARDS[0]
    match = duel(
        {
            "renown": PACK.renown,
            "figures": {first: 1},
            "hand": ["grenade", "medic"],
            "draw": ["stim-pack", "fighter"],
            "discard": ["signal-flare", "forced-march"],
            "permanents": ["grav-boots"],
        },
        next="award",
    )
    assert match.scores() == [PACK.renown + worth(first) + 4, 0]
    assert match.winners() == [0]
    assert designs(city(match).permanents[0]) == ["grav-boots"]


@pytest.mark.rule("city.end.score")
def test_there_is_no_score_before_the_end() -> None:
    match = duel()
    with pytest.raises(ValueError, match="before the game is over"):
        match.scores()
    with pytest.raises(ValueError, match="before the game is over"):
        match.winners()


@pytest.mark.rule("city.end.tie")
@pytest.mark.parametrize(("arcs", "winners"), [((500, 0), [0]), ((0, 500), [1]), ((500, 500), [0, 1])])
def test_a_tie_goes_to_the_most_arcs_and_is_shared_after_that(arcs: tuple[int, int], winners: list[int]) -> None:
    first, second = next((a, b) for a in AWARDS for b in AWARDS if a != b and worth(a) == worth(b))
    half = PACK.renown // 2
    match = four(
        {"renown": half, "figures": {first: 1}, "arcs": arcs[0]},
        {"renown": half, "figures": {second: 1}, "arcs": arcs[1]},
        {"arcs": 99000},
        next="award",
    )
    assert match.seat is None
    assert match.winners() == winners
    ending = match.view(None)["worked_out"]["ending"]
    assert ending == {"way": "shared" if len(winners) > 1 else "arcs", "score": max(match.scores())}


@pytest.mark.rule("city.end.stall")
def test_five_rounds_without_a_new_low_end_the_game() -> None:
    match = duel({"renown": 30}, {"renown": 20})
    rounds = 0
    while match.seat is not None:
        if match.step == "renew.discard":
            match.play(DONE)
        else:
            events = idle_until_patrol(match)
            rounds += 1
            assert city(match).stalled == rounds
    assert rounds == 5
    assert told(events, "end") == [{"reason": "stall"}]
    assert match.scores() == [30, 20]
    assert match.winners() == [0]


@pytest.mark.rule("city.end.stall")
def test_a_new_low_starts_the_count_anew() -> None:
    match = duel({"figures": {AWARDS[0]: 1}}, next="award")
    assert city(match).stalled == 0
    other = duel(next="award")
    assert city(other).stalled == 1
