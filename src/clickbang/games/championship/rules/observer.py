"""What the rules tell of while a game is played: one call for each thing that happens, with what is at hand anyway.

Whoever wants to know hangs an observer there (`State.hang`): `Teller`, which makes events of it, `Counts` for a
designer, `Memory` for a batch of games. Each passes on what it is told to the next one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.games.championship.rules.board import Board


class Observer:
    """Makes nothing of it."""

    def __init__(self, then: "Observer | None" = None) -> None:
        self.then = then

    # Rounds and phases

    def begin_round(self, board: Board) -> None:
        """WC-3, WC-23: another round."""
        if self.then is not None:
            self.then.begin_round(board)

    def begin_pockets(self) -> None:
        """WC-3, WC-4: the first phase of a round, in which no card is played."""
        if self.then is not None:
            self.then.begin_pockets()

    def begin_phase(self, moment: i64) -> None:
        """WC-3: the next phase."""
        if self.then is not None:
            self.then.begin_phase(moment)

    def load(self, seat: i64, pocket: i64, extra: i64) -> None:
        """WC-4: this card goes into the pocket, and the others, so many extra BULLETs among them, into the barrel."""
        if self.then is not None:
            self.then.load(seat, pocket, extra)

    def spin(self, board: Board) -> None:
        """WC-4, WC-5: all barrels are loaded."""
        if self.then is not None:
            self.then.spin(board)

    def show_dice(self, board: Board) -> None:
        """WC-6: all dice at the same moment."""
        if self.then is not None:
            self.then.show_dice(board)

    def score(self, seat: i64, points: i64) -> None:
        """WC-16: so many points for this player, of all of whom `end_round` tells."""
        if self.then is not None:
            self.then.score(seat, points)

    def end_round(self, board: Board) -> None:
        """WC-16: everybody has scored."""
        if self.then is not None:
            self.then.end_round(board)

    def turn_pocket(self, seat: i64, card: i64) -> None:
        """WC-13: one of the pockets that are turned over together; `end_turning` comes after the last."""
        if self.then is not None:
            self.then.turn_pocket(seat, card)

    def end_turning(self) -> None:
        """WC-13: all pockets that had not been shown are turned over."""
        if self.then is not None:
            self.then.end_turning()

    def end_game(self) -> None:
        """WC-17, WC-18: it is over, maybe in the middle of a round."""
        if self.then is not None:
            self.then.end_game()

    # Accusations

    def accuse(self, accusations: list[tuple[int, int]]) -> None:
        """WC-12: the accusations of one sealed round."""
        if self.then is not None:
            self.then.accuse(accusations)

    def show_pocket(self, seat: i64, card: i64) -> None:
        """WC-7: the pocket of somebody accused, for all to see."""
        if self.then is not None:
            self.then.show_pocket(seat, card)

    def punish(self, seat: i64, extra: i64, left: i64) -> None:
        """WC-9: a BULLET more in this barrel of so many cards; so many extra ones now."""
        if self.then is not None:
            self.then.punish(seat, extra, left)

    def spare(self, seat: i64) -> None:
        """WC-2, WC-9: there is no such BULLET, or no CLICK for which it could come."""
        if self.then is not None:
            self.then.spare(seat)

    def lack_click(self, seat: i64, left: i64) -> None:
        """All can tell that this barrel of so many cards has no CLICK."""
        if self.then is not None:
            self.then.lack_click(seat, left)

    # Shots

    def fire(self, seat: i64, card: i64, aim: i64, left: i64) -> None:
        """WC-13: the top card of so many is turned, one of those of which `end_shot` tells."""
        if self.then is not None:
            self.then.fire(seat, card, aim, left)

    def end_shot(self) -> None:
        """WC-13: all who fire have fired."""
        if self.then is not None:
            self.then.end_shot()

    def die(self, seat: i64, mates: i64, captain: bool) -> None:
        """WC-19: a team-mate, or the captain; so many team-mates remain."""
        if self.then is not None:
            self.then.die(seat, mates, captain)

    def win(self, seat: i64) -> None:
        """WC-15: only this captain is left."""
        if self.then is not None:
            self.then.win(seat)

    def aim(self, seat: i64, aim: i64) -> None:
        """WC-22: where this player's coming shot goes."""
        if self.then is not None:
            self.then.aim(seat, aim)

    def open_aims(self) -> None:
        """Shoot Somebody: all who fire choose whom they aim at."""
        if self.then is not None:
            self.then.open_aims()

    def show_aims(self, board: Board, answers: vec[i64]) -> None:
        """Shoot Somebody: the aims of those who have chosen one."""
        if self.then is not None:
            self.then.show_aims(board, answers)

    # Cards

    def draw(self, seat: i64, card: i64) -> None:
        """WC-2: only the drawer sees which card it is."""
        if self.then is not None:
            self.then.draw(seat, card)

    def go_without(self, seat: i64) -> None:
        """WC-2: there is no card to draw."""
        if self.then is not None:
            self.then.go_without(seat)

    def refill(self, cards: i64) -> None:
        """WC-2: the played cards are a new deck of so many."""
        if self.then is not None:
            self.then.refill(cards)

    def spend(self, seat: i64, card: i64) -> None:
        """WC-22: a card of a hand is played."""
        if self.then is not None:
            self.then.spend(seat, card)

    def show_plays(self, board: Board, answers: vec[i64]) -> None:
        """WC-23: the cards of one sealed round."""
        if self.then is not None:
            self.then.show_plays(board, answers)

    def waste(self, seat: i64, card: str) -> None:
        """WC-22: a card that had become impossible is spent."""
        if self.then is not None:
            self.then.waste(seat, card)

    # Effects of cards

    def peek(self, seat: i64, target: i64, cards: i64, bits: i64, left: i64) -> None:
        """Peek: one seat sees so many of the cards that are left, the top one the lowest bit."""
        if self.then is not None:
            self.then.peek(seat, target, cards, bits, left)

    def inform(self, seat: i64, target: i64, card: i64) -> None:
        """Informer: one seat sees what is in a pocket."""
        if self.then is not None:
            self.then.inform(seat, target, card)

    def turn_die(self, seat: i64, face: i64) -> None:
        """Second Thoughts: the die shows another face now."""
        if self.then is not None:
            self.then.turn_die(seat, face)

    def load_live(self, seat: i64, left: i64) -> None:
        """Live Round: a BULLET more in this barrel of so many cards, for this round."""
        if self.then is not None:
            self.then.load_live(seat, left)

    def reshuffle(self, seat: i64) -> None:
        """Spin Again: what is left of this barrel is shuffled."""
        if self.then is not None:
            self.then.reshuffle(seat)

    def add_shot(self, seat: i64, shots: i64) -> None:
        """One More: a shot more, so many in all."""
        if self.then is not None:
            self.then.add_shot(seat, shots)

    def bribe(self, seat: i64, card: str) -> None:
        """Bribe the Judge: caught, but nobody dies."""
        if self.then is not None:
            self.then.bribe(seat, card)


NOBODY_LISTENS: Final = Observer()
"""The last one of every chain."""
