"""Which servers there are on one database, and which of them has a table awake."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("server", sa.String(64), nullable=False),
    )
    op.create_index("owners_by_server", "owners", ["server"])
