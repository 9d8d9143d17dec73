"""People play on while all moves from a file to PostgreSQL and back, and whoever moves it is killed in the middle.

Promised is: as long as a server runs nothing is moved; what is moved is all there was; whoever was broken off starts
again; then everybody goes on where they were, with the same links and codes.
"""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.run import MAIN, environment, run
from tests.cluster.balancer import Balancer
from tests.cluster.checks.checker import Checker
from tests.cluster.checks.kept import in_sqlite
from tests.cluster.cluster import Cluster, cluster
from tests.cluster.company import Company
from tests.cluster.run import on_file
from tests.server.hosting import Hosted

TABLES = 9
STUCK_AFTER, ENDS_WITHIN = 90.0, 400.0


class OnAnother(Hosted):
    """A server like another, on the same port, whose file has another name."""

    def __init__(self, other: Hosted, path: Path) -> None:
        super().__init__(other.folder, **other.settings)
        self.before, self.port, self.path = other.before, other.port, path

    @property
    def database(self) -> Path:
        return self.path


def killed_in_the_middle(source: object, target: object) -> None:
    """As soon as it has said that something was copied."""
    command = [sys.executable, "-c", MAIN, "migrate", str(source), str(target)]
    env = environment(PYTHONUNBUFFERED="1")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        assert "copied" in process.stdout.readline()
        process.kill()
    assert process.returncode == -signal.SIGKILL


def moves(source: object, target: object) -> None:
    done = run("migrate", source, target)
    assert done.returncode == 0, done.stderr


def refuses(source: object, target: object, why: str) -> None:
    done = run("migrate", source, target)
    assert done.returncode == 1
    assert why in done.stderr.replace("\n", " ")


async def go_on(company: Company, balancer: Balancer, ports: Sequence[int]) -> None:
    """At these servers."""
    balancer.ports = ports
    watching = asyncio.create_task(balancer.watch())
    balancer.well = set(ports)
    stuck = await company.all_move(STUCK_AFTER)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    assert stuck == []


async def there_and_back(server: Hosted, found: Cluster) -> tuple[Company, Hosted]:
    address = found.postgres.address
    await asyncio.to_thread(server.start)
    balancer = Balancer([server.port])
    company = Company(balancer, TABLES)
    await company.sit_down()
    await go_on(company, balancer, [server.port])
    await asyncio.to_thread(refuses, server.database, address, "another server is using it")
    await go_on(company, balancer, [server.port])
    assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
    await asyncio.to_thread(killed_in_the_middle, server.database, address)
    await asyncio.to_thread(moves, server.database, address)

    for worker in found.workers:
        await asyncio.to_thread(worker.start)
    await go_on(company, balancer, found.ports)
    back = OnAnother(server, server.folder / "back.sqlite")
    await asyncio.to_thread(refuses, address, back.database, "workers are using it")
    await go_on(company, balancer, found.ports)
    for worker in found.workers:
        assert await asyncio.to_thread(worker.stop) in (0, -signal.SIGTERM)
    await asyncio.to_thread(killed_in_the_middle, address, back.database)
    assert not back.database.exists()
    await asyncio.to_thread(moves, address, back.database)

    await asyncio.to_thread(back.start)
    await go_on(company, balancer, [back.port])
    assert await company.end(ENDS_WITHIN) == []
    await company.leave()
    return company, back


@pytest.mark.soak
def test_nothing_is_lost_on_the_way_there_and_back(tmp_path: Path) -> None:
    server, _ = on_file(tmp_path, 2)
    with cluster(tmp_path, 2) as found:
        try:
            company, back = asyncio.run(there_and_back(server, found))
            assert back.stop() in (0, -signal.SIGTERM)
        finally:
            if server.process is not None and server.process.poll() is None:
                server.kill()
    checker = Checker(in_sqlite(back.database), company.histories)
    assert checker.problems() == []
    assert checker.unended() == []
    assert company.counts()["acknowledged"] > 100
    assert [person.turned_away for person in company.people if person.turned_away] == []
