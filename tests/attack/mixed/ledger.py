"""What the people of a long run noted, to be held against the server's records when it is over."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from clickbang.records import RecordError, parse_record
from clickbang.records.lines import Answer
from clickbang.records.receipt import Receipt
from clickbang.records.verify import luck_of, verify

Game = tuple[str, int]
"""A table by its id, and the number of the game there."""


@dataclass(slots=True)
class Notes:
    """Of one game."""

    secret: str = ""
    """Of somebody who was there, and may have its record."""
    source: str = ""
    over: bool = False
    acknowledged: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    """By seat, the answers that were confirmed, in their order."""
    commitment: str = ""
    commits: tuple[str, ...] = ()
    contributions: dict[int, str] = field(default_factory=dict)


class Ledger:
    """Of all games, and everything that went wrong."""

    def __init__(self) -> None:
        self.games: dict[Game, Notes] = defaultdict(Notes)
        self.tables: dict[str, tuple[str, str]] = {}
        """By id: the secret and the address of somebody who may come there."""
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []

    def trouble(self, what: str) -> None:
        self.counts["problems"] += 1
        if len(self.problems) < 100:
            self.problems.append(what)


def check_record(game: Game, notes: Notes, text: bytes) -> list[str]:
    """Everything that is wrong with the record of a game that is over."""
    name = f"table {game[0]} game {game[1]}"
    try:
        record = parse_record(text.decode().split("\n"))
    except RecordError as error:
        return [f"{name}: the record cannot be read: {error}"]
    if not record.finished:
        return [f"{name}: its record says that it is not over"]
    checks = list(verify(record, Receipt(notes.commitment, notes.commits)))
    problems = [f"{name}: {check.name}: {check.problem}" for check in checks if check.problem is not None]
    luck = luck_of(record)
    for seat, contribution in notes.contributions.items():
        if luck.contributions[seat] != contribution:
            problems.append(f"{name}: what seat {seat} contributed is not in it")
    for seat, actions in notes.acknowledged.items():
        there = iter([line.action for line in record.lines if isinstance(line, Answer) and line.seat == seat])
        missing = sum(action not in there for action in actions)  # an iterator: each is looked for after the last
        if missing:
            problems.append(f"{name}: {missing} of {len(actions)} acknowledged answers of seat {seat} are missing")
    return problems
