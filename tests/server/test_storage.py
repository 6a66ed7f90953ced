"""Storage on SQLite and on a real PostgreSQL: the same work, the same answers."""

import asyncio
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, RootTransaction, func, insert, make_url, select, text
from sqlalchemy.exc import IntegrityError

from remnants.kernel.refusal import BadInput
from remnants.server.storage import queries
from remnants.server.storage import schema as kept
from remnants.server.storage.database import Storage, storage_for
from remnants.server.storage.migrations import upgrade
from tests.server.conftest import fresh_database
from tests.server.house import House, settings_for


async def opened(url: str) -> Storage:
    storage = storage_for(url)
    await storage.open()
    return storage


def test_migrations_lead_to_the_declared_tables(database: str) -> None:
    async def check() -> None:
        storage = await opened(database)
        differences = await storage.do(
            lambda connection: compare_metadata(MigrationContext.configure(connection), kept.metadata)
        )
        assert differences == []
        await storage.do(upgrade)
        await storage.close()

    asyncio.run(check())


class HeldUp:
    """Work that goes on when it is told to."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()

    def work(self, connection: Connection) -> RootTransaction | None:
        self.begun.set()
        assert self.go_on.wait(30)
        return connection.get_transaction()


def test_what_waits_is_committed_together_and_acknowledged_after_that(tmp_path: Path) -> None:
    async def check() -> None:
        storage, before, last = await opened(str(tmp_path / "t.sqlite")), HeldUp(), HeldUp()
        first = asyncio.ensure_future(storage.do(before.work))
        assert await asyncio.to_thread(before.begun.wait, 30)
        waiting = [asyncio.ensure_future(storage.do(Connection.get_transaction)) for _ in range(20)]
        waiting.append(asyncio.ensure_future(storage.do(last.work)))
        await asyncio.sleep(0)
        before.go_on.set()
        await first
        assert await asyncio.to_thread(last.begun.wait, 30)
        assert not any([job.done() for job in waiting]), "nothing is acknowledged before it is on disk"
        last.go_on.set()
        assert len({id(transaction) for transaction in await asyncio.gather(*waiting)}) == 1, "one flush for all"
        await storage.close()

    asyncio.run(check())


def test_a_database_of_the_future_is_refused_with_a_sentence(database: str) -> None:
    async def check() -> None:
        storage = await opened(database)
        await storage.do(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9999'")))
        await storage.close()
        with pytest.raises(BadInput, match="9999"):
            await opened(database)

    asyncio.run(check())


def test_work_happens_whole_or_not_at_all(database: str) -> None:
    def name(connection: Connection, key: str) -> None:
        connection.execute(insert(kept.guests).values(key_hash=key, name=key, created=""))

    def two_of_which_one_fails(connection: Connection) -> None:
        name(connection, "half")
        name(connection, "taken")

    async def check() -> None:
        storage = await opened(database)
        await storage.do(lambda connection: name(connection, "taken"))
        jobs = [storage.do(lambda connection, n=n: name(connection, f"good {n}")) for n in range(20)]  # type: ignore[misc]
        results = await asyncio.gather(*jobs, storage.do(two_of_which_one_fails), return_exceptions=True)
        assert isinstance(results[-1], IntegrityError) and results[:-1] == [None] * 20
        count = select(func.count()).select_from(kept.guests)
        assert await storage.do(lambda connection: connection.execute(count).scalar()) == 21
        assert await storage.do(lambda connection: queries.guest_name(connection, "half")) is None
        await storage.close()
        again = await opened(database)
        assert await again.do(lambda connection: connection.execute(count).scalar()) == 21
        await again.close()

    asyncio.run(check())


def test_a_whole_game_and_a_restart(database: str) -> None:
    with House(settings_for(database)) as house:
        ada, bob = house.browser("Ada"), house.browser("Bob")
        table = ada.table("me", "open", "marking")
        bob.join(ada, table)
        ada.post(f"/api/tables/{table}/start")
        ada.play(table, 0, "mark")
        ada.post(f"/api/tables/{table}/seats/0/undo", {"id": "u", "expect": 1})
        ada.play(table, 0, "draw", expect=2)
        bob.play(table, 1, "roll", expect=3)
        ada.post(f"/api/tables/{table}/chat", {"text": "ciao"})
        ada.put(f"/api/tables/{table}/notes", {"text": "remember"})
        bob.post(f"/api/tables/{table}/seats/1/leave", {"level": "marking"})
        with ada.socket(table) as socket:
            before = socket.next("push", version=5)
        events = ada.get(f"/api/tables/{table}/events")
        shown = ada.get(f"/api/tables/{table}")
    with House(settings_for(database)) as house:
        ada.http.base_url = f"http://{house.address}"
        ada.address = house.address
        again = ada.get(f"/api/tables/{table}")
        assert {**again, "seats": None, "now": None} == {**shown, "seats": None, "now": None}
        assert again["seats"][1]["stand_in"] == "marking"
        after = ada.get(f"/api/tables/{table}/view?seat=0")
        for name in ["version", "position", "view", "choices", "undoable", "prompt"]:
            assert after[name] == before[name], name
        assert ada.get(f"/api/tables/{table}/events") == events
        assert ada.get(f"/api/tables/{table}/chat")[0]["text"] == "ciao"
        assert ada.get(f"/api/tables/{table}/notes")["text"] == "remember"
        duplicate = ada.play(table, 0, "draw", expect=2, id="play 2 ('draw',)").json()
        assert duplicate["duplicate"] and duplicate["version"] == 3
        for number in range(5, 14, 3):
            assert ada.play(table, 0, "end", expect=number).status_code == 200
            with ada.socket(table) as socket:
                while socket.next("push")["version"] < number + 3:
                    pass
        assert ada.get(f"/api/tables/{table}")["phase"] == "over"
        assert ada.get(f"/api/tables/{table}/verify")["fair"]
    with House(settings_for(database)) as house:
        ada.http.base_url = f"http://{house.address}"
        assert house.game_server.tables.in_memory() == []
        assert ada.get(f"/api/tables/{table}/verify")["fair"]


def test_two_servers_cannot_write_two_histories_of_one_game(postgresql: str) -> None:
    """The second one notices, reads the table again and refuses the command as stale."""
    database = fresh_database(postgresql, "two histories")
    with House(settings_for(database)) as one:
        ada = one.browser()
        table = ada.table("me", "me")
        with House(settings_for(database)) as two:
            elsewhere = two.browser()
            elsewhere.http.cookies = ada.http.cookies
            assert elsewhere.get(f"/api/tables/{table}")["version"] == 0
            assert ada.play(table, 0, "end", expect=0).status_code == 200
            refused = elsewhere.play(table, 0, "mark", expect=0, id="other")
            assert refused.json()["code"] == "stale"
            assert elsewhere.get(f"/api/tables/{table}")["version"] == 1
            assert elsewhere.play(table, 1, "end", expect=1).status_code == 200
        assert ada.play(table, 1, "mark", expect=1).json()["code"] == "stale"
        assert ada.get(f"/api/tables/{table}")["version"] == 2


def test_databases_that_cannot_be_used_are_refused_with_a_sentence(tmp_path: Path, postgresql: str) -> None:
    for url in ["mysql://somewhere/db", "sqlite://", "sqlite:///:memory:", "://", "postgres//x://"]:
        with pytest.raises(BadInput):
            storage_for(url)
    (tmp_path / "file").write_text("this is no database, " * 500)
    missing = make_url(postgresql).set(database="nothing_here").render_as_string(hide_password=False)
    unreachable = "postgresql://nobody@127.0.0.1:1/none"
    for url in [str(tmp_path / "file"), str(tmp_path / "file" / "under"), unreachable, missing]:
        with pytest.raises(BadInput):
            asyncio.run(opened(url))
