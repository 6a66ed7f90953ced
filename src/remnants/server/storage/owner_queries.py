"""Which server has a table awake. A server lives for as long as it holds the advisory lock of its name."""

from collections.abc import Callable

from sqlalchemy import BigInteger, Connection, delete, func, insert, literal, select, update
from sqlalchemy.dialects.postgresql import insert as insert_if_new

from remnants.server.storage import schema

KeyOf = Callable[[str], int]


def announce(connection: Connection, name: str, address: str) -> None:
    """Writes down where the others reach a server."""
    servers = schema.servers
    if connection.execute(update(servers).where(servers.c.name == name).values(address=address)).rowcount == 0:
        connection.execute(insert(servers).values(name=name, address=address))


def withdraw(connection: Connection, name: str) -> None:
    """A server is gone, and has no table awake any more."""
    connection.execute(delete(schema.owners).where(schema.owners.c.server == name))
    connection.execute(delete(schema.servers).where(schema.servers.c.name == name))


def owner(connection: Connection, table_id: str, name: str, key: KeyOf) -> tuple[str, str]:
    """The server that has a table awake, and its address: this one if nobody has, or somebody who is gone.

    Nobody has a table that there is not.
    """
    owners = schema.owners
    place = owners.c.table_id == table_id
    own = insert_if_new(owners).values(table_id=table_id, server=name).on_conflict_do_nothing()
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id)).first() is None:
        return "", ""
    connection.execute(own)
    found = connection.execute(select(owners.c.server).where(place)).scalar()
    if found is None or found == name:
        return name, ""
    lock = literal(key(found), BigInteger)
    if connection.execute(select(func.pg_try_advisory_xact_lock(lock))).scalar():
        changed = update(owners).where(place & (owners.c.server == found)).values(server=name)
        if connection.execute(changed).rowcount:
            return name, ""
        found = connection.execute(select(owners.c.server).where(place)).scalar() or name
    servers = schema.servers
    return found, connection.execute(select(servers.c.address).where(servers.c.name == found)).scalar() or ""


def release(connection: Connection, table_id: str, name: str) -> None:
    """A server lets a table go."""
    owners = schema.owners
    connection.execute(delete(owners).where((owners.c.table_id == table_id) & (owners.c.server == name)))
