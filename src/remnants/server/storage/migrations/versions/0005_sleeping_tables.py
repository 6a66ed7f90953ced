"""How a game stands, kept where nobody need stand it up to know, and a state to go on from beside its log."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("decides", sa.Integer))
    op.add_column("tables", sa.Column("bot_to_move", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("touched", sa.String(32)))
    op.add_column("tables", sa.Column("put_away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_bot_to_move", "tables", ["bot_to_move"])
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.execute(BOTS_TO_BE_LOOKED_AT)


BOTS_TO_BE_LOOKED_AT = """
UPDATE tables SET bot_to_move = true WHERE phase = 'playing' AND EXISTS (
    SELECT 1 FROM seats WHERE seats.table_id = tables.id AND (seats.kind = 'bot' OR seats.stand_in IS NOT NULL)
)
"""
"""Before this, nobody wrote down whose turn it was: every unfinished game with bots is looked at once."""
