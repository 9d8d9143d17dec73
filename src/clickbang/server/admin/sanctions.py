"""Who is muted, and who is banned, as every worker knows it."""

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network

from clickbang.protocol.errors import BANNED, BANNED_UNTIL, ServerError
from clickbang.server.admin.orders import BAN, MUTE, Sanction
from clickbang.server.limits.buckets import network_of

Network = IPv4Network | IPv6Network


class Sanctions:
    """Asked with every remark and whenever somebody comes in: so it is a look into a dict, mostly an empty one."""

    def __init__(self) -> None:
        self.muted: dict[str, int | None] = {}
        """By guest, until when; None for good."""
        self.banned: dict[str, int | None] = {}
        self.networks: list[tuple[Network, int | None]] = []

    def take(self, all_of_them: Sequence[Sanction]) -> None:
        """These hold from now on, and no others."""
        self.muted, self.banned, self.networks = {}, {}, []
        for sanction in all_of_them:
            network = network_in(sanction.who)
            if sanction.kind == MUTE:
                self.muted[sanction.who] = sanction.until
            elif sanction.kind == BAN and network is not None:
                self.networks.append((network, sanction.until))
            elif sanction.kind == BAN:
                self.banned[sanction.who] = sanction.until

    def is_muted(self, guest: str) -> bool:
        """Whether what this guest says reaches nobody else."""
        return guest in self.muted and holds(self.muted[guest])

    def check_network(self, address: str) -> None:
        """An error if nobody may come from there. An IPv6 address stands for its /64, as in all limits."""
        if not self.networks:
            return
        theirs = network_in(network_of(address.partition("%")[0]))
        for network, until in self.networks:
            if theirs is not None and is_within(theirs, network) and holds(until):
                raise refusal(until)

    def check(self, guest: str, address: str) -> None:
        """An error if this guest may not come in, or nobody from there."""
        if guest in self.banned and holds(self.banned[guest]):
            raise refusal(self.banned[guest])
        self.check_network(address)


def holds(until: int | None) -> bool:
    return until is None or time.time() < until


def refusal(until: int | None) -> ServerError:
    return ServerError(BANNED) if until is None else ServerError(BANNED_UNTIL, until=moment(until))


def moment(at: int) -> str:
    """A time in words that every language reads."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def network_in(text: str) -> Network | None:
    """The network (or single address) that is written there; None if it is none. In IPv6 it is a /64 at least."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    return found.supernet(new_prefix=64) if isinstance(found, IPv6Network) and found.prefixlen > 64 else found


def is_within(inner: Network, outer: Network) -> bool:
    """Whether one network is part of another."""
    if isinstance(inner, IPv4Network):
        return isinstance(outer, IPv4Network) and inner.subnet_of(outer)
    return isinstance(outer, IPv6Network) and inner.subnet_of(outer)
