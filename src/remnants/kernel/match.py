"""A match: one game being played, with its record. This is the interface everybody outside the kernel uses."""

import secrets
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from remnants.kernel import engine, record
from remnants.kernel.answers import Answers
from remnants.kernel.chance import Seeded, commitment
from remnants.kernel.declarations import Json
from remnants.kernel.events import SPECTATOR, Event
from remnants.kernel.game import Game, OptionValue, Pack
from remnants.kernel.refusal import BadInput, Refusal, Refused
from remnants.kernel.simulation import Simulation, simulated
from remnants.kernel.state import State
from remnants.kernel.state import digest as state_digest
from remnants.kernel.state import dump as state_dump
from remnants.kernel.state import view as state_view
from remnants.kernel.steps import Choice

RULE_OF_UNDO = "table.undo"
"""Cited by `undo` where there is nothing that can be taken back; it belongs to the table, not to a game."""
OTHERS_DECIDED = "others"
"""Why nothing can be taken back, among the facts of that refusal: somebody else has decided since."""
KEPT_EVERY = 64
"""A position is kept for `undo` only at barriers so many answers apart: from there it is played again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One game being played: decisions, refusals, views, undo and the record.

    The record is options, seed and answers (of players and of chance), from the set-up or from a written position.
    What callers hand in is `Any` here, so that the compiled build turns junk down with the same sentence.
    """

    def __init__(self, game: Game, pack: Pack, state: State, options: dict[str, OptionValue], seed: str) -> None:
        """Takes a state whose agenda is about to be worked through; use `new`, `position` or `replay.load` instead."""
        self.game = game
        self.pack = pack
        self.options = options
        self.seed = seed
        self.rigged = False
        self._answers = Answers()
        self.start: dict[str, Json] | None = None
        self.earlier: record.EarlierRules | None = None
        self.opening: list[Event] = []
        """What happened before the first decision: who plays first, what was dealt."""
        self._state = state
        self._chance = Seeded(seed)
        self._barrier = 0
        self._barred_by = ""
        self._kept = 0
        self._kept_state: State | None = None
        self._last_seat: int | None = None
        self._choices: list[Choice] | None = None

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
        match.begin(match._chance)
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
        match.start = state_dump(state)
        match.begin(match._chance)
        return match

    def begin(self, chance: Seeded) -> None:
        """Works through the agenda to the first decision, chance answering from this source from now on."""
        self._chance = chance
        self._listen()
        engine.advance(self.game.steps, self._state, chance)
        self._collect_rolls()
        self.opening = self._heard()
        self._set_barrier()

    def go_on_with(self, chance: Seeded) -> None:
        """From here on chance answers from another source."""
        self._chance = chance

    # ------------------------------------------------------------------ decisions

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def state(self) -> State:
        """The whole state: for the rules' own tests and the game's tools, never for bots or clients."""
        self._choices = None
        return self._state

    @property
    def answers(self) -> list[Choice]:
        """All answers so far, of players and of chance."""
        return self._answers.since(0)

    def answers_since(self, number: int) -> list[Choice]:
        """The answers from that number on."""
        return self._answers.since(number)

    def remember(self, answers: list[Choice]) -> None:
        """Takes in the answers that led to the state it was made with, before it begins: nothing is played again."""
        self._answers.extend(answers)

    @property
    def answered(self) -> int:
        """How many answers there were so far."""
        return self._answers.count

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
        return self._legal()[:]

    def _legal(self) -> list[Choice]:
        """The legal choices, worked out once at each decision."""
        if self._choices is None:
            self._choices = engine.choices(self.game.steps, self._state)
        return self._choices

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
        made = as_choice(choice)
        return None if made in self._legal() else engine.refusal(self.game.steps, self._state, made)

    def play(self, choice: Any) -> list[Event]:
        """Makes a choice for `seat` and goes on to the next decision; gives what happened."""
        decides = self.seat
        if decides is None:
            raise Refused(Refusal(self.game.rule_of_end))
        return self._carry_out(decides, self._allowed(choice))

    def play_as_given(self, decides: int, choice: Choice) -> list[Event]:
        """Carries out what was allowed when it was chosen, whatever today's rules say of it: for records only."""
        return self._carry_out(decides, choice)

    def _carry_out(self, decides: int, made: Choice) -> list[Event]:
        if self._last_seat != decides:
            self._set_barrier(OTHERS_DECIDED)
        chance = self._chance
        rolls_before = chance.count
        before, rigged_before = (self._state.clone(), chance.rigged[:]) if chance.may_fail() else (None, [])
        self._listen()
        frame = self._state.agenda.pop()
        try:
            self.game.steps[frame.step].choose(self._state, frame, made)
            engine.advance(self.game.steps, self._state, chance)
        except BadInput:
            assert before is not None
            self._state = before
            chance.count, chance.rigged, chance.given = rolls_before, rigged_before, []
            raise
        self._choices = None
        self._answers.append(made)
        self._collect_rolls()
        events = self._heard()
        self._last_seat = decides
        if any([event.reveals for event in events]):
            self._set_barrier("seen")
        elif chance.count != rolls_before:
            self._set_barrier("chance")
        return events

    def _allowed(self, choice: Any) -> Choice:
        """The choice if it is legal; raises Refused with the rule that forbids it."""
        legal = self._legal()
        for place in range(len(legal)):
            if legal[place] is choice:
                return legal[place]
        made = as_choice(choice)
        if made not in legal:
            refusal = engine.refusal(self.game.steps, self._state, made)
            if refusal is not None:
                raise Refused(refusal)
        return made

    def _listen(self) -> None:
        """From here on the rules tell what happens."""
        self._state.telling = True
        self._state.events = []

    def _heard(self) -> list[Event]:
        """What they told since; nobody listens any more."""
        events = self._state.events
        self._state.telling = False
        self._state.events = []
        return events

    def _collect_rolls(self) -> None:
        """Writes down what chance answered."""
        if self._chance.given:
            self._answers.extend(self._chance.given)
            self._chance.given = []

    # ------------------------------------------------------------------ knowing

    def view(self, seat: Any) -> dict[str, Json]:
        """What that seat may see, JSON-able; None is a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise BadInput(f"seats are 0 to {self.players - 1}, or None for a spectator, not {seat!r}")
        eyes = SPECTATOR if seat is None else seat
        return {
            "game": self.game.name,
            "position": self.answered - self.game.answers_unseen(self._state, eyes),
            "seat": seat,
            "decides": self.seat,
            "step": self.step,
            "asked": self._asked(seat),
            "options": dict(self.options),
            "commitment": commitment(self.seed),
            "state": state_view(self._state, eyes),
            "worked_out": self.game.worked_out(self._state, eyes),
            "scores": self.scores() if self.seat is None else None,
            "winners": self.winners() if self.seat is None else None,
        }

    def _asked(self, seat: int | None) -> Json:
        """The numbers of the question (what is being built, which figure goes) by name, as far as that seat knows them.

        A game that does not declare them shows them as a list, and only to whoever must answer.
        """
        answers = seat is not None and seat == self.seat
        if not self._state.agenda or (self.game.declared is None and not answers):
            return None
        frame = self._state.agenda[-1]
        if self.game.declared is None:
            return list(frame.data)
        form = self.game.declared.frames.get(frame.step)
        if form is None:
            return {}
        return form.named(frame.data) if answers else form.open_numbers(frame.data)

    def guess(self, seat: Any, seed: int | str) -> "Match":
        """A match that looks the same from that seat, with everything hidden sampled anew."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadInput(f"a guess is made from a seat, 0 to {self.players - 1}, not {seat!r}")
        state = self.game.guess(self._state, seat, Random(f"guess {seed}"))
        return Match.at(self.game, self.pack, state, self.options, f"guess {seed}")

    def simulation(self, seed: int | str) -> Simulation:
        """This position to play on from without record, for tools and tests: it knows what is hidden."""
        return simulated(self.game, self._state.clone(), seed)

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
        return self.answered - self._barrier

    def undo(self, answers: Any = None) -> None:
        """Takes answers back, all to the last barrier or only the last few.

        The barrier is the last answer since which nobody learned a hidden fact, no die fell and nobody else answered.
        """
        wanted = self.undoable if answers is None else answers
        if self.undoable == 0:
            raise Refused(Refusal(RULE_OF_UNDO, {"why": self._barred_by}))
        if type(wanted) is not int or not 1 <= wanted <= self.undoable:
            raise BadInput(f"{self.undoable} answers can be taken back here, not {wanted!r}")
        assert self._kept_state is not None
        self._answers.keep(self.answered - wanted)
        self._state = self._kept_state.clone()
        engine.play_again(self.game.steps, self._state, self._answers.since(self._kept))
        self._choices = None

    def _set_barrier(self, barred_by: str = "") -> None:
        """Nothing before this answer can be taken back, for a reason that is told; at the beginning there is none."""
        self._barrier = self.answered
        self._barred_by = barred_by
        if self._kept_state is None or self._barrier - self._kept >= KEPT_EVERY:
            self._kept = self._barrier
            self._kept_state = self._state.clone()
        self._last_seat = self.seat

    def clone(self) -> "Match":
        """An independent copy; it goes on with the same answers of chance."""
        copy = Match(self.game, self.pack, self._state.clone(), self.options, self.seed)
        copy.rigged = self.rigged
        copy._answers = self._answers.shared()
        copy.start = self.start
        copy.earlier = self.earlier
        copy.opening = self.opening
        copy._chance.count = self._chance.count
        copy._chance.rigged = self._chance.rigged[:]
        copy._barrier = self._barrier
        copy._barred_by = self._barred_by
        copy._kept = self._kept
        copy._kept_state = self._kept_state
        copy._last_seat = self._last_seat
        copy._choices = self._choices
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
        return record.written(
            game=self.game,
            pack=self.pack,
            players=self.players,
            options=self.options,
            seed=self.seed,
            rigged=self.rigged,
            start=self.start,
            answers=self.answers,
            earlier=self.earlier,
        )


def as_choice(choice: Any) -> Choice:
    """A choice as a tuple, from a tuple or a JSON array; raises BadInput for anything else."""
    good = isinstance(choice, list | tuple) and len(choice) > 0 and type(choice[0]) is str
    if not good or any([type(part) not in (int, str) for part in choice]):
        raise BadInput(f'a choice is a verb and its arguments such as ["end"], not {choice!r}'[:200])
    return tuple(choice)
