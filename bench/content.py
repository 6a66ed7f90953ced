"""What the content of a game must hold, measured: bots play whole games, and every figure is told with its interval.

    python -m bench.content lionsgate --players 4 --games 1000 --out four

A run that was stopped goes on where it was, as in the laboratory.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

import msgspec

from remnants.kernel.events import Event
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from remnants.lab import crew
from remnants.lab.arena import pack_digest
from remnants.lab.findings import balance_of
from remnants.lab.games import Played, Sitting, Task
from remnants.lab.log import KeptGames
from remnants.lab.statistics import Estimate, mean, rate
from remnants.lab.suspense import leaders, suspense_of
from remnants.lab.uses import usage_of
from remnants.lab.watching import MEASURED_AT, Names, Watch, write_down

RESAMPLES: Final = 400
LATE: Final = range(8, 17)
"""The rounds of Aylkor in which money used to lose its meaning."""


class Turn(msgspec.Struct, array_like=True):
    """A turn of Aylkor at its end."""

    round: int
    cogs: int
    played: bool
    """Whether a unit or a tech was played in it."""


class Measured(msgspec.Struct):
    """What is kept of a game."""

    name: str
    played: Played
    turns: list[Turn]
    draft: list[tuple[list[str], str]]
    """Lionsgate: what lay there, and what was taken."""
    rounds_from: list[int] = []
    """After how many decisions each round began."""


def measure(task: Task) -> Measured:
    """Plays a game to its end and counts, without what the laboratory's reports need besides."""
    sitting = Sitting(task)
    counts = Counts(sitting.match, sitting.names)
    return Measured(task.name, sitting.play(counts), counts.turns, counts.draft, counts.rounds_from)


class Counts(Watch):
    """Watches only what is asked here, because all the rest takes longer than the game."""

    def __init__(self, match: Match, names: Names) -> None:
        super().__init__(match, names)
        self.turns: list[Turn] = []
        self.acted = False
        self.draft: list[tuple[list[str], str]] = []
        self.decisions = 0
        self.rounds_from: list[int] = []

    def before(self, match: Match, choice: Choice, decisions: int) -> None:
        """Notes how it stands, what lay in a draft, and how a turn of Aylkor ended."""
        self.decisions = decisions + 1
        if decisions % MEASURED_AT == 0:
            self.measure(match, decisions)
        if match.step == "draft":
            offer = [self.names("mercenary", other[1]) for other in match.choices()]
            self.draft.append((offer, self.names("mercenary", choice[1])))
        if match.game.name == "aylkor" and choice[0] == "end":
            state: Any = match.state
            self.turns.append(Turn(state.round, state.cogs[match.seat], self.acted))
            self.acted = False

    def after(self, match: Match, events: list[Event]) -> None:
        """Notes what happened."""
        for event in events:
            told = {"kind": event.kind, **event.data, **event.secret}
            self.count(told, match.state)
            if event.kind in ("built", "played"):
                self.acted = True
                if "card" in told:
                    write_down(self.chosen[told["seat"]], self.names("card", told["card"]), match.state)
        if any([event.kind == "round" for event in events]):
            self.rounds_from.append(self.decisions)

    def sources(self, match: Match) -> dict[str, list[int]]:
        """Not told: what the scores are made of is known only to whoever heard everything."""
        return {}


# ---------------------------------------------------------------- figures


def ratio(games: list[Measured], part: Callable[[Measured], float], whole: Callable[[Measured], float]) -> Estimate:
    """A part of a whole over all games; the interval by drawing games anew."""
    pairs = [(part(game), whole(game)) for game in games]
    random = Random(0)
    drawn = sorted([of_sums(random.choices(pairs, k=len(pairs))) for _ in range(RESAMPLES)])
    return Estimate(of_sums(pairs), drawn[RESAMPLES // 40], drawn[-1 - RESAMPLES // 40], len(games))


def of_sums(pairs: list[tuple[float, float]]) -> float:
    whole = sum([pair[1] for pair in pairs])
    return sum([pair[0] for pair in pairs]) / whole if whole else 0.0


def told(name: str, figure: Estimate, wanted: str) -> str:
    value = f"{figure.value:.3f} ({figure.low:.3f} to {figure.high:.3f})"
    return f"{name}: {value}, n {figure.observations}; wanted {wanted}"


def brought(game: Measured, mechanisms: tuple[str, ...]) -> int:
    return sum([sum(game.played.watched.brought[name]) for name in mechanisms])


def lionsgate(games: list[Measured]) -> Iterator[str]:
    played = [game.played for game in games]
    usage = {one.name: one for one in usage_of(played)}
    alloys = ratio(
        games,
        lambda game: brought(game, ("alloy sold",)),
        lambda game: brought(game, ("ore sold", "alloy sold", "gold sold")),
    )
    yield told("alloys' part of the money from sales", alloys, "0.15 or more")
    yield told("players who keep an upgrade", usage["upgrade kept"].users, "0.5 or more")
    yield told("their victories", usage["upgrade kept"].victories, f"no less than {1 / played[0].players:.3f}")
    hired = [game for game in played if sum(game.watched.used["mercenary hired from the Guild"])]
    yield told("games with a hire from the Guild", rate(len(hired), len(played)), "0.333 or more")
    if played[0].players > 1:
        barred = ("move made longer by other trains", "move with caves shut off by other trains")
        times: list[float] = []
        for one in played:
            times += [sum([one.watched.used[name][seat] for name in barred]) for seat in range(one.players)]
        yield told("moves lengthened or refused, a player and game", mean(times), "2 or more (three and four players)")
        chance: defaultdict[str, float] = defaultdict(float)
        taken: Counter[str] = Counter()
        for game in games:
            for offer, choice in game.draft:
                taken[choice] += 1
                for mercenary in offer:
                    chance[mercenary] += 1 / len(offer)
        rows = sorted([(taken[name] / chance[name], name) for name in chance])
        yield "mercenaries against chance: " + ", ".join([f"{name.split('|')[1]} {share:.2f}" for share, name in rows])


def aylkor(games: list[Measured]) -> Iterator[str]:
    purses: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        for turn in game.turns:
            purses[turn.round].append(turn.cogs)
    rounds = [f"{number}: {fmean(cogs):.1f} (n {len(cogs)})" for number, cogs in sorted(purses.items())]
    yield "unspent cogs by round: " + ", ".join(rounds)
    yield told(
        "turns of rounds 8 to 16 that play a unit or a tech",
        ratio(
            games,
            lambda game: len([turn for turn in game.turns if turn.round in LATE and turn.played]),
            lambda game: len([turn for turn in game.turns if turn.round in LATE]),
        ),
        "0.5 or more",
    )
    played = [game.played for game in games]
    chosen: Counter[str] = Counter()
    for one in played:
        chosen.update({name for names in one.watched.chosen for name in names})
    rows = sorted([(times / len(played), name.split("|")[1]) for name, times in chosen.items()])
    yield "units and techs, in which part of the games: " + ", ".join([f"{name} {share:.2f}" for share, name in rows])
    for name, measured in [("score", 0), ("army with hero", 2), ("army", -1)]:
        for half, by_round in (("the decisions", False), ("the rounds", True)):
            shares = [share for game in games for share in half_time(game, measured, by_round)]
            figure = rate(sum(shares), len(shares))
            yield told(f"whoever leads by {name} after half of {half} wins", figure, "0.65 or less (two)")
    if played[0].players > 2:
        yield told("rounds from going out to the end", suspense_of(played).waiting, "6 or less (four)")


def half_time(game: Measured, measure: int, by_round: bool) -> list[float]:
    """The part of the victory of whoever leads alone at half time; nothing where nobody does."""
    one = game.played
    half = game.rounds_from[len(game.rounds_from) // 2] if by_round else one.decisions // 2
    _, values = min(one.watched.course, key=lambda moment: abs(moment[0] - half))
    ahead = (
        values[measure] if measure >= 0 else [whole - hero for whole, hero in zip(values[2], values[1], strict=True)]
    )
    leading = leaders(ahead)
    return [one.share(leading[0])] if len(leading) == 1 else []


def city(games: list[Measured]) -> Iterator[str]:
    selling = [game for game in games if sum(game.played.watched.used["product sold"])]
    yield told("games in which somebody sells products", rate(len(selling), len(games)), "0.95 or more")


OF_GAME: Final = {"aylkor": aylkor, "city": city, "lionsgate": lionsgate}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=sorted(OF_GAME))
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--games", type=int, default=300)
    reader.add_argument("--bots", default="normal")
    reader.add_argument("--seed", default="0")
    reader.add_argument("--pack")
    reader.add_argument("--jobs", type=int, default=1)
    reader.add_argument("--out", type=Path, required=True)
    asked = reader.parse_args()
    digest = pack_digest(asked.game, None if asked.pack is None else Path(asked.pack))
    plan = {"content": asked.game, "players": asked.players, "bots": asked.bots, "seed": asked.seed, "pack": digest}
    log = KeptGames(asked.out, plan, Measured)
    seats = (asked.bots,) * asked.players
    tasks = [
        Task(str(deal), asked.game, f"{asked.seed}/{deal}", seats, asked.pack, closely=True)
        for deal in range(asked.games)
    ]
    try:
        crew.complete(tasks, log, asked.jobs, None, measure)
    finally:
        log.close()
    games = [log.played[task.name] for task in tasks]
    print(f"{asked.game}, {asked.players} {asked.bots}, {len(games)} games, pack {digest[:12]}")
    for line in OF_GAME[asked.game](games):
        print(f"  {line}")
    played = [game.played for game in games]
    if asked.players > 1:
        for found in balance_of(played):
            print(f"  {told(f'{found.kind} {found.name}', found.rate, f'{found.expected:.3f}')}")
        for part in suspense_of(played).foresight:
            print(f"  {told(f'error of the foresight, {part.begins:.2f} to {part.ends:.2f}', part.brier, '')}")
    else:
        scores = sorted([one.scores[0] for one in played])
        tenths = [scores[len(scores) * number // 10] for number in range(10)] + scores[-1:]
        won = rate(len([one for one in played if one.winners]), len(played))
        print(f"  scores by tenths: {tenths}; {told('won', won, '')}")


if __name__ == "__main__":
    main()
