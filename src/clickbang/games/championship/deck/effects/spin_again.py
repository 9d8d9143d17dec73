"""Spin Again."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import TRIGGER
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import KEPT, Effect
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.codes import UPWARDS
from clickbang.games.championship.rules.player import AT_SELF
from clickbang.games.championship.rules.state import State

HARDLY_AT_ALL: Final = 0.05
"""This one hardly ever finds its moment: it is of use only after a Peek, so that there may be no other."""


class SpinAgain(Effect):
    """What is left of the barrel is reshuffled."""

    def __init__(self) -> None:
        super().__init__("spin-again", TRIGGER, keeping=HARDLY_AT_ALL)

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        table.barrels[target].reshuffle()
        table.observer.reshuffle(target)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """Away with one's own BULLET on top, or with the CLICKs that a rival has seen and has bet on."""
        player = chances.players[target]
        if player.shots == 0 or player.aim != AT_SELF:
            return 0.0
        if target != chances.seat:
            if player.settled == 0 or player.known:
                return 0.0
            seen = player.shots if player.shots < player.settled else player.settled
            return (1.0 - chances.survives(target, seen)) * chances.gain_of_hit(target)
        if not player.known or player.known[0] != BULLET:
            return 0.0
        return (1 - player.bullets[player.pocket] / player.left) * chances.own_loss()

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        """One's own BULLET on top."""
        player, barrel = table.board.players[seat], table.barrels[seat]
        due = imagined.knows and player.fires() and barrel.known > 0 and barrel.known_card(0) == BULLET
        return UPWARDS + seat if due else KEPT


EFFECT: Final = SpinAgain()
