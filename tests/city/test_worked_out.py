"""What the rules work out and tell with every view: prices, progress, battles, and what would do nothing."""

from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import remnants
from remnants.boxes.city.naming.names import CityNaming
from remnants.boxes.city.rules.prices import bribe_price, sale_price
from remnants.boxes.city.terminal.table import board, offers
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from remnants.terminal.scene import Scene, scene_of
from remnants.text import Texts
from tests.city.content.pack_entries import MAKER
from tests.city.table import (
    DONE,
    PACK,
    attack,
    attack_of,
    city,
    designs,
    development,
    duel,
    four,
    go,
    held,
    lay,
    on_offer,
    price_of,
    token,
)
from tests.city.workshop import CARD, PERMANENT, Workshop, do

WEAK = min(PACK.token_attack)


def told(match: Match, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["worked_out"]
    return found


# ---------------------------------------------------------------- prices


@pytest.mark.rule("city.cards.cost-reducer")
@pytest.mark.rule("city.cards.permanent")
def test_prices_are_told_after_everything_that_lowers_them() -> None:
    match = duel(
        {"permanents": ["silent-partner"]},
        {"hand": ["bulk-order"]},
        market=["grenade", "stim-pack"],
        developments=["scrap-bazaar", MAKER],
        active=1,
    )
    grenade, bazaar = price_of("grenade"), PACK.development_cost[development("scrap-bazaar")]
    assert told(match, None)["market_prices"] == [grenade, price_of("stim-pack")], "a spectator reads what is printed"
    assert told(match, 0)["market_prices"][0] == grenade - 500
    assert told(match, 0)["development_prices"][0] == bazaar - 500
    go(match, ("play", held(match, 1, "bulk-order")), ("card", on_offer(match, "grenade")))
    assert told(match, 1)["market_prices"][0] == max(0, grenade - 2000)
    assert told(match, 0)["market_prices"][0] == grenade - 500, "a reduction is for the player on turn only"


@pytest.mark.rule("city.cards.cost-reducer")
def test_a_reduction_of_a_development_is_told_to_the_player_on_turn_only() -> None:
    red, blue = {"permanents": ["silent-partner"]}, {"hand": ["bulk-order"]}
    match = duel(red, blue, developments=[MAKER, "stronghold"], active=1)
    cost = PACK.development_cost[development("stronghold")]
    go(match, ("play", held(match, 1, "bulk-order")), ("development", development("stronghold")))
    assert told(match, 1)["development_prices"][1] == cost - 2000
    assert told(match, 0)["development_prices"][1] == cost - 500


@pytest.mark.rule("city.cards.permanent")
@pytest.mark.parametrize("active", [0, 1])
def test_no_price_is_below_nothing_on_turn_or_not(active: int, tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "cheap").permanent(do("cheaper", 90_000, on="any"))
    red = {"permanents": [PERMANENT]}
    match = duel(red, market=["stim-pack"], developments=["scrap-bazaar"], active=active, pack=pack)
    assert told(match, 0)["market_prices"] == [0]
    assert told(match, 0)["development_prices"] == [0]


def test_what_products_bring_and_bribes_cost() -> None:
    red = {"permanents": ["wholesale-ring", "friend-in-uniform"], "figures": {"D4": 1}}
    match = duel(red, developments=[MAKER, "scrap-bazaar"], ycu=[{"attack": WEAK, "space": "D5"}] * 2)
    ycu = token(match, "D5")
    assert told(match)["sale_prices"] == [sale_price(city(match), 0, development(MAKER)), 0]
    assert told(match)["sale_prices"][0] == PACK.development_sale[development(MAKER)] + 500
    assert told(match, None)["sale_prices"][0] == PACK.development_sale[development(MAKER)]
    assert told(match)["bribes"][ycu] == bribe_price(city(match), 0, ycu) == max(0, PACK.token_bribe[ycu] - 1000)
    assert told(match, None)["bribes"] == PACK.token_bribe
    assert told(match)["strengths"][ycu] == 2 * WEAK, "tokens on one space fight together"


@pytest.mark.parametrize("language", ["en", "it"])
def test_labels_say_the_prices_that_are_paid(language: str) -> None:
    match = duel({"permanents": ["silent-partner"], "arcs": 9000}, market=["grenade"], developments=["scrap-bazaar"])
    texts = Texts("city", language, PACK)
    match.play(("buy",))
    choice: Choice = ("card", on_offer(match, "grenade"))
    label = texts.choice("buy.what", choice, match.view(0))
    before = city(match).arcs[0]
    match.play(choice)
    assert str(before - city(match).arcs[0]) in label.replace(",", "").replace(".", "").replace(
        "\N{NO-BREAK SPACE}", ""
    )


# ---------------------------------------------------------------- awards


@pytest.mark.rule("city.renown.award")
def test_every_source_of_an_award_is_told_a_permanent_s_too(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").permanent(do("award", 2))
    tiles = [{"design": "red-eden-garden", "space": "A1"}]
    match = duel({"figures": {"A1": 1, "B1": 1}, "permanents": [PERMANENT]}, tiles=tiles, pack=pack)
    sources = told(match)["award_sources"][0]
    assert {"kind": "card", "number": city(match).permanents[0][0], "renown": 2} in sources
    garden = PACK.development_renown[development("red-eden-garden")]
    assert [source for source in sources if source["kind"] == "tile"] == [
        {"kind": "tile", "number": 0, "renown": garden}
    ]
    assert sum([source["renown"] for source in sources]) == told(match)["awards"][0]


@pytest.mark.rule("city.renown.award")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sources_of_an_award_add_up_to_it(players: int) -> None:
    match = remnants.new("city", players=players, seed=players)
    random = Random(players)
    awarded = 0
    for _ in range(1500):
        if match.seat is None:
            break
        match.play(random.choice(match.choices()))
        seen = told(match, None)
        assert [sum([one["renown"] for one in sources]) for sources in seen["award_sources"]] == seen["awards"]
        awarded += sum(seen["awards"])
    assert awarded > 0


# ---------------------------------------------------------------- influence, copies, the alert card


@pytest.mark.rule("city.influence.described")
def test_everybody_sees_how_far_everybody_is() -> None:
    match = four({"arcs": 3500}, {"hand": ["medic", "grenade"]})
    reached = told(match, 3)["progress"]
    money, gang = PACK.condition_ids.index("money"), PACK.condition_ids.index("gang")
    assert reached[0][money] == 3500
    assert reached[1][gang] == reached[0][gang] + 1 == 8, "7 units to begin with, and the medic"
    assert [told(match, seat)["progress"] for seat in (0, 1, 2, None)] == [reached] * 4


@pytest.mark.rule("city.influence.described")
def test_products_sold_in_one_action_are_counted() -> None:
    spaces = {"A1": 1, "B1": 1}
    match = duel({"figures": spaces}, tiles=[{"design": MAKER, "space": "A1", "products": 3}])
    sold = PACK.condition_ids.index("sold")
    go(match, ("sell",), ("sell", 0), ("sell", 0))
    assert told(match, 1)["progress"][0][sold] == 2
    go(match, DONE)
    assert told(match, 1)["progress"][0][sold] == 0, "in one action"


@pytest.mark.rule("city.influence.described")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_conditions_are_described_in_words(language: str) -> None:
    match = duel({"conditions": ["money"]})
    naming = Texts("city", language, PACK).naming
    assert isinstance(naming, CityNaming)
    for number, at_least in enumerate(PACK.condition_at_least):
        facts = naming.condition(number, 0, match.view(0))
        assert facts["amount"] == at_least and len(facts["text"]) > 30
        assert (facts["state"] == "done") == (PACK.condition_ids[number] == "money")


@pytest.mark.rule("city.cards.copies")
def test_the_number_of_copies_is_known() -> None:
    for design, name in enumerate(PACK.design_ids):
        card = PACK.cards_of(name)[0]
        assert PACK.copies_of(card) == PACK.design.count(design)
    assert PACK.copies_of(PACK.cards_of("fighter")[0]) == 3


@pytest.mark.rule("city.cards.copies")
@pytest.mark.rule("city.ycu.alert-card")
@pytest.mark.rule("city.influence.described")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_terminal_shows_copies_conditions_and_the_alert_card(language: str) -> None:
    match = duel(recruits=["fighter"], market=["grenade"])
    shown = scene_of(match, 0, Texts("city", language, PACK))
    text = printed(shown)
    naming = shown.texts.naming
    assert isinstance(naming, CityNaming)
    for die in range(1, 7):
        assert PACK.alert_names[die - 1][language] in text
    for number in range(3):
        assert PACK.condition_names[number][language] in text
    assert naming.catalogue.say("play-heading-copies") in text


def printed(shown: Scene) -> str:
    out = StringIO()
    console = Console(file=out, width=200)
    console.print(offers(shown))
    console.print(board(shown))
    return out.getvalue()


# ---------------------------------------------------------------- battles


def test_the_battle_under_way_in_numbers() -> None:
    match = duel({"figures": {"D4": 2, "C5": 1}, "hand": ["medic"]}, {"figures": {"D5": 1}, "hand": ["dealer"]})
    assert told(match)["battle"] is None
    attack(match, ("D4", "D5"), ("D4", "D5"))
    fight = told(match)["battle"]
    assert (fight["attacks"], fight["dice"], fight["totals"], fight["ycu"]) == ([0], [3, 1], [None, None], None)
    lay(match, "medic")
    lay(match, "dealer")
    while city(match).battle_space < 0:
        match.play(match.choices()[0])
    assert (
        told(match, 1)["battle"]["totals"][0] is None or attack_of("medic", "red") <= told(match)["battle"]["totals"][0]
    )


@pytest.mark.rule("city.ycu.battle")
def test_ycu_are_weakened_to_nothing_at_most_and_those_in_the_bag_have_no_strength() -> None:
    match = duel({"figures": {"D4": 1}}, ycu=[{"attack": WEAK, "space": "D5"}])
    attack(match, ("D4", "D5"))
    here = token(match, "D5")
    assert [strength for number, strength in enumerate(told(match)["strengths"]) if number != here] == [0] * 19
    match.play(("fight", here))
    assert told(match)["battle"]["ycu"] == WEAK
    city(match).weakened = WEAK + 1
    assert told(match)["battle"]["ycu"] == 0


@pytest.mark.rule("city.battle.dice")
def test_dice_that_abilities_add_are_told_with_the_others() -> None:
    match = duel({"figures": {"D4": 2, "C5": 1}}, {"figures": {"D5": 1}})
    attack(match, ("D4", "D5"), ("D4", "D5"))
    city(match).extra_dice[:] = [2, 1]
    assert told(match)["battle"]["dice"] == [3 + 2, 1 + 1]


# ---------------------------------------------------------------- what would do nothing


NOTHING_TO_DO: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "enlist": (do("enlist"), {}, {"recruits": []}),
    "draw": (do("draw", 1), {"draw": []}, {}),
    "purge": (do("purge"), {}, {}),
    "fetch": (do("fetch", pile="discard"), {}, {}),
    "product": (do("product", 1), {}, {}),
    "sale": (do("sale", 1), {}, {}),
    "discount": (do("discount", 500, on="market"), {}, {"market": []}),
    "cycle": (do("cycle", 1), {}, {}),
    "trash": (do("trash"), {}, {}),
    "march": (do("march", figures=1, spaces=1), {"pool": 0}, {}),
    "figures": (do("figures", 1), {"pool": 16}, {}),
    "renown": (do("renown", 1), {"renown": PACK.renown}, {}),
    "a development": (do("discount", 500, on="development"), {}, {"developments": []}),
}


@pytest.mark.rule("city.cards.play")
@pytest.mark.parametrize("name", NOTHING_TO_DO)
def test_a_card_that_could_do_nothing_is_marked_before_it_is_played(name: str, tmp_path: Path) -> None:
    effect, own, more = NOTHING_TO_DO[name]
    pack = Workshop(tmp_path / "pack").card("play", effect)
    match = duel({"hand": [CARD], **own}, pack=pack, **more)
    card = held(match, 0, CARD)
    assert told(match)["idle_cards"] == [card]
    for language in ("en", "it"):
        assert "(" in Texts("city", language, match.pack).choice("turn", ("play", card), match.view(0))
    assert told(match, 1)["idle_cards"] == [], "nobody sees another's hand"


def test_a_card_that_could_do_one_thing_of_two_is_not_marked(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("play", do("sale", 1), do("arcs", 500))
    match = duel({"hand": [CARD]}, pack=pack)
    assert told(match)["idle_cards"] == []


@pytest.mark.rule("city.cards.play")
def test_a_card_that_marches_is_not_marked_while_somebody_waits_in_the_pool(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("play", do("march", figures=1, spaces=1))
    match = duel({"hand": [CARD], "pool": 1}, pack=pack)
    assert city(match).standing[0] == 0
    assert told(match)["idle_cards"] == []


@pytest.mark.rule("city.cards.play")
def test_a_card_that_makes_products_is_not_marked_while_a_single_tile_can_hold_them(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("play", do("product", 1))
    tiles = [{"design": "red-eden-garden", "space": "A1"}]
    match = duel({"hand": [CARD], "figures": {"A1": 1, "B1": 1}}, tiles=tiles, pack=pack)
    assert told(match)["idle_cards"] == []


def test_rob_with_nobody_to_rob_and_renown_without_a_pile(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("play", do("rob", 500))
    match = duel({"hand": [CARD]}, {"arcs": 0}, pack=pack)
    assert told(match)["idle_cards"] == [held(match, 0, CARD)]
    assert told(duel({"hand": [CARD]}, {"arcs": 500}, pack=pack))["idle_cards"] == []


@pytest.mark.rule("city.develop.produce")
def test_so_is_a_tile() -> None:
    tiles = [{"design": "recruiter", "space": "B2"}]
    figures = {"B2": 1, "C2": 1}
    assert told(duel({"figures": figures}, tiles=tiles, recruits=[]))["idle_tiles"] == [0]
    assert told(duel({"figures": figures}, tiles=tiles, recruits=["fighter"]))["idle_tiles"] == []


UNTOUCHED = ("pool", "unused", "standing", "recruit_row", "market_row", "ycu_at", "pile", "tile_products", "discounts")


@pytest.mark.parametrize("seed", range(3))
def test_a_marked_card_changes_nothing_but_where_it_lies_and_what_it_costs(seed: int) -> None:
    match = remnants.new("city", players=3, seed=seed)
    random = Random(seed)
    tried = 0
    while match.seat is not None and tried < 12:
        marked = told(match, match.seat)["idle_cards"] if match.step == "turn" else []
        for choice in match.choices():
            if choice[0] == "play" and choice[1] in marked:
                tried += 1
                copy = match.clone()
                copy.play(choice)
                for field in UNTOUCHED:
                    assert getattr(city(copy), field) == getattr(city(match), field)
        match.play(random.choice(match.choices()))
    assert tried > 0


# ---------------------------------------------------------------- refusals in words


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refusal_is_a_whole_sentence_in_both_languages(players: int) -> None:
    """No fact is missing from any refusal of random games, also of choices that make no sense where they are tried."""
    options = {"leaders": "picked", "sides": "chosen"} if players == 3 else {}
    match = remnants.new("city", players=players, seed=f"refusals {players}", options=options)
    texts = [Texts("city", language, match.pack) for language in ("en", "it")]
    random = Random(players)
    rules: set[str] = set()
    for _ in range(1500):
        seat = match.seat
        if seat is None:
            break
        view = match.view(seat)
        strangers: list[Choice] = [("nonsense", 1), *[("play", card) for card in city(match).hand[seat]]]
        tried = random.sample(match.candidates(), min(6, len(match.candidates())))
        for choice in [*tried, *strangers]:
            refusal = match.refusal(seat, choice)
            if refusal is not None:
                rules.add(refusal.rule)
                for said in texts:
                    sentence = said.refusal(refusal, view)
                    assert "{" not in sentence and "???" not in sentence, (refusal, sentence)
        other = (seat + 1) % players
        not_now = match.refusal(other, ("end",))
        assert not_now is not None and "{" not in texts[0].refusal(not_now, match.view(other))
        match.play(random.choice(match.choices()))
    assert len(rules) > 12


# ---------------------------------------------------------------- the own deck


@pytest.mark.rule("city.hidden")
def test_what_may_still_be_drawn_is_told_to_its_owner_only_and_in_no_order() -> None:
    match = duel(
        {"hand": ["dealer"], "draw": ["medic", "courier", "fighter"], "figures": {"D4": 1}}, {"figures": {"D5": 1}}
    )
    left = told(match)["undrawn"]
    assert sorted(designs(left)) == ["courier", "fighter", "medic"]
    assert left == sorted(left)
    assert told(match, None)["undrawn"] == []
    assert not set(told(match, 1)["undrawn"]) & set(left)
    attack(match, ("D4", "D5"))
    go(match, ("blind",))
    assert told(match)["undrawn"] == left, "which of them has been laid unseen nobody knows"
