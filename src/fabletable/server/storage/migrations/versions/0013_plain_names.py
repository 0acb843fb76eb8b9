"""Tables and columns get the names that the glossary has."""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"

TABLES = {"keepsakes": "archive", "calls": "notification_ways", "called": "notified", "census": "table_count"}
KEYRINGS = ("tables", "seats", "devices", "tickets", "notes", "notification_ways")
INDEXES = {"tables": "tables_by_{}", "seats": "seats_by_{}", "devices": "ix_devices_{}", "tickets": "ix_tickets_{}"}


def upgrade() -> None:
    for before, after in TABLES.items():
        op.rename_table(before, after)
    _call_column(KEYRINGS, "ring", "keyring")
    _call_column(["notification_ways"], "wishes", "settings")
    _call_indexes("ring", "keyring")
    op.execute("UPDATE recipients SET hash = 'server' WHERE hash = 'house'")


def downgrade() -> None:
    op.execute("UPDATE recipients SET hash = 'house' WHERE hash = 'server'")
    _call_column(KEYRINGS, "keyring", "ring")
    _call_column(["notification_ways"], "settings", "wishes")
    _call_indexes("keyring", "ring")
    for before, after in TABLES.items():
        op.rename_table(after, before)


def _call_column(tables: list[str] | tuple[str, ...], before: str, after: str) -> None:
    for table in tables:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {before} TO {after}")


def _call_indexes(before: str, after: str) -> None:
    """Drop and create indexes under new names, as SQLite cannot rename one."""
    for table, index in INDEXES.items():
        op.drop_index(index.format(before), table)
        op.create_index(index.format(after), table, [after])
