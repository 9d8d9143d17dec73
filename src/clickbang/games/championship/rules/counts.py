"""What a designer wants to know, counted by the rules as they go: no event has to be built for it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.games.championship.rules.barrel import BULLET

FACES: Final = 6
OUT: Final = -1
"""In place of a bet: not in the round, or what became of it has been counted."""


class Counts:
    """Of all games that a table with these counts plays. A table has none unless somebody hangs them there."""

    def __init__(self, seats: i64, kinds: i64) -> None:
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

    def pocket(self, card: i64) -> None:
        self.pockets += 1
        self.cheats += card

    def bet(self, seat: i64, face: i64) -> None:
        """A die is uncovered."""
        self.bets[seat] = face
        self.fired[seat] = 0

    def turn_die(self, seat: i64, face: i64) -> None:
        self.bets[seat] = face

    def accuse(self, seat: i64) -> None:
        """Somebody accuses this seat."""
        self.accusations += 1
        self.accused[seat] += 1

    def show_pocket(self, seat: i64, card: i64) -> None:
        """The accused shows what is in the pocket."""
        self.judged += self.accused[seat]
        self.right += self.accused[seat] * card
        self.accused[seat] = 0
        self.caught += card
        if card == BULLET:
            self.bets[seat] = OUT

    def fire(self, seat: i64) -> None:
        self.fired[seat] += 1

    def die(self, seat: i64) -> None:
        """The bet was lost, unless it was the end of a cheat or of somebody out of the round."""
        if self.bets[seat] != OUT:
            self.fired_all[self.bets[seat]] += 1
            self.bets[seat] = OUT

    def end_round(self) -> None:
        """Who has fired as often as was bet has survived; where the game ended before, nobody knows."""
        for seat in range(len(self.bets)):
            face = self.bets[seat]
            if face != OUT and self.fired[seat] >= face:
                self.fired_all[face] += 1
                self.survived[face] += 1
            self.bets[seat] = OUT
