"""What the tests run with and this project does not contain: a PostgreSQL, a Chromium, a libfaketime.

    python -m tools.parts postgresql chromium faketime     finds them on the machine, or else sets them up
    python -m tools.parts not-run                 names the tests that were not run without them

What is on the machine is taken if it fits. Everything else is set up once, in `.venv/parts`, and kept there.
"""

import sys
from pathlib import Path

KEPT = Path(sys.prefix) / "parts"


class MissingPart(Exception):
    """Neither the machine nor `.venv/parts` has this part. A test that meets this is named as not run."""

    def __init__(self, part: str) -> None:
        super().__init__(f"There is no {part} on this machine. `make test` sets one up where it can.")
        self.part = part
