"""The conformance kit finds what it is there to find: each test breaks the toy in one way."""

from random import Random
from typing import Any

import pytest

from remnants.kernel import conformance
from remnants.kernel.agenda import Frame
from remnants.kernel.conformance import Violation
from remnants.kernel.match import Match
from remnants.kernel.refusal import Refusal
from remnants.kernel.state import State
from remnants.kernel.steps import Choice, table
from tests.kernel.toy import Check, Roll, ShuffleDeck, Toy, ToyState, Turn, as_toy

RULES = {"toy.turn", "toy.add.limit", "toy.draw.empty", "toy.order", "toy.end"}


def walk(game: Toy, seed: int = 1) -> conformance.Walked:
    return conformance.walk(Match.new(game, 3, seed=seed), seed, RULES, close_look=0.5)


class OtherTurns(Toy):
    """The toy with other turns."""

    def __init__(self, turn: Turn) -> None:
        super().__init__()
        self.steps = table([ShuffleDeck("shuffle"), turn, Check("check"), Roll("roll")])


def test_a_sound_game_passes_and_the_report_counts() -> None:
    report = walk(Toy())
    assert report.decisions > 10
    assert set(report.steps) == {"turn"}
    assert sum(report.verbs.values()) == report.decisions
    assert report.refused_by["toy.add.limit"] > 0


def test_a_record_of_it_leads_back() -> None:
    match = Match.new(Toy(), 2, seed=1)
    match.play(("roll",))
    conformance.check_record(match.game, match)


class SharedHands(ToyState):
    def clone(self) -> "SharedHands":
        copy = SharedHands(self.players)
        copy.agenda, copy.total, copy.deck, copy.purse = self.agenda[:], self.total, self.deck[:], self.purse[:]
        copy.hands, copy.laid, copy.nobody_knows = self.hands, self.laid[:], self.nobody_knows
        return copy


class ForgottenPurse(ToyState):
    def clone(self) -> "ForgottenPurse":
        copy = ForgottenPurse(self.players)
        copy.agenda, copy.total, copy.deck, copy.laid = self.agenda[:], self.total, self.deck[:], self.laid[:]
        copy.hands = [hand[:] for hand in self.hands]
        return copy


@pytest.mark.parametrize(
    ("made", "words"), [(SharedHands, "changed its original|copy made earlier"), (ForgottenPurse, "not equal")]
)
def test_a_clone_that_shares_or_forgets(made: type[ToyState], words: str) -> None:
    class Broken(Toy):
        def start(self, pack: Any, players: int, options: Any) -> ToyState:
            state = made(players)
            state.purse = [1] * players
            state.then([Frame("shuffle"), Frame("turn", 0)])
            return state

    with pytest.raises(Violation, match=words):
        for seed in range(5):
            walk(Broken(), seed)


class Hidden(Turn):
    """Offers less than it allows."""

    def choices(self, state: ToyState, frame: Frame) -> list[Choice]:
        return [choice for choice in super().choices(state, frame) if choice != ("pass",)]


class Forbidden(Turn):
    """Offers what it refuses."""

    def choices(self, state: ToyState, frame: Frame) -> list[Choice]:
        return [*super().choices(state, frame), ("add", 5)]


class Twice(Turn):
    def choices(self, state: ToyState, frame: Frame) -> list[Choice]:
        return [*super().choices(state, frame), ("pass",)]


class Nothing(Turn):
    def choices(self, state: ToyState, frame: Frame) -> list[Choice]:
        return []


class Strange(Turn):
    """Offers what is no candidate."""

    def choices(self, state: ToyState, frame: Frame) -> list[Choice]:
        return [*super().choices(state, frame), ("dance",)]


class UnknownRule(Turn):
    def refuse(self, state: ToyState, frame: Frame, choice: Choice) -> Refusal | None:
        return Refusal("toy.no-such-rule") if choice == ("add", 5) else super().refuse(state, frame, choice)


class Leaking(Turn):
    """Refuses according to a card that nobody has seen."""

    def refuse(self, state: ToyState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice == ("add", 1) and state.deck and state.deck[-1] % 2:
            return Refusal("toy.turn")
        return super().refuse(state, frame, choice)


class Losing(Turn):
    """Drops a card on the floor."""

    def choose(self, state: ToyState, frame: Frame, choice: Choice) -> None:
        super().choose(state, frame, choice)
        if choice[0] == "draw":
            state.hands[frame.seat].pop()


class Endless(Turn):
    def choose(self, state: ToyState, frame: Frame, choice: Choice) -> None:
        state.push("turn", frame.seat)


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (Hidden, "does not offer"),
        (Forbidden, "which .* forbids"),
        (Twice, "twice"),
        (Nothing, "offers nothing"),
        (Strange, "no candidates"),
        (UnknownRule, "unknown rule toy.no-such-rule"),
        (Leaking, "in a guess"),
        (Losing, "the cards are"),
        (Endless, "does not end within"),
    ],
)
def test_each_violation_is_found(turn: type[Turn], words: str) -> None:
    game = OtherTurns(turn("turn", "toy.turn"))
    with pytest.raises(Violation, match=words):
        conformance.walk(Match.new(game, 2, seed=3), 3, RULES, close_look=0.5, most_decisions=300)


class Peeping(Toy):
    """Guesses that keep what others hold and show another total."""

    def guess(self, state: State, seat: int, source: Random) -> ToyState:
        guessed = as_toy(state).clone()
        guessed.total += 1
        return guessed


def test_a_guess_that_looks_different_is_found() -> None:
    with pytest.raises(Violation, match="a guess looks different from seat 0: total"):
        walk(Peeping())


class Brittle(Turn):
    """Loses a card where something hidden is not as it is in the match."""

    def choose(self, state: ToyState, frame: Frame, choice: Choice) -> None:
        super().choose(state, frame, choice)
        if state.nobody_knows != ToyState(2).nobody_knows and state.deck:
            state.deck.pop()


class Misjudging(OtherTurns):
    """Guesses look right, but the rules break when they are played on."""

    def guess(self, state: State, seat: int, source: Random) -> ToyState:
        guessed = as_toy(super().guess(state, seat, source))
        guessed.nobody_knows += 1
        return guessed


def test_a_guess_that_cannot_be_played_on_is_found() -> None:
    with pytest.raises(Violation, match="played on, a guess is impossible"):
        walk(Misjudging(Brittle("turn", "toy.turn")))


class LoadedDie(Roll):
    def outcomes(self, state: ToyState, frame: Frame) -> list[tuple[tuple[int, ...], float]]:
        return [((6,), 0.5)]


class Unlisted(Roll):
    def outcomes(self, state: ToyState, frame: Frame) -> list[tuple[tuple[int, ...], float]]:
        return [((0,), 1.0)]


@pytest.mark.parametrize(("die", "words"), [(LoadedDie, "have probability 0.5"), (Unlisted, "is not listed")])
def test_wrong_probabilities_are_found(die: type[Roll], words: str) -> None:
    game = Toy()
    game.steps = table([ShuffleDeck("shuffle"), Turn("turn", "toy.turn"), Check("check"), die("roll")])
    with pytest.raises(Violation, match=words):
        conformance.walk(Match.new(game, 2, seed=3), 3, RULES, close_look=1.0)
