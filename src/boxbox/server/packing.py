"""Packing logs that nobody reads for now: all lines of a table in one compressed piece."""

import json
import zlib
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

COLUMNS = ("n", "text", "key", "request", "at")
"""The fields of a line besides its table."""


def pack(lines: Iterable[Mapping[str, Any]]) -> bytes:
    """Return lines as one piece."""
    rows = [[*(line[name] for name in COLUMNS[:-1]), line["at"].isoformat()] for line in lines]
    return zlib.compress(json.dumps(rows, ensure_ascii=False).encode(), 9)


def unpack(piece: bytes) -> list[dict[str, Any]]:
    """Return the lines of a piece as they were."""
    lines = [dict(zip(COLUMNS, row, strict=True)) for row in json.loads(zlib.decompress(piece))]
    return [{**line, "at": datetime.fromisoformat(line["at"])} for line in lines]
