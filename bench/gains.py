"""What compiling gains, part by part: a build without the part beside one with all of them.

    python -m bench.gains                    all parts: about ten minutes of processor time
    python -m bench.gains search networks    only these
    python -m bench.gains --write            and put the table into bench/README.md
    python -m bench.gains --folder FOLDER    keep the builds there, so that another run need not make them again

A part is a set of modules. Nothing outside of it that is compiled inherits from a class in it: such a class would be
built upon an interpreted one. Parts that no work has in common are left out of one build together, which says the same
and compiles less. The server's modules are left out of all builds, since no work here uses them.

Read the times of the processor as ratios. The two builds are timed in turn, the best of several runs counts, and both
have to come to the same results. setup.py compiles a part that gains a tenth or more in some work.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench.shared import measured, options, put

ROOT = Path(__file__).parents[1]
README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- the table of gains -->", "<!-- the end of the table of gains -->"
WORK = Path(__file__).with_name("gains_part.py")
GAMES = ("bulletbucks", "championship", "battleroyal")
NEVER = "server/*/*.py"


@dataclass(frozen=True, slots=True)
class Part:
    """Modules as patterns below the package, and the work that uses them."""

    name: str
    modules: str
    work: tuple[str, ...]
    games: tuple[str, ...] = GAMES


BUILDS = (
    (
        Part(
            "positions", "core/states/fields.py core/states/position.py games/*/rules/position.py", ("position", "keys")
        ),
        Part(
            "tensors",
            "core/programs/tensor.py core/programs/batch.py core/programs/stepper.py "
            "games/*/research/tensor.py games/*/rules/memory.py games/*/knowledge/memory.py",
            ("batch",),
        ),
        Part("wire", "protocol/wire.py", ("wire",)),
        Part("matches", "bots/chair.py bots/match.py bots/mixing.py bots/random_bot.py", ("asked", "shrewd")),
    ),
    (
        Part("bots", "games/*/bots/*.py games/*/bots/judging/*.py", ("shrewd",)),
        Part(
            "hearsay",
            "games/*/knowledge/hearsay*.py games/*/knowledge/imagined_past.py games/*/knowledge/drawn_cards.py"
            " core/programs/imagined.py core/programs/retelling.py",
            ("hearsay",),
        ),
        Part("decks", "core/parts/decks.py core/*/*_errors.py games/*/deck/deck*.py", ("decks",), GAMES[1:]),
    ),
    (
        # all but thinking.py: games' bots inherit from its classes
        Part("search", "bots/search/[!t]*.py bots/search/tree.py", ("master", "review")),
        Part("recall", "core/programs/recall.py", ("recall",)),
        Part("utility", "core/programs/utility.py", ("utility",)),
    ),
    (
        Part("views", "games/*/knowledge/[!_hip]*.py", ("sample", "sitting")),
        Part("networks", "bots/values/*.py", ("network",)),
        Part("counts", "arena/rates.py games/*/rules/counts.py games/*/design/statistics.py", ("random",)),
    ),
    (
        # with Recall and the counts of Battle Royal, which inherit from Watcher
        Part(
            "decisions",
            "core/programs/decisions.py core/sitting.py core/prompt.py core/audience.py core/programs/recall.py "
            "games/*/design/statistics.py",
            ("sitting", "batch"),
        ),
    ),
)


def main() -> None:
    names = [part.name for parts in BUILDS for part in parts]
    parser = options(__doc__, times=3)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(names)}; all without")
    parser.add_argument("--folder", type=Path, help="where the builds are made, and stay")
    asked = parser.parse_args()
    wanted = asked.parts or names
    if not set(wanted) <= set(names):
        parser.error(f"these are the parts: {', '.join(names)}")
    if asked.write and asked.parts:
        parser.error("the table has all parts: name none to write it")
    lines = [
        "| left interpreted | what was done | Bulletbucks | World Championship | Battle Royal |",
        "|---|---|---:|---:|---:|",
    ]
    with tempfile.TemporaryDirectory() as temporary:
        folder = (asked.folder or Path(temporary)).absolute()
        whole = built(folder / "whole", ())
        for number, parts in enumerate(BUILDS):
            if not any(part.name in wanted for part in parts):
                continue
            without = built(folder / f"without-{number}", parts)
            for part in parts:
                for work in part.work if part.name in wanted else ():
                    gains = [
                        f"{gain(whole, without, work, game, asked.times):.2f}" if game in part.games else "–"
                        for game in GAMES
                    ]
                    lines.append(f"| {part.name} | {work} | {' | '.join(gains)} |")
                    print(lines[-1], flush=True)
    if asked.write:
        put(README, "\n".join(lines), BEGIN, END)


def built(folder: Path, without: tuple[Part, ...]) -> Path:
    """A build of its own, without these parts; returns where its modules lie."""
    for name in ("setup.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE"):
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder)
    shutil.rmtree(folder / "src", ignore_errors=True)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"))
    left_out = " ".join([NEVER, *(part.modules for part in without)])
    print(f"Building without {left_out} ...", file=sys.stderr, flush=True)
    settings = {"CLICKBANG_COMPILE": "1", "CLICKBANG_OPTIMIZE": "1", "CLICKBANG_LEAVE_OUT": left_out}
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build"],
        cwd=folder,
        env={**os.environ, **settings},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    (place,) = folder.glob("build/lib*")
    return place


def gain(whole: Path, without: Path, work: str, game: str, times: int) -> float:
    """How many times as fast this is with all parts compiled."""
    found = [(done(whole, work, game), done(without, work, game)) for _ in range(times)]
    digests = {digest for both in found for _, digest in both}
    if len(digests) != 1:
        sys.exit(f"bench.gains: the builds differ in {work} of {game}")
    return min(slow[0] for _, slow in found) / min(quick[0] for quick, _ in found)


def done(place: Path, work: str, game: str) -> tuple[float, str]:
    """How long it takes there, and a digest of what came out."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)]), "PYTHONHASHSEED": "0"}
    seconds, digest = measured(f"{work} of {game}", [sys.executable, str(WORK), work, game], ROOT, environ)
    return seconds, digest


if __name__ == "__main__":
    main()
