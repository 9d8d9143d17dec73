"""The parts of the attacks: lines that are as steep as they are, records in which something is missing."""

import io
import math

from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from clickbang.records.luck import Luck, Verifiable, hash_of
from clickbang.records.write import Recorder
from tests.attack.bot_times import auc, pairs
from tests.attack.mixed.ledger import Notes, check_record
from tests.attack.mixed.memory import slope
from tests.attack.wire import CONTINUATION, TEXT, frame

SECRET, CONTRIBUTION = "ab" * 32, "cd" * 32
GAME = ("0123456789abcdef", 1)


def finished_game() -> tuple[bytes, list[int]]:
    """The record of a game in which everybody does the first thing that is listed, and what seat 0 did."""
    game, out, first = GAMES["bulletbucks"], io.StringIO(), []
    contributions = (CONTRIBUTION, "", "")
    commits = tuple(hash_of(contribution) if contribution else "" for contribution in contributions)
    recorder = Recorder(game, out, ["A", "B", "C"], Luck(SECRET, hash_of(SECRET), commits, contributions))
    sitting = Sitting(game, 3, {}, Verifiable(SECRET, contributions), [recorder])
    sitting.settle()
    while not sitting.over:
        seat = next(seat for seat in range(3) if sitting.table.must >> seat & 1)
        action = sitting.table.legal_actions(seat)[0]
        first += [action] if seat == 0 else []
        sitting.answer(seat, action, "player")
        sitting.settle()
    recorder.close()
    return out.getvalue().encode(), first


def test_a_slope_is_that_of_the_line_through_the_samples() -> None:
    assert math.isclose(slope([(0.0, 100.0), (60.0, 103.0), (120.0, 106.0)]), 3.0)
    assert slope([(0.0, 100.0)]) == 0.0


def test_a_record_holds_what_was_acknowledged_and_noted() -> None:
    text, actions = finished_game()
    notes = Notes(commitment=hash_of(SECRET), contributions={0: CONTRIBUTION}, acknowledged={0: actions[::2]})
    assert check_record(GAME, notes, text) == []


def test_an_acknowledged_answer_that_is_missing_is_found() -> None:
    text, actions = finished_game()
    (problem,) = check_record(GAME, Notes(acknowledged={0: [*actions, actions[-1]]}), text)
    assert "1 of" in problem
    assert "missing" in problem


def test_other_luck_than_was_noted_is_found() -> None:
    text, _ = finished_game()
    other = Notes(commitment=hash_of("ef" * 32), contributions={0: "ef" * 32})
    assert len(check_record(GAME, other, text)) == 2


def test_a_frame_may_lie_about_its_size() -> None:
    assert frame(TEXT, b"{}") == b"\x81\x82\0\0\0\0{}"
    assert frame(CONTINUATION, b"", fin=False) == b"\x00\x80\0\0\0\0"
    assert frame(TEXT, b"x", size=2**62)[:10] == b"\x81\xff" + (2**62).to_bytes(8, "big")


def test_the_times_of_bots_are_measured_by_pairs_that_differ_in_secrets() -> None:
    found = list(pairs(GAMES["championship"], "shrewd", 4, 1, 0.01, 3))
    assert len(found) == 3
    assert all(one[2] == other[2] == 1 for _, _, one, other in found)
    assert auc([(1, 2.0, 1.0), (-1, 2.0, 1.0), (1, 1.0, 1.0), (0, 3.0, 1.0)]) == (0.5, 3)
