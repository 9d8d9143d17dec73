"""One change to the source, tried out on a copy: which test notices it? What `breaks` and `mutants` stand on.

Nothing here imports clickbang: each trial runs in a process of its own, which imports the changed copy.
"""

import os
import resource
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import is_hypothesis_test

Item = TypeVar("Item")
Result = TypeVar("Result")

ROOT = Path(__file__).parents[1]
SECONDS_PER_TEST = 20
"""A changed loop may never end; what computes for so long is taken for that. The slowest test needs a third of it."""
MEMORY = 2 << 30
"""A changed loop may also fill the memory."""

_PROCESSES = get_context("forkserver")
_PROCESSES.set_forkserver_preload(["tools.trial", "rich.table"])


@dataclass(frozen=True)
class Change:
    """The new text of one file below src/."""

    file: str
    text: str


@dataclass(frozen=True)
class Verdict:
    """What the tests made of a change."""

    kind: str
    """`passed`, `failed`, `hung`, or `crashed` if no test could even be run."""
    test: str
    """The test that failed or hung."""


def try_change(change: Change, pytest_args: list[str]) -> Verdict:
    """Run these tests on a copy of the source with this change."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "src")
        left_out = shutil.ignore_patterns("*.so", ".*", "*.egg-info", "page")
        shutil.copytree(ROOT / "src", source, ignore=left_out, copy_function=os.symlink)
        (source / change.file).unlink()  # the link, and not what it leads to
        (source / change.file).write_text(change.text, encoding="utf-8")
        report = Path(folder, "report")
        child = _PROCESSES.Process(target=_run_tests, args=(str(source), str(report), pytest_args))
        child.start()
        child.join()
        test = report.read_text(encoding="utf-8").rpartition("::")[2] if report.exists() else ""
    kinds: dict[int | None, str] = {pytest.ExitCode.OK: "passed"}
    if test:
        kinds |= {pytest.ExitCode.TESTS_FAILED: "failed", -signal.SIGVTALRM: "hung"}
    return Verdict(kinds.get(child.exitcode, "crashed"), test)


def in_parallel(work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """The results in order, as they come, from as many threads as there are cores."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(work, items)


class _Reporter:
    """A pytest plugin that writes down which test runs, stops one that hangs, and leaves random games for last."""

    def __init__(self, report: str) -> None:
        self.report = Path(report)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: is_hypothesis_test(getattr(item, "obj", None)))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.report.write_text(item.nodeid, encoding="utf-8")
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_PER_TEST)


def _run_tests(source: str, report: str, pytest_args: list[str]) -> None:
    """What the process of a trial does."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.path.insert(0, source)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    os.chdir(ROOT)
    quick = ["-x", "-m", "not soak", "--assert=plain", "--hypothesis-profile=trial", "-p", "no:cacheprovider"]
    # hypothesis comes with the process, which pytest finds worth a warning
    quick += ["-W", "ignore:Module already imported"]
    sys.exit(pytest.main([*quick, *pytest_args], plugins=[_Reporter(report)]))
