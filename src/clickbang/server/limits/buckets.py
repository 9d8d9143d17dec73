"""Rate limits: so much at once, then so much a second."""

import time
from collections import OrderedDict
from ipaddress import AddressValueError, IPv6Address
from itertools import islice

LONGEST_DEBT = 5.0
"""Seconds after which whoever has run up the highest debt has paid it."""


class Bucket:
    """Holds up to `burst` tokens and gains `rate` of them a second; whoever finds it empty has to wait."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def has(self, count: float = 1) -> bool:
        """Whether there are so many tokens."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        return self.tokens >= count

    def take(self, count: float = 1) -> bool:
        """Take so many tokens, if they are there."""
        if not self.has(count):
            return False
        self.tokens -= count
        return True

    def charge(self, count: float) -> None:
        """Take so many tokens, there or not; the debt has an end, since others may have to pay it back."""
        self.tokens = max(self.tokens - count, -LONGEST_DEBT * self.rate)

    def give_back(self) -> None:
        """A token that was taken was not used after all."""
        self.tokens += 1


class Buckets:
    """A bucket for each of many keys, those used longest ago forgotten first.

    One that is full again is as good as none, and forgotten too; not if they are `held` by those who use them.
    """

    def __init__(self, rate: float, burst: float, most: int = 10_000, held: bool = False) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.held = held
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of this key."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
            elif not self.held:
                self.forget_full()
        self.buckets.move_to_end(key)
        return bucket

    def forget_full(self) -> None:
        """Look at the two used longest ago, so that fewer stay than come; the last one is about to be used."""
        for key, bucket in list(islice(self.buckets.items(), min(2, len(self.buckets) - 1))):
            if bucket.has(bucket.burst):
                del self.buckets[key]

    def take(self, key: str) -> bool:
        """Take a token from this key's bucket."""
        return self.of(key).take()


class Shares:
    """So much for each guest, and so many times as much for all of a network: guests are cheap to come by.

    With `more` a network may do that much more at once.
    """

    def __init__(self, rate: float, burst: float, times: float, more: float = 0, held: bool = False) -> None:
        self.guests = Buckets(rate, burst, held=held)
        self.networks = Buckets(rate * times, burst * times + more, held=held)

    def has(self, guest: str, network: str) -> bool:
        """Whether both have a token."""
        return self.guests.of(guest).has() and self.networks.of(network).has()

    def take(self, guest: str, network: str) -> bool:
        """Take a token from both, or from neither."""
        if not self.has(guest, network):
            return False
        self.guests.of(guest).tokens -= 1
        self.networks.of(network).tokens -= 1
        return True

    def give_back(self, guest: str, network: str) -> None:
        """What was taken was not used after all."""
        self.guests.of(guest).give_back()
        self.networks.of(network).give_back()


def network_of(address: str) -> str:
    """Whom limits by address count: an IPv4 address, also one written as IPv6, or the /64 of an IPv6 address.

    Whoever has one IPv6 address has the whole /64 it is in.
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
