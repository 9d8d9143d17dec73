"""Bribe the Judge."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import CAUGHT
from clickbang.games.championship.deck.chances import Chances
from clickbang.games.championship.deck.effect import ALWAYS, AT_NOBODY, Effect
from clickbang.games.championship.rules.state import State


class Bribe(Effect):
    """When you are caught: no character lost, but out of the round."""

    def __init__(self) -> None:
        super().__init__("bribe", CAUGHT, AT_NOBODY, asks=True)

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        table.board.leave_round(seat)
        table.observer.bribe(seat, card)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        return ALWAYS


EFFECT: Final = Bribe()
