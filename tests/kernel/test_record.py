"""Records: saving and loading at any decision, replaying, tampering, checking against the seed."""

import json
from random import Random
from typing import Any

import pytest

import remnants
from remnants.boxes.city.rules.game import GAME
from remnants.kernel import replay
from remnants.kernel.chance import commitment
from remnants.kernel.match import Match
from remnants.kernel.record import is_choice
from remnants.kernel.refusal import BadInput
from tests.kernel.toy import TOY


def played(decisions: int = 30, seed: int = 3) -> Match:
    """A toy match after some random decisions."""
    match = Match.new(TOY, 3, seed=seed)
    random = Random(seed)
    for _ in range(decisions):
        if match.seat is None:
            break
        choices = match.choices()
        match.play(choices[int(random.random() * len(choices))])
    return match


def written(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(match.dump()))
    return data


# ---------------------------------------------------------------- saving and loading


def test_a_record_written_at_any_decision_leads_back_there() -> None:
    match = Match.new(TOY, 3, seed=9)
    random = Random(9)
    while match.seat is not None:
        again = replay.load(TOY, written(match))
        assert again.digest() == match.digest()
        assert again.dump() == match.dump()
        assert again.choices() == match.choices()
        choices = match.choices()
        match.play(choices[int(random.random() * len(choices))])
    assert replay.load(TOY, written(match)).winners() == match.winners()


def test_a_loaded_match_goes_on_with_the_same_answers_of_chance() -> None:
    match = played()
    again = replay.load(TOY, written(match))
    for _ in range(5):
        for table in (match, again):
            table.play(("roll",))
    assert match.digest() == again.digest()


def test_in_the_middle_of_a_battle() -> None:
    match = remnants.position(
        "city",
        {
            "players": 2,
            "player": [
                {"gang": GAME.content().gang_ids[0], "figures": {"D4": 1}},
                {"gang": GAME.content().gang_ids[1], "figures": {"D5": 1}},
            ],
        },
    )
    for choice in (("move",), ("figure", 24), ("to", 31), ("done",), ("blind",)):
        match.play(choice)
    assert match.step == "battle.lay"
    again = remnants.load(written(match))
    assert again.digest() == match.digest()
    assert again.view(1) == match.view(1)


def test_a_record_needs_no_random_source() -> None:
    """The same answers with another seed (and its commitment) lead to the same position."""
    data = written(played())
    data["seed"], data["commitment"] = "another", commitment("another")
    assert replay.load(TOY, data).digest() == played().digest()


def test_the_record_says_what_it_was_played_with() -> None:
    data = written(played())
    assert data["remnants"] == 2
    assert (data["game"], data["rules"], data["players"]) == ("toy", "1", 3)
    assert data["pack"] == {"name": "toy", "digest": "no content"}
    assert data["options"] == {"start": 0, "loud": False}
    assert data["commitment"] == commitment(data["seed"])
    assert (data["rigged"], data["start"]) == (False, None)


def test_a_position_is_part_of_its_record() -> None:
    match = Match.position(TOY, {"total": 15, "seat": 1})
    match.play(("add", 2))
    again = replay.load(TOY, written(match))
    assert again.digest() == match.digest()
    assert again.seat == 1


# ---------------------------------------------------------------- checking against the seed


def test_an_honest_record_is_fair() -> None:
    match = played()
    verdict = replay.verify(TOY, written(match))
    assert verdict.fair
    assert verdict.astray == []
    assert verdict.rolls == len([answer for answer in match.answers if not is_choice(answer)]) > 1
    assert verdict.over == (match.seat is None)


def test_a_changed_die_is_found() -> None:
    match = Match.new(TOY, 2, seed=4)
    for _ in range(3):
        match.play(("roll",))
    data = written(match)
    places = [number for number, answer in enumerate(data["answers"]) if len(answer) == 1 and type(answer[0]) is int]
    data["answers"][places[1]] = [data["answers"][places[1]][0] % 6 + 1]
    verdict = replay.verify(TOY, data)
    assert not verdict.fair
    assert verdict.astray == [2], "the shuffle is number 0, the dice are 1, 2 and 3"


def test_a_changed_shuffle_is_found() -> None:
    data = written(Match.new(TOY, 2, seed=4))
    data["answers"][0].reverse()
    assert replay.verify(TOY, data).astray == [0]


def test_a_rigged_record_is_not_fair_and_says_so() -> None:
    match = Match.new(TOY, 2, seed=4)
    match.rig([[6]])
    match.play(("roll",))
    verdict = replay.verify(TOY, written(match))
    assert verdict.rigged
    assert not verdict.fair


# ---------------------------------------------------------------- tampered, broken and foreign records


def tampered(change: str) -> tuple[dict[str, Any], str]:
    """A record with one thing wrong, and words of the message that says so."""
    data = written(played())
    messages = {
        "illegal choice": "breaks toy.add.limit",
        "unknown choice": "breaks toy.turn",
        "impossible die": "where chance answers",
        "too few answers of chance": "the record ends where chance should answer",
        "too many answers of chance": "answers of chance where none are asked",
        "answers after the end": "comes after the end",
        "another seed": "not the one whose commitment was published",
        "another pack": "played with the pack",
        "an unknown option": "no option",
        "five players": "2 to 4 players",
        "a nested answer": "a list of words and whole numbers",
    }
    answers = data["answers"]
    if change == "illegal choice":
        answers.append(["add", 5])
    elif change == "unknown choice":
        answers.append(["dance"])
    elif change == "impossible die":
        answers += [["roll"], [7]]
    elif change == "too few answers of chance":
        answers.append(["roll"])
    elif change == "too many answers of chance":
        answers.append([3])
    elif change == "answers after the end":
        answers += [["add", 3]] * 20
    elif change == "another seed":
        data["seed"] = "another"
    elif change == "another pack":
        data["pack"]["digest"] = "something else"
    elif change == "an unknown option":
        data["options"]["colour"] = "red"
    elif change == "five players":
        data["players"] = 5
    else:
        answers.append([["add"]])
    return data, messages[change]


@pytest.mark.parametrize(
    "change",
    [
        "illegal choice",
        "unknown choice",
        "impossible die",
        "too few answers of chance",
        "too many answers of chance",
        "answers after the end",
        "another seed",
        "another pack",
        "an unknown option",
        "five players",
        "a nested answer",
    ],
)
def test_a_tampered_record_is_turned_down_with_one_sentence(change: str) -> None:
    data, words = tampered(change)
    with pytest.raises(BadInput, match=words) as error:
        replay.load(TOY, data)
    assert "\n" not in str(error.value)


FORMS: list[tuple[Any, str]] = [
    (None, "no record"),
    ([], "no record"),
    ("city", "no record"),
    ({}, "no record"),
    ({"remnants": 3}, "format 3"),
    ({"remnants": "1"}, "format '1'"),
    ({"remnants": 1}, "no record"),
]


@pytest.mark.parametrize(("data", "words"), FORMS)
def test_what_is_no_record_at_all(data: Any, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        remnants.load(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "chess"),
        ("game", 5),
        ("players", "2"),
        ("players", None),
        ("options", []),
        ("options", {"renown": 1.5}),
        ("seed", 7),
        ("rigged", "no"),
        ("start", []),
        ("answers", {}),
        ("answers", [5]),
        ("answers", [[1.5]]),
        ("answers", [[None]]),
        ("pack", "city"),
        ("pack", {"name": "city"}),
        ("surplus", 1),
    ],
)
def test_a_field_that_is_wrong(field: str, value: Any) -> None:
    data = written(remnants.new("city", players=2, seed=1))
    data[field] = value
    with pytest.raises(BadInput):
        remnants.load(data)


def test_a_missing_field() -> None:
    whole = written(remnants.new("city", players=2, seed=1))
    for field in whole:
        data = {name: value for name, value in whole.items() if name != field}
        with pytest.raises(BadInput):
            remnants.load(data)


def test_a_record_of_another_game() -> None:
    data = written(played())
    data["game"] = "city"
    with pytest.raises(BadInput):
        remnants.load(data)


def broken_starts() -> list[tuple[str, Any]]:
    return [
        ("agenda", [["no such step", 0, []]]),
        ("agenda", [["turn", 7, [0]]]),
        ("agenda", [["turn", 0, ["x"]]]),
        ("agenda", 5),
        ("players", 9),
        ("players", "2"),
        ("hand", [[1]]),
        ("hand", [["x"], [2]]),
        ("arcs", [2000]),
        ("arcs", "much"),
        ("arcs", [2000, -5]),
        ("pile", 5),
        ("tile_design", [99]),
        ("gang", [0, 99]),
        ("surplus", 1),
    ]


@pytest.mark.parametrize(("field", "value"), broken_starts())
def test_a_position_in_a_record_that_is_broken(field: str, value: Any) -> None:
    gangs = GAME.content().gang_ids
    match = remnants.position("city", {"players": 2, "player": [{"gang": gangs[0]}, {"gang": gangs[1]}]})
    data = written(match)
    data["start"][field] = value
    with pytest.raises(BadInput):
        remnants.load(data)


def test_a_position_in_a_record_that_lacks_a_field() -> None:
    gangs = GAME.content().gang_ids
    match = remnants.position("city", {"players": 2, "player": [{"gang": gangs[0]}, {"gang": gangs[1]}]})
    whole = written(match)
    for field in whole["start"]:
        data = json.loads(json.dumps(whole))
        del data["start"][field]
        with pytest.raises(BadInput):
            remnants.load(data)
