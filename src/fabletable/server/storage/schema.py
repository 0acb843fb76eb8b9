"""The shape of the database: tables, seats, the log of decisions, chat, proposals, and what finished games leave."""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("rules", sql.String(40), nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("visibility", sql.String(8), nullable=False),
    sql.Column("state", sql.String(12), nullable=False),
    sql.Column("host", sql.String(32), nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("created", sql.String(24), nullable=False),
    sql.Column("result", sql.Text, nullable=False),
    sql.Column("grace", sql.Integer, nullable=False, server_default="120"),
    sql.Column("version", sql.Integer, nullable=False, server_default="0"),
    sql.Column("gate", sql.Text, nullable=False, server_default="{}"),
    sql.Column("terms", sql.Text, nullable=False, server_default="{}"),
    sql.Column("word", sql.String(8), nullable=False, server_default=""),
    sql.Column("keyring", sql.String(32), nullable=False, server_default=""),
    sql.Column("lesson", sql.Text, nullable=False, server_default=""),
    sql.Column("times", sql.Text, nullable=False, server_default="[]"),
    sql.Column("answers", sql.Text, nullable=False, server_default="[]"),
    sql.Column("shared_from", sql.String(16), nullable=False, server_default=""),
    sql.Column("shared_until", sql.Integer, nullable=False, server_default="0"),
    sql.Column("shared_seat", sql.Integer, nullable=False, server_default="0"),
    sql.Index("tables_listed", "visibility", "state", "created"),
    sql.Index("tables_by_word", "word"),
    sql.Index("tables_by_keyring", "keyring"),
    sql.Index("tables_by_source", "shared_from"),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("bot", sql.String(40), nullable=False),
    sql.Column("claimed", sql.Boolean, nullable=False),
    sql.Column("held", sql.Boolean, nullable=False),
    sql.Column("secret", sql.String(32), nullable=False),
    sql.Column("entropy", sql.String(200), nullable=False),
    sql.Column("seen", sql.Integer, nullable=False, server_default="0"),
    sql.Column("version", sql.Integer, nullable=False, server_default="0"),
    sql.Column("keyring", sql.String(32), nullable=False, server_default=""),
    sql.Column("resigned", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("gone", sql.Integer, nullable=False, server_default="0"),
    sql.Column("muted", sql.String(80), nullable=False, server_default=""),
    sql.Column("face", sql.String(16), nullable=False, server_default=""),
    sql.Index("seats_by_keyring", "keyring"),
)

# The primary key is also the lock: of two processes that decide at once, one insert wins.
log = sql.Table(
    "log",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("key", sql.Text, nullable=False),
    sql.Column("nonce", sql.String(64), nullable=False),
    sql.Column("at", sql.String(24), nullable=False),
    sql.Column("checksum", sql.String(12), nullable=False, server_default=""),
    sql.Column("rules", sql.String(40), nullable=False, server_default=""),
)

chat = sql.Table(
    "chat",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String(500), nullable=False),
    sql.Column("at", sql.String(24), nullable=False),
    sql.Column("nonce", sql.String(64), nullable=True),
    sql.Index("chat_once", "table_id", "seat", "nonce", unique=True),
)

proposals = sql.Table(
    "proposals",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("target", sql.Integer, nullable=False),
    sql.Column("id", sql.Integer, nullable=False, server_default="0"),
    sql.Column("kind", sql.String(8), nullable=False, server_default="back"),
)

consents = sql.Table(
    "consents",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
)

# The times at which a table has to be looked at again, whether or not it is open, and was last looked at.
alarms = sql.Table(
    "alarms",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("at", sql.Integer, nullable=False, index=True),
    sql.Column("looked", sql.Integer, nullable=False),
)

# A person is a keyring of devices and of the seats they open; no name, no address, no password.
devices = sql.Table(
    "devices",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("keyring", sql.String(32), nullable=False, index=True),
    sql.Column("hash", sql.String(32), nullable=False, unique=True),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("made", sql.String(24), nullable=False),
    sql.Column("seen", sql.Integer, nullable=False),
    sql.Column("only", sql.Text, nullable=False, server_default=""),
)

# The tickets that add a device to a keyring: once and soon, or by the six words or the file of a recovery.
tickets = sql.Table(
    "tickets",
    metadata,
    sql.Column("hash", sql.String(32), primary_key=True),
    sql.Column("keyring", sql.String(32), nullable=False, index=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("device", sql.String(80), nullable=False),
    sql.Column("only", sql.Text, nullable=False, server_default=""),
    sql.Column("until", sql.Integer, nullable=False, server_default="0"),
    sql.Column("used", sql.String(24), nullable=False, server_default=""),
)

# The ways in which a person who is away is notified; and the seats whose person was notified and has not come yet.
notification_ways = sql.Table(
    "notification_ways",
    metadata,
    sql.Column("keyring", sql.String(32), primary_key=True),
    sql.Column("email", sql.String(254), nullable=False),
    sql.Column("confirmed", sql.Boolean, nullable=False),
    sql.Column("webhook", sql.String(500), nullable=False),
    sql.Column("settings", sql.Text, nullable=False),
)

notified = sql.Table(
    "notified",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.String(24), nullable=False),
)

# The mailboxes that were ever sent letters, by a keyed hash, and how many; one row counts for the whole server.
recipients = sql.Table(
    "recipients",
    metadata,
    sql.Column("hash", sql.String(32), primary_key=True),
    sql.Column("confirmed", sql.Boolean, nullable=False),
    sql.Column("asked", sql.Integer, nullable=False),
    sql.Column("span", sql.Integer, nullable=False),
    sql.Column("sent", sql.Integer, nullable=False),
)

# The notebooks: small documents by name, which belong to one person and are no other's business.
notes = sql.Table(
    "notes",
    metadata,
    sql.Column("keyring", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(60), primary_key=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
)

# The archive of finished games: it is never computed again, even if the rules change.
archive = sql.Table(
    "archive",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("kind", sql.String(8), primary_key=True),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sql.Column("hash", sql.String(32), nullable=False, server_default=""),
)

# Length and hashes of what is kept of a table, written in the same transaction (sums.py). A row of its own: it changes
# with every decision, and the table's own row may be as long as its options.
table_sums = sql.Table(
    "table_sums",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("length", sql.Integer, nullable=False),
    sql.Column("log_hash", sql.String(32), nullable=False),
    sql.Column("chat_lines", sql.Integer, nullable=False, server_default="0"),
    sql.Column("chat_sum", sql.BigInteger, nullable=False, server_default="0"),
    sql.Column("row_hash", sql.String(32), nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

# The only row has the number of tables, and the sum of the hashes of their ids.
table_count = sql.Table(
    "table_count",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("tables", sql.Integer, nullable=False),
    sql.Column("sum", sql.BigInteger, nullable=False),
)
