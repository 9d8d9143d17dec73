"""Live Round."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.errors import Fault
from clickbang.games.championship.deck.cards import SPIN
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import KEPT, Effect
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.rules.errors import BOX_IS_EMPTY
from clickbang.games.championship.rules.state import State

LIKELIER_HIT: Final = 0.15
"""How much likelier to be hit a player is with one BULLET more; most will bet less then."""


class LiveRound(Effect):
    """A CLICK of the barrel becomes a BULLET for this round."""

    def __init__(self) -> None:
        super().__init__("live-round", SPIN)

    def may_target(self, table: State, seat: i64, target: i64, turn: i64) -> bool:
        """WC-2: as long as the box has a BULLET."""
        return table.board.players[target].in_round and table.board.box() > 0

    def fault(self, table: State) -> Fault:
        return BOX_IS_EMPTY if table.board.box() == 0 else super().fault(table)

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        """WC-24: until the end of the round, and the barrel is reshuffled; without a CLICK nothing happens."""
        left = table.board.players[target].left
        if not table.barrels[target].add_bullet(left):
            table.observer.lack_click(target, left)
            table.observer.waste(seat, card)
            return
        table.board.add_live(target)
        table.observer.load_live(target, left)

    def seen_spent(self, aimed: SeenPlayer) -> None:
        aimed.barrel.lack_click(aimed.left)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """A rival is more likely to be hit."""
        return LIKELIER_HIT * chances.gain_of_hit(target) if target != chances.seat else 0.0

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        return self.at_worst_rival(table, seat, imagined) if imagined.sometimes() else KEPT


EFFECT: Final = LiveRound()
