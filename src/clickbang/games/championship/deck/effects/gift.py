"""A Gift!"""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import AT_ANOTHER, KEPT
from clickbang.games.championship.deck.effects.own_shot import OwnShot
from clickbang.games.championship.rules.state import State
from clickbang.games.championship.rules.trigger import set_aim


class Gift(OwnShot):
    """Your coming shot is aimed at them."""

    def __init__(self) -> None:
        super().__init__("gift", AT_ANOTHER)

    def may_target(self, table: State, seat: i64, target: i64, turn: i64) -> bool:
        """WC-21: everybody else, dead or alive."""
        return target != seat

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        set_aim(table, seat, target)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """A rival is hurt instead."""
        if not self.is_due(chances):
            return 0.0
        return chances.danger(chances.seat) * (chances.own_loss() + chances.gain_of_hit(target))

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        return self.at_worst_rival(table, seat, imagined) if self.is_wanted(table, seat, imagined.knows) else KEPT


EFFECT: Final = Gift()
