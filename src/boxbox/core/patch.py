"""Patches: what changed between two pieces of plain data, small enough to send for every event.

A patch is a list of changes. `[path, value]` puts a value where the path leads, `[path]` removes a
key, and `[[*path, "length"], n]` cuts a list. A path is a list of keys and indexes. True and 1 are
treated as equal: a value in one place always has the same type, or is None.
"""

from typing import Any, Final

Patch = list[list[Any]]
LENGTH: Final = "length"
A_CHANGE: Final = 5
"""A change takes about as much room as this many plain values in a list."""


def diff(before: Any, after: Any) -> Patch:
    """Return the changes that turn `before` into `after`."""
    patch: Patch = []
    if before != after:
        _compare(before, after, [], patch)
    return patch


def _compare(before: Any, after: Any, path: list[Any], patch: Patch) -> None:
    """Add the differences between two unequal things."""
    if isinstance(before, dict) and isinstance(after, dict):
        _compare_keys(before, after, path, patch)
    elif isinstance(before, list) and isinstance(after, list):
        _compare_items(before, after, path, patch)
    else:
        patch.append([path, after])


def _compare_keys(
    before: dict[str, Any], after: dict[str, Any], path: list[Any], patch: Patch
) -> None:
    patch += [[[*path, key]] for key in before if key not in after]
    for key, value in after.items():
        if key not in before:
            patch.append([[*path, key], value])
        elif before[key] != value:
            _compare(before[key], value, [*path, key], patch)


def _compare_items(before: list[Any], after: list[Any], path: list[Any], patch: Patch) -> None:
    changes: Patch = []
    for at, (old, new) in enumerate(zip(before, after, strict=False)):
        if old != new:
            _compare(old, new, [*path, at], changes)
    changes += [[[*path, at], after[at]] for at in range(len(before), len(after))]
    if len(after) < len(before):
        changes.append([[*path, LENGTH], len(after)])
    is_plain = not any(isinstance(value, dict | list) for value in after)
    whole = is_plain and len(changes) > 1 and len(changes) * A_CHANGE > len(after)
    patch += [[path, after]] if whole else changes


def patched(data: Any, patch: Patch) -> Any:
    """Return the data after a patch; what did not change is shared with the data before it."""
    for path, *value in patch:
        data = _put(data, path, value)
    return data


def _put(data: Any, path: list[Any], value: list[Any]) -> Any:
    if not path:
        return value[0]
    key, *rest = path
    if isinstance(data, list):
        if key == LENGTH:
            return data[: value[0]]
        old = data[key] if key < len(data) else None
        return [*data[:key], _put(old, rest, value), *data[key + 1 :]]
    if rest or value:
        return {**data, key: _put(data.get(key), rest, value)}
    return {name: kept for name, kept in data.items() if name != key}
