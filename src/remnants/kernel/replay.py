"""Replaying a record: standing where it was written, and making every die and every shuffle again from its seed.

Answers given under earlier rules are applied as they were given, also where today's would refuse them. Where what
follows differs the replay ends with `Differs`, which says which answer and which rule and holds the record up to there.
"""

from typing import Any

import msgspec

from remnants.kernel import record
from remnants.kernel.chance import Recorded, Seeded, commitment
from remnants.kernel.events import Event
from remnants.kernel.game import Game, Pack
from remnants.kernel.match import Match
from remnants.kernel.record import EarlierRules, as_answer, is_choice
from remnants.kernel.refusal import BadInput
from remnants.kernel.starts import started
from remnants.kernel.steps import Ask, Choice


class Differs(BadInput):
    """Raised where an answer that was given under earlier rules leads nowhere under today's."""

    def __init__(self, sentence: str, answer: int, rule: str, sofar: dict[str, Any]) -> None:
        super().__init__(sentence)
        self.answer = answer
        """The number of the answer, from 1 up."""
        self.rule = rule
        self.sofar = sofar
        """The record up to the answer before: it can be loaded."""


class Replay:
    """A record being replayed with no random source at all, one decision at a time."""

    def __init__(self, game: Game, data: dict[str, Any], pack: str | None = None, checking: bool = False) -> None:
        """`checking` makes every answer of chance again from the seed; `astray` then lists those that differ."""
        self.record = in_todays_words(game, record.up_to_date(data))
        self.answers = [as_answer(answer) for answer in self.record["answers"]]
        self.match = _before_first_answer(game, self.record, pack)
        self._recorded = Recorded(self.match.seed, [roll for roll in self.answers if not is_choice(roll)], checking)
        self._next = 0
        self._rolls = 0
        self.match.begin(self._recorded)
        self._pass_rolls()

    @property
    def astray(self) -> list[int]:
        return self._recorded.astray

    @property
    def number(self) -> int:
        """The number of the answer to be given next, from 1 up."""
        return self._next + 1

    @property
    def over(self) -> bool:
        """Whether all answers have been given again."""
        return self._next == len(self.answers)

    def play(self) -> list[Event]:
        """Gives the next answer of a player again; gives what happened."""
        number, choice = self._next, self.answers[self._next]
        earlier = self.match.earlier
        asked = self._rule_asked()
        try:
            if earlier is not None and number < earlier.upto():
                events = self._given_again(choice, earlier)
            else:
                events = self._allowed(choice)
            self._next += 1
            self._pass_rolls()
        except BadInput as error:
            if earlier is None or number >= earlier.upto():
                raise
            raise self._differs(number, asked, str(error)) from None
        return events

    def _allowed(self, choice: Choice) -> list[Event]:
        if self.match.seat is None:
            raise BadInput(f"{self._where()} comes after the end of the game")
        refusal = self.match.refusal(self.match.seat, choice)
        if refusal is not None:
            raise BadInput(f"{self._where()} breaks {refusal.rule} {refusal.facts or ''}".rstrip())
        return self.match.play(choice)

    def _given_again(self, choice: Choice, earlier: EarlierRules) -> list[Event]:
        """Whatever today's rules say of it; what they would refuse is noted."""
        match = self.match
        seat = match.seat
        choice = match.game.answer_today(earlier.version(self._next), match.state, choice)
        refusal = None if seat is None else match.refusal(seat, choice)
        if seat is None or refusal is None:
            return self._allowed(choice)
        if match.game.was_allowed(match.state, choice):
            return match.play_as_given(seat, choice)
        if choice[0] not in {candidate[0] for candidate in match.candidates()}:
            raise BadInput(f"{self._where()} is nothing that can be done there any more ({refusal.rule})")
        try:
            events = match.play_as_given(seat, choice)
            lost = match.game.conserved(match.state)
        except (IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError) as error:
            raise BadInput(f"{self._where()} breaks {refusal.rule} and cannot be carried out: {error}") from None
        if lost:
            raise BadInput(f"{self._where()} breaks {refusal.rule} and cannot be carried out: {lost[0]}")
        earlier.refused.append((self._next + 1, refusal.rule))
        return events

    def _pass_rolls(self) -> None:
        """Goes past the answers of chance that have just been used; there must be none left before the next choice."""
        while self._next < len(self.answers) and not is_choice(self.answers[self._next]):
            self._next += 1
            self._rolls += 1
        if self._recorded.count < self._rolls:
            raise BadInput(f"the record has answers of chance where none are asked, up to answer {self._next}")
        if self._recorded.count > self._rolls:
            raise BadInput(f"the record lacks an answer of chance before answer {self._next + 1}")

    def _where(self) -> str:
        return f"answer {self._next + 1} of the record, {list(self.answers[self._next])},"

    def _rule_asked(self) -> str:
        """The rule of the question that is to be answered."""
        game = self.match.game
        step = None if self.match.step is None else game.steps[self.match.step]
        return step.rule if isinstance(step, Ask) else game.rule_of_end

    def _differs(self, number: int, rule: str, why: str) -> Differs:
        game = self.match.game
        sentence = (
            f"the rules have changed since ({game.version} now), and what follows answer {number + 1} differs, "
            f"by {rule}: {why}"
        )
        return Differs(sentence, number + 1, rule, {**self.record, "answers": self.record["answers"][:number]})

    def finished(self) -> Match:
        """The match where the record ends; from here on chance answers from the seed."""
        self.match.go_on_with(Seeded(self.match.seed, self._recorded.count))
        return self.match


def load(game: Game, data: dict[str, Any], pack: str | None = None) -> Match:
    """The match a record describes. Raises BadInput where it is broken, Differs where today's rules lead elsewhere."""
    replay = Replay(game, data, pack)
    while not replay.over:
        replay.play()
    return replay.finished()


class Verdict:
    """What `verify` found: how many answers of chance there are, and the numbers of those that are not the seed's."""

    def __init__(self, replay: Replay) -> None:
        self.rolls = len([answer for answer in replay.answers if not is_choice(answer)])
        self.astray = replay.astray
        self.rigged = replay.match.rigged
        self.over = replay.match.seat is None
        self.earlier = replay.match.earlier

    @property
    def fair(self) -> bool:
        return not self.astray and not self.rigged


def verify(game: Game, data: dict[str, Any], pack: str | None = None) -> Verdict:
    """Replays a record and makes every answer of chance again from the seed."""
    replay = Replay(game, data, pack, checking=True)
    while not replay.over:
        replay.play()
    return Verdict(replay)


def in_todays_words(game: Game, data: dict[str, Any]) -> dict[str, Any]:
    """The record with `earlier` saying which answers were given under other rules than today's."""
    if data["rules"] == game.version:
        return data
    given = list((data["earlier"] or {"given": []})["given"])
    earlier = {"given": [*given, [data["rules"], len(data["answers"])]], "refused": []}
    return game.migrated({**data, "earlier": earlier})


def _before_first_answer(game: Game, data: dict[str, Any], pack: str | None) -> Match:
    loaded = _pack_of(game, data["pack"], pack)
    if commitment(data["seed"]) != data["commitment"]:
        raise BadInput("the seed in the record is not the one whose commitment was published")
    options = game.recorded_options(data["options"])
    if data["start"] is None:
        game.check_players(data["players"])
        state = game.start(loaded, data["players"], options)
    else:
        state = started(game, loaded, data["start"], completing=data["earlier"] is not None)
    match = Match(game, loaded, state, options, data["seed"])
    match.start = data["start"]
    match.rigged = data["rigged"]
    if data["earlier"] is not None:
        match.earlier = msgspec.convert({**data["earlier"], "refused": []}, EarlierRules)
    return match


def _pack_of(game: Game, named: dict[str, str], pack: str | None) -> Pack:
    """The pack that was named by hand, if it is the one of the record, or the one that the record names."""
    if pack is None:
        return game.pack_of_record(named["name"], named["digest"])
    loaded = game.load_pack(pack)
    if not loaded.known_as(named["digest"]):
        raise BadInput(
            f"the record was played with the pack {named['name']!r} ({named['digest'][:12]}), "
            f"this is {loaded.name!r} ({loaded.digest[:12]})"
        )
    return loaded
