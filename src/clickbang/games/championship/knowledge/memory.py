"""What all seats know, kept while the rules play: no event has to be built for it.

A batch of games reads what a seat knows from the table and from this (`research/tensor.py`), many times as quick as
folding events. For each seat it is what a view has for its one seat; tests hold the two against each other at every
decision, and the numbers are among what pairs of games are compared by.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.table import DECLINE
from clickbang.games.championship.knowledge.known_barrel import KnownBarrel
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.codes import card_of
from clickbang.games.championship.rules.observer import Observer

NO_CARD: Final = -1


@final
class Memory(Observer):
    """What everybody has seen, and what each seat alone."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.barrels: list[KnownBarrel] = [KnownBarrel() for _ in range(seats * seats)]
        """By seat that knows something, and seat whose barrel it is."""
        self.plays: vec[i64] = vec[i64]([NO_CARD] * seats)
        """By seat: the card it played in the last sealed round."""
        self.accusations: list[tuple[int, int]] = []
        """Those that were revealed last in this round."""

    def known(self, viewer: i64, seat: i64) -> KnownBarrel:
        """What the one knows of the other's pocket and barrel."""
        return self.barrels[viewer * self.seats + seat]

    def begin_round(self, board: Board) -> None:
        self.accusations = []
        for viewer in range(self.seats):
            for seat in range(self.seats):
                if board.players[seat].captain:
                    self.known(viewer, seat).begin_round()
        super().begin_round(board)

    def load(self, seat: i64, pocket: i64, extra: i64) -> None:
        self.known(seat, seat).fill(pocket)
        for viewer in range(self.seats):
            self.known(viewer, seat).load(extra)
        super().load(seat, pocket, extra)

    def turn_pocket(self, seat: i64, card: i64) -> None:
        self.see_pocket(seat, card)
        super().turn_pocket(seat, card)

    def accuse(self, accusations: list[tuple[int, int]]) -> None:
        self.accusations = accusations
        super().accuse(accusations)

    def show_pocket(self, seat: i64, card: i64) -> None:
        self.see_pocket(seat, card)
        super().show_pocket(seat, card)

    def see_pocket(self, seat: i64, card: i64) -> None:
        """Everybody knows this pocket."""
        for viewer in range(self.seats):
            self.known(viewer, seat).see_pocket(card)

    def punish(self, seat: i64, extra: i64, left: i64) -> None:
        if left > 0:
            self.add_bullet(seat, left)
        super().punish(seat, extra, left)

    def load_live(self, seat: i64, left: i64) -> None:
        self.add_bullet(seat, left)
        super().load_live(seat, left)

    def add_bullet(self, seat: i64, left: i64) -> None:
        """A CLICK of this barrel is a BULLET now."""
        for viewer in range(self.seats):
            self.known(viewer, seat).add_bullet(left)

    def lack_click(self, seat: i64, left: i64) -> None:
        for viewer in range(self.seats):
            self.known(viewer, seat).lack_click(left)
        super().lack_click(seat, left)

    def fire(self, seat: i64, card: i64, aim: i64, left: i64) -> None:
        for viewer in range(self.seats):
            self.known(viewer, seat).turn_top(card, left)
        super().fire(seat, card, aim, left)

    def die(self, seat: i64, mates: i64, captain: bool) -> None:
        self.forget_order(seat)
        super().die(seat, mates, captain)

    def reshuffle(self, seat: i64) -> None:
        self.forget_order(seat)
        super().reshuffle(seat)

    def forget_order(self, seat: i64) -> None:
        """This barrel is shuffled, or empty."""
        for viewer in range(self.seats):
            self.known(viewer, seat).reshuffle()

    def show_plays(self, board: Board, answers: vec[i64]) -> None:
        for seat in range(self.seats):
            self.plays[seat] = card_of(answers[seat]) if answers[seat] > DECLINE else NO_CARD
        super().show_plays(board, answers)

    def peek(self, seat: i64, target: i64, cards: i64, bits: i64, left: i64) -> None:
        self.known(seat, target).see_top(cards, bits, left)
        for viewer in range(self.seats):
            self.known(viewer, target).look_at_top(cards, left)
        super().peek(seat, target, cards, bits, left)

    def inform(self, seat: i64, target: i64, card: i64) -> None:
        self.known(seat, target).see_pocket(card)
        super().inform(seat, target, card)
