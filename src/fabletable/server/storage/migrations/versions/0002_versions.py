"""Tables and seats get a version that a writer must have read; the log keeps checksums and rules; the remains of a
finished game are kept."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Both databases rename in place; a new column called `version` is another thing.
    op.execute("ALTER TABLE tables RENAME COLUMN version TO rules")
    op.add_column("tables", sql.Column("version", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("grace", sql.Integer, nullable=False, server_default="120"))
    op.add_column("seats", sql.Column("version", sql.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sql.Column("seen", sql.Integer, nullable=False, server_default="0"))
    op.add_column("log", sql.Column("checksum", sql.String(12), nullable=False, server_default=""))
    op.add_column("log", sql.Column("rules", sql.String(40), nullable=False, server_default=""))
    op.add_column("chat", sql.Column("nonce", sql.String(64), nullable=True))
    op.create_index("chat_once", "chat", ["table_id", "seat", "nonce"], unique=True)
    op.add_column("proposals", sql.Column("id", sql.Integer, nullable=False, server_default="0"))
    op.add_column("proposals", sql.Column("kind", sql.String(8), nullable=False, server_default="back"))
    op.create_table(
        "keepsakes",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("kind", sql.String(8), primary_key=True),
        sql.Column("data", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keepsakes")
    op.drop_index("chat_once", "chat")
    for table, column in (
        ("proposals", "kind"),
        ("proposals", "id"),
        ("chat", "nonce"),
        ("log", "rules"),
        ("log", "checksum"),
        ("seats", "seen"),
        ("seats", "version"),
        ("tables", "grace"),
        ("tables", "version"),
    ):
        op.drop_column(table, column)
    op.execute("ALTER TABLE tables RENAME COLUMN rules TO version")
