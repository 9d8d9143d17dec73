"""Peek, and its like."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import BET
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import KEPT, TOP_CARDS, Effect
from clickbang.games.championship.rules.codes import UPWARDS
from clickbang.games.championship.rules.state import State


class Peek(Effect):
    """Look at the top three cards of the barrel."""

    def __init__(self) -> None:
        super().__init__("peek", BET, shows=TOP_CARDS)

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        """WC-24: once all cards have taken effect that were played before, and chance has settled the top cards."""
        table.looker = seat
        table.looked_at = target

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """One's own next cards, if there may be a BULLET among them."""
        me = chances.me
        if target != chances.seat or me.known or me.bullets[me.pocket] == 0:
            return 0.0
        return chances.gain_of_peek()

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        """The same, if nobody has looked yet."""
        barrel = table.barrels[seat]
        unseen = table.board.players[seat].in_round and barrel.known == 0
        return UPWARDS + seat if unseen and barrel.bullets > 0 else KEPT


EFFECT: Final = Peek()
