"""Finds or sets up the parts that are named, or names the tests that were not run without them."""

import os
import sys

from tools import parts
from tools.parts import MissingPart, chromium, faketime, not_run, postgresql

PARTS = {"postgresql": postgresql.set_up, "chromium": chromium.set_up, "faketime": faketime.set_up}


def main(names: list[str]) -> int:
    if names == ["not-run"]:
        lacking = not_run.told(not_run.noted())
        print(lacking, end="\n" * bool(lacking))
        return int(bool(lacking) and bool(os.environ.get("CI")))
    not_run.forget()
    for name in names:
        try:
            print(f"{PARTS[name]()}.", flush=True)
        except MissingPart as problem:
            print(f"{problem.part} can be neither found nor installed here: the tests that need it are NOT RUN.")
    return 0


try:
    sys.exit(main(sys.argv[1:]))
except OSError as error:
    sys.exit(f"What the tests run with is kept in {parts.KEPT}, which cannot be used: {error.strerror or error}.")
