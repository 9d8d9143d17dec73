"""The action cards that a seat has not seen: in which hand each may be, or in the deck.

From one refill to the next the deck is one shuffled pile: every way to lay its cards out over those who draw from it,
and the deck, is as likely. Refills blur this: who holds cards of two piles may have played one of either. Each way to
explain all plays is an `Explanation`, weighed by how likely it makes all that was seen. A play tells that the card was
in that hand, as any other one there might have been played, and nothing about the rest; that somebody declines tells
nothing.

So the hands are exact before the first refill, and after it up to MOST_GUESSES explanations; more are thinned out.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

MOST_GUESSES: Final = 400

REFILL: Final = -1
OWN_DRAW: Final = -2
OTHERS_DRAW: Final = -3
"""What happened to cards, if nobody else played one."""


class Explanation:
    """One way to explain all plays. By pile: the copies not seen yet, by kind, then how many of them each seat holds.

    What nobody holds of the last pile is the deck; the piles before it are all in hands.
    """

    def __init__(self, weight: float, counts: list[int]) -> None:
        self.weight = weight
        self.counts = counts

    def clone(self) -> "Explanation":
        return Explanation(self.weight, self.counts[:])


class UnseenCards:
    """Notes down what everybody saw and one's own cards, and works out where the rest may be when asked to."""

    def __init__(self, copies: list[int], seats: int) -> None:
        self.kinds = len(copies)
        self.seats = seats
        self.start = copies + [0] * seats
        self.guesses = [Explanation(1.0, list(self.start))]
        self.most = MOST_GUESSES
        self.thinned = False
        """Whether guesses were left out, so that what explains everything may have been among them."""
        self.log: list[tuple[int, int]] = []
        """What happened: who played which kind; or one of the above, and the seat or the kind."""
        self.refills: list[list[int]] = []
        self.worked_out = 0

    def clone(self) -> "UnseenCards":
        other = UnseenCards([], 0)
        other.kinds = self.kinds
        other.seats = self.seats
        other.start = self.start  # never changed, and so is what was refilled
        other.guesses = [guess.clone() for guess in self.guesses]
        other.most = self.most
        other.thinned = self.thinned
        other.log = self.log[:]
        other.refills = self.refills[:]
        other.worked_out = self.worked_out
        return other

    # What happens

    def draw(self, seat: int) -> None:
        """Somebody else draws a card."""
        self.log.append((OTHERS_DRAW, seat))

    def draw_own(self, kind: int) -> None:
        """This seat draws this card."""
        self.log.append((OWN_DRAW, kind))

    def play(self, seat: int, kind: int) -> None:
        """Somebody else plays this card."""
        self.log.append((seat, kind))

    def refill(self, played: list[int]) -> None:
        """The deck is empty, so all of its cards are in hands or were seen; the played ones are the next pile."""
        self.log.append((REFILL, len(self.refills)))
        self.refills.append(played)

    # What follows from it

    def work_out(self) -> None:
        """Take in what has happened since the last time."""
        while self.worked_out < len(self.log):
            who, what = self.log[self.worked_out]
            self.worked_out += 1
            if who == OTHERS_DRAW:
                for guess in self.guesses:
                    guess.counts[what - self.seats] += 1
            elif who == REFILL:
                for guess in self.guesses:
                    guess.counts += self.refills[what] + [0] * self.seats
            elif who == OWN_DRAW:
                self.take_own(what)
            else:
                self.take(who, what)
            if not self.guesses:
                if not self.thinned:
                    self.worked_out -= 1  # whoever asks again hears the same
                    raise ValueError(f"no hands explain all draws and plays up to number {self.worked_out + 1}")
                # thinned out too much, and what was left cannot be: begin again with finer guesses
                self.thinned = False
                self.most *= 4
                self.guesses = [Explanation(1.0, list(self.start))]
                self.worked_out = 0

    def take_own(self, kind: i64) -> None:
        """Guesses by which this card could not have been drawn are wrong; the more likely it was, the better."""
        possible: list[Explanation] = []
        for guess in self.guesses:
            at: i64 = len(guess.counts) - self.kinds - self.seats
            copies: i64 = guess.counts[at + kind]
            if copies > 0:
                guess.weight *= float(copies) / float(self.unseen(guess.counts, at))
                guess.counts[at + kind] = copies - 1
                possible.append(guess)
        self.settle(possible)

    def take(self, seat: i64, kind: i64) -> None:
        """The card may be of any pile of which this seat may have held one."""
        possible: dict[tuple[int, ...], Explanation] = {}
        for guess in self.guesses:
            at: i64 = 0
            while at < len(guess.counts):
                copies: i64 = guess.counts[at + kind]
                held: i64 = guess.counts[at + self.kinds + seat]
                if copies > 0 and held > 0:
                    counts = list(guess.counts)
                    counts[at + kind] = copies - 1
                    counts[at + self.kinds + seat] = held - 1
                    weight = guess.weight * float(held * copies) / float(self.unseen(guess.counts, at))
                    key = tuple(counts)
                    same = possible.get(key)
                    if same is None:
                        possible[key] = Explanation(weight, counts)
                    else:
                        same.weight += weight
                at += self.kinds + self.seats
        self.settle(list(possible.values()))
        self.forget_played_piles()

    def unseen(self, counts: list[int], at: i64) -> i64:
        """How many cards of the pile at this place in the counts have not been seen."""
        cards: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            cards += counts[at + kind]
            kind += 1
        return cards

    def settle(self, possible: list[Explanation]) -> None:
        """Let the weights add up to one. Of too many guesses, keep those that stand for equal shares of the weight."""
        total = 0.0
        for guess in possible:
            total += guess.weight
        for guess in possible:
            guess.weight /= total
        if len(possible) <= self.most:
            self.guesses = possible
            return
        self.thinned = True
        self.guesses = []
        passed = 0.0
        marks = 0
        for guess in possible:
            passed += guess.weight
            kept = 0
            while (marks + 0.5) / self.most < passed:
                marks += 1
                kept += 1
            if kept > 0:
                guess.weight = kept / self.most
                self.guesses.append(guess)

    def forget_played_piles(self) -> None:
        """A pile whose cards have all been seen explains nothing any more."""
        width = self.kinds + self.seats
        at = len(self.guesses[0].counts) - 2 * width if self.guesses else -1
        while at >= 0:
            if sum([self.unseen(guess.counts, at) for guess in self.guesses]) == 0:
                for guess in self.guesses:
                    del guess.counts[at : at + width]
            at -= width

    def deal(self, random: Random) -> list[tuple[int, int]]:
        """A way in which the cards may be in the hands of others: seat and kind, one by one."""
        counts = list(self.pick(random).counts)
        dealt: list[tuple[int, int]] = []
        at: i64 = 0
        while at < len(counts):
            left = self.unseen(counts, at)
            seat: i64 = 0
            while seat < self.seats:
                for _ in range(counts[at + self.kinds + seat]):
                    card = random.randrange(left)
                    left -= 1
                    kind: i64 = 0
                    while card >= counts[at + kind]:
                        card -= counts[at + kind]
                        kind += 1
                    counts[at + kind] -= 1
                    dealt.append((seat, kind))
                seat += 1
            at += self.kinds + self.seats
        return dealt

    def pick(self, random: Random) -> Explanation:
        """One of the guesses, as likely as it is."""
        self.work_out()
        if len(self.guesses) > 1:
            left = random.random()
            for guess in self.guesses:
                left -= guess.weight
                if left < 0:
                    return guess
        return self.guesses[-1]
