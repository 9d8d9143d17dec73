"""What Bulletbucks brings to a search: how others bid, that everybody names themselves, and the value of a round."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from clickbang.bots.mixing import pick_among_best
from clickbang.bots.search.thinking import Thinking
from clickbang.core.seats import members, without
from clickbang.core.table import Table
from clickbang.core.view import View
from clickbang.games.bulletbucks.bots.guess import ALL_IN
from clickbang.games.bulletbucks.bots.position import position_in
from clickbang.games.bulletbucks.bots.shrewd import NEARLY_AS_GOOD, ShrewdBot
from clickbang.games.bulletbucks.bots.value import Value, learned_value
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.rules.notes import bundle, ones_in, thousands, twos_in
from clickbang.games.bulletbucks.rules.state import BID, CONVERT, NAME, State

FAITH: Final = 0.8
"""So many bids of others are imagined as those of a shrewd player, the rest as what is learned in the search: that
makes something of habits, and keeps its own from being exploited."""
BOLD: Final = 0.2
"""And so many of those as all that somebody has. A search by oneself finds that who stakes everything first wins, and
others like it find the same: they tie, and have nothing left to raise with."""


class BulletbucksThinking(Thinking):
    """A search looks to the end of the round, and asks a value what then."""

    def __init__(self, value: Value | None = None, trust: float = FAITH, bold: float = BOLD) -> None:
        self.value = learned_value() if value is None else value
        self.trust = trust
        self.bold = bold
        self.planned: View | None = None
        self.prompts: i64 = -1
        self.opened: i64 = -1
        self.habits: dict[int, ShrewdBidding] = {}

    def world(self, view: View, random: Random) -> Table:
        table = view.sample(random)
        if self.trust > 0.0 and (self.planned is not view or self.prompts != view.prompts):
            assert isinstance(view, BulletbucksView)
            self.planned = view
            self.prompts = view.prompts
            self.opened = table.opened
            self.habits = habits(view, table) if view.kind in ("bid", "raise") else {}
        return table

    def policy(self, table: Table, seat: i64, random: Random) -> i64:
        assert isinstance(table, State)
        if table.kind == NAME:
            return NAME_CODE + seat
        if table.kind == CONVERT:
            return CONVERT_CODE + smallest_stack(table, seat)
        if table.opened == self.opened:
            habit = self.habits.get(seat)
            if habit is not None:
                if random.random() < self.bold:
                    return table.board.purses[seat]
                return pick_among_best(habit.notes, habit.chances, NEARLY_AS_GOOD, random)
        purse = table.board.purses[seat]
        most = thousands(purse)
        if random.random() < ALL_IN:
            return purse
        total: i64 = 1
        while total < most and random.randrange(3) == 0:
            total += 1
        return fewest_notes(purse, total)

    def horizon(self, table: Table) -> bool:
        assert isinstance(table, State)
        return not table.board.raising and (table.kind == BID or table.kind == CONVERT)

    def values(self, table: Table) -> list[float]:
        assert isinstance(table, State)
        return self.value.shares(table)

    def candidates(self, table: Table, seat: i64) -> list[int]:
        """Of bids with the same total the one of the fewest notes: what is left lasts longest."""
        assert isinstance(table, State)
        if table.kind == NAME or table.kind == CONVERT:
            return table.legal_actions(seat)
        found: list[int] = []
        purse = table.board.purses[seat]
        enough = most_of_rivals(table, seat) + 1
        total: i64 = 1
        most = thousands(purse)
        while total <= most and total <= enough:
            notes = fewest_notes(purse, total)
            if thousands(notes) == total:
                found.append(notes)
            total += 1
        return found if found else [fewest_notes(purse, 1)]

    def faith(self) -> float:
        return self.trust


class ShrewdBidding:
    """What a shrewd player would bid in somebody's place, and the chances that such a one sees in each bid."""

    def __init__(self, notes: list[int], chances: list[float]) -> None:
        self.notes = notes
        self.chances = chances


def habits(view: BulletbucksView, table: Table) -> dict[int, ShrewdBidding]:
    """Of each rival who bids now: all that a shrewd player goes by is known to all."""
    found: dict[int, ShrewdBidding] = {}
    position = position_in(view)
    bot = ShrewdBot()
    for seat in members(without(view.must, view.seat)):
        bot.seat = seat
        notes, chances = bot.weigh_notes(view, table.legal_actions(seat), position)
        found[seat] = ShrewdBidding(notes, chances)
    return found


def most_of_rivals(table: State, seat: i64) -> i64:
    """The largest total that any of the others who bid could put down now."""
    most: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and (table.must >> other & 1 != 0 or table.answers[other] >= 0):
            most = max(most, thousands(table.board.purses[other]))
        other += 1
    return most


def smallest_stack(table: State, seat: i64) -> i64:
    """Which of its own stacks is worth least."""
    found: i64 = 0
    least: i64 = -1
    own: i64 = 0
    place: i64 = 0
    while place < len(table.board.stacks):
        if table.board.stack_owners[place] == seat:
            if least < 0 or thousands(table.board.stacks[place]) < least:
                least = thousands(table.board.stacks[place])
                found = own
            own += 1
        place += 1
    return found


def fewest_notes(purse: i64, total: i64) -> i64:
    """The bundle of this total, or the next above it that the purse can pay exactly, in as few notes as possible."""
    twos = min(twos_in(purse), total // 2)
    ones = total - 2 * twos
    if ones <= ones_in(purse):
        return bundle(ones, twos)
    return bundle(0, twos + 1) if twos < twos_in(purse) else purse
