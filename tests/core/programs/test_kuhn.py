"""Kuhn poker, solved with nothing but the calls that every table has: `clone`, `strike`, `apply`, `result`."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from clickbang.core.seats import lowest
from tests.tiny.kuhn import BET, KUHN, PASS, Kuhn

JACK, QUEEN, KING = 1, 2, 3
Place = tuple[int, tuple[int, ...]]
"""One's own card, and what was done so far."""
Strategy = dict[Place, Fraction]
"""How often to bet or call."""

FIRST: list[Place] = [(card, acts) for card in (JACK, QUEEN, KING) for acts in ((), (PASS, BET))]
SECOND: list[Place] = [(card, acts) for card in (JACK, QUEEN, KING) for acts in ((PASS,), (BET,))]
"""Where each player has to choose."""


def first_player(bluff: Fraction) -> Strategy:
    """Each of Kuhn's equilibrium strategies, by how often the jack is bet: at most a third of the time."""
    odds = [bluff, Fraction(0), Fraction(0), bluff + Fraction(1, 3), 3 * bluff, Fraction(1)]
    return dict(zip(FIRST, odds, strict=True))


SECOND_PLAYER: Strategy = dict(zip(SECOND, map(Fraction, ("1/3", "0", "0", "1/3", "1", "1")), strict=True))


def value(table: Kuhn, first: Strategy, second: Strategy) -> Fraction:
    """What the first player wins on average from here."""
    if table.over:
        return Fraction(table.result().scores[0])
    total = Fraction(0)
    if table.chance:
        outcomes = table.chance_outcomes()
        for outcome, weight in outcomes:
            world = table.clone()
            world.strike(outcome)
            total += weight * value(world, first, second)
        return total / sum(weight for _, weight in outcomes)
    seat = lowest(table.must)
    betting = (first, second)[seat][table.cards[seat], tuple(table.acts)]
    for action, odds in ((BET, betting), (PASS, 1 - betting)):
        if odds:
            world = table.clone()
            world.apply(seat, action)
            total += odds * value(world, first, second)
    return total


def pure(places: list[Place]) -> Iterator[Strategy]:
    """Every strategy without a coin."""
    for choices in product((Fraction(0), Fraction(1)), repeat=len(places)):
        yield dict(zip(places, choices, strict=True))


def fresh() -> Kuhn:
    table = KUHN.table(2)
    assert isinstance(table, Kuhn)
    return table


@pytest.mark.parametrize("bluff", [Fraction(0), Fraction(1, 5), Fraction(1, 3)])
def test_the_first_player_loses_an_eighteenth(bluff: Fraction) -> None:
    assert value(fresh(), first_player(bluff), SECOND_PLAYER) == Fraction(-1, 18)


def test_no_other_first_player_does_better() -> None:
    assert max(value(fresh(), first, SECOND_PLAYER) for first in pure(FIRST)) == Fraction(-1, 18)


def test_no_other_second_player_does_better() -> None:
    first = first_player(Fraction(1, 5))
    assert min(value(fresh(), first, second) for second in pure(SECOND)) == Fraction(-1, 18)
