"""Shoot Somebody."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import TRIGGER
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import AT_NOBODY, KEPT, PLAYED, Effect
from clickbang.games.championship.rules.player import AT_SELF
from clickbang.games.championship.rules.state import State

RISKY: Final = 0.3
"""A shot that is so likely to hit is worth a card."""


class ShootSomebody(Effect):
    """All who fire in the coming shot choose whom they aim at, themselves included."""

    def __init__(self) -> None:
        super().__init__("shoot-somebody", TRIGGER, AT_NOBODY, asks=True)

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        """WC-22: an aim is open for everybody; `trigger` asks those who fire."""
        table.board.open_aims()
        table.observer.open_aims()

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """One's own BULLET hurts the rival one likes least; those of others hurt anybody, and no longer themselves."""
        me = chances.me
        if me.shots == 0 or me.aim != AT_SELF:
            return 0.0
        rivals = [seat for seat in chances.rivals if chances.players[seat].in_round]
        hits = [chances.gain_of_hit(seat) for seat in rivals]
        loss = chances.own_loss()
        gain = chances.danger(chances.seat) * (loss + (max(hits) if hits else 0.0))
        for place, seat in enumerate(rivals):
            if chances.players[seat].shots > 0:
                gain -= chances.danger(seat) * (loss / len(rivals) + hits[place])
        return gain

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        player, bullets = table.board.players[seat], table.barrels[seat].bullets
        risky = player.fires() and player.aim == AT_SELF and float(bullets) > RISKY * float(player.left)
        return PLAYED if risky and imagined.sometimes() else KEPT


EFFECT: Final = ShootSomebody()
