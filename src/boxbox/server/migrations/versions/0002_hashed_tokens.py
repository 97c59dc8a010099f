"""Store only hashes of tokens; add a table's grace time and who handed over a seat."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("host"))
seats = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("token"))


def upgrade() -> None:
    """Hash the stored tokens; the ones that people have keep working."""
    connection = op.get_bind()
    connection.exec_driver_sql("PRAGMA secure_delete=ON")  # leaves nothing of a token in the file
    for table in connection.execute(sa.select(tables)).all():
        found = tables.c.id == table.id
        connection.execute(sa.update(tables).where(found).values(host=_hashed(table.host)))
    taken = sa.select(seats).where(seats.c.token.is_not(None))
    for seat in connection.execute(taken).all():
        found = (seats.c.table_id == seat.table_id) & (seats.c.seat == seat.seat)
        connection.execute(sa.update(seats).where(found).values(token=_hashed(seat.token)))
    op.add_column(
        "tables", sa.Column("grace", sa.Integer(), nullable=False, server_default=sa.text("60"))
    )
    op.add_column("seats", sa.Column("handed_by", sa.Integer(), nullable=True))


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
