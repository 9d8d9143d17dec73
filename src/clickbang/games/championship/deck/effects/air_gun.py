"""Air Gun."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import AT_NOBODY, KEPT, PLAYED
from clickbang.games.championship.deck.effects.own_shot import OwnShot
from clickbang.games.championship.rules.player import AT_SKY
from clickbang.games.championship.rules.state import State
from clickbang.games.championship.rules.trigger import set_aim


class AirGun(OwnShot):
    """Your coming shot is aimed at the sky."""

    def __init__(self) -> None:
        super().__init__("air-gun", AT_NOBODY)

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        set_aim(table, seat, AT_SKY)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """Nobody is hurt."""
        return chances.danger(chances.seat) * chances.own_loss() if self.is_due(chances) else 0.0

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        return PLAYED if self.is_wanted(table, seat, imagined.knows) else KEPT


EFFECT: Final = AirGun()
