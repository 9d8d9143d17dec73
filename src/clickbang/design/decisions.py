"""What decisions are worth.

From every game that is watched one decision is drawn, out of those with more than one choice. Each choice (at most
MOST_CHOICES of them) is tried: the game is played on from there at random, PLAYOUTS times, with the same luck for every
choice. That says which choice is best and which is worst. As many playouts more of these two say how far they lie apart
in the share of games that the player wins. So a decision that changes nothing counts 0 in the mean, not what noise
makes of it.
"""

from librt.random import Random

from clickbang.arena.plan import Plan
from clickbang.arena.rates import Rates
from clickbang.core.chance import Outcomes, Seeded
from clickbang.core.events import Began, Ended, Event
from clickbang.core.seeds import mix
from clickbang.core.sitting import Watcher
from clickbang.core.table import TAKE_BACK, Table

PROBE = f"{__name__}:Probe"
"""For `Plan.watcher`."""

CHOICES = "decisions with a choice"
WORTH = "what a decision is worth"
SQUARES = "what a decision is worth, squared"
ANY = "any"
"""All kinds of questions together."""

MOST_CHOICES = 6
PLAYOUTS = 24
LONGEST = 20_000
"""A playout of so many answers is broken off, and nobody has won it."""

CHANCE = -1
"""In place of a seat: chance struck."""


class Probe(Watcher):
    """Writes a game down, and weighs one of its decisions when it is over."""

    def __init__(self, plan: Plan, rates: Rates) -> None:
        self.plan = plan
        self.rates = rates
        self.steps: list[tuple[int, int]] = []
        """Who answered what, and what chance brought."""

    def on_answer(self, seat: int, action: int, by: str) -> None:
        self.steps.append((seat, action))

    def on_draw(self, outcome: int, outcomes: Outcomes) -> None:
        self.steps.append((CHANCE, outcome))

    def on_event(self, audience: int, event: Event) -> None:
        if isinstance(event, Began):
            self.steps = []
        elif isinstance(event, Ended):
            self.weigh()

    def weigh(self) -> None:
        """Count which decisions had a choice, and try all choices of one that had."""
        table = self.fresh()
        open_ones = []
        seed = self.plan.seed
        for place, (seat, action) in enumerate(self.steps):
            seed = mix(mix(seed, seat + 2), action + 2)
            if seat != CHANCE and action != TAKE_BACK:
                choice = len(table.legal_actions(seat)) > 1
                for kind in (table.kind_name(), ANY):
                    self.rates.count(CHOICES, kind, choice)
                if choice:
                    open_ones.append(place)
            go_on(table, seat, action)
        if open_ones:
            random = Random(seed)
            self.try_choices(open_ones[random.randrange(len(open_ones))], random)

    def try_choices(self, place: int, random: Random) -> None:
        """What the decision at this step is worth."""
        table = self.fresh()
        for seat, action in self.steps[:place]:
            go_on(table, seat, action)
        seat = self.steps[place][0]
        left = table.legal_actions(seat)
        choices = [left.pop(random.randrange(len(left))) for _ in range(min(len(left), MOST_CHOICES))]
        seeds = [random.randrange(1 << 62) for _ in range(2 * PLAYOUTS)]
        first = [wins(table, seat, choice, seeds[:PLAYOUTS]) for choice in choices]
        best, worst = choices[first.index(max(first))], choices[first.index(min(first))]
        apart = wins(table, seat, best, seeds[PLAYOUTS:]) - wins(table, seat, worst, seeds[PLAYOUTS:])
        for kind in (table.kind_name(), ANY):
            self.rates.count(WORTH, kind, apart, PLAYOUTS)
            self.rates.count(SQUARES, kind, apart * apart)

    def fresh(self) -> Table:
        return self.plan.rules.table(self.plan.seats, self.plan.options)


def go_on(table: Table, seat: int, action: int) -> None:
    """One more step of a game that was written down."""
    if seat == CHANCE:
        table.strike(action)
    else:
        table.accept(seat, action)


def wins(table: Table, seat: int, choice: int, seeds: list[int]) -> int:
    """How many games this seat wins with this choice, if all play at random afterwards."""
    found = 0
    for seed in seeds:
        copy = table.clone()
        copy.take(seat, choice)
        whims = [Random(mix(seed, place + 1)) for place in range(copy.seats)]
        copy.playout(whims, Seeded(seed), most=LONGEST)
        found += copy.over and seat in copy.result().winners
    return found
