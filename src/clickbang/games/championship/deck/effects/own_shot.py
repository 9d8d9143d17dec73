"""What saves its player in the coming shot."""

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import TRIGGER
from clickbang.games.championship.deck.chances import Chances
from clickbang.games.championship.deck.effect import Effect
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.player import AT_SELF
from clickbang.games.championship.rules.state import State


class OwnShot(Effect):
    """Aims one's own coming shot elsewhere."""

    def __init__(self, word: str, at: str) -> None:
        super().__init__(word, TRIGGER, at, own_shot=True)

    def is_due(self, chances: Chances) -> bool:
        """Whether the coming shot is the one to guard against: a known BULLET, or one of the last.

        Guarding a later shot saves as often as guarding an earlier one, and a card kept until then may not be needed.
        """
        me = chances.me
        if me.aim != AT_SELF:
            return False
        if me.known:
            return me.known[0] == BULLET
        return me.shots <= chances.shields

    def is_wanted(self, table: State, seat: i64, knows: bool) -> bool:
        """The same in an imagined world: a BULLET somebody has seen there, or the last shot."""
        player, barrel = table.board.players[seat], table.barrels[seat]
        if not player.fires() or player.aim != AT_SELF or barrel.bullets == 0:
            return False
        if barrel.known > 0 and knows:
            return barrel.known_card(0) == BULLET
        return player.shots == 1
