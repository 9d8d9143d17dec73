"""What a rival may bid."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ALL_IN: Final = 1 / 3
"""How likely a rival who has shown nothing yet is to stake all it has. Otherwise it bids little, each 1,000 more a
third as likely. What lies between costs much and is outbid all the same: bots that learned to open against each other
bid next to nothing or everything, two to one."""
MOST: Final = 6 * 18
"""All the money of a game, in thousands."""
FIRST_OPINION: Final[list[float]] = [0.0] + [2 * (1 - ALL_IN) / 3**total for total in range(1, MOST + 1)]
"""By total, for somebody who does not stake all."""


class Guess:
    """The chance of each total, in thousands, from 1 to the whole purse.

    Every bid the rival has shown, and the totals near it, weigh as much as the first opinion.
    """

    def __init__(self, purse: int, shown: list[int]) -> None:
        weights = vec[float]()
        everything = 0.0
        for total in range(purse + 1):
            weights = append(weights, FIRST_OPINION[total])
        weights[purse] += ALL_IN
        for bid in shown:
            bid = min(bid, purse)
            reach = bid // 5 + 1
            first = max(1, bid - reach)
            last = min(purse, bid + reach)
            for total in range(first, last + 1):
                weights[total] += 1.0 / float(last + 1 - first)
        for weight in weights:
            everything += weight
        self.purse: i64 = purse
        self.mean = 0.0
        self._at_most = vec[float]()
        self._mean_part = vec[float]()
        likely = 0.0
        for total in range(purse + 1):
            likely += weights[total] / everything
            self.mean += total * weights[total] / everything
            self._at_most = append(self._at_most, likely)
            self._mean_part = append(self._mean_part, self.mean)

    def at_most(self, total: i64) -> float:
        """The chance that it bids no more than this."""
        return self._at_most[total] if total < self.purse else 1.0

    def mean_up_to(self, total: i64) -> float:
        """What it bids on average when it bids no more than this."""
        return self._mean_part[total] / self._at_most[total] if total < self.purse else self.mean

    def mean_above(self, total: i64) -> float:
        """What it bids on average when it bids more than this; it must have more."""
        return (self.mean - self._mean_part[total]) / (1.0 - self._at_most[total])
