"""What is told of a talk (BR-17) in which many speak at the same moment: a few lines, whatever their number."""

from collections.abc import Iterable, Sequence

from clickbang.core.events import Event
from clickbang.games.battleroyal.events import CardsShown, OfferAgreed, OfferLapsed, OfferMade
from clickbang.games.battleroyal.words.phrasing import BattleRoyalWords
from clickbang.text import Narrator

Said = OfferMade | OfferAgreed | OfferLapsed | CardsShown

MOST_TOLD = 8
"""More news than that are gathered by what they are about."""


class TalkNews:
    """News of a talk, gathered until they are told."""

    def __init__(self, narrator: Narrator, words: BattleRoyalWords) -> None:
        self.narrator = narrator
        self.words = words
        self.heard: list[Said] = []

    def add(self, event: Event) -> bool:
        """Take an event, if it is one of a talk; whether it was."""
        if isinstance(event, Said):
            self.heard.append(event)
            return True
        return False

    def take(self) -> list[Event | str]:
        """All there is to tell: events one by one, or a sentence about many."""
        heard, self.heard = self.heard, []
        if len(heard) <= MOST_TOLD:
            return list(heard)
        own = [event for event in heard if self.is_own(event)]
        others = [event for event in heard if not self.is_own(event)]
        told_own = own if len(own) <= MOST_TOLD else self.gathered(own)
        return [*told_own, *self.gathered(others)]

    def is_own(self, event: Said) -> bool:
        """Whether this is about an offer of the reader's."""
        return not isinstance(event, CardsShown) and event.author == self.narrator.seat

    def gathered(self, events: Sequence[Said]) -> Iterable[str]:
        made = [event.author for event in events if isinstance(event, OfferMade)]
        agreed = [event.seat for event in events if isinstance(event, OfferAgreed)]
        lapsed = [event for event in events if isinstance(event, OfferLapsed)]
        shown = [event for event in events if isinstance(event, CardsShown)]
        if agreed:
            yield self.narrator.say("many-agree", names=self.people(agreed))
        if lapsed:
            yield self.narrator.say("many-lapse", count=len(lapsed))
        if made:
            yield self.narrator.say("many-offers", count=len(made), names=self.people(made))
        if shown:
            yield self.narrator.say("many-show", cards=" · ".join(map(self.shown, shown)))

    def people(self, seats: Iterable[int]) -> str:
        return self.narrator.people(list(dict.fromkeys(seats)))

    def shown(self, event: CardsShown) -> str:
        cards = ", ".join(map(self.words.card, event.cards))
        return self.narrator.say("known", name=self.narrator.people([event.seat]), cards=cards)
