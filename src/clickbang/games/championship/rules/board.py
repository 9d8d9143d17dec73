"""What lies on a World Championship table for all to see, and what may happen to it.

The rules decide what happens and do it to the table's board. A view does the same to a board of its own, with what the
events say. Hands, pockets, the order of barrels and of the deck are hidden and not here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clickbang.core.errors import BAD_FIELD, PositionError
from clickbang.core.seats import bit
from clickbang.core.states.fields import Fields
from clickbang.games.championship.deck.cards import SCORING, SPIN
from clickbang.games.championship.rules.barrel import BARREL
from clickbang.games.championship.rules.player import AT_SELF, COVERED, MOST_CARDS, TO_CHOOSE, Lasting, Player

BOX_BULLETS: Final = 19
"""WC-2: the BULLETs of the box, one of them in each barrel."""
NOBODY: Final = -1
MOST_ROUNDS: Final = 1_000_000
"""More than any game has."""
NO_PLAYERS: Final[list[Player]] = []
NO_ACCUSATIONS: Final[list[tuple[int, int]]] = []
"""One for all boards: these lists are replaced, never changed."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Board:
    """The players with their teams, dice and shots; the round and its moment; how many cards lie where."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.players: list[Player] = NO_PLAYERS
        self.deck_left: i64 = 0
        """How many cards the deck has."""
        self.owed: i64 = 0
        """How many cards are due to all of them."""
        self.played: vec[i64] = vec[i64]()
        """By place in the deck's list: how many were played since the deck was refilled."""
        self.round: i64 = 0
        self.first: i64 = 0
        self.moment: i64 = SPIN
        self.caught: i64 = 0
        self.accusations: list[tuple[int, int]] = NO_ACCUSATIONS
        """Accuser and accused, until that is settled: no named tuples, which would cost more than all else in a round
        of accusations. Replaced, never changed, so that clones may share it."""
        self.last_captain: i64 = NOBODY

    def carry(self, source: "Board", fields: Fields) -> None:
        """Every field but the players, each of whom has a `carry` of its own; see `core/states/fields.py`."""
        seats = self.seats
        self.round = fields.number("round", source.round, 0, MOST_ROUNDS)
        self.first = fields.number("first", source.first, 0, seats - 1)
        self.moment = fields.number("moment", source.moment, SPIN, SCORING)
        self.played = fields.numbers("played", source.played, 0, MOST_CARDS)
        self.caught = fields.members("caught", source.caught, seats)
        accused: list[int] = []
        for accuser, target in source.accusations:
            accused.append(accuser)
            accused.append(target)
        accused = fields.listed("accusations", accused, 0, seats - 1, 2 * seats)
        if len(accused) % 2 == 1:
            raise PositionError(
                BAD_FIELD, field="accusations", value=str(accused), wanted="accusers and accused in turn"
            )
        self.accusations = [(accused[place], accused[place + 1]) for place in range(0, len(accused) - 1, 2)]
        self.last_captain = fields.number("last_captain", source.last_captain, NOBODY, seats - 1)

    def clone(self) -> "Board":
        other = Board(self.seats)
        other.players = [player.clone() for player in self.players]
        other.deck_left = self.deck_left
        other.owed = self.owed
        other.played = self.played[:]
        other.round = self.round
        other.first = self.first
        other.moment = self.moment
        other.caught = self.caught
        other.accusations = self.accusations
        other.last_captain = self.last_captain
        return other

    # Setup and rounds

    def lay_out(self, players: list[Player], kinds: i64, cards: i64) -> None:
        """WC-1, WC-2: everybody is there; all action cards, of so many kinds, are in the deck."""
        self.players = players
        self.played = vec[i64]([0] * kinds)
        self.deck_left = cards

    def begin_round(self, number: i64, first: i64) -> None:
        """WC-3, WC-23: for everybody still in the game; another seat comes first."""
        self.round = number
        self.first = first
        for player in self.players:
            if player.captain:
                player.begin_round()

    def begin_phase(self, moment: i64) -> None:
        """WC-3, WC-23: the cards of this moment are the next to be played."""
        self.moment = moment

    def load(self, seat: i64) -> None:
        """WC-4, WC-5: a card lies in the pocket, the six others in the barrel."""
        self.players[seat].left = BARREL

    def cover_dice(self) -> None:
        """WC-6: nobody has bet yet."""
        for player in self.players:
            if player.captain:
                player.bet = COVERED

    def show_die(self, seat: i64, face: i64) -> None:
        """WC-6, Second Thoughts: the die shows this face."""
        self.players[seat].bet = face

    # Accusations

    def accuse(self, accusations: list[tuple[int, int]]) -> None:
        """WC-7, WC-12: those of one sealed round."""
        self.accusations = accusations
        for accuser, _ in accusations:
            self.players[accuser].accused = True

    def show_pocket(self, seat: i64) -> None:
        """WC-7, WC-13: all see what is in the pocket."""
        self.players[seat].shown = True

    def catch(self, seat: i64) -> None:
        """WC-8: it is a BULLET."""
        self.caught |= bit(seat)

    def settle_accusations(self) -> None:
        """WC-8, WC-9: everybody has got what they are due."""
        self.caught = 0
        self.accusations = NO_ACCUSATIONS

    def leave_round(self, seat: i64) -> None:
        """Bribe the Judge: nobody dies, but one is out of the round."""
        self.players[seat].in_round = False

    def add_extra(self, seat: i64, extra: i64) -> None:
        """WC-9: a BULLET more in this barrel, that stays; so many in all now."""
        self.players[seat].extra = extra

    def add_live(self, seat: i64) -> None:
        """Live Round: a BULLET more in this barrel, until the end of the round."""
        self.players[seat].live += 1

    # Trigger

    def count_shots(self) -> None:
        """WC-13: the bets are the shots to fire."""
        for player in self.players:
            if player.in_round:
                player.shots = player.bet

    def add_shot(self, seat: i64, shots: i64) -> None:
        """One More: a shot more for this player; so many are to go now."""
        self.players[seat].shots = shots

    def aim(self, seat: i64, aim: i64) -> None:
        """WC-21, WC-22: where this player's coming shot goes."""
        self.players[seat].aim = aim

    def open_aims(self) -> None:
        """Shoot Somebody: an aim is open for everybody in the round."""
        for player in self.players:
            if player.in_round:
                player.aim = TO_CHOOSE

    def fire(self, seat: i64) -> None:
        """WC-13: the top card of this barrel is turned."""
        player = self.players[seat]
        player.left -= 1
        player.shots -= 1

    def end_shot(self) -> None:
        """WC-22: an aim is for one shot."""
        for player in self.players:
            player.aim = AT_SELF

    def lose_character(self, seat: i64, mates: i64, captain: bool) -> None:
        """WC-19: a team-mate, so that so many are left, or the captain; out of the round, the barrel is empty."""
        player = self.players[seat]
        player.mates = mates
        player.captain = not captain
        player.in_round = False
        player.lost = True
        player.extra = 0
        player.live = 0
        player.left = 0

    def win(self, seat: i64) -> None:
        """WC-15: the game is won by the last captain."""
        self.last_captain = seat

    # Points

    def bet_on(self, seat: i64, target: i64) -> None:
        """Side Bet: on this target, once (more)."""
        self.players[seat].bet_on(target)

    def mark(self, seat: i64, lasting: Lasting) -> None:
        """WC-24: a card leaves a mark before this player, until the end of the round."""
        player = self.players[seat]
        player.set_marks(lasting, player.marks_of(lasting) + 1)

    def score(self, seat: i64, points: i64) -> None:
        """WC-16: this player has so many points now."""
        self.players[seat].points = points

    # Cards

    def owe(self, seat: i64, cards: i64) -> None:
        """WC-1: so many cards are due to this seat; without a deck nobody draws."""
        if len(self.played) > 0:
            self.players[seat].due += cards
            self.owed += cards

    def owe_nothing(self) -> None:
        """What was due counts no more."""
        self.owed = 0
        for player in self.players:
            player.due = 0

    def draw(self, seat: i64) -> None:
        """WC-2: a card of the deck is in this hand now."""
        player = self.players[seat]
        player.due -= 1
        player.cards += 1
        self.owed -= 1
        self.deck_left -= 1

    def go_without(self, seat: i64) -> None:
        """WC-2: no card is left to draw."""
        self.players[seat].due -= 1
        self.owed -= 1

    def refill(self) -> vec[i64]:
        """WC-2: the played cards are the new deck. Returns them, by kind."""
        pile = self.played
        self.played = vec[i64]([0] * len(pile))
        self.deck_left = total(pile)
        return pile

    def spend(self, seat: i64, card: i64) -> None:
        """WC-22: a card of this hand is played."""
        self.players[seat].cards -= 1
        self.played[card] += 1

    # Who

    def in_turn(self, step: i64) -> i64:
        """WC-23: the seat that comes so many steps after the first of this round."""
        seat = self.first + step
        return seat if seat < self.seats else seat - self.seats

    def alive(self) -> i64:
        """Those whose captain lives."""
        found: i64 = 0
        one: i64 = 1  # counted along, since this is asked often
        for player in self.players:
            if player.captain:
                found |= one
            one <<= 1
        return found

    def in_round(self) -> i64:
        """Those still in the round."""
        found: i64 = 0
        one: i64 = 1
        for player in self.players:
            if player.in_round:
                found |= one
            one <<= 1
        return found

    def accusable(self) -> i64:
        """WC-7: those whose pocket has not been shown this round."""
        found: i64 = 0
        one: i64 = 1
        for player in self.players:
            if player.captain and not player.shown:
                found |= one
            one <<= 1
        return found

    def somebody_fires(self) -> bool:
        """WC-14: whether anybody has a shot left."""
        for player in self.players:  # noqa: SIM110 (compiled, a loop is quicker than a generator)
            if player.fires():
                return True
        return False

    def drawer(self) -> i64:
        """Who draws next: everybody draws what is due, in seat order."""
        if self.owed == 0:
            return NOBODY
        for step in range(self.seats):
            seat = self.in_turn(step)
            if self.players[seat].due > 0:
                return seat
        return NOBODY

    # How much

    def count_cards(self, deck: i64) -> None:
        """So many cards are in the deck; what is due to all of them follows from the players."""
        self.deck_left = deck
        self.owed = 0
        for player in self.players:
            self.owed += player.due

    def box(self) -> i64:
        """WC-2: how many BULLETs are left in the box."""
        left = BOX_BULLETS - self.seats
        for player in self.players:
            left -= player.extra + player.live
        return left


def total(counts: vec[i64]) -> i64:
    """How many cards there are in all."""
    n: i64 = 0
    for copies in counts:
        n += copies
    return n
