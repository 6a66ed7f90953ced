"""Lionsgate's greedy bot: it reaches the city, and it does the sensible thing where there is one."""

from random import Random

import msgspec
import pytest

import remnants
from remnants.bots import Seen, bot
from remnants.boxes.lionsgate.bots.policy import bot_with
from remnants.boxes.lionsgate.bots.weights import PRESENT_WEIGHTS, LionsgateWeights
from remnants.boxes.lionsgate.rules.game import GAME
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.lionsgate.table import PACK, cave, market, mat, money, state_of, table

GATE = PACK.cave_ids[PACK.ways[PACK.city][0][2]]


def choice_of(match: Match) -> Choice:
    assert match.seat is not None
    return bot("lionsgate", "greedy").choose(Seen(match, match.seat), len(match.answers))


def take_turn(match: Match) -> None:
    """Lets the bot play until somebody else must decide."""
    seat = match.seat
    while match.seat == seat:
        match.play(choice_of(match))


def played(players: int, seed: int, levels: list[str] | None = None) -> Match:
    match = remnants.new("lionsgate", players=players, seed=seed)
    bots = [bot("lionsgate", level) for level in levels or ["greedy"] * players]
    while match.seat is not None:
        match.play(bots[match.seat].choose(Seen(match, match.seat), len(match.answers)))
    return match


def test_it_enters_the_city_when_it_can_pay_and_nobody_is_richer() -> None:
    match = table(money=[110, 30, 30], engines=[GATE, "guild", "guild"])
    take_turn(match)
    assert state_of(match).arrived == 1


def test_it_sells_where_it_stands_if_that_pays() -> None:
    match = table(
        engines=["mosswell", "guild", "guild"],
        goods=[["5 iron"], [], []],
        markets={"mosswell": {"iron": 0}},
    )
    take_turn(match)
    assert money(match) == sum(PACK.market_squares[market("mosswell", "iron")])
    assert mat(match) == []


def test_it_fights_when_its_train_would_be_derailed() -> None:
    match = table(engines=["rustvein", "guild", "guild"], bandits=[["magpie"], [], []])
    while match.step == "turn":
        choice = choice_of(match)
        if choice[0] != "assign":
            break
        match.play(choice)
    assert choice == ("fight",)


def test_it_loads_what_lies_at_its_feet() -> None:
    match = table(engines=["rustvein", "guild", "guild"], loose={"rustvein": ["5 iron"]}, round=5)
    for town in PACK.towns:
        for number in PACK.markets_of[town]:
            state_of(match).supply[PACK.market_good[number]] += state_of(match).filled[number] - 1
            state_of(match).filled[number] = 1
    take_turn(match)
    assert mat(match) == ["iron"] * 5


def test_it_drives_where_the_plan_says() -> None:
    match = table(
        engines=["rustvein", "guild", "guild"],
        goods=[["5 iron"], [], []],
        markets={"mosswell": {"iron": 0}},
        last_round=2,
    )
    take_turn(match)
    assert state_of(match).engine[0] == cave("mosswell"), "there is no time left to make steel of it"


def test_it_spends_steel_on_a_cog_when_no_town_wants_it() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 steel"], [], []])
    take_turn(match)
    assert state_of(match).upgrades[0].bit_count() == 1 and mat(match) == []


def test_it_hires_for_gold_while_its_team_can_grow() -> None:
    names = GAME.content().mercenary_ids
    match = remnants.position("lionsgate", {"players": 2, "teams": [names[:6], names[6:12]], "goods": [["5 gold"], []]})
    take_turn(match)
    assert state_of(match).team[0].bit_count() == 7


def test_what_counts_alone_and_in_twos_counts_nowhere_else() -> None:
    """Alone alloy and hires have weights of their own; another mercenary is only to be had where a team can grow."""
    greedy = msgspec.structs.replace(PRESENT_WEIGHTS, another=1000.0)
    alone = msgspec.structs.replace(PRESENT_WEIGHTS, solo_alloy=1000.0, solo_point=1000.0)
    for players, other, differ in ((1, greedy, False), (1, alone, True), (3, greedy, False), (3, alone, False)):
        usual, changed = answers_of(players, PRESENT_WEIGHTS), answers_of(players, other)
        assert (usual != changed) == differ, players


def answers_of(players: int, weights: LionsgateWeights) -> list[Choice]:
    """The first choices of a game in which all seats weigh so."""
    match = remnants.new("lionsgate", players=players, seed=4)
    player = bot_with(weights)
    made: list[Choice] = []
    while match.seat is not None and len(made) < 80:
        made.append(player.choose(Seen(match, match.seat), 0))
        match.play(made[-1])
    return made


def test_it_beats_random_players() -> None:
    for seed in range(2):
        assert played(2, seed, ["greedy", "random"]).winners() == [0]


@pytest.mark.large
def test_the_balance_of_greedy_games() -> None:
    """Somebody arrives, in 8 to 25 rounds; towns die in some games; the order of the draft decides little."""
    games = 1000
    arrived = in_time = dead = 0
    won = [0.0, 0.0, 0.0]
    for seed in range(games):
        match = remnants.new("lionsgate", players=3, seed=f"balance {seed}")
        order = state_of(match).order[:]
        greedy = bot("lionsgate", "greedy")
        saw_ghosts = False
        while match.seat is not None:
            match.play(greedy.choose(Seen(match, match.seat), len(match.answers)))
            saw_ghosts = saw_ghosts or state_of(match).ghosts != 0
        arrived += state_of(match).arrived != 0
        in_time += 8 <= state_of(match).round <= 25
        dead += saw_ghosts
        for seat in match.winners():
            won[order.index(seat)] += 1 / len(match.winners())
    assert arrived >= 0.95 * games and in_time >= 0.95 * games
    assert 0.05 * games <= dead <= 0.8 * games
    assert max(won) - min(won) <= 0.05 * games, won


@pytest.mark.large
def test_alone_it_is_close() -> None:
    """The money is the score, so one player holds out for more than the price of entry while the towns live."""
    won = sum([played(1, seed).winners() == [0] for seed in range(300)])
    assert 90 <= won <= 240


def test_it_never_depends_on_chance() -> None:
    match = remnants.new("lionsgate", players=3, seed=5)
    random = Random(1)
    for _ in range(60):
        assert match.seat is not None
        seen = Seen(match, match.seat)
        assert bot("lionsgate", "greedy").choose(seen, 1) == bot("lionsgate", "greedy").choose(seen, 2)
        match.play(match.choices()[int(random.random() * len(match.choices()))])
