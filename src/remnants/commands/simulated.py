"""One simulated game, and what many of them add up to."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from rich.console import Group
from rich.table import Table

from remnants import kits
from remnants.bots import Bot, bot
from remnants.bots.seen import Seen
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.text import Texts

RANDOM = "random"
MOST_DECISIONS = 100_000


@dataclass(frozen=True)
class SimulatedGame:
    """A game to be played: everything it depends on."""

    game: str
    seed: str
    bots: list[str]
    pack: str | None = None


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    rounds: int
    decisions: int
    characters: list[str]


def play_out(task: SimulatedGame) -> Outcome:
    """Plays one game to its end. It depends on the task alone, so any process may do it."""
    match = Match.new(kits.game(task.game), len(task.bots), task.seed, None, task.pack)
    if set(task.bots) == {RANDOM}:
        ended = match.simulation(task.seed)
        decisions = ended.rollout(Random(f"players {task.seed}"), MOST_DECISIONS)
    else:
        decisions = play_with_bots(match, [bot(task.game, level) for level in task.bots], task.seed)
        ended = match.simulation(task.seed)
    if not ended.over:
        raise BadInput(f"the game with seed {task.seed!r} did not end within {MOST_DECISIONS} decisions")
    seen: dict[str, Any] = {"seat": None, "state": ended.view(None)}
    naming = Texts(task.game, pack=match.pack).naming
    return Outcome(
        winners=ended.winners(),
        scores=ended.scores(),
        rounds=int(seen["state"].get("round", 0)),
        decisions=decisions,
        characters=[naming.character(seat, seen) for seat in range(match.players)],
    )


def play_with_bots(match: Match, seated: list[Bot], seed: str) -> int:
    """Every seat asks its bot; gives the number of decisions."""
    decisions = 0
    while match.seat is not None and decisions < MOST_DECISIONS:
        choice = seated[match.seat].choose(Seen(match, match.seat), f"{seed}/{decisions}")
        match.play(choice)
        decisions += 1
    return decisions


class Summary:
    """What the games add up to. A shared victory counts for each winner in equal parts."""

    def __init__(self, game_name: str, bots: list[str], seed: str, outcomes: list[Outcome]) -> None:
        self.game = game_name
        self.bots = bots
        self.seed = seed
        self.outcomes = outcomes
        self.by_seat: defaultdict[int, float] = defaultdict(float)
        self.by_bot: defaultdict[str, float] = defaultdict(float)
        self.by_character: defaultdict[str, float] = defaultdict(float)
        self.played_character: Counter[str] = Counter()
        for outcome in outcomes:
            self.played_character.update([name for name in outcome.characters if name])
            for seat in outcome.winners:
                share = 1 / len(outcome.winners)
                self.by_seat[seat] += share
                self.by_bot[bots[seat]] += share
                if outcome.characters[seat]:
                    self.by_character[outcome.characters[seat]] += share

    def as_json(self) -> dict[str, Any]:
        outcomes = self.outcomes
        seats = range(len(self.bots))
        return {
            "game": self.game,
            "players": len(self.bots),
            "games": len(outcomes),
            "seed": self.seed,
            "bots": self.bots,
            "wins_by_seat": [round(self.by_seat[seat], 4) for seat in seats],
            "wins_by_bot": {name: round(self.by_bot[name], 4) for name in sorted(set(self.bots))},
            "wins_by_character": {name: round(self.by_character[name], 4) for name in sorted(self.played_character)},
            "played_character": dict(sorted(self.played_character.items())),
            "without_winner": len([outcome for outcome in outcomes if not outcome.winners]),
            "rounds": spread([outcome.rounds for outcome in outcomes]),
            "decisions": spread([outcome.decisions for outcome in outcomes]),
            "scores_by_seat": [spread([outcome.scores[seat] for outcome in outcomes]) for seat in seats],
            "winning_scores": spread([max(outcome.scores) for outcome in outcomes]),
        }


def spread(values: list[int]) -> dict[str, float]:
    """Least, mean and most."""
    return {"least": min(values), "mean": round(fmean(values), 3), "most": max(values)}


def table_of(summary: Summary) -> Group:
    """The summary for people."""
    figures = summary.as_json()
    seats = Table(title=f"{figures['games']} games of {summary.game}, seed {summary.seed}", title_justify="left")
    for heading in ("seat", "bot"):
        seats.add_column(heading)
    for heading in ("wins", "share", "score least", "mean", "most"):
        seats.add_column(heading, justify="right")
    for seat, level in enumerate(summary.bots):
        wins = figures["wins_by_seat"][seat]
        scores = figures["scores_by_seat"][seat]
        numbers = [f"{scores['least']}", f"{scores['mean']:.1f}", f"{scores['most']}"]
        seats.add_row(str(seat + 1), level, f"{wins:g}", f"{wins / figures['games']:.1%}", *numbers)
    parts: list[Any] = [seats]
    if summary.played_character:
        parts.append(characters_of(figures))
    for name in ("rounds", "decisions"):
        values = figures[name]
        if values["most"]:  # a game without rounds has nothing to say of them
            parts.append(f"{name}: {values['mean']:.1f} on average, {values['least']} to {values['most']}")
    if figures["without_winner"]:
        parts.append(f"without a winner: {figures['without_winner']}")
    return Group(*parts)


def characters_of(figures: dict[str, Any]) -> Table:
    table = Table("played as")
    for heading in ("games", "wins", "share"):
        table.add_column(heading, justify="right")
    for name, played in figures["played_character"].items():
        wins = figures["wins_by_character"][name]
        table.add_row(name, str(played), f"{wins:g}", f"{wins / played:.1%}")
    return table
