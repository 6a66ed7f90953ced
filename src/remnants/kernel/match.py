"""A match: one game being played, with its record. This is the interface everybody outside the kernel uses."""

import secrets
from random import Random
from typing import Any

from remnants.kernel import engine
from remnants.kernel.chance import Recorded, Seeded, commitment
from remnants.kernel.events import SPECTATOR, Event
from remnants.kernel.game import Game, OptionValue, Pack
from remnants.kernel.refusal import BadInput, Refusal, Refused
from remnants.kernel.starts import started
from remnants.kernel.state import Json, State
from remnants.kernel.state import digest as state_digest
from remnants.kernel.state import dump as state_dump
from remnants.kernel.state import view as state_view
from remnants.kernel.steps import Choice

RECORD_FORMAT = 1
RULE_OF_UNDO = "undo.nothing"
"""Cited by `undo` where there is nothing that can be taken back; it belongs to the table, not to a game."""


class Match:
    """One game being played: decisions, refusals, views, undo and the record.

    The record is options, seed and answers (of players and of chance), from the set-up or from a written position.
    What callers hand in is `Any` here, so that the compiled build turns junk down with the same sentence.
    """

    def __init__(self, game: Game, pack: Pack, state: State, options: dict[str, OptionValue], seed: str) -> None:
        """Takes a state whose agenda is about to be worked through; use `new`, `load` or `position` instead."""
        self.game = game
        self.pack = pack
        self.options = options
        self.seed = seed
        self.rigged = False
        self.answers: list[Choice] = []
        self._start: dict[str, Json] | None = None
        self.astray: list[int] = []
        self._state = state
        self._chance = Seeded(seed)
        self._barrier = 0
        self._barrier_state = state
        self._last_seat: int | None = None

    @staticmethod
    def new(
        game: Game,
        players: Any,
        seed: Any = None,
        options: Any = None,
        pack: str | None = None,
    ) -> "Match":
        """A fresh game, set up and standing at its first decision."""
        game.check_players(players)
        chosen = game.check_options({} if options is None else options)
        if seed is not None and type(seed) not in (int, str):
            raise BadInput(f"a seed is a whole number or a text, not {seed!r}")
        loaded = game.load_pack(pack)
        text = secrets.token_hex(16) if seed is None else str(seed)
        match = Match(game, loaded, game.start(loaded, players, chosen), chosen, text)
        match._go_on()
        match._set_barrier()
        return match

    @staticmethod
    def position(game: Game, spec: dict[str, Any], pack: str | None = None) -> "Match":
        """A match at a position written by hand."""
        loaded = game.load_pack(pack)
        return Match.at(game, loaded, game.position(loaded, spec), game.check_options(spec.get("options", {})))

    @staticmethod
    def at(game: Game, pack: Pack, state: State, options: dict[str, OptionValue], seed: str = "0") -> "Match":
        """A match that starts at a given state; its record carries that state."""
        match = Match(game, pack, state, options, seed)
        match._start = state_dump(state)
        match._go_on()
        match._set_barrier()
        return match

    # ------------------------------------------------------------------ decisions

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def state(self) -> State:
        """The whole state: for the rules' own tests and the game's tools, never for bots or clients."""
        return self._state

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        seat = engine.to_decide(self.game.steps, self._state)
        return None if seat < 0 else seat

    @property
    def step(self) -> str | None:
        """The name of the step that asks; None when the game is over."""
        return self._state.agenda[-1].step if self._state.agenda else None

    def choices(self) -> list[Choice]:
        """The legal choices of `seat`."""
        return engine.choices(self.game.steps, self._state)

    def candidates(self) -> list[Choice]:
        """All that might be tried here, the refused included: a page shows those dimmed, with the reason."""
        if not self._state.agenda:
            return []
        frame = self._state.agenda[-1]
        return self.game.steps[frame.step].candidates(self._state, frame)

    def refusal(self, seat: Any, choice: Any) -> Refusal | None:
        """Why that seat may not make this choice now; None if it may."""
        decides = self.seat
        if decides is None:
            return Refusal(self.game.rule_of_end, {})
        if seat != decides:
            return Refusal(self.game.rule_of_order, {"seat": decides})
        return engine.refusal(self.game.steps, self._state, as_choice(choice))

    def play(self, choice: Any) -> list[Event]:
        """Makes a choice for `seat` and goes on to the next decision; gives what happened."""
        decides = self.seat
        refusal = self.refusal(-1 if decides is None else decides, choice)
        if refusal is not None or decides is None:
            raise Refused(refusal or Refusal(self.game.rule_of_end))
        made = as_choice(choice)
        if self._last_seat != decides:
            self._set_barrier()
        before, rolls_before = self._state.clone(), self._chance.count
        rigged_before = self._chance.rigged[:]
        self.answers.append(made)
        self._state.telling = True
        self._state.events = []
        frame = self._state.agenda.pop()
        try:
            self.game.steps[frame.step].choose(self._state, frame, made)
            self._go_on()
        except BadInput:
            self._state = before
            self._chance.count, self._chance.rigged, self._chance.given = rolls_before, rigged_before, []
            self.answers.pop()
            raise
        events = self._state.events
        self._state.telling = False
        self._state.events = []
        self._last_seat = decides
        if self._chance.count != rolls_before or any([event.reveals for event in events]):
            self._set_barrier()
        return events

    def _go_on(self) -> None:
        engine.advance(self.game.steps, self._state, self._chance)
        self.answers.extend(self._chance.given)
        self._chance.given = []

    # ------------------------------------------------------------------ knowing

    def view(self, seat: Any) -> dict[str, Json]:
        """What that seat may see, JSON-able; None is a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise BadInput(f"seats are 0 to {self.players - 1}, or None for a spectator, not {seat!r}")
        return {
            "game": self.game.name,
            "position": len(self.answers),
            "seat": seat,
            "decides": self.seat,
            "step": self.step,
            "asked": self._asked(seat),
            "options": dict(self.options),
            "commitment": commitment(self.seed),
            "state": state_view(self._state, SPECTATOR if seat is None else seat),
            "scores": self.scores() if self.seat is None else None,
            "winners": self.winners() if self.seat is None else None,
        }

    def _asked(self, seat: int | None) -> list[int] | None:
        """The numbers of the question (what is being built, which figure goes), for whoever must answer it."""
        if seat is None or seat != self.seat:
            return None
        return list(self._state.agenda[-1].data)

    def guess(self, seat: Any, seed: int | str) -> "Match":
        """A match that looks the same from that seat, with everything hidden sampled anew."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadInput(f"a guess is made from a seat, 0 to {self.players - 1}, not {seat!r}")
        state = self.game.guess(self._state, seat, Random(f"guess {seed}"))
        return Match.at(self.game, self.pack, state, self.options, f"guess {seed}")

    def digest(self) -> str:
        """A hash of the whole state."""
        return state_digest(self._state)

    def scores(self) -> list[int]:
        """The final score of each seat, when the game is over."""
        self._must_be_over("scores")
        return self.game.scores(self._state)

    def winners(self) -> list[int]:
        """The seats that won, when the game is over."""
        self._must_be_over("winners")
        return self.game.winners(self._state)

    def _must_be_over(self, what: str) -> None:
        if self._state.agenda:
            raise BadInput(f"there are no {what} before the game is over; it is seat {self.seat}'s decision")

    # ------------------------------------------------------------------ going back, copying, rigging

    @property
    def undoable(self) -> int:
        """How many answers `undo` would take back."""
        return len(self.answers) - self._barrier

    def undo(self, answers: Any = None) -> None:
        """Takes answers back, all to the last barrier or only the last few.

        The barrier is the last answer since which nobody learned a hidden fact, no die fell and nobody else answered.
        """
        wanted = self.undoable if answers is None else answers
        if self.undoable == 0:
            raise Refused(Refusal(RULE_OF_UNDO, {}))
        if type(wanted) is not int or not 1 <= wanted <= self.undoable:
            raise BadInput(f"{self.undoable} answers can be taken back here, not {wanted!r}")
        again = self.answers[self._barrier : len(self.answers) - wanted]
        del self.answers[self._barrier :]
        self._state = self._barrier_state.clone()
        for choice in again:
            engine.play(self.game.steps, self._state, choice, self._chance)
            self.answers.append(choice)

    def _set_barrier(self) -> None:
        self._barrier = len(self.answers)
        self._barrier_state = self._state.clone()
        self._last_seat = self.seat

    def clone(self) -> "Match":
        """An independent copy; it goes on with the same answers of chance."""
        copy = Match(self.game, self.pack, self._state.clone(), self.options, self.seed)
        copy.rigged = self.rigged
        copy.answers = self.answers[:]
        copy._start = self._start
        copy._chance.count = self._chance.count
        copy._chance.rigged = self._chance.rigged[:]
        copy._barrier = self._barrier
        copy._barrier_state = self._barrier_state
        copy._last_seat = self._last_seat
        return copy

    def rig(self, answers: Any) -> None:
        """Sets the next answers of chance: faces of dice, or a pile's top cards. The record says that it was rigged."""
        if not isinstance(answers, list | tuple):
            raise BadInput(f"rigged answers are a list such as [[6], [1, 2]], not {answers!r}")
        for answer in answers:
            given = [answer] if type(answer) is int else answer
            if not isinstance(given, list | tuple) or any([type(number) is not int for number in given]):
                raise BadInput(f"a rigged answer is a list of whole numbers such as [6], not {answer!r}")
            self._chance.rigged.append(tuple(given))
        self.rigged = True

    # ------------------------------------------------------------------ the record

    def dump(self) -> dict[str, Json]:
        """The record: everything needed to stand here again. It holds the secrets of the game."""
        return {
            "remnants": RECORD_FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "pack": {"name": self.pack.name, "digest": self.pack.digest},
            "players": self.players,
            "options": dict(self.options),
            "commitment": commitment(self.seed),
            "seed": self.seed,
            "rigged": self.rigged,
            "start": self._start,
            "answers": [list(answer) for answer in self.answers],
        }

    @staticmethod
    def load(game: Game, data: dict[str, Any], pack: str | None = None, checking: bool = False) -> "Match":
        """The match a record describes, replayed answer by answer with no random source at all.

        `checking` makes every answer of chance again from the seed; `astray` then lists those that differ.
        """
        match = Match._before_first_answer(game, data, pack)
        answers = [as_answer(answer) for answer in data["answers"]]
        recorded = Recorded(match.seed, [answer for answer in answers if not is_choice(answer)], checking)
        match._chance = recorded
        match._go_on()
        match._set_barrier()
        for choice in [answer for answer in answers if is_choice(answer)]:
            where = f"answer {len(match.answers) + 1} of the record, {list(choice)},"
            if match.seat is None:
                raise BadInput(f"{where} comes after the end of the game")
            refusal = match.refusal(match.seat, choice)
            if refusal is not None:
                raise BadInput(f"{where} breaks {refusal.rule} {refusal.facts or ''}".rstrip())
            match.play(choice)
        if match.answers != answers:
            raise BadInput("the record has answers of chance where none are asked")
        match.astray = recorded.astray
        match._chance = Seeded(match.seed, recorded.count)
        return match

    @staticmethod
    def _before_first_answer(game: Game, data: dict[str, Any], pack: str | None) -> "Match":
        loaded = game.load_pack(pack)
        if data["pack"] != {"name": loaded.name, "digest": loaded.digest}:
            raise BadInput(
                f"the record was played with the pack {data['pack'].get('name')!r} "
                f"({str(data['pack'].get('digest'))[:12]}), this is {loaded.name!r} ({loaded.digest[:12]})"
            )
        if data["rules"] != game.version:
            raise BadInput(f"the record was played with rules {data['rules']}, these are {game.version}")
        if commitment(data["seed"]) != data["commitment"]:
            raise BadInput("the seed in the record is not the one whose commitment was published")
        options = game.check_options(data["options"])
        if data["start"] is None:
            game.check_players(data["players"])
            state = game.start(loaded, data["players"], options)
        else:
            state = started(game, loaded, data["start"])
        match = Match(game, loaded, state, options, data["seed"])
        match._start = data["start"]
        match.rigged = data["rigged"]
        return match


def as_choice(choice: Any) -> Choice:
    """A choice as a tuple, from a tuple or a JSON array; raises BadInput for anything else."""
    good = isinstance(choice, list | tuple) and len(choice) > 0 and type(choice[0]) is str
    if not good or any([type(part) not in (int, str) for part in choice]):
        raise BadInput(f'a choice is a verb and its arguments such as ["end"], not {choice!r}'[:200])
    return tuple(choice)


def as_answer(answer: Any) -> Choice:
    """An answer of a player or of chance out of a record."""
    if not isinstance(answer, list | tuple) or any([type(part) not in (int, str) for part in answer]):
        raise BadInput(f"an answer in a record is a list of words and whole numbers, not {answer!r}"[:200])
    return tuple(answer)


def is_choice(answer: Choice) -> bool:
    """Whether an answer is a player's: chance answers in numbers only."""
    return len(answer) > 0 and type(answer[0]) is str
