"""`python -m bench.ismcts`: our masters against OpenSpiel's own ISMCTS, at equal time for every decision.

Half of the seats are a game's `master`, the others OpenSpiel's Python `ISMCTSBot` on our game; seats are rotated. To be
fair to ISMCTS its worlds come from the same `view.sample`, and its rollouts are our compiled ones.

Time is that of the processor, so that a busy machine is fair to both: ISMCTS stops at it, and a master has as many
playouts as take so long for an answer on average, found out beforehand or given with --playouts. What both took is
told.

    python -m bench.ismcts --table championship-2-none --games 400 --seconds 0.05

Every game is kept in a file as soon as it is over (--out); the same command goes on where it was stopped, and with more
--games it plays those that are missing.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from tools.ladder.rows import Timed

from bench.ismcts_bot import Ismcts
from clickbang.arena.intervals import Interval, Z
from clickbang.bots.match import play_match
from clickbang.bots.registry import find_bot
from clickbang.bots.search import Budget
from clickbang.core.registry import find_game

TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "bulletbucks-4": ("bulletbucks", 4, {}),
    "championship-2-none": ("championship", 2, {"deck": "none"}),
    "championship-2": ("championship", 2, {}),
    "championship-4": ("championship", 4, {}),
    "battleroyal-6": ("battleroyal", 6, {}),
}
TRIAL = 300
"""With so many playouts it is found out how long a master takes for one."""
TRIALS, TRIAL_GAMES = 3, 2
MOST_PLAYOUTS = 1_000_000
"""Who hardly searches, because its game is solved, is told this."""
KEPT = Path(".bench/ismcts.jsonl")


@dataclass(frozen=True, slots=True)
class Meeting:
    """Everything on which a series depends, but for how fast the machine is."""

    table: str
    seconds: float
    playouts: int
    seed: int

    def game(self, number: int) -> dict[str, Any]:
        """Play one: the share of the win that went to the masters, if anybody won, and what both took for answers."""
        name, seats, options = TABLES[self.table]
        rules = find_game(name)
        master: Any = find_bot("master" if "master" in rules.bots else "search", rules)
        ours = [(seat + number) % 2 == 0 for seat in range(seats)]
        bots = [Timed(master(Budget(playouts=self.playouts)) if own else Ismcts(self.seconds)) for own in ours]
        match = play_match(rules, bots, self.seed, number, options)
        if match.fouls:
            raise RuntimeError(str(match.fouls[0]) + match.fouls[0].trace)
        table = match.sitting.table
        winners = table.result().winners if table.over else ()
        won = sum(ours[seat] for seat in winners) / len(winners) if winners else None
        took = [
            [sum(spent), len(spent)]
            for mine in (True, False)
            for spent in [[each for bot, own in zip(bots, ours, strict=True) if own is mine for each in bot.spent]]
        ]
        return {"number": number, "won": won, "took": took}

    def key(self) -> dict[str, Any]:
        return {"table": self.table, "seconds": self.seconds, "playouts": self.playouts, "seed": self.seed}


def playouts_in(table: str, seconds: float) -> int:
    """How many playouts of a master take so long for an answer on average, on this machine.

    They are not all alike, and the first worlds take longest: so it is tried again with what was found.
    """
    playouts = TRIAL
    for trial in range(TRIALS):
        games = range(trial * TRIAL_GAMES, (trial + 1) * TRIAL_GAMES)
        took = [Meeting(table, 0.001, playouts, 0).game(number)["took"][0] for number in games]
        mean = sum(spent for spent, _ in took) / max(1, sum(answers for _, answers in took))
        playouts = min(MOST_PLAYOUTS, max(1, round(playouts * seconds / max(mean, 1e-6))))
    return playouts


def kept(meeting: Meeting, file: Path) -> dict[int, dict[str, Any]]:
    """The games of this series that have been played, by number."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    games = [json.loads(line) for line in lines]
    return {game["number"]: game for game in games if {key: game[key] for key in meeting.key()} == meeting.key()}


def last_playouts(table: str, seconds: float, seed: int, file: Path) -> int | None:
    """With how many playouts such a series was begun, if it was."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    wanted = {"table": table, "seconds": seconds, "seed": seed}
    games = [game for game in map(json.loads, lines) if {key: game[key] for key in wanted} == wanted]
    return games[-1]["playouts"] if games else None


def duel(meeting: Meeting, games: int, file: Path) -> Interval:
    """The share of all wins that goes to the masters, who have half of the seats, after so many games."""
    done = kept(meeting, file)
    file.parent.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        if number not in done:
            done[number] = meeting.game(number)
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({**meeting.key(), **done[number]}) + "\n")
    found = [done[number] for number in range(games)]
    shares = [game["won"] for game in found if game["won"] is not None]
    wins = share_with_ties(shares)
    ours, theirs = (
        1000 * sum(game["took"][side][0] for game in found) / max(1, sum(game["took"][side][1] for game in found))
        for side in (0, 1)
    )
    print(
        f"{meeting.table}, {meeting.seconds * 1000:.0f} ms an answer, seed {meeting.seed}: our masters "
        f"({meeting.playouts} playouts) win {wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%}) of {len(shares)} "
        f"games, {games - len(shares)} more were won by nobody; they took {ours:.0f} ms, ISMCTS {theirs:.0f} ms",
        flush=True,
    )
    return wins


def share_with_ties(shares: Sequence[float]) -> Interval:
    """By Wilson's method, for as many games without ties as would tell as much: a tie is less of a surprise."""
    if not shares:
        return Interval(0.5, 0.0, 1.0)
    mean = sum(shares) / len(shares)
    spread = sum((one - mean) ** 2 for one in shares) / len(shares)
    most = mean * (1 - mean)
    told = len(shares) * (most / spread if spread > 0 else 1.0)
    z = Z * Z / told
    middle, reach = mean + z / 2, sqrt(z * (most + z / 4))
    return Interval(mean, max(0.0, (middle - reach) / (1 + z)), min(1.0, (middle + reach) / (1 + z)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--table", action="append", choices=list(TABLES), help="one alone, or several; all, unless said"
    )
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.05, help="of a processor, for an answer")
    parser.add_argument("--playouts", type=int, help="of our masters; as many as fit, unless said")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=KEPT, help="where games are kept")
    given = parser.parse_args()
    for table in given.table or TABLES:
        begun = last_playouts(table, given.seconds, given.seed, given.out)
        playouts = given.playouts or begun or playouts_in(table, given.seconds)
        duel(Meeting(table, given.seconds, playouts, given.seed), given.games, given.out)


if __name__ == "__main__":
    main()
