"""Length and hashes of each table's log, row and chat; a table that plays on from another shares that one's log.

The sums of tables that are there already are filled in by ``migrate`` once all migrations have run.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sql.Column("shared_from", sql.String(16), nullable=False, server_default=""))
    op.add_column("tables", sql.Column("shared_until", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("shared_seat", sql.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_source", "tables", ["shared_from"])
    op.add_column("keepsakes", sql.Column("hash", sql.String(32), nullable=False, server_default=""))
    op.create_table(
        "table_sums",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("length", sql.Integer, nullable=False),
        sql.Column("log_hash", sql.String(32), nullable=False),
        sql.Column("chat_lines", sql.Integer, nullable=False, server_default="0"),
        sql.Column("chat_sum", sql.BigInteger, nullable=False, server_default="0"),
        sql.Column("row_hash", sql.String(32), nullable=False, server_default=""),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "census",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("tables", sql.Integer, nullable=False),
        sql.Column("sum", sql.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("census")
    op.drop_table("table_sums")
    op.drop_column("keepsakes", "hash")
    op.drop_index("tables_by_source", "tables")
    for column in ("shared_seat", "shared_until", "shared_from"):
        op.drop_column("tables", column)
