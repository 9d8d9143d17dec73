"""A way that all cards may have gone, and which of them may have been revealed, for all that a seat has noticed.

Every deal is as likely. Any cards of a hand are given, and the cards of the eliminated are divided, as readily as any
others; after a talk that the seat did not hear, those who were in a position to trade have thrown their cards together
and dealt them anew. Who reveals a card takes any answer of the list as readily as another.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from clickbang.core.seats import bit, count, has, members, without
from clickbang.games.battleroyal.deck.card_log import (
    ANYWHERE,
    BOTH_WON,
    MIXED,
    MOVED,
    SEEN,
    UNDEALT,
    UNDECIDED,
    CardLog,
    Clash,
    LateGift,
    Step,
)
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.rules.confrontation import losers_of

WRONG: Final = 0.01
"""How much less likely a way is held to be for everything that it gets wrong, while a right one is looked for."""

PATIENCE: Final = 3000
"""So often something wrong is changed before it is better to begin again."""


class UnseenDeal:
    """Where every card was in every epoch, and what was revealed in every clash."""

    def __init__(self, log: CardLog, deck: Deck) -> None:
        self.log = log
        self.deck = deck
        self.ways: list[list[int]] = []
        """By card and epoch: its place."""
        self.reveals: list[list[list[int]]] = []
        """By clash and killer: the cards, in the order in which they were chosen."""
        self.wrong = 0.0
        """What the odds are multiplied by for each thing that is wrong."""
        self.changes: i64 = 0
        """How many it took to set it right, or to give up."""

    def clone(self) -> "UnseenDeal":
        other = UnseenDeal(self.log, self.deck)
        other.ways = [list(way) for way in self.ways]
        other.reveals = [[list(cards) for cards in clash] for clash in self.reveals]
        return other

    def at(self, place: i64, epoch: i64) -> list[int]:
        """The cards at a place in an epoch."""
        return [card for card, way in enumerate(self.ways) if way[epoch] == place]

    # Going through the notes, step by step

    def deal(self, random: Random) -> None:
        """Everybody gets what they were certainly dealt, and any of the other cards."""
        log = self.log
        self.ways = [[place if place != ANYWHERE else UNDEALT] for place in log.origins]
        left = [card for card in range(log.cards) if log.origins[card] == ANYWHERE]
        for seat in range(log.seats):
            for _ in range(log.persons - log.origins.count(seat)):
                place = random.randrange(len(left))
                self.ways[left[place]][0] = seat
                left[place] = left[-1]
                left.pop()

    def follow(self, step: Step, random: Random) -> bool:
        """One step on, with hidden choices at random; whether it came as noticed, weighed against what is likelier."""
        if step.kind == SEEN:
            return self.ways[step.card][step.epoch] == step.place
        if step.kind == MOVED:
            return self.move(step, random)
        if step.kind == MIXED:
            self.mix(step, random)
            return True
        clash = self.log.clashes[step.clash]
        chosen: list[list[int]] = []
        best = 1.0
        for killer in range(len(clash.killers)):
            hand = self.at(clash.killers[killer], clash.epoch)
            best *= best_odds(len(hand), clash.kills[killer], clash.bangs[killer])
            if clash.seen:
                chosen.append(list(clash.cards[killer]))
            else:
                chosen.append(pick(hand, clash.kills[killer], random))
        self.reveals.append(chosen)
        return random.random() * best < self.odds(step.clash)

    def move(self, step: Step, random: Random) -> bool:
        for way in self.ways:
            way.append(way[-1])
        right = True
        for flow in step.flows:
            free: list[int] = []
            left: i64 = flow.cards
            for card, way in enumerate(self.ways):
                if way[-1] == flow.source == way[-2] and stayed(way, flow.source, flow.since, step.epoch):
                    if has(flow.known, card):
                        way[-1] = flow.target
                        left -= 1
                    else:
                        free.append(card)
            hidden = flow.cards - count(flow.known)
            if left != hidden or left > len(free):
                # what is known to have moved was not there: let others move, so that at least their number is right
                right = False
                free = [card for card in self.at(flow.source, step.epoch) if self.ways[card][-1] == flow.source]
            for card in pick(free, left, random):
                self.ways[card][-1] = flow.target
        return right

    def mix(self, step: Step, random: Random) -> None:
        """All cards of the group are dealt anew."""
        pool: list[int] = []
        for card, way in enumerate(self.ways):
            way.append(way[-1])
            if has(step.group, way[-1]):
                pool.append(card)
        pool = pick(pool, len(pool), random)
        for seat in members(step.group):
            for _ in range(step.sizes[seat]):
                self.ways[pool.pop()][-1] = seat

    # What was revealed

    def odds(self, place: i64) -> float:
        """How likely a clash went as it was heard, if everybody took any answer of their list."""
        clash = self.log.clashes[place]
        odds = 1.0
        by_attackers: i64 = 0
        by_defenders: i64 = 0
        for killer in range(len(clash.killers)):
            seat: i64 = clash.killers[killer]
            hand: i64 = 0
            for card in self.at(seat, clash.epoch):
                hand |= bit(card)
            loud: i64 = 0
            for card in self.reveals[place][killer]:
                if not has(hand, card):
                    return 0.0
                odds /= float(2 * count(hand) - count(hand & self.deck.bangs))
                hand = without(hand, card)
                if has(self.deck.bangs, card):
                    loud += 1
                if has(clash.attackers, seat):
                    by_attackers |= bit(card)
                else:
                    by_defenders |= bit(card)
            if not clash.seen:
                odds *= float(bluffs(clash.kills[killer] - loud, clash.bangs[killer] - loud))
        return odds if clash.seen else odds * self.outcome_odds(clash, by_attackers, by_defenders)

    def outcome_odds(self, clash: Clash, by_attackers: i64, by_defenders: i64) -> float:
        """Whether this comes of these cards; BR-15c: $1000 may have been offered, and are refused half of the time."""
        refused = 1.0
        if clash.last_two:
            for shown in (by_attackers, by_defenders):
                if shown & self.deck.dollars != 0:
                    refused /= 2.0
        if clash.outcome == BOTH_WON:
            return 1.0 - refused
        if clash.outcome == UNDECIDED:
            return 1.0 if refused < 1.0 else 0.0
        losers = losers_of(self.deck, self.log.persons, clash.attackers, clash.defenders, by_attackers, by_defenders)
        return refused if losers == clash.outcome else 0.0

    # One way to another: two cards exchange a part of their ways, or somebody reveals another card

    def wander(self, random: Random, steps: i64) -> None:
        """A walk over all ways that are not wrong, which comes to each as often as it is likely."""
        movable = [card for card in range(self.log.cards) if ANYWHERE in self.log.pins[card]]
        in_play = [card for card in movable if self.ways[card][0] != UNDEALT]
        hidden = [place for place in range(len(self.reveals)) if not self.log.clashes[place].seen]
        if not in_play:
            return
        for _ in range(steps):
            if hidden and random.randrange(4) == 0:
                self.reveal_another(hidden[random.randrange(len(hidden))], random)
            place = random.randrange(len(in_play))
            other = movable[random.randrange(len(movable))]
            self.exchange(in_play[place], other, -1, random)
            if self.ways[in_play[place]][0] == UNDEALT:
                in_play[place] = other

    def reveal_another(self, place: i64, random: Random) -> None:
        """One killer reveals other cards of theirs, if the odds let them."""
        clash = self.log.clashes[place]
        killer = random.randrange(len(clash.killers))
        before = self.clash_weight(place)
        cards = self.reveals[place][killer]
        hand = self.at(clash.killers[killer], clash.epoch)
        self.reveals[place][killer] = pick(hand, clash.kills[killer], random)
        if random.random() * before >= self.clash_weight(place):
            self.reveals[place][killer] = cards

    def exchange(self, one: i64, other: i64, through: i64, random: Random) -> None:
        """Two cards take each other's way from one meeting to another, through this epoch if it is not -1."""
        way, other_way = self.ways[one], self.ways[other]
        meetings = self.meetings(way, other_way)
        if one == other or len(meetings) < 2:
            return
        first = random.randrange(len(meetings))
        last = random.randrange(len(meetings) - 1)
        last += last >= first
        start: i64 = min(meetings[first], meetings[last])
        end: i64 = max(meetings[first], meetings[last])
        if through >= 0 and not start <= through < end:
            return
        before = self.weight(one, other, start, end)
        self.swap(one, other, start, end)
        if random.random() * before >= self.weight(one, other, start, end):
            self.swap(one, other, start, end)

    def meetings(self, way: list[int], other: list[int]) -> list[int]:
        """The epochs before which two cards lay at one place, so that each might have gone on as the other did."""
        found = [0]
        epoch: i64 = 1
        epochs: i64 = len(way)
        while epoch < epochs:
            if way[epoch - 1] == other[epoch - 1]:
                found.append(epoch)
            epoch += 1
        for step in self.log.mixes:
            place, other_place = way[step.epoch], other[step.epoch]
            if place != other_place and has(step.group, place) and has(step.group, other_place):
                found.append(step.epoch + 1)
        found.append(epochs)
        return found

    def swap(self, one: i64, other: i64, start: i64, end: i64) -> None:
        """What was revealed stays with the way, and is another card now."""
        way, other_way = self.ways[one], self.ways[other]
        epoch = start
        while epoch < end:
            way[epoch], other_way[epoch] = other_way[epoch], way[epoch]
            epoch += 1
        for place in range(len(self.reveals)):
            clash = self.log.clashes[place]
            if not clash.seen and start <= clash.epoch < end:
                for cards in self.reveals[place]:
                    for at in range(len(cards)):
                        if cards[at] == one:
                            cards[at] = other
                        elif cards[at] == other:
                            cards[at] = one

    def weight(self, one: i64, other: i64, start: i64, end: i64) -> float:
        """How likely the ways of two cards are in these epochs, next to other ways."""
        way, other_way = self.ways[one], self.ways[other]
        weight = 1.0
        pins, other_pins = self.log.pins[one], self.log.pins[other]
        epoch = start
        while epoch < end:
            if pins[epoch] != ANYWHERE and pins[epoch] != way[epoch]:
                weight *= self.wrong
            if other_pins[epoch] != ANYWHERE and other_pins[epoch] != other_way[epoch]:
                weight *= self.wrong
            epoch += 1
        for late in self.log.late_gifts:
            if not self.is_in_time(way, late):
                weight *= self.wrong
            if not self.is_in_time(other_way, late):
                weight *= self.wrong
        for place in range(len(self.reveals)):
            at = self.log.clashes[place].epoch
            if start <= at < end and way[at] != other_way[at] and weight > 0.0:
                weight *= self.clash_weight(place)
        return weight

    def clash_weight(self, place: i64) -> float:
        odds = self.odds(place)
        return odds if odds > 0.0 else self.wrong

    def is_in_time(self, way: list[int], late: LateGift) -> bool:
        """Whether a card that was given had been there when it was picked."""
        if way[late.epoch] != late.giver or way[late.epoch + 1] != late.receiver:
            return True
        return stayed(way, late.giver, late.since, late.epoch)

    # Setting right what is wrong

    def mistakes(self) -> list[tuple[int, int, int]]:
        """A card (or -1), the place where it should be (or the clash), and the epoch, for everything that is wrong."""
        found: list[tuple[int, int, int]] = []
        for card in range(self.log.cards):
            way, pins = self.ways[card], self.log.pins[card]
            for epoch in range(len(way)):
                if pins[epoch] != ANYWHERE and pins[epoch] != way[epoch]:
                    found.append((card, pins[epoch], epoch))
            for late in self.log.late_gifts:
                if not self.is_in_time(way, late):
                    found.append((card, late.giver, late.since))
        for place in range(len(self.reveals)):
            if self.odds(place) == 0.0:
                found.append((-1, place, self.log.clashes[place].epoch))
        return found

    def set_right(self, random: Random, most: i64 = PATIENCE) -> bool:
        """Change what is wrong until nothing is; false if that takes too long. The true way has no mistake."""
        self.wrong = WRONG
        mistakes = self.mistakes()
        while mistakes and self.changes < min(most, PATIENCE):
            self.changes += 1
            card, place, epoch = mistakes[random.randrange(len(mistakes))]
            if card >= 0:
                there = self.at(place, epoch)
                if random.randrange(2) == 0 or not there:
                    there = list(range(self.log.cards))
                self.exchange(card, there[random.randrange(len(there))], epoch if random.randrange(4) else -1, random)
            else:
                clash = self.log.clashes[place]
                if not clash.seen:
                    self.reveal_another(place, random)
                killer = clash.killers[random.randrange(len(clash.killers))]
                for held in self.at(killer, epoch):
                    self.exchange(held, random.randrange(self.log.cards), epoch, random)
            mistakes = self.mistakes()
        self.wrong = 0.0
        return not mistakes


def stayed(way: list[int], place: i64, since: i64, until: i64) -> bool:
    """Whether a card was at a place in all these epochs, the last one left out."""
    while since < until:
        if way[since] != place:
            return False
        since += 1
    return True


def pick(cards: list[int], number: i64, random: Random) -> list[int]:
    """So many of these, in random order."""
    left = list(cards)
    found: list[int] = []
    while number > 0:
        place = random.randrange(len(left))
        found.append(left[place])
        left[place] = left[-1]
        left.pop()
        number -= 1
    return found


def bluffs(silent: i64, heard: i64) -> i64:
    """In how many ways so many "Bang!" may have come with so many cards without the word."""
    if heard < 0 or heard > silent:
        return 0
    return 2 if silent == 2 and heard == 1 else 1


def best_odds(size: i64, kills: i64, bangs: i64) -> float:
    """The most that the odds of a player's reveals can be: with the word on every other card of the hand."""
    hand = float(size)
    if kills == 1:
        return 1.0 / (hand + 1.0 - float(bangs))
    if bangs == 0:
        return 1.0 / ((hand + 2.0) * hand)
    if bangs == 2:
        return 1.0 / (hand * (hand - 1.0))
    return max(1.0 / ((hand + 1.0) * (hand - 1.0)), 2.0 / ((hand + 2.0) * hand))
