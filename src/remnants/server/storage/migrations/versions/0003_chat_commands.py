"""The command that something was said by, so that it is said once, restarts included."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("command", sa.String(64)))
    op.create_index("chat_by_command", "chat", ["table_id", "seat", "command"], unique=True)
