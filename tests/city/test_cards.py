"""Playing cards."""

import pytest

from remnants.boxes.city.rules.influence import gang_size
from tests.city.table import (
    DONE,
    END,
    HITS,
    MISS,
    PACK,
    amount,
    city,
    designs,
    development,
    duel,
    figures,
    go,
    held,
    idle,
    lay,
    move,
    on_offer,
    player,
    price_of,
    recruit,
    rule,
    space,
    table,
)


@pytest.mark.rule("city.cards.play")
def test_any_number_of_cards_are_played_and_each_is_discarded() -> None:
    match = table(player("green", hand=["four-handed-teller", "four-handed-teller", "ulhane-oss"]), player("red"))
    before = city(match).arcs[0]
    for design in ("four-handed-teller", "four-handed-teller", "ulhane-oss"):
        match.play(("play", held(match, 0, design)))
    assert designs(city(match).discard[0]) == ["four-handed-teller", "four-handed-teller", "ulhane-oss"]
    gained = 2 * amount("four-handed-teller", "play", "arcs") + amount("ulhane-oss", "play", "arcs")
    assert city(match).arcs[0] == before + gained
    assert rule(match, "end") == "city.turns.one-action", "cards are no action"


@pytest.mark.rule("city.cards.play")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    match = duel({"draw": ["tunnel-runner"]}, {"hand": ["vault-keeper"]})
    assert rule(match, "play", city(match).draw[0][0]) is not None
    assert rule(match, "play", held(match, 1, "vault-keeper")) is not None


@pytest.mark.rule("city.cards.play")
def test_a_cost_must_be_paid_in_full() -> None:
    match = table(player("yellow", hand=["word-of-mouth"], arcs=PACK.coin), player("red"))
    assert rule(match, "play", held(match, 0, "word-of-mouth")) == "city.cards.play"


TELLER = "four-handed-teller"


@pytest.mark.rule("city.cards.when")
def test_cards_are_played_before_and_after_the_action_and_at_every_decision_in_it() -> None:
    match = table(
        player("green", hand=[TELLER], arcs=20000, figures={"A1": 1, "B1": 1, "D1": 1}),
        player("red", figures={"D4": 1}),
        tiles=[{"design": "red-eden-garden", "space": "A1", "products": 2}],
    )
    card = held(match, 0, TELLER)

    def playable(*choices: tuple[object, ...]) -> bool:
        there = match.clone()
        go(there, *choices)
        assert there.seat == 0
        return ("play", card) in there.choices()

    assert playable()
    assert playable(("move",)), "before the first figure"
    assert playable(("move",), ("figure", space("A1")), ("to", space("A2"))), "between two figures' moves"
    into_battle = (("move",), ("figure", space("D1")), ("to", space("D4")))
    assert playable(*into_battle), "after the last move before the first battle"
    assert playable(("move",), DONE), "after the action"
    assert playable(("sell",), ("sell", 0)), "between two sales"
    assert playable(("buy",), ("renown",)), "between two purchases"
    assert playable(("develop",)) and playable(("develop",), DONE), "before producing and between produce and build"
    assert playable(("recruit",)), "before the declaration"
    declared = (("recruit",), ("declare", city(match).recruit_row[0]))
    assert playable(*declared, ("bid", PACK.coin)), "when the bidding comes round"
    outbid = (*declared, ("bid", PACK.coin), ("pass",))
    assert playable(*outbid), "between two declarations"
    assert not playable(*into_battle, DONE), "not once cards are laid in a battle"


@pytest.mark.rule("city.cards.when")
def test_nobody_plays_cards_while_somebody_else_is_on_turn() -> None:
    match = duel({"hand": ["tunnel-runner"]}, {"hand": ["vault-keeper"]})
    go(match, ("recruit",), ("declare", city(match).recruit_row[0]))
    assert match.seat == 1
    assert rule(match, "play", held(match, 1, "vault-keeper")) == "city.cards.when"


@pytest.mark.rule("city.cards.when")
def test_a_march_played_between_two_moves_waits_for_the_end_of_the_move_to_fight() -> None:
    match = duel({"hand": ["tunnel-runner"], "figures": {"D5": 1}}, {"figures": {"D4": 1}})
    go(match, ("move",), ("play", held(match, 0, "tunnel-runner")))
    move(match, "D5", "D4")
    match.play(DONE)
    assert match.step == "move.figure"
    match.play(DONE)
    assert match.step == "battle.lay"


@pytest.mark.rule("city.cards.battle-word")
def test_a_battle_ability_cannot_be_played_and_works_when_revealed() -> None:
    match = duel({"hand": ["fighter"], "draw": [], "figures": {"D4": 1}}, {"figures": {"E4": 1}, "draw": []})
    assert rule(match, "play", held(match, 0, "fighter")) == "city.cards.battle-word"
    go(match, ("move",))
    move(match, "D4", "E4")
    match.rig([[MISS], [MISS]])
    events = go(match, DONE)
    events = lay(match, "fighter") + lay(match)
    over = next(event.data for event in events if event.kind == "battle over")
    assert over["attack"] == PACK.attack[1][PACK.cards_of("fighter")[0]] + amount("fighter", "battle", "attack")


@pytest.mark.rule("city.cards.battle-word")
def test_an_ability_not_marked_battle_does_nothing_when_revealed() -> None:
    match = duel({"figures": {"D4": 1}}, {"hand": ["vault-keeper"], "figures": {"E4": 1}})
    go(match, ("move",))
    move(match, "D4", "E4")
    match.rig([[HITS], [MISS]])
    match.play(DONE)
    lay(match)
    lay(match, "vault-keeper")
    assert city(match).arcs[1] == PACK.money


@pytest.mark.rule("city.cards.permanent")
def test_a_permanent_works_at_once_and_never_enters_hand_or_deck() -> None:
    match = duel({"arcs": 9000}, market=["grav-boots", "silent-partner", "grenade"])
    boots = on_offer(match, "grav-boots")
    go(match, ("buy",), ("card", boots), DONE, END)
    state = city(match)
    assert state.permanents[0] == [boots]
    assert boots not in state.hand[0] + state.draw[0] + state.discard[0]
    idle(match)
    go(match, ("move",), ("pool",))
    assert rule(match, "to", space("D4")) is None, "1 for the entry space D1, then the others; 1 more by the boots"
    assert rule(match, "to", space("D5")) == "city.move.from-pool"


@pytest.mark.rule("city.cards.permanent")
def test_a_permanent_is_never_laid_nor_lost_and_counts_in_every_battle_of_its_owner() -> None:
    match = duel(
        {"figures": {"D4": 2}, "draw": []},
        {"figures": {"E4": 2}, "draw": [], "permanents": ["defense-drone"], "hand": []},
    )
    drone = city(match).permanents[1][0]
    go(match, ("move",))
    move(match, "D4", "E4")
    match.rig([[HITS, MISS], [MISS, MISS], [HITS, HITS], [MISS, MISS]])
    match.play(DONE)
    lay(match)
    assert rule(match, "lay", drone) == "city.cards.permanent"
    events = lay(match)
    assert next(event.data for event in events if event.kind == "battle over")["defence"] == amount(
        "defense-drone", "standing", "attack"
    )
    assert city(match).permanents[1] == [drone]


@pytest.mark.rule("city.cards.deck")
def test_hand_draw_and_discard_pile_are_the_deck() -> None:
    match = duel({"hand": ["gallius-regallas"], "draw": ["fighter", "grenade"], "discard": ["scrapper", "medic"]})
    assert gang_size(city(match), 0) == 4, "all unit cards in all three piles"


@pytest.mark.rule("city.cards.once-a-turn")
def test_a_played_card_lies_aside_and_cannot_fetch_itself() -> None:
    match = duel({"hand": ["communication-device"], "draw": ["scrapper"], "discard": ["medic"]})
    device = held(match, 0, "communication-device")
    match.play(("play", device))
    assert city(match).aside == [device]
    assert rule(match, "take", device) is not None
    match.play(("take", city(match).discard[0][0]))
    assert designs(city(match).discard[0]) == ["communication-device"]


@pytest.mark.rule("city.cards.once-a-turn")
def test_two_communication_devices_do_not_fetch_each_other_for_ever() -> None:
    match = duel({"hand": ["communication-device", "communication-device"], "draw": []})
    one, other = city(match).hand[0]
    match.play(("play", one))
    match.play(("play", other))
    match.play(("take", one))
    assert rule(match, "play", one) == "city.cards.once-a-turn"
    go(match, ("move",), DONE, END)
    idle(match)
    assert rule(match, "play", one) is None, "in the next turn it can be played again"


@pytest.mark.rule("city.cards.empty-draw")
def test_a_draw_from_an_empty_pile_is_skipped() -> None:
    match = duel({"hand": ["stim-pack"], "draw": ["scrapper"], "discard": ["medic", "fighter"]})
    match.play(("play", held(match, 0, "stim-pack")))
    assert designs(city(match).hand[0]) == ["scrapper"], "one card was there; the discard pile is not touched"
    assert designs(city(match).discard[0]) == ["medic", "fighter", "stim-pack"]


@pytest.mark.rule("city.cards.cost-reducer")
def test_reducers_name_one_purchase_add_up_and_never_go_below_zero() -> None:
    match = duel(
        blue={"hand": ["fence", "fence", "bulk-order"], "arcs": 20000},
        active=1,
        market=["grenade", "targeting-visor"],
    )
    visor, grenade = on_offer(match, "targeting-visor"), on_offer(match, "grenade")
    for design in ("fence", "fence"):
        match.play(("play", held(match, 1, design)))
        assert {choice[0] for choice in match.choices()} == {"card"}, "its text names black market cards only"
        assert rule(match, "renown") == "city.cards.cost-reducer", "never renown"
        match.play(("card", grenade))
    go(match, ("buy",), ("card", grenade))
    off = amount("fence", "play", "discount")
    assert city(match).arcs[1] == 20000 - max(0, price_of("grenade") - 2 * off)
    assert city(match).discounts == []
    match.undo()
    assert visor in city(match).market_row


@pytest.mark.rule("city.cards.cost-reducer")
def test_a_reduction_holds_for_the_named_purchase_only() -> None:
    match = duel(blue={"hand": ["fence"], "arcs": 20000}, active=1, market=["grenade", "stim-pack"])
    go(match, ("play", held(match, 1, "fence")), ("card", on_offer(match, "grenade")))
    go(match, ("buy",), ("card", on_offer(match, "stim-pack")))
    assert city(match).arcs[1] == 20000 - price_of("stim-pack")


@pytest.mark.rule("city.cards.cost-reducer")
def test_a_reducer_for_developments_and_one_for_anything() -> None:
    match = duel(blue={"hand": ["surveyor", "bulk-order"], "arcs": 20000}, active=1, developments=["flophouse"])
    flophouse = development("flophouse")
    match.play(("play", held(match, 1, "surveyor")))
    assert match.choices() == [("development", flophouse)]
    match.play(("development", flophouse))
    match.play(("play", held(match, 1, "bulk-order")))
    assert {choice[0] for choice in match.choices()} == {"card", "development"}
    match.play(("development", flophouse))
    go(match, ("develop",), ("build", flophouse))
    match.play(match.choices()[0])
    off = amount("surveyor", "play", "discount") + amount("bulk-order", "play", "discount")
    assert city(match).arcs[1] == 20000 - max(0, PACK.development_cost[flophouse] - off)


@pytest.mark.rule("city.cards.cost-reducer")
def test_a_reduction_not_used_by_the_end_of_the_turn_is_lost() -> None:
    match = duel(blue={"hand": ["fence"], "arcs": 20000}, active=1, market=["grenade"])
    grenade = on_offer(match, "grenade")
    go(match, ("play", held(match, 1, "fence")), ("card", grenade), ("move",), DONE, END)
    idle(match)
    go(match, ("buy",), ("card", grenade))
    assert city(match).arcs[1] == 20000 - price_of("grenade")


@pytest.mark.rule("city.cards.kinds")
def test_leaders_and_members_are_units_and_nothing_else_is() -> None:
    for gang in PACK.starters:
        kinds = [(PACK.is_leader[card], PACK.is_unit[card]) for card in gang]
        assert sorted(kinds) == [(False, False)] * 3 + [(False, True)] * 6 + [(True, True)]
    for card in PACK.market:
        assert not PACK.is_unit[card]
        assert [PACK.attack[colour][card] for colour in range(4)] == [0, 0, 0, 0], "no attack value"
    assert all(PACK.is_unit[card] and not PACK.is_leader[card] for card in PACK.recruits)


@pytest.mark.rule("city.cards.kinds")
def test_the_size_of_a_gang_counts_units_wherever_they_are() -> None:
    match = duel(
        {"hand": ["courier", "grenade", "forced-march"], "draw": ["fighter"], "figures": {"D4": 1}},
        {"figures": {"E4": 1}},
        recruits=["medic"],
    )
    state = city(match)
    assert gang_size(state, 0) == 2
    match.play(("play", held(match, 0, "courier")))
    assert state.aside and gang_size(state, 0) == 2, "just played"
    move(match, "D4", "E4")
    match.play(DONE)
    assert match.step == "battle.lay"
    match.play(("blind",)) if state.draw[0] else match.play(("lay", held(match, 0, "fighter")))
    assert gang_size(state, 0) == 2, "laid"


@pytest.mark.rule("city.cards.kinds")
def test_the_leader_counts_as_a_gang_member() -> None:
    strong = ["odin-kester", "zar-tayvius", "sempento-roden"]
    match = duel(
        {"hand": ["gallius-regallas"], "draw": [], "figures": {"D4": 1}}, {"hand": strong, "figures": {"E4": 1}}
    )
    go(match, ("move",))
    move(match, "D4", "E4")
    match.play(DONE)
    lay(match, "gallius-regallas")
    lay(match, *strong)
    leader = PACK.cards_of("gallius-regallas")[0]
    assert match.choices() == [("lose", leader)]
    match.play(("lose", leader))
    assert leader in city(match).removed


@pytest.mark.rule("city.figures.gain-unit")
def test_a_unit_that_joins_brings_a_figure_into_the_pool() -> None:
    match = table(player("yellow", hand=["word-of-mouth"], arcs=9000), player("red"), recruits=["medic", "scrapper"])
    go(match, ("play", held(match, 0, "word-of-mouth")), ("enlist", recruit(match, "medic")))
    state = city(match)
    assert designs(state.hand[0]) == ["medic"]
    assert (state.pool[0], state.unused[0]) == (PACK.pool + 1, PACK.figures - PACK.pool - 1)


@pytest.mark.rule("city.figures.gain-unit")
def test_with_all_figures_in_use_a_unit_brings_none() -> None:
    match = table(player("yellow", pool=16), player("red"), recruits=["medic"])
    go(match, ("recruit",), ("declare", recruit(match, "medic")), ("pass",))
    state = city(match)
    assert "medic" in designs(state.hand[0])
    assert (state.pool[0], state.unused[0]) == (16, 0)


@pytest.mark.rule("city.figures.gain-unit")
def test_losing_a_card_costs_no_figure() -> None:
    match = duel({"hand": ["new-identities", "medic"], "figures": {"D4": 2}})
    go(match, ("play", held(match, 0, "new-identities")), ("remove", held(match, 0, "medic")))
    assert figures(match, 0, "D4") == 2
    assert city(match).pool[0] == PACK.pool - 2
