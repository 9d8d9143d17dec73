"""Crowd Favourite."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import SCORING
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import ALWAYS, AT_NOBODY, PLAYED, Effect
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.state import State


class ExtraPoint(Effect):
    """1 point more if you score."""

    def __init__(self) -> None:
        super().__init__("extra-point", SCORING, AT_NOBODY)

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        """WC-16: `scoring` counts it."""
        table.board.favour(seat)

    def seen(self, board: Board, seat: i64, target: i64) -> None:
        board.favour(seat)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        return ALWAYS

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        return PLAYED


EFFECT: Final = ExtraPoint()
