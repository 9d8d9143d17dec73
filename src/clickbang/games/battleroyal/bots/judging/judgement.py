"""What the others may hold and will do, as far as a seat can tell: two small networks that have seen many games.

One says which card somebody is likely to hold after all that they did, the other whether somebody who holds a certain
card shows *kill* in a certain confrontation. Neither knows more than the view.
"""

from math import erf, exp, log2, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.bots.values.layers import Layers, chance
from clickbang.core.seats import bit, count, has, is_several, lowest, without, without_lowest
from clickbang.games.battleroyal.bots.judging.cards import Powers, powers_of
from clickbang.games.battleroyal.bots.judging.outlook import is_last_lap
from clickbang.games.battleroyal.bots.judging.records import (
    COMPARISONS_WON,
    CONFRONTS_ALONE,
    KEPT,
    TURNCOAT,
    Records,
    squashed,
)
from clickbang.games.battleroyal.bots.judging.sorts import SORTS, sorts_of
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.confrontation import losers_of

HOLDING: Final = KEPT + 6
"""Numbers from which to tell what somebody holds."""
SIGNING: Final = KEPT + 20
"""And from which to tell what they show, besides what they hold."""


def holding(view: BattleRoyalView, records: Records, seat: i64) -> vec[float]:
    """Somebody, for the question what they hold."""
    found = vec[float]()
    found = append(found, log2(float(count(view.alive))) / 4.0)
    found = append(found, log2(float(view.seats)) / 4.0)
    found = append(found, squashed(float(view.board.sizes[seat] - view.persons)))
    found = append(found, 1.0 if is_several(view.board.teams[seat]) else 0.0)
    found = append(found, squashed(float(count(view.board.teams[seat]) - 1)))
    found = append(found, squashed(float(count(records.friends[seat] & view.alive))))
    return records.describe(found, seat)


def signing(
    view: BattleRoyalView, records: Records, seat: i64, own: i64, other: i64, attacks: bool, leader: i64
) -> vec[float]:
    """Somebody in a confrontation that `leader` has begun, for the question what they show."""
    found = vec[float]()
    alive = count(view.alive)
    found = append(found, log2(float(alive)) / 4.0)
    found = append(found, 1.0 / float(alive))
    found = append(found, 1.0 if alive == 2 else 0.0)
    found = append(found, 1.0 if alive == 3 else 0.0)
    found = append(found, log2(float(view.seats)) / 4.0)
    found = append(found, 1.0 if attacks else 0.0)
    found = append(found, 1.0 if leader == seat else 0.0)
    found = append(found, 1.0 if is_several(own) else 0.0)
    found = append(found, squashed(float(count(own) - 1)))
    found = append(found, 1.0 if is_several(other) else 0.0)
    found = append(found, squashed(float(count(other) - 1)))
    found = append(found, squashed(float(view.board.sizes[seat] - view.persons)))
    kills = 0.0
    trusts = 0.0
    bold = 0.0
    won = 0.0
    cards = 0
    left = other
    while left != 0:
        one = lowest(left)
        left = without_lowest(left)
        kills = max(kills, records.kills_alone(one))
        trusts = max(trusts, records.trusts_alone(one))
        bold = max(bold, records.of(one, CONFRONTS_ALONE))
        won = max(won, records.of(one, COMPARISONS_WON))
        cards += view.board.sizes[one]
    found = append(found, squashed(kills))
    found = append(found, squashed(trusts))
    found = append(found, squashed(bold))
    found = append(found, squashed(won))
    found = append(found, squashed(float(cards - view.persons)))
    found = append(found, 1.0 if records.friends[seat] & other != 0 else 0.0)
    turned = has(other, leader) and records.friends[leader] & own != 0 and records.of(leader, TURNCOAT) > 0.0
    found = append(found, 1.0 if turned else 0.0)
    found = append(found, 1.0 if is_last_lap(view) else 0.0)
    return records.describe(found, seat)


class Judgement:
    """What one seat makes of the others now."""

    def __init__(self, view: BattleRoyalView, records: Records, holds: Layers, signs: Layers) -> None:
        self.view = view
        self.records = records
        self.signs = signs
        self.me: i64 = view.seat
        self.powers: Powers = powers_of(view.deck, view.persons)
        self.sorts = sorts_of(view.deck)
        self.cards: i64 = len(view.deck.cards)
        self.hand: i64 = 0
        for key in view.hand:
            self.hand |= bit(view.places[key])
        self.best: i64 = self.powers.strongest(self.hand)
        self.held = vec[float]([0.0] * (view.seats * self.cards))
        """By seat and card: how likely this is the best that somebody holds."""
        certain = view.known.certain(view.seats)
        for seat in range(view.seats):
            if has(view.alive, seat):
                if seat == self.me:
                    self.held[seat * self.cards + self.best] = 1.0
                else:
                    self.guess(seat, certain[seat], holds)

    def strongest_value(self) -> i64:
        """The card of one's own that counts most."""
        left = self.hand
        best = lowest(left)
        while left != 0:
            if self.view.deck.values[lowest(left)] > self.view.deck.values[best]:
                best = lowest(left)
            left = without_lowest(left)
        return best

    def guess(self, seat: i64, certain: i64, holds: Layers) -> None:
        """What somebody may hold: what fits, each the likelier the better it goes with what they did."""
        start = seat * self.cards
        before = self.prior(seat, certain)
        logits = holds.run(holding(self.view, self.records, seat))
        total = 0.0
        card: i64 = 0
        while card < self.cards:
            if before[card] > 0.0:
                likely = before[card] * exp(min(max(logits[self.sorts[card]], -20.0), 20.0))
                self.held[start + card] = likely
                total += likely
            card += 1
        card = 0
        while card < self.cards:
            self.held[start + card] /= total
            card += 1

    def prior(self, seat: i64, certain: i64) -> vec[float]:
        """By card: how likely it is somebody's best before it is asked what they did; not yet of sum 1."""
        view = self.view
        floor = -1.0
        best: i64 = -1
        if certain != 0:
            best = self.powers.strongest(certain)
            floor = self.powers.each[best]
        unknown = view.board.sizes[seat] - count(certain)
        found = vec[float]()
        lower = 1.0
        card: i64 = 0
        while card < self.cards:
            likely = 0.0
            if unknown > 0 and not has(certain, card) and has(view.known.places[card], seat):
                if self.powers.each[card] > floor:
                    likely = 1.0
                else:
                    lower += 1.0
            found = append(found, likely)
            card += 1
        if best >= 0:
            found[best] = lower
        return found

    # What others will do

    def kills(self, seat: i64, own: i64, other: i64, attacks: bool, leader: i64) -> "Intent":
        """What somebody is likely to show in a confrontation, and to hold if they show *kill*."""
        logits = self.signs.run_each(signing(self.view, self.records, seat, own, other, attacks, leader), SORTS)
        by_sort = vec[float]()
        for logit in logits:
            by_sort = append(by_sort, chance(logit))
        start = seat * self.cards
        armed = vec[float]()
        likely = 0.0
        card: i64 = 0
        while card < self.cards:
            one = self.held[start + card]
            if one > 0.0:
                one *= by_sort[self.sorts[card]]
                likely += one
            armed = append(armed, one)
            card += 1
        return Intent(min(max(likely, 0.002), 0.998), armed)

    def beats_with_any(self, seat: i64, armed: vec[float]) -> float:
        """How likely one wins alone against somebody alone, with the card of one's own that is best for it."""
        most = 0.0
        left = self.hand
        while left != 0:
            most = max(most, self.beats(lowest(left), seat, armed))
            left = without_lowest(left)
        return most

    def beats(self, card: i64, seat: i64, armed: vec[float]) -> float:
        """How likely this card of one's own wins alone against somebody alone."""
        won = 0.0
        total = 0.0
        other: i64 = 0
        while other < self.cards:
            likely = armed[other]
            if likely > 0.0:
                total += likely
                won += likely * self.duel(card, other, seat)
            other += 1
        return won / total if total > 0.0 else 0.5

    def duel(self, card: i64, other: i64, seat: i64) -> float:
        """1 for a win, 0 for death; a tie goes on."""
        view = self.view
        losers = losers_of(view.deck, view.persons, bit(self.me), bit(seat), bit(card), bit(other))
        return 0.0 if has(losers, self.me) else 0.5 if losers == 0 else 1.0

    def stronger(self, seat: i64) -> float:
        """How likely one of one's own cards beats the best that somebody holds."""
        most = 0.0
        left = self.hand
        while left != 0:
            most = max(most, self.beats_held(lowest(left), seat))
            left = without_lowest(left)
        return most

    def beats_held(self, card: i64, seat: i64) -> float:
        """How likely a card beats the best that somebody holds."""
        start = seat * self.cards
        won = 0.0
        other: i64 = 0
        while other < self.cards:
            if self.held[start + other] > 0.0:
                won += self.held[start + other] * self.duel(card, other, seat)
            other += 1
        return won

    def power(self, seat: i64) -> float:
        """What somebody's best card is good for."""
        start = seat * self.cards
        found = 0.0
        other: i64 = 0
        while other < self.cards:
            if self.held[start + other] > 0.0:
                found += self.held[start + other] * self.powers.each[other]
            other += 1
        return found


class Intent:
    """What somebody is likely to show."""

    def __init__(self, kills: float, armed: vec[float]) -> None:
        self.kills = kills
        self.armed = armed
        """By card: how likely they hold it and show *kill*."""


class ExpectedFight:
    """A confrontation as it may go: what the others on one's own side and those on the other side will show."""

    def __init__(self, judgement: Judgement, own: i64, other: i64, attacks: bool, leader: i64) -> None:
        self.judgement = judgement
        self.own = own
        self.other = other
        self.mates_team = 1.0
        """How likely all one's mates show *team*; then *kill*, and the same of the rivals."""
        self.mates_kill = 1.0
        self.rivals_team = 1.0
        self.rivals_kill = 1.0
        self.sum = 0.0
        """By how much the mates' cards are likely to count more than the rivals', and how far that may be off."""
        self.spread = 0.0
        self.prey = 0.0
        """What the best card of the rivals is good for, and how many cards they hold."""
        self.cards = 0.0
        self.single: Intent | None = None
        """What the rival will do, where one meets one."""
        left = without(own, judgement.me)
        while left != 0:
            seat = lowest(left)
            left = without_lowest(left)
            intent = judgement.kills(seat, own, other, attacks, leader)
            self.mates_team *= 1.0 - intent.kills
            self.mates_kill *= intent.kills
            self.count(intent, 1.0)
        left = other
        while left != 0:
            seat = lowest(left)
            left = without_lowest(left)
            intent = judgement.kills(seat, other, own, not attacks, leader)
            self.rivals_team *= 1.0 - intent.kills
            self.rivals_kill *= intent.kills
            self.count(intent, -1.0)
            self.prey = max(self.prey, judgement.power(seat))
            self.cards += float(judgement.view.board.sizes[seat])
            self.single = intent
        if is_several(own) or is_several(other):
            self.single = None

    def count(self, intent: Intent, sign: float) -> None:
        """What somebody adds to the comparison."""
        values = self.judgement.view.deck.values
        mean = 0.0
        square = 0.0
        card: i64 = 0
        while card < len(intent.armed):
            value = float(values[card])
            mean += intent.armed[card] * value
            square += intent.armed[card] * value * value
            card += 1
        self.sum += sign * mean
        self.spread += square - mean * mean

    def wins(self, kills: bool) -> float:
        """How likely one's side wins a comparison if oneself shows *kill*, or not."""
        judgement = self.judgement
        single = self.single
        if single is not None:
            return judgement.beats_with_any(lowest(self.other), single.armed) if kills else 0.0
        own = self.sum
        if kills:
            own += float(judgement.view.deck.values[judgement.strongest_value()])
        return 0.5 * (1.0 + erf(own / sqrt(2.0 * (self.spread + 1.0))))
