"""Answers that were given before the question is asked."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sql.Column("answers", sql.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "answers")
