"""Where each card may be, for all that a seat knows for certain."""

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import bit, count, everyone_at, has, is_one, is_several, lowest, members, without
from clickbang.games.battleroyal.deck.card_log import DISCARDED, PLACES, SPOILS, UNDEALT, Flow


class KnownCards:
    """By card the set of places where it may be. It holds the true one, and sometimes more than need be."""

    def __init__(self, cards: i64, seats: i64, persons: i64) -> None:
        self.held: vec[i64] = vec[i64]([0] * PLACES)
        """By place: how many cards are there."""
        everywhere: i64 = 0
        for seat in range(seats):
            self.held[seat] = persons
            everywhere |= bit(seat)
        self.held[UNDEALT] = cards - seats * persons
        if self.held[UNDEALT] > 0:
            everywhere |= bit(UNDEALT)
        self.places: vec[i64] = vec[i64]([everywhere] * cards)
        self.seen: i64 = 0
        """The cards that were ever seen."""

    def clone(self) -> "KnownCards":
        other = KnownCards(0, 0, 0)
        other.held = self.held[:]
        other.places = self.places[:]
        other.seen = self.seen
        return other

    def see(self, card: i64, place: i64) -> None:
        """The card is here."""
        self.seen |= bit(card)
        self.places[card] = bit(place)

    def exclude(self, cards: i64, place: i64) -> None:
        """None of these cards is here."""
        for card in members(cards):
            self.places[card] = without(self.places[card], place)

    def move(self, flows: list[Flow]) -> None:
        """Cards change their places, all at once."""
        before = self.places[:]
        cards: i64 = len(before)
        leaving = vec[i64]([0] * PLACES)
        for flow in flows:
            leaving[flow.source] += flow.cards
        for flow in flows:
            if count(flow.known) < flow.cards:
                for card in range(cards):
                    if has(before[card], flow.source):
                        self.places[card] |= bit(flow.target)
        for flow in flows:
            if leaving[flow.source] == self.held[flow.source]:
                for card in range(cards):
                    if has(before[card], flow.source) and not arrives(flows, flow.source, before[card]):
                        self.places[card] = without(self.places[card], flow.source)
        for flow in flows:
            for card in members(flow.known):
                self.see(card, flow.target)
        for flow in flows:
            self.held[flow.source] -= flow.cards
            self.held[flow.target] += flow.cards

    def mix(self, group: i64, sizes: vec[i64]) -> None:
        """These may have passed any cards to each other, and have so many now."""
        card: i64 = 0
        while card < len(self.places):
            if self.places[card] & group != 0:
                self.places[card] |= group
            card += 1
        for seat in members(group):
            self.held[seat] = sizes[seat]

    def settle(self) -> None:
        """Where all cards are known there is no room for another one; that may tell where others are."""
        cards: i64 = len(self.places)
        changed = True
        while changed:
            changed = False
            room = self.held[:]
            for places in self.places:
                if is_one(places):
                    room[lowest(places)] -= 1
            full: i64 = 0
            for place in range(PLACES):
                if room[place] == 0:
                    full |= bit(place)
            for card in range(cards):
                places = self.places[card]
                if is_several(places) and places & full != 0:
                    self.places[card] = places & ~full
                    changed = True

    # What can be asked

    def known_at(self, place: i64) -> i64:
        """The set of cards that are at this place for certain."""
        found: i64 = 0
        card: i64 = 0
        while card < len(self.places):
            if self.places[card] == bit(place):
                found |= bit(card)
            card += 1
        return found

    def certain(self, seats: int) -> list[int]:
        """By seat the set of cards that it holds for certain: all of `known_at` in one go."""
        found = [0] * seats
        for card, places in enumerate(self.places):
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


def arrives(flows: list[Flow], place: i64, before: i64) -> bool:
    """Whether a card that may have been at one of these places may have come to this one."""
    for flow in flows:  # noqa: SIM110 (compiled, a loop is quicker than a generator)
        if flow.target == place and has(before, flow.source) and count(flow.known) < flow.cards:
            return True
    return False
