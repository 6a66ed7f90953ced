"""The payloads of a seat and of a spectator hold no hidden fact: what is hidden is swapped, and nothing changes."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

from remnants import kits
from remnants.kernel.match import Match
from remnants.server.people.company import Company
from remnants.server.storage.database import storage_for
from remnants.server.storage.queries import TableKept
from remnants.server.tables import chronicles, payloads
from remnants.server.tables.history import History
from remnants.server.tables.seats import SeatKept
from remnants.server.tables.table import Table
from remnants.server.thinking.calculation import Calculation
from remnants.server.thinking.calculations import Result, calculate
from remnants.server.thinking.calculator import Calculator
from tests.server import toy
from tests.server.house import House, settings_for

GAMES = ["toy", *kits.names()]


class CalculatorHere(Calculator):
    """Works everything out at once, in this process."""

    async def _calculated(self, calculation: Calculation, owner: str, seconds: float) -> bytes:
        result = msgspec.json.decode(calculate(msgspec.json.encode(calculation)), type=Result)
        assert result.refused is None and result.trouble is None, result
        return bytes(result.value)

    async def result(self, calculation: Calculation, owner: str, kind: Any, *more: Any, **named: Any) -> Any:
        return msgspec.json.decode(await self._calculated(calculation, owner, 0.0), type=kind)


HERE = CalculatorHere(settings_for("unused.sqlite"))
NOTHING_HIDDEN = ["lionsgate"]
"""In these chance decides what is drawn when it is drawn, so there is nothing to swap."""


def table_at(match: Match, players: int) -> Table:
    """A table that stands at a position, each seat held by somebody of their own."""
    kept = TableKept(
        id="leak",
        game=match.game.name,
        players=players,
        options=dict(match.options),
        pack=None,
        pack_name=match.pack.name,
        pack_digest=match.pack.digest,
        seed="the same for both",
        phase="playing",
        trouble=None,
        sandbox=False,
        start_when_full=False,
        host="guest 0",
        invite="i",
        watch="w",
        base=None,
        rematch=None,
        created="",
    )
    seats = [SeatKept(seat, "person", f"Seat {seat}", f"guest {seat}") for seat in range(players)]
    table = Table(kept, seats, Company(), storage_for("unused.sqlite"))
    table.history = History(match)
    return table


def told(table: Table, seat: int | None) -> dict[str, Any]:
    """Everything that a seat (or a spectator) can get out of the server at this position."""
    held = [] if seat is None else [seat]
    history = table.begun()
    everything: dict[str, Any] = {
        "push": asyncio.run(payloads.push(table, seat, held, None)),
        "later push": asyncio.run(payloads.push(table, seat, held, 0)),
        "table": payloads.table_shown(table, None if seat is None else f"guest {seat}"),
        "past": asyncio.run(payloads.replayed(table, history.position, seat, HERE, "")),
        "timeline": payloads.timeline(history),
        "chronicle": asyncio.run(chronicles.chronicle(table, seat, HERE, "")),
    }
    if seat is not None:
        everything["what a bot or a sandbox is given"] = history.match.guess(seat, "a bot").dump()
    if seat is not None and seat == table.decides:
        for number, choice in enumerate(history.match.choices()[:6]):
            shown = payloads.previewed(history.match, seat, 0, "p", list(choice))
            everything[f"preview {number}"] = shown
    plain: dict[str, Any] = json.loads(msgspec.json.encode(everything))
    seen: dict[str, Any] = without_seeds_and_clocks(plain)
    return seen


def without_seeds_and_clocks(data: Any) -> Any:
    """The same without hashes of seeds, for a guess is a match of its own, and without what the clock says."""
    if isinstance(data, dict):
        return {
            name: without_seeds_and_clocks(value) for name, value in data.items() if name not in ("commitment", "now")
        }
    return [without_seeds_and_clocks(value) for value in data] if isinstance(data, list) else data


def check_answers(match: Match, seat: int, players: int, random: Random) -> int:
    """Answers that reveal nothing are told in the same words, whatever is hidden; gives how many were compared."""
    count = 0
    for choice in random.sample(match.choices(), min(4, len(match.choices()))):
        tables = [table_at(match.guess(seat, seed), players) for seed in ("one", "two")]
        tried = [table.begun().tried(choice, 1, "") for table in tables]
        if any([trial.undoable == 0 for trial, _ in tried]):
            continue
        for table, (trial, entry) in zip(tables, tried, strict=True):
            table.begun().keep(trial, entry)
        for eyes in (seat, None):
            assert told(tables[0], eyes) == told(tables[1], eyes), (
                f"{choice} of {match.game.name} tells {eyes} a secret"
            )
        count += 1
    return count


@pytest.mark.parametrize("name", GAMES)
def test_swapping_what_is_hidden_changes_no_payload(name: str) -> None:
    kits.add(toy.PLACE)
    game = kits.game(name)
    players = max(2, game.fewest_players)
    options: dict[str, Any] = {"rounds": 30} if name == "toy" else {}
    match = Match.new(game, players, seed=f"leaks {name}", options=options)
    random = Random(11)
    compared, swapped, answered = 0, 0, 0
    for decision in range(160):
        if match.seat is None:
            break
        if decision % 8 == 0:
            for seat in range(players):
                real = table_at(match.guess(seat, "one"), players)
                other = table_at(match.guess(seat, "two"), players)
                swapped += real.begun().match.digest() != other.begun().match.digest()
                assert told(real, seat) == told(other, seat), f"seat {seat} of {name} is told something hidden"
                assert told(real, None) == told(other, None), f"a spectator of {name} is told something hidden"
                compared += 1
                if seat == match.seat:
                    answered += check_answers(match, seat, players, random)
        match.play(random.choice(match.choices()))
    assert compared >= 16 and answered >= 4
    assert swapped >= compared // 2 or name in NOTHING_HIDDEN


def test_events_tell_the_secret_part_only_to_those_who_may_know(house: House) -> None:
    ada, bob, eve = house.browser("Ada"), house.browser("Bob"), house.browser("Eve")
    table = ada.table("me", "open")
    bob.join(ada, table)
    eve.watch(ada, table)
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as own, bob.socket(table) as other, eve.socket(table) as spectator:
        pushes = [socket.next("push") for socket in (own, other, spectator)]
        assert [len(push["choices"]) > 0 for push in pushes] == [True, False, False]
        own.send(type="play", id="bid", expect=0, choice=["bid", 3])
        secret = own.next("push", version=1)["events"][0]["events"][0]
        assert secret == {"kind": "bid", "seat": 0, "amount": 3}
        for socket in (other, spectator):
            push = socket.next("push", version=1)
            assert push["events"][0]["events"] == [{"kind": "bid", "seat": 0}]
            assert "amount" not in json.dumps(push)
    for path in ["events", "at/2", "view", "timeline", "chronicle", "chat"]:
        for person in (bob, eve):
            assert "amount" not in json.dumps(person.get(f"/api/tables/{table}/{path}"))


def test_no_payload_ever_holds_seed_secret_or_record(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open")
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    kept = house.game_server.tables._tables[table].kept
    secrets = [kept.seed, ada.http.cookies["remnants_guest"], kept.host or "-", str(kept.base)[:80]]
    for path in ["", "/view", "/timeline", "/events", "/at/1", "/recap", "/chronicle", "/chat", "/notes"]:
        text = bob.call("GET", f"/api/tables/{table}{path}").text
        assert not [secret for secret in secrets if secret in text], path
    for path in ["/record", "/verify"]:
        assert bob.call("GET", f"/api/tables/{table}{path}").status_code == 409
