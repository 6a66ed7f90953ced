"""Where a table was made, so that all can have their turn, and whether it goes on from an uploaded record."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(64)))
    op.add_column("tables", sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()))
