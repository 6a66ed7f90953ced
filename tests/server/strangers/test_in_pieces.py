"""Questions with many choices and long logs do not hold the event loop: others have their turns meanwhile."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any, TypeVar

import pytest

from remnants import kits
from remnants.kernel.match import Match
from remnants.server import in_pieces
from remnants.server.http.messages import Push
from remnants.server.tables import payloads
from remnants.server.tables.outlook import SeatOutlook, written
from remnants.server.tables.table import Table
from tests.server.strangers.test_leaks import table_at

MANY = 15
Told = TypeVar("Told")


@pytest.fixture(autouse=True)
def rest_after_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine so slow that every candidate takes longer than a piece."""
    monkeypatch.setattr(in_pieces, "PIECE_SECONDS", 0.0)


def table_with_many_choices(game: str) -> Table:
    random = Random(1)
    match = Match.new(kits.game(game), 2, 1)
    while len(match.choices()) < MANY:
        match.play(random.choice(match.choices()))
    return table_at(match, 2)


async def turns_during(work: Coroutine[Any, Any, Told]) -> tuple[Told, int]:
    """What comes of some work, and how often somebody else had a turn before it was done."""
    doing = asyncio.ensure_future(work)
    turns = 0
    while not doing.done():
        await asyncio.sleep(0)
        turns += 1
    return doing.result(), turns


@pytest.mark.parametrize("game", kits.names())
def test_others_have_a_turn_after_every_choice_that_is_looked_at(game: str) -> None:
    table = table_with_many_choices(game)
    match, seat = table.begun().match, table.decides
    assert seat is not None
    pushed, turns = asyncio.run(turns_during(payloads.push(table, seat, [seat], None)))
    outlook = SeatOutlook(match, seat, table.version)
    for _ in outlook.working_out():
        pass
    assert turns >= len(match.choices()) + len(outlook.refused)
    looked_at = [outlook.choices, outlook.refused, outlook.irreversible]
    assert written([pushed.choices, pushed.refused, pushed.irreversible]) == written(looked_at)


def test_all_who_look_from_a_seat_wait_for_the_same_picture() -> None:
    table = table_with_many_choices("city")
    seat = table.decides or 0

    async def looks() -> list[Push]:
        first = asyncio.ensure_future(payloads.push(table, seat, [seat], None))
        others = [asyncio.ensure_future(payloads.push(table, seat, [seat], None)) for _ in range(2)]
        await asyncio.sleep(0)
        first.cancel()
        return await asyncio.gather(*others)

    one, other = asyncio.run(looks())
    assert one.choices and one.choices is other.choices, "one who leaves takes nothing from the others"


def test_a_table_that_moves_on_meanwhile_is_pushed_as_it_is_then() -> None:
    table = table_with_many_choices("city")
    history, seat = table.begun(), table.decides or 0

    async def looks_and_moves() -> Push:
        pushing = asyncio.ensure_future(payloads.push(table, seat, [0, 1], None))
        for _ in range(4):
            await asyncio.sleep(0)
        history.keep(*history.tried(history.match.choices()[0], 1, ""))
        return await pushing

    pushed = asyncio.run(looks_and_moves())
    assert pushed.version == 1
    assert written(pushed.view) == written(history.match.view(seat))


def test_a_long_log_is_told_in_pieces_and_completely() -> None:
    table = table_with_many_choices("city")
    history = table.begun()
    for version in range(1, 40):
        history.keep(*history.tried(history.match.choices()[0], version, ""))
    told, turns = asyncio.run(turns_during(payloads.log(history.entries_since(0), 0)))
    assert told == payloads.happenings(history.entries, 0)
    assert turns >= len(told) == 39
