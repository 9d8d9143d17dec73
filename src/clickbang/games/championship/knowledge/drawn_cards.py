"""Which action cards everybody may have drawn, and when, so that they could play what they have played."""

from typing import Final

from librt.random import Random

from clickbang.games.championship.events import Bribed, CardDrawn, CardsPlayed, DeckRefilled, OwnCard
from clickbang.games.championship.knowledge.seen_table import SeenTable
from clickbang.games.championship.rules.course import Championship

NEVER: Final = 1 << 60
SWAPS: Final = 1_000_000
"""So often at most cards of several piles change places until they fit."""
BOLDLY: Final = 60
"""One in so many changes may be for the worse, since the better ones alone may lead nowhere."""


def drawn_cards(view: SeenTable, world: Championship) -> dict[int, int]:
    """By the place of `CardDrawn` in the history of a view: which kind of card it was, with these hands in the end."""
    drawn = Draws(view, world)
    drawn.fit()
    found = drawn.own
    for draws, uses in zip(drawn.draws, drawn.uses, strict=True):
        for place, (at, _) in enumerate(draws):
            found[at] = uses[place][1]
    return found


class Draws:
    """When somebody drew a card, from which pile, and when they used it.

    Cards that are played soon are drawn soon; after refills they change places until each pile has enough.
    """

    def __init__(self, view: SeenTable, world: Championship) -> None:
        self.own: dict[int, int] = {}
        """By place in the history: what the one has drawn who imagines this."""
        self.random = Random(len(view.history))
        self.left = [[card.copies for card in view.deck.cards], *[refill[:] for refill in view.unseen.refills]]
        """From one refill of the deck to the next: copies by kind of card that others have drawn or may draw."""
        self.draws: list[list[tuple[int, int]]] = [[] for _ in range(view.seats)]
        """By seat: when a card was drawn, and from which pile."""
        self.uses: list[list[tuple[int, int]]] = [[] for _ in range(view.seats)]
        """By seat: when a card was played, and which; in the end those in hand."""
        pile = 0
        for at, event in enumerate(view.history):
            if type(event) is DeckRefilled:
                pile += 1
            elif type(event) is CardDrawn:
                if event.seat != view.seat:
                    self.draws[event.seat].append((at, pile))
            elif type(event) is OwnCard:
                self.own[at - 1] = view.places[event.card]
                self.left[pile][view.places[event.card]] -= 1
            elif type(event) is Bribed:
                self.uses[event.seat].append((at, view.places[event.card]))
            elif type(event) is CardsPlayed:
                for play in event.plays:
                    self.uses[play.seat].append((at, view.places[play.card]))
        for seat in range(view.seats):
            for kind, copies in enumerate(world.hand(seat)):
                self.uses[seat] += [(NEVER, kind)] * int(copies)

    def fit(self) -> None:
        """Let cards change places until no pile is short of any."""
        left = self.left
        swappable: list[tuple[int, int]] = []
        for seat, draws in enumerate(self.draws):
            for place, (_, pile) in enumerate(draws):
                left[pile][self.uses[seat][place][1]] -= 1
                swappable.append((seat, place))
        random = self.random
        swaps = SWAPS if len(left) > 1 else 0
        while swaps > 0 and is_short(left):
            swaps -= 1
            seat, place = swappable[random.randrange(len(swappable))]
            other = random.randrange(len(self.draws[seat]))
            self.swap(seat, place, other, random.randrange(BOLDLY) == 0)
        assert len(left) == 1 or not is_short(left), "the hands of a world that was sampled come from the piles"

    def swap(self, seat: int, place: int, other: int, boldly: bool) -> None:
        """Two cards of a hand were drawn each in place of the other, if that may be and, unless boldly, is no worse."""
        (drawn, pile), (other_drawn, other_pile) = self.draws[seat][place], self.draws[seat][other]
        (used, kind), (other_used, other_kind) = self.uses[seat][place], self.uses[seat][other]
        if kind == other_kind or drawn > other_used or other_drawn > used:
            return
        if pile != other_pile:
            left = self.left
            worse = (left[pile][other_kind] <= 0) + (left[other_pile][kind] <= 0)
            better = (left[pile][kind] < 0) + (left[other_pile][other_kind] < 0)
            if better < worse and not boldly:
                return
            left[pile][kind] += 1
            left[pile][other_kind] -= 1
            left[other_pile][other_kind] += 1
            left[other_pile][kind] -= 1
        uses = self.uses[seat]
        uses[place], uses[other] = uses[other], uses[place]


def is_short(left: list[list[int]]) -> bool:
    """Whether a pile has too few cards of a kind."""
    for pile in left:
        for copies in pile:
            if copies < 0:
                return True
    return False
