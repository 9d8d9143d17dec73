"""One round between two, played out through the table in every way: which answers of both lead where, how likely."""

import json
from functools import cache
from typing import Final, NamedTuple

from clickbang.core.seats import lowest
from clickbang.core.table import NOTHING
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.research.solved.duel.moments import START, moment_of, sequence_of
from clickbang.games.championship.rules.codes import POCKET_CODE
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.state import FIRE_ON_PROMPT

SEATS: Final = 2
TABLE: Final = {"deck": "none", "points": "20", "team": "4"}
"""From no points at all, no round ends such a game by points."""


class RoundShape(NamedTuple):
    """All that decides how a round can go: of each player, whether only the captain is left, and extra BULLETs."""

    alone: bool
    extra: int
    other_alone: bool
    other_extra: int

    @property
    def turned(self) -> "RoundShape":
        """The same with the seats exchanged."""
        return RoundShape(self.other_alone, self.other_extra, self.alone, self.extra)


class RoundOutcome(NamedTuple):
    """Where a round leads: what each has scored, characters lost, extra BULLETs; or, at the end, who won."""

    points: int = 0
    lost: int = 0
    extra: int = 0
    other_points: int = 0
    other_lost: int = 0
    other_extra: int = 0
    worth: float | None = None
    """To the first of the two, if the game is over."""


Chances = dict[RoundOutcome, float]


class Round:
    """A round of this shape: for every pair of sequences of both that can meet at its end, where that leads."""

    def __init__(self, shape: RoundShape) -> None:
        self.shape = shape
        self.ends: dict[tuple[int, int], Chances] = {}
        self.nodes = 0
        table = table_at(shape)
        self.pockets = [[answer - POCKET_CODE for answer in table.legal_actions(seat)] for seat in range(SEATS)]
        """What each may pocket."""
        self.walk(table, (START, START), 1.0, self.ends)

    def walk(
        self, table: Championship, at: tuple[int, int], likely: float, ends: dict[tuple[int, int], Chances]
    ) -> None:
        """Every course from here."""
        self.nodes += 1
        if table.over or table.board.round > 1:
            chances = ends.setdefault(at, {})
            outcome = self.outcome(table)
            chances[outcome] = chances.get(outcome, 0.0) + likely
        elif table.chance != NOTHING:
            outcomes = table.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            for drawn, weight in outcomes:
                after = table.clone()
                after.strike(drawn)
                self.walk(after, at, likely * weight / total, ends)
        elif table.kind == FIRE_ON_PROMPT:
            self.fire_on(table, at, likely, ends)
        else:
            seat = int(lowest(table.must | table.asked))
            moment = moment_of(table.kind_name(), int(table.barrels[seat].pocket), table.board, seat)
            for answer in table.legal_actions(seat):
                after = table.clone()
                after.apply(seat, answer)
                own = sequence_of(moment, answer)
                self.walk(after, (own, at[1]) if seat == 0 else (at[0], own), likely, ends)

    def fire_on(
        self, table: Championship, at: tuple[int, int], likely: float, ends: dict[tuple[int, int], Chances]
    ) -> None:
        """WC-15: nobody but chance has a say after that, so whoever is asked takes the better answer."""
        seat = int(lowest(table.asked))
        best: dict[tuple[int, int], Chances] = {}
        most = float("-inf")
        for answer in table.legal_actions(seat):
            after = table.clone()
            after.apply(seat, answer)
            found: dict[tuple[int, int], Chances] = {}
            self.walk(after, at, likely, found)
            worth = sum(weight * (end.worth or 0.0) for end, weight in found[at].items()) * (1 if seat == 0 else -1)
            if worth > most:
                most, best = worth, found
        chances = ends.setdefault(at, {})
        for outcome, weight in best[at].items():
            chances[outcome] = chances.get(outcome, 0.0) + weight

    def outcome(self, table: Championship) -> RoundOutcome:
        """What has become of the two."""
        if table.over:
            return RoundOutcome(worth=CHAMPIONSHIP.utility(table, "win")[0])
        first, other = table.board.players
        before, other_before = lives(self.shape.alone), lives(self.shape.other_alone)
        return RoundOutcome(
            int(first.points), before - 1 - int(first.mates), int(first.extra),
            int(other.points), other_before - 1 - int(other.mates), int(other.extra),
        )  # fmt: skip


def lives(alone: bool) -> int:
    """Characters that stand for any number: one, or more than one."""
    return 1 if alone else 2


def table_at(shape: RoundShape) -> Championship:
    """A table at the beginning of such a round."""
    written = json.loads(CHAMPIONSHIP.position(CHAMPIONSHIP.table(SEATS, TABLE)))
    for player, alone, extra in zip(
        written["table"]["players"],
        (shape.alone, shape.other_alone),
        (shape.extra, shape.other_extra),
        strict=True,
    ):
        player["mates"] = lives(alone) - 1
        player["extra"] = extra
    table = CHAMPIONSHIP.table_at(json.dumps(written))
    assert isinstance(table, Championship)
    return table


@cache
def round_of(shape: RoundShape) -> Round:
    """A round of this shape, played out once."""
    return Round(shape)
