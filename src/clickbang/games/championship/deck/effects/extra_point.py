"""Crowd Favourite."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import SCORING
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import ALWAYS, AT_NOBODY, PLAYED, Effect
from clickbang.games.championship.rules.player import Lasting, Player
from clickbang.games.championship.rules.state import State


class Favour(Lasting):
    """A point that was promised."""

    def points(self, player: Player, marks: i64) -> i64:
        return marks


class ExtraPoint(Effect):
    """1 point more if you score."""

    def __init__(self) -> None:
        lasts = Favour("extra points promised, by seat", name="favours")
        super().__init__("extra-point", SCORING, AT_NOBODY, lasts=lasts)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        return ALWAYS

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        return PLAYED


EFFECT: Final = ExtraPoint()
