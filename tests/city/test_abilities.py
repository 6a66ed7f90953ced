"""The effect vocabulary: what each of its words does, with abilities made to measure."""

import pytest

from remnants.boxes.city.content.words import WORDS
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.city.table import (
    DONE,
    HITS,
    MISS,
    PACK,
    attack,
    board,
    city,
    designs,
    destinations,
    development,
    duel,
    go,
    held,
    lay,
    move,
    on_offer,
    price_of,
    recruit,
    rule,
    space,
    token,
)
from tests.city.workshop import CARD, MAKER, TILE, Workshop, do, word


def play_card(match: Match, seat: int = 0) -> None:
    match.play(("play", held(match, seat, CARD)))


WEAK = min(PACK.token_attack)


# ---------------------------------------------------------------- deeds


@word("arcs")
def test_arcs(workshop: Workshop) -> None:
    match = duel({"hand": [CARD], "arcs": 500}, pack=workshop.card("play", do("arcs", 1500)))
    play_card(match)
    assert city(match).arcs == [2000, PACK.money]


@word("renown")
def test_renown(workshop: Workshop) -> None:
    match = duel({"hand": [CARD]}, pack=workshop.card("play", do("renown", 3)))
    play_card(match)
    assert (city(match).renown, city(match).pile) == ([3, 0], PACK.renown - 3)


@word("draw")
def test_draw(workshop: Workshop) -> None:
    match = duel({"hand": [CARD], "draw": ["medic", "fighter", "courier"]}, pack=workshop.card("play", do("draw", 2)))
    play_card(match)
    assert designs(city(match).hand[0]) == ["medic", "fighter"]


@word("figures")
def test_figures(workshop: Workshop) -> None:
    match = duel({"hand": [CARD], "pool": 14}, pack=workshop.card("play", do("figures", 3)))
    play_card(match)
    assert (city(match).pool[0], city(match).unused[0]) == (16, 0), "as many as are unused"


@word("march")
def test_march(workshop: Workshop) -> None:
    pack = workshop.card("play", do("march", figures=2, spaces=2))
    match = duel({"hand": [CARD, "tunnel-runner"], "figures": {"A1": 2, "G1": 1}}, pack=pack)
    play_card(match)
    assert DONE in match.choices(), "up to so many figures"
    match.play(("figure", space("A1")))
    assert destinations(match) == {"A2", "A3", "B1", "B2", "C1"}
    match.play(("to", space("A3")))
    assert rule(match, "play", held(match, 0, "tunnel-runner")) == "city.cards.when", "not in the middle of a card"
    move(match, "G1", "G2")
    assert rule(match, "figure", space("A1")) == "city.move.count", "two have moved"
    match.play(DONE)
    assert board(match, 0) == {"A1": 1, "A3": 1, "G2": 1}
    assert rule(match, "end") == "city.turns.one-action"


@word("march")
def test_march_from_the_pool_and_in_a_produce_ability(workshop: Workshop) -> None:
    pack = workshop.tile("produce", do("march", figures=1, spaces=1))
    match = duel({"figures": {"A1": 1}}, {"figures": {"D1": 1}}, tiles=[{"design": TILE, "space": "A1"}], pack=pack)
    go(match, ("develop",), ("produce", 0))
    move(match, "pool", "D1")
    match.play(DONE)
    assert match.step == "battle.lay", "what became contested is fought over at once"


@word("discount")
@pytest.mark.parametrize(("on", "kinds"), [("market", {"card"}), ("development", {"development"}), ("any", None)])
def test_discount(workshop: Workshop, on: str, kinds: set[str] | None) -> None:
    pack = workshop.card("play", do("discount", 1000, on=on))
    match = duel({"hand": [CARD], "arcs": 20000}, market=["stim-pack"], developments=["flophouse"], pack=pack)
    play_card(match)
    assert {choice[0] for choice in match.choices()} == (kinds or {"card", "development"})
    if on == "development":
        go(match, ("development", development("flophouse")), ("develop",), ("build", development("flophouse")))
        match.play(match.choices()[0])
        price = PACK.development_cost[development("flophouse")]
    else:
        stim = on_offer(match, "stim-pack")
        go(match, ("card", stim), ("buy",), ("card", stim))
        price = price_of("stim-pack")
    assert city(match).arcs[0] == 20000 - max(0, price - 1000)


@word("fetch")
@pytest.mark.parametrize("pile", ["draw", "discard", "either"])
def test_fetch(workshop: Workshop, pile: str) -> None:
    pack = workshop.card("play", do("fetch", pile=pile))
    match = duel({"hand": [CARD], "draw": ["medic", "fighter", "courier"], "discard": ["dealer"]}, pack=pack)
    play_card(match)
    options: dict[str, list[Choice]] = {"draw": [("search",)], "discard": [("take", city(match).discard[0][0])]}
    options["either"] = options["discard"] + options["draw"]
    assert match.choices() == options[pile]
    if pile == "discard":
        match.play(match.choices()[0])
        assert designs(city(match).hand[0]) == ["dealer"]
        assert len(city(match).draw[0]) == 3
        return
    match.play(("search",))
    fighter = next(choice for choice in match.choices() if designs([choice[1]]) == ["fighter"])
    courier, medic = (card for card in city(match).draw[0] if card != fighter[1])
    match.rig([[medic, courier]])
    match.play(fighter)
    assert designs(city(match).hand[0]) == ["fighter"]
    assert city(match).draw[0] == [medic, courier], "the pile that was searched is shuffled"


@word("fetch")
def test_fetch_with_nothing_to_fetch(workshop: Workshop) -> None:
    match = duel({"hand": [CARD], "draw": []}, pack=workshop.card("play", do("fetch", pile="either")))
    play_card(match)
    assert match.step == "turn"


@word("enlist")
def test_enlist(workshop: Workshop) -> None:
    match = duel({"hand": [CARD]}, recruits=["medic", "fighter"], pack=workshop.card("play", do("enlist")))
    play_card(match)
    match.play(("enlist", recruit(match, "medic")))
    assert designs(city(match).hand[0]) == ["medic"]
    assert city(match).pool[0] == PACK.pool + 1
    assert designs(city(match).recruit_row) == ["fighter"]


@word("enlist")
def test_enlist_never_takes_what_an_auction_is_about(workshop: Workshop) -> None:
    match = duel({"hand": [CARD]}, recruits=["medic", "fighter"], pack=workshop.card("play", do("enlist")))
    go(match, ("recruit",), ("declare", recruit(match, "medic")), ("bid", PACK.coin))
    play_card(match)
    assert match.choices() == [("enlist", recruit(match, "fighter"))]


@word("product")
def test_product_of_a_tile_and_of_a_card(workshop: Workshop) -> None:
    tiles = [{"design": MAKER, "space": "A1"}, {"design": MAKER, "space": "F1"}, {"design": MAKER, "space": "A7"}]
    figures = {"A1": 1, "B1": 1, "F1": 1, "G1": 1, "D4": 1}
    match = duel({"hand": [CARD], "figures": figures}, tiles=tiles, pack=workshop.card("play", do("product", 3)))
    play_card(match)
    assert match.choices() == [("tile", 0), ("tile", 1)], "controlled tiles that sell"
    match.play(("tile", 1))
    assert city(match).tile_products == [0, 3, 0]


@word("product")
def test_product_in_produce_lies_on_its_own_tile(workshop: Workshop) -> None:
    pack = workshop.tile("produce", do("product", 2), design=MAKER)
    match = duel({"figures": {"A1": 1, "B1": 1}}, tiles=[{"design": MAKER, "space": "A1"}], pack=pack)
    go(match, ("develop",), ("produce", 0))
    assert city(match).tile_products == [2]


@word("sale")
def test_sale(workshop: Workshop) -> None:
    tiles = [{"design": MAKER, "space": "A1", "products": 5}]
    match = duel(
        {"hand": [CARD], "figures": {"A1": 1, "B1": 1}, "influence": 1, "conditions": ["money"]},
        tiles=tiles,
        pack=workshop.card("play", do("sale", 3)),
    )
    play_card(match)
    go(match, ("sell", 0), ("sell", 0), ("sell", 0))
    assert rule(match, "sell", 0) == "city.sell.limit"
    match.play(DONE)
    assert city(match).arcs[0] == PACK.money + 3 * PACK.development_sale[development(MAKER)]
    assert city(match).influence[0] == 1, "no sell action, so no influence for it"
    assert match.step == "turn"


@word("purge")
def test_purge(workshop: Workshop) -> None:
    ycu = [{"attack": WEAK, "space": "A1"}, {"attack": WEAK, "space": "G7"}]
    match = duel({"hand": [CARD]}, ycu=ycu, pack=workshop.card("play", do("purge")))
    play_card(match)
    assert match.choices() == [("token", token(match, "A1")), ("token", token(match, "G7"))]
    match.play(("token", token(match, "G7")))
    assert city(match).ycu_spaces == 1 << space("A1")


@word("cycle")
def test_cycle(workshop: Workshop) -> None:
    pack = workshop.card("play", do("cycle", 2))
    match = duel({"hand": [CARD, "medic", "fighter", "dealer"], "draw": ["courier", "gambler"]}, pack=pack)
    play_card(match)
    go(match, ("discard", held(match, 0, "medic")), ("discard", held(match, 0, "dealer")))
    assert match.choices() == [DONE], "up to two"
    match.play(DONE)
    assert designs(city(match).hand[0]) == ["fighter", "courier", "gambler"]
    assert designs(city(match).discard[0]) == ["medic", "dealer", CARD]


@word("rob")
def test_rob(workshop: Workshop) -> None:
    match = duel({"hand": [CARD]}, {"arcs": 500}, pack=workshop.card("play", do("rob", 2000)))
    play_card(match)
    match.play(("player", 1))
    assert city(match).arcs == [PACK.money + 500, 0], "no more than is there"


@word("rob")
def test_the_loser_of_a_battle_is_robbed(workshop: Workshop) -> None:
    match = duel(
        {"hand": [CARD], "figures": {"D4": 1}},
        {"figures": {"D5": 1}, "draw": []},
        pack=workshop.card("won", do("rob", 1500)),
    )
    attack(match, ("D4", "D5"))
    lay(match, CARD)
    match.rig([[HITS], [MISS]])
    lay(match)
    assert city(match).arcs == [PACK.money + 1500, PACK.money - 1500]


@word("gamble")
def test_gamble(workshop: Workshop) -> None:
    match = duel({"hand": [CARD]}, pack=workshop.card("play", do("gamble", 500)))
    match.rig([[4]])
    play_card(match)
    assert city(match).arcs[0] == PACK.money + 4 * 500


@word("trash")
def test_trash(workshop: Workshop) -> None:
    match = duel({"hand": [CARD, "medic"], "draw": []}, pack=workshop.card("play", do("trash")))
    play_card(match)
    assert DONE in match.choices(), "it may be declined"
    medic = held(match, 0, "medic")
    match.play(("remove", medic))
    assert medic in city(match).removed
    assert city(match).hand[0] == []


@word("ycu")
def test_ycu_on_the_alert_card() -> None:
    lines = [effect for effects in PACK.alerts for effect in effects if effect.word == "ycu"]
    assert lines, "its working is tested with city.ycu.alert"
    assert WORDS["ycu"][1] == ("alert",)


# ---------------------------------------------------------------- costs


@pytest.mark.rule("city.cards.play")
@pytest.mark.parametrize(("cost", "poor"), [("arcs = 1000", {"arcs": 500}), ("renown = 2", {"renown": 1})])
def test_money_and_renown_as_a_cost(workshop: Workshop, cost: str, poor: dict[str, int]) -> None:
    pack = workshop.card("play", do("draw", 1), cost=cost)
    match = duel({"hand": [CARD], "renown": 2}, pack=pack)
    play_card(match)
    assert (city(match).arcs[0], city(match).renown[0]) == ((PACK.money - 1000, 2) if "arcs" in poor else (2000, 0))
    match = duel({"hand": [CARD], **poor}, pack=pack)
    assert rule(match, "play", held(match, 0, CARD)) == "city.cards.play"


@pytest.mark.rule("city.cards.play")
def test_cards_as_a_cost(workshop: Workshop) -> None:
    pack = workshop.card("play", do("arcs", 1000), cost="cards = 2")
    match = duel({"hand": [CARD, "medic"]}, pack=pack)
    assert rule(match, "play", held(match, 0, CARD)) == "city.cards.play", "a card never pays for itself"
    match = duel({"hand": [CARD, "medic", "fighter", "dealer"]}, pack=pack)
    play_card(match)
    go(match, ("discard", held(match, 0, "medic")), ("discard", held(match, 0, "dealer")))
    assert designs(city(match).hand[0]) == ["fighter"]
    assert city(match).arcs[0] == PACK.money + 1000
