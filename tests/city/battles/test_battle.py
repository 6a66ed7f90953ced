"""Battles between players."""

from pathlib import Path

import pytest

from remnants.kernel.match import Match
from tests.city.table import (
    DONE,
    HITS,
    MISS,
    PACK,
    amount,
    attack,
    attack_of,
    city,
    designs,
    duel,
    figures,
    go,
    held,
    laid,
    lay,
    outcome,
    player,
    rule,
    space,
    table,
    told,
    units_worth,
)
from tests.city.workshop import CARD, Workshop, do

STRONG = ["odin-kester", "zar-tayvius"]


# ---------------------------------------------------------------- the rulebook's example


@pytest.mark.rule("city.battle.example")
@pytest.mark.rule("city.battle.total")
@pytest.mark.rule("city.battle.dice")
@pytest.mark.rule("city.battle.repeat")
def test_the_battle_example_of_the_rulebook() -> None:
    red = ["scrapper", "pit-fighter"]
    red += units_worth("red", 14 - sum(attack_of(design, "red") for design in red), 1, red)
    blue = units_worth("blue", 16 - 4, 3, ["enforcer"])
    assert attack_of("enforcer", "blue") == 2
    match = table(
        player("blue", hand=["enforcer", *blue], draw=[], renown=3, figures={"D4": 1, "D5": 1, "E4": 2}),
        player("red", hand=red, draw=["forced-march"], figures={"C3": 2, "C4": 1}),
        active=1,
    )
    attack(match, ("C3", "D4"), ("C3", "D4"))
    state = city(match)
    assert (state.attacker, state.defender) == (1, 0)

    lay(match, *red, "blind")
    events = lay(match, "enforcer", *blue)
    assert (match.seat, match.step) == (0, "battle.ability"), "Brute Strength does not apply: red does not outnumber"
    assert designs(told(events, "revealed")[0]["cards"]) == [*red, "forced-march"]
    match.rig([[2, 1, 1], [2, 1, 1, 1]])
    events = match.play(("use", laid(match, 0, "enforcer")))
    assert (state.renown[0], state.pile) == (2, PACK.renown - 2)

    assert [data["dice"] for data in told(events, "battle dice")] == [[2, 1, 1], [2, 1, 1, 1]]
    assert outcome(events) == (0, 18, 21)
    assert (match.seat, match.step) == (1, "battle.lose-laid")
    unused = state.unused[1]
    assert figures(match, 1, "D4") == 1, "one figure is gone, and not to the pool"
    match.play(("lose", laid(match, 1, "scrapper")))

    assert "scrapper" in designs(state.removed)
    assert unused == state.unused[1]
    assert (match.seat, match.step) == (1, "battle.lay"), "a second battle follows at once"
    assert state.battle_space == space("D4")
    assert sorted(designs(state.discard[1])) == sorted([*red[1:], "forced-march"])
    assert sorted(designs(state.discard[0])) == sorted(["enforcer", *blue])


# ---------------------------------------------------------------- laying cards


@pytest.mark.rule("city.battle.attacker")
@pytest.mark.parametrize("active", [0, 1])
def test_the_player_whose_turn_it_is_attacks(active: int) -> None:
    match = duel({"figures": {"D4": 1}}, {"figures": {"D5": 1}}, active=active, first=0)
    attack(match, ("D4", "D5") if active == 0 else ("D5", "D4"))
    assert (city(match).attacker, city(match).defender) == (active, 1 - active)
    assert match.seat == active, "the attacker lays first"


@pytest.mark.rule("city.battle.lay-cards")
def test_up_to_influence_cards_from_hand_and_pile_first_the_attacker_then_the_defender() -> None:
    match = duel(
        {"influence": 3, "hand": ["fighter", "medic"], "draw": ["scrapper", "courier"], "figures": {"D4": 1}},
        {"influence": 1, "hand": ["fence", "surveyor"], "figures": {"D5": 1}},
    )
    attack(match, ("D4", "D5"))
    go(match, ("lay", held(match, 0, "fighter")), ("blind",), ("lay", held(match, 0, "medic")))
    assert rule(match, "blind") == "city.battle.lay-cards"
    assert match.choices() == [DONE]
    assert city(match).laid[1] == [], "the defender waits"
    match.play(DONE)
    assert match.seat == 1
    assert rule(match, "lay", held(match, 1, "fence")) is None
    match.play(("lay", held(match, 1, "fence")))
    assert rule(match, "lay", held(match, 1, "surveyor")) == "city.battle.lay-cards", "up to own influence"


@pytest.mark.rule("city.battle.lay-cards")
def test_nobody_has_to_lay_cards_and_only_own_cards_in_hand_are_laid() -> None:
    match = duel({"figures": {"D4": 1}, "hand": ["fighter"]}, {"figures": {"D5": 1}, "hand": ["fence"]})
    attack(match, ("D4", "D5"))
    assert rule(match, "lay", held(match, 1, "fence")) == "city.battle.lay-cards"
    assert DONE in match.choices()
    match.play(DONE)
    assert match.seat == 1


@pytest.mark.rule("city.battle.blind-cards")
def test_blind_cards_are_seen_by_nobody_and_an_empty_pile_gives_none() -> None:
    match = duel(
        {"draw": ["scrapper"], "discard": ["medic"], "figures": {"D4": 1}, "hand": ["fighter"]},
        {"figures": {"D5": 1}},
    )
    attack(match, ("D4", "D5"))
    events = match.play(("blind",))
    assert [event.shown_to(0) for event in events] == [{"kind": "laid", "seat": 0, "blind": True}]
    assert match.view(0)["state"]["laid"][0] == [-1]
    assert match.view(1)["state"]["laid"][0] == [-1]
    assert match.view(0)["state"]["blind"][0] == [1], "that it came from the pile is open"
    assert rule(match, "blind") == "city.battle.blind-cards", "the discard pile does not refill it"
    fighter = held(match, 0, "fighter")
    events = match.play(("lay", fighter))
    assert events[0].shown_to(0) == {"kind": "laid", "seat": 0, "blind": False, "card": fighter}
    assert events[0].shown_to(1) == {"kind": "laid", "seat": 0, "blind": False}
    assert match.view(0)["state"]["laid"][0] == [-1, fighter]
    assert match.view(1)["state"]["laid"][0] == [-1, -1]


# ---------------------------------------------------------------- revealing


@pytest.mark.rule("city.battle.reveal")
def test_abilities_work_in_the_order_of_own_choice_attacker_first(tmp_path: Path) -> None:
    match = table(
        player("blue", hand=["ace-up-the-sleeve", CARD], draw=["medic"], figures={"D4": 1}),
        player("red", hand=["pit-fighter"], figures={"D5": 1}),
        pack=Workshop(tmp_path / "pack").card("battle", do("draw", 1)),
    )
    attack(match, ("D4", "D5"))
    lay(match, "ace-up-the-sleeve", CARD)
    lay(match, "pit-fighter")
    assert (match.seat, match.step) == (0, "battle.ability")
    assert city(match).revealed == [1, 0], "the defender's cards are still face down"
    ace = laid(match, 0, "ace-up-the-sleeve")
    drawing = laid(match, 0, CARD)
    assert rule(match, "done") == "city.battle.reveal", "an ability without a cost is not declined"
    other = match.clone()
    per = amount("ace-up-the-sleeve", "battle", "attack-per")
    for table_, order, drawn in ((match, (drawing, ace), 1), (other, (ace, drawing), 0)):
        table_.rig([[HITS], [MISS]])
        events = table_.play(("use", order[0]))
        if table_.step == "battle.ability":
            events += table_.play(("use", order[1]))
        assert outcome(events)[1] == HITS + per * drawn


@pytest.mark.rule("city.battle.reveal")
def test_an_ability_with_a_cost_may_be_declined_and_needs_the_full_cost() -> None:
    def enforcer(renown: int) -> Match:
        match = duel({"hand": ["enforcer"], "renown": renown, "figures": {"D4": 1}}, {"figures": {"D5": 1}})
        attack(match, ("D4", "D5"))
        lay(match, "enforcer")
        match.rig([[MISS], [HITS]])
        return match

    value = attack_of("enforcer", "red")
    declined = enforcer(1)
    lay(declined)
    events = declined.play(DONE)
    assert outcome(events)[1] == value
    assert city(declined).renown[0] == 1
    poor = enforcer(0)
    events = lay(poor)
    assert outcome(events)[1] == value, "nobody is asked who cannot pay"


@pytest.mark.rule("city.battle.reveal")
def test_conditions_are_judged_at_that_moment() -> None:
    """The bodyguard's condition is met by a leader that nobody knew was laid."""
    match = duel(
        {"hand": ["bodyguard"], "draw": ["gallius-regallas"], "figures": {"D4": 1}},
        {"figures": {"D5": 1}, "draw": []},
    )
    attack(match, ("D4", "D5"))
    lay(match, "bodyguard", "blind")
    match.rig([[MISS], [MISS]])
    events = lay(match)
    expected = attack_of("bodyguard", "red") + attack_of("gallius-regallas", "red")
    assert outcome(events)[1] == expected + amount("bodyguard", "battle", "attack")


@pytest.mark.rule("city.battle.reveal")
def test_what_depends_on_the_outcome_comes_after_the_removals_and_the_attacker_s_first() -> None:
    match = duel(
        {"hand": ["scrapper", *STRONG], "figures": {"D4": 1}},
        {"hand": ["medic", "fence"], "figures": {"D5": 2}},
    )
    attack(match, ("D4", "D5"))
    lay(match, "scrapper", *STRONG)
    lay(match, "medic", "fence")
    assert (match.seat, match.step) == (1, "battle.lose-laid")
    assert "scrapper" not in designs(city(match).hand[0]), "not yet"
    events = match.play(("lose", laid(match, 1, "fence")))
    kinds = [event.kind for event in events if event.kind in ("removed", "returned", "rescued")]
    assert kinds == ["removed", "returned", "rescued"]


@pytest.mark.rule("city.battle.dice")
def test_a_die_for_each_figure_on_the_space_and_beside_it_but_not_diagonally() -> None:
    match = duel(
        {"figures": {"C4": 2, "D5": 2, "C3": 1, "E5": 1}},
        {"figures": {"D4": 1, "D3": 1, "E3": 2, "E4": 1}},
    )
    attack(match, ("C4", "D4"))
    lay(match)
    events = lay(match)
    rolled = {data["seat"]: data["dice"] for data in told(events, "battle dice")}
    assert len(rolled[0]) == 1 + 1 + 2, "on D4, C4 and D5"
    assert len(rolled[1]) == 1 + 1 + 1, "on D4, D3 and E4"
    assert all(face in PACK.battle_die for dice in rolled.values() for face in dice)


@pytest.mark.rule("city.battle.total")
def test_the_total_is_dice_and_own_colour_and_nothing_for_cards_that_are_no_units() -> None:
    match = duel(
        {"hand": ["medic", "forced-march", "stim-pack"], "draw": [], "figures": {"D4": 1}},
        {"hand": ["medic", "dealer"], "draw": [], "figures": {"D5": 1}},
    )
    attack(match, ("D4", "D5"))
    lay(match, "medic", "forced-march", "stim-pack")
    match.rig([[HITS], [HITS]])
    events = lay(match, "medic", "dealer")
    assert outcome(events)[1:] == (
        HITS + attack_of("medic", "red"),
        HITS + attack_of("medic", "blue") + attack_of("dealer", "blue"),
    )
