"""Declarations, what is made from them, and what they forbid. The small game here has hands, a deck and a bid."""

import sys
from types import ModuleType
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from remnants.declaring.columns import columns_source
from remnants.declaring.frames import frames_source
from remnants.declaring.page import page_source, printed_source
from remnants.kernel.agenda import Frame
from remnants.kernel.declarations import (
    BY_SEAT,
    COUNT,
    FLAG,
    NUMBER,
    ONE,
    OPEN,
    OWNER,
    PILE,
    PILE_BY_SEAT,
    SEAT,
    WORD,
    Declarations,
    Field,
    Kept,
    Numbers,
    Told,
    Verb,
    amount,
    by,
    hidden,
    many,
    optional,
    or_none,
    set_of,
    things,
)
from remnants.kernel.game import Pack
from remnants.kernel.limits import beyond_limits, wrong_choice, wrong_event
from remnants.kernel.state import dump
from remnants.learning.encoding import MOST_SEATS, encoding_of

PACK = Pack("small", "none")
CARD = things("card", lambda pack, players: 6)
COINS = amount(lambda pack, players: 50 * players, each=5, offered=20)
DECLARED = Declarations(
    module=__name__,
    title="Small",
    types=["remnants.kernel.game.Pack"],
    fields=[
        Field("round", OPEN, ONE, amount(9), start="1"),
        Field("money", OPEN, BY_SEAT, COINS, start="10"),
        Field("hands", OWNER, PILE_BY_SEAT, CARD),
        Field("deck", COUNT, PILE, CARD, start="list(range(6))"),
        Field("held", OPEN, by("3"), or_none(SEAT), start="-1"),
        Field("order", OPEN, PILE, SEAT, start="list(range(players))", steady=True),
        Field("marked", OPEN, ONE, set_of(CARD)),
        Field("secret"),
    ],
    kept=[Kept("sums", "list[int]", "[0] * players", copy="[:]")],
    verbs=[Verb("bid", amount=COINS), Verb("play", card=CARD), Verb("play"), Verb("give", card=CARD, player=SEAT)],
    frames=[
        Numbers("bid", highest=COINS, bidder=or_none(SEAT)),
        Numbers("chosen", card=hidden(CARD)),
        Numbers("roll", others=many(SEAT)),
    ],
    events=[
        Told("bid", seat=SEAT, amount=COINS),
        Told("drew", seat=SEAT, number=NUMBER, cards=hidden(many(CARD))),
        Told("action", seat=SEAT, action=WORD, again=optional(FLAG)),
    ],
)


@pytest.fixture(scope="module")
def columns() -> Any:
    """The class that is made from the declarations, as a module that can be imported."""
    module = ModuleType("made_columns")
    sys.modules["made_columns"] = module
    exec(compile(columns_source(DECLARED), "made_columns", "exec"), module.__dict__)
    return module.__dict__["SmallColumns"]


def test_the_empty_table_is_as_declared(columns: Any) -> None:
    state = columns(PACK, 3)
    assert (state.round, state.money, state.held) == (1, [10, 10, 10], [-1, -1, -1])
    assert (state.hands, state.deck, state.order) == ([[], [], []], [0, 1, 2, 3, 4, 5], [0, 1, 2])
    assert state.sums == [0, 0, 0] and state.fields() is DECLARED.fields


def test_a_copy_is_independent_and_shares_what_is_steady(columns: Any) -> None:
    state, copy = columns(PACK, 2), columns()
    state.hands[0].append(4)
    state.copy_into(copy)
    copy.hands[0].append(5)
    copy.money[1] = 0
    copy.sums[0] = 7
    assert state.hands == [[4], []] and state.money == [10, 10] and state.sums == [0, 0]
    assert copy.order is state.order and copy.round == 1


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("round", 10, "round is 10: a number is 0 to 9"),
        ("money", [10, -1], "money is -1"),
        ("money", [10], "money has 1 entries instead of 2"),
        ("hands", [[6], []], "hands is 6: a card is 0 to 5"),
        ("hands", [[0], 3], "hands holds 3"),
        ("held", [2, -1, -1], "held is 2: a seat is -1 to 1"),
        ("deck", [0] * 2000, "deck is no list of at most 1000 entries"),
        ("marked", 64, "marked is 64"),
        ("agenda", [["bid", 0, [5]]], "bid goes with 2 numbers (highest, bidder), not with [5]"),
        ("agenda", [["bid", 0, [5, 7]]], "bidder of bid is 7"),
        ("agenda", [["roll", -1, [0, 1, 2]]], "others of roll is 2"),
        ("agenda", [["elsewhere", 0, [1]]], "elsewhere goes with 0 numbers (none)"),
        ("agenda", [["bid", 0, [5, 0]]] * 300, "the agenda has more than 200 frames"),
    ],
)
def test_what_lies_beyond_the_limits(columns: Any, field: str, value: Any, complaint: str) -> None:
    blank = dump(columns(PACK, 2))
    assert beyond_limits(DECLARED, PACK, blank, blank) is None
    wrong = beyond_limits(DECLARED, PACK, blank | {field: value}, blank)
    assert wrong is not None and wrong.startswith(complaint)


def test_choices_must_be_declared() -> None:
    assert wrong_choice(DECLARED, ("give", 5, 1), PACK, 2) is None
    assert wrong_choice(DECLARED, ("give", 6, 1), PACK, 2) == "card of give is 6: a card is 0 to 5"
    assert wrong_choice(DECLARED, ("give", 5), PACK, 2) == "there is no verb 'give' with 1 arguments"
    assert DECLARED.arguments(("give", 5, 1)) == {"card": 5, "player": 1}
    assert DECLARED.arguments(("play",)) == {} and DECLARED.arguments(("fly", 1)) == {}


def test_events_must_be_declared() -> None:
    assert wrong_event(DECLARED, "drew", {"seat": 0, "number": 1}, {"cards": [3]}, PACK, 2) is None
    assert wrong_event(DECLARED, "drew", {"seat": 0, "number": 1}, {}, PACK, 2) is None
    assert wrong_event(DECLARED, "action", {"seat": 0, "action": "move"}, {}, PACK, 2) is None
    leak = wrong_event(DECLARED, "drew", {"seat": 0, "number": 1, "cards": [3]}, {}, PACK, 2)
    assert leak == "the event 'drew' tells everybody its cards"
    assert wrong_event(DECLARED, "drew", {"seat": 0}, {}, PACK, 2) == "the event 'drew' lacks its number"
    assert (
        wrong_event(DECLARED, "bid", {"seat": 0, "amount": 5, "much": 1}, {}, PACK, 2) == "the event 'bid' has no much"
    )
    assert wrong_event(DECLARED, "flew", {}, {}, PACK, 2) == "there is no event 'flew'"


def test_frames_are_made_and_read_by_name() -> None:
    made: dict[str, Any] = {}
    exec(frames_source(DECLARED), made)
    assert made["bid"](1, highest=15, bidder=0) == Frame("bid", 1, (15, 0))
    assert made["roll"](-1, others=[0, 1]) == Frame("roll", -1, (0, 1))
    assert DECLARED.frames["roll"].named((0, 1)) == {"others": [0, 1]}
    assert DECLARED.frames["chosen"].named((3,)) == {"card": 3}
    assert DECLARED.frames["chosen"].open_numbers((3,)) == {}


def test_learners_are_offered_what_they_need() -> None:
    encoding = encoding_of(DECLARED, PACK, 2)
    assert encoding.size == 5 + 6 + 1 + 6 * MOST_SEATS
    assert encoding.choice(encoding.number(("bid", 20))) == ("bid", 20)
    assert encoding.number(("bid", 25)) == -1


class Card(TypedDict):
    name: str | dict[str, str]
    kind: Literal["tool", "weapon"]
    ends: tuple[int, int]
    price: NotRequired[int]


class Contents(TypedDict):
    card: list[Card]


def contents(pack: Any) -> Contents:
    return {"card": []}


def test_the_page_gets_types() -> None:
    text = page_source(DECLARED)
    for line in [
        "    hands: (number[] | number)[];",
        "    deck: number;",
        '    "chosen": { card?: number };',
        '    | [verb: "give", card: number, player: number];',
        '    | ["play"]',
        '    "drew": { seat: number; number: number; cards?: number[] };',
        '    "action": { seat: number; action: string; again?: boolean | number };',
    ]:
        assert line in text.splitlines(), line
    assert "secret" not in text


def test_the_page_gets_types_of_what_is_printed() -> None:
    text = printed_source(DECLARED, contents)
    for line in [
        "    name: string | Record<string, string>;",
        '    kind: "tool" | "weapon";',
        "    ends: [number, number];",
        "    price?: number;",
        "    card: SmallCard[];",
    ]:
        assert line in text.splitlines(), line


def test_the_page_gets_guards_that_look_whether_something_is_of_such_a_type() -> None:
    text = page_source(DECLARED) + printed_source(DECLARED, contents)
    for line in [
        "export const isSmallState = is.shape<SmallState>({",
        "    hands: is.list(is.either(is.list(is.number), is.number)),",
        "    agenda: is.list(is.pair(is.text, is.number)),",
        '    "chosen": is.shape<SmallAsked["chosen"]>({ card: is.maybe(is.number) }),',
        "    name: is.either(is.text, is.named(is.text)),",
        '    kind: is.word("tool", "weapon"),',
        "    price: is.maybe(is.number),",
        "    card: is.list(isSmallCard),",
    ]:
        assert line in text.splitlines(), line
    assert text.index("const isSmallCard") < text.index("const isSmallContents")


def test_what_the_page_is_told_of_verbs_and_events() -> None:
    assert DECLARED.verbs_for_the_page()["give"] == {"card": "card", "player": "seat"}
    assert DECLARED.verbs_for_the_page()["play"] == {"card": "card"}
    assert DECLARED.events_for_the_page()["drew"] == {"seat": "seat", "cards": ["card"]}


def test_nothing_is_declared_twice() -> None:
    with pytest.raises(ValueError, match="a verb is declared twice"):
        Declarations("here", "Small", [], [], [Verb("go"), Verb("go")], [], [], [])
