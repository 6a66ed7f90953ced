"""The effect vocabulary in battles and all the time: each word, with abilities made to measure."""

from pathlib import Path
from typing import Any

import pytest

from remnants.boxes.city.content.words import CONDITIONS, KINDS, WORDS
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from tests.city import test_abilities
from tests.city.table import (
    DONE,
    HITS,
    MISS,
    PACK,
    attack,
    attack_of,
    board,
    city,
    designs,
    destinations,
    development,
    duel,
    fought,
    go,
    held,
    laid,
    lay,
    move,
    on_offer,
    price_of,
    rule,
    space,
    token,
)
from tests.city.workshop import CARD, MAKER, PERMANENT, TESTED, Workshop, do, word

WEAK = min(PACK.token_attack)


# ---------------------------------------------------------------- battle words


def battle(red: dict[str, Any], blue: dict[str, Any], pack: Path, **more: Any) -> Match:
    """Red attacks blue on D5 from D4, where each has a figure unless told otherwise."""
    match = duel({"figures": {"D4": 1}, **red}, {"figures": {"D5": 1}, "draw": [], **blue}, pack=pack, **more)
    attack(match, ("D4", "D5"))
    return match


@word("attack")
def test_attack(workshop: Workshop) -> None:
    match = battle({"hand": [CARD, "medic"]}, {}, workshop.card("battle", do("attack", 5)))
    assert fought(match, [CARD, "medic"]).worth(0) == attack_of("medic", "red") + 5


@word("attack-per")
@pytest.mark.parametrize(("per", "count"), [("figure", 1), ("neighbour", 3), ("laid-unit", 2), ("hand-card", 1)])
def test_attack_per(workshop: Workshop, per: str, count: int) -> None:
    red = {"hand": [CARD, "medic", "dealer", "courier"], "figures": {"D4": 2, "D6": 2}}
    match = battle(red, {"figures": {"D5": 1, "C5": 1}}, workshop.card("battle", do("attack-per", 2, per=per)))
    base = attack_of("medic", "red") + attack_of("dealer", "red")
    assert fought(match, [CARD, "medic", "dealer"]).worth(0) == base + 2 * count


@word("attack-per")
def test_attack_per_permanent(workshop: Workshop) -> None:
    permanents = [PERMANENT, "shell-company", "command-uplink"]
    match = battle({"permanents": permanents}, {}, workshop.permanent(do("attack-per", 2, per="permanent")))
    assert fought(match, []).worth(0) == 2 * 3


@word("dice")
def test_dice(workshop: Workshop) -> None:
    match = battle({"hand": [CARD], "figures": {"D4": 2}}, {}, workshop.card("battle", do("dice", 3)))
    fight = fought(match, [CARD])
    assert (len(fight.dice(0)), len(fight.dice(1))) == (2 + 3, 1)


@word("weaken")
def test_weaken_never_below_zero(workshop: Workshop) -> None:
    pack = workshop.card("battle", do("weaken", 3))
    fight = fought(battle({"hand": [CARD]}, {"hand": ["zar-tayvius"]}, pack), [CARD], ["zar-tayvius"])
    assert fight.worth(1) == attack_of("zar-tayvius", "blue") - 3
    fight = fought(battle({"hand": [CARD]}, {}, pack), [CARD])
    assert fight.total(1) == 0


@word("weaken")
def test_weaken_ycu(workshop: Workshop) -> None:
    pack = workshop.card("battle", do("weaken", 3))
    match = battle({"hand": [CARD]}, {"figures": {}}, pack, ycu=[{"attack": WEAK, "space": "D5"}])
    match.play(("fight", token(match, "D5")))
    assert fought(match, [CARD]).total(-1) == WEAK - 3


@word("reinforce")
@pytest.mark.rule("city.cards.revealed-only")
def test_reinforce_reveals_cards_that_add_their_attack_and_nothing_else(workshop: Workshop) -> None:
    match = battle({"hand": [CARD], "draw": ["fighter", "medic"]}, {}, workshop.card("battle", do("reinforce", 2)))
    assert fought(match, [CARD]).worth(0) == attack_of("fighter", "red") + attack_of("medic", "red")
    assert city(match).draw[0] == []


@pytest.mark.rule("city.cards.revealed-only")
@pytest.mark.parametrize(("card", "won"), [("scrapper", True), ("medic", False)])
def test_revealed_cards_do_nothing_for_winning_or_losing(workshop: Workshop, card: str, won: bool) -> None:
    pack = workshop.card("battle", do("reinforce", 1))
    enemies = [] if won else ["zar-tayvius", "technician"]
    match = battle({"hand": [CARD], "draw": [card], "pool": 5, "discard": ["dealer"]}, {"hand": enemies}, pack)
    match.rig([[HITS], [MISS]])
    assert (fought(match, [CARD], enemies).winner == 0) == won
    while match.step in ("battle.lose-discarded", "battle.lose-owned", "battle.lose-drawn"):
        match.play(match.choices()[0])
    assert card in designs(city(match).discard[0]), "neither back in hand nor lost"
    assert (city(match).pool[0], designs(city(match).hand[0])) == (5, [])


@pytest.mark.rule("city.cards.revealed-only")
def test_revealed_cards_do_not_count_as_laid(workshop: Workshop) -> None:
    pack = workshop.card("battle", do("reinforce", 1), do("attack-per", 3, per="laid-unit"))
    match = battle({"hand": [CARD, "bodyguard"], "draw": ["gallius-regallas"]}, {}, pack)
    leader, guard = attack_of("gallius-regallas", "red"), attack_of("bodyguard", "red")
    assert fought(match, [CARD, "bodyguard"]).worth(0) == leader + guard + 3, "one laid unit, and no laid leader"


@word("return")
@pytest.mark.parametrize("won", [True, False])
def test_return(workshop: Workshop, won: bool) -> None:
    match = battle({"hand": [CARD], "draw": []}, {}, workshop.card("won" if won else "lost", do("return")))
    match.rig([[HITS], [MISS]] if won else [[MISS], [HITS]])
    assert (fought(match, [CARD]).winner == 0) == won
    assert designs(city(match).hand[0]) == [CARD]
    assert CARD not in designs(city(match).discard[0])


@word("rescue")
def test_rescue(workshop: Workshop) -> None:
    match = battle({"hand": [CARD], "draw": [], "pool": 5}, {}, workshop.card("lost", do("rescue")))
    match.rig([[MISS], [HITS]])
    fought(match, [CARD])
    assert (city(match).pool[0], city(match).unused[0]) == (6, 10)
    assert board(match, 0) == {}


@word("rescue")
def test_rescue_of_a_figure_that_is_in_the_pool_already(workshop: Workshop) -> None:
    """Figures that join the pool after the loss leave none to rescue."""
    pack = workshop.card("lost", do("figures", 20), do("rescue"))
    match = battle({"hand": [CARD], "draw": [], "pool": PACK.figures - 1}, {}, pack)
    match.rig([[MISS], [HITS]])
    fought(match, [CARD])
    assert (city(match).pool[0], city(match).unused[0]) == (PACK.figures, 0)
    assert match.game.conserved(match.state) == []


@pytest.mark.rule("city.battle.reveal")
def test_deeds_in_a_battle_and_a_cost_that_is_asked_for(workshop: Workshop) -> None:
    pack = workshop.card("battle", do("arcs", 1000), do("renown", 1), do("figures", 2), cost="cards = 1")
    match = battle({"hand": [CARD, "medic"]}, {}, pack)
    lay(match, CARD)
    lay(match)
    assert match.step == "battle.ability"
    match.play(("use", laid(match, 0, CARD)))
    assert match.step == "cards.give-up"
    match.play(("discard", held(match, 0, "medic")))
    assert (city(match).arcs[0], city(match).renown[0], city(match).pool[0]) == (PACK.money + 1000, 1, PACK.pool + 1)


# ---------------------------------------------------------------- conditions

RED_ATTACKS, BLUE_ATTACKS = 0, 1
Scene = tuple[int, dict[str, int], dict[str, int]]
SCENES: dict[str, tuple[Scene, Scene]] = {
    # who attacks and where red's and blue's figures are: once so that the condition holds for red, once so that not
    "attacking": ((RED_ATTACKS, {"D4": 1}, {"D5": 1}), (BLUE_ATTACKS, {"D5": 1}, {"D4": 1})),
    "defending": ((BLUE_ATTACKS, {"D5": 1}, {"D4": 1}), (RED_ATTACKS, {"D4": 1}, {"D5": 1})),
    "against-gang": ((RED_ATTACKS, {"D4": 1}, {"D5": 1}), (RED_ATTACKS, {"D4": 1}, {})),
    "against-ycu": ((RED_ATTACKS, {"D4": 1}, {}), (RED_ATTACKS, {"D4": 1}, {"D5": 1})),
    "outnumbering": ((RED_ATTACKS, {"D4": 2}, {"D5": 1}), (RED_ATTACKS, {"D4": 1}, {"D5": 1})),
    "outnumbered": ((RED_ATTACKS, {"D4": 1}, {"D5": 2}), (RED_ATTACKS, {"D4": 1}, {"D5": 1})),
    "leader-laid": ((RED_ATTACKS, {"D4": 1}, {"D5": 1}), (RED_ATTACKS, {"D4": 1}, {"D5": 1})),
    "on-development": ((RED_ATTACKS, {"D4": 1}, {"D5": 1}), (RED_ATTACKS, {"D4": 1}, {"D5": 1})),
}


@pytest.mark.rule("city.battle.reveal")
@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("holds", [True, False])
def test_conditions(workshop: Workshop, condition: str, holds: bool) -> None:
    attacker, red, blue = SCENES[condition][0 if holds else 1]
    cards = [CARD, "gallius-regallas"] if condition == "leader-laid" and holds else [CARD]
    tiles = [{"design": "broadcast-spire", "space": "D5"}] if condition == "on-development" and holds else []
    ycu = [{"attack": WEAK, "space": "D5"}] if not blue else []
    pack = workshop.card("battle", do("attack", 4), condition=condition)
    match = duel({"hand": cards, "figures": red}, {"figures": blue}, pack=pack, active=attacker, tiles=tiles, ycu=ycu)
    attack(match, ("D4", "D5"))
    if ycu:
        match.play(("fight", token(match, "D5")))
    fight = fought(match, cards)
    leader = attack_of("gallius-regallas", "red") if len(cards) > 1 else 0
    assert fight.worth(0) == leader + (4 if holds else 0)


@pytest.mark.rule("city.battle.reveal")
@pytest.mark.parametrize("condition", ["outnumbering", "outnumbered"])
def test_ycu_are_neither_outnumbered_nor_outnumber(workshop: Workshop, condition: str) -> None:
    pack = workshop.card("battle", do("attack", 4), condition=condition)
    ycu = [{"attack": WEAK, "space": "D5"}, {"attack": WEAK, "space": "D5"}]
    match = battle({"hand": [CARD]}, {"figures": {}}, pack, ycu=ycu)
    match.play(("fight", token(match, "D5")))
    assert fought(match, [CARD]).worth(0) == 0


# ---------------------------------------------------------------- standing words


@word("income")
def test_income(workshop: Workshop) -> None:
    match = duel({"permanents": [PERMANENT]}, next="reset", pack=workshop.permanent(do("income", 1500)))
    go(match, DONE, DONE)
    assert city(match).arcs == [PACK.money + PACK.income + 1500, PACK.money + PACK.income]


@word("cheaper")
@pytest.mark.parametrize("on", KINDS["on"])
def test_cheaper(workshop: Workshop, on: str) -> None:
    pack = workshop.permanent(do("cheaper", 1000, on=on))
    flophouse = development("flophouse")
    match = duel(
        {"permanents": [PERMANENT], "arcs": 20000}, market=["stim-pack"], developments=["flophouse"], pack=pack
    )
    bought = match.clone()
    go(bought, ("buy",), ("card", on_offer(match, "stim-pack")))
    off = 1000 if on in ("market", "any") else 0
    assert city(bought).arcs[0] == 20000 - max(0, price_of("stim-pack") - off)
    go(match, ("develop",), ("build", flophouse))
    match.play(match.choices()[0])
    off = 1000 if on in ("development", "any") else 0
    assert city(match).arcs[0] == 20000 - max(0, PACK.development_cost[flophouse] - off)


@word("cheaper-bribe")
@pytest.mark.parametrize("off", [500, 9000])
def test_cheaper_bribe_not_below_zero(workshop: Workshop, off: int) -> None:
    pack = workshop.permanent(do("cheaper-bribe", off))
    match = battle({"permanents": [PERMANENT]}, {"figures": {}}, pack, ycu=[{"attack": WEAK, "space": "D5"}])
    bribed = token(match, "D5")
    match.play(("bribe", bribed))
    assert city(match).arcs[0] == PACK.money - max(0, PACK.token_bribe[bribed] - off)


@word("reach")
def test_reach(workshop: Workshop) -> None:
    pack = workshop.permanent(do("reach", 2))
    match = duel({"permanents": [PERMANENT], "figures": {"A1": 1}}, pack=pack)
    go(match, ("move",), ("figure", space("A1")))
    assert {"A6", "E2"} <= destinations(match)
    assert rule(match, "to", space("A7")) == "city.move.count"


@word("marchers")
def test_marchers(workshop: Workshop) -> None:
    pack = workshop.permanent(do("marchers", 1))
    match = duel({"permanents": [PERMANENT], "influence": 1}, pack=pack)
    match.play(("move",))
    move(match, "pool", "D1")
    move(match, "pool", "D2")
    assert match.choices() == [DONE]


@word("sale-bonus")
def test_sale_bonus(workshop: Workshop) -> None:
    pack = workshop.permanent(do("sale-bonus", 500))
    red = {"permanents": [PERMANENT], "figures": {"A1": 1, "B1": 1}}
    match = duel(red, tiles=[{"design": MAKER, "space": "A1", "products": 2}], pack=pack)
    go(match, ("sell",), ("sell", 0), ("sell", 0))
    assert city(match).arcs[0] == PACK.money + 2 * (PACK.development_sale[development(MAKER)] + 500)


@word("award")
def test_award(workshop: Workshop) -> None:
    match = duel({"permanents": [PERMANENT]}, next="award", pack=workshop.permanent(do("award", 3)))
    assert city(match).renown == [3, 0]


@pytest.mark.rule("city.cards.permanent")
def test_battle_words_that_stand_are_not_mixed_with_others(workshop: Workshop) -> None:
    with pytest.raises(BadInput, match="must not be mixed"):
        duel(pack=workshop.permanent(do("attack", 4), do("income", 500)))


@pytest.mark.rule("city.control.development")
def test_a_development_fights_for_who_controls_it_in_battles_on_it_only(workshop: Workshop) -> None:
    pack = workshop.tile("standing", do("attack", 4), design="broadcast-spire")
    tiles = [{"design": "broadcast-spire", "space": "D5"}]
    on_it = battle({}, {}, pack, tiles=tiles)
    assert fought(on_it, []).worth(1) == 4
    blue = {"figures": {"D4": 1, "D5": 1}, "draw": []}
    beside_it = duel({"figures": {"D3": 1}}, blue, tiles=tiles, pack=pack)
    attack(beside_it, ("D3", "D4"))
    assert fought(beside_it, []).worth(1) == 0


@pytest.mark.rule("city.control.development")
def test_a_development_stands_for_whoever_controls_it(workshop: Workshop) -> None:
    pack = workshop.tile("standing", do("income", 1000), design="broadcast-spire")
    tiles = [{"design": "broadcast-spire", "space": "D5"}, {"design": "broadcast-spire", "space": "D3"}]
    match = duel({}, {"figures": {"D5": 1}}, tiles=tiles, pack=pack, next="reset")
    go(match, DONE, DONE)
    assert city(match).arcs == [PACK.money + PACK.income, PACK.money + PACK.income + 1000]


# ---------------------------------------------------------------- all of them


def test_every_word_of_the_vocabulary_has_a_test() -> None:
    assert test_abilities.__doc__, "the deeds have their tests there"
    assert set(WORDS) == TESTED
    assert set(SCENES) == set(CONDITIONS)
