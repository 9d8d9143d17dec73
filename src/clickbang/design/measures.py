"""What is measured of a game, each with its 95 % interval."""

from dataclasses import dataclass
from math import comb, sqrt
from statistics import NormalDist

from clickbang.arena.intervals import Interval, Z, distribution, share
from clickbang.arena.rates import Rates
from clickbang.arena.tally import Tally
from clickbang.design.comebacks import COMEBACKS
from clickbang.design.decisions import ANY, CHOICES, PLAYOUTS, SQUARES, WORTH
from clickbang.design.hooks import Design, Heading

LENGTH = "length"
SEATS = "wins by seat"
ENDINGS = "how games end"
SPREAD = "seat.spread"

SHARE = "share"
"""Between 0 and 1, shown in percent."""
POINTS = "points"
"""A difference of two shares, shown in points of a percent."""
NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure, between what it lies in 95 of 100 cases, and out of how many cases it was found."""

    name: str
    """By which goals and programs call it: `dealt.feather`."""
    heading: str
    label: str
    kind: str
    value: float
    low: float
    high: float
    of: int

    @property
    def reach(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class MeasureNote:
    """What stands under a heading."""

    heading: str
    meaning: str
    fair: bool = False
    cards: bool = False


def abouts(design: Design) -> list[MeasureNote]:
    """All headings, in the order in which they are shown."""
    found = [
        MeasureNote(LENGTH, "Rounds and answers a game, on average; the bars show games by their rounds."),
        MeasureNote(
            SEATS, "The share of wins of whoever sits there, and how far the best and the worst seat lie apart.", True
        ),
        *[MeasureNote(each.heading, each.meaning, each.fair, each.cards) for each in design.headings],
    ]
    if design.leading:
        meaning = f"Of games with a winner and a half time: at half time, {design.leading} leads."
        found.append(MeasureNote(COMEBACKS, meaning))
    found += [
        MeasureNote(ENDINGS, "How games end, and how many without a winner."),
        MeasureNote(CHOICES, "How many of the questions left more than one choice, by kind of question."),
        MeasureNote(
            WORTH,
            "How far the best and the worst choice of a decision lie apart, in points of the share of games that its "
            "player wins if everybody goes on at random. One decision with a choice is drawn from each game.",
        ),
    ]
    return found


def measures(tally: Tally, design: Design, labels: dict[str, str]) -> list[Measure]:
    """What a tally says; cards are called by these labels, in their order."""
    games = tally.games
    seats = [share(wins, games, tally.shares) for wins in tally.seat_wins]
    endings = {**{f"ending.{name}": (name, count) for name, count in sorted(tally.endings.items())}}
    endings["ending.nobody"] = "nobody won", tally.without_winner
    return [
        *lengths(tally),
        *[
            Measure(f"seat.{seat}", SEATS, f"seat {seat}", SHARE, wins.value, wins.low, wins.high, games)
            for seat, wins in enumerate(seats, start=1)
        ],
        spread(seats, games),
        *[found for heading in design.headings for found in counted(tally.rates, heading, labels)],
        *counted(tally.rates, Heading(COMEBACKS, "comeback", ""), {}),
        *[one_share(name, ENDINGS, label, count, games) for name, (label, count) in endings.items()],
    ]


def lengths(tally: Tally) -> list[Measure]:
    found = []
    for name, counts in (("rounds", tally.rounds + tally.rates.rounds), ("answers", tally.decisions)):
        if counts:
            mean = distribution(counts).mean
            found.append(Measure(name, LENGTH, name, NUMBER, mean.value, mean.low, mean.high, sum(counts.values())))
    return found


def spread(seats: list[Interval], games: int) -> Measure:
    """How far the best and the worst seat lie apart.

    Of many seats two lie far apart by chance, so the interval is as wide as it must be for all pairs of seats at once
    (Bonferroni's way): between seats that are alike it reaches down to 0 in 95 of 100 cases.
    """
    best, worst = max(seats, key=lambda seat: seat.value), min(seats, key=lambda seat: seat.value)
    apart = best.value - worst.value
    pairs = comb(len(seats), 2)
    critical = NormalDist().inv_cdf(1 - 0.025 / pairs) if pairs else 0.0
    reach = critical * sqrt(max(0.0, (best.value + worst.value - apart * apart) / games))
    return Measure(
        SPREAD, SEATS, "best – worst", POINTS, apart, max(0.0, apart - reach), min(1.0, apart + reach), games
    )


def counted(rates: Rates, heading: Heading, labels: dict[str, str]) -> list[Measure]:
    """The shares under a heading, cards in the order of the deck, all else in that of the alphabet."""
    whats = [what for head, what in rates.of if head == heading.heading and rates.of[head, what]]
    order = list(labels)
    whats.sort(key=lambda what: (order.index(what) if what in labels else len(order), what))
    return [
        one_share(
            f"{heading.name}.{what.strip().replace(' ', '-')}", heading.heading, labels.get(what, what.strip()),
            rates.times[heading.heading, what], rates.of[heading.heading, what],
        )
        for what in whats
    ]  # fmt: skip


def one_share(name: str, heading: str, label: str, times: int, of: int) -> Measure:
    found = share(times, of)
    return Measure(name, heading, label, SHARE, found.value, found.low, found.high, of)


def weights(rates: Rates) -> list[Measure]:
    """What was found out about decisions; those of which few were seen have wide intervals."""
    found = counted(rates, Heading(CHOICES, "choice", ""), {ANY: "any question"})
    kinds = sorted((what for head, what in rates.of if head == WORTH), key=lambda kind: (kind != ANY, kind))
    for kind in kinds:
        cases = rates.of[SQUARES, kind]
        mean = rates.times[WORTH, kind] / rates.of[WORTH, kind]
        square = rates.times[SQUARES, kind] / PLAYOUTS**2
        variance = (square - cases * mean * mean) / (cases - 1) if cases > 1 else 1.0
        # a few cases that happen to agree prove little
        reach = student(cases - 1) * sqrt(max(variance, 1 / (PLAYOUTS * cases)) / cases)
        label = "any question" if kind == ANY else kind
        low, high = max(-1.0, mean - reach), min(1.0, mean + reach)
        found.append(Measure(f"worth.{kind}", WORTH, label, POINTS, mean, low, high, cases))
    return found


def student(freedom: int) -> float:
    """Like Z, for a spread that is itself only estimated: nearly Student's t for so many degrees of freedom."""
    return Z + 2.4 / freedom + 2.8 / freedom**2 if freedom > 0 else Z
