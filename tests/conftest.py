"""For all tests: `--rule BB-7` runs only those that cite a rule; random examples are the same in every run."""

import os
import signal
import sys
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

from clickbang import BUILD
from clickbang.core.registry import GAMES

pytest_plugins = ["tests.postgres_fixture", "tests.server_fixture", "tests.missing_parts"]

# started in the background, a shell has this ignored, and every command the tests start would inherit that
signal.signal(signal.SIGINT, signal.default_int_handler)

# Ray reads these when it is imported: everything at 127.0.0.1, which it would replace by an address that others reach,
# and nothing told to anybody
os.environ.update(RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0", RAY_USAGE_STATS_ENABLED="0")

# the same examples on every build, and nothing depends on how fast the machine is
settings.register_profile(
    "clickbang", derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("clickbang")
# to learn that a test fails, and not more: for `make breaks` and `make mutants`
settings.register_profile("trial", settings.get_profile("clickbang"), phases=[Phase.generate], max_examples=10)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="ID", help="run only the tests that cite this rule")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "untraced: plays so many games that measuring coverage of it would take long")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Without the trace function of coverage.py. pytest-cov's own mark for that does nothing in a worker of xdist."""
    tracer = sys.gettrace()
    if item.get_closest_marker("untraced") is None or tracer is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--rule")
    if rule is not None:
        items[:] = [item for item in items if any(rule in mark.args for mark in item.iter_markers("rule"))]
    if BUILD == "compiled":
        items[:] = [item for item in items if item.get_closest_marker("plants") is None]


@pytest.fixture
def anyio_backend() -> str:
    """On what tests run that are coroutines."""
    return "asyncio"


@pytest.fixture(autouse=True, scope="session")
def _data_folder_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing is kept in the folder of whoever runs the tests, neither here nor by commands that tests start."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture(autouse=True)
def _games_of_this_test_alone() -> Iterator[None]:
    """A game that a test finds in a file is forgotten after it: other tests list all games."""
    loaded, named = dict(GAMES.loaded), dict(GAMES.named)
    yield
    GAMES.loaded, GAMES.named = loaded, named
