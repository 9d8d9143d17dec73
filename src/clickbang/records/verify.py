"""Checking a record of an online game: that it was played by the rules, and that nobody chose its luck.

Needs nothing but the record and what a player noted before the game. What this proves and what not is in
docs/fairness.md.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from clickbang.records.errors import (
    BAD_LUCK,
    BAD_ODDS,
    BROKEN_COMMIT,
    BROKEN_COMMITMENT,
    DRAW_DIFFERS,
    NO_LUCK,
    OTHER_COMMITMENT,
    OTHER_CONTRIBUTION,
    RecordError,
)
from clickbang.records.lines import Draw
from clickbang.records.luck import Luck, Verifiable, hash_of
from clickbang.records.read import Record
from clickbang.records.replay import rerun

RULES, SECRET, COMMITS, DRAWS, NOTED, OWN = "rules", "secret", "commits", "draws", "noted", "own"
MOST_WEIGHT = 2**64
"""More than the weights of any draw add up to."""
_HASH = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was checked, and what is wrong with it, if anything is."""

    name: str
    problem: RecordError | None


def verify(record: Record, commitment: str = "", contribution: str = "") -> Iterator[Check]:
    """Check the rules, then everything about the luck; and what a player noted of it, if that is given."""
    luck = luck_of(record)
    yield checked(RULES, lambda: rerun(record))
    yield checked(SECRET, lambda: check_secret(luck))
    yield checked(COMMITS, lambda: check_commits(luck))
    yield checked(DRAWS, lambda: check_draws(record, luck))
    if commitment:
        yield checked(NOTED, lambda: check_noted(luck, commitment))
    if contribution:
        yield checked(OWN, lambda: check_own(luck, contribution))


def checked(name: str, check: Callable[[], object]) -> Check:
    try:
        check()
    except RecordError as error:
        return Check(name, error)
    return Check(name, None)


def luck_of(record: Record) -> Luck:
    """Where the luck came from: told once, before anything happens, and in full."""
    found = [index for index, line in enumerate(record.lines) if isinstance(line, Luck)]
    if not found:
        raise RecordError(NO_LUCK)
    luck = record.lines[0]
    seats = record.header.seats
    if found != [0] or not isinstance(luck, Luck):
        raise RecordError(BAD_LUCK, line=record.line_number(found[-1]))
    hashes = [luck.secret, luck.commitment, *filter(None, luck.commits + luck.contributions)]
    if not all(map(_HASH.fullmatch, hashes)) or not len(luck.commits) == len(luck.contributions) == seats:
        raise RecordError(BAD_LUCK, line=record.line_number(0))
    return luck


def check_secret(luck: Luck) -> None:
    if hash_of(luck.secret) != luck.commitment:
        raise RecordError(BROKEN_COMMITMENT)


def check_commits(luck: Luck) -> None:
    """Each contribution is what its seat committed to; a seat without either contributed none."""
    for seat, (commit, contribution) in enumerate(zip(luck.commits, luck.contributions, strict=True), start=1):
        if commit != (hash_of(contribution) if contribution else ""):
            raise RecordError(BROKEN_COMMIT, seat=seat)


def check_draws(record: Record, luck: Luck) -> None:
    """Every draw is the one that follows from the secret and the contributions."""
    source = Verifiable(luck.secret, luck.contributions)
    draws = [(index, line) for index, line in enumerate(record.lines) if isinstance(line, Draw)]
    for number, (index, draw) in enumerate(draws, start=1):
        weights = [weight for _, weight in draw.outcomes]
        if min(weights, default=0) < 0 or not 0 < sum(weights) < MOST_WEIGHT:
            raise RecordError(BAD_ODDS, line=record.line_number(index), number=number)
        ours = source.choose(draw.outcomes)
        if ours != draw.outcome:
            line = record.line_number(index)
            raise RecordError(DRAW_DIFFERS, line=line, number=number, theirs=draw.outcome, ours=ours)


def check_noted(luck: Luck, commitment: str) -> None:
    if luck.commitment != commitment.strip().lower():
        raise RecordError(OTHER_COMMITMENT)


def check_own(luck: Luck, contribution: str) -> None:
    if contribution.strip().lower() not in luck.contributions:
        raise RecordError(OTHER_CONTRIBUTION)
