"""Whether workers can reach each other at what they tell each other, as far as can be seen from that."""

from collections.abc import Collection
from ipaddress import ip_address


def stays_inside(address: str) -> bool:
    """Whether this leads nowhere but to the machine that uses it: a loopback address, or that of every network."""
    host = address.rpartition(":")[0].strip("[]")
    try:
        found = ip_address(host)
    except ValueError:
        return host.lower() == "localhost"
    return found.is_loopback or found.is_unspecified


def doubt(ours: str, others: Collection[str]) -> str:
    """What the host should hear when a worker joins these; nothing if all may be well."""
    for other in sorted(others):
        if stays_inside(ours) != stays_inside(other):
            inside, outside = ("this worker", "another") if stays_inside(ours) else ("another worker", "this one")
            told, reached = (ours, other) if stays_inside(ours) else (other, ours)
            return (
                f"{inside} can be reached from its own machine alone, at {told}, and {outside} is at {reached}: "
                "if they are on two machines, see cluster_address"
            )
    return ""
