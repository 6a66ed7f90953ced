"""One game of the laboratory: everything it depends on, and everything that is kept of it."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from remnants.bots import Bot, Seen, bot
from remnants.games import game as game_named
from remnants.kernel import engine
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.text import Texts
from remnants.text.naming import Naming

MOST_DECISIONS: Final = 100_000
LOOKED_AT: Final = 20
"""The refusals are counted at one decision in so many: looking at all would take longer than the game."""
THINGS: Final = Path(__file__).with_name("things.toml")


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
    """Whether what was offered and chosen, refused and told is counted as well."""


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
    curves: list[list[int]] = []
    """The scores of all seats at the end of each round."""
    offered: list[dict[str, int]] = []
    """For each seat what it could have chosen at some moment, written `did|thing|name`, and the place by score that
    the seat had when it first could: 1 for whoever led. Copies of a card are one thing."""
    chosen: list[list[str]] = []
    chosen_first: list[list[str]] = []
    """Of those, what was chosen the first time it could be."""
    events: dict[str, int] = {}
    refusals: dict[str, int] = {}

    def share(self, seat: int) -> float:
        """The part of the victory that is a seat's."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


class Counted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One entry of things.toml."""

    step: str
    verb: str
    thing: str
    did: str
    way: str
    """Whether the thing is used so, or only gained. What is used in any way is not rare."""
    where: dict[str, int] = {}
    """Numbers of the position that must be so."""

    def holds(self, match: Match) -> bool:
        return self.step in ("", match.step) and all(
            [getattr(match.state, name) == value for name, value in self.where.items()]
        )


class Things(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is watched in one game."""

    begins: str
    counted: list[Counted]


@cache
def things(game_name: str) -> Things:
    """What is watched in a game."""
    return msgspec.toml.decode(THINGS.read_bytes(), type=dict[str, Things])[game_name]


@cache
def seated(game_name: str, level: str) -> Bot:
    return bot(game_name, level)


def play(task: Task) -> Played:
    """Plays a game to its end."""
    match = Match.new(game_named(task.game), len(task.bots), task.seed, None, task.pack)
    naming = Texts(task.game, pack=match.pack).naming
    watch = Watch(match, naming, task.closely)
    bots = [seated(task.game, level) for level in task.bots]
    decisions = 0
    while match.seat is not None:
        if decisions == MOST_DECISIONS:
            raise BadInput(f"the game with seed {task.seed!r} did not end within {MOST_DECISIONS} decisions")
        choice = bots[match.seat].choose(Seen(match, match.seat), f"{task.seed}/{decisions}")
        watch.before(match, choice, decisions)
        watch.after(match, match.play(choice))
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
        order=watch.order,
        pack=task.pack,
        curves=watch.curves,
        offered=watch.offered,
        chosen=[sorted(found) for found in watch.chosen],
        chosen_first=[sorted(found) for found in watch.chosen_first],
        events=dict(watch.events),
        refusals=dict(watch.refusals),
    )


class Watch:
    """Somebody who sits beside the table and counts."""

    def __init__(self, match: Match, naming: Naming, closely: bool) -> None:
        self.naming = naming
        self.closely = closely
        self.things = things(match.game.name)
        self.names: dict[tuple[str, int], str] = {}
        self.order: list[int] = []
        self.round = 0
        self.curves: list[list[int]] = []
        self.offered: list[dict[str, int]] = [{} for _ in range(match.players)]
        self.chosen: list[set[str]] = [set() for _ in range(match.players)]
        self.chosen_first: list[set[str]] = [set() for _ in range(match.players)]
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()

    def before(self, match: Match, choice: tuple[Any, ...], decisions: int) -> None:
        """Notes who comes when, what may be chosen and what is."""
        seat = match.seat
        if seat is not None and match.step == self.things.begins and seat not in self.order:
            self.order.append(seat)
        if not self.closely or seat is None:
            return
        choices = match.choices()
        for counted in self.things.counted:
            if counted.holds(match):
                named = {self.written(counted, option) for option in choices if option[0] == counted.verb}
                new = named - self.offered[seat].keys()
                self.offered[seat].update(dict.fromkeys(new, place(match, seat)))
                if choice[0] == counted.verb:
                    made = self.written(counted, choice)
                    self.chosen[seat].add(made)
                    if made in new:
                        self.chosen_first[seat].add(made)
        if decisions % LOOKED_AT == 0:
            allowed = set(choices)
            for candidate in match.candidates():
                refusal = None if candidate in allowed else engine.refusal(match.game.steps, match.state, candidate)
                if refusal is not None:
                    self.refusals[refusal.rule] += 1

    def written(self, counted: Counted, choice: tuple[Any, ...]) -> str:
        """`played|card|Technician`."""
        key = (counted.thing, int(choice[1]))
        if key not in self.names:
            self.names[key] = str(self.naming.named(*key, {"state": {}}))
        return f"{counted.did}|{counted.thing}|{self.names[key]}"

    def after(self, match: Match, events: list[Any]) -> None:
        """Notes what happened, and the scores whenever a round has passed."""
        if not self.closely:
            return
        self.events.update([event.kind for event in events])
        state: Any = match.state
        if state.round != self.round:
            self.round = state.round
            self.curves.append(list(match.game.scores(match.state)))


def place(match: Match, seat: int) -> int:
    """A seat's place by score as the game stands, equals sharing the better one."""
    scores = match.game.scores(match.state)
    return 1 + len([score for score in scores if score > scores[seat]])
