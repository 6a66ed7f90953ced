"""Every ability that is played or produces, used in a suitable position and checked against its data."""

from typing import Any

import pytest

from remnants.boxes.city.content.board import space_name
from remnants.boxes.city.content.content import Ability
from remnants.boxes.city.rules.actions.moving import distance
from remnants.kernel.match import Match
from tests.city.content.pack_entries import CARDS, MAKER, TILES, WEAK, enemy_of, fillers, of_kind, owner_of
from tests.city.table import (
    DONE,
    PACK,
    city,
    destinations,
    development,
    go,
    held,
    rule,
    space,
    table,
)

DIE = 4


# ---------------------------------------------------------------- played from hand, or used to produce


class Ledger:
    """What an ability must change, worked out from its data, and what it did change."""

    def __init__(self, match: Match, ability: Ability, played: int) -> None:
        self.match = match
        state = city(match)
        self.before = state.clone()
        self.arcs = -ability.cost_arcs
        self.renown = -ability.cost_renown
        self.hand = -played - ability.cost_cards
        self.draw = self.pool = self.products = self.tokens = self.removed = self.discounts = 0
        for effect in ability.effects:
            self.expect(effect.word, effect.amount, effect.pile)

    def expect(self, word: str, amount: int, pile: str) -> None:
        sale = PACK.development_sale[development(MAKER)]
        self.arcs += {"arcs": amount, "rob": amount, "gamble": DIE * amount, "sale": sale * amount}.get(word, 0)
        self.renown += amount if word == "renown" else 0
        self.hand += {"draw": amount, "fetch": 1, "enlist": 1, "trash": -1}.get(word, 0)
        self.draw -= {"draw": amount, "cycle": amount, "fetch": int(pile == "draw")}.get(word, 0)
        self.pool += {"figures": amount, "enlist": 1}.get(word, 0)
        self.products += {"product": amount, "sale": -amount}.get(word, 0)
        self.tokens -= int(word == "purge")
        self.removed += int(word == "trash")
        self.discounts += int(word == "discount")

    def check(self) -> None:
        now, before = city(self.match), self.before
        assert now.arcs[0] - before.arcs[0] == self.arcs
        assert now.renown[0] - before.renown[0] == self.renown
        assert len(now.hand[0]) - len(before.hand[0]) == self.hand
        assert len(now.draw[0]) - len(before.draw[0]) == self.draw
        assert now.pool[0] - before.pool[0] == self.pool
        assert sum(now.tile_products) - sum(before.tile_products) == self.products
        assert before.ycu_at.count(-1) - now.ycu_at.count(-1) == self.tokens
        assert len(now.removed) - len(before.removed) == self.removed
        assert len(now.discounts) - len(before.discounts) == self.discounts
        assert now.arcs[1] - before.arcs[1] in (0, -max(0, self.arcs)), "only a robbed player pays"


def answer(match: Match, ability: Ability) -> None:
    """Answers what the ability asks so that it does as much as it can; checks the limits of a march on the way."""
    march = next((effect for effect in ability.effects if effect.word == "march"), None)
    marched = 0
    while match.step not in ("turn", "produce"):
        choices = match.choices()
        if match.step == "march.figure":
            assert march is not None
            free = [choice for choice in choices if choice[0] == "figure" and choice[1] > space("G1")]
            assert bool(free) == (marched < march.figures), "so many figures and no more"
            match.play(free[0] if free else DONE)
            marched += bool(free)
        elif match.step == "move.to":
            assert march is not None
            origin = match.state.agenda[-1].data[0]
            walks = {name: distance(origin, space(name)) for name in destinations(match)}
            assert max(walks.values()) == march.spaces
            match.play(("to", space(max(walks, key=lambda name: walks[name]))))
        else:
            match.play(next((choice for choice in choices if choice[0] not in ("done", "search")), choices[0]))
    assert march is None or marched == march.figures


def playground(design: str, hand: list[str], tiles: list[dict[str, Any]], figures: dict[str, int]) -> Match:
    """A position in which every word of the vocabulary has something to work on."""
    name = owner_of(design)
    own = {
        "gang": name,
        "arcs": 5000,
        "renown": 5,
        "conditions": list(PACK.condition_ids),
        "hand": hand,
        "draw": fillers(design, 7)[3:],
        "discard": ["medic", "scrapper"],
        "figures": {"A1": 1, "B1": 1, "B6": 1, "D6": 1, "F6": 1, **figures},
    }
    garden = {"design": MAKER, "space": "A1", "products": 5}
    rich = {**enemy_of(name), "arcs": 9000}
    ycu = [{"attack": WEAK, "space": "G1"}]
    return table(own, rich, tiles=[garden, *tiles], ycu=ycu)


@pytest.mark.rule("city.cards.play")
@pytest.mark.parametrize(("design", "ability"), of_kind(CARDS, "play"))
def test_played_cards(design: str, ability: Ability) -> None:
    match = playground(design, [design, *fillers(design, 3)], [], {})
    card = held(match, 0, design)
    ledger = Ledger(match, ability, 1)
    if any(effect.word == "gamble" for effect in ability.effects):
        match.rig([[DIE]])
    match.play(("play", card))
    answer(match, ability)
    ledger.check()
    assert city(match).discard[0][-1] == card
    assert rule(match, "end") == "city.turns.one-action"


@pytest.mark.rule("city.develop.produce")
@pytest.mark.parametrize(("design", "ability"), of_kind(TILES, "produce"))
def test_producing_developments(design: str, ability: Ability) -> None:
    placement = next(
        each
        for each in PACK.even.placements[development(design)]
        if not each.mask & (1 << space("A1") | 1 << space("B1"))
    )
    spaces = [space_name(number) for number in range(49) if placement.mask >> number & 1]
    tile = {"design": design, "space": space_name(placement.space), "turns": placement.turns}
    match = playground("", fillers("", 3), [tile], dict.fromkeys(spaces, 1))
    ledger = Ledger(match, ability, 0)
    if any(effect.word == "gamble" for effect in ability.effects):
        match.rig([[DIE]])
    go(match, ("develop",), ("produce", 1))
    answer(match, ability)
    ledger.check()
    assert rule(match, "produce", 1) is not None, "once in an action"
