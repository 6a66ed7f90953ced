"""The link of one's own seat: whoever opens it on another device plays on there.

Its secret is shown once, when it is made, and kept as a hash. It leads to the seat as often as it is opened, until its
holder makes a new one or gives the seat up.
"""

from sqlalchemy import Connection

from remnants.server import random_keys
from remnants.server.errors import Denied
from remnants.server.storage import queries, seat_link_queries
from remnants.server.tables.seating import keep_seat
from remnants.server.tables.table import Table

LEADS_NOWHERE = "this link leads to no seat any more; make a new one on the device where you still play"


def link_hash(secret: str) -> str:
    return random_keys.hashed(f"seat {secret}")


async def new_link(table: Table, seat: int) -> str:
    """The secret of a new link; what was given out before leads nowhere from now on."""
    secret = random_keys.new_secret()
    hashed = link_hash(secret)
    await table.storage.do(lambda connection: seat_link_queries.keep_link(connection, table.kept.id, seat, hashed))
    return secret


async def bring_seat(table: Table, seat: int, guest: str) -> None:
    """Brings a seat to the browser of a guest; a bot that stands in leaves. Who was the host still is, over there."""
    async with table.lock:
        await table.freshen()
        before = table.seats[seat]
        if before.kind != "person" or before.holder is None:
            raise Denied("unknown", LEADS_NOWHERE)
        holder = before.holder
        keeps_another = len(table.seats_held(holder)) > 1

        def bring_notes(connection: Connection) -> None:
            if holder != guest and not keeps_another:
                queries.move_notes(connection, table.kept.id, holder, guest)

        host = guest if table.is_host(holder) else None
        await keep_seat(table, before.brought_to(guest), host, bring_notes)
