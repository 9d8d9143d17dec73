"""How offers (BR-17) are told in a talk: in few words, with those that ask the same told as one."""

from collections.abc import Sequence

from clickbang.core.seats import bit, count, mask_of, members
from clickbang.games.battleroyal import BattleRoyalView
from clickbang.games.battleroyal.events import OfferMade
from clickbang.games.battleroyal.rules.offers import Offer
from clickbang.games.battleroyal.words.phrasing import A_COUPLE
from clickbang.text import Narrator


class ToldOffers:
    """The offers of one talk as one reader is told about them."""

    def __init__(self, narrator: Narrator, view: BattleRoyalView) -> None:
        self.narrator = narrator
        self.view = view

    def alike(self) -> list[list[int]]:
        """The places of the offers that wait for the reader, those together that only differ in who made them."""
        found: dict[object, list[int]] = {}
        for place, offer in enumerate(self.view.pending()):
            found.setdefault((offer.parties, offer.shows, offer.offered(self.view.deck)), []).append(place)
        return list(found.values())

    def like(self, place: int) -> list[Offer]:
        """The offer in this place, and those that ask the same."""
        (places,) = [places for places in self.alike() if place in places]
        return [self.view.pending()[place] for place in places]

    def clauses(self, offer: Offer) -> str:
        """What an offer says, clause by clause."""
        shows = tuple(members(offer.shows))
        gifts = offer.offered(self.view.deck)
        event = OfferMade(offer.author, offer.made_in, tuple(members(offer.parties)), gifts, shows)
        return " · ".join(self.narrator.event(event).split("\n")[1:])

    def line(self, offers: Sequence[Offer], clauses: str = "") -> str:
        """An offer of somebody else, or the same one of several, with all who are to agree."""
        authors = [int(offer.author) for offer in offers]
        to, others = self.audience(offers[0], mask_of(authors))
        return self.narrator.say(
            "offer-of",
            by=self.narrator.people(authors),
            count=len(authors),
            to=to,
            others=others,
            clauses=clauses or self.clauses(offers[0]),
        )

    def briefly(self, offers: Sequence[Offer]) -> str:
        """Who offers what, for a long list."""
        by = self.narrator.people([int(offer.author) for offer in offers])
        return self.narrator.say("offer-briefly", by=by, clauses=self.clauses(offers[0]))

    def own(self, offer: Offer, clauses: str) -> str:
        """What the reader is about to offer."""
        to, others = self.audience(offer, 0)
        return self.narrator.say("offer-own", to=to, others=others, clauses=clauses)

    def audience(self, offer: Offer, authors: int) -> tuple[str, str]:
        """Whether an offer goes to one, to all who talk, or to some; and who those are, beside authors and reader."""
        others = members(offer.parties & ~authors & ~bit(self.view.seat))
        if not others or count(self.view.must) == A_COUPLE:
            return "one", ""
        return "all" if offer.parties == self.view.must else "some", self.narrator.people(others)
