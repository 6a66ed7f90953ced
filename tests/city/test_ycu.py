"""Battling Yugai control units."""

import pytest

from remnants.boxes.city.content.content import Effect
from remnants.kernel.match import Match
from tests.city.table import (
    DONE,
    END,
    HITS,
    MISS,
    PACK,
    amount,
    attack,
    attack_of,
    board,
    city,
    designs,
    duel,
    four,
    go,
    held,
    laid,
    lay,
    move,
    names,
    outcome,
    rule,
    space,
    tile_effects,
    token,
    told,
)

WEAK = min(PACK.token_attack)
STRONG = max(PACK.token_attack)
ARMY = ["odin-kester", "zar-tayvius", "fighter", "sharpshooter"]


def ycu(*places: tuple[int, str]) -> list[dict[str, object]]:
    return [{"attack": strength, "space": at} for strength, at in places]


def alert_line(word: str, sign: int = 1) -> int:
    """The number on the d6 whose line says only this, as a gain or as a loss."""
    for number, effects in enumerate(PACK.alerts):
        if effects[0].word == word and effects[0].amount * sign > 0:
            return number + 1
    raise AssertionError(word)


def effect_of(line: int, word: str) -> Effect:
    return next(effect for effect in PACK.alerts[line - 1] if effect.word == word)


QUIET = alert_line("arcs")


def facing(*tokens: int, **red: object) -> Match:
    """Red has walked onto a space with these tokens and must fight them."""
    match = duel({"figures": {"D4": 1}, **red}, ycu=ycu(*[(strength, "D5") for strength in tokens]))
    attack(match, ("D4", "D5"))
    assert match.step == "battle.which"
    return match


# ---------------------------------------------------------------- one battle


@pytest.mark.rule("city.ycu.boost")
@pytest.mark.rule("city.ycu.one-at-a-time")
def test_tokens_on_a_space_fight_with_their_sum_and_one_at_a_time() -> None:
    match = facing(WEAK, STRONG, hand=ARMY, influence=4)
    first, second = (choice[1] for choice in match.choices() if choice[0] == "fight")
    assert {PACK.token_attack[first], PACK.token_attack[second]} == {WEAK, STRONG}
    match.play(("fight", first))
    match.rig([[MISS, MISS, MISS], [QUIET]])
    events = lay(match, *ARMY)
    assert outcome(events)[2] == WEAK + STRONG
    won = outcome(events)[0] == 0
    assert won == (outcome(events)[1] >= WEAK + STRONG)
    if won:
        assert match.choices() == [choice for choice in match.choices() if choice[1] == second]


@pytest.mark.rule("city.ycu.one-at-a-time")
def test_when_one_is_gone_the_sum_drops_for_the_rest_in_the_order_the_player_chooses() -> None:
    match = facing(WEAK, STRONG, arcs=9000)
    cheap = next(
        choice for choice in match.choices() if choice[0] == "bribe" and PACK.token_attack[choice[1]] == STRONG
    )
    match.play(cheap)
    assert [choice[0] for choice in match.choices()] == ["fight", "bribe"]
    match.play(("fight", token(match, "D5")))
    events = lay(match)
    assert outcome(events)[2] == WEAK


@pytest.mark.rule("city.ycu.battle")
@pytest.mark.parametrize("more", [0, 1])
def test_an_equal_total_defeats_the_token(more: int) -> None:
    dice = WEAK - attack_of("medic", "red") + more
    assert 0 <= dice <= 3 * HITS
    faces = [min(HITS, max(0, dice - HITS * number)) for number in range(3)]
    match = duel({"figures": {"D4": 2, "D6": 1}, "hand": ["medic"]}, ycu=ycu((WEAK, "D5")))
    attack(match, ("D4", "D5"))
    match.play(("fight", token(match, "D5")))
    match.rig([faces, [QUIET]])
    events = lay(match, "medic")
    assert outcome(events) == (0, WEAK + more, WEAK)
    assert city(match).ycu_at == [-1] * 20, "it goes back into the bag"
    assert designs(city(match).discard[0]) == ["medic"]


@pytest.mark.rule("city.ycu.battle")
def test_cards_from_hand_and_pile_up_to_influence_and_battle_abilities_work() -> None:
    match = facing(STRONG, hand=["grenade", "medic", "fighter"], draw=["sharpshooter", "scrapper"], influence=3)
    match.play(("fight", token(match, "D5")))
    go(match, ("lay", held(match, 0, "grenade")), ("blind",), ("lay", held(match, 0, "medic")))
    assert match.choices() == [DONE]
    match.rig([[MISS]])
    before = city(match).clone()
    events = match.play(DONE)
    bonus = PACK.design_abilities[PACK.design_ids.index("grenade")][0].effects[0].amount
    bonus += PACK.design_abilities[PACK.design_ids.index("sharpshooter")][0].effects[0].amount
    assert outcome(events)[1] == attack_of("medic", "red") + attack_of("sharpshooter", "red") + bonus
    assert before.defender == -1


# ---------------------------------------------------------------- alerts


def defeat(match: Match, *dice: list[int]) -> list[object]:
    """Fights the token on D5 with everything and wins; then these answers of chance."""
    match.play(("fight", token(match, "D5")))
    army = designs(city(match).hand[0])
    figures = 1 + 2 * army.count("odin-kester")
    match.rig([[HITS] * figures, *dice])
    return list(lay(match, *army))


@pytest.mark.rule("city.ycu.alert")
def test_after_a_defeated_token_a_line_of_the_alert_card_is_carried_out() -> None:
    for line, effects in enumerate(PACK.alerts, 1):
        for effect in effects:
            if effect.word in ("arcs", "renown"):
                match = facing(WEAK, hand=ARMY, arcs=5000, renown=5)
                rigged = [[line]]
                if any(other.word == "ycu" for other in effects):
                    count = next(other.amount for other in effects if other.word == "ycu")
                    rigged.append(list(range(len(PACK.token_attack) - count, len(PACK.token_attack))))
                defeat(match, *rigged)
                gained = {"arcs": city(match).arcs[0] - 5000, "renown": city(match).renown[0] - 5}
                assert gained[effect.word] == effect.amount


@pytest.mark.rule("city.ycu.alert")
def test_a_loss_takes_no_more_than_is_held() -> None:
    line = alert_line("arcs", -1)
    match = facing(WEAK, hand=ARMY, arcs=PACK.coin)
    defeat(match, [line])
    assert city(match).arcs[0] == max(0, PACK.coin + effect_of(line, "arcs").amount)


@pytest.mark.rule("city.ycu.alert")
def test_a_line_that_adds_ycu_uses_the_first_coordinates_of_one_card() -> None:
    line = next(number for number, effects in enumerate(PACK.alerts, 1) if effects[-1].word == "ycu")
    count = effect_of(line, "ycu").amount
    match = facing(WEAK, hand=ARMY, influence=4)
    card = city(match).coordinate_deck[-1]
    defeated = token(match, "D5")
    defeat(match, [line], [defeated, *range(10, 10 + count - 1)])
    places = PACK.even.coordinates[card][:count]
    assert [city(match).ycu_at[number] for number in (defeated, *range(10, 10 + count - 1))] == places
    assert city(match).coordinate_discard == [card], "the defeated token was back in the bag before they were drawn"


@pytest.mark.rule("city.ycu.alert")
@pytest.mark.rule("city.ycu.bribe")
def test_a_bribe_pays_the_token_s_value_and_causes_no_alert() -> None:
    match = facing(STRONG, arcs=9000)
    bribed = token(match, "D5")
    events = match.play(("bribe", bribed))
    assert city(match).arcs[0] == 9000 - PACK.token_bribe[bribed]
    assert city(match).ycu_at[bribed] == -1
    assert told(events, "alert") == []
    assert match.choices() == [END]
    assert board(match, 0) == {"D5": 1}


# ---------------------------------------------------------------- losing, bribing


@pytest.mark.rule("city.ycu.loss")
def test_a_lower_total_loses_a_figure_and_a_card_and_the_fight_goes_on() -> None:
    match = duel({"figures": {"D4": 2}, "hand": ["medic", "fighter"], "draw": []}, ycu=ycu((STRONG, "D5")))
    attack(match, ("D4", "D5"), ("D4", "D5"))
    match.play(("fight", token(match, "D5")))
    match.rig([[MISS, MISS]])
    events = lay(match, "medic")
    assert outcome(events)[0] == -1
    assert match.choices() == [("lose", laid(match, 0, "medic"))]
    match.play(match.choices()[0])
    assert board(match, 0) == {"D5": 1}
    assert match.step == "battle.which", "one figure is left: fight or bribe again"
    match.play(("fight", token(match, "D5")))
    match.rig([[MISS]])
    lay(match)
    assert match.step == "battle.lose-owned", "no card laid: one from the hand or the draw pile"
    match.play(("lose", held(match, 0, "fighter")))
    assert board(match, 0) == {}
    assert names(city(match).ycu_spaces) == {"D5"}, "the token stays"
    assert match.choices() == [END]


@pytest.mark.rule("city.ycu.bribe")
def test_a_bribe_needs_the_money_and_is_possible_after_a_move_and_in_the_patrol() -> None:
    match = facing(STRONG, arcs=0)
    bribed = token(match, "D5")
    assert rule(match, "bribe", bribed) == "city.ycu.bribe"
    assert [choice[0] for choice in match.choices()] == ["fight"]
    even = PACK.even.coordinates
    at = {f"{'ABCDEFG'[place % 7]}{place // 7 + 1}": 1 for place in even[0][:1]}
    match = duel({"figures": at, "arcs": 9000, "turns": 4}, {"turns": 4}, coordinates=[0, 1], next="patrol")
    assert match.step == "battle.which"
    bribe = next(choice for choice in match.choices() if choice[0] == "bribe")
    match.play(bribe)
    assert city(match).arcs[0] == 9000 - PACK.token_bribe[bribe[1]]


# ---------------------------------------------------------------- the order of battles caused by an alert


@pytest.mark.rule("city.ycu.alert-order")
def test_the_player_fighting_finishes_first_then_the_others_and_the_turn_goes_on() -> None:
    line = next(
        number
        for number, effects in enumerate(PACK.alerts, 1)
        if any(effect.word == "ycu" and effect.amount == 2 for effect in effects)
    )
    card = next(
        number
        for number, places in enumerate(PACK.even.coordinates)
        if not {space("D5"), space("D4")} & set(places[:2])
    )
    first, second = (name_of(place) for place in PACK.even.coordinates[card][:2])
    match = four(
        {},
        {"figures": {"D4": 1, second: 1}, "arcs": 20000, "hand": ["odin-kester", "zar-tayvius", "fighter"]},
        {"figures": {first: 1}, "arcs": 20000},
        {},
        first=2,
        active=1,
        ycu=ycu((WEAK, "D5")),
        coordinates=[card],
    )
    attack(match, ("D4", "D5"))
    match.play(("fight", token(match, "D5")))
    dice = 3 + sum(1 for at in board(match, 1) if at == second and space(at) in beside("D5"))
    match.rig([[HITS] * dice, [line]])
    lay(match, "odin-kester", "zar-tayvius", "fighter")
    assert (match.seat, match.step) == (1, "battle.which"), "the new one of the player now fighting comes first"
    assert names(city(match).ycu_spaces) == {first, second}, "all were placed before any is fought"
    match.play(("bribe", token(match, second)))
    assert (match.seat, match.step) == (2, "battle.which"), "then the others, whoever's turn it is"
    match.play(("bribe", token(match, first)))
    assert (match.seat, match.choices()) == (1, [END])
    match.play(END)
    assert city(match).turns == [0, 1, 0, 0], "nobody else's turn track moves"


def beside(name: str) -> set[int]:
    place = space(name)
    return {place - 7, place + 7, place - 1, place + 1}


def name_of(place: int) -> str:
    return f"{'ABCDEFG'[place % 7]}{place // 7 + 1}"


@pytest.mark.rule("city.ycu.alert-order")
def test_others_fight_in_order_from_the_first_player() -> None:
    card = 4
    places = [name_of(place) for place in PACK.even.coordinates[card]]
    match = four(
        {"figures": {places[0]: 1}, "turns": 4, "arcs": 20000},
        {"figures": {places[1]: 1}, "turns": 4, "arcs": 20000},
        {"figures": {places[2]: 1}, "turns": 4, "arcs": 20000},
        {"turns": 4},
        first=1,
        coordinates=[card],
        next="patrol",
    )
    seats = []
    while match.step == "battle.which":
        seats.append(match.seat)
        match.play(next(choice for choice in match.choices() if choice[0] == "bribe"))
    assert [seat for place, seat in enumerate(seats) if seat not in seats[:place]] == [1, 2, 0]


@pytest.mark.rule("city.ycu.alert-order")
@pytest.mark.rule("city.recruit.cash")
def test_money_that_stands_as_a_bid_is_not_there_for_a_bribe() -> None:
    """A card played during the bidding can lead to an alert whose tokens land on the highest bidder."""
    line = next(number for number, effects in enumerate(PACK.alerts, 1) if [e.word for e in effects] == ["ycu"])
    card = next(number for number, places in enumerate(PACK.even.coordinates) if space("D5") not in places[:1])
    landing = name_of(PACK.even.coordinates[card][0])
    match = duel(
        {"figures": {"D4": 1}, "hand": ["tunnel-runner", *ARMY[:1], "fighter", "gallius-regallas"], "arcs": 5000},
        {"figures": {landing: 1}, "arcs": 3000},
        ycu=ycu((WEAK, "D5")),
        coordinates=[card],
    )
    go(match, ("recruit",), ("declare", city(match).recruit_row[0]), ("bid", 3000))
    match.play(("play", held(match, 0, "tunnel-runner")))
    move(match, "D4", "D5")
    go(match, DONE, ("fight", token(match, "D5")))
    cheap = PACK.token_bribe.index(min(PACK.token_bribe))
    match.rig([[HITS] * 3, [line], [cheap]])
    lay(match, "odin-kester", "fighter", "gallius-regallas")
    assert (match.seat, match.step) == (1, "battle.which")
    assert rule(match, "bribe", cheap) == "city.ycu.bribe"
    while match.step != "recruit.bid":
        match.play(match.choices()[0])
    match.play(("pass",))
    assert city(match).arcs[1] == 0


# ---------------------------------------------------------------- attacking and defending


@pytest.mark.rule("city.ycu.attacker")
def test_in_the_own_turn_a_gang_attacks_ycu() -> None:
    match = facing(STRONG, hand=["fighter"], permanents=["defense-drone"])
    match.play(("fight", token(match, "D5")))
    match.rig([[MISS]])
    total = attack_of("fighter", "red") + amount("fighter", "battle", "attack")
    assert outcome(lay(match, "fighter"))[1] == total + MISS, "the first blow counts, the drone does not"


@pytest.mark.rule("city.ycu.attacker")
@pytest.mark.rule("city.control.contested")
@pytest.mark.parametrize("moment", ["patrol", "somebody else's turn"])
def test_in_the_patrol_and_in_the_turns_of_others_a_gang_defends_against_ycu(moment: str) -> None:
    red = {"figures": {"D4": 1, "E4": 1, "D5": 1}, "hand": ["fighter"], "permanents": ["defense-drone"]}
    tiles = [{"design": "stronghold", "space": "D4"}]
    if moment == "patrol":
        at_d4 = next(number for number, card in enumerate(PACK.even.coordinates) if space("D4") in card)
        match = duel(red, tiles=tiles, next="patrol", coordinates=[at_d4])
    else:
        match = duel(red, tiles=tiles, ycu=ycu((STRONG, "D4")), next="battle", active=1)
    assert match.seat == 0
    match.play(("fight", token(match, "D4")))
    match.rig([[MISS] * 5])
    drone, stronghold = amount("defense-drone", "standing", "attack"), tile_effects("stronghold")
    expected = attack_of("fighter", "red") + drone + stronghold["attack"].amount
    assert outcome(lay(match, "fighter"))[1] == expected, "the first blow does not count, what defends does"
    assert stronghold["dice"].amount == 2, "five dice were thrown"


@pytest.mark.rule("city.ycu.attacker")
def test_who_must_reach_what_does_not_change() -> None:
    match = duel({"figures": {"D4": 1}, "hand": ["fighter"]}, ycu=ycu((WEAK, "D4")), next="battle", active=1)
    match.play(("fight", token(match, "D4")))
    match.rig([[0], [QUIET]])
    strength = attack_of("fighter", "red")
    events = lay(match, "fighter")
    assert outcome(events)[1:] == (strength, WEAK) and strength == WEAK, "an equal total is enough"
    assert outcome(events)[0] == 0
