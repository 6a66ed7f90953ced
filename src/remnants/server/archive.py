"""What is written and read: plain functions of a connection, to be given to `Storage.do`."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, update

from remnants.server import database
from remnants.server.messages import Chat
from remnants.server.seats import SeatKept

CHAT_SHOWN = 200


class TableKept(msgspec.Struct, kw_only=True):
    """A table as it is kept, without its seats and its log."""

    id: str
    game: str
    players: int
    options: dict[str, int | str | bool]
    pack: str | None
    pack_name: str
    pack_digest: str
    seed: str
    phase: str
    trouble: str | None
    sandbox: bool
    start_when_full: bool
    host: str | None
    invite: str
    watch: str
    base: dict[str, Any] | None
    rematch: str | None
    created: str


class LogRow(msgspec.Struct, frozen=True):
    """One row of the log: an answer with the answers of chance behind it (`play`), or one taken back (`undo`)."""

    version: int
    seat: int
    command: str
    kind: str
    body: Any
    at: str


def now() -> str:
    """The time, as it is kept and shown."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def as_text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ---------------------------------------------------------------------- guests


def name_guest(connection: Connection, key_hash: str, name: str | None) -> None:
    """Remembers a guest, under a name if there is one."""
    known = connection.execute(select(database.guests.c.name).where(database.guests.c.key_hash == key_hash)).first()
    if known is None:
        connection.execute(insert(database.guests).values(key_hash=key_hash, name=name, created=now()))
    elif name is not None:
        named = update(database.guests).where(database.guests.c.key_hash == key_hash).values(name=name)
        connection.execute(named)


def guest_name(connection: Connection, key_hash: str) -> str | None:
    query = select(database.guests.c.name).where(database.guests.c.key_hash == key_hash)
    name: str | None = connection.execute(query).scalar()
    return name


# ---------------------------------------------------------------------- tables and seats


def add_table(connection: Connection, table: TableKept, seats: Sequence[SeatKept]) -> None:
    connection.execute(insert(database.tables).values(**_table_columns(table)))
    for seat in seats:
        values = {"table_id": table.id, **msgspec.structs.asdict(seat)}
        connection.execute(insert(database.seats).values(**values))


class Outdated(Exception):
    """Another server has changed it meanwhile; nothing was written."""


def change_table(connection: Connection, table: TableKept, *columns: str, if_still: str | None = None) -> None:
    """Writes some columns of a table; with `if_still`, only while it is in that phase."""
    values = _table_columns(table)
    place = database.tables.c.id == table.id
    if if_still is not None:
        place = place & (database.tables.c.phase == if_still)
    changed = connection.execute(
        update(database.tables).where(place).values(**{column: values[column] for column in columns})
    )
    if changed.rowcount == 0:
        raise Outdated(table.id)


def take_rematch(connection: Connection, table_id: str, rematch: str) -> None:
    """Writes down the rematch of a table, unless there is one."""
    place = (database.tables.c.id == table_id) & database.tables.c.rematch.is_(None)
    if connection.execute(update(database.tables).where(place).values(rematch=rematch)).rowcount == 0:
        raise Outdated(table_id)


def change_seat(connection: Connection, table_id: str, before: SeatKept, after: SeatKept) -> None:
    """Writes a seat, if it still is as it was."""
    place = [database.seats.c.table_id == table_id]
    for name, value in msgspec.structs.asdict(before).items():
        place.append(database.seats.c[name].is_(None) if value is None else database.seats.c[name] == value)
    changed = connection.execute(update(database.seats).where(*place).values(**msgspec.structs.asdict(after)))
    if changed.rowcount == 0:
        raise Outdated(table_id)


def _table_columns(table: TableKept) -> dict[str, Any]:
    columns = msgspec.structs.asdict(table)
    columns["options"] = as_text(table.options)
    columns["base"] = None if table.base is None else as_text(table.base)
    return columns


def find_table(connection: Connection, table_id: str) -> TableKept | None:
    found = connection.execute(select(database.tables).where(database.tables.c.id == table_id)).mappings().first()
    if found is None:
        return None
    columns = dict(found)
    columns["options"] = msgspec.json.decode(columns["options"])
    columns["base"] = None if columns["base"] is None else msgspec.json.decode(columns["base"])
    return TableKept(**columns)


def find_seats(connection: Connection, table_id: str) -> list[SeatKept]:
    place = database.seats
    rows = connection.execute(select(place).where(place.c.table_id == table_id).order_by(place.c.seat)).mappings()
    return [SeatKept(**{name: row[name] for name in SeatKept.__struct_fields__}) for row in rows]


def table_of_link(connection: Connection, kind: str, token: str) -> str | None:
    """The table that an `invite` or `watch` link leads to."""
    column = database.tables.c.invite if kind == "invite" else database.tables.c.watch
    found: str | None = connection.execute(select(database.tables.c.id).where(column == token)).scalar()
    return found


def unfinished_tables(connection: Connection) -> list[str]:
    query = select(database.tables.c.id).where(database.tables.c.phase.in_(["gathering", "playing"]))
    return list(connection.execute(query.order_by(database.tables.c.created)).scalars())


def tables_of(connection: Connection, holder: str, most: int = 100) -> list[tuple[TableKept, list[SeatKept]]]:
    """The tables at which somebody holds a seat, the newest first."""
    joined = database.tables.join(database.seats, database.seats.c.table_id == database.tables.c.id)
    query = select(database.tables.c.id, database.tables.c.created).select_from(joined)
    query = query.where(database.seats.c.holder == holder).distinct()
    ids = [row.id for row in connection.execute(query.order_by(database.tables.c.created.desc()).limit(most))]
    tables = [find_table(connection, table_id) for table_id in ids]
    return [(table, find_seats(connection, table.id)) for table in tables if table is not None]


# ---------------------------------------------------------------------- the log


def append_log(connection: Connection, table_id: str, row: LogRow) -> None:
    """Adds to the log. The key refuses a second row of the same number."""
    values = msgspec.structs.asdict(row)
    values["body"] = as_text(row.body)
    connection.execute(insert(database.log).values(table_id=table_id, **values))


def read_log(connection: Connection, table_id: str, after: int = 0) -> list[LogRow]:
    """The log of a table, or what follows a version."""
    place = (database.log.c.table_id == table_id) & (database.log.c.version > after)
    query = select(database.log).where(place).order_by(database.log.c.version)
    return [
        LogRow(row.version, row.seat, row.command, row.kind, msgspec.json.decode(row.body), row.at)
        for row in connection.execute(query)
    ]


# ---------------------------------------------------------------------- chat, notes, watchers


def add_chat(connection: Connection, table_id: str, seat: int | None, name: str, text: str) -> Chat:
    count = select(func.max(database.chat.c.number)).where(database.chat.c.table_id == table_id)
    number = int(connection.execute(count).scalar() or 0) + 1
    said = Chat(number, seat, name, text, now())
    connection.execute(insert(database.chat).values(table_id=table_id, **msgspec.structs.asdict(said)))
    return said


def find_chat(connection: Connection, table_id: str, number: int) -> Chat | None:
    place = (database.chat.c.table_id == table_id) & (database.chat.c.number == number)
    row = connection.execute(select(database.chat).where(place)).first()
    return None if row is None else Chat(row.number, row.seat, row.name, row.text, row.at)


def read_chat(connection: Connection, table_id: str) -> list[Chat]:
    query = select(database.chat).where(database.chat.c.table_id == table_id)
    rows = connection.execute(query.order_by(database.chat.c.number.desc()).limit(CHAT_SHOWN))
    return [Chat(row.number, row.seat, row.name, row.text, row.at) for row in reversed(list(rows))]


def save_notes(connection: Connection, table_id: str, holder: str, text: str) -> None:
    _replace(connection, database.notes, {"table_id": table_id, "holder": holder}, {"text": text})


def read_notes(connection: Connection, table_id: str, holder: str) -> str:
    place = (database.notes.c.table_id == table_id) & (database.notes.c.holder == holder)
    return str(connection.execute(select(database.notes.c.text).where(place)).scalar() or "")


def add_watcher(connection: Connection, table_id: str, guest: str) -> None:
    _replace(connection, database.watchers, {"table_id": table_id, "guest": guest}, {})


def read_watchers(connection: Connection, table_id: str) -> list[str]:
    query = select(database.watchers.c.guest).where(database.watchers.c.table_id == table_id)
    return list(connection.execute(query).scalars())


def belongs(connection: Connection, table_id: str, guest: str) -> bool:
    """Whether a guest holds a seat at a table, made it or watches it."""
    seats, tables, watchers = database.seats, database.tables, database.watchers
    queries = [
        select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.holder == guest),
        select(tables.c.id).where(tables.c.id == table_id, tables.c.host == guest),
        select(watchers.c.guest).where(watchers.c.table_id == table_id, watchers.c.guest == guest),
    ]
    return any([connection.execute(query).first() is not None for query in queries])


def _replace(connection: Connection, place: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    matches = [place.c[name] == value for name, value in key.items()]
    connection.execute(delete(place).where(*matches))
    connection.execute(insert(place).values(**key, **values))
