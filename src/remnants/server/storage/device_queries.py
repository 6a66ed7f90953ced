"""Devices and passphrases: plain functions of a connection, to be given to `Storage.do`."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from remnants.server.storage import schema
from remnants.server.storage.queries import now

UNFINISHED = ("gathering", "playing")


class DeviceKept(msgspec.Struct, frozen=True):
    """A browser by the hash of its secret: whose it is, what it is, when it came and was last seen."""

    key_hash: str
    guest: str
    described: str
    created: str
    seen: str

    @property
    def id(self) -> str:
        """By what it is named to its owner; it opens nothing."""
        return self.key_hash[:16]


def add_device(connection: Connection, device: DeviceKept) -> None:
    connection.execute(insert(schema.devices).values(**msgspec.structs.asdict(device)))


def seen(connection: Connection, key_hash: str, described: str) -> str | None:
    """Writes down that a device was seen, and gives whose it is."""
    place = schema.devices.c.key_hash == key_hash
    guest: str | None = connection.execute(select(schema.devices.c.guest).where(place)).scalar()
    if guest is not None:
        connection.execute(update(schema.devices).where(place).values(seen=now(), described=described))
    return guest


def devices_of(connection: Connection, guest: str) -> list[DeviceKept]:
    """Somebody's devices, the one seen last first."""
    kept = schema.devices
    rows = connection.execute(select(kept).where(kept.c.guest == guest).order_by(kept.c.seen.desc())).mappings()
    return [DeviceKept(**row) for row in rows]


def end_device(connection: Connection, key_hash: str) -> None:
    connection.execute(delete(schema.devices).where(schema.devices.c.key_hash == key_hash))


def still_there(connection: Connection, key_hashes: Sequence[str]) -> set[str]:
    """Which of some devices are somebody's."""
    kept = schema.devices.c.key_hash
    return set(connection.execute(select(kept).where(kept.in_(key_hashes))).scalars()) if key_hashes else set()


def keep_passphrase(connection: Connection, guest: str, hashed: str | None) -> None:
    connection.execute(update(schema.guests).where(schema.guests.c.key_hash == guest).values(passphrase=hashed))


def passphrase_of(connection: Connection, guest: str) -> str | None:
    place = schema.guests.c.key_hash == guest
    found: str | None = connection.execute(select(schema.guests.c.passphrase).where(place)).scalar()
    return found


def holders_called(connection: Connection, table_id: str, name: str) -> list[tuple[str, str | None]]:
    """Those at a table who go by a name, each with what is kept of their passphrase."""
    seats, guests = schema.seats, schema.guests
    joined = seats.join(guests, guests.c.key_hash == seats.c.holder)
    query = select(seats.c.holder, seats.c.name, guests.c.passphrase).select_from(joined)
    rows = connection.execute(query.where(seats.c.table_id == table_id))
    return list(dict.fromkeys([(row.holder, row.passphrase) for row in rows if row.name.casefold() == name.casefold()]))


def games_under_way(connection: Connection, guest: str) -> int:
    """At how many unfinished tables somebody has a seat; private ones do not count."""
    seats, tables = schema.seats, schema.tables
    joined = seats.join(tables, tables.c.id == seats.c.table_id)
    query = select(func.count(seats.c.table_id.distinct())).select_from(joined)
    place = (seats.c.holder == guest) & tables.c.phase.in_(UNFINISHED) & ~tables.c.sandbox
    return int(connection.execute(query.where(place)).scalar() or 0)
