"""One game of the laboratory: everything it depends on, and everything that is kept of it."""

from functools import cache
from typing import Final, Protocol

import msgspec

from remnants import kits
from remnants.bots import Bot, Seen, bot
from remnants.kernel.events import Event
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice
from remnants.lab.watching import Closely, Names, Order, Watch
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


class Onlooker(Protocol):
    """Somebody who sits beside the table, sees every decision and says in the end what is to be kept of them."""

    def before(self, match: Match, choice: Choice, decisions: int) -> None: ...

    def after(self, match: Match, events: list[Event]) -> None: ...

    def kept(self, match: Match) -> Closely: ...


class Sitting:
    """A game that is about to be played by its bots, as its task says."""

    def __init__(self, task: Task) -> None:
        game = kits.game(task.game)
        self.task = task
        self.naming = Texts(task.game, pack=game.load_pack(task.pack)).naming
        self.names = Names(self.naming)
        self.experiment: Experiment | None = None
        if task.trial is not None:
            self.experiment = Experiment(game, len(task.bots), task.seed, task.trial, self.names)
            game = self.experiment.game
        self.match = Match.new(game, len(task.bots), task.seed, None, task.pack)
        if self.experiment is not None:
            self.experiment.begin(self.match.state)
        self.order = Order(task.game)
        self.bots = [seated(task.game, level) for level in task.bots]

    def play(self, onlooker: Onlooker | None = None) -> Played:
        """Plays it to its end."""
        match, seed = self.match, self.task.seed
        decisions = 0
        while match.seat is not None:
            if decisions == MOST_DECISIONS:
                raise BadInput(f"the game with seed {seed!r} did not end within {MOST_DECISIONS} decisions")
            self.order.before(match)
            choice = self.bots[match.seat].choose(Seen(match, match.seat), f"{seed}/{decisions}")
            if onlooker is not None:
                onlooker.before(match, choice, decisions)
            events = match.play(choice)
            if onlooker is not None:
                onlooker.after(match, events)
            if self.experiment is not None:
                self.experiment.earnings.count(match.state)
            decisions += 1
        return self.played(decisions, None if onlooker is None else onlooker.kept(match))

    def played(self, decisions: int, closely: Closely | None) -> Played:
        """What is kept of it, now that it is over."""
        match, task = self.match, self.task
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
            characters=[self.naming.character(seat, seen) for seat in range(match.players)],
            order=self.order.seats,
            pack=task.pack,
            closely=closely,
            tried=None if self.experiment is None else experiment_kept(self.experiment),
        )


def experiment_kept(experiment: Experiment) -> Tried:
    """What is kept of an experiment."""
    return Tried(experiment.met, [sorted(found) for found in experiment.withheld], experiment.earnings.gained)


def play(task: Task) -> Played:
    """Plays a game to its end."""
    sitting = Sitting(task)
    return sitting.play(Watch(sitting.match, sitting.names) if task.closely else None)
