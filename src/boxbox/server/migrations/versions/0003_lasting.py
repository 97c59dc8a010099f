"""No more seeds; when a race ended and was last opened; packed logs; a place to try writing."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

OPENED = """
UPDATE tables SET opened = coalesce(
    (SELECT max(lines.at) FROM lines WHERE lines.table_id = tables.id), tables.created
)
"""
OVER = """
UPDATE tables SET over = (
    SELECT lines.at FROM lines WHERE lines.table_id = tables.id AND lines.n = (
        SELECT max(last.n) FROM lines AS last
        WHERE last.table_id = tables.id AND last.text NOT GLOB last.n || ' driver *'
    ) AND lines.text GLOB lines.n || ' end *'
)
"""
"""A race is over if its log ends; only changes of drivers may follow."""


def upgrade() -> None:
    """Luck is new whenever a table is loaded; the rest is for races that are over."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seed")
        tables.add_column(sa.Column("opened", sa.DateTime(), nullable=True))
        tables.add_column(sa.Column("over", sa.DateTime(), nullable=True))
        tables.add_column(sa.Column("result", sa.JSON(none_as_null=True), nullable=True))
    op.execute(OPENED)
    op.execute(OVER)
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("opened", nullable=False)
    op.create_table(
        "packs",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("lines", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "health",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("room", sa.LargeBinary(), nullable=False),
    )
