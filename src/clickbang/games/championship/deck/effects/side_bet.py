"""Side Bet."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import BET
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import AT_ANOTHER, Effect
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.scoring import SIDE_BET_POINTS
from clickbang.games.championship.rules.state import State


class SideBet(Effect):
    """2 points more if they lose no character and you score."""

    def __init__(self) -> None:
        super().__init__("side-bet", BET, f"{AT_ANOTHER} in the game")

    def may_target(self, table: State, seat: i64, target: i64, turn: i64) -> bool:
        """WC-21, WC-24: somebody else who is still in the game."""
        return target != seat and table.board.players[target].captain

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        """WC-16: `scoring` counts it."""
        table.board.bet_on(seat, target)

    def seen(self, board: Board, seat: i64, target: i64) -> None:
        board.bet_on(seat, target)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        return chances.alive * chances.scores(target) * chances.gain_of_points(SIDE_BET_POINTS)

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        return self.at_worst_rival(table, seat, imagined)


EFFECT: Final = SideBet()
