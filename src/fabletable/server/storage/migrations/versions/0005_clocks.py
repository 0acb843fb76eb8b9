"""Events that stop and give time on the clocks of a table, and the time at which it has to be looked at again."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sql.Column("times", sql.Text, nullable=False, server_default="[]"))
    op.create_table(
        "alarms",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("at", sql.Integer, nullable=False),
        sql.Column("looked", sql.Integer, nullable=False),
    )
    op.create_index("ix_alarms_at", "alarms", ["at"])


def downgrade() -> None:
    op.drop_table("alarms")
    op.drop_column("tables", "times")
