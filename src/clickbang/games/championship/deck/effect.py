"""What is to be said of an action card's effect; `effects/` has one file for each, and a deck file names them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from clickbang.core.errors import Fault
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.rules.codes import UPWARDS
from clickbang.games.championship.rules.errors import BAD_TARGET
from clickbang.games.championship.rules.player import Lasting, Player

if TYPE_CHECKING:  # a table has a deck of them
    from clickbang.games.championship.rules.board import Board
    from clickbang.games.championship.rules.state import State

# At whom it is played
AT_NOBODY: Final = "nobody"
AT_A_PLAYER: Final = "a player in the round"
AT_ANOTHER: Final = "another player"

# What its player alone is shown
NOTHING: Final = 0
TOP_CARDS: Final = 1
POCKET: Final = 2

# What a bot in an imagined world does with it, if it does not play it at somebody
KEPT: Final = -1
PLAYED: Final = 0

KEEPING: Final = 0.5
"""A card in hand is worth so much of what it seems to be worth: not every one finds its moment."""
ALWAYS: Final = 1.0
"""Nothing speaks against it, and nothing is gained by waiting."""


class Effect:
    """What a card does (WC-24). Each has a file in `effects/`, where all stands that is known of it alone."""

    def __init__(
        self,
        word: str,
        moment: i64,
        at: str = AT_A_PLAYER,
        own_shot: bool = False,
        turns: bool = False,
        shows: i64 = NOTHING,
        asks: bool = False,
        lasts: Lasting | None = None,
        keeping: float = KEEPING,
    ) -> None:
        self.word = word
        """In a deck file."""
        self.moment: i64 = moment
        """The only one at which it makes sense."""
        self.at = at
        self.targeted = at != AT_NOBODY
        self.own_shot = own_shot
        """Whether only somebody who fires in the coming shot may play it."""
        self.turns = turns
        """Whether its player says if it goes up or down."""
        self.shows: i64 = shows
        self.asks = asks
        """Whether somebody answers a prompt of its own."""
        self.lasts = lasts
        """What it leaves before its target, or before who plays it at nobody."""
        if lasts is not None and lasts.name == "":
            lasts.name = word.replace("-", "_")
        self.keeping = keeping
        """How much of a card's worth a bot loses by playing this one now."""

    # The rule

    def may_target(self, table: "State", seat: i64, target: i64, turn: i64) -> bool:
        """WC-24: whether it may be played at this target."""
        return table.board.players[target].in_round

    def fault(self, table: "State") -> Fault:
        """What is wrong with a target that it may not be played at."""
        return BAD_TARGET

    def take(self, table: "State", seat: i64, card: str, target: i64, turn: i64) -> None:
        """It takes effect; `target` is NO_TARGET where nobody is chosen. The card's key is told to people."""
        if self.lasts is None:
            raise NotImplementedError
        self.seen(table.board, seat, target)

    # What a view learns, where the events of the effect do not tell

    def seen(self, board: "Board", seat: i64, target: i64) -> None:
        """Everybody sees that this player plays it."""
        if self.lasts is not None:
            board.mark(target if self.targeted else seat, self.lasts)

    def seen_spent(self, aimed: SeenPlayer) -> None:
        """Everybody sees that it had become impossible, though the box has a BULLET."""

    # What a bot makes of it

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """How much it raises the chance to win, the card itself left aside."""
        return 0.0

    def use(self, table: "State", seat: i64, imagined: Imagined) -> i64:
        """In an imagined world, by a quick rule: PLAYED, KEPT, or at whom (UPWARDS + seat, or DOWNWARDS + seat)."""
        return KEPT

    def hurts(self, rival: Player) -> bool:
        """For `at_worst_rival`: False where it would be wasted."""
        return True

    def at_worst_rival(self, table: "State", seat: i64, imagined: Imagined) -> i64:
        """For `use`: at the rival whose loss would help the most."""
        found: i64 = KEPT
        most = -1.0
        rival: i64 = 0
        while rival < table.seats:
            other = table.board.players[rival]
            if rival != seat and other.captain and self.hurts(other) and self.may_target(table, seat, rival, 1):
                gain = imagined.dead[rival][seat] if other.in_round else 0.0
                if gain > most:
                    most = gain
                    found = UPWARDS + rival
            rival += 1
        return found
