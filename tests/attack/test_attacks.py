"""Attacks on a real server: each is refused or borne, memory stays bounded, and bystanders are served meanwhile."""

from collections.abc import Iterator

import pytest
import uvloop
from bench.server.postgres import Postgres

from tests.attack.registry import ATTACKS
from tests.attack.run import BEARABLE, MANY, problems, recover, shown, too_slow
from tests.attack.scene import Scene, scene
from tests.postgres_fixture import new_database

MOST_MEMORY = 60.0
"""Megabytes that an attack of a moment may cost."""

AT_A_TABLE = (
    "attend-again",
    "chat",
    "fragmented",
    "hopping-guests",
    "messages",
    "oversized",
    "record",
    "tiny-messages",
)
"""What goes on to the worker that has the table; the others end where they come in, and that is the same everywhere."""


@pytest.fixture(scope="module")
def where(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with scene(tmp_path_factory.mktemp("attacked")) as found:
        yield found


SECONDS = 0.3
"""An attack lasts so long, and until a bystander was served."""


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_withstood_and_bystanders_are_served(where: Scene, name: str) -> None:
    outcome = uvloop.run(where.attack(name, SECONDS, addresses=1))
    assert problems(outcome) == []
    assert outcome.grown < MOST_MEMORY


@pytest.fixture(scope="module")
def behind_a_relay(tmp_path_factory: pytest.TempPathFactory, running_postgres: Postgres) -> Iterator[Scene]:
    with scene(tmp_path_factory.mktemp("relayed"), new_database(running_postgres)) as found:
        yield found


@pytest.mark.parametrize(
    "name", [name if name in AT_A_TABLE else pytest.param(name, marks=pytest.mark.soak) for name in ATTACKS]
)
def test_an_attack_is_withstood_through_a_relay(behind_a_relay: Scene, name: str) -> None:
    outcome = uvloop.run(behind_a_relay.attack(name, SECONDS, addresses=1))
    assert problems(outcome) == []
    assert outcome.grown < 2 * MOST_MEMORY


@pytest.mark.soak
@pytest.mark.parametrize("addresses", [1, MANY])
@pytest.mark.parametrize("name", ATTACKS)
def test_bystanders_hardly_notice_an_attack(where: Scene, name: str, addresses: int) -> None:
    uvloop.run(recover(where))
    quiet = uvloop.run(where.quiet(3.0))
    outcome = uvloop.run(where.attack(name, seconds=5.0, addresses=addresses))
    print(shown("(quiet)", "", quiet, 0.0), shown(name, addresses, outcome.during, outcome.grown), sep="\n")
    assert problems(outcome) == []
    waited, machine = outcome.during.p99, outcome.during.machine_p99
    assert not too_slow(outcome.during), f"p99 {waited} ms, {BEARABLE} allowed; the machine's own was {machine}"
