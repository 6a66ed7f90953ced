"""Browsers apart from the people they belong to, and a passphrase to come back by."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("passphrase", sa.Text))
    op.create_table(
        "devices",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("described", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.Index("devices_by_guest", "guest"),
    )
    op.execute(ONE_DEVICE_EACH)


ONE_DEVICE_EACH = """
INSERT INTO devices (key_hash, guest, described, created, seen)
SELECT key_hash, key_hash, '', created, created FROM guests
"""
"""Before this, a guest was a browser."""
