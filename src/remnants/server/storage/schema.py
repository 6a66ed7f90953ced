"""The database: what is kept, the same on SQLite and PostgreSQL. The log of answers is the truth about every game."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("name", String(64)),
    Column("created", String(32), nullable=False),
    Column("passphrase", Text),
)
"""People, known by the hash of the secret that their first browser was given. `passphrase` is a slow, salted hash."""

devices = Table(
    "devices",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("described", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
    Index("devices_by_guest", "guest"),
)
"""Browsers, known by the hash of the secret in their cookie, and whose each of them is."""

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
    Column("origin", String(64)),
    Column("uploaded", Boolean, nullable=False, server_default=false()),
    Column("decides", Integer),
    Column("bot_to_move", Boolean, nullable=False, server_default=false()),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("touched", String(32)),
    Column("put_away", Boolean, nullable=False, server_default=false()),
    Column("clock", Text),
    Column("clock_state", Text),
    Column("clock_due", String(32)),
    Column("ended", String(16)),
    Index("tables_by_clock_due", "clock_due"),
    Index("tables_by_phase", "phase"),
    Index("tables_by_bot_to_move", "bot_to_move"),
    Index("tables_by_host", "host"),
)
"""`base` is the record that the log goes on from: written when the game starts, with the answers of the set-up.

`decides`, `bot_to_move`, `version` and `touched` say how the game stands, so that nobody need stand it up to know."""

positions = Table(
    "positions",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""The last state of a game that was kept beside its log: where it goes on if new rules or packs no longer replay it."""

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
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("silenced", Boolean, nullable=False, server_default=false()),
    Column("number", String(32)),
    Index("seats_by_holder", "holder"),
)
"""`shared`: its holder lets anybody look at the game once it is over. `silenced`: the host took the word from it.

`number`: what its holder added to the seed before the game."""

seat_links = Table(
    "seat_links",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
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
    Column("command", String(64)),
    Index("chat_by_command", "table_id", "seat", "command", unique=True),
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
    Column("number", Integer, nullable=False, server_default="0"),
    Column("name", String(64), nullable=False, server_default=""),
    Column("link", String(8), nullable=False, server_default="watch"),
    Column("removed", Boolean, nullable=False, server_default=false()),
    Index("watchers_by_number", "table_id", "number", unique=True),
)
"""`link`: which of the two they came by, to be made anew when they are removed."""

muted = Table(
    "muted",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
)
"""Seats whose words somebody does not want to read."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("command", String(160), nullable=False),
    Column("at", String(32), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("done", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table_id", "command"),
)
"""What somebody reported to whoever runs the server, with what had been said at the table."""

servers = Table(
    "servers",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("address", Text, nullable=False),
)
"""The servers on this database, and where they reach each other."""

owners = Table(
    "owners",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("server", String(64), nullable=False),
    Index("owners_by_server", "server"),
)
"""Which server has a table awake. Whose row is left by one that is gone, whoever comes next takes over."""

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
