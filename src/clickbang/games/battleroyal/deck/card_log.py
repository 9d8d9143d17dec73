"""What a seat has noticed of the way of every card, step by step: the notes from which the rest is imagined.

A card is always at one place: with a seat, or in one of three piles. Between two moves of cards lies an *epoch*. The
notes say where single cards were in an epoch, how many cards moved from where to where, and what was heard of cards
that were revealed.
"""

from typing import Final

from mypy_extensions import i64

from clickbang.core.seats import bit, count, has, members
from clickbang.games.battleroyal.deck.cards import MOST_SEATS

UNDEALT: Final = MOST_SEATS
SPOILS: Final = MOST_SEATS + 1
DISCARDED: Final = MOST_SEATS + 2
PLACES: Final = MOST_SEATS + 3
"""Where a card may be: a number below MOST_SEATS is a seat."""

ANYWHERE: Final = -1
"""Nothing is known of a card in an epoch."""

# What came of a confrontation: the set of those who lost by it, or one of these
UNDECIDED: Final = -1
"""Cards are out, and nothing has come of it yet: so $1000 have been offered."""
BOTH_WON: Final = -2

# Steps
SEEN: Final = 0
MOVED: Final = 1
MIXED: Final = 2
CLASHED: Final = 3


class Flow:
    """So many cards go from one place to another. Some may be known; the rest are any that lay there since an epoch."""

    def __init__(self, source: i64, target: i64, cards: i64, known: i64, since: i64) -> None:
        self.source: i64 = source
        self.target: i64 = target
        self.cards: i64 = cards
        self.known: i64 = known
        self.since: i64 = since

    def clone(self) -> "Flow":
        return Flow(self.source, self.target, self.cards, self.known, self.since)


class LateGift:
    """Cards that were given after this epoch, and had been picked since an earlier one: they had to be there."""

    def __init__(self, epoch: int, flow: Flow) -> None:
        self.epoch = epoch
        self.giver = flow.source
        self.receiver = flow.target
        self.since = flow.since


class Clash:
    """A confrontation in which cards were revealed. Where the seat took part it has seen them."""

    def __init__(self, attackers: int, defenders: int, last_two: bool, seen: bool) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.last_two = last_two
        """BR-15c: nobody else was left, so $1000 would have been offered."""
        self.seen = seen
        self.epoch = 0
        self.killers: list[int] = []
        self.kills: list[int] = []
        self.bangs: list[int] = []
        self.cards: list[list[int]] = []
        """By killer, if they were seen."""
        self.outcome: int = UNDECIDED

    def clone(self) -> "Clash":
        """Only what came of it is ever changed."""
        other = Clash(self.attackers, self.defenders, self.last_two, self.seen)
        other.epoch = self.epoch
        other.killers = self.killers
        other.kills = self.kills
        other.bangs = self.bangs
        other.cards = self.cards
        other.outcome = self.outcome
        return other


class Step:
    """One of the notes: a card seen at a place, cards moved, cards mixed among seats, or a clash."""

    def __init__(self, kind: int, epoch: int) -> None:
        self.kind = kind
        self.epoch = epoch
        self.card = 0
        self.place = 0
        self.flows: list[Flow] = []
        self.group = 0
        self.sizes: list[int] = []
        """Cards mixed: so many each of the group has now."""
        self.clash = -1

    def clone(self) -> "Step":
        other = Step(self.kind, self.epoch)
        other.card = self.card
        other.place = self.place
        other.flows = self.flows
        other.group = self.group
        other.sizes = self.sizes
        other.clash = self.clash
        return other


class CardLog:
    """The notes, and what follows from them at once."""

    def __init__(self, cards: int, seats: int, persons: int, own_seat: int) -> None:
        self.cards = cards
        self.seats = seats
        self.persons = persons
        self.own_seat = own_seat
        self.own = 0
        """The cards the seat itself holds."""
        self.steps: list[Step] = []
        self.revision = 0
        """Goes up with everything that is noticed."""
        self.clashes: list[Clash] = []
        self.epochs = 1
        self.pins: list[list[int]] = [[ANYWHERE] for _ in range(cards)]
        """By card and epoch: where it was seen."""
        self.origins = [ANYWHERE] * cards
        """By card: who was dealt it, if that is certain."""
        self.blurred = 0
        """The seats that may have cards which the seat has not seen coming."""
        self.late_gifts: list[LateGift] = []
        self.mixes: list[Step] = []
        self.mixing = False
        """Whether the last step is a mix to which more may be added."""

    def clone(self) -> "CardLog":
        """Notes are shared, but for the last clash and a mix that goes on, which may still change."""
        other = CardLog(self.cards, self.seats, self.persons, self.own_seat)
        other.own = self.own
        other.steps = self.steps[:]
        other.revision = self.revision
        other.clashes = self.clashes[:]
        if self.clashes:
            other.clashes[-1] = self.clashes[-1].clone()
        other.epochs = self.epochs
        other.pins = [pins[:] for pins in self.pins]
        other.origins = self.origins[:]
        other.blurred = self.blurred
        other.late_gifts = self.late_gifts[:]
        other.mixes = self.mixes[:]
        other.mixing = self.mixing
        if self.mixing:
            other.steps[-1] = self.steps[-1].clone()
            other.mixes[-1] = other.steps[-1]
        return other

    @property
    def epoch(self) -> int:
        """The present one."""
        return self.epochs - 1

    # What is noticed

    def deal_own(self, card: int) -> None:
        self.own |= bit(card)
        self.see(card, self.own_seat, 0)

    def see(self, card: int, place: int, epoch: int) -> None:
        """A card is seen at a place, now or in an epoch that has just passed."""
        self.revision += 1
        if self.pins[card][epoch] != ANYWHERE:
            return
        if place < self.seats and not has(self.blurred, place) and max(self.pins[card]) == ANYWHERE:
            self.origins[card] = place
        self.pins[card][epoch] = place
        step = Step(SEEN, epoch)
        step.card = card
        step.place = place
        self.steps.append(step)

    def move(self, flows: list[Flow]) -> None:
        """Cards change their places, all at once."""
        self.revision += 1
        for flow in flows:
            for card in members(flow.known):
                self.see(card, flow.source, self.epoch)
        step = Step(MOVED, self.epoch)
        step.flows = flows
        self.steps.append(step)
        for flow in flows:
            if count(flow.known) < flow.cards:
                self.blurred |= bit(flow.target)
                if flow.since < self.epoch:
                    self.late_gifts.append(LateGift(self.epoch, flow))
            if flow.source == self.own_seat:
                self.own &= ~flow.known
            elif flow.target == self.own_seat:
                self.own |= flow.known
        self.begin_epoch()
        for flow in flows:
            for card in members(flow.known):
                self.pins[card][self.epoch] = flow.target

    def begin_epoch(self) -> None:
        self.epochs += 1
        for card in range(self.cards):
            self.pins[card].append(self.own_seat if has(self.own, card) else ANYWHERE)

    def mix(self, group: int, sizes: list[int]) -> None:
        """These may have passed any cards to each other, and have so many now. Goes on until `stop_mixing`."""
        self.revision += 1
        if not self.mixing:
            self.mixing = True
            self.mixes.append(Step(MIXED, self.epoch))
            self.steps.append(self.mixes[-1])
            self.blurred |= group
            self.begin_epoch()
        self.steps[-1].group = group
        self.steps[-1].sizes = sizes

    def stop_mixing(self) -> None:
        self.mixing = False

    def clash(self, clash: Clash) -> None:
        """Cards are revealed."""
        self.revision += 1
        for killer, cards in zip(clash.killers, clash.cards, strict=False):
            for card in cards:
                self.see(card, killer, self.epoch)
        clash.epoch = self.epoch
        step = Step(CLASHED, self.epoch)
        step.clash = len(self.clashes)
        self.steps.append(step)
        self.clashes.append(clash)

    def decide(self, outcome: int) -> None:
        """What came of the last clash, if nothing has yet."""
        self.revision += 1
        if self.clashes and self.clashes[-1].outcome == UNDECIDED:
            self.clashes[-1].outcome = outcome
