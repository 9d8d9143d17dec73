"""An offer (BR-17), as one of its parties knows it."""

from typing import NamedTuple

from clickbang.games.battleroyal.rules.offers import Offer


class SeenOffer(NamedTuple):
    """An offer that the seat is a party to, with the cards it has picked itself."""

    offer: Offer
    picked_in: dict[int, int]
    """By party: in which epoch of the cards it picked what it gives."""
