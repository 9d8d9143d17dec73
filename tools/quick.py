"""`make quick`: lint, types, layers and the tests of what has changed, in about a minute.

    python -m tools.quick main

Types are checked while everything else runs. The tests nearest to the change come first: those that changed
themselves, then those that import a changed module, then those that import one that imports it, and so on, as far as
the time goes. The rest, and tests that take long, are left to `make test`.
"""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import grimp

SLOW = (
    "tests/browser/",
    "tests/attack/",
    "tests/docs/",
    "tests/cli_simulate/",
    "tests/cluster/",
    "tests/server/storage/test_power_cuts.py",
)
"""Tests that start servers, browsers or many games: a minute is not enough for them."""
PACKAGES = ("clickbang", "tests", "tools", "examples")
SECONDS = 55
"""After so many seconds what still runs is ended."""
MOST_FILES = 80
"""Of more files than that, only to import them would take most of the time."""
BESIDE = 2
"""So many imports away are the tests in the folder of a layer or a game, since commands are found by their names."""
BIN = Path(sys.executable).parent


@dataclass(frozen=True)
class Step:
    """A command that may find something to complain about."""

    command: list[str]
    folder: str = "."

    def passes(self) -> bool:
        path = f"{BIN}:{os.environ['PATH']}"  # where Node.js is, if it came from PyPI
        try:
            return subprocess.run(self.command, cwd=self.folder, env={**os.environ, "PATH": path}).returncode == 0
        except FileNotFoundError:
            print(f"There is no {self.command[0]} here, or it is not on the PATH. Everything is set up by: make test")
            return False


class NoChanges(Exception):
    """Nobody can say what has changed."""


def main(since: str) -> int:
    ends = time.monotonic() + SECONDS
    try:
        changed = changed_files(since)
    except NoChanges as problem:
        print(f"{problem} For all tests: make test")
        return 1
    types = subprocess.Popen([BIN / "mypy", "--num-workers", "2"], stdout=subprocess.PIPE, text=True)
    passed = all(step.passes() for step in steps_before_tests(changed))
    chosen = [path.as_posix() for path in nearest(changed, grimp.build_graph(*PACKAGES, cache_dir=None))]
    quick = [path for path in chosen if not path.startswith(SLOW)]
    slow = [part for part in SLOW if any(path.startswith(part) for path in chosen)]
    if not changed:
        print(f"Nothing has changed since {since}, so no test has run. ", end="")
        print("For the tests of a whole branch: make quick SINCE=main. For all tests: make test", flush=True)
    elif not quick:
        print("No quick test imports what has changed. For all tests: make test", flush=True)
    elif passed:
        near = quick[:MOST_FILES]
        print(f"Running the tests in {len(near)} of {len(quick)} files, nearest to the change first ...", flush=True)
        seconds = max(1, round(ends - time.monotonic()))
        passed = Step([sys.executable, "-m", "tools.quick_tests", str(seconds), *near]).passes()
    if slow:
        print(f"Left to make test, since they take long: {', '.join(slow)}", flush=True)
    return 0 if types_hold(types, ends) and passed else 1


def steps_before_tests(changed: set[Path]) -> list[Step]:
    """Lint and layers, and of the page what has changed there."""
    steps = [
        Step([str(BIN / "ruff"), "check", "."]),
        Step([str(BIN / "ruff"), "format", "--check", "."]),
        Step([str(BIN / "lint-imports"), "--no-cache"]),
    ]
    page = sorted(path.relative_to("web").as_posix() for path in changed if path.parts[0] == "web" and path.exists())
    if page:
        steps.append(Step(["npm", "run", "--silent", "check"], "web"))
        steps.append(Step(["npx", "vitest", "related", "--run", *page], "web"))
    return steps


def types_hold(types: subprocess.Popen[str], ends: float) -> bool:
    """Whether mypy is content. What it has found out until it is stopped is kept, so the next time it is quicker."""
    try:
        print(types.communicate(timeout=max(1, ends - time.monotonic()))[0], end="")
        return types.returncode == 0
    except subprocess.TimeoutExpired:
        types.terminate()
        types.communicate()
        print("Types are not checked to the end: mypy needs longer the first time. Again: make quick")
        return False


def changed_files(since: str) -> set[Path]:
    """What differs from that commit, and what git does not know yet."""
    listed = (["ls-files", "--others", "--exclude-standard"], ["diff", "--name-only", since, "--"])
    try:
        names = [subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout for words in listed]
    except FileNotFoundError:
        raise NoChanges("Only git knows what has changed, and there is no git here.") from None
    except subprocess.CalledProcessError as error:
        why = error.stderr.splitlines()[0].removeprefix("fatal: ").rstrip(".")
        raise NoChanges(f"git cannot say what has changed since {since}: {why}.") from None
    return {Path(name) for name in "".join(names).splitlines()}


def nearest(changed: set[Path], graph: grimp.ImportGraph) -> list[Path]:
    """The files of tests that a change can break, by how many imports away they are."""
    away = {name: 0 for path in changed if (name := module_of(path, graph.modules))}
    reached = list(away)
    for name in reached:  # grows while it is gone through
        for importer in sorted(graph.find_modules_that_directly_import(name)):
            if importer not in away:
                away[importer] = away[name] + 1
                reached.append(importer)
    for name in [name for name in away if away[name] == 0]:
        for other in beside(name, graph.modules):
            away[other] = min(away.get(other, BESIDE), BESIDE)
    tests = [name for name in away if name.startswith("tests.") and name.rpartition(".")[2].startswith("test_")]
    return [Path(f"{name.replace('.', '/')}.py") for name in sorted(tests, key=lambda name: (away[name], name))]


def beside(name: str, modules: set[str]) -> list[str]:
    """What lies in the folders of tests named for the layer or the game of a module, or in a folder of tests itself."""
    match name.split("."):
        case ["clickbang", "games", folder, *_] | ["clickbang", folder, *_] | ["tests", folder]:
            return [test for test in modules if test.startswith((f"tests.{folder}.", f"tests.{folder}_"))]
    return []


def module_of(path: Path, modules: set[str]) -> str:
    """The module that a file is, or else the package that it lies in; nothing for a file that lies in none."""
    parts = list(path.with_suffix("").parts)
    if parts[0] == "src":
        del parts[0]
    while parts and ".".join(parts) not in modules:
        parts.pop()
    return ".".join(parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "HEAD"))
