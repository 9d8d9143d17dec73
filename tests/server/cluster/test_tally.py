"""Limits over all workers: who has taken too much at one is refused by all, and nobody's address is on a disk."""

import asyncio

import pytest

from clickbang.server.limits.allowances import Allowances
from clickbang.server.settings import Settings
from tests.server.cluster.test_postgres_places import query
from tests.server.patience import SOON
from tests.server.storage.stores import Member, until

ANN, HOME = "a" * 16, "198.51.100.7"


@pytest.fixture
def lease() -> float:
    """Workers tell each other several times in it."""
    return 2.0


def limits(worker: Member, **settings: int) -> Allowances:
    found = Allowances(Settings(**settings))  # type: ignore[arg-type]
    worker.places.share_limits(found.tally, 2)
    return found


async def test_who_has_taken_too_much_is_refused_everywhere_until_it_has_come_back(
    database: str, one: Member, two: Member
) -> None:
    here, there = limits(one, tables_each=3), limits(two, tables_each=3)
    assert [here.created.take(ANN, HOME) for _ in range(4)] == [True, True, True, False]
    await until(lambda: not there.created.has(ANN, HOME))
    assert not there.created.take(ANN, HOME)
    assert there.created.take("b" * 16, HOME)  # a neighbour: the network may do three times as much
    assert there.guesses.take(ANN, HOME)
    await query(database, "UPDATE spent SET free_at = clock_timestamp()")  # an hour later
    await until(lambda: there.created.take(ANN, HOME))


async def test_what_is_given_back_counts_for_nothing(one: Member, two: Member) -> None:
    here, there = limits(one, guesses_each=2), limits(two, guesses_each=2)
    for _ in range(5):
        assert here.guesses.take(ANN, HOME)
        here.guesses.give_back(ANN, HOME)
    assert here.arrivals.take(HOME)
    await until(lambda: not here.tally.taken)
    before = two.places.until
    await until(lambda: two.places.until > before)
    assert there.guesses.take(ANN, HOME)


async def test_who_has_taken_more_at_many_workers_at_once_waits_for_longer(
    database: str, one: Member, two: Member
) -> None:
    both = [limits(one, attends_each=6, connections_each=1), limits(two, attends_each=6, connections_each=1)]
    assert [found.attends.take(ANN, HOME) for found in both for _ in range(6)] == [True] * 12
    owed = "SELECT 1 FROM spent WHERE kind = 'attends by guest' AND tokens BETWEEN -6 AND -1"
    async with asyncio.timeout(SOON):
        while not await query(database, owed):
            await asyncio.sleep(0.05)


async def test_connections_of_a_network_count_with_all_workers(one: Member, two: Member) -> None:
    here, there = limits(one), limits(two)
    here.tally.connections[HOME] = 5
    here.tally.connections["192.0.2.1"] = 1  # too few to be told
    there.tally.connections[HOME] = 2
    await until(lambda: there.tally.connections_of(HOME) == 7)
    assert there.tally.connections_of("192.0.2.1") == 0
    del here.tally.connections[HOME]
    await until(lambda: there.tally.connections_of(HOME) == 2)


async def test_no_address_and_no_guest_is_in_the_database(database: str, one: Member) -> None:
    here = limits(one, tables_each=1)
    here.tally.connections[HOME] = 5
    assert here.created.take(ANN, HOME)
    await until(lambda: here.tally.exhausted)
    rows = await query(database, "SELECT who FROM spent UNION ALL SELECT networks::text FROM workers")
    assert len(rows) == 3
    assert HOME not in str(rows)
    assert ANN not in str(rows)


def test_alone_there_is_nothing_to_tell() -> None:
    alone = Allowances(Settings(tables_each=1))
    assert alone.created.take(ANN, HOME)
    assert not alone.created.take(ANN, HOME)
    assert alone.tally.taken == {}
