"""The benchmark: the same game, the same random policy, in other engines, in C, and in both builds of Clickbang.

    make bench                      the whole table (a few minutes)
    python -m bench.run --write     also put the table into bench/README.md

Every version of Bulletbucks first replays a thousand of our records to equal scores. Then all are timed in turn, again
and again, and the best of each counts, since other work on a machine only ever makes a run slower.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bench.peers import BulletbucksPeer, Mode, Peer, PeerError, Timing, available
from bench.records import write_records

SEATS = 4
RECORDS = 1000
README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- the table -->", "<!-- the end of the table -->"

GAMES: dict[tuple[str, Mode], int] = {
    ("Clickbang compiled", "sampled"): 50_000,
    ("Clickbang compiled", "listed"): 20_000,
    ("Clickbang compiled", "driven"): 10_000,
    ("Clickbang compiled", "clone"): 500_000,
    ("Clickbang compiled", "search"): 30_000,
    ("Clickbang interpreted", "clone"): 30_000,
    ("C", "listed"): 200_000,
    ("C", "sampled"): 400_000,
    ("OpenSpiel Python", "clone"): 3_000,
    ("OpenSpiel Python", "search"): 300,
    ("boardgame.io", "listed"): 300,
}
"""How many a run, so that each takes a few tenths of a second."""
OTHERWISE = 1_000


@dataclass(frozen=True, slots=True)
class Row:
    """The best that one contender did in one mode."""

    name: str
    mode: Mode
    best: Timing


def contenders() -> list[Peer]:
    """Both builds of Clickbang, and every peer that this machine can run."""
    script = str(Path(__file__).with_name("ours.py"))
    modes: tuple[Mode, ...] = ("sampled", "listed", "driven", "clone", "search")
    ours = [
        Peer(f"Clickbang {build}", (sys.executable, script, "--build", build), modes)
        for build in ("compiled", "interpreted")
    ]
    return ours + available()


def check_rules(peers: Iterable[Peer]) -> None:
    """Every other version of Bulletbucks replays our records, or the benchmark is off."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "records.jsonl")
        write_records(path, RECORDS)
        for peer in peers:
            if isinstance(peer, BulletbucksPeer):
                peer.replay(path)
                print(f"{peer.name}: replayed {RECORDS} records to equal scores", file=sys.stderr)


def measure(peers: list[Peer], times: int) -> list[Row]:
    """Time everybody in turn, `times` over, and keep the best of each."""
    plan = [(peer, mode) for peer in peers for mode in peer.modes]
    best: dict[tuple[str, Mode], Timing] = {}
    for turn in range(times):
        for peer, mode in plan:
            if sys.stderr.isatty():
                print(
                    f"\rrun {turn + 1} of {times}: {peer.name}, {mode}".ljust(70), end="", file=sys.stderr, flush=True
                )
            timing = peer.time(SEATS, GAMES.get((peer.name, mode), OTHERWISE), mode, seed=turn + 1)
            known = best.get((peer.name, mode))
            if known is None or timing.games_per_second > known.games_per_second:
                best[peer.name, mode] = timing
        if not sys.stderr.isatty():
            print(f"run {turn + 1} of {times} is done", file=sys.stderr)
    return [Row(name, mode, timing) for (name, mode), timing in best.items()]


def table(rows: list[Row]) -> list[str]:
    """Everything measured, and how many times faster the compiled build is at the same thing."""
    ours = {row.mode: row.best for row in rows if row.name == "Clickbang compiled"}
    lines = [
        "| what | mode | games/s | decisions/s | Clickbang compiled is … times as fast |",
        "|---|---|---:|---:|---:|",
    ]
    for row in sorted(rows, key=lambda row: (row.mode, -row.best.games_per_second)):
        same_game = not row.name.startswith("OpenSpiel C++")
        if same_game or row.mode == "clone":
            ratio = ours[row.mode].games_per_second / row.best.games_per_second
        else:
            ratio = ours[row.mode].decisions_per_second / row.best.decisions_per_second
        games = f"{row.best.games_per_second:,.0f}" if same_game or row.mode == "clone" else "other game"
        decisions = f"{row.best.decisions_per_second:,.0f}" if row.best.decisions else "–"
        lines.append(f"| {row.name} | {row.mode} | {games} | {decisions} | {ratio:,.2f} |")
    return lines


def goals(rows: list[Row]) -> list[tuple[str, float, bool]]:
    """What the project promises, with what was measured; a goal whose peer is missing is left out."""
    by = {(row.name, row.mode): row.best for row in rows}
    listed, sampled = by["Clickbang compiled", "listed"], by["Clickbang compiled", "sampled"]
    found: list[tuple[str, float, bool]] = []

    def at_least(what: str, measured: float, least: float) -> None:
        found.append((f"{what}: at least {least:g}", measured, measured >= least))

    def at_most(what: str, measured: float, most: float) -> None:
        found.append((f"{what}: at most {most:g}", measured, measured <= most))

    for name, least in (("OpenSpiel Python", 12), ("boardgame.io", 150)):
        if (name, "listed") in by:
            ratio = listed.games_per_second / by[name, "listed"].games_per_second
            at_least(f"compiled / {name}, games/s listed", ratio, least)
    cpp = [
        row.best.decisions_per_second for row in rows if row.name.startswith("OpenSpiel C++") and row.mode == "listed"
    ]
    if cpp:
        ratio = sampled.decisions_per_second / max(cpp)
        at_least("compiled sampled / the fastest OpenSpiel C++ game driven from Python, decisions/s", ratio, 3)
    if ("C", "listed") in by:
        at_most("C / compiled, listed", by["C", "listed"].games_per_second / listed.games_per_second, 20)
        at_most("C / compiled, sampled", by["C", "sampled"].games_per_second / sampled.games_per_second, 12)
    clone = by["Clickbang compiled", "clone"]
    at_most("clone, µs", clone.seconds / clone.games * 1e6, 1.5)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=7, help="how often everybody is timed (7)")
    parser.add_argument("--write", action="store_true", help="put the table into bench/README.md")
    arguments = parser.parse_args()
    try:
        peers = contenders()
        check_rules(peers)
        rows = measure(peers, arguments.times)
    except PeerError as error:
        sys.exit(f"bench: {error}")
    lines = table(rows)
    lines += ["", *(f"- {what}: {measured:,.2f} ({'met' if met else 'MISSED'})" for what, measured, met in goals(rows))]
    print("\n".join(lines))
    if arguments.write:
        before, rest = README.read_text().split(BEGIN)
        README.write_text("\n".join([before + BEGIN, *lines, END + rest.split(END)[1]]))
    if not all(met for _, _, met in goals(rows)):
        sys.exit("bench: a goal was missed")


if __name__ == "__main__":
    main()
