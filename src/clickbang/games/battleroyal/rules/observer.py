"""Who is told what the rules do: one method for each thing that can happen, with what is at hand.

Observers hang in a chain. The one that builds the events is the `Teller`; what batches remember is another
(`knowledge/memory.py`). What stands here only passes everything on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.games.battleroyal.rules.board import Board
from clickbang.games.battleroyal.rules.offers import Offer


class Observer:
    """Hears everything and passes it on. A call comes after the board has changed, and before cards change hands."""

    def __init__(self, then: "Observer | None" = None) -> None:
        self.then = then

    # Setup and turns

    def sit_down(self, board: Board) -> None:
        """BR-2: all have a place, and it is known who begins."""
        if self.then is not None:
            self.then.sit_down(board)

    def deal(self, seat: i64, card: i64) -> None:
        """BR-1: a card, which only its owner sees."""
        if self.then is not None:
            self.then.deal(seat, card)

    def begin_turn(self, board: Board) -> None:
        """BR-4, BR-23: whose turn it is."""
        if self.then is not None:
            self.then.begin_turn(board)

    def pass_turn(self, seat: i64) -> None:
        """BR-5: no confrontation this turn."""
        if self.then is not None:
            self.then.pass_turn(seat)

    def leave_team(self, seat: i64) -> None:
        """BR-6: this player is a team of one now."""
        if self.then is not None:
            self.then.leave_team(seat)

    # Confrontations

    def confront(self, seat: i64, target: i64, board: Board) -> None:
        """BR-7: who has named whom."""
        if self.then is not None:
            self.then.confront(seat, target, board)

    def show_signs(self, board: Board) -> None:
        """BR-8: all signs together."""
        if self.then is not None:
            self.then.show_signs(board)

    def unite(self, team: i64) -> None:
        """BR-9: these are one team now."""
        if self.then is not None:
            self.then.unite(team)

    def dissolve(self, seats: i64) -> None:
        """BR-3, BR-10, BR-18: each of these is a team of one now."""
        if self.then is not None:
            self.then.dissolve(seats)

    def reveal(self, both: i64, seat: i64, card: i64, bang: bool) -> None:
        """BR-13: those in the confrontation see a card; `hear_bangs` follows when all are revealed."""
        if self.then is not None:
            self.then.reveal(both, seat, card, bang)

    def hear_bangs(self, both: i64, board: Board) -> None:
        """BR-14: everybody hears who has said "Bang!", and who has not."""
        if self.then is not None:
            self.then.hear_bangs(both, board)

    def refuse_dollars(self, both: i64, refused: i64) -> None:
        """BR-15c: these do not take the $1000; only the last two hear of it."""
        if self.then is not None:
            self.then.refuse_dollars(both, refused)

    def tie(self) -> None:
        """BR-12: equal sums."""
        if self.then is not None:
            self.then.tie()

    # The eliminated and their cards

    def lose(self, losers: i64) -> None:
        """BR-11, BR-12: these are out."""
        if self.then is not None:
            self.then.lose(losers)

    def see_spoils(self, heirs: i64, losers: i64, hands: vec[i64]) -> None:
        """BR-18: the heirs see what the losers held."""
        if self.then is not None:
            self.then.see_spoils(heirs, losers, hands)

    def propose(self, heirs: i64, seat: i64, cards: i64, receivers: list[int]) -> None:
        """BR-18: one of the heirs says who is to get each of these cards, in the order of the deck."""
        if self.then is not None:
            self.then.propose(heirs, seat, cards, receivers)

    def show_votes(self, heirs: i64, voters: i64, agreed: i64) -> None:
        """BR-18: who has voted, and who of them for the division."""
        if self.then is not None:
            self.then.show_votes(heirs, voters, agreed)

    def divide(self, heirs: i64, cards: i64, receivers: list[int]) -> None:
        """BR-18: the heirs see who gets each of these cards; `show_sizes` follows for all."""
        if self.then is not None:
            self.then.divide(heirs, cards, receivers)

    def discard(self, cards: i64) -> None:
        """BR-18, BR-19: nobody gets so many cards."""
        if self.then is not None:
            self.then.discard(cards)

    def show_sizes(self, seats: i64, sizes: vec[i64]) -> None:
        """BR-1: how many cards these hold is public."""
        if self.then is not None:
            self.then.show_sizes(seats, sizes)

    # Talk

    def begin_talk_round(self, board: Board) -> None:
        """BR-17: those who are not done are asked once more."""
        if self.then is not None:
            self.then.begin_talk_round(board)

    def make_offer(self, offer: Offer) -> None:
        """BR-17: only its parties hear of an offer."""
        if self.then is not None:
            self.then.make_offer(offer)

    def agree(self, offer: Offer, seat: i64) -> None:
        """BR-17: one of the parties agrees."""
        if self.then is not None:
            self.then.agree(offer, seat)

    def lapse(self, offer: Offer, seat: i64) -> None:
        """BR-17: nothing comes of an offer: this party refused it, or (NOBODY) it is not possible any more."""
        if self.then is not None:
            self.then.lapse(offer, seat)

    def carry_out(self, offer: Offer) -> None:
        """BR-17: all have agreed; what is shown and given follows."""
        if self.then is not None:
            self.then.carry_out(offer)

    def show_hand(self, parties: i64, seat: i64, cards: i64) -> None:
        """BR-17: the parties see all cards of this player."""
        if self.then is not None:
            self.then.show_hand(parties, seat, cards)

    def give(self, team: i64, offer: Offer) -> None:
        """BR-17: the team sees how many cards change hands; who gives and who receives them sees which."""
        if self.then is not None:
            self.then.give(team, offer)

    def end_talk(self, team: i64) -> None:
        """BR-17: all are done."""
        if self.then is not None:
            self.then.end_talk(team)


NOBODY_LISTENS: Final = Observer()
"""At the end of every chain: clones are many, and none of them has an observer of its own."""
