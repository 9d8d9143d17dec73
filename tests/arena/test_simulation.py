"""A whole simulation: the same in any number of processes, none of which stays behind."""

import multiprocessing
from pathlib import Path

import msgspec
import pytest

from clickbang.arena import Plan, simulate, summarize
from clickbang.arena.errors import ArenaError
from clickbang.arena.simulation import usable_cores
from clickbang.bots.errors import BotError
from clickbang.core.errors import OptionError

STRANGE = "tests.bots.strange"
MIXED = Plan("bulletbucks", ("shrewd", f"{STRANGE}:First", f"{STRANGE}:Raising", "random"), 25, 4)


@pytest.fixture(scope="module")
def alone() -> bytes:
    return msgspec.json.encode(summarize(simulate(MIXED, jobs=1)))


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_result_is_the_same_in_any_number_of_processes(jobs: int, alone: bytes) -> None:
    done: list[int] = []
    tally = simulate(MIXED, jobs, done.append)
    assert msgspec.json.encode(summarize(tally)) == alone
    assert sum(done) == 25
    assert multiprocessing.active_children() == []


def test_progress_is_told_in_one_process_too() -> None:
    done: list[int] = []
    simulate(MIXED, 1, done.append)
    assert sum(done) == 25


def test_what_bots_print_is_no_part_of_the_result(capfd: pytest.CaptureFixture[str]) -> None:
    for jobs in (1, 2):
        simulate(Plan("bulletbucks", (f"{STRANGE}:First", "random", "random"), 2, 4), jobs)
        out, err = capfd.readouterr()
        assert out == ""
        assert err.startswith("thinking")


def test_a_process_that_a_bot_ends_ends_the_simulation_with_a_word() -> None:
    with pytest.raises(
        ArenaError, match=r"A worker process died \(exit code 7\) in games \d to \d; a bot may have ended"
    ):
        simulate(Plan("bulletbucks", (f"{STRANGE}:Ending", "random", "random"), 4, 4), 2)
    assert multiprocessing.active_children() == []


def test_an_error_in_a_process_is_raised_here(tmp_path: Path) -> None:
    blocked = tmp_path / "game-000002.jsonl"
    blocked.mkdir()
    with pytest.raises(IsADirectoryError) as raised:
        simulate(Plan("bulletbucks", ("random",) * 3, 4, 4, records=tmp_path), 2)
    assert raised.value.filename == str(blocked)
    assert multiprocessing.active_children() == []


def test_a_bad_plan_is_refused_before_any_game() -> None:
    with pytest.raises(OptionError, match="bulletbucks is for 3 to 6 players, not 2"):
        simulate(Plan("bulletbucks", ("random", "random"), 4, 4))
    with pytest.raises(BotError, match="There is no bot called 'clever'"):
        simulate(Plan("bulletbucks", ("random", "random", "clever"), 4, 4))


def test_a_limit_on_time_is_kept_in_every_process() -> None:
    for jobs in (1, 2):
        plan = Plan("bulletbucks", (f"{STRANGE}:Endless", "random", "random"), 2, 4, time_limit=0.01)
        assert set(summarize(simulate(plan, jobs)).players[0].fouls) == {"stalled"}


def busy_processes(plan: Plan) -> set[int]:
    """How many other processes were there while this was played."""
    seen: set[int] = set()
    simulate(plan, progress=lambda _: seen.add(len(multiprocessing.active_children())))
    return seen


def test_what_is_played_in_a_moment_starts_no_processes() -> None:
    assert busy_processes(Plan("bulletbucks", ("random",) * 3, 4, 4)) == {0}


@pytest.mark.skipif(usable_cores() == 1, reason="with one core there is nobody to share with")
def test_what_takes_longer_is_shared_and_counted_once() -> None:
    plan = Plan("championship", ("shrewd",) * 4, 1500, 4)
    seen: set[int] = set()
    shared = simulate(plan, progress=lambda _: seen.add(len(multiprocessing.active_children())))
    assert max(seen) > 1
    assert summarize(shared) == summarize(simulate(plan, 1))


def test_a_bot_of_ones_own_cannot_end_the_command() -> None:
    with pytest.raises(ArenaError, match="A worker process died"):
        simulate(Plan("bulletbucks", (f"{STRANGE}:Ending", "random", "random"), 4, 4))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_strict_simulation_ends_with_the_first_lost_move_and_its_traceback(jobs: int) -> None:
    plan = Plan("bulletbucks", ("random", "random", f"{STRANGE}:Raising"), 4, 4, strict=True)
    with pytest.raises(BotError, match=r"Raising in seat . raised an error at 'bid'") as raised:
        simulate(plan, jobs)
    assert "Traceback (most recent call last)" in raised.value.sentence
    assert simulate(Plan("bulletbucks", ("random",) * 3, 4, 4, strict=True), jobs).games == 4
