"""Tables keep their links, what was agreed and a word to come in by; seats and tables know whose keyring opens them."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sql.Column("gate", sql.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sql.Column("terms", sql.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sql.Column("word", sql.String(8), nullable=False, server_default=""))
    op.add_column("tables", sql.Column("ring", sql.String(32), nullable=False, server_default=""))
    op.create_index("tables_by_word", "tables", ["word"])
    op.create_index("tables_by_ring", "tables", ["ring"])
    op.add_column("seats", sql.Column("ring", sql.String(32), nullable=False, server_default=""))
    op.add_column("seats", sql.Column("resigned", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("seats", sql.Column("gone", sql.Integer, nullable=False, server_default="0"))
    op.create_index("seats_by_ring", "seats", ["ring"])
    op.create_table(
        "devices",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("ring", sql.String(32), nullable=False),
        sql.Column("hash", sql.String(32), nullable=False, unique=True),
        sql.Column("name", sql.String(80), nullable=False),
        sql.Column("made", sql.String(24), nullable=False),
        sql.Column("seen", sql.Integer, nullable=False),
        sql.Column("only", sql.Text, nullable=False, server_default=""),
    )
    op.create_index("ix_devices_ring", "devices", ["ring"])
    op.create_table(
        "tickets",
        sql.Column("hash", sql.String(32), primary_key=True),
        sql.Column("ring", sql.String(32), nullable=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("device", sql.String(80), nullable=False),
        sql.Column("only", sql.Text, nullable=False, server_default=""),
        sql.Column("until", sql.Integer, nullable=False, server_default="0"),
        sql.Column("used", sql.String(24), nullable=False, server_default=""),
    )
    op.create_index("ix_tickets_ring", "tickets", ["ring"])


def downgrade() -> None:
    op.drop_table("tickets")
    op.drop_table("devices")
    op.drop_index("seats_by_ring", "seats")
    op.drop_index("tables_by_ring", "tables")
    op.drop_index("tables_by_word", "tables")
    for table, column in (
        ("seats", "gone"),
        ("seats", "resigned"),
        ("seats", "ring"),
        ("tables", "ring"),
        ("tables", "word"),
        ("tables", "terms"),
        ("tables", "gate"),
    ):
        op.drop_column(table, column)
