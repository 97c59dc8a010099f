"""Alembic's entry point: migrations run on the connection that `database.migrate` provides."""

from alembic import context

from boxbox.server.store import Base

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
