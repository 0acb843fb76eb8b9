"""Alembic's entry: migrate over the connection that fabletable.server.migrate gives."""

from __future__ import annotations

from alembic import context

from fabletable.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
