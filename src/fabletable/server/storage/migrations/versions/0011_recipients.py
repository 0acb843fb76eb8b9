"""The mailboxes that were ever sent a letter, and whether their owners confirmed the address."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "recipients",
        sql.Column("hash", sql.String(32), primary_key=True),
        sql.Column("confirmed", sql.Boolean, nullable=False),
        sql.Column("asked", sql.Integer, nullable=False),
        sql.Column("span", sql.Integer, nullable=False),
        sql.Column("sent", sql.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("recipients")
