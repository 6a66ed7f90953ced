"""One game of the laboratory: everything it depends on, and everything that is kept of it."""

from functools import cache
from typing import Final

import msgspec

from remnants import kits
from remnants.bots import Bot, Seen, bot
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.lab.watching import Names, Order, Rounds, Watch
from remnants.lab.withholding import Encounter, Experiment
from remnants.text import Texts

MOST_DECISIONS: Final = 100_000


class Task(msgspec.Struct, frozen=True):
    """A game to be played. Its outcome depends on nothing else, so any process anywhere may play it."""

    name: str
    """What it is called in the log of finished games; no two tasks of a run share it."""
    game: str
    seed: str
    bots: tuple[str, ...]
    """The level in each seat."""
    pack: str | None = None
    closely: bool = False
    """Whether what was offered and chosen, refused, told and measured is counted as well."""
    trial: int | None = None
    """The number of the experiment with this deal, in which things are withheld from seats by lot."""


class Closely(msgspec.Struct):
    """What is kept of a game that was watched closely. Things are written `did|kind|name`."""

    curves: list[list[int]]
    """The scores of all seats at the end of each round."""
    shown: list[Rounds]
    """For each seat the things that lay there to be chosen, whether it was allowed to or not, and in which rounds."""
    offered: list[Rounds]
    """Of those what it was allowed to choose."""
    chosen: list[Rounds]
    decided: list[int]
    """For each seat the decisions in which it had a choice."""
    events: dict[str, int]
    refusals: dict[str, int]
    used: dict[str, list[int]]
    """For each mechanism how often each seat used it."""
    brought: dict[str, list[int]]
    """For each mechanism what it brought each seat."""
    gained: dict[str, list[int]]
    """For each field of which mechanisms are a part, all that each seat gained in it."""
    sources: dict[str, list[int]]
    """What the scores are made of."""
    measures: list[str]
    course: list[tuple[int, list[list[int]]]]
    """After how many decisions, and each of the measures then for each seat."""
    out: list[int]
    """The round in which each seat went out of the game; 0 for who did not."""


class Tried(msgspec.Struct):
    """What is kept of an experiment. Things are written `kind|name`."""

    met: list[dict[str, Encounter]]
    """For each seat the things it could have chosen, and how it stood when it first could."""
    withheld: list[list[str]]
    gained: dict[str, list[int]]
    """For each field of which mechanisms are a part, all that each seat gained in it."""


class Played(msgspec.Struct):
    """What is kept of a finished game."""

    name: str
    game: str
    seed: str
    bots: tuple[str, ...]
    winners: list[int]
    scores: list[int]
    rounds: int
    decisions: int
    characters: list[str]
    order: list[int]
    """The seats in the turn order of the start."""
    pack: str | None = None
    closely: Closely | None = None
    tried: Tried | None = None

    @property
    def players(self) -> int:
        return len(self.bots)

    def share(self, seat: int) -> float:
        """The part of the victory that is a seat's."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    @property
    def watched(self) -> Closely:
        """What was seen of a game that was watched closely."""
        assert self.closely is not None
        return self.closely


@cache
def seated(game_name: str, level: str) -> Bot:
    return bot(game_name, level)


def play(task: Task) -> Played:
    """Plays a game to its end."""
    game = kits.game(task.game)
    pack = game.load_pack(task.pack)
    naming = Texts(task.game, pack=pack).naming
    names = Names(naming)
    experiment: Experiment | None = None
    if task.trial is not None:
        experiment = Experiment(game, len(task.bots), task.seed, task.trial, names)
        game = experiment.game
    match = Match.new(game, len(task.bots), task.seed, None, task.pack)
    if experiment is not None:
        experiment.begin(match.state)
    watch = Watch(match, names) if task.closely else None
    order = Order(task.game)
    bots = [seated(task.game, level) for level in task.bots]
    decisions = 0
    while match.seat is not None:
        if decisions == MOST_DECISIONS:
            raise BadInput(f"the game with seed {task.seed!r} did not end within {MOST_DECISIONS} decisions")
        order.before(match)
        choice = bots[match.seat].choose(Seen(match, match.seat), f"{task.seed}/{decisions}")
        if watch is not None:
            watch.before(match, choice, decisions)
        events = match.play(choice)
        if watch is not None:
            watch.after(match, events)
        if experiment is not None:
            experiment.earnings.count(match.state)
        decisions += 1
    seen = match.view(None)
    return Played(
        name=task.name,
        game=task.game,
        seed=task.seed,
        bots=task.bots,
        winners=match.winners(),
        scores=match.scores(),
        rounds=int(seen["state"].get("round", 0)),
        decisions=decisions,
        characters=[naming.character(seat, seen) for seat in range(match.players)],
        order=order.seats,
        pack=task.pack,
        closely=None if watch is None else summary(watch, match),
        tried=None if experiment is None else experiment_kept(experiment),
    )


def experiment_kept(experiment: Experiment) -> Tried:
    """What is kept of an experiment."""
    return Tried(experiment.met, [sorted(found) for found in experiment.withheld], experiment.earnings.gained)


def summary(watch: Watch, match: Match) -> Closely:
    """What is kept of what was watched."""
    return Closely(
        curves=watch.curves,
        shown=watch.shown,
        offered=watch.offered,
        chosen=watch.chosen,
        decided=watch.decided,
        events=dict(watch.events),
        refusals=dict(watch.refusals),
        used=watch.used,
        brought=watch.brought,
        gained=watch.earnings.gained,
        sources=watch.sources(match),
        measures=list(watch.chronicle.measures),
        course=watch.course,
        out=watch.out,
    )
