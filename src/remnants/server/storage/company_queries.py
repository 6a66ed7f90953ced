"""Spectators, who hears whom, and reports: plain functions of a connection, to be given to `Storage.do`."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from remnants.server.http.messages import Chat
from remnants.server.people.company import Company, LinkKind, Watcher
from remnants.server.storage import queries, schema

CHAT_REPORTED = 30


def find_company(connection: Connection, table_id: str) -> Company:
    kept, muted = schema.watchers, schema.muted
    rows = connection.execute(select(kept).where(kept.c.table_id == table_id)).mappings()
    watchers = [Watcher(**{name: row[name] for name in Watcher.__struct_fields__}) for row in rows]
    query = select(muted.c.guest, muted.c.seat).where(muted.c.table_id == table_id)
    return Company(watchers, [(row.guest, row.seat) for row in connection.execute(query)])


def add_watcher(connection: Connection, table_id: str, guest: str, name: str, link: LinkKind) -> None:
    """Adds somebody who came to watch; who is known already stays what they are."""
    kept = schema.watchers
    place = (kept.c.table_id == table_id) & (kept.c.guest == guest)
    if connection.execute(select(kept.c.number).where(place)).first() is not None:
        return
    last = connection.execute(select(func.max(kept.c.number)).where(kept.c.table_id == table_id)).scalar()
    watcher = Watcher(guest, int(last or 0) + 1, name, link)
    connection.execute(insert(kept).values(table_id=table_id, **msgspec.structs.asdict(watcher)))


def remove_watcher(connection: Connection, table_id: str, guest: str) -> None:
    place = (schema.watchers.c.table_id == table_id) & (schema.watchers.c.guest == guest)
    connection.execute(update(schema.watchers).where(place).values(removed=True))


def set_muted(connection: Connection, table_id: str, guest: str, seat: int, muted: bool) -> None:
    key = {"table_id": table_id, "guest": guest, "seat": seat}
    connection.execute(delete(schema.muted).where(*[schema.muted.c[name] == value for name, value in key.items()]))
    if muted:
        connection.execute(insert(schema.muted).values(**key))


class Complaint(msgspec.Struct, frozen=True):
    """What somebody reported of a seat, with what had been said at the table until then."""

    id: str
    table_id: str
    at: str
    reporter: str
    seat: int
    name: str
    reason: str
    chat: list[Chat]
    done: bool = False


def add_report(connection: Connection, report: Complaint, command: str) -> bool:
    """Keeps a report with the chat of its table; False if that very command has been carried out before."""
    kept = schema.reports
    place = (kept.c.table_id == report.table_id) & (kept.c.command == command)
    if connection.execute(select(kept.c.id).where(place)).first() is not None:
        return False
    said = queries.read_chat(connection, report.table_id)[-CHAT_REPORTED:]
    values = {**msgspec.structs.asdict(report), "chat": queries.as_text(said), "command": command}
    connection.execute(insert(kept).values(**values))
    return True


def read_reports(connection: Connection, done: bool) -> list[Complaint]:
    """The reports, the oldest first; with `done` also those that have been dealt with."""
    kept = schema.reports
    query = select(kept).order_by(kept.c.at)
    rows = connection.execute(query if done else query.where(~kept.c.done)).mappings()
    return [_report(dict(row)) for row in rows]


def close_report(connection: Connection, report_id: str) -> bool:
    """Writes down that a report has been dealt with; False if there is none of that name."""
    closing = update(schema.reports).where(schema.reports.c.id == report_id).values(done=True)
    return connection.execute(closing).rowcount > 0


def _report(row: dict[str, Any]) -> Complaint:
    del row["command"]
    return Complaint(**{**row, "chat": msgspec.json.decode(row["chat"], type=list[Chat])})
