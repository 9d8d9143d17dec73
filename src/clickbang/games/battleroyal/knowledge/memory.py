"""What every seat can tell, kept by the rules as they go: no event has to be built for it.

A batch of games reads what a seat knows from the table's board and from this (`research/tensor.py`), many times as
quick as folding events. Each seat has the very knowledge that its view would have, so only who notices what is said
here: tests hold it against the views at every decision. Who is out of the game decides nothing more, and remembers
nothing.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import everyone_at, lowest, members, without_lowest
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.knowledge.knowledge import Knowledge, Reveal
from clickbang.games.battleroyal.rules.board import Board
from clickbang.games.battleroyal.rules.observer import Observer
from clickbang.games.battleroyal.rules.offers import Offer


@final
class Memory(Observer):
    """What each seat can tell, by seat."""

    def __init__(self, seats: i64, persons: i64, deck: Deck) -> None:
        super().__init__()
        self.alive: i64 = everyone_at(seats)
        self.seats: list[Knowledge] = []
        for seat in range(seats):
            self.seats.append(Knowledge(seat, seats, persons, deck))
        self.bangs: vec[i64] = vec[i64]([0] * seats)
        """How often each has said the word, of the cards that are just being revealed."""

    def those(self, seats: i64) -> list[Knowledge]:
        """What these know."""
        return [self.seats[seat] for seat in members(seats)]

    # Setup and turns

    def deal(self, seat: i64, card: i64) -> None:
        self.seats[seat].deal(card)
        super().deal(seat, card)

    def begin_turn(self, board: Board) -> None:
        for knowledge in self.those(self.alive):
            knowledge.begin_turn()
        super().begin_turn(board)

    # Confrontations

    def confront(self, seat: i64, target: i64, board: Board) -> None:
        for knowledge in self.those(self.alive):
            knowledge.confront(seat, target)
        self.bangs = vec[i64]([0] * len(self.seats))
        super().confront(seat, target, board)

    def reveal(self, both: i64, seat: i64, card: i64, bang: bool) -> None:
        seen = Reveal(seat, card, bang)
        for knowledge in self.those(both):
            knowledge.see_reveal(seen)
        if bang:
            self.bangs[seat] += 1
        super().reveal(both, seat, card, bang)

    def hear_bangs(self, both: i64, board: Board) -> None:
        for knowledge in self.those(self.alive):
            knowledge.hear_bangs(self.bangs, board)
        super().hear_bangs(both, board)

    # The eliminated and their cards

    def lose(self, losers: i64) -> None:
        self.alive &= ~losers
        for knowledge in self.those(self.alive):
            knowledge.lose(losers)
        super().lose(losers)

    def see_spoils(self, heirs: i64, losers: i64, hands: vec[i64]) -> None:
        for knowledge in self.those(heirs):
            for owner in members(losers):
                for card in members(hands[owner]):
                    knowledge.see_spoils(card, owner)
        super().see_spoils(heirs, losers, hands)

    def propose(self, heirs: i64, seat: i64, cards: i64, receivers: list[int]) -> None:
        division = division_of(cards, receivers)
        for knowledge in self.those(heirs):
            knowledge.propose(seat, division)
        super().propose(heirs, seat, cards, receivers)

    def show_votes(self, heirs: i64, voters: i64, agreed: i64) -> None:
        for knowledge in self.those(heirs):
            knowledge.see_votes(voters, agreed)
        super().show_votes(heirs, voters, agreed)

    def divide(self, heirs: i64, cards: i64, receivers: list[int]) -> None:
        division = division_of(cards, receivers)
        for knowledge in self.those(heirs):
            knowledge.divide(division)
        super().divide(heirs, cards, receivers)

    def discard(self, cards: i64) -> None:
        for knowledge in self.those(self.alive):
            knowledge.discard(cards)
        super().discard(cards)

    def show_sizes(self, seats: i64, sizes: vec[i64]) -> None:
        for knowledge in self.those(self.alive):
            knowledge.note_sizes(seats, sizes)
        super().show_sizes(seats, sizes)

    # Talk

    def begin_talk_round(self, board: Board) -> None:
        for knowledge in self.those(self.alive):
            knowledge.begin_talk_round(board)
        super().begin_talk_round(board)

    def make_offer(self, offer: Offer) -> None:
        self.hear_agreement(offer, offer.author)
        super().make_offer(offer)

    def agree(self, offer: Offer, seat: i64) -> None:
        self.hear_agreement(offer, seat)
        super().agree(offer, seat)

    def hear_agreement(self, offer: Offer, seat: i64) -> None:
        """A party has made the offer, or agrees to it."""
        for knowledge in self.those(offer.parties):
            knowledge.agree(offer, seat)

    def carry_out(self, offer: Offer) -> None:
        for knowledge in self.those(offer.parties):
            knowledge.carry_out(offer)
        super().carry_out(offer)

    def show_hand(self, parties: i64, seat: i64, cards: i64) -> None:
        for knowledge in self.those(parties):
            knowledge.see_hand(seat, cards)
        super().show_hand(parties, seat, cards)

    def give(self, team: i64, offer: Offer) -> None:
        for knowledge in self.those(team):
            for gift in offer.gifts:
                knowledge.see_gift(gift.giver, gift.receiver, gift.cards)
                if knowledge.seat == gift.giver or knowledge.seat == gift.receiver:
                    knowledge.see_given(gift.giver, gift.receiver, gift.picked)
            knowledge.carry_out_gifts()
        super().give(team, offer)


def division_of(cards: i64, receivers: list[int]) -> dict[int, int]:
    """Who gets which of these cards."""
    found: dict[int, int] = {}
    for receiver in receivers:
        found[lowest(cards)] = receiver
        cards = without_lowest(cards)
    return found
