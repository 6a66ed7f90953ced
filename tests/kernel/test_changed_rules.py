"""A record under rules that have changed: its answers count as they were given, and it says where that ends."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from remnants.kernel import replay
from remnants.kernel.agenda import Frame
from remnants.kernel.game import Option
from remnants.kernel.match import Match
from remnants.kernel.record import is_choice
from remnants.kernel.refusal import BadInput, Refusal
from remnants.kernel.replay import Differs
from remnants.kernel.steps import Choice
from tests.kernel.toy import Roll, Toy, ToyState, Turn


def played(seed: int = 3, decisions: int = 30) -> Match:
    """A toy match of the rules 1."""
    match = Match.new(Toy(), 3, seed=seed)
    random = Random(seed)
    while match.seat is not None and decisions > 0:
        choices = match.choices()
        match.play(choices[int(random.random() * len(choices))])
        decisions -= 1
    return match


def written(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(match.dump()))
    return data


class StrictTurn(Turn):
    """Rules 2: nobody adds more than one."""

    def refuse(self, state: ToyState, frame: Frame, choice: Choice) -> Refusal | None:
        return Refusal("toy.add.one") if choice[0] == "add" and choice[1] > 1 else super().refuse(state, frame, choice)


class NoDrawing(Turn):
    """Rules 2: there are no cards any more."""

    def candidates(self, state: ToyState, frame: Frame) -> list[Choice]:
        return [choice for choice in super().candidates(state, frame) if choice[0] != "draw"]


class TwoDice(Roll):
    """Rules 2: two dice instead of one."""

    def count(self, state: ToyState, frame: Frame) -> int:
        return 2


class Failing(StrictTurn):
    """Rules 2 that cannot carry out what they refuse."""

    def choose(self, state: ToyState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "add" and choice[1] > 1:
            raise IndexError("no such number")
        super().choose(state, frame, choice)


def rules_two(**steps: Any) -> Toy:
    game = Toy()
    game.version = "2"
    game.steps = {**game.steps, **steps}
    return game


def numbers_of(match: Match, wanted: Callable[[Choice], bool]) -> list[int]:
    """The numbers, from 1 up, of the answers that are so."""
    return [number for number, answer in enumerate(match.answers, 1) if is_choice(answer) and wanted(answer)]


def test_under_rules_that_changed_nothing_here_it_is_as_it_was() -> None:
    match = played()
    again = replay.load(rules_two(), written(match))
    assert again.digest() == match.digest()
    assert again.dump()["rules"] == "2"
    assert again.dump()["earlier"] == {"given": [["1", len(match.answers)]], "refused": []}


def test_what_was_allowed_then_stays_and_the_record_says_so() -> None:
    match = played()
    refused = numbers_of(match, lambda choice: choice[0] == "add" and choice[1] > 1)
    assert refused
    game = rules_two(turn=StrictTurn("turn", "toy.turn"))
    again = replay.load(game, written(match))
    assert again.digest() == match.digest()
    assert again.dump()["earlier"]["refused"] == [[number, "toy.add.one"] for number in refused]
    assert [number for number, _ in replay.verify(game, written(match)).earlier.refused] == refused  # type: ignore[union-attr]


def test_it_goes_on_under_todays_rules_and_can_be_written_and_read_again() -> None:
    game = rules_two(turn=StrictTurn("turn", "toy.turn"))
    match = replay.load(game, written(played()))
    assert match.seat is not None
    assert match.refusal(match.seat, ("add", 2)) == Refusal("toy.add.one")
    match.play(("add", 1))
    data = written(match)
    assert replay.load(game, data).dump() == match.dump()
    data["answers"].append(["add", 2])
    with pytest.raises(BadInput, match=r"breaks toy\.add\.one"):
        replay.load(game, data)


def test_a_third_version_knows_of_both_before_it() -> None:
    second = replay.load(rules_two(), written(played()))
    answers = len(second.answers)
    second.play(("add", 1))
    third = rules_two()
    third.version = "3"
    assert replay.load(third, written(second)).dump()["earlier"]["given"] == [["1", answers], ["2", answers + 1]]


def test_answers_that_were_taken_back_are_not_told_of() -> None:
    match = Match.new(Toy(), 2, seed=1)
    match.play(("add", 2))
    again = replay.load(rules_two(turn=StrictTurn("turn", "toy.turn")), written(match))
    again.undo()
    assert again.dump()["earlier"] == {"given": [["1", len(again.answers)]], "refused": []}


def test_a_question_that_is_not_asked_any_more_ends_it_there() -> None:
    match = played(seed=5)
    first = numbers_of(match, lambda choice: choice[0] == "draw")[0]
    game = rules_two(turn=NoDrawing("turn", "toy.turn"))
    with pytest.raises(Differs, match=r"rules have changed since \(2 now\).*differs, by toy\.turn") as caught:
        replay.load(game, written(match))
    assert (caught.value.answer, caught.value.rule) == (first, "toy.turn")
    sofar = replay.load(game, caught.value.sofar)
    assert sofar.answers == match.answers[: first - 1]
    assert sofar.seat is not None


def test_chance_that_is_asked_otherwise_ends_it_there() -> None:
    match = played(seed=5)
    first = numbers_of(match, lambda choice: choice[0] == "roll")[0]
    game = rules_two(roll=TwoDice("roll"))
    with pytest.raises(Differs) as caught:
        replay.load(game, written(match))
    assert caught.value.answer == first
    assert replay.load(game, caught.value.sofar).answers == match.answers[: first - 1]


def test_what_cannot_be_carried_out_ends_it_there() -> None:
    match = played()
    first = numbers_of(match, lambda choice: choice[0] == "add" and choice[1] > 1)[0]
    game = rules_two(turn=Failing("turn", "toy.turn"))
    with pytest.raises(Differs, match=r"toy\.add\.one and cannot be carried out") as caught:
        replay.load(game, written(match))
    assert caught.value.answer == first


def test_what_would_lose_a_card_ends_it_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules_two(turn=StrictTurn("turn", "toy.turn"))
    monkeypatch.setattr(Toy, "conserved", lambda self, state: ["card 3 is lost"])
    with pytest.raises(Differs, match="card 3 is lost"):
        replay.load(game, written(played()))


def test_a_game_that_ends_earlier_now() -> None:
    match = played(decisions=400)
    assert match.seat is None
    data = written(match)
    data["options"]["start"] = 5
    data["rules"] = "0"
    with pytest.raises(Differs, match="comes after the end"):
        replay.load(Toy(), data)


# ---------------------------------------------------------------- options and words


class NewOption(Toy):
    """A version with one option more: whether the die is thrown at all."""

    def __init__(self, before: str | None) -> None:
        super().__init__()
        self.version = "2"
        self.options = [*self.options, Option("dice", ["gentle", "wild"], "toy.dice", before)]


def test_an_option_that_a_record_does_not_name_means_what_was_done_before() -> None:
    data = written(played())
    assert replay.load(NewOption("wild"), data).options["dice"] == "wild"
    assert replay.load(NewOption(None), data).options["dice"] == "gentle"
    assert Match.new(NewOption("wild"), 2).options["dice"] == "gentle", "a new game has the usual one"


class Renamed(Toy):
    """A version in which an option is called otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.version = "2"
        self.options = [Option("total", [0, 5], "toy.start"), *self.options[1:]]

    def start(self, pack: Any, players: int, options: dict[str, Any]) -> ToyState:
        return super().start(pack, players, {**options, "start": options["total"]})

    def migrated(self, record: dict[str, Any]) -> dict[str, Any]:
        options = {("total" if name == "start" else name): value for name, value in record["options"].items()}
        return {**record, "options": options}


def test_a_game_puts_an_old_record_into_todays_words() -> None:
    match = played()
    assert replay.load(Renamed(), written(match)).digest() == match.digest()


def test_a_position_lacks_a_field_that_there_was_not_yet() -> None:
    match = Match.position(Toy(), {"total": 15, "seat": 1})
    data = written(match)
    del data["start"]["nobody_knows"]
    with pytest.raises(BadInput, match="nobody_knows is missing"):
        replay.load(Toy(), data)
    assert replay.load(rules_two(), data).digest() == match.digest()
