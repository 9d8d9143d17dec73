"""What seats remember that does not lie on the table, kept by the rules as they go: no event has to be built for it.

A batch of games reads what a seat knows from the table and from this (`tensor.py`), many times as quick as folding
events. It is the view once more: tests hold the two against each other at every decision, and the numbers are among
what pairs of games are compared by. Who is out of the game decides nothing more, and remembers nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import bit, count, everyone_at, has, is_several, lowest, members, without_lowest
from clickbang.games.battleroyal.deck.card_log import DISCARDED, PLACES, SPOILS, UNDEALT, Flow
from clickbang.games.battleroyal.deck.known_cards import KnownCards
from clickbang.games.battleroyal.rules.offers import Offer

NOBODY: Final = -1
NO_VOTE: Final = -1
FIRST_TRADE: Final = 2
"""An offer is made in one round of the talk, and agreed to in this one at the earliest."""


class Memory:
    """What was seen by all, and by each. A table has none unless somebody hangs it there."""

    def __init__(self, seats: i64, cards: i64, persons: i64, bangs: i64) -> None:
        self.seats: i64 = seats
        self.bangs: i64 = bangs
        """The cards with the word."""
        self.alive: i64 = everyone_at(seats)
        held: list[int] = [0] * PLACES
        for seat in range(seats):
            held[seat] = persons
        held[UNDEALT] = cards - seats * persons
        self.known: list[KnownCards] = []
        """By seat: where each card may be."""
        for _ in range(seats):
            self.known.append(KnownCards(cards, seats, held[:]))
        # the confrontation
        self.confronter: i64 = NOBODY
        self.confronted: i64 = NOBODY
        self.heard: vec[i64] = vec[i64]([0] * seats)
        """By seat: how often it said "Bang!"."""
        self.revealed: i64 = 0
        self.revealed_loudly: i64 = 0
        self.revealed_to: i64 = 0
        """BR-13: who has seen those cards."""
        self.bluffs: vec[i64] = vec[i64]([0] * (seats * seats))
        """By seat and seat: how often the one has seen the other bluff."""
        # the cards of the eliminated
        self.owners: vec[i64] = vec[i64]([NOBODY] * cards)
        """By card: whose it was."""
        self.proposer: i64 = NOBODY
        self.proposal: vec[i64] = vec[i64]([NOBODY] * cards)
        """By card: who is to get it."""
        self.votes: vec[i64] = vec[i64]([NO_VOTE] * seats)
        # talk
        self.traders: i64 = 0

    # Cards that are seen, and that move

    def deal(self, seat: i64, card: i64) -> None:
        """BR-1: only its owner sees it."""
        self.known[seat].see(card, seat)
        self.known[seat].settle()

    def move(self, viewer: i64, flows: list[Flow]) -> None:
        """For one who notices it, cards change their places."""
        known = self.known[viewer]
        known.move(flows)
        for flow in flows:
            known.held[flow.source] -= flow.cards
            known.held[flow.target] += flow.cards
        known.settle()

    # Confrontations

    def confront(self, seat: i64, target: i64) -> None:
        self.confronter = seat
        self.confronted = target
        self.revealed = 0
        self.revealed_loudly = 0
        self.revealed_to = 0
        seat = 0
        while seat < self.seats:
            self.heard[seat] = 0
            seat += 1

    def reveal(self, both: i64, seat: i64, card: i64, loudly: bool) -> None:
        """BR-13, BR-14: those in the confrontation see a card, and whether it was a bluff."""
        self.revealed |= bit(card)
        self.revealed_to = both
        if loudly:
            self.revealed_loudly |= bit(card)
            self.heard[seat] += 1
        for viewer in members(both):
            self.known[viewer].see(card, seat)
            if loudly and not has(self.bangs, card):
                self.bluffs[viewer * self.seats + seat] += 1

    def hear_bangs(self, both: i64, kills: vec[i64], hands: vec[i64]) -> None:
        """BR-14: who has shown all their cards and kept silent has none with the word."""
        viewer: i64 = 0
        while viewer < self.seats:
            if has(self.alive, viewer):
                known = self.known[viewer]
                for seat in members(both):
                    if kills[seat] > 0 and self.heard[seat] == 0 and kills[seat] == count(hands[seat]):
                        known.exclude(self.bangs, seat)
                known.settle()
            viewer += 1

    def lose(self, losers: i64) -> None:
        """All see who is eliminated: their cards lie there now."""
        self.alive &= ~losers
        for viewer in members(self.alive):
            held = self.known[viewer].held
            self.move(viewer, [Flow(seat, SPOILS, held[seat], 0, 0) for seat in members(losers)])

    # The cards of the eliminated

    def own(self, seat: i64, cards: i64) -> None:
        """Whose they were; the heirs will see that."""
        for card in members(cards):
            self.owners[card] = seat

    def see_spoils(self, heirs: i64, cards: i64) -> None:
        """BR-18: the heirs see the collected cards."""
        for viewer in members(heirs):
            for card in members(cards):
                self.known[viewer].see(card, SPOILS)

    def propose(self, seat: i64, cards: i64, receivers: list[int]) -> None:
        self.proposer = seat
        for receiver in receivers:
            self.proposal[lowest(cards)] = receiver
            cards = without_lowest(cards)
        voter: i64 = 0
        while voter < self.seats:
            self.votes[voter] = NO_VOTE
            voter += 1

    def share(self, heirs: i64, cards: i64, receivers: list[int], hands: vec[i64]) -> None:
        """BR-18: the heirs see who gets which card, the others how many each has then. Before they have them."""
        seen: dict[int, Flow] = {}
        for receiver in receivers:
            if receiver not in seen:
                seen[receiver] = Flow(SPOILS, receiver, 0, 0, 0)
            flow = seen[receiver]
            flow.cards += 1
            flow.known |= bit(lowest(cards))
            cards = without_lowest(cards)
        for viewer in members(self.alive):
            if has(heirs, viewer):
                self.move(viewer, list(seen.values()))
            else:
                held = self.known[viewer].held
                self.move(
                    viewer,
                    [
                        Flow(SPOILS, seat, count(hands[seat]) + seen[seat].cards - held[seat], 0, 0)
                        for seat in sorted(seen)
                    ],
                )
        self.end_division()

    def discard(self, cards: i64) -> None:
        """BR-18, BR-19: nobody gets the cards."""
        for viewer in members(self.alive):
            self.move(viewer, [Flow(SPOILS, DISCARDED, cards, 0, 0)])
        self.end_division()

    def end_division(self) -> None:
        self.proposer = NOBODY
        card: i64 = 0
        while card < len(self.owners):
            self.owners[card] = NOBODY
            self.proposal[card] = NOBODY
            card += 1
        seat: i64 = 0
        while seat < self.seats:
            self.votes[seat] = NO_VOTE
            seat += 1

    # Talk

    def begin_talk_round(self, talk_round: i64, talking: i64, both: i64, offers: list[Offer], hands: vec[i64]) -> None:
        """BR-17: open offers still stand, so what they name is there; who does not hear the talk can tell less."""
        for offer in offers:
            for viewer in members(offer.parties):
                self.see_named(viewer, offer, offer.agreed)
        if talk_round == FIRST_TRADE:
            self.traders = talking
        elif talk_round > FIRST_TRADE and is_several(self.traders):
            for viewer in members(self.alive & ~both):
                known = self.known[viewer]
                known.mix(self.traders)
                for seat in members(self.traders):
                    known.held[seat] = count(hands[seat])
                known.settle()

    def see_named(self, viewer: i64, offer: Offer, agreed: i64) -> None:
        """BR-17: who makes or accepts an offer holds the cards that it names as theirs."""
        known = self.known[viewer]
        for gift in offer.gifts:
            if has(agreed, gift.giver) and gift.giver != viewer:
                for card in members(gift.named):
                    known.see(card, gift.giver)
        known.settle()

    def agree(self, offer: Offer, seat: i64) -> None:
        """BR-17: a party has made the offer, or agrees to it."""
        for viewer in members(offer.parties):
            self.see_named(viewer, offer, bit(seat))

    def show(self, offer: Offer, hands: vec[i64]) -> None:
        """BR-17: the parties see the cards of those who show theirs."""
        for viewer in members(offer.parties):
            for seat in members(offer.shows):
                for card in members(hands[seat]):
                    self.known[viewer].see(card, seat)
                self.known[viewer].settle()

    def give(self, both: i64, offer: Offer) -> None:
        """BR-17: the team sees how many cards go from whom to whom, parties the named ones, giver and receiver all."""
        for viewer in members(both):
            flows: list[Flow] = []
            for gift in offer.gifts:
                cards: i64 = gift.named if has(offer.parties, viewer) else 0
                if viewer == gift.giver or viewer == gift.receiver:
                    cards = gift.picked
                flows.append(Flow(gift.giver, gift.receiver, gift.cards, cards, 0))
            self.move(viewer, flows)
