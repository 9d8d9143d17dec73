"""Luck that can be checked afterwards: every draw follows from a secret and from what the players threw in.

The server shows the hash of its secret before anybody throws in anything, so it cannot choose the secret to suit; all
commitments are told to everybody before any contribution is shown, so nobody can choose theirs to suit either. What
that proves and what not is in docs/fairness.md.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass

from clickbang.core.chance import Chance, Outcomes

_SPAN = 1 << 256
HASH = re.compile("[0-9a-f]{64}")
"""32 bytes: a secret, a contribution, or a commitment to one."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Where the luck of a game came from: the secret, and by seat what was committed to and contributed (hex)."""

    secret: str
    commitment: str
    commits: tuple[str, ...]
    contributions: tuple[str, ...]


def hash_of(hidden: str) -> str:
    """The commitment to these bytes, both in hex."""
    return hashlib.sha256(bytes.fromhex(hidden)).hexdigest()


class Verifiable(Chance):
    """Draw n is taken from HMAC-SHA-256(secret, contributions, n): the same for everybody who knows both."""

    def __init__(self, secret: str, contributions: Sequence[str]) -> None:
        self.key = bytes.fromhex(secret)
        self.thrown_in = hashlib.sha256("\n".join(contributions).encode()).digest()
        self.draws = 0

    def clone(self) -> "Verifiable":
        other = Verifiable(self.key.hex(), ())
        other.thrown_in = self.thrown_in
        other.draws = self.draws
        return other

    def choose(self, outcomes: Outcomes) -> int:
        left = self.number_below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:  # not by `outcome_at`: these weights may be larger than 64 bits
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights do not add up to their sum")

    def number_below(self, total: int) -> int:
        """A number from 0 to total - 1, each as likely: what would favour the first few is drawn again."""
        number = self.draws
        self.draws += 1
        attempt = 0
        while True:
            message = self.thrown_in + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int.from_bytes(hmac.digest(self.key, message, "sha256"), "big")
            if value < _SPAN - _SPAN % total:
                return value % total
            attempt += 1
