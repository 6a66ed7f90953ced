"""Clean-up in its order, and the limits of the supply."""

import pytest

from remnants.boxes.lionsgate.content.words import GOODS
from remnants.boxes.lionsgate.rules.cleanup import IN_ORDER
from remnants.kernel.events import Event
from tests.lionsgate.table import (
    PACK,
    REST,
    STOP,
    act,
    assign,
    bandit,
    bandits,
    cave,
    circle,
    drive,
    good,
    lying,
    market,
    money,
    state_of,
    table,
    team,
    tile,
)


def empty(town: str) -> dict[str, int]:
    """All markets of a town without a good."""
    return {good_name(number): 0 for number in PACK.markets_of[cave(town)]}


def good_name(number: int) -> str:
    return GOODS[PACK.market_good[number]]


@pytest.mark.rule("lionsgate.cleanup.order")
def test_the_order_of_clean_up() -> None:
    names = ["straighten", "consume", "awaken", "convert", "pay-shares", "right-engines", "round-over"]
    assert [frame.step for frame in IN_ORDER] == names
    match = table(step="clean-up", tiles=[2, 3, 1], derailed=[1])
    state = state_of(match)
    assert state.order == [2, 0, 1] and state.tiles == [-1, -1, -1]
    assert state.round == 2 and state.derailed == 0
    assert [ready.bit_count() for ready in state.ready] == [4, 4, 4]
    assert match.seat == 2


@pytest.mark.rule("lionsgate.cleanup.order")
def test_a_town_dies_before_its_shares_pay() -> None:
    shares = [{"town": "cinder-row", "circle": 0, "seat": 0}]
    match = table(step="clean-up", money=[30, 0, 0], markets={"cinder-row": empty("cinder-row")}, shares=shares)
    assert money(match) == 30 - 10 + PACK.share_row[0]


@pytest.mark.rule("lionsgate.cleanup.consume")
def test_every_town_eats_the_rightmost_good_of_each_market() -> None:
    match = table(step="clean-up")
    assert state_of(match).filled == [len(squares) - 1 for squares in PACK.market_squares]


@pytest.mark.rule("lionsgate.cleanup.consume")
def test_ghost_towns_eat_nothing() -> None:
    match = table(step="clean-up", ghosts=["mosswell"], markets={"mosswell": {"iron": 2}})
    filled = state_of(match).filled
    assert filled[market("mosswell", "iron")] == 2
    assert filled[market("mosswell", "zinc")] == len(PACK.market_squares[market("mosswell", "zinc")])


@pytest.mark.rule("lionsgate.cleanup.ghost-town")
def test_a_town_that_can_eat_nothing_dies_and_its_shares_cost_ten_each() -> None:
    shares = [
        {"town": "deepmarket", "circle": 0, "seat": 0, "tokens": 2},
        {"town": "deepmarket", "circle": 1, "seat": 1, "tokens": 2},
    ]
    match = table(step="clean-up", money=[50, 15, 7], markets={"deepmarket": empty("deepmarket")}, shares=shares)
    state = state_of(match)
    assert state.ghosts == 1 << cave("deepmarket")
    assert state.shares_left == [6, 6, 6]
    assert state.money == [30, 0, 7], "never below 0"
    assert state.circle_owner[circle("deepmarket")] == -1


@pytest.mark.rule("lionsgate.cleanup.ghost-town")
def test_one_good_anywhere_keeps_a_town_alive() -> None:
    match = table(step="clean-up", markets={"cinder-row": {**empty("cinder-row"), "coal": 1}})
    assert state_of(match).ghosts == 0
    assert state_of(match).filled[market("cinder-row", "coal")] == 0


@pytest.mark.rule("lionsgate.cleanup.awaken")
def test_a_full_ghost_town_is_a_town_again_with_open_circles() -> None:
    match = table(step="clean-up", ghosts=["mosswell", "cinder-row"], markets={"cinder-row": {"coal": 4}})
    assert state_of(match).ghosts == 1 << cave("cinder-row"), "one market is not full"
    filled = [state_of(match).filled[number] for number in PACK.markets_of[cave("mosswell")]]
    assert filled == [len(PACK.market_squares[number]) for number in PACK.markets_of[cave("mosswell")]]
    assert all(state_of(match).circle_owner[number] == -1 for number in PACK.circles_of[cave("mosswell")])


@pytest.mark.rule("lionsgate.cleanup.awaken")
def test_a_town_that_awakens_is_told_of() -> None:
    match = table(ghosts=["mosswell", "candlewick"], markets={"candlewick": {"iron": 0}})
    events: list[Event] = []
    while state_of(match).round == 1:
        events += match.play(REST if REST in match.choices() else match.choices()[0])
    assert [event.data["town"] for event in events if event.kind == "town-awakened"] == [cave("mosswell")]


@pytest.mark.rule("lionsgate.cleanup.convert")
def test_every_full_combination_becomes_an_alloy() -> None:
    loose = {"steel-factory": ["3 coal", "2 iron"], "brass-factory": ["copper", "4 zinc"]}
    match = table(step="clean-up", loose=loose)
    assert lying(match, "steel-factory") == {"coal": 1, "steel": 2}
    assert lying(match, "brass-factory") == {"zinc": 3, "brass": 1}


@pytest.mark.rule("lionsgate.cleanup.shares")
@pytest.mark.parametrize("placed", range(5))
def test_shares_pay_by_tokens_placed(placed: int) -> None:
    towns = ["lanternfall", "mosswell", "candlewick", "cinder-row"]
    shares = [{"town": town, "circle": 0, "seat": 1} for town in towns[:placed]]
    match = table(step="clean-up", shares=shares)
    assert state_of(match).money == [0, PACK.share_row[placed], 0]


@pytest.mark.rule("lionsgate.supply.goods")
def test_what_the_supply_lacks_is_not_mined() -> None:
    coal = state_of(table()).supply[good("coal")]
    match = table(engines=["old-black", "guild", "guild"], loose={"guild": [f"{coal - 2} coal"]})
    match.rig([[tile("shovel")], [tile("shovel")]])
    act(match, "oskar-deepdelver", ("mine",), ("draw",), STOP)
    assert lying(match, "old-black") == {"coal": 2}, "the pair would bring 3"
    assert state_of(match).supply[good("coal")] == 0


@pytest.mark.rule("lionsgate.supply.goods")
def test_what_the_supply_lacks_is_not_converted() -> None:
    steel = state_of(table()).supply[good("steel")]
    full = {town: {"steel": 3} for town in ("candlewick", "cinder-row", "deepmarket")}
    loose = {"steel-factory": ["3 coal", "3 iron"], "guild": [f"{steel} steel"]}
    match = table(step="clean-up", ghosts=list(full), loose=loose)
    assert lying(match, "steel-factory") == {"coal": 3, "iron": 3}, "no steel was left"


@pytest.mark.rule("lionsgate.supply.goods")
def test_markets_hold_at_most_half_of_the_pieces() -> None:
    for kind, pieces in enumerate([50, 50, 50, 50, 50, 30, 30]):
        squares = [len(s) for s, of in zip(PACK.market_squares, PACK.market_good, strict=True) if of == kind]
        assert sum(squares) <= pieces // 2


@pytest.mark.rule("lionsgate.supply.cards")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    spent = PACK.bandit_ids[:19]
    match = table(tokens={"guild>cinder-row": 2}, discards={"bandits": spent}, bandits=[[], [], []])
    match.rig([[19], [bandit("snatch")]])
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row")
    assert bandits(match) == {PACK.bandit_ids[19], "snatch"}
    state = state_of(match)
    assert state.discard[1] == 0 and state.deck[1].bit_count() == 18


@pytest.mark.rule("lionsgate.supply.cards")
def test_beaten_bandits_and_replaced_mercenaries_lie_open() -> None:
    match = table(discards={"bandits": ["magpie"], "mercenaries": ["silas-fuse"]})
    seen = match.view(None)["state"]["discard"]
    assert seen[1] == 1 << bandit("magpie") and seen[0] != 0
    assert "silas-fuse" not in team(match)
