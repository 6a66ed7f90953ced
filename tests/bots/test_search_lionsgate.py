"""Lionsgate's hard bot compares whole plans: legal, reproducible, and true to its plan."""

import remnants
from remnants.bots import Seen, bot
from remnants.bots.search import Budget
from remnants.boxes.lionsgate.bots.foresight import FORESIGHT, PlanSearchBot
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.lionsgate.table import PACK, state_of, table

GATE = PACK.cave_ids[PACK.ways[PACK.city][0][2]]


def planning(playouts: int = 6, processes: int = 1) -> PlanSearchBot:
    return PlanSearchBot(FORESIGHT, Budget(playouts), processes)


def chosen(match: Match, asked: PlanSearchBot, seed: int = 1) -> Choice:
    assert match.seat is not None
    return asked.choose(Seen(match, match.seat), seed)


def some_rounds_on(players: int, decisions: int) -> Match:
    match = remnants.new("lionsgate", players=players, seed=f"plans {players}")
    greedy = bot("lionsgate", "normal")
    while match.seat is not None and (len(match.answers) < decisions or match.step != "turn"):
        match.play(greedy.choose(Seen(match, match.seat), 0))
    return match


def test_it_plays_a_whole_turn_of_legal_choices() -> None:
    for players in (2, 4):
        match = some_rounds_on(players, 200)
        seat = match.seat
        while match.seat == seat:
            match.play(chosen(match, planning()))
        assert state_of(match).round >= 1


def test_a_fresh_bot_finds_the_same_plan_in_the_middle_of_a_turn() -> None:
    """Nothing is lost when somebody else goes on with the seat: the plan follows from the position."""
    match = some_rounds_on(2, 200)
    seat = match.seat
    steady = planning()
    while match.seat == seat:
        choice = chosen(match, steady, len(match.answers))
        assert chosen(match, planning(), 77) == choice
        match.play(choice)


def test_several_processes_share_the_playouts_and_agree() -> None:
    match = some_rounds_on(2, 200)
    assert chosen(match, planning(8, 2)) == chosen(match, planning(8, 2))


def test_it_goes_into_the_city_in_the_last_round() -> None:
    match = table(2, round=9, last_round=9, money=[104, 30], engines=[GATE, "sootpit"])
    seat = match.seat
    while match.seat == seat and not state_of(match).arrived:
        match.play(chosen(match, planning(12)))
    assert state_of(match).arrived == 1


def test_it_drafts_one_of_those_who_lie_there() -> None:
    match = remnants.new("lionsgate", players=2, seed="draft")
    assert chosen(match, planning(9)) in match.choices()
