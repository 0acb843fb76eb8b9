"""Tables, seats, the log of decisions, chat and proposals."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("version", sql.String(40), nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("visibility", sql.String(8), nullable=False),
        sql.Column("state", sql.String(12), nullable=False),
        sql.Column("host", sql.String(32), nullable=False),
        sql.Column("secret", sql.String(64), nullable=False),
        sql.Column("seed", sql.String(64), nullable=False),
        sql.Column("created", sql.String(24), nullable=False),
        sql.Column("result", sql.Text, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["visibility", "state", "created"])
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("name", sql.String(80), nullable=False),
        sql.Column("bot", sql.String(40), nullable=False),
        sql.Column("claimed", sql.Boolean, nullable=False),
        sql.Column("held", sql.Boolean, nullable=False),
        sql.Column("secret", sql.String(32), nullable=False),
        sql.Column("entropy", sql.String(200), nullable=False),
    )
    op.create_table(
        "log",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("key", sql.Text, nullable=False),
        sql.Column("nonce", sql.String(64), nullable=False),
        sql.Column("at", sql.String(24), nullable=False),
    )
    op.create_table(
        "chat",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.String(500), nullable=False),
        sql.Column("at", sql.String(24), nullable=False),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    op.create_table(
        "proposals",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("target", sql.Integer, nullable=False),
    )
    op.create_table(
        "consents",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    )


def downgrade() -> None:
    for name in ("consents", "proposals", "chat", "log", "seats", "tables"):
        op.drop_table(name)
