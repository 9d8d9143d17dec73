"""Simulating on a real Ray cluster: equal results, whatever becomes of its nodes, and nothing left behind."""

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from clickbang.arena import Plan, simulate, summarize
from clickbang.arena.crew import Crew, Lost, PlayedPart, Work
from clickbang.arena.errors import ArenaError
from clickbang.arena.ray.ray_crew import RayCrew
from clickbang.bots.errors import BotError
from clickbang.games.championship.research.solved.solving.solver import solve_duel
from clickbang.games.championship.research.solved.states import Duel
from tests.cli.run import at_terminal, run
from tests.ray.cluster import TestCluster

OWN = f"{Path(__file__).parent / 'own' / 'meeting.py'}:Meeting"
STRANGE = "tests.bots.strange"


@pytest.fixture(scope="module")
def cluster() -> Iterator[TestCluster]:
    here = TestCluster(2)
    try:
        yield here
    finally:
        here.close()


@pytest.fixture
def crew(cluster: TestCluster) -> Iterator[RayCrew]:
    with RayCrew(cluster.address) as crew:
        yield crew


class Noting(Crew):
    """Another crew, and what it was given and lost."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.given: list[range] = []
        self.lost: list[range] = []

    @property
    def hands(self) -> int:
        return self.crew.hands

    def give(self, plan: Plan | Work, numbers: range) -> None:
        self.given.append(numbers)
        self.crew.give(plan, numbers)

    def answers(self) -> Iterator[PlayedPart | Lost]:
        for answer in self.crew.answers():
            if isinstance(answer, Lost):
                self.lost.append(answer.numbers)
            yield answer

    def dismiss(self) -> None:
        self.crew.dismiss()


def result(plan: Plan, crew: Crew | None = None) -> bytes:
    """Everything that comes of a plan, on a crew or in this process."""
    done: list[int] = []
    tally = simulate(plan, 1, done.append, crew)
    assert sum(done) == plan.games
    return msgspec.json.encode(summarize(tally))


def records_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_errors_and_records_come_back_from_the_nodes(
    crew: RayCrew, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other on one connection, each of which takes a while."""
    bots = ("shrewd", f"{STRANGE}:First", f"{STRANGE}:Raising", "random")
    here, there = tmp_path / "here", tmp_path / "there"
    expected = result(Plan("bulletbucks", bots, 12, 4, records=here))
    assert result(Plan("bulletbucks", bots, 12, 4, records=there), crew) == expected
    assert len(records_in(here)) == 12
    assert records_in(there) == records_in(here)

    tiny = f"{Path(__file__).parent.parent.parent / 'examples' / 'tiny_game.py'}:ODD_ONE_OUT"
    plan = Plan(tiny, ("random",) * 5, 40, 4)
    assert result(plan, crew) == result(plan)

    def refused(kind: type[Exception], why: str, plan: Plan) -> None:
        again = RayCrew(crew.address)  # on the same connection
        with pytest.raises(kind, match=why):
            simulate(plan, crew=again)

    strict = Plan("bulletbucks", ("random", "random", f"{STRANGE}:Raising"), 4, 4, strict=True)
    refused(BotError, r"Raising in seat . raised an error at 'bid'", strict)

    (tmp_path / "only_here.py").write_text("from clickbang.bots.random_bot import RandomBot as Own\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    elsewhere = Plan("bulletbucks", ("only_here:Own", "random", "random"), 4, 4)
    refused(ArenaError, "On the node .*only_here", elsewhere)

    other = RayCrew(crew.address)
    other.wanted = "9.9 (00000000)"
    with pytest.raises(ArenaError, match=r"The node .* has Clickbang .*, and here is 9\.9 \(00000000\): all need"):
        simulate(Plan("bulletbucks", ("random",) * 3, 4, 4), crew=other)


def test_other_work_than_games_is_done_there_too(crew: RayCrew, tmp_path: Path) -> None:
    paths = [tmp_path / "here.duel", tmp_path / "there.duel"]
    for path, hands in zip(paths, (None, crew), strict=True):
        solve_duel(Duel(1, 1), path, hands, lambda _, __: None)
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_the_command_finds_the_cluster_and_ctrl_c_ends_everything(cluster: TestCluster) -> None:
    args = ("simulate", "championship", "--bots", "shrewd,random", "--games", "30", "--seed", "7", "--json")
    done = run(*args, "--ray", "auto", **cluster.environment)
    assert done.stderr == ""
    assert done.stdout == run(*args, "--jobs", "1").stdout

    endless = ("simulate", "bulletbucks", "--bots", OWN, "--games", "400", "--ray", cluster.address)
    with at_terminal(*endless, columns=80, lines=24, **cluster.environment) as talk:
        busy = [cluster.meet()[0] for _ in range(2)]
        talk.send("\x03")
        assert talk.end() == 130
        assert "clickbang: interrupted after 0 of 400 games" in talk.heard
        assert "Traceback" not in talk.heard
    for there in busy:
        assert there.recv(1) == b""  # whoever played there is gone
        there.close()


def test_a_killed_node_costs_its_part_again_and_nothing_else(cluster: TestCluster, crew: RayCrew) -> None:
    plan = Plan("bulletbucks", (OWN, "shrewd", "random", "random"), 60, 4)
    noting = Noting(crew)
    files: list[str] = []

    def kill_one_while_both_play() -> None:
        busy: list[socket.socket] = []
        for _ in range(2):
            there, file = cluster.meet()
            busy.append(there)
            files.append(file)
        cluster.kill_a_node()
        for there in busy:
            there.close()

    killer = threading.Thread(target=kill_one_while_both_play)
    killer.start()
    found = result(plan, noting)
    killer.join()
    assert found == result(plan)
    assert len(noting.lost) == 1
    played = sorted(number for part in noting.given for number in part)
    assert played == sorted([*plan.numbers, *noting.lost[0]])
    assert all(file.startswith(cluster.folder) and file.endswith("/meeting.py") for file in files)


@pytest.mark.soak
def test_a_bot_that_ends_every_worker_ends_the_simulation_with_a_word(crew: RayCrew) -> None:
    plan = Plan("bulletbucks", (f"{STRANGE}:Ending", "random", "random"), 4, 4)
    with pytest.raises(ArenaError, match=r"A worker process died \(WorkerCrashedError\) in games \d to \d; a bot"):
        simulate(plan, crew=crew)
