"""A PostgreSQL for all tests of this process, and a new database in it for each that asks."""

import itertools
from collections.abc import Iterator

import pytest
from bench.server.postgres import Postgres, postgres

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def running_postgres() -> Iterator[Postgres]:
    """Started when the first test asks."""
    with postgres() as running:
        yield running


def new_database(running: Postgres) -> str:
    """The address of an empty database, for what several tests share."""
    return running.new_database(f"test_{next(_numbers)}")


@pytest.fixture
def database(running_postgres: Postgres) -> str:
    """The address of an empty database."""
    return new_database(running_postgres)
