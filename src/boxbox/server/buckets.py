"""Buckets that refill: a steady rate per second in the long run, and some more at once."""

from collections import OrderedDict
from time import monotonic


class Bucket:
    """Lets through a steady rate per second in the long run, and some more at once."""

    __slots__ = ("_filled", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._filled = monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def order(self) -> float:
        """Take one, even if it isn't there yet; return the seconds until it is."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._rate)

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._filled) * self._rate)
        self._filled = now


class Buckets:
    """A bucket for each name; the names unused for longest are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        """Return the bucket of a name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._most)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket

    def take(self, name: str) -> bool:
        """Take one from the bucket of a name."""
        return self.of(name).take()
