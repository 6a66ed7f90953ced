"""The history of a game: every answer with what it brought about, and every past position.

It is made again from the record a table began with and the log, with no random source at all.
"""

import zlib
from typing import Any

import msgspec

from remnants.kernel import replay
from remnants.kernel.chance import Seeded
from remnants.kernel.events import Event
from remnants.kernel.game import Game
from remnants.kernel.match import Match
from remnants.kernel.record import as_answer, is_choice
from remnants.kernel.refusal import BadInput
from remnants.kernel.replay import Replay
from remnants.kernel.state import State, dump, load
from remnants.kernel.steps import Choice
from remnants.server.storage.queries import LogRow, PositionKept

FIRST_SPACING = 16
MOST_STATES = 16


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

    `positions[version]` is the position of each version of the table: going back makes a new version too. A few past
    states are kept, packed, so that a look back need not begin at the beginning.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[Entry] = []
        self.positions = [match.answered]
        self.first = match.answered
        self.opening = Entry(0, "", self.first, -1, "", (), match.opening, self.first)
        """What happened before anybody decided: nobody's answer, and the beginning of the log."""
        self._frame: dict[str, Any] = {**match.dump(), "answers": []}
        self._spacing = FIRST_SPACING
        self._states = [(0, self.first, packed(match.state))]

    @property
    def version(self) -> int:
        return len(self.positions) - 1

    @property
    def position(self) -> int:
        return self.match.answered

    @property
    def undoable(self) -> int:
        """How many answers of the last one to answer can be taken back."""
        return self.match.undoable

    @property
    def last_seat(self) -> int | None:
        """Who answered last."""
        return self.entries[-1].seat if self.entries else None

    def tried(self, choice: Any, version: int, at: str, rig: list[list[int]] | None = None) -> tuple[Match, Entry]:
        """What a choice would lead to. Nothing is changed: `keep` does that, once it is on disk."""
        trial = self.match.clone()
        if rig:
            trial.rig(rig)
        seat, step, before = trial.seat, trial.step, trial.answered
        events = trial.play(choice)
        made = trial.answers_since(before)[0]
        return trial, Entry(version, at, before, -1 if seat is None else seat, step or "", made, events, trial.answered)

    def keep(self, match: Match, entry: Entry) -> None:
        """Takes an answer into the history."""
        self._append(match, entry)
        self.positions.append(entry.position)

    def _append(self, match: Match, entry: Entry) -> None:
        self.match = match
        self.entries.append(entry)
        if len(self.entries) - self._states[-1][0] >= self._spacing:
            self._states.append((len(self.entries), entry.position, packed(match.state)))
            if len(self._states) > MOST_STATES:
                self._states = self._states[::2]
                self._spacing *= 2

    def take_in(self, row: LogRow) -> None:
        """Follows a row of the log that another server wrote."""
        if row.version != self.version + 1:
            raise BadInput(f"the log of answers has {row.version} where {self.version + 1} should follow")
        match = self.match.clone()
        if row.kind != "play":
            if row.kind == "undo":
                match.undo(match.answered - row.body)
            self.keep_undo(match)
            return
        choice, *chance = [as_answer(answer) for answer in row.body]
        step, before = match.step, match.answered
        refusal = match.refusal(match.seat, choice)
        if refusal is not None:
            raise BadInput(f"answer {before + 1} of the record, {list(choice)}, breaks {refusal.rule}")
        events = step_forward(match, choice, chance)
        self.keep(match, Entry(row.version, row.at, before, row.seat, step or "", choice, events, match.answered))

    def keep_undo(self, match: Match) -> None:
        """Takes into the history that answers were taken back."""
        self.match = match
        self._drop_beyond(match.answered)
        self.positions.append(match.answered)

    def _drop_beyond(self, position: int) -> None:
        while self.entries and self.entries[-1].position > position:
            self.entries.pop()
        while self._states[-1][0] > len(self.entries):
            self._states.pop()

    # ------------------------------------------------------------------ looking back

    def entries_since(self, position: int) -> list[Entry]:
        first = len(self.entries)
        while first > 0 and self.entries[first - 1].position > position:
            first -= 1
        return self.entries[first:]

    def log_since(self, position: int) -> list[Entry]:
        """The log from a position on; from 0 on it is the whole of it, which begins with the opening."""
        return [*([self.opening] if position < max(self.first, 1) else []), *self.entries_since(position)]

    def unchanged_since(self, version: int) -> int:
        """The position up to which somebody who last saw that version knows the history as it is now."""
        return min(self.positions[max(0, version) :], default=self.first)

    def index_at(self, position: int) -> int:
        """How many answers lead to a position, or to the last decision before it."""
        if not self.first <= position <= self.position:
            raise BadInput(f"the positions of this game are {self.first} to {self.position}, not {position}")
        return len([entry for entry in self.entries if entry.position <= position])

    def stretch_to(self, count: int) -> tuple[dict[str, Any], int]:
        """A record that leads to the position after some answers from the nearest state kept before it, and the number
        of answers that came before that state.
        """
        _, position, state = [kept for kept in self._states if kept[0] <= count][-1]
        last = self.entries[count - 1].position if count > 0 else self.first
        answers = [list(answer) for answer in self.match.answers_since(position)[: last - position]]
        record = {**self._frame, "rigged": self.match.rigged, "start": unpacked(state), "answers": answers}
        return {**record, "earlier": self._earlier(position, last)}, position

    def _earlier(self, first: int, last: int) -> dict[str, Any] | None:
        """Which answers between two positions were given under earlier rules."""
        earlier = self.match.earlier
        if earlier is None:
            return None
        given = [[rules, min(upto, last) - first] for rules, upto in earlier.given if min(upto, last) > first]
        return {"given": given, "refused": []} if given else None

    def now(self) -> dict[str, Any]:
        """A record that begins at this very position."""
        start = dump(self.match.state)
        return {**self._frame, "rigged": self.match.rigged, "start": start, "answers": [], "earlier": None}

    def match_at(self, count: int, pack: str | None = None) -> Match:
        """The match as it stood after some answers; its record begins at the nearest state kept before."""
        record, _ = self.stretch_to(count)
        return replay.load(self.match.game, record, pack)


def packed(state: State) -> bytes:
    """A state as a few kilobytes."""
    return zlib.compress(msgspec.json.encode(dump(state)))


def unpacked(state: bytes) -> Any:
    return msgspec.json.decode(zlib.decompress(state))


def step_forward(match: Match, choice: Choice, chance: list[Choice]) -> list[Event]:
    """Plays an answer that was taken before, chance answering as it did."""
    rigged = match.rigged
    before = match.answered
    if chance:
        match.rig([list(answer) for answer in chance])
    if match.seat is None:
        raise BadInput(f"answer {before + 1} of the record, {list(choice)}, comes after the end of the game")
    events = match.play_as_given(match.seat, choice)
    match.rigged = rigged
    if match.answers_since(before) != [choice, *chance]:
        raise BadInput(f"answer {before + 1} of the record, {list(choice)}, is followed by other answers of chance")
    return events


def replayed(game: Game, base: dict[str, Any], log: list[LogRow], pack: str | None) -> History:
    """The history of a table. Raises BadInput where the rules refuse what was played."""
    opening, answered = _parted([as_answer(answer) for answer in base["answers"]])
    positions = [len(base["answers"])]
    for row in log:
        _fold(row, answered, positions, len(opening))
    whole = opening + [part for answer in answered for part in (answer.choice, *answer.chance)]
    again = Replay(game, {**base, "answers": [list(answer) for answer in whole]}, pack)
    history = History(again.match)
    for answer in answered:
        match = again.match
        seat, step, before = match.seat, match.step, match.answered
        events = again.play()
        entry = Entry(
            answer.version,
            answer.at,
            before,
            -1 if seat is None else seat,
            step or "",
            answer.choice,
            events,
            before + 1 + len(answer.chance),
        )
        history._append(match, entry)
    again.finished()
    history.positions = positions
    return history


def gone_on_from(game: Game, base: dict[str, Any], log: list[LogRow], pack: str | None, kept: PositionKept) -> History:
    """The history of a table that no longer replays, from the state kept beside its log on."""
    loaded = game.load_pack(pack)
    opening, answered = _parted([as_answer(answer) for answer in base["answers"]])
    positions, before = [len(base["answers"])], list(log)
    for row in before[: kept.version]:
        _fold(row, answered, positions, len(opening))
    answers = opening + [part for answer in answered for part in [answer.choice, *answer.chance]]
    state = load(game.blank(loaded, base["players"]), unpacked(kept.state))
    match = Match(game, loaded, state, game.check_options(base["options"]), base["seed"])
    match.start, match.rigged = base["start"], base["rigged"]
    match.remember(answers[: kept.position])
    chance = len([answer for answer in match.answers if not is_choice(answer)])
    match.begin(Seeded(base["seed"], chance))
    history = History(match)
    history.positions = positions
    for row in before[kept.version :]:
        history.take_in(row)
    return history


def whole_record(base: dict[str, Any], log: list[LogRow]) -> dict[str, Any]:
    """The record of a game with all that its log adds to it."""
    opening, answered = _parted([as_answer(answer) for answer in base["answers"]])
    positions = [len(base["answers"])]
    for row in log:
        _fold(row, answered, positions, len(opening))
    answers = opening + [part for answer in answered for part in [answer.choice, *answer.chance]]
    return {**base, "answers": [list(answer) for answer in answers]}


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
