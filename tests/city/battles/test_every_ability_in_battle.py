"""Every ability that works in battles or all the time, in a suitable position and checked against its data."""

from typing import Any

import pytest

from remnants.boxes.city.content.board import space_name
from remnants.boxes.city.content.content import Ability
from remnants.boxes.city.rules.actions.moving import distance
from remnants.boxes.city.rules.award import award_of
from remnants.boxes.city.rules.prices import card_price, development_price, standing_sum
from remnants.kernel.match import Match
from tests.city.content.pack_entries import CARDS, MAKER, TILES, WEAK, colour_of, enemy_of, fillers, of_kind, owner_of
from tests.city.table import (
    DONE,
    HITS,
    MISS,
    PACK,
    Battle,
    attack,
    attack_of,
    city,
    designs,
    destinations,
    development,
    fought,
    gang,
    go,
    on_offer,
    space,
    table,
    token,
)

ENEMIES = ["zar-tayvius", "technician"]
REINFORCEMENTS = ["pickpocket", "courier", "gambler"]
"""What the other side lays and what lies on the own draw pile: gang members without Battle abilities."""


# ---------------------------------------------------------------- revealed in a battle


def scene(design: str, condition: str, own_cards: list[str]) -> tuple[Match, Battle]:
    """A battle on D5 in which the condition of an ability holds for its player in seat 0."""
    name = owner_of(design)
    defends = condition == "defending"
    own = {"gang": name, "hand": [*own_cards, "dealer"], "draw": REINFORCEMENTS, "renown": 3}
    own["figures"] = {"D5": 1, "C5": 1} if defends else {"D4": 2, "C5": 1}
    enemy = {**enemy_of(name), "figures": {"D4": 1} if defends else {"D5": 1}, "hand": ENEMIES}
    if condition == "outnumbered":
        enemy["figures"] = {"D5": 2, "E5": 2}
    tiles = [{"design": "broadcast-spire", "space": "D5"}] if condition == "on-development" else []
    ycu = []
    if condition == "against-ycu":
        enemy["figures"] = {}
        ycu = [{"attack": max(PACK.token_attack), "space": "D5"}]
    match = table(own, enemy, active=1 if defends else 0, tiles=tiles, ycu=ycu, pile=PACK.renown - 3)
    attack(match, ("D4", "D5"))
    if ycu:
        match.play(("fight", token(match, "D5")))
    return match, fought(match, own_cards, ENEMIES)


def counted(per: str) -> int:
    return {"figure": 1, "neighbour": 2, "laid-unit": 1, "hand-card": 1}[per]


@pytest.mark.rule("city.cards.battle-word")
@pytest.mark.parametrize(("design", "ability"), of_kind(CARDS, "battle"))
def test_cards_revealed_in_a_battle(design: str, ability: Ability) -> None:
    """Next to a plain unit (or the leader, where the ability asks for it) the card changes the totals as it says."""
    own = colour_of(owner_of(design))
    leader = designs([card for card in PACK.starters[PACK.gang_ids.index(gang(own))] if PACK.is_leader[card]])[0]
    companion = leader if ability.condition == "leader-laid" else "informer"
    match, battle = scene(design, ability.condition, [design, companion])
    is_unit = PACK.is_unit[PACK.cards_of(design)[0]]
    worth = attack_of(design, own) + attack_of(companion, own)
    dice = 2 if ability.condition == "defending" else 3
    enemy_colour = colour_of(enemy_of(owner_of(design))["gang"])
    enemy = sum(attack_of(card, enemy_colour) for card in ENEMIES)
    for effect in ability.effects:
        if effect.word == "attack":
            worth += effect.amount
        elif effect.word == "attack-per":
            worth += effect.amount * (counted(effect.per) + (1 if effect.per == "laid-unit" and is_unit else 0))
        elif effect.word == "dice":
            dice += effect.amount
        elif effect.word == "weaken":
            enemy -= effect.amount
        elif effect.word == "reinforce":
            top = REINFORCEMENTS[: effect.amount]
            worth += sum(attack_of(card, own) for card in top)
    assert battle.worth(0) == worth
    assert len(battle.dice(0)) == dice
    if ability.condition != "against-ycu":
        assert battle.worth(1) == enemy
        assert city(match).renown[0] == 3 - ability.cost_renown


@pytest.mark.rule("city.cards.battle-word")
@pytest.mark.parametrize(
    ("design", "ability"), [entry for entry in of_kind(CARDS, "battle") if entry.values[1].condition]
)
def test_cards_whose_condition_does_not_hold(design: str, ability: Ability) -> None:
    other = {"attacking": "defending", "against-gang": "against-ycu", "outnumbering": "outnumbered"}
    scenes = {**other, "against-ycu": "", "outnumbered": "", "leader-laid": "", "on-development": "", "defending": ""}
    _, battle = scene(design, scenes[ability.condition], [design, "informer"])
    own = colour_of(owner_of(design))
    assert battle.worth(0) == attack_of(design, own) + attack_of("informer", own)


# ---------------------------------------------------------------- after a battle


@pytest.mark.rule("city.battle.reveal")
@pytest.mark.parametrize(("design", "ability"), of_kind(CARDS, "won", "lost"))
def test_what_depends_on_winning_or_losing(design: str, ability: Ability) -> None:
    won = ability.when == "won"
    name = owner_of(design)
    strong = ["odin-kester", "zar-tayvius"]
    cards = [design, *(strong if won else ["informer"])]
    own = {"gang": name, "hand": cards, "draw": fillers("informer", 3), "pool": 4, "figures": {"D4": 1}}
    enemy = {**enemy_of(name), "hand": [] if won else strong, "arcs": 9000, "figures": {"D5": 1}}
    match = table(own, enemy)
    before = city(match).clone()
    attack(match, ("D4", "D5"))
    match.rig([[HITS] * (3 if won else 1), [MISS]] if won else [[MISS], [HITS] * 3])
    fought(match, cards, [] if won else strong)
    if match.step == "battle.lose-laid":
        match.play(next(choice for choice in match.choices() if designs([choice[1]]) == ["informer"]))
    while match.step != "turn":
        match.play(match.choices()[0])
    now = city(match)
    words = {effect.word: effect.amount for effect in ability.effects}
    robbed = words.get("rob", 0)
    assert now.arcs[0] - before.arcs[0] == words.get("arcs", 0) + robbed
    assert before.arcs[1] - now.arcs[1] == robbed
    assert now.renown[0] - before.renown[0] == words.get("renown", 0)
    assert len(before.draw[0]) - len(now.draw[0]) == words.get("draw", 0)
    assert (design in designs(now.hand[0])) == ("return" in words)
    assert (design in designs(now.discard[0])) == ("return" not in words)
    assert now.pool[0] - before.pool[0] == (1 if "rescue" in words else 0)


# ---------------------------------------------------------------- standing


BATTLE_WORDS = {"attack", "attack-per", "dice", "weaken"}


def check_standing(match: Match, seat: int, ability: Ability) -> None:
    """Each standing word that is no battle word, where it counts."""
    state = city(match)
    for effect in ability.effects:
        word, more = effect.word, effect.amount
        assert standing_sum(state, seat, word, effect.on) == more
        assert standing_sum(state, 1 - seat, word, effect.on) == 0
        if word == "cheaper" and effect.on in ("market", "any"):
            stim = on_offer(match, "stim-pack")
            bought = match.clone()
            price = card_price(state, stim, more)
            go(bought, ("buy",), ("card", stim))
            assert city(bought).arcs[seat] == state.arcs[seat] - price
        if word == "cheaper" and effect.on in ("development", "any"):
            built = match.clone()
            number = development("scrap-bazaar")
            go(built, ("develop",), DONE, ("build", number))
            built.play(built.choices()[0])
            assert city(built).arcs[seat] == state.arcs[seat] - development_price(state, number, more)
        if word in ("reach", "marchers"):
            moved = match.clone()
            go(moved, ("move",), ("pool",))
            far = max(distance(state.entry[seat], space(name)) for name in destinations(moved))
            assert far == PACK.reach - 1 + (more if word == "reach" else 0)
        if word == "sale-bonus":
            sold = match.clone()
            go(sold, ("sell",), ("sell", 0))
            gained = city(sold).arcs[seat] - state.arcs[seat]
            assert gained == PACK.development_sale[development(MAKER)] + more
        if word == "award":
            bare = state.clone()
            bare.permanents[seat] = []
            assert award_of(state, seat) == award_of(bare, seat) + more
        if word == "cheaper-bribe":
            bribed = match.clone()
            go(bribed, ("move",), ("figure", space("G2")), ("to", space("G1")), DONE)
            number = token(bribed, "G1")
            bribed.play(("bribe", number))
            assert city(bribed).arcs[seat] == state.arcs[seat] - max(0, PACK.token_bribe[number] - more)


def standing_scene(permanents: list[str], tiles: list[dict[str, Any]], figures: dict[str, int], **more: Any) -> Match:
    own = {
        "gang": gang("red"),
        "arcs": 20000,
        "conditions": list(PACK.condition_ids),
        "permanents": permanents,
        "figures": {"A1": 1, "B1": 1, "G2": 1, **figures},
    }
    garden = {"design": MAKER, "space": "A1", "products": 2}
    offered: dict[str, Any] = {"developments": ["scrap-bazaar"], "market": ["stim-pack"]}
    ycu = [{"attack": WEAK, "space": "G1"}]
    return table(own, enemy_of(gang("red")), tiles=[garden, *tiles], ycu=ycu, **offered, **more)


@pytest.mark.rule("city.cards.permanent")
@pytest.mark.parametrize(("design", "ability"), of_kind(CARDS, "standing"))
def test_permanents(design: str, ability: Ability) -> None:
    if ability.effects[0].word in BATTLE_WORDS:
        check_standing_in_battle([design], None, ability)
        return
    check_standing(standing_scene([design], [], {}), 0, ability)
    check_income([design], [], {}, ability)


@pytest.mark.rule("city.control.development")
@pytest.mark.parametrize(("design", "ability"), of_kind(TILES, "standing"))
def test_standing_developments(design: str, ability: Ability) -> None:
    if ability.effects[0].word in BATTLE_WORDS:
        check_standing_in_battle([], design, ability)
        return
    middle = 1 << space("D4") | 1 << space("D6") | 1 << space("D2")
    placement = next(each for each in PACK.even.placements[development(design)] if each.mask & middle)
    tile = {"design": design, "space": space_name(placement.space), "turns": placement.turns}
    spaces = [space_name(number) for number in range(49) if placement.mask >> number & 1]
    check_standing(standing_scene([], [tile], dict.fromkeys(spaces, 1)), 0, ability)
    check_income([], [tile], dict.fromkeys(spaces, 1), ability)
    uncontrolled = city(standing_scene([], [tile], {}))
    assert all(standing_sum(uncontrolled, 0, effect.word) == 0 for effect in ability.effects)


def check_income(permanents: list[str], tiles: list[dict[str, Any]], figures: dict[str, int], ability: Ability) -> None:
    match = standing_scene(permanents, tiles, figures, next="reset")
    go(match, DONE, DONE)
    more = sum(effect.amount for effect in ability.effects if effect.word == "income")
    assert city(match).arcs[0] == 20000 + PACK.income + more


def check_standing_in_battle(permanents: list[str], tile: str | None, ability: Ability) -> None:
    """The owner of the permanent, or the holder of the tile, defends on D4 or attacks: as the ability wants it."""
    spaces = ["D4"]
    tiles = []
    if tile is not None:
        bit = 1 << (space("D4") if 2 in PACK.development_levels[development(tile)] else space("D2"))
        placement = next(each for each in PACK.even.placements[development(tile)] if each.mask & bit)
        spaces = [space_name(number) for number in range(49) if placement.mask >> number & 1]
        tiles = [{"design": tile, "space": space_name(placement.space), "turns": placement.turns}]
    target = spaces[0]
    beside = next(name for name in neighbours(target) if name not in spaces)
    own = {"gang": gang("red"), "permanents": permanents, "figures": dict.fromkeys(spaces, 1), "hand": ["informer"]}
    match = table(own, {**enemy_of(gang("red")), "figures": {beside: 1}}, tiles=tiles, active=1)
    attack(match, (beside, target))
    battle = fought(match, ["informer"])
    worth = attack_of("informer", "red")
    dice = sum(1 for name in spaces if name in (target, *neighbours(target)))
    for effect in ability.effects:
        count = {"permanent": len(permanents), "laid-unit": 1}.get(effect.per, 1)
        worth += effect.amount * count if effect.word in ("attack", "attack-per") else 0
        dice += effect.amount if effect.word == "dice" else 0
    assert battle.worth(0) == worth
    assert len(battle.dice(0)) == dice


def neighbours(name: str) -> list[str]:
    column, row = "ABCDEFG".index(name[0]), int(name[1])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{'ABCDEFG'[x]}{y}" for x, y in near if 0 <= x < 7 and 1 <= y <= 7]
