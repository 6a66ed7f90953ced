"""Guests, tables, seats, the log of answers, chat, notes and watchers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64)),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pack", sa.String(128)),
        sa.Column("pack_name", sa.String(128), nullable=False),
        sa.Column("pack_digest", sa.String(64), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("trouble", sa.Text),
        sa.Column("sandbox", sa.Boolean, nullable=False),
        sa.Column("start_when_full", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("invite", sa.String(64), nullable=False, unique=True),
        sa.Column("watch", sa.String(64), nullable=False, unique=True),
        sa.Column("base", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("holder", sa.String(64)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64)),
        sa.Column("stand_in", sa.String(64)),
    )
    op.create_index("seats_by_holder", "seats", ["holder"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.UniqueConstraint("table_id", "seat", "command"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    for name in ["watchers", "notes", "chat", "log", "seats", "tables", "guests"]:
        op.drop_table(name)
