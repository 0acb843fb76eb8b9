"""The seats that a seat does not want to hear."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sql.Column("muted", sql.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "muted")
