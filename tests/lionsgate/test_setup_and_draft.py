"""Set-up and draft."""

from itertools import permutations

import pytest

import remnants
from remnants.boxes.lionsgate.content.words import GOODS, PIECES
from remnants.boxes.lionsgate.rules.game import OWN_PACKS
from tests.lionsgate.table import PACK, cave, merc, money, play, rule, state_of, table, team


@pytest.mark.rule("lionsgate.setup.players")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_can_play(players: int) -> None:
    assert remnants.new("lionsgate", players=players, seed=1).players == players


@pytest.mark.rule("lionsgate.setup.players")
@pytest.mark.parametrize("players", [0, 5, -1])
def test_nobody_else_can(players: int) -> None:
    with pytest.raises(remnants.BadInput, match="1 to 4 players"):
        remnants.new("lionsgate", players=players, seed=1)


@pytest.mark.rule("lionsgate.setup.markets")
def test_every_square_of_every_market_is_covered_by_its_good() -> None:
    state = state_of(remnants.new("lionsgate", players=3, seed=1, pack="lionsgate"))
    assert state.filled == [len(squares) for squares in PACK.market_squares]
    assert not any(state.gilded)
    for kind, name in enumerate(GOODS):
        on_markets = sum([n for n, of in zip(state.filled, PACK.market_good, strict=True) if of == kind])
        assert state.supply[kind] == PIECES[kind] - on_markets, name


@pytest.mark.rule("lionsgate.setup.player")
def test_what_everybody_starts_with() -> None:
    state = state_of(remnants.new("lionsgate", players=4, seed=1))
    assert state.money == [0, 0, 0, 0]
    assert state.shares_left == [6, 6, 6, 6]
    assert state.engine == [cave("guild")] * 4
    assert [state.most_goods(seat) for seat in range(4)] == [15, 15, 15, 15]


@pytest.mark.rule("lionsgate.setup.order")
def test_turn_order_tiles_are_dealt_at_random() -> None:
    orders = {tuple(state_of(remnants.new("lionsgate", players=3, seed=seed)).order) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("lionsgate.setup.passable")
def test_a_pack_in_which_a_team_may_be_stuck_is_refused(tmp_path: object) -> None:
    from pathlib import Path
    from shutil import copytree

    folder = Path(str(tmp_path)) / "stuck"
    copytree(OWN_PACKS / "lionsgate", folder)
    text = (folder / "map.toml").read_text()
    for easy in ("1", "2", "3", "4"):
        text = text.replace(f"difficulty = {easy}\n", "difficulty = 5\n")
    (folder / "map.toml").write_text(text)
    weak = (folder / "mercenaries.toml").read_text()
    for strong in ("2", "3", "4", "5"):
        weak = weak.replace(f"engineering = {strong}\n", "engineering = 1\n")
    (folder / "mercenaries.toml").write_text(weak)
    with pytest.raises(remnants.BadInput, match=r"mercenaries.toml.*engineering.*lionsgate.setup.passable"):
        remnants.new("lionsgate", players=3, pack=folder)


@pytest.mark.rule("lionsgate.setup.passable")
def test_the_tunnel_to_the_city_may_be_harder() -> None:
    weakest = sum(sorted(PACK.engineering)[:4])
    to_city = PACK.ways[PACK.city][0][0]
    others = [d for d, ends in zip(PACK.difficulty, PACK.tunnel_ends, strict=True) if PACK.city not in ends]
    assert to_city == max(PACK.difficulty)
    assert weakest > sorted(others)[len(PACK.cave_ids) // 2]


@pytest.mark.rule("lionsgate.draft.take")
def test_a_mercenary_is_taken_with_its_gold_and_the_others_get_one_each() -> None:
    match = table(step="draft", tops={"mercenaries": PACK.mercenary_ids[:7]})
    state = state_of(match)
    assert state.offer == [0, 1, 2, 3, 4]
    assert match.seat == 0
    assert rule(match, "take", 9) == "lionsgate.draft.take"
    match.play(("take", 1))
    assert team(match, 0) == {PACK.mercenary_ids[1]}
    assert state_of(match).offer == [0, 2, 3, 4, 5]
    assert state_of(match).offer_gold == [1, 1, 1, 1, 0]
    assert match.seat == 1
    match.play(("take", 3))
    assert state_of(match).draft_gold == [0, 1, 0]
    assert state_of(match).offer_gold == [2, 2, 2, 1, 0]


@pytest.mark.rule("lionsgate.draft.take")
@pytest.mark.parametrize("players", [3, 4])
def test_the_draft_goes_round_until_everybody_has_four(players: int) -> None:
    match = remnants.new("lionsgate", players=players, seed=3)
    takes = 0
    while match.step == "draft":
        match.play(match.choices()[0])
        takes += 1
    assert takes == 4 * players
    assert [cards.bit_count() for cards in state_of(match).team] == [4] * players


@pytest.mark.rule("lionsgate.draft.gold")
def test_draft_gold_becomes_money_and_leaves_the_supply_alone() -> None:
    match = remnants.new("lionsgate", players=3, seed=3)
    supply = state_of(match).supply[:]
    while match.step == "draft":
        collected = state_of(match).draft_gold[:]
        taken = match.choices()[0][1]
        last = state_of(match).offer_gold[state_of(match).offer.index(taken)]
        seat = match.seat
        match.play(("take", taken))
    assert seat is not None
    collected[seat] += last
    assert state_of(match).money == collected
    assert sum(collected) > 0
    assert state_of(match).supply == supply


@pytest.mark.rule("lionsgate.draft.order")
def test_most_gold_goes_first() -> None:
    match = remnants.new("lionsgate", players=4, seed=5)
    while match.step == "draft":
        match.play(match.choices()[0])
    state = state_of(match)
    assert [state.money[seat] for seat in state.order] == sorted(state.money, reverse=True)
    assert match.seat == state.order[0]


@pytest.mark.rule("lionsgate.draft.order")
def test_ties_go_to_the_lower_skills_then_to_the_earlier_tile() -> None:
    from remnants.boxes.lionsgate.rules.draft import order_after_draft

    match = table(teams=[["ada-firebox"], ["silas-fuse"], ["bruno-piston"]], order=[2, 1, 0])
    state = state_of(match)
    state.draft_gold = [4, 4, 4]
    sums = [PACK.engineering[m] + PACK.mining[m] + PACK.fighting[m] for m in map(merc, ["ada-firebox", "silas-fuse"])]
    assert sums[1] < sums[0], "the second team is weaker"
    assert order_after_draft(state)[0] == 1
    state.team[2] = state.team[0]
    assert order_after_draft(state) == [1, 2, 0], "2 and 0 are equal, and 2 has the earlier tile"


@pytest.mark.rule("lionsgate.draft.order")
def test_all_three_skills_count_in_a_tie() -> None:
    from remnants.boxes.lionsgate.rules.draft import order_after_draft

    state = state_of(table(order=[2, 1, 0]))
    state.draft_gold = [4, 4, 3]
    sums = [sum(skills) for skills in zip(PACK.engineering, PACK.mining, PACK.fighting, strict=True)]
    for one, other in permutations(range(len(sums)), 2):
        if sums[one] < sums[other]:
            state.team[0], state.team[1] = 1 << one, 1 << other
            assert order_after_draft(state) == [0, 1, 2]


@pytest.mark.rule("lionsgate.draft.supply")
def test_gold_on_mercenaries_nobody_took_is_void_and_they_go_back() -> None:
    match = remnants.new("lionsgate", players=4, seed=2)
    laid_out = 0
    while match.step == "draft":
        state = state_of(match)
        laid_out += len(state.offer) - 1
        match.play(match.choices()[0])
    state = state_of(match)
    assert laid_out > 50, "more gold was laid out than there are bars"
    assert state.offer == [] and state.offer_gold == []
    assert state.deck[0].bit_count() == 30 - 16
    assert match.game.conserved(match.state) == []


@pytest.mark.rule("lionsgate.two.draft")
def test_two_players_draft_six_of_three() -> None:
    match = remnants.new("lionsgate", players=2, seed=4)
    assert len(state_of(match).offer) == 3
    while match.step == "draft":
        match.play(match.choices()[0])
    assert [cards.bit_count() for cards in state_of(match).team] == [6, 6]


@pytest.mark.rule("lionsgate.solo.deal")
def test_one_player_is_dealt_eight() -> None:
    match = remnants.new("lionsgate", players=1, seed=4)
    assert match.step == "turn"
    assert state_of(match).team[0].bit_count() == 8
    assert money(match) == 0
    play(match, match.choices()[0])


@pytest.mark.rule("lionsgate.solo.deal")
def test_the_deal_is_over_before_anything_is_told() -> None:
    assert state_of(remnants.new("lionsgate", players=1, seed=4)).events == []
