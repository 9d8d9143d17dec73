"""Runs one stage of `make test`, and says what it is, how it ended and how long it took.

    python -m tools.stage "Testing the page" npm run test     run a stage
    python -m tools.stage --begin                             forget the stages of an earlier run
    python -m tools.stage --end                               list the stages of this run with their times

It needs nothing but Python: the first stage sets up everything else.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

KEPT = Path("build/stages.txt")
"""A line for the beginning of the run, then one for each stage: seconds, a tab, its name."""


def main(words: list[str]) -> int:
    if words == ["--begin"]:
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(f"{time.time():.0f}\tbegun\n", encoding="utf-8")
        return 0
    if words == ["--end"]:
        print(summary(KEPT.read_text(encoding="utf-8"), time.time()))
        return 0
    name, *command = words
    print(f"{name} ...", flush=True)
    began = time.monotonic()
    try:
        code = subprocess.run(command, check=False).returncode
    except KeyboardInterrupt:
        return 130
    took = time.monotonic() - began
    if code:
        print(f"{name}: failed after {took:.0f} s.", flush=True)
    elif KEPT.is_file() and not only_shown():  # else nobody began a run: a stage by itself
        with KEPT.open("a", encoding="utf-8") as kept:
            kept.write(f"{took:.0f}\t{name}\n")
    return code


def only_shown() -> bool:
    """Whether `make -n` only shows what it would do."""
    flags = os.environ.get("MAKEFLAGS", "").partition(" ")[0]
    return "n" in flags and not flags.startswith("-")


def summary(kept: str, now: float) -> str:
    """The stages of this run with their times, and the time of all."""
    begun, *stages = (line.split("\t") for line in kept.splitlines())
    lines = [f"{int(seconds):6} s  {name}" for seconds, name in stages]
    return "\n".join([*lines, f"{now - int(begun[0]):6.0f} s  in all"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
