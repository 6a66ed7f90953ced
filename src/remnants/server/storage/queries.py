"""What is written and read: plain functions of a connection, to be given to `Storage.do`."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update

from remnants.server.http.messages import Chat
from remnants.server.storage import schema
from remnants.server.tables.clocks import Clock, ClockState
from remnants.server.tables.seats import SeatKept

CHAT_SHOWN = 200
JSON_OR_NULL: dict[str, Any] = {"base": dict[str, Any], "clock": Clock, "clock_state": ClockState}
"""Columns of a table that are kept as JSON where there is anything, and what stands in them."""


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
    origin: str | None = None
    """The hash of the network it was made from."""
    uploaded: bool = False
    """Whether it goes on from somebody's record."""
    decides: int | None = None
    bot_to_move: bool = False
    version: int = 0
    touched: str | None = None
    """When it was last played at."""
    put_away: bool = False
    """Nobody has played here for long: it is left alone until somebody comes back."""
    clock: Clock | None = None
    clock_state: ClockState | None = None
    clock_due: str | None = None
    """When a clock ends for which something is to be done."""
    ended: str | None = None
    """What ended the game before its own end: `clock`."""


class LogRow(msgspec.Struct, frozen=True):
    """One row of the log: an answer with the answers of chance behind it (`play`), one taken back (`undo`), or a game
    that is ended by a clock (`clock`).
    """

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


def write_pulse(connection: Connection) -> None:
    """Writes the time down: a full disk or a database that only reads is found out this way."""
    _replace(connection, schema.server_keys, {"name": "pulse"}, {"key": now()})


# ---------------------------------------------------------------------- guests


def name_guest(connection: Connection, key_hash: str, name: str | None) -> None:
    """Remembers a guest, under a name if there is one."""
    known = connection.execute(select(schema.guests.c.name).where(schema.guests.c.key_hash == key_hash)).first()
    if known is None:
        connection.execute(insert(schema.guests).values(key_hash=key_hash, name=name, created=now()))
    elif name is not None:
        named = update(schema.guests).where(schema.guests.c.key_hash == key_hash).values(name=name)
        connection.execute(named)


def guest_name(connection: Connection, key_hash: str) -> str | None:
    query = select(schema.guests.c.name).where(schema.guests.c.key_hash == key_hash)
    name: str | None = connection.execute(query).scalar()
    return name


# ---------------------------------------------------------------------- tables and seats


def add_table(connection: Connection, table: TableKept, seats: Sequence[SeatKept]) -> None:
    connection.execute(insert(schema.tables).values(**_table_columns(table)))
    for seat in seats:
        values = {"table_id": table.id, **msgspec.structs.asdict(seat)}
        connection.execute(insert(schema.seats).values(**values))


class Outdated(Exception):
    """Another server has changed it meanwhile; nothing was written."""


def change_table(connection: Connection, table: TableKept, *columns: str, if_still: str | None = None) -> None:
    """Writes some columns of a table; with `if_still`, only while it is in that phase."""
    values = _table_columns(table)
    place = schema.tables.c.id == table.id
    if if_still is not None:
        place = place & (schema.tables.c.phase == if_still)
    changed = connection.execute(
        update(schema.tables).where(place).values(**{column: values[column] for column in columns})
    )
    if changed.rowcount == 0:
        raise Outdated(table.id)


def take_rematch(connection: Connection, table_id: str, rematch: str) -> None:
    """Writes down the rematch of a table, unless there is one."""
    place = (schema.tables.c.id == table_id) & schema.tables.c.rematch.is_(None)
    if connection.execute(update(schema.tables).where(place).values(rematch=rematch)).rowcount == 0:
        raise Outdated(table_id)


def change_seat(connection: Connection, table_id: str, before: SeatKept, after: SeatKept) -> None:
    """Writes a seat, if it still is as it was."""
    place = [schema.seats.c.table_id == table_id]
    for name, value in msgspec.structs.asdict(before).items():
        place.append(schema.seats.c[name].is_(None) if value is None else schema.seats.c[name] == value)
    changed = connection.execute(update(schema.seats).where(*place).values(**msgspec.structs.asdict(after)))
    if changed.rowcount == 0:
        raise Outdated(table_id)


def _table_columns(table: TableKept) -> dict[str, Any]:
    columns = msgspec.structs.asdict(table)
    columns["options"] = as_text(table.options)
    for name in JSON_OR_NULL:
        columns[name] = None if columns[name] is None else as_text(columns[name])
    return columns


def find_table(connection: Connection, table_id: str) -> TableKept | None:
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().first()
    if found is None:
        return None
    columns = dict(found)
    columns["options"] = msgspec.json.decode(columns["options"])
    for name, form in JSON_OR_NULL.items():
        columns[name] = None if columns[name] is None else msgspec.json.decode(columns[name], type=form)
    return TableKept(**columns)


def find_seats(connection: Connection, table_id: str) -> list[SeatKept]:
    place = schema.seats
    rows = connection.execute(select(place).where(place.c.table_id == table_id).order_by(place.c.seat)).mappings()
    return [SeatKept(**{name: row[name] for name in SeatKept.__struct_fields__}) for row in rows]


def table_of_link(connection: Connection, kind: str, token: str) -> str | None:
    """The table that an `invite` or `watch` link leads to."""
    column = schema.tables.c.invite if kind == "invite" else schema.tables.c.watch
    found: str | None = connection.execute(select(schema.tables.c.id).where(column == token)).scalar()
    return found


def unfinished_tables(connection: Connection) -> list[str]:
    query = select(schema.tables.c.id).where(schema.tables.c.phase.in_(["gathering", "playing"]))
    return list(connection.execute(query.order_by(schema.tables.c.created)).scalars())


def count_unfinished(connection: Connection, guest: str) -> int:
    """How many unfinished tables somebody has made."""
    place = (schema.tables.c.host == guest) & schema.tables.c.phase.in_(["gathering", "playing"])
    return int(connection.execute(select(func.count()).select_from(schema.tables).where(place)).scalar() or 0)


def database_size(connection: Connection) -> int:
    """The bytes of all that is kept."""
    if connection.dialect.name == "sqlite":
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        return int(pages or 0) * int(connection.exec_driver_sql("PRAGMA page_size").scalar() or 0)
    return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar() or 0)


def tables_of(connection: Connection, holder: str, most: int = 100) -> list[tuple[TableKept, list[SeatKept]]]:
    """The tables at which somebody holds a seat, the newest first."""
    joined = schema.tables.join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    query = select(schema.tables.c.id, schema.tables.c.created).select_from(joined)
    query = query.where(schema.seats.c.holder == holder).distinct()
    ids = [row.id for row in connection.execute(query.order_by(schema.tables.c.created.desc()).limit(most))]
    tables = [find_table(connection, table_id) for table_id in ids]
    return [(table, find_seats(connection, table.id)) for table in tables if table is not None]


# ---------------------------------------------------------------------- the log


def append_log(connection: Connection, table_id: str, row: LogRow) -> None:
    """Adds to the log. The key refuses a second row of the same number."""
    values = {
        "table_id": table_id,
        "version": row.version,
        "seat": row.seat,
        "command": row.command,
        "kind": row.kind,
        "body": as_text(row.body),
        "at": row.at,
    }
    connection.execute(ADD_TO_LOG, values)


def note_standing(connection: Connection, table: TableKept) -> None:
    """Writes down how a game stands after an answer."""
    values = {
        "which": table.id,
        "phase": table.phase,
        "decides": table.decides,
        "bot_to_move": table.bot_to_move,
        "version": table.version,
        "touched": table.touched,
        "clock_state": None if table.clock_state is None else as_text(table.clock_state),
        "clock_due": table.clock_due,
    }
    connection.execute(NOTE_STANDING, values)


ADD_TO_LOG = insert(schema.log)
NOTE_STANDING = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values(
        phase=bindparam("phase"),
        decides=bindparam("decides"),
        bot_to_move=bindparam("bot_to_move"),
        version=bindparam("version"),
        touched=bindparam("touched"),
        clock_state=bindparam("clock_state"),
        clock_due=bindparam("clock_due"),
    )
)


class PositionKept(msgspec.Struct, frozen=True):
    """A state kept beside the log: after which version, after how many answers, and the state itself, packed."""

    version: int
    position: int
    state: bytes


def save_position(connection: Connection, table_id: str, kept: PositionKept) -> None:
    _replace(connection, schema.positions, {"table_id": table_id}, msgspec.structs.asdict(kept))


def find_position(connection: Connection, table_id: str) -> PositionKept | None:
    row = connection.execute(select(schema.positions).where(schema.positions.c.table_id == table_id)).first()
    return None if row is None else PositionKept(row.version, row.position, bytes(row.state))


def find_command(connection: Connection, table_id: str, seat: int, command: str) -> int | None:
    """The version that a command led to, if it was carried out."""
    log = schema.log
    place = (log.c.table_id == table_id) & (log.c.seat == seat) & (log.c.command == command)
    found: int | None = connection.execute(select(log.c.version).where(place)).scalar()
    return found


# ---------------------------------------------------------------------- who must be woken


def waiting_for_bots(connection: Connection, most: int, after: str) -> list[str]:
    """Tables at which it is a bot's turn, by their names from one on."""
    tables = schema.tables
    place = tables.c.bot_to_move & ~tables.c.put_away & tables.c.trouble.is_(None) & (tables.c.id > after)
    return list(connection.execute(select(tables.c.id).where(place).order_by(tables.c.id).limit(most)).scalars())


def waiting_for_notices(connection: Connection, most: int, after: str) -> list[str]:
    """Tables at which it is the turn of somebody who wants to be told, and has not been, by their names from one on."""
    tables, told = schema.tables, schema.told
    found: list[str] = []
    for asked in (schema.push_subscriptions, schema.webhooks):
        joined = asked.join(tables, tables.c.id == asked.c.table_id).outerjoin(
            told, (told.c.table_id == asked.c.table_id) & (told.c.seat == asked.c.seat)
        )
        place = (tables.c.phase == "playing") & (tables.c.decides == asked.c.seat) & ~tables.c.put_away
        untold = told.c.version.is_(None) | (told.c.version < tables.c.version)
        place = place & untold & tables.c.trouble.is_(None) & (tables.c.id > after)
        query = select(tables.c.id).select_from(joined).where(place)
        found += connection.execute(query.distinct().order_by(tables.c.id).limit(most)).scalars()
    return sorted(set(found))[:most]


def waiting_for_clocks(connection: Connection, most: int, after: str) -> list[str]:
    """Tables at which somebody's time is over, by their names from one on."""
    tables = schema.tables
    place = (tables.c.clock_due <= now()) & (tables.c.phase == "playing") & tables.c.trouble.is_(None)
    query = select(tables.c.id).where(place & (tables.c.id > after))
    return list(connection.execute(query.order_by(tables.c.id).limit(most)).scalars())


def put_away_abandoned(connection: Connection, before: str) -> int:
    """Puts unfinished tables away at which nothing has happened since then; gives how many."""
    tables = schema.tables
    place = tables.c.phase.in_(["gathering", "playing"]) & ~tables.c.put_away
    quiet = func.coalesce(tables.c.touched, tables.c.created) < before
    return connection.execute(update(tables).where(place & quiet).values(put_away=True)).rowcount


def read_log(connection: Connection, table_id: str, after: int = 0) -> list[LogRow]:
    """The log of a table, or what follows a version."""
    place = (schema.log.c.table_id == table_id) & (schema.log.c.version > after)
    query = select(schema.log).where(place).order_by(schema.log.c.version)
    return [
        LogRow(row.version, row.seat, row.command, row.kind, msgspec.json.decode(row.body), row.at)
        for row in connection.execute(query)
    ]


# ---------------------------------------------------------------------- chat, notes, watchers


def add_chat(
    connection: Connection, table_id: str, seat: int, name: str, text: str, command: str | None
) -> Chat | None:
    """Keeps what was said; None if that very command has said it before."""
    kept = schema.chat
    place = (kept.c.table_id == table_id) & (kept.c.seat == seat) & (kept.c.command == command)
    if command is not None and connection.execute(select(kept.c.number).where(place)).first() is not None:
        return None
    count = select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table_id)
    number = int(connection.execute(count).scalar() or 0) + 1
    said = Chat(number, seat, name, text, now())
    values = {**msgspec.structs.asdict(said), "command": command}
    connection.execute(insert(schema.chat).values(table_id=table_id, **values))
    return said


def find_chat(connection: Connection, table_id: str, number: int) -> Chat | None:
    place = (schema.chat.c.table_id == table_id) & (schema.chat.c.number == number)
    row = connection.execute(select(schema.chat).where(place)).first()
    return None if row is None else Chat(row.number, row.seat, row.name, row.text, row.at)


def read_chat(connection: Connection, table_id: str) -> list[Chat]:
    query = select(schema.chat).where(schema.chat.c.table_id == table_id)
    rows = connection.execute(query.order_by(schema.chat.c.number.desc()).limit(CHAT_SHOWN))
    return [Chat(row.number, row.seat, row.name, row.text, row.at) for row in reversed(list(rows))]


def save_notes(connection: Connection, table_id: str, holder: str, text: str) -> None:
    _replace(connection, schema.notes, {"table_id": table_id, "holder": holder}, {"text": text})


def read_notes(connection: Connection, table_id: str, holder: str) -> str:
    place = (schema.notes.c.table_id == table_id) & (schema.notes.c.holder == holder)
    return str(connection.execute(select(schema.notes.c.text).where(place)).scalar() or "")


def move_notes(connection: Connection, table_id: str, holder: str, to: str) -> None:
    """Notes go where their writer goes, unless there are some already."""
    written = read_notes(connection, table_id, holder)
    if written and not read_notes(connection, table_id, to):
        save_notes(connection, table_id, to, written)


def belongs(connection: Connection, table_id: str, guest: str) -> bool:
    """Whether a guest holds a seat at a table, made it or watches it."""
    seats, tables, watchers = schema.seats, schema.tables, schema.watchers
    queries = [
        select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.holder == guest),
        select(tables.c.id).where(tables.c.id == table_id, tables.c.host == guest),
        select(watchers.c.guest).where(watchers.c.table_id == table_id, watchers.c.guest == guest, ~watchers.c.removed),
    ]
    return any([connection.execute(query).first() is not None for query in queries])


def _replace(connection: Connection, place: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    matches = [place.c[name] == value for name, value in key.items()]
    connection.execute(delete(place).where(*matches))
    connection.execute(insert(place).values(**key, **values))
