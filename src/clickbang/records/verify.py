"""Checking a record of an online game: that it was played by the rules, and that nobody chose its luck.

Needs nothing but the record and what a player noted before the game. What this proves and what not is in
docs/fairness.md.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from clickbang.records import errors
from clickbang.records.errors import RecordError
from clickbang.records.lines import Draw
from clickbang.records.luck import HASH, Luck, Verifiable, hash_of
from clickbang.records.read import Record
from clickbang.records.receipt import Receipt, terms_of
from clickbang.records.replay import rerun

RULES, SECRET, COMMITS, DRAWS = "rules", "secret", "commits", "draws"
NOTED, OTHERS, TERMS, OWN = "noted", "others", "terms", "own"
"""What only somebody can check who noted something before the game."""
MOST_WEIGHT = 2**64
"""More than the weights of any draw add up to."""
NOTHING_NOTED = Receipt()


@dataclass(frozen=True, slots=True)
class CheckedPart:
    """One thing that was checked, and what is wrong with it, if anything is."""

    name: str
    problem: RecordError | None


def verify(record: Record, noted: Receipt = NOTHING_NOTED) -> Iterator[CheckedPart]:
    """Check the rules, then everything about the luck; and whatever a player noted before the game."""
    luck = luck_of(record)
    yield checked(RULES, lambda: rerun(record))
    yield checked(SECRET, lambda: check_secret(luck))
    yield checked(COMMITS, lambda: check_commits(luck))
    yield checked(DRAWS, lambda: check_draws(record, luck))
    if noted.commitment:
        yield checked(NOTED, lambda: check_noted(luck, noted.commitment))
    if noted.commits:
        yield checked(OTHERS, lambda: check_others(luck, noted.commits))
    if noted.terms:
        yield checked(TERMS, lambda: check_terms(record, noted.terms))
    if noted.contribution and noted.shown:
        yield checked(OWN, lambda: check_own(luck, noted))


def withheld(luck: Luck) -> list[int]:
    """The seats that did not show what they had committed to: whoever knew the secret could choose whether they did."""
    return [seat for seat, commit in enumerate(luck.commits) if commit and not luck.contributions[seat]]


def checked(name: str, check: Callable[[], object]) -> CheckedPart:
    try:
        check()
    except RecordError as error:
        return CheckedPart(name, error)
    return CheckedPart(name, None)


def luck_of(record: Record) -> Luck:
    """Where the luck came from: told once, before anything happens, and in full."""
    if record.header.lesson:
        raise RecordError(errors.LESSON)
    found = [index for index, line in enumerate(record.lines) if isinstance(line, Luck)]
    if not found:
        raise RecordError(errors.NO_LUCK)
    luck = record.lines[0]
    seats = record.header.seats
    if found != [0] or not isinstance(luck, Luck):
        raise RecordError(errors.BAD_LUCK, line=record.line_number(found[-1]))
    hashes = [luck.secret, luck.commitment, *filter(None, luck.commits + luck.contributions)]
    if not all(map(HASH.fullmatch, hashes)) or not len(luck.commits) == len(luck.contributions) == seats:
        raise RecordError(errors.BAD_LUCK, line=record.line_number(0))
    return luck


def check_secret(luck: Luck) -> None:
    if hash_of(luck.secret) != luck.commitment:
        raise RecordError(errors.BROKEN_COMMITMENT)


def check_commits(luck: Luck) -> None:
    """Each contribution is what its seat committed to, and no two seats committed to the same.

    Whoever showed none is not counted here: see `withheld`.
    """
    for seat, (commit, contribution) in enumerate(zip(luck.commits, luck.contributions, strict=True), start=1):
        if contribution and commit != hash_of(contribution):
            raise RecordError(errors.BROKEN_COMMIT, seat=seat)
        if commit and luck.commits.index(commit) < seat - 1:
            raise RecordError(errors.SAME_COMMIT, seat=luck.commits.index(commit) + 1, other=seat)


def check_draws(record: Record, luck: Luck) -> None:
    """Every draw is the one that follows from the secret and the contributions."""
    source = Verifiable(luck.secret, luck.contributions)
    draws = [(index, line) for index, line in enumerate(record.lines) if isinstance(line, Draw)]
    for number, (index, draw) in enumerate(draws, start=1):
        weights = [weight for _, weight in draw.outcomes]
        if min(weights, default=0) < 0 or not 0 < sum(weights) < MOST_WEIGHT:
            raise RecordError(errors.BAD_ODDS, line=record.line_number(index), number=number)
        ours = source.choose(draw.outcomes)
        if ours != draw.outcome:
            line = record.line_number(index)
            raise RecordError(errors.DRAW_DIFFERS, line=line, number=number, theirs=draw.outcome, ours=ours)


def check_noted(luck: Luck, commitment: str) -> None:
    if luck.commitment != commitment.strip().lower():
        raise RecordError(errors.OTHER_COMMITMENT)


def check_others(luck: Luck, commits: tuple[str, ...]) -> None:
    """Every seat committed to this before anybody showed anything: the same seats, in the same order."""
    if len(commits) != len(luck.commits):
        raise RecordError(errors.OTHER_SEATS, theirs=len(luck.commits), ours=len(commits))
    for seat, (noted, commit) in enumerate(zip(commits, luck.commits, strict=True), start=1):
        if noted != commit:
            raise RecordError(errors.OTHER_COMMIT, seat=seat)


def check_terms(record: Record, terms: str) -> None:
    if terms_of(record.header.game, record.header.options) != terms:
        raise RecordError(errors.OTHER_TERMS)


def check_own(luck: Luck, noted: Receipt) -> None:
    """One's own contribution stands at one's own seat; without a seat, at any."""
    mine = noted.contribution.strip().lower()
    if noted.seat is None:
        if mine not in luck.contributions:
            raise RecordError(errors.OTHER_CONTRIBUTION)
    elif noted.seat >= len(luck.contributions):
        raise RecordError(errors.NOT_AT_YOUR_SEAT, seat=noted.seat + 1)
    elif not luck.contributions[noted.seat]:
        raise RecordError(errors.LEFT_OUT)
    elif luck.contributions[noted.seat] != mine:
        raise RecordError(errors.NOT_AT_YOUR_SEAT, seat=noted.seat + 1)
