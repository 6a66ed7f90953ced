"""Whom to tell, and what they were told already: plain functions of a connection, to be given to `Storage.do`."""

import hashlib
from collections.abc import Callable
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from remnants.server.storage import queries, schema

Language = Literal["en", "it"]
MOST_BROWSERS = 8
"""Browsers told for one seat; a further one takes the place of the oldest."""
PUSH_KEY = "vapid"


class Browser(msgspec.Struct, frozen=True):
    """A browser that is told by web push."""

    endpoint: str
    p256dh: str
    auth: str
    language: Language
    site: str


class Webhook(msgspec.Struct, frozen=True):
    """A chat service or program that is told."""

    url: str
    language: Language
    site: str
    trouble: str | None = None


class Addresses(msgspec.Struct, frozen=True):
    """All who are told for a seat."""

    browsers: list[Browser]
    webhook: Webhook | None

    def __bool__(self) -> bool:
        return bool(self.browsers) or self.webhook is not None


def push_key(connection: Connection, made: Callable[[], str]) -> str:
    """The key that web push is signed with, made when first asked for and kept for good."""
    keys = schema.server_keys
    kept = connection.execute(select(keys.c.key).where(keys.c.name == PUSH_KEY)).scalar()
    if kept is None:
        kept = made()
        connection.execute(insert(keys).values(name=PUSH_KEY, key=kept))
    return str(kept)


def addresses(connection: Connection, table_id: str, seat: int, holder: str) -> Addresses:
    """Who is told for a seat. What an earlier holder asked for is not heeded."""
    kept = schema.push_subscriptions
    place = (kept.c.table_id == table_id) & (kept.c.seat == seat) & (kept.c.holder == holder)
    rows = connection.execute(select(kept).where(place).order_by(kept.c.created)).mappings()
    browsers = [Browser(**{name: row[name] for name in Browser.__struct_fields__}) for row in rows]
    hooks = schema.webhooks
    place = (hooks.c.table_id == table_id) & (hooks.c.seat == seat) & (hooks.c.holder == holder)
    hook = connection.execute(select(hooks).where(place)).mappings().first()
    webhook = None if hook is None else Webhook(**{name: hook[name] for name in Webhook.__struct_fields__})
    return Addresses(browsers, webhook)


def save_browser(connection: Connection, table_id: str, seat: int, holder: str, browser: Browser) -> None:
    """Remembers a browser; the oldest ones make room."""
    forget_browser(connection, table_id, seat, browser.endpoint)
    known = addresses(connection, table_id, seat, holder).browsers
    for old in known[: max(0, len(known) - MOST_BROWSERS + 1)]:
        forget_browser(connection, table_id, seat, old.endpoint)
    values = {**msgspec.structs.asdict(browser), "holder": holder, "created": queries.now()}
    key = {"table_id": table_id, "seat": seat, "endpoint_hash": hashed(browser.endpoint)}
    connection.execute(insert(schema.push_subscriptions).values(**key, **values))


def forget_browser(connection: Connection, table_id: str, seat: int, endpoint: str | None) -> None:
    """Forgets a browser of a seat, or all of them."""
    kept = schema.push_subscriptions
    place = (kept.c.table_id == table_id) & (kept.c.seat == seat)
    if endpoint is not None:
        place = place & (kept.c.endpoint_hash == hashed(endpoint))
    connection.execute(delete(kept).where(place))


def forget_endpoint(connection: Connection, endpoint: str) -> None:
    """Forgets a browser at all tables: its push service says that it is gone."""
    kept = schema.push_subscriptions
    connection.execute(delete(kept).where(kept.c.endpoint_hash == hashed(endpoint)))


def save_webhook(connection: Connection, table_id: str, seat: int, holder: str, webhook: Webhook) -> None:
    forget_webhook(connection, table_id, seat)
    values = {"table_id": table_id, "seat": seat, "holder": holder, **msgspec.structs.asdict(webhook)}
    connection.execute(insert(schema.webhooks).values(**values))


def forget_webhook(connection: Connection, table_id: str, seat: int) -> None:
    hooks = schema.webhooks
    connection.execute(delete(hooks).where(hooks.c.table_id == table_id, hooks.c.seat == seat))


def note_trouble(connection: Connection, table_id: str, seat: int, trouble: str | None) -> None:
    """Keeps why a webhook could not be told, for whoever set it."""
    hooks = schema.webhooks
    place = (hooks.c.table_id == table_id) & (hooks.c.seat == seat)
    connection.execute(update(hooks).where(place).values(trouble=trouble))


def take_on(connection: Connection, table_id: str, seat: int, holder: str, version: int) -> Addresses:
    """Whom to tell of a version of the table; nobody if that was told already, by this server or another."""
    found = addresses(connection, table_id, seat, holder)
    if not found:
        return found
    told = schema.told
    place = (told.c.table_id == table_id) & (told.c.seat == seat)
    known = connection.execute(select(told.c.version).where(place).with_for_update()).scalar()
    if known is None:
        connection.execute(insert(told).values(table_id=table_id, seat=seat, version=version))
    elif known < version:
        connection.execute(update(told).where(place).values(version=version))
    else:
        return Addresses([], None)
    return found


def hashed(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
