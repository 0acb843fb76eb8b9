"""The face a person has picked."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seats", sql.Column("face", sql.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "face")
