"""Good company: who may be at a table, whose words are read, and what is told to whoever runs the server."""

import logging
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from remnants.server import random_keys
from remnants.server.cluster.news import News
from remnants.server.errors import Denied
from remnants.server.people.company import LinkKind
from remnants.server.storage import company_queries, queries
from remnants.server.storage.company_queries import Complaint
from remnants.server.tables.seating import keep_seat
from remnants.server.tables.table import Table

logger = logging.getLogger("remnants.server")
REMOVED = "the host has removed you from this table"
TRIES = 5
Work = Callable[[Connection], None]


async def watch(table: Table, guest: str, name: str, link: LinkKind) -> None:
    """Somebody comes to watch."""
    check_welcome(table, guest)

    def work(connection: Connection) -> None:
        company_queries.add_watcher(connection, table.kept.id, guest, name, link)
        table.storage.announce(connection, News("changed", table=table.kept.id))

    for left in range(TRIES - 1, -1, -1):
        try:
            await table.storage.do(work)
            break
        except IntegrityError:
            if left == 0:
                raise
    await table.refresh()


def check_welcome(table: Table, guest: str) -> None:
    """Denied to whom the host has removed."""
    if table.company.was_removed(guest):
        raise Denied("not-yours", REMOVED)


async def remove_spectator(table: Table, number: int) -> None:
    """The host removes a spectator: their sockets are closed, and the link they came by is made anew."""
    found = [watcher for watcher in table.company.watching if watcher.number == number]
    if not found:
        raise Denied("unknown", f"there is no spectator {number} at this table")
    [watcher] = found

    def remove(connection: Connection) -> None:
        company_queries.remove_watcher(connection, table.kept.id, watcher.guest)

    await _renew(table, watcher.link, remove)


async def renew_link(table: Table, link: LinkKind) -> None:
    """The host makes a link anew: whoever has the old one does not come in by it any more."""
    await _renew(table, link, lambda connection: None)


async def _renew(table: Table, link: LinkKind, before: Work) -> None:
    secret = random_keys.new_secret()
    kept = msgspec.structs.replace(table.kept, **{link: secret})

    def work(connection: Connection) -> None:
        before(connection)
        queries.change_table(connection, kept, link)
        table.storage.announce(connection, News("changed", table=table.kept.id))

    await table.storage.do(work)
    await table.refresh()


async def silence(table: Table, seat: int, silenced: bool) -> None:
    """The host takes the word from somebody, or gives it back."""
    async with table.lock:
        await table.freshen()
        before = table.seats[seat]
        if before.kind != "person" or table.is_host(before.holder):
            raise Denied("bad-input", "only other people at the table can be silenced")
        await keep_seat(table, msgspec.structs.replace(before, silenced=silenced))


async def mute(table: Table, guest: str, seat: int, muted: bool) -> None:
    """Somebody does not want to read what a seat says, or wants to again."""

    def work(connection: Connection) -> None:
        company_queries.set_muted(connection, table.kept.id, guest, seat, muted)
        table.storage.announce(connection, News("changed", table=table.kept.id))

    try:
        await table.storage.do(work)
    except IntegrityError:
        logger.debug("seat %s of table %s was muted twice at once", seat, table.kept.id)
    await table.refresh()


async def report(table: Table, guest: str, seat: int, reason: str, command: str) -> None:
    """Keeps what somebody reports, with what was said at the table; whoever runs the server is told by the log."""
    held = table.seats_held(guest)
    reporter = table.seats[held[0]].name if held else "a spectator"
    kept = Complaint(
        id=random_keys.new_table_id(),
        table_id=table.kept.id,
        at=queries.now(),
        reporter=reporter,
        seat=seat,
        name=table.seats[seat].name,
        reason=reason,
        chat=[],
    )
    try:
        new = await table.storage.do(
            lambda connection: company_queries.add_report(connection, kept, f"{guest} {command}")
        )
    except IntegrityError:
        new = False
    if new:
        logger.warning("seat %s of table %s was reported: see `remnants reports`, %s", seat, table.kept.id, kept.id)
