"""One More."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import TRIGGER
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import KEPT, Effect
from clickbang.games.championship.rules.player import Player
from clickbang.games.championship.rules.state import State


class OneMore(Effect):
    """They fire one shot more."""

    def __init__(self) -> None:
        super().__init__("one-more", TRIGGER)

    def may_target(self, table: State, seat: i64, target: i64, turn: i64) -> bool:
        """WC-24: finished or not, with a card left in the barrel beyond the shots they still have."""
        aimed = table.board.players[target]
        return aimed.in_round and aimed.left > aimed.shots

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        shots = table.board.players[target].shots + 1
        table.board.add_shot(target, shots)
        table.observer.add_shot(target, shots)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """A rival who has finished may still be hit."""
        if target == chances.seat or chances.players[target].shots > 0:
            return 0.0
        return chances.danger(target) * chances.gain_of_hit(target)

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        return self.at_worst_rival(table, seat, imagined) if imagined.sometimes() else KEPT

    def hurts(self, rival: Player) -> bool:
        return rival.shots == 0


EFFECT: Final = OneMore()
