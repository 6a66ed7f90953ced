"""The pack that is played with: nobody worse than another, no two cards alike, every card of use; and its new words."""

from collections.abc import Sequence
from itertools import combinations, permutations

import pytest

import remnants
from remnants.boxes.lionsgate.content import forms
from remnants.boxes.lionsgate.content.words import BRASS, COAL, EFFECTS, FIRST_PIPE, GOLD, MADE_OF, PIPES, STEEL
from remnants.boxes.lionsgate.rules.game import GAME, OWN_PACKS
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.kernel.events import Event
from remnants.kernel.match import Match
from tests.lionsgate.table import told

PACK = GAME.content()
FILES = forms.read(OWN_PACKS / PACK.name)
TEAM = ["ada-firebox", "bruno-piston", "oskar-deepdelver", "captain-rusk"]


def state_of(match: Match) -> LionsgateState:
    assert isinstance(match.state, LionsgateState)
    return match.state


def abilities(effects: Sequence[forms.Effect]) -> set[tuple[str, int, str]]:
    return {(effect.do, effect.amount, effect.tool) for effect in effects}


def test_it_is_not_the_first_pack_and_that_can_still_be_played() -> None:
    assert PACK.name != "lionsgate"
    assert remnants.new("lionsgate", players=3, seed=1, pack="lionsgate").pack.name == "lionsgate"


def test_no_mercenary_is_worse_than_another_in_everything() -> None:
    for one, other in permutations(FILES.mercenaries.mercenary, 2):
        skills = (one.engineering <= other.engineering, one.mining <= other.mining, one.fighting <= other.fighting)
        worse = all(skills) and abilities(one.effects) <= abilities(other.effects)
        assert not worse, f"{one.id} is never better than {other.id}"


def test_no_two_cards_are_alike() -> None:
    for one, other in combinations(FILES.cogs.cog, 2):
        assert abilities(one.effects) != abilities(other.effects), f"{one.id} is {other.id}"
    for first, second in combinations(FILES.pipes.pipe, 2):
        assert abilities([first.effect]) != abilities([second.effect]), f"{first.id} is {second.id}"
    for bandit, another in combinations(FILES.bandits.bandit, 2):
        same = (bandit.toughness, bandit.steal, bandit.bounty) == (another.toughness, another.steal, another.bounty)
        assert not same, f"{bandit.id} is {another.id}"


def strengths(effects: Sequence[forms.Effect]) -> dict[str, int]:
    """What a card does, and how much of it."""
    return {effect.do + effect.tool: max(1, effect.amount) for effect in effects}


def never_better(one: dict[str, int], other: dict[str, int]) -> bool:
    return all([other.get(word, 0) >= amount for word, amount in one.items()])


def test_no_upgrade_is_worse_than_another_in_everything() -> None:
    for one, other in permutations(FILES.cogs.cog, 2):
        assert not never_better(strengths(one.effects), strengths(other.effects)), f"{one.id} is below {other.id}"
    for first, second in permutations(FILES.pipes.pipe, 2):
        if set(first.players) & set(second.players):
            worse = never_better(strengths([first.effect]), strengths([second.effect]))
            assert not worse, f"{first.id} is below {second.id}"


def test_towns_differ() -> None:
    goods = [sorted([PACK.market_good[market] for market in PACK.markets_of[town]]) for town in PACK.towns]
    squares = [[PACK.market_squares[market] for market in PACK.markets_of[town]] for town in PACK.towns]
    assert len({str(town) for town in zip(goods, squares, strict=True)}) == len(PACK.towns)
    assert len({str(town) for town in goods}) >= 5


def average(good: int) -> float:
    """What a good brings, over all squares of its markets."""
    markets = [market for market, kind in enumerate(PACK.market_good) if kind == good]
    squares = [square for market in markets for square in PACK.market_squares[market]]
    return sum(squares) / len(squares)


def test_an_alloy_pays_clearly_more_than_its_two_ores() -> None:
    for alloy in (STEEL, BRASS):
        one, other = MADE_OF[alloy]
        assert average(alloy) > 1.4 * (average(one) + average(other))
    assert GOLD not in PACK.market_good


@pytest.mark.rule("lionsgate.upgrade.pipe")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_pipe_of_no_use_is_left_out(players: int) -> None:
    deck = state_of(remnants.new("lionsgate", players=players, seed=1)).deck[PIPES]
    assert deck == PACK.pipes_for[players]
    does = {FILES.pipes.pipe[card - FIRST_PIPE].effect.do for card in cards_in(deck)}
    assert does == {"ward-theft", "drive-off"} if players == 1 else len(does) == len(cards_in(deck)) == 8


def at(upgrades: list[list[str]], **spec: object) -> Match:
    rest = [name for name in reversed(PACK.mercenary_ids) if name not in TEAM]
    teams = [TEAM, rest[:4], rest[4:8]]
    return remnants.position("lionsgate", {"players": 3, "teams": teams, "upgrades": upgrades, **spec})


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_goods_spilled_lie_in_the_cave_of_the_engine() -> None:
    goods = [[], ["6 coal", "2 gold", "2 iron"], []]
    match = at([["sawn-sleeper"], [], []], goods=goods, engines=["guild", "mosswell", "guild"])
    match.play(("pipe", PACK.upgrade_ids.index("sawn-sleeper")))
    assert match.choices() == [("player", 1)], "the third has nothing to lose"
    events = match.play(("player", 1))
    assert told(events, "goods-spilled")["goods"] == [0, 0, 4, 4, 1, 1]
    state = state_of(match)
    assert len(state.mat[1]) == 4 and len(state.cars[1]) == 1
    first = PACK.cave_ids.index("mosswell") * 7
    assert state.loose[first : first + 7] == [2, 2, 0, 0, 2, 0, 0]


@pytest.mark.rule("lionsgate.upgrade.pipe")
@pytest.mark.parametrize("aboard", [1, PACK.pipe_amount[PACK.upgrade_ids.index("sawn-sleeper")]])
def test_of_a_short_train_all_goods_are_spilled(aboard: int) -> None:
    match = at([["sawn-sleeper"], [], []], goods=[[], [f"{aboard} coal"], []])
    events: list[Event] = []
    for choice in (("pipe", PACK.upgrade_ids.index("sawn-sleeper")), ("player", 1)):
        events += match.play(choice)
    assert told(events, "goods-spilled")["goods"] == [COAL] * aboard
    assert state_of(match).mat[1] == [] and state_of(match).cars[1] == []


@pytest.mark.rule("lionsgate.turn.abilities")
@pytest.mark.parametrize("effect", range(len(EFFECTS)))
def test_abilities_add_up_over_any_pair_of_the_crew(effect: int) -> None:
    """Not those of their neighbours in the pack, who may know the same."""
    match = at([[], [], []])
    state = state_of(match)
    amounts = PACK.mercenary_amount[effect] or [0] * len(PACK.mercenary_ids)
    for one, other in combinations(range(len(PACK.mercenary_ids)), 2):
        state.crew = 1 << one | 1 << other
        assert state.bonus(0, effect) == amounts[one] + amounts[other]


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_goods_are_spilled_whoever_else_is_in_the_city() -> None:
    match = at([["sawn-sleeper"], [], []], goods=[[], ["6 coal"], ["coal"]], arrived=[2], last_round=7)
    match.play(("pipe", PACK.upgrade_ids.index("sawn-sleeper")))
    assert match.choices() == [("player", 1)]


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_steam_drives_the_own_bandits_off_without_bounty() -> None:
    match = at([["steam-curtain"], ["safety-valve"], []], bandits=[["magpie", "snatch"], [], []])
    match.play(("pipe", PACK.upgrade_ids.index("steam-curtain")))
    assert match.choices() == [("player", 0)]
    match.play(("player", 0))
    state = state_of(match)
    assert state.bandits[0] == 0 and state.money[0] == 0 and match.seat == 0 and match.step == "turn"
    assert GAME.conserved(state) == []


@pytest.mark.rule("lionsgate.solo.lose")
def test_alone_the_rank_so_far_and_the_ghost_towns_are_told() -> None:
    spec = {"players": 1, "teams": [PACK.mercenary_ids[:8]], "ghosts": ["mosswell"]}
    match = remnants.position("lionsgate", {**spec, "money": [99]})
    told_alone = match.view(0)["worked_out"]["alone"]
    assert told_alone == {"ghosts": 1, "ghosts_allowed": 3, "rank": -1, "next_rank": 100}
    rich = remnants.position("lionsgate", {**spec, "money": [100 + PACK.rank_money[2]]})
    told_alone = rich.view(0)["worked_out"]["alone"]
    assert told_alone["rank"] == 2 and told_alone["next_rank"] == 100 + PACK.rank_money[3]
    second = remnants.position("lionsgate", {**spec, "money": [100 + PACK.rank_money[-2]]})
    assert second.view(0)["worked_out"]["alone"]["next_rank"] == 100 + PACK.rank_money[-1]
    best = remnants.position("lionsgate", {**spec, "money": [1000]})
    assert best.view(0)["worked_out"]["alone"]["next_rank"] == 0
    arrived = {"money": [PACK.rank_money[2]], "arrived": [0], "step": "clean-up"}
    there = remnants.position("lionsgate", {**spec, **arrived, "last_round": 2})
    told_alone = there.view(0)["worked_out"]["alone"]
    assert told_alone["rank"] == 2 and told_alone["next_rank"] == PACK.rank_money[3], "nothing is left to pay"
    assert "alone" not in remnants.new("lionsgate", players=2, seed=1).view(0)["worked_out"]
