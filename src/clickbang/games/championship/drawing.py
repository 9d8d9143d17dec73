"""Drawing and spending action cards (WC-2)."""

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.seats import bit
from clickbang.games.championship.events import CardDrawn, DeckRefilled, NoCardLeft, OwnCard
from clickbang.games.championship.state import DRAW, NOBODY, State


class Drawing(State):
    """The deck, the hands and the played cards."""

    def owe(self, seat: i64, cards: i64) -> None:
        """So many cards are due to this seat; without a deck nobody draws."""
        if len(self.deck) > 0:
            self.players[seat].due += cards

    def draw_cards(self) -> None:
        """WC-2: an empty deck is refilled with the played cards; without those nothing is drawn."""
        seat = self.drawer()
        while seat != NOBODY:
            if total(self.deck) == 0:
                self.deck, self.played = self.played, self.deck
                if self.listener is not None and total(self.deck) > 0:
                    self.tell(EVERYONE, DeckRefilled(total(self.deck)))
            if total(self.deck) > 0:
                self.await_chance(DRAW)
                return
            self.players[seat].due -= 1
            if self.listener is not None:
                self.tell(EVERYONE, NoCardLeft(seat))
            seat = self.drawer()
        self.after_draws()

    def drawer(self) -> i64:
        """Who draws next: everybody draws what is due, in seat order."""
        for step in range(self.seats):
            seat = self.in_turn(step)
            if self.players[seat].due > 0:
                return seat
        return NOBODY

    def deck_outcomes(self) -> Outcomes:
        """Which card may be drawn, with the number of its copies left in the deck."""
        found: list[tuple[int, int]] = []
        for card in range(len(self.deck)):
            if self.deck[card] > 0:
                found.append((card, self.deck[card]))
        return tuple(found)

    def receive_card(self, card: i64) -> None:
        """The drawer learns which card it is, the others only that one was drawn."""
        seat = self.drawer()
        player = self.players[seat]
        player.due -= 1
        player.hand[card] += 1
        player.cards += 1
        self.deck[card] -= 1
        if self.listener is not None:
            self.tell(EVERYONE, CardDrawn(seat))
            self.tell(bit(seat), OwnCard(seat, self.kinds.cards[card].key))
        self.draw_cards()

    def discard(self, seat: i64, card: i64) -> None:
        """A played card is spent."""
        self.players[seat].hand[card] -= 1
        self.players[seat].cards -= 1
        self.played[card] += 1

    def after_draws(self) -> None:
        """Everybody has drawn: the game goes on."""
        raise NotImplementedError


def total(counts: vec[i64]) -> i64:
    """How many cards there are in all."""
    n: i64 = 0
    for copies in counts:
        n += copies
    return n
