"""A table at which a learner is taught the game knows how far the lesson has come."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sql.Column("lesson", sql.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
