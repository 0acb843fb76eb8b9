"""The wishes of absent people for notifications, and those who were notified and have not come yet."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "calls",
        sql.Column("ring", sql.String(32), primary_key=True),
        sql.Column("email", sql.String(254), nullable=False),
        sql.Column("confirmed", sql.Boolean, nullable=False),
        sql.Column("webhook", sql.String(500), nullable=False),
        sql.Column("wishes", sql.Text, nullable=False),
    )
    op.create_table(
        "called",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.String(24), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("called")
    op.drop_table("calls")
