"""Informer."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import ACCUSATION
from clickbang.games.championship.deck.chances import Chances
from clickbang.games.championship.deck.effect import POCKET, Effect
from clickbang.games.championship.rules.state import State


class Informer(Effect):
    """Look at the card in the pocket."""

    def __init__(self) -> None:
        super().__init__("informer", ACCUSATION, shows=POCKET)

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        table.observer.inform(seat, target, table.barrels[target].pocket)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """To accuse only if that is right."""
        if chances.me.accused or target not in chances.rivals or chances.players[target].shown:
            return 0.0
        blindly = 0.0
        for rival in chances.rivals:
            if not chances.players[rival].shown:
                blindly = max(blindly, chances.gain_of_accusing(rival))
        return chances.suspicion[target] * chances.gain_if_right(target) - blindly


EFFECT: Final = Informer()
