"""An offer (BR-17), as one of its parties knows it."""

from clickbang.core.seats import members
from clickbang.games.battleroyal.cards import Deck
from clickbang.games.battleroyal.offers import Offer


class SeenOffer:
    """An offer that the seat is a party to, with the cards it has picked itself."""

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        self.picked_in: dict[int, int] = {}
        """By party: in which epoch of the cards it picked what it gives."""

    def clone(self) -> "SeenOffer":
        other = SeenOffer(self.offer.clone())
        other.picked_in = self.picked_in.copy()
        return other

    def named(self) -> list[int]:
        """By gift: the set of cards that it names."""
        return [int(gift.named) for gift in self.offer.gifts]

    def shown(self, seat: int, deck: Deck) -> dict[str, object]:
        """As plain data, with one's own picks."""
        return {
            "author": int(self.offer.author),
            "round": int(self.offer.made_in),
            "parties": members(self.offer.parties),
            "gifts": [[*offered[:-1], list(offered.names)] for offered in self.offer.offered(deck)],
            "shows": members(self.offer.shows),
            "agreed": members(self.offer.agreed),
            "picked": list(deck.keys(self.offer.picked_by(seat))),
        }
