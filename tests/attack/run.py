"""Attacks a server of its own, and says how ordinary players fared meanwhile.

make attack                                       every attack, from one address and from many
python -m tests.attack.run --seconds 5 pings chat
"""

import argparse
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import uvloop
from bench.server.postgres import postgres

from tests.attack.registry import ATTACKS
from tests.attack.scene import Figures, Outcome, Scene, scene

MANY = 20
QUIET = 5.0
BEARABLE = 50.0
"""Milliseconds within which 99 of 100 answers are acknowledged while somebody attacks."""
REST = 0.5
LONGEST_REST = 30.0
"""Seconds in which a server has to recover before the next attack."""

WIDTHS = (22, 4, 6, 8, 8, 9, 9, 7)
HEAD = ("attack", "from", "moves", "p50 ms", "p99 ms", "longest", "machine", "MB")


def row(*cells: object) -> str:
    return "  ".join(str(cell).rjust(width) for cell, width in zip(cells, WIDTHS, strict=True))


def shown(name: str, addresses: object, figures: Figures, grown: float) -> str:
    waits = (figures.p50, figures.p99, figures.longest, figures.machine_p99)
    cells = ["–" if wait is None else f"{wait:.1f}" for wait in waits]
    return row(name, addresses, figures.moves, *cells, f"{grown:+.0f}")


def problems(outcome: Outcome) -> list[str]:
    """What did not hold, but for the time that bystanders waited."""
    found = list(outcome.broken) + outcome.during.troubles
    if not outcome.during.moves:
        found.append("no bystander was served")
    return found


def too_slow(figures: Figures) -> bool:
    """Whether the bystanders waited too long, and not for the machine alone."""
    return figures.p99 is None or figures.p99 > BEARABLE + (figures.machine_p99 or 0.0)


async def attack_all(where: Scene, names: list[str], seconds: float, addresses: list[int]) -> int:
    """Each in turn; how many hurt."""
    print(row(*HEAD))
    print(shown("(quiet)", "", await where.quiet(QUIET), 0.0), flush=True)
    hurt = 0
    for name in names:
        for many in addresses:
            outcome = await where.attack(name, seconds, many)
            print(shown(name, many, outcome.during, outcome.grown), outcome.counts, flush=True)
            found = problems(outcome) + (["bystanders waited too long"] if too_slow(outcome.during) else [])
            for problem in found:
                print(" " * WIDTHS[0], "!", problem, flush=True)
            hurt += bool(found)
            await recover(where)
    print(shown("(quiet again)", "", await where.quiet(QUIET), 0.0))
    return hurt


async def recover(where: Scene) -> None:
    """Until the bystanders are served as before: what one attack has done is no other's fault."""
    begun = time.monotonic()
    while too_slow(await where.quiet(REST)) and time.monotonic() - begun < LONGEST_REST:
        pass


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each lasts")
    parser.add_argument("--addresses", type=int, action="append", help=f"from how many; 1 and {MANY} if not given")
    parser.add_argument("--relay", action="store_true", help="come in at a worker that has no table of its own")
    arguments = parser.parse_args()
    names = arguments.names or list(ATTACKS)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(postgres()).address if arguments.relay else ""
        where = stack.enter_context(scene(Path(folder), database))
        hurt = uvloop.run(attack_all(where, names, arguments.seconds, arguments.addresses or [1, MANY]))
    print(f"{hurt} attacks hurt" if hurt else "all attacks were borne")
    return 1 if hurt else 0


if __name__ == "__main__":
    sys.exit(main())
