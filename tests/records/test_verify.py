"""What `verify` finds: an honest record holds, and whatever was changed in one is named."""

import io
import json
from dataclasses import replace
from typing import Any

import pytest

from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.core.chance import Seeded
from clickbang.core.errors import Fault
from clickbang.core.sitting import Sitting
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.records import Recorder, RecordError
from clickbang.records import errors as faults
from clickbang.records.luck import Luck, Verifiable, hash_of
from clickbang.records.receipt import Receipt, receipt_from_text, receipt_to_text, terms_of
from clickbang.records.verify import (
    COMMITS,
    DRAWS,
    NOTED,
    OTHERS,
    OWN,
    RULES,
    SECRET,
    TERMS,
    luck_of,
    verify,
    withheld,
)
from tests.records.written import bodies, parse, sealed

SEATS = 4
SECRET_BYTES = "5a" * 32
THROWN_IN = ("11" * 32, "", "33" * 32, "")
COMMITMENT = hash_of(SECRET_BYTES)


def played(source_secret: str = SECRET_BYTES) -> list[dict[str, Any]]:
    """A whole game on verifiable luck, as the server writes it down."""
    out = io.StringIO()
    commits = tuple(hash_of(given) if given else "" for given in THROWN_IN)
    recorder = Recorder(BULLETBUCKS, out, "ABCD", Luck(SECRET_BYTES, COMMITMENT, commits, THROWN_IN))
    sitting = Sitting(BULLETBUCKS, SEATS, {}, Verifiable(source_secret, THROWN_IN), [recorder])
    whims = Seeded(4)
    while not sitting.over:
        sitting.settle()
        for seat in range(SEATS):
            prompt = sitting.prompt_for(seat)
            if prompt.role == "must":
                sitting.answer(seat, whims.choose(tuple((choice, 1) for choice in prompt.choices)))
    recorder.close()
    return bodies(out.getvalue())


LINES = played()
AT = 1
"""Where the line on the luck stands."""


NOTED_ALL = Receipt(
    COMMITMENT,
    tuple(LINES[AT]["luck"]["commits"]),
    terms_of("bulletbucks", LINES[0]["options"]),
    2,
    THROWN_IN[2],
)
"""What an honest client in the third seat noted."""


def problems(lines: list[dict[str, Any]], noted: Receipt | None = None) -> dict[str, Fault | None]:
    found = verify(parse(sealed(lines)), noted or Receipt())
    return {check.name: None if check.problem is None else check.problem.fault for check in found}


def with_luck(**changes: object) -> list[dict[str, Any]]:
    return [*LINES[:AT], {"luck": {**LINES[AT]["luck"], **changes}}, *LINES[AT + 1 :]]


def with_line(at: int, line: dict[str, Any]) -> list[dict[str, Any]]:
    return [*LINES[:at], line, *LINES[at + 1 :]]


def test_an_honest_record_holds() -> None:
    assert problems(LINES) == dict.fromkeys((RULES, SECRET, COMMITS, DRAWS))
    assert problems(LINES, NOTED_ALL) == dict.fromkeys((RULES, SECRET, COMMITS, DRAWS, NOTED, OTHERS, TERMS, OWN))


def test_a_receipt_is_one_line_and_back() -> None:
    text = receipt_to_text(NOTED_ALL)
    assert "\n" not in text
    assert receipt_from_text(f" {text}\n") == NOTED_ALL


@pytest.mark.parametrize(
    "changes",
    [
        {"receipt": 2},
        {"commitment": ""},
        {"commits": []},
        {"commits": ["x"]},
        {"seat": 4},
        {"seat": -1},
        {"shown": "yes"},
        {"more": 1},
    ],
)
def test_what_is_no_receipt_is_not_taken_for_one(changes: dict[str, object]) -> None:
    text = json.dumps({**json.loads(receipt_to_text(NOTED_ALL)), **changes})
    with pytest.raises(RecordError) as refused:
        receipt_from_text(text)
    assert refused.value.fault is faults.BAD_RECEIPT


@pytest.mark.parametrize(
    ("changes", "name", "problem"),
    [
        ({"commitment": "ab" * 32}, NOTED, faults.OTHER_COMMITMENT),
        ({"commits": (NOTED_ALL.commits[0], "", "ab" * 32, "")}, OTHERS, faults.OTHER_COMMIT),
        ({"commits": (NOTED_ALL.commits[2], "", NOTED_ALL.commits[0], "")}, OTHERS, faults.OTHER_COMMIT),
        ({"commits": ("",)}, OTHERS, faults.OTHER_SEATS),
        ({"terms": "ab" * 32}, TERMS, faults.OTHER_TERMS),
        ({"contribution": "ab" * 32}, OWN, faults.NOT_AT_YOUR_SEAT),
        ({"seat": 0}, OWN, faults.NOT_AT_YOUR_SEAT),
        ({"seat": 1}, OWN, faults.LEFT_OUT),
        ({"seat": 7}, OWN, faults.NOT_AT_YOUR_SEAT),
        ({"contribution": "ab" * 32, "seat": None}, OWN, faults.OTHER_CONTRIBUTION),
    ],
)
def test_everything_on_a_receipt_counts(changes: dict[str, Any], name: str, problem: Fault) -> None:
    found = problems(LINES, replace(NOTED_ALL, **changes))
    assert [(check, fault) for check, fault in found.items() if fault is not None] == [(name, problem)]


def test_what_was_typed_by_hand_may_have_capitals() -> None:
    noted = Receipt(COMMITMENT.upper(), contribution=THROWN_IN[2].upper())
    assert problems(LINES, noted) == dict.fromkeys((RULES, SECRET, COMMITS, DRAWS, NOTED, OWN))


def test_a_contribution_that_was_never_shown_is_not_looked_for() -> None:
    assert OWN not in problems(LINES, replace(NOTED_ALL, seat=1, shown=False))


def test_another_secret_breaks_the_commitment_and_the_draws() -> None:
    found = problems(with_luck(secret="5b" * 32))
    assert (found[SECRET], found[DRAWS]) == (faults.BROKEN_COMMITMENT, faults.DRAW_DIFFERS)
    assert found[RULES] is None  # the luck is another matter than the rules


def test_another_secret_with_a_commitment_to_fit_is_caught_by_who_noted_the_first() -> None:
    lines = played("5b" * 32)
    lines[AT] = {"luck": {**LINES[AT]["luck"], "secret": "5b" * 32, "commitment": hash_of("5b" * 32)}}
    assert set(problems(lines).values()) == {None}
    assert problems(lines, Receipt(COMMITMENT))[NOTED] is faults.OTHER_COMMITMENT


def test_another_contribution_breaks_its_commit_and_the_draws() -> None:
    found = problems(with_luck(contributions=["11" * 32, "", "34" * 32, ""]), NOTED_ALL)
    assert (found[COMMITS], found[DRAWS]) == (faults.BROKEN_COMMIT, faults.DRAW_DIFFERS)
    assert found[OWN] is faults.NOT_AT_YOUR_SEAT


def test_a_contribution_without_a_commit_is_caught() -> None:
    assert problems(with_luck(contributions=["11" * 32, "22" * 32, "33" * 32, ""]))[COMMITS] is faults.BROKEN_COMMIT


def test_two_seats_that_committed_to_the_same_are_caught() -> None:
    commits = LINES[AT]["luck"]["commits"]
    lines = with_luck(commits=[commits[0], commits[2], commits[2], ""])
    (found,) = [check for check in verify(parse(sealed(lines))) if check.problem is not None]
    assert found.problem is not None
    assert (found.name, found.problem.fault) == (COMMITS, faults.SAME_COMMIT)
    assert found.problem.params == {"seat": 2, "other": 3}


def test_a_commit_without_a_contribution_is_named_and_the_draws_have_to_follow_without_it() -> None:
    lines = with_luck(contributions=["11" * 32, "", "", ""])
    assert withheld(luck_of(parse(sealed(lines)))) == [2]
    assert withheld(luck_of(parse(sealed(LINES)))) == []
    found = problems(lines, NOTED_ALL)  # a game without it is possible, but this one was played with it
    assert (found[COMMITS], found[DRAWS], found[OWN]) == (None, faults.DRAW_DIFFERS, faults.LEFT_OUT)


def test_the_first_draw_that_was_chosen_is_named() -> None:
    lines = played("77" * 32)  # luck that does not come from the secret in the record
    (found,) = [check.problem for check in verify(parse(sealed(lines))) if check.problem is not None]
    assert found.fault is faults.DRAW_DIFFERS
    assert lines[found.params["line"] - 1]["draw"] == found.params["theirs"]  # type: ignore[operator]
    before = [line["draw"] for line in lines[: found.params["line"] - 1] if "draw" in line]  # type: ignore[operator]
    assert found.params["number"] == len(before) + 1


def test_a_changed_draw_is_caught_by_the_luck_and_by_the_rules() -> None:
    at = next(at for at, line in enumerate(LINES) if "draw" in line and len(line["of"]) > 1)
    other = next(outcome for outcome, _ in LINES[at]["of"] if outcome != LINES[at]["draw"])
    found = problems(with_line(at, {**LINES[at], "draw": other}))
    assert found[DRAWS] is faults.DRAW_DIFFERS
    assert found[RULES] is not None


@pytest.mark.parametrize("odds", [[], [[0, 0]], [[0, -1], [1, 3]], [[0, 2**63], [1, 2**63]]])
def test_odds_that_are_none_are_named_and_never_drawn_from(odds: list[list[int]]) -> None:
    at = next(at for at, line in enumerate(LINES) if "draw" in line)
    assert problems(with_line(at, {**LINES[at], "of": odds}))[DRAWS] is faults.BAD_ODDS


def test_a_changed_answer_is_caught_by_the_rules() -> None:
    at = next(at for at, line in enumerate(LINES) if "answer" in line)
    assert problems(with_line(at, {**LINES[at], "data": {"ones": 0, "twos": 0}}))[RULES] is faults.REFUSED


def test_a_game_that_was_not_online_has_nothing_to_check() -> None:
    out = io.StringIO()
    recorder = Recorder(BULLETBUCKS, out, "ABC")
    play_match(BULLETBUCKS, [RandomBot() for _ in range(3)], seed=1, watchers=[recorder])
    recorder.close()
    with pytest.raises(RecordError) as refused:
        problems(bodies(out.getvalue()))
    assert refused.value.fault is faults.NO_LUCK


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": ""},
        {"secret": "5A" * 32},
        {"commitment": "x"},
        {"commits": ["", "", ""]},
        {"contributions": ["no", "", "", ""]},
    ],
)
def test_luck_that_is_not_told_as_it_should_is_named(changes: dict[str, object]) -> None:
    with pytest.raises(RecordError) as refused:
        problems(with_luck(**changes))
    assert (refused.value.fault, refused.value.params["line"]) == (faults.BAD_LUCK, AT + 1)


def test_luck_that_is_told_late_or_twice_is_named() -> None:
    for lines in (
        [*LINES[:AT], LINES[AT + 1], LINES[AT], *LINES[AT + 2 :]],
        [*LINES[: AT + 1], *LINES[AT:]],
    ):
        with pytest.raises(RecordError) as refused:
            problems(lines)
        assert refused.value.fault is faults.BAD_LUCK
