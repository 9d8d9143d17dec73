"""A decision in numbers, from what a seat can tell: what a network is asked what the answers are worth."""

from math import log2
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.seats import bit, count, has, is_several, lowest, without, without_lowest
from clickbang.games.battleroyal.bots.judging.judgement import ExpectedFight, Judgement
from clickbang.games.battleroyal.bots.judging.outlook import is_last_lap
from clickbang.games.battleroyal.bots.judging.records import (
    COMPARISONS_WON,
    CONFRONTS_ALONE,
    KEPT,
    PASSES_ALONE,
    TURNCOAT,
    squashed,
)
from clickbang.games.battleroyal.bots.judging.sorts import SORTS
from clickbang.games.battleroyal.rules.sides import sides

OF_THE_GAME: Final = 30 + SORTS + KEPT
OF_A_CLASH: Final = 21
SIGN_NUMBERS: Final = OF_THE_GAME + OF_A_CLASH + 3
TURN_NUMBERS: Final = OF_THE_GAME + 2 * OF_A_CLASH + 1
LEAVE_NUMBERS: Final = OF_THE_GAME + 5

TRUST: Final = 0
KILL: Final = 1
"""What a sign may be worth."""
PASS: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
"""What a turn may be worth."""
STAY: Final = 0
LEAVE: Final = 1


def of_the_game(judgement: Judgement) -> vec[float]:
    """How things stand: how many are left, oneself, and the others next to oneself."""
    view, me = judgement.view, judgement.me
    alive = count(view.alive)
    team: i64 = view.board.teams[me]
    found = vec[float]()
    found = append(found, log2(float(alive)) / 4.0)
    found = append(found, 1.0 / float(alive))
    few: i64 = 2
    while few <= 5:
        found = append(found, 1.0 if alive == few else 0.0)
        few += 1
    found = append(found, log2(float(view.seats)) / 4.0)
    found = append(found, 1.0 if is_several(team) else 0.0)
    found = append(found, squashed(float(count(team) - 1)))
    found = append(found, squashed(float(len(view.hand) - view.persons)))
    best = judgement.best
    found = append(found, judgement.powers.each[best])
    rest = without(judgement.hand, best)
    found = append(found, judgement.powers.each[judgement.powers.strongest(rest)] if rest != 0 else 0.0)
    deck = view.deck
    special = deck.bangs | deck.decoys | deck.bombs | deck.masks | deck.dollars
    for cards in (deck.bangs, deck.decoys, deck.bombs, deck.masks, deck.dollars):
        found = append(found, 1.0 if judgement.hand & cards != 0 else 0.0)
    found = append(found, 1.0 if judgement.hand & ~special != 0 else 0.0)
    strangers = 0.0
    strong = 0.0
    weak = 1.0
    mates = 0.0
    sizes = 0.0
    largest = 0.0
    many = 0.0
    sides = 0.0
    killers = 0.0
    bold = 0.0
    left: i64 = without(view.alive, me)
    while left != 0:
        seat = lowest(left)
        left = without_lowest(left)
        stronger = judgement.stronger(seat)
        if has(team, seat):
            mates += stronger
        else:
            strangers += stronger
            strong = max(strong, stronger)
            weak = min(weak, stronger)
            many = max(many, float(count(view.board.teams[seat]) - 1))
            sides += 1.0 / float(count(view.board.teams[seat]))
        killers += squashed(judgement.records.kills_alone(seat))
        bold += squashed(judgement.records.of(seat, CONFRONTS_ALONE))
        sizes += float(view.board.sizes[seat])
        largest = max(largest, float(view.board.sizes[seat]))
    others = max(float(alive - count(team)), 1.0)
    found = append(found, strangers / others)
    found = append(found, strong)
    found = append(found, weak)
    found = append(found, mates / float(count(team) - 1) if is_several(team) else 0.5)
    found = append(found, squashed(many))
    found = append(found, squashed(sizes / max(float(alive - 1), 1.0)))
    found = append(found, squashed(largest))
    found = append(found, squashed(sides))
    found = append(found, killers / max(float(alive - 1), 1.0))
    found = append(found, bold / max(float(alive - 1), 1.0))
    found = append(found, float(view.passes) / float(alive * view.persons))
    found = append(found, min(float(max(view.board.turns, 0)) / float(10 * alive * view.persons), 1.0))
    sort: i64 = 0
    while sort < SORTS:
        found = append(found, 1.0 if judgement.sorts[best] == sort else 0.0)
        sort += 1
    return judgement.records.describe(found, me)


def of_a_clash(found: vec[float], clash: ExpectedFight, target: i64) -> vec[float]:
    """A confrontation: the two sides, what they will show, and how that would end."""
    judgement = clash.judgement
    view, records = judgement.view, judgement.records
    found = append(found, 1.0 if is_several(clash.own) else 0.0)
    found = append(found, squashed(float(count(clash.own) - 1)))
    found = append(found, 1.0 if is_several(clash.other) else 0.0)
    found = append(found, squashed(float(count(clash.other) - 1)))
    found = append(found, clash.mates_team)
    found = append(found, clash.mates_kill)
    found = append(found, clash.rivals_team)
    found = append(found, clash.rivals_kill)
    found = append(found, clash.wins(kills=True))
    found = append(found, clash.wins(kills=False))
    found = append(found, clash.rivals_kill * (1.0 - clash.wins(kills=True)))
    found = append(found, clash.prey)
    found = append(found, squashed(clash.cards - 1.0))
    found = append(found, 1.0 if records.friends[judgement.me] & clash.other != 0 else 0.0)
    found = append(found, 1.0 if has(view.board.teams[judgement.me], target) else 0.0)
    found = append(found, squashed(records.of(target, PASSES_ALONE)))
    found = append(found, squashed(records.of(target, CONFRONTS_ALONE)))
    found = append(found, squashed(records.kills_alone(target)))
    found = append(found, squashed(records.trusts_alone(target)))
    found = append(found, squashed(float(view.board.sizes[target] - view.persons)))
    return append(found, squashed(records.of(target, COMPARISONS_WON)))


def sign_numbers(judgement: Judgement) -> vec[float]:
    """BR-8: a sign."""
    view, me = judgement.view, judgement.me
    attacks = has(view.attackers, me)
    own, other = sides(view.attackers, view.defenders, me)
    clash = ExpectedFight(judgement, own, other, attacks, view.confronter)
    found = of_a_clash(of_the_game(judgement), clash, view.confronted if attacks else view.confronter)
    found = append(found, 1.0 if attacks else 0.0)
    found = append(found, 1.0 if is_last_lap(view) else 0.0)
    records = judgement.records
    turned = not attacks and has(records.friends[me], view.confronter) and records.of(view.confronter, TURNCOAT) > 0.0
    return append(found, 1.0 if turned else 0.0)


def turn_numbers(judgement: Judgement) -> vec[float]:
    """BR-4: a turn; the neighbour on the left, then the one on the right."""
    view = judgement.view
    near = view.neighbours(judgement.me)
    found = of_the_game(judgement)
    found = of_a_clash(found, attack(judgement, near[0]), near[0])
    found = of_a_clash(found, attack(judgement, near[-1]), near[-1])
    return append(found, 1.0 if is_last_lap(view) else 0.0)


def attack(judgement: Judgement, target: i64) -> ExpectedFight:
    """BR-7: what would become of it; against a team-mate one is alone."""
    view, me = judgement.view, judgement.me
    own: i64 = view.board.teams[me]
    other: i64 = view.board.teams[target]
    if has(own, target):
        own, other = bit(me), without(other, me)
    return ExpectedFight(judgement, own, other, True, me)


def leave_numbers(judgement: Judgement) -> vec[float]:
    """BR-6: whether to leave one's team, on somebody's turn."""
    view, me = judgement.view, judgement.me
    team: i64 = view.board.teams[me]
    found = of_the_game(judgement)
    found = append(found, 1.0 if has(team, view.turn) else 0.0)
    ahead = turns_until(judgement, me)
    found = append(found, squashed(ahead))
    near = view.neighbours(view.turn)
    found = append(found, 1.0 if me in near else 0.0)
    touched = False
    for seat in near:
        touched = touched or has(team, seat)
    found = append(found, 1.0 if touched else 0.0)
    return append(found, 1.0 if count(view.alive & ~team) == 1 else 0.0)


def turns_until(judgement: Judgement, seat: i64) -> float:
    """How many others come before this seat's turn, from the one whose turn it is."""
    view = judgement.view
    place = view.circle.index(view.turn)
    found = 0.0
    while view.circle[place] != seat:
        if has(view.alive, view.circle[place]):
            found += 1.0
        place = place + 1 if place + 1 < view.seats else 0
    return found
