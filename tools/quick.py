"""Runs the tests of what has changed: those that changed themselves, and those that import a module that did.

    python -m tools.quick HEAD

It looks at imports alone, so it finds the tests nearest to a change and not all that a change can break: `make test`
does that. Tests that start servers, browsers or many games are left to it too.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SLOW = (
    "tests/browser/",
    "tests/attack/",
    "tests/docs/",
    "tests/cli_simulate/",
    "tests/cluster/",
    "tests/server/test_power_cuts.py",
)
"""What takes longer than a minute allows."""
SECONDS = 45


def main(since: str) -> int:
    changed = changed_files(since)
    modules = {name for path in changed if (name := module_of(path))}
    chosen = [
        path.as_posix()
        for path in sorted(Path("tests").rglob("test_*.py"))
        if not path.as_posix().startswith(SLOW) and (path in changed or modules & set(imported_by(path)))
    ]
    if not chosen:
        print("No quick test imports what has changed. Everything: make test")
        return 0
    print(f"Testing {len(chosen)} files that import what has changed, for {SECONDS} seconds at most ...", flush=True)
    command = [sys.executable, "-m", "pytest", "-x", "-n", "2", "-m", "not soak", *chosen]
    try:
        return subprocess.run(command, timeout=SECONDS, check=False).returncode
    except subprocess.TimeoutExpired:
        print("That is as far as a minute goes; no test has failed so far. The rest: make test")
        return 0


def changed_files(since: str) -> set[Path]:
    """What differs from that commit, and what git does not know yet."""
    listed = (["diff", "--name-only", since], ["ls-files", "--others", "--exclude-standard"])
    names = [subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout for words in listed]
    return {Path(name) for name in "".join(names).splitlines()}


def module_of(path: Path) -> str:
    """The name by which a file of the package is imported; nothing for other files."""
    if path.suffix != ".py" or path.parts[:1] != ("src",):
        return ""
    parts = path.with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(path: Path) -> Iterator[str]:
    """The modules that a file imports, and those of which it imports something."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "HEAD"))
