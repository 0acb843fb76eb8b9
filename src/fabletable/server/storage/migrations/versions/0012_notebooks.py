"""Notebooks: what belongs to one person and is no other's business."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "notes",
        sql.Column("ring", sql.String(32), primary_key=True),
        sql.Column("name", sql.String(60), primary_key=True),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
