"""Clocks, how they stand, when one ends, and whether a game was ended by one."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("clock_state", sa.Text))
    op.add_column("tables", sa.Column("clock_due", sa.String(32)))
    op.add_column("tables", sa.Column("ended", sa.String(16)))
    op.create_index("tables_by_clock_due", "tables", ["clock_due"])
