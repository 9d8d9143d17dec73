"""Rate limits: so much at once, then so much a second."""

import time
from collections import OrderedDict


class Bucket:
    """Holds up to `burst` tokens and gains `rate` of them a second; whoever finds it empty has to wait."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def has(self) -> bool:
        """Whether there is a token."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        return self.tokens >= 1

    def take(self) -> bool:
        """Take a token, if there is one."""
        if not self.has():
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each of many keys, those used longest ago forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has(self, key: str) -> bool:
        """Whether there is a token in this key's bucket."""
        return key not in self.buckets or self.buckets[key].has()

    def take(self, key: str) -> bool:
        """Take a token from this key's bucket."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take()
