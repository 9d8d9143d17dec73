"""Where each card may be, for all that a seat knows for certain."""

from clickbang.core.seats import bit, count, everyone_at, has, is_one, is_several, lowest, mask_of, members, without
from clickbang.games.battleroyal.deck.card_log import DISCARDED, PLACES, SPOILS, UNDEALT, Flow


class KnownCards:
    """By card the set of places where it may be. It holds the true one, and sometimes more than need be."""

    def __init__(self, cards: int, seats: int, held: list[int]) -> None:
        self.held = held
        """By place: how many cards are there. Kept up to date by its owner."""
        everywhere = [place for place in (*range(seats), UNDEALT) if held[place] > 0]
        self.places = [mask_of(everywhere)] * cards
        self.seen = 0
        """The cards that were ever seen."""

    def clone(self, held: list[int]) -> "KnownCards":
        """The same of cards that are counted here."""
        other = KnownCards(0, 0, held)
        other.places = self.places[:]
        other.seen = self.seen
        return other

    def see(self, card: int, place: int) -> None:
        """The card is here."""
        self.seen |= bit(card)
        self.places[card] = bit(place)

    def exclude(self, cards: int, place: int) -> None:
        """None of these cards is here."""
        for card in members(cards):
            self.places[card] = without(self.places[card], place)

    def move(self, flows: list[Flow]) -> None:
        """Cards move, all at once, before `held` is changed."""
        before = list(self.places)
        leaving = [0] * PLACES
        for flow in flows:
            leaving[flow.source] += flow.cards
        for flow in flows:
            if count(flow.known) < flow.cards:
                for card in range(len(before)):
                    if has(before[card], flow.source):
                        self.places[card] |= bit(flow.target)
        for flow in flows:
            if leaving[flow.source] == self.held[flow.source]:
                for card in range(len(before)):
                    if has(before[card], flow.source) and not arrives(flows, flow.source, before[card]):
                        self.places[card] = without(self.places[card], flow.source)
        for flow in flows:
            for card in members(flow.known):
                self.see(card, flow.target)

    def mix(self, group: int) -> None:
        """These may have passed any cards to each other."""
        for card in range(len(self.places)):
            if self.places[card] & group:
                self.places[card] |= group

    def settle(self) -> None:
        """Where all cards are known there is no room for another one; that may tell where others are."""
        changed = True
        while changed:
            changed = False
            certain = [0] * PLACES
            for places in self.places:
                if is_one(places):
                    certain[lowest(places)] += 1
            full = 0
            for place in range(PLACES):
                if certain[place] == self.held[place]:
                    full |= bit(place)
            for card in range(len(self.places)):
                places = self.places[card]
                if is_several(places) and places & full:
                    self.places[card] = places & ~full
                    changed = True

    # What can be asked

    def known_at(self, place: int) -> int:
        """The set of cards that are at this place for certain."""
        found = 0
        for card in range(len(self.places)):
            if self.places[card] == bit(place):
                found |= bit(card)
        return found

    def certain(self, seats: int) -> list[int]:
        """By seat the set of cards that it holds for certain: all of `known_at` in one go."""
        found = [0] * seats
        for card in range(len(self.places)):
            places = self.places[card]
            if is_one(places):
                place = lowest(places)
                if place < seats:
                    found[place] |= bit(card)
        return found

    def shown(self, keys: tuple[str, ...]) -> dict[str, object]:
        """Every card that was ever seen, as plain data: with whom it may be, or in which piles."""
        return {
            keys[card]: {
                "seats": members(self.places[card] & everyone_at(UNDEALT)),
                "spoils": has(self.places[card], SPOILS),
                "discarded": has(self.places[card], DISCARDED),
            }
            for card in members(self.seen)
        }


def arrives(flows: list[Flow], place: int, before: int) -> bool:
    """Whether a card that may have been at one of these places may have come to this one."""
    return any(flow.target == place and has(before, flow.source) and count(flow.known) < flow.cards for flow in flows)
