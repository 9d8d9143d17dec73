"""What a designer wants to know, counted by the rules as they go: no event has to be built for it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.observer import Observer

FACES: Final = 6
OUT: Final = -1
"""In place of a bet: not in the round, or what became of it has been counted."""


@final
class Counts(Observer):
    """Of all games at the tables where these counts hang."""

    def __init__(self, seats: i64, kinds: i64) -> None:
        super().__init__()
        self.pockets: i64 = 0
        self.cheats: i64 = 0
        self.caught: i64 = 0
        self.accusations: i64 = 0
        self.judged: i64 = 0
        """Accusations that have shown a pocket."""
        self.right: i64 = 0
        self.fired_all: vec[i64] = vec[i64]([0] * FACES)
        """By bet: how many fired it or died."""
        self.survived: vec[i64] = vec[i64]([0] * FACES)
        self.drawn: vec[i64] = vec[i64]([0] * kinds)
        """By place in the deck's list."""
        self.played: vec[i64] = vec[i64]([0] * kinds)
        # of the round
        self.bets: vec[i64] = vec[i64]([OUT] * seats)
        self.fired: vec[i64] = vec[i64]([0] * seats)
        self.accused: vec[i64] = vec[i64]([0] * seats)
        """By seat: how often it is accused in this sealed round."""

    def load(self, seat: i64, pocket: i64, extra: i64) -> None:
        self.count_pocket(pocket)
        super().load(seat, pocket, extra)

    def count_pocket(self, card: i64) -> None:
        """Somebody puts this into the pocket."""
        self.pockets += 1
        self.cheats += card

    def show_dice(self, board: Board) -> None:
        for seat in range(board.seats):
            if board.players[seat].in_round:
                self.bets[seat] = board.players[seat].bet
                self.fired[seat] = 0
        super().show_dice(board)

    def turn_die(self, seat: i64, face: i64) -> None:
        self.bets[seat] = face
        super().turn_die(seat, face)

    def accuse(self, accusations: list[tuple[int, int]]) -> None:
        for _, accused in accusations:
            self.accusations += 1
            self.accused[accused] += 1
        super().accuse(accusations)

    def show_pocket(self, seat: i64, card: i64) -> None:
        """The accused shows what is in the pocket."""
        self.judged += self.accused[seat]
        self.right += self.accused[seat] * card
        self.accused[seat] = 0
        self.caught += card
        if card == BULLET:
            self.bets[seat] = OUT
        super().show_pocket(seat, card)

    def fire(self, seat: i64, card: i64, aim: i64, left: i64) -> None:
        self.fired[seat] += 1
        super().fire(seat, card, aim, left)

    def die(self, seat: i64, mates: i64, captain: bool) -> None:
        """The bet was lost, unless it was the end of a cheat or of somebody out of the round."""
        if self.bets[seat] != OUT:
            self.fired_all[self.bets[seat]] += 1
            self.bets[seat] = OUT
        super().die(seat, mates, captain)

    def end_round(self, board: Board) -> None:
        self.count_survivors()
        super().end_round(board)

    def end_game(self) -> None:
        self.count_survivors()
        super().end_game()

    def count_survivors(self) -> None:
        """Who has fired as often as was bet has survived; where the game ended before, nobody knows."""
        for seat in range(len(self.bets)):
            face = self.bets[seat]
            if face != OUT and self.fired[seat] >= face:
                self.fired_all[face] += 1
                self.survived[face] += 1
            self.bets[seat] = OUT

    def draw(self, seat: i64, card: i64) -> None:
        self.drawn[card] += 1
        super().draw(seat, card)

    def spend(self, seat: i64, card: i64) -> None:
        self.played[card] += 1
        super().spend(seat, card)
