"""The history of a game: every answer with what it brought about, and every past position.

It is made again from the record a table began with and the log, with no random source at all.
"""

from typing import Any

import msgspec

from remnants.kernel.events import Event
from remnants.kernel.game import Game
from remnants.kernel.match import Match, as_answer, is_choice
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice
from remnants.server.archive import LogRow


class Entry:
    """One answer: who gave it where, which version of the table and which position it led to, what happened."""

    __slots__ = ("at", "before", "choice", "events", "position", "seat", "step", "version")

    def __init__(
        self,
        version: int,
        at: str,
        before: int,
        seat: int,
        step: str,
        choice: Choice,
        events: list[Event],
        position: int,
    ) -> None:
        self.version = version
        self.at = at
        self.before = before
        self.seat = seat
        self.step = step
        self.choice = choice
        self.events = events
        self.position = position


class Answered(msgspec.Struct):
    """A player's answer with the answers of chance behind it."""

    version: int
    at: str
    choice: Choice
    chance: list[Choice]


class History:
    """A match with all that led to it.

    `positions[version]` is the position of each version of the table: going back makes a new version too.
    """

    def __init__(self, match: Match, snapshot_every: int) -> None:
        self.match = match
        self.snapshot_every = snapshot_every
        self.entries: list[Entry] = []
        self.positions = [len(match.answers)]
        self.first = len(match.answers)
        self._snapshots = [(0, match.clone())]

    @property
    def version(self) -> int:
        return len(self.positions) - 1

    @property
    def position(self) -> int:
        return len(self.match.answers)

    @property
    def undoable(self) -> int:
        """How many answers of the last one to answer can be taken back."""
        return self.match.undoable

    @property
    def last_seat(self) -> int | None:
        """Who answered last."""
        return self.entries[-1].seat if self.entries else None

    def tried(self, choice: Any, version: int, at: str) -> tuple[Match, Entry]:
        """What a choice would lead to. Nothing is changed: `keep` does that, once it is on disk."""
        trial = self.match.clone()
        seat, step, before = trial.seat, trial.step, len(trial.answers)
        events = trial.play(choice)
        made = trial.answers[before]
        return trial, Entry(
            version, at, before, -1 if seat is None else seat, step or "", made, events, len(trial.answers)
        )

    def keep(self, match: Match, entry: Entry) -> None:
        """Takes an answer into the history."""
        self._append(match, entry)
        self.positions.append(entry.position)

    def _append(self, match: Match, entry: Entry) -> None:
        self.match = match
        self.entries.append(entry)
        if len(self.entries) % self.snapshot_every == 0:
            self._snapshots.append((len(self.entries), match.clone()))

    def take_in(self, row: LogRow) -> None:
        """Follows a row of the log that another server wrote."""
        if row.version != self.version + 1:
            raise BadInput(f"the log of answers has {row.version} where {self.version + 1} should follow")
        if row.kind == "undo":
            self.keep_undo(self.match_at(self.index_at(row.body)))
            return
        choice, *chance = [as_answer(answer) for answer in row.body]
        match = self.match.clone()
        step, before = match.step, len(match.answers)
        events = step_forward(match, choice, chance)
        self.keep(match, Entry(row.version, row.at, before, row.seat, step or "", choice, events, len(match.answers)))

    def keep_undo(self, match: Match) -> None:
        """Takes into the history that answers were taken back."""
        self.match = match
        self._drop_beyond(len(match.answers))
        self.positions.append(len(match.answers))

    def _drop_beyond(self, position: int) -> None:
        while self.entries and self.entries[-1].position > position:
            self.entries.pop()
        while self._snapshots[-1][0] > len(self.entries):
            self._snapshots.pop()

    # ------------------------------------------------------------------ looking back

    def entries_since(self, position: int) -> list[Entry]:
        first = len(self.entries)
        while first > 0 and self.entries[first - 1].position > position:
            first -= 1
        return self.entries[first:]

    def unchanged_since(self, version: int) -> int:
        """The position up to which somebody who last saw that version knows the history as it is now."""
        return min(self.positions[max(0, version) :], default=self.first)

    def index_at(self, position: int) -> int:
        """How many answers lead to a position, or to the last decision before it."""
        if not self.first <= position <= self.position:
            raise BadInput(f"the positions of this game are {self.first} to {self.position}, not {position}")
        return len([entry for entry in self.entries if entry.position <= position])

    def match_at(self, count: int) -> Match:
        """The match as it stood after some answers; a copy."""
        number, match = [kept for kept in self._snapshots if kept[0] <= count][-1]
        again = match.clone()
        for entry in self.entries[number:count]:
            step_forward(again, entry.choice, self.match.answers[entry.before + 1 : entry.position])
        again.rigged = self.match.rigged
        return again


def step_forward(match: Match, choice: Choice, chance: list[Choice]) -> list[Event]:
    """Plays an answer of a record, chance answering as it did."""
    rigged = match.rigged
    before = len(match.answers)
    if chance:
        match.rig([list(answer) for answer in chance])
    events = match.play(choice)
    match.rigged = rigged
    if match.answers[before:] != [choice, *chance]:
        raise BadInput(f"answer {before + 1} of the record, {list(choice)}, is followed by other answers of chance")
    return events


def replayed(game: Game, base: dict[str, Any], log: list[LogRow], pack: str | None, snapshot_every: int) -> History:
    """The history of a table. Raises BadInput where the rules refuse what was played."""
    opening, answered = _parted([as_answer(answer) for answer in base["answers"]])
    beginning = {**base, "answers": [list(answer) for answer in opening], "rules": game.version}
    history = History(Match.load(game, beginning, pack), snapshot_every)
    positions = [len(base["answers"])]
    for row in log:
        _fold(row, answered, positions, len(opening))
    for answer in answered:
        match = history.match
        seat, step, before = match.seat, match.step, len(match.answers)
        if seat is None:
            raise BadInput(f"answer {before + 1} of the record comes after the end of the game")
        refusal = match.refusal(seat, answer.choice)
        if refusal is not None:
            raise BadInput(f"answer {before + 1} of the record, {list(answer.choice)}, breaks {refusal.rule}")
        events = step_forward(match, answer.choice, answer.chance)
        entry = Entry(answer.version, answer.at, before, seat, step or "", answer.choice, events, len(match.answers))
        history._append(match, entry)
    history.positions = positions
    return history


def _parted(answers: list[Choice]) -> tuple[list[Choice], list[Answered]]:
    """A record's answers: those of chance before the first choice, then each choice with those behind it."""
    opening: list[Choice] = []
    answered: list[Answered] = []
    for answer in answers:
        if is_choice(answer):
            answered.append(Answered(0, "", answer, []))
        elif answered:
            answered[-1].chance.append(answer)
        else:
            opening.append(answer)
    return opening, answered


def _fold(row: LogRow, answered: list[Answered], positions: list[int], opening: int) -> None:
    if row.version != len(positions):
        raise BadInput(f"the log of answers has {row.version} where {len(positions)} should follow")
    if row.kind == "play":
        first, *chance = [as_answer(answer) for answer in row.body]
        answered.append(Answered(row.version, row.at, first, chance))
        positions.append(positions[-1] + 1 + len(chance))
        return
    position = opening + sum([1 + len(answer.chance) for answer in answered])
    while answered and position > row.body:
        position -= 1 + len(answered.pop().chance)
    positions.append(position)
