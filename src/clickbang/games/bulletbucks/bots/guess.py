"""What a rival may bid."""

from collections.abc import Sequence

ALL_IN = 1 / 3
"""How likely a rival who has shown nothing yet is to stake all it has. Otherwise it bids little, each 1,000 more a
third as likely. What lies between costs much and is outbid all the same: bots that learned to open against each other
bid next to nothing or everything, two to one."""


class Guess:
    """The chance of each total, in thousands, from 1 to the whole purse.

    Every bid the rival has shown, and the totals near it, weigh as much as the first opinion.
    """

    def __init__(self, purse: int, shown: Sequence[int]) -> None:
        weights = [0.0] + [2 * (1 - ALL_IN) / 3**total for total in range(1, purse + 1)]
        weights[purse] += ALL_IN
        for bid in shown:
            bid = min(bid, purse)
            reach = bid // 5 + 1
            near = range(max(1, bid - reach), min(purse, bid + reach) + 1)
            for total in near:
                weights[total] += 1 / len(near)
        everything = sum(weights)
        self.purse = purse
        self.mean = 0.0
        self._at_most: list[float] = []
        self._mean_part: list[float] = []
        likely = 0.0
        for total, weight in enumerate(weights):
            likely += weight / everything
            self.mean += total * weight / everything
            self._at_most.append(likely)
            self._mean_part.append(self.mean)

    def at_most(self, total: int) -> float:
        """The chance that it bids no more than this."""
        return self._at_most[total] if total < self.purse else 1.0

    def mean_up_to(self, total: int) -> float:
        """What it bids on average when it bids no more than this."""
        return self._mean_part[total] / self._at_most[total] if total < self.purse else self.mean

    def mean_above(self, total: int) -> float:
        """What it bids on average when it bids more than this; it must have more."""
        return (self.mean - self._mean_part[total]) / (1 - self._at_most[total])
