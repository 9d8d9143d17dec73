"""What is sent to other machines, and what is said where that cannot work. The cluster itself: tests/ray."""

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clickbang.arena import Plan, simulate, summarize
from clickbang.arena.crew import TRIES, Crew, Lost, PlayedPart, Work, play_parts, played
from clickbang.arena.errors import ArenaError
from clickbang.arena.ray import ray_start
from clickbang.arena.ray.ray_crew import no_cluster
from clickbang.arena.ray.sources_sent import packed, unpacked
from tests.cli.run import invoke, run

OWN = Path(__file__).parent.parent / "ray" / "own"


def test_a_bot_of_ones_own_goes_along_with_its_neighbours(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    shutil.copytree(OWN, here)
    plan = Plan("bulletbucks", (f"{here / 'meeting.py'}:Meeting", "random", "random"), 5, 4)
    expected = summarize(simulate(plan, 1))
    sent = packed(plan)
    assert set(sent.files) == {"0/meeting.py", "0/taste.py", "0/later.py"}
    shutil.rmtree(here)
    plan = unpacked(sent, there)
    assert plan.bots == (f"{there}/0/meeting.py:Meeting", "random", "random")
    assert plan.labels == ["Meeting", "random #1", "random #2"]
    assert summarize(simulate(plan, 1)).seats == expected.seats


def test_a_folder_with_too_much_in_it_is_not_sent(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("from clickbang.bots.random_bot import RandomBot as Own\n")
    (tmp_path / "large.py").write_bytes(b"#" * 20_000_001)
    with pytest.raises(ArenaError, match="The Python files beside your bot have 20 MB, and at most 20 are sent"):
        packed(Plan("bulletbucks", (f"{tmp_path / 'bot.py'}:Own", "random", "random"), 5, 4))


def test_a_node_without_clickbang_says_so() -> None:
    source = Path(ray_start.__file__).read_text()
    ask = f"{source}\nprint(play_on_node('1.0', b'', 1, 1)[1][1:])"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout == "('',)\n"


class Forgetful(Crew):
    """Loses every part that holds this game, so often."""

    hands = 3

    def __init__(self, game: int, times: int) -> None:
        self.game, self.times = game, times
        self.given: list[range] = []
        self.out: list[tuple[Plan | Work, range]] = []

    def give(self, plan: Plan | Work, numbers: range) -> None:
        self.given.append(numbers)
        self.out.append((plan, numbers))

    def answers(self) -> Iterator[PlayedPart | Lost]:
        plan, numbers = self.out.pop(0)
        if self.game in numbers and self.times:
            self.times -= 1
            yield Lost(numbers, "forgotten")
        else:
            yield played(plan, numbers)

    def dismiss(self) -> None:
        self.out = []


PLAN = Plan("bulletbucks", ("random",) * 3, 20, 4)


def test_a_lost_part_is_played_again_and_nothing_else() -> None:
    crew = Forgetful(7, TRIES - 1)
    assert summarize(play_parts(PLAN, crew, lambda _: None)) == summarize(simulate(PLAN, 1))
    lost = next(part for part in crew.given if 7 in part)
    assert sorted(number for part in crew.given for number in part) == sorted([*PLAN.numbers, *lost, *lost])


def test_a_part_that_is_always_lost_ends_the_simulation_and_dismisses_all() -> None:
    crew = Forgetful(7, TRIES)
    with pytest.raises(ArenaError, match=r"A worker process died \(forgotten\) in games \d+ to \d+"):
        play_parts(PLAN, crew, lambda _: None)
    assert crew.out == []


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--ray", "127.0.0.1:1"], "No Ray cluster is found at 127.0.0.1:1: [Errno 111] Connection refused. Start one"),
        (["--ray", "nowhere"], "No Ray cluster is found at nowhere: an address is HOST:PORT. Start one"),
        (["--ray", "auto", "--jobs", "2"], "Either --jobs or --ray"),
    ],
)
def test_what_cannot_be_played_on_is_refused_at_once(args: list[str], why: str) -> None:
    done = invoke("simulate", "bulletbucks", "--games", 10, *args)
    assert done.exit_code != 0
    assert why in done.stderr


def test_a_missing_token_is_told_from_a_missing_cluster(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        address = f"127.0.0.1:{somebody.getsockname()[1]}"
        args = ("simulate", "bulletbucks", "--games", 10, "--ray", address)
        done = run(*args, HOME=str(tmp_path), RAY_AUTH_MODE="token", COLUMNS="300")
    assert done.returncode == 1
    assert done.stderr.startswith(
        f"clickbang: The token for the Ray cluster at {address} is missing or wrong: set RAY_"
    )


def test_a_refused_token_is_found_in_what_ray_s_error_came_from() -> None:
    error = ConnectionError("Failed to connect to Ray cluster at HOST:1.")
    assert no_cluster("HOST:1", error).sentence.startswith(
        "No Ray cluster is found at HOST:1: Failed to connect to Ray cluster at HOST:1. Start"
    )
    error.__cause__ = RuntimeError(
        "Last connection error: … ray.exceptions.AuthenticationError: RPC error: InvalidAuthToken"
    )
    assert no_cluster("HOST:1", error).sentence.startswith(
        "The token for the Ray cluster at HOST:1 is missing or wrong"
    )


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = invoke("simulate", "bulletbucks", "--ray", "auto")
    assert done.exit_code == 1
    assert "Playing on a cluster needs Ray. This installs it: " in done.stderr
