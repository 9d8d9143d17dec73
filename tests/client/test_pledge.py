"""A client shows its share in the luck only when everybody's commitment is before it, and doubts whatever changes."""

from typing import Any

import msgspec
import pytest

from clickbang.client import errors
from clickbang.client.pledge import Pledge
from clickbang.core.errors import Fault
from clickbang.protocol.messages import SeatInfo, TableInfo
from clickbang.records.luck import hash_of
from clickbang.records.receipt import terms_of

SECRET = "5e" * 32
OTHER = hash_of("07" * 32)
OWN = 1
"""The seat of the client."""


def shown(pledge: Pledge, stage: str, revealed: bool = False, **changes: Any) -> TableInfo:
    """The table as an honest server shows it, but for these changes."""
    seats = [
        SeatInfo(kind="person", ready=True, commit=OTHER, revealed=revealed),
        SeatInfo(kind="person", ready=True, commit=pledge.commit, revealed=revealed),
        SeatInfo(kind="bot", ready=True),
    ]
    table = TableInfo(
        table="t", code="c", game="bulletbucks", options={"open_purses": "off"}, seats=seats, stage=stage, number=1,
        clock="none", pace="none", beat="normal", public=False, host="h", you=OWN, commitment=hash_of(SECRET),
    )  # fmt: skip
    return msgspec.structs.replace(table, **changes)


def with_commit(pledge: Pledge, seat: int, commit: str) -> list[SeatInfo]:
    seats = shown(pledge, "revealing").seats
    seats[seat].commit = commit
    return seats


@pytest.fixture
def pledge() -> Pledge:
    """One whose client was seen ready in the lobby."""
    pledge = Pledge()
    assert pledge.look(shown(pledge, "lobby")) is None
    return pledge


def test_a_receipt_says_all_that_was_fixed_before_anything_was_shown(pledge: Pledge) -> None:
    assert pledge.look(shown(pledge, "revealing")) is None
    receipt = pledge.receipt
    assert receipt is not None
    assert (receipt.commitment, receipt.commits) == (hash_of(SECRET), (OTHER, pledge.commit, ""))
    assert (receipt.seat, receipt.contribution, receipt.shown) == (OWN, pledge.contribution, False)
    assert receipt.terms == terms_of("bulletbucks", {"open_purses": "off"})
    assert hash_of(pledge.show()) == pledge.commit
    assert pledge.receipt is not None
    assert pledge.receipt.shown


def test_a_whole_honest_game_is_not_doubted(pledge: Pledge) -> None:
    pledge.look(shown(pledge, "revealing"))
    pledge.show()
    for table in (
        shown(pledge, "revealing", revealed=True),
        shown(pledge, "playing", revealed=True),
        shown(pledge, "over", revealed=True, secret=SECRET),
        shown(pledge, "over", seats=[SeatInfo(kind="open")] * 3, you=None, secret=SECRET),  # people have left
        shown(pledge, "lobby", number=2, commitment="ab" * 32, seats=[SeatInfo(kind="open")] * 3, you=None),
    ):
        assert pledge.look(table) is None


def test_what_is_not_seen_in_the_lobby_is_noted_when_it_begins() -> None:
    pledge = Pledge()
    assert pledge.look(shown(pledge, "revealing")) is None
    assert pledge.receipt is not None


def refusals(pledge: Pledge) -> list[tuple[TableInfo, Fault]]:
    return [
        (shown(pledge, "revealing", commitment="ab" * 32), errors.COMMITMENT_CHANGED),
        (shown(pledge, "revealing", options={"open_purses": "on"}), errors.TERMS_CHANGED),
        (shown(pledge, "revealing", seats=with_commit(pledge, OWN, "")), errors.COMMIT_MISSING),
        (shown(pledge, "revealing", seats=with_commit(pledge, OWN, OTHER)), errors.COMMIT_MISSING),
        (shown(pledge, "revealing", you=0), errors.COMMIT_MISSING),
        (shown(pledge, "revealing", seats=with_commit(pledge, 0, pledge.commit)), errors.COMMIT_COPIED),
        (shown(pledge, "revealing", seats=with_commit(pledge, 0, pledge.commit), you=0), errors.COMMIT_COPIED),
    ]


@pytest.mark.parametrize("number", range(7))
def test_nothing_is_noted_where_it_is_not_as_it_was_when_one_was_ready(pledge: Pledge, number: int) -> None:
    table, problem = refusals(pledge)[number]
    assert pledge.look(table) is problem
    assert pledge.receipt is None  # and without a receipt nothing can be shown


@pytest.mark.parametrize("stage", ["revealing", "playing"])
@pytest.mark.parametrize("commit", ["", "ab" * 32])
def test_commitments_that_change_after_they_were_noted_are_doubted(pledge: Pledge, stage: str, commit: str) -> None:
    pledge.look(shown(pledge, "revealing"))
    assert pledge.look(shown(pledge, stage, seats=with_commit(pledge, 0, commit))) is errors.COMMITS_CHANGED
    late = shown(pledge, stage, seats=with_commit(pledge, 2, "ab" * 32))
    assert pledge.look(late) is errors.COMMITS_CHANGED  # where there was none


def test_a_secret_that_is_another_than_the_one_committed_to_is_doubted(pledge: Pledge) -> None:
    pledge.look(shown(pledge, "revealing"))
    assert pledge.look(shown(pledge, "over", secret="5f" * 32)) is errors.COMMITMENT_CHANGED


def test_a_game_that_begins_without_ones_share_is_doubted(pledge: Pledge) -> None:
    assert pledge.look(shown(pledge, "playing", revealed=False)) is errors.NOT_SHOWN
    pledge.look(shown(pledge, "revealing"))
    pledge.show()
    assert pledge.look(shown(pledge, "playing", revealed=False)) is errors.NOT_USED


def test_a_game_called_off_after_one_has_shown_ones_share_is_doubted(pledge: Pledge) -> None:
    pledge.look(shown(pledge, "revealing"))
    assert pledge.look(shown(pledge, "lobby")) is None
    pledge.show()
    assert pledge.look(shown(pledge, "lobby")) is errors.CALLED_OFF
    assert pledge.look(shown(pledge, "playing", revealed=True)) is None
    assert pledge.look(shown(pledge, "lobby")) is errors.CALLED_OFF  # also when it had begun


def open_again(pledge: Pledge, **changes: Any) -> TableInfo:
    """The lobby of a next game, in which nobody is ready."""
    seats = [SeatInfo(kind="person"), SeatInfo(kind="person"), SeatInfo(kind="bot")]
    return shown(pledge, "lobby", **{"number": 2, "commitment": "ab" * 32, "seats": seats, **changes})


@pytest.mark.parametrize(
    "then", [{}, {"you": None}, {"stage": "revealing"}, {"stage": "playing"}, {"number": 1, "table": "u"}]
)
def test_a_game_called_off_under_another_number_is_doubted(pledge: Pledge, then: dict[str, Any]) -> None:
    later = msgspec.structs.replace(open_again(pledge), **then)
    pledge.look(shown(pledge, "revealing"))
    assert pledge.look(later) is None  # nothing was shown yet
    pledge.show()
    assert pledge.look(later) is errors.CALLED_OFF


@pytest.mark.parametrize("stage", ["playing", "over"])
def test_a_game_that_was_seen_to_begin_is_not_called_off_by_the_next(pledge: Pledge, stage: str) -> None:
    pledge.look(shown(pledge, "revealing"))
    pledge.show()
    assert pledge.look(shown(pledge, stage, revealed=True)) is None
    assert pledge.look(shown(pledge, "stuck", revealed=True)) is None
    assert pledge.look(open_again(pledge)) is None


def test_a_game_that_is_stuck_before_it_began_is_doubted(pledge: Pledge) -> None:
    pledge.look(shown(pledge, "revealing"))
    pledge.show()
    assert pledge.look(shown(pledge, "stuck", revealed=True)) is errors.CALLED_OFF


@pytest.mark.parametrize("stage", ["revealing", "playing", "over"])
def test_whoever_is_moved_to_another_seat_after_the_luck_was_fixed_doubts_it(pledge: Pledge, stage: str) -> None:
    pledge.look(shown(pledge, "revealing"))
    pledge.show()
    assert pledge.look(shown(pledge, stage, revealed=True, you=0)) is errors.MOVED
    assert pledge.look(shown(pledge, stage, revealed=True)) is None


def test_a_share_is_due_only_in_the_game_for_which_it_was_noted(pledge: Pledge) -> None:
    later = shown(pledge, "revealing", number=2)
    assert pledge.look(later) is None
    assert not pledge.is_due(later)
    assert pledge.look(shown(pledge, "revealing")) is None
    assert pledge.is_due(shown(pledge, "revealing"))
    assert not pledge.is_due(later)
    assert not pledge.is_due(shown(pledge, "revealing", revealed=True))
    assert not pledge.is_due(shown(pledge, "revealing", you=None))
