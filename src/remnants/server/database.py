"""The database: what is kept, the same on SQLite and PostgreSQL. The log of answers is the truth about every game."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("name", String(64)),
    Column("created", String(32), nullable=False),
)
"""Browsers, known by the hash of the secret in their cookie."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", String(128)),
    Column("pack_name", String(128), nullable=False),
    Column("pack_digest", String(64), nullable=False),
    Column("seed", Text, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("trouble", Text),
    Column("sandbox", Boolean, nullable=False),
    Column("start_when_full", Boolean, nullable=False),
    Column("host", String(64)),
    Column("invite", String(64), nullable=False, unique=True),
    Column("watch", String(64), nullable=False, unique=True),
    Column("base", Text),
    Column("rematch", String(32)),
    Column("created", String(32), nullable=False),
    Index("tables_by_phase", "phase"),
)
"""`base` is the record that the log goes on from: written when the game starts, with the answers of the set-up."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("holder", String(64)),
    Column("name", String(64), nullable=False),
    Column("level", String(64)),
    Column("stand_in", String(64)),
    Index("seats_by_holder", "holder"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("command", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("table_id", "seat", "command"),
)
"""One row for each answer (with the answers of chance that followed it) and for each answer taken back.

The key makes it impossible that two servers write two histories of one game."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("key", Text, nullable=False),
)
"""Keys of the server itself: the one its web push is signed with."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("endpoint_hash", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("site", Text, nullable=False),
    Column("created", String(32), nullable=False),
)
"""Browsers that are told by web push. An endpoint is long, so its hash is the key; `site` is where ours was asked."""

webhooks = Table(
    "webhooks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("url", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("site", Text, nullable=False),
    Column("trouble", Text),
)

told = Table(
    "told",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
)
"""The version of the table that a seat was last told of, so that no notice is sent twice, by whichever server."""
