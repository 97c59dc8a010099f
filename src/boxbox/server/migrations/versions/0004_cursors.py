"""What a seat has seen is a line and an index within it, no longer a count of events."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

CONVERT = """
UPDATE seats SET cursor = CASE WHEN seen = 0 THEN '[0, 0]' ELSE '[' || CAST(
    (SELECT coalesce(max(n), 999999999) + 1 FROM lines WHERE lines.table_id = seats.table_id)
AS TEXT) || ', 0]' END
"""
"""A count means nothing without a replay: a seat that had seen anything has now seen all lines so
far. A log without lines is packed, and its race is over."""


def upgrade() -> None:
    """Convert the stored counts."""
    op.add_column("seats", sa.Column("cursor", sa.JSON(), nullable=True))
    op.execute(CONVERT)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seen")
        seats.alter_column("cursor", new_column_name="seen", nullable=False)
