"""Spectators with names, who can be removed; seats that are silenced, by the host or for oneself; reports."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("watchers", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("watchers", sa.Column("name", sa.String(64), nullable=False, server_default=""))
    op.add_column("watchers", sa.Column("link", sa.String(8), nullable=False, server_default="watch"))
    op.add_column("watchers", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(NUMBERED)
    op.create_index("watchers_by_number", "watchers", ["table_id", "number"], unique=True)
    op.add_column("seats", sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "muted",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("command", sa.String(160), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("table_id", "command"),
    )


NUMBERED = """
UPDATE watchers SET number = (
    SELECT count(*) FROM watchers AS others
    WHERE others.table_id = watchers.table_id AND others.guest <= watchers.guest
)
"""
