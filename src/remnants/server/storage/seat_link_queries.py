"""Links of seats, by the hash of their secret."""

from sqlalchemy import Connection, delete, insert, select

from remnants.server.storage import schema


def keep_link(connection: Connection, table_id: str, seat: int, secret_hash: str) -> None:
    """Keeps the one link of a seat."""
    forget_link(connection, table_id, seat)
    connection.execute(insert(schema.seat_links).values(table_id=table_id, seat=seat, secret_hash=secret_hash))


def forget_link(connection: Connection, table_id: str, seat: int) -> None:
    links = schema.seat_links
    connection.execute(delete(links).where(links.c.table_id == table_id, links.c.seat == seat))


def seat_behind(connection: Connection, secret_hash: str) -> tuple[str, int] | None:
    """The table and seat that a link leads to."""
    found = connection.execute(select(schema.seat_links).where(schema.seat_links.c.secret_hash == secret_hash)).first()
    return None if found is None else (found.table_id, found.seat)
