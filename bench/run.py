"""The benchmark: the same game, the same random policy, in other engines, in C, and in both builds of Clickbang.

    make bench                                      all tables (several minutes)
    python -m bench.run --write                     also put the tables into bench/README.md
    python -m bench.run --game championship         one game only

Every other version of a game first replays a thousand of our records to equal scores. Then all are timed in turn, again
and again, and the best of each counts, since other work on a machine only ever makes a run slower.
"""

import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bench.peers import BulletbucksPeer, Mode, Peer, PeerError, Timing, available
from bench.records import write_records
from bench.shared import Goal, end_with, options, promises, put

SEATS = {"battleroyal-6": 6, "battleroyal-36": 36}
"""How many play, where that is not the usual number; a game with several tables has it in their names."""
USUAL_SEATS = 4
RECORDS = 1000
README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- the table of {game} -->", "<!-- the end of the table -->"

GAMES: dict[str, dict[tuple[str, Mode], int]] = {
    "bulletbucks": {
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
    },
    "championship": {
        ("Clickbang compiled", "sampled"): 2_000,
        ("Clickbang compiled", "driven"): 300,
        ("Clickbang compiled", "clone"): 200_000,
        ("Clickbang interpreted", "sampled"): 50,
        ("Clickbang interpreted", "listed"): 50,
        ("Clickbang interpreted", "driven"): 30,
        ("Clickbang interpreted", "clone"): 10_000,
        ("Clickbang interpreted", "search"): 50,
    },
    "battleroyal-6": {
        ("Clickbang compiled", "sampled"): 3_000,
        ("Clickbang compiled", "clone"): 100_000,
        ("Clickbang interpreted", "sampled"): 200,
        ("Clickbang interpreted", "listed"): 200,
        ("Clickbang interpreted", "driven"): 100,
        ("Clickbang interpreted", "clone"): 10_000,
        ("Clickbang interpreted", "search"): 100,
    },
    "battleroyal-36": {
        ("Clickbang compiled", "sampled"): 400,
        ("Clickbang compiled", "listed"): 200,
        ("Clickbang compiled", "driven"): 100,
        ("Clickbang compiled", "clone"): 50_000,
        ("Clickbang compiled", "search"): 100,
        ("Clickbang interpreted", "sampled"): 20,
        ("Clickbang interpreted", "listed"): 20,
        ("Clickbang interpreted", "driven"): 10,
        ("Clickbang interpreted", "clone"): 5_000,
        ("Clickbang interpreted", "search"): 10,
    },
}
"""How many a run, so that each takes a few tenths of a second."""
OTHERWISE = 1_000


@dataclass(frozen=True, slots=True)
class Row:
    """The best that one contender did in one mode."""

    name: str
    mode: Mode
    best: Timing


def contenders(game: str) -> list[Peer]:
    """Both builds of Clickbang, and every peer of the game that this machine can run."""
    script = str(Path(__file__).with_name("ours.py"))
    modes: tuple[Mode, ...] = ("sampled", "listed", "driven", "clone", "search")
    ours = [
        Peer(f"Clickbang {build}", (sys.executable, script, "--build", build, "--game", game), modes)
        for build in ("compiled", "interpreted")
    ]
    return ours + available(game)


def check_rules(peers: Iterable[Peer]) -> None:
    """Every other version of Bulletbucks replays our records, or the benchmark is off."""
    versions = [peer for peer in peers if isinstance(peer, BulletbucksPeer)]
    if not versions:
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "records.jsonl")
        write_records(path, RECORDS)
        for peer in versions:
            peer.replay(path)
            print(f"{peer.name}: replayed {RECORDS} records to equal scores", file=sys.stderr)


def measure(game: str, times: int) -> list[Row]:
    """Time everybody in turn, `times` over, and keep the best of each."""
    peers = contenders(game.partition("-")[0])
    check_rules(peers)
    plan = [(peer, mode) for peer in peers for mode in peer.modes]
    best: dict[tuple[str, Mode], Timing] = {}
    for turn in range(times):
        for peer, mode in plan:
            if sys.stderr.isatty():
                doing = f"\r{game}, run {turn + 1} of {times}: {peer.name}, {mode}"
                print(doing.ljust(80), end="", file=sys.stderr, flush=True)
            seats = SEATS.get(game, USUAL_SEATS) if peer.name.startswith("Clickbang") else USUAL_SEATS
            timing = peer.time(seats, GAMES[game].get((peer.name, mode), OTHERWISE), mode, seed=turn + 1)
            known = best.get((peer.name, mode))
            if known is None or timing.games_per_second > known.games_per_second:
                best[peer.name, mode] = timing
        if not sys.stderr.isatty():
            print(f"{game}, run {turn + 1} of {times} is done", file=sys.stderr)
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


def goals(game: str, rows: list[Row]) -> list[Goal]:
    """What the project promises, with what was measured; a goal whose peer is missing is left out."""
    by = {(row.name, row.mode): row.best for row in rows}
    listed, sampled = by["Clickbang compiled", "listed"], by["Clickbang compiled", "sampled"]
    found: list[Goal] = []

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
        least = 3 if game == "bulletbucks" else 2
        at_least("compiled sampled / the fastest OpenSpiel C++ game driven from Python, decisions/s", ratio, least)
    if ("C", "listed") in by:
        at_most("C / compiled, listed", by["C", "listed"].games_per_second / listed.games_per_second, 20)
        at_most("C / compiled, sampled", by["C", "sampled"].games_per_second / sampled.games_per_second, 12)
    if game == "bulletbucks":
        clone = by["Clickbang compiled", "clone"]
        at_most("clone, µs", clone.seconds / clone.games * 1e6, 1.5)
    return found


def main() -> None:
    parser = options(__doc__, times=7)
    parser.add_argument("--game", choices=tuple(GAMES), help="one game only")
    arguments = parser.parse_args()
    promised: list[Goal] = []
    for game in [arguments.game] if arguments.game else GAMES:
        try:
            rows = measure(game, arguments.times)
        except PeerError as error:
            sys.exit(f"bench: {error}")
        promised += goals(game, rows)
        lines = [*table(rows), "", *promises(goals(game, rows))]
        print("\n".join(["", f"# {game}", *lines]))
        if arguments.write:
            put(README, "\n".join(lines), BEGIN.format(game=game), END)
    end_with(promised)


if __name__ == "__main__":
    main()
