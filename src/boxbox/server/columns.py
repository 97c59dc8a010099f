"""Database columns for values that SQL has no type for."""

from typing import Any

from sqlalchemy import JSON, Dialect, TypeDecorator

from boxbox.core.wire import Cursor


class CursorColumn(TypeDecorator[Cursor]):
    """Stores a cursor as JSON."""

    impl = JSON
    cache_ok = True

    def process_result_value(self, value: Any, _: Dialect) -> Cursor:
        """Return the stored value as a cursor."""
        line, index = value
        return line, index
