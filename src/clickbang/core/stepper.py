"""A game in single decisions, for programs that learn: whose decision it is, what may be answered, what came of it.

Whoever has a standing right is asked once for each prompt, the lowest seat first; then those for whom the prompt waits:
the order of `Table.playout` and of a match among bots. A step of a draft is a decision of its own.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from clickbang.core.chance import Seeded
from clickbang.core.errors import NOT_ON_THE_LIST, ClickbangError, IllegalAnswer, MalformedAnswer
from clickbang.core.game import Game
from clickbang.core.seats import has, lowest, without, without_lowest
from clickbang.core.seeds import PLAY, stream_seed
from clickbang.core.sitting import Sitting
from clickbang.core.table import DECLINE, NOTHING, TAKE_BACK, Table
from clickbang.core.view import View

OVER: Final = -1
"""In place of a seat: the game is over."""
MOST_TRIED: Final = 4096
"""A game that does not say how many answers it has has no answer beyond this."""


class Stepper:
    """One game after another at the same table, each from its own luck."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None,
        seed: int,
        number: int,
        take_back: bool,
        silent: bool = False,
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = game.settle_options(options)
        self.num_actions: i64 = action_count(game)
        """Where steps may be taken back, that is the number of doing so."""
        self.take_back = take_back
        self.source = Seeded(0)
        self.silent = silent
        """Nobody listens, and there are no views: many times as quick."""
        self.sitting: Sitting | None = None
        self.table: Table = self.sit_down(seed, number)
        self.seat: i64 = OVER
        """Whose decision is next."""
        self.made: i64 = 0
        """How many decisions there were in this game."""
        self.polled: i64 = OVER
        self.to_poll: i64 = 0
        self.go_on()

    def sit_down(self, seed: int, number: int) -> Table:
        """A table at its first prompt or chance."""
        if self.sitting is not None:
            self.sitting.close()
        self.source = Seeded(stream_seed(seed, number, PLAY))
        if self.silent:
            table = self.game.make_table(int(self.seats), self.options)
            table.begin()
            return table
        self.sitting = Sitting(self.game, int(self.seats), self.options, self.source)
        return self.sitting.table

    def begin(self, seed: int, number: int) -> None:
        """A new game: this number of this seed."""
        self.table = self.sit_down(seed, number)
        self.made = 0
        self.polled = OVER
        self.to_poll = 0
        self.go_on()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: the same game at the same decision, with the same luck to come."""
        from clickbang.core.pickling import stepper_again

        made_with = (self.game, int(self.seats), self.options, self.take_back, self.silent)
        stands = (int(self.seat), int(self.made), int(self.polled), int(self.to_poll))
        return stepper_again, (made_with, self.source, self.sitting, self.table, stands)

    def watched(self) -> Sitting:
        """The table with everybody's views; a silent one has none."""
        assert self.sitting is not None, "nobody listens at this table"
        return self.sitting

    def view_of(self, seat: int) -> View:
        """What this seat knows."""
        return self.watched().view_of(seat)

    def choices(self, seat: i64) -> list[int]:
        """Everything that somebody who is asked may answer."""
        found = self.table.legal_actions(seat)
        if self.take_back:
            drafts = self.table.drafts
            if drafts is not None and drafts[seat]:
                found.append(int(self.num_actions))
        return found

    def problem(self, seat: i64, choice: i64) -> ClickbangError | None:
        """What is wrong with this answer, or None."""
        if choice < 0:  # at the table that may be a step back, which nobody was offered under this number
            return IllegalAnswer(NOT_ON_THE_LIST, answer=choice)
        return self.table.problem(seat, self.action_of(choice))

    def take(self, choice: i64) -> None:
        """The answer of whoever's decision it is, which is known to be one of the choices."""
        self.give(self.seat, choice)
        self.go_on()

    def give(self, seat: i64, choice: i64) -> None:
        """An answer of somebody who is asked."""
        standing = has(self.table.standing, seat)
        if standing:
            self.to_poll = without(self.to_poll, seat)
        if not standing or choice != DECLINE:
            self.table.accept(seat, self.action_of(choice))
        self.made += 1

    def action_of(self, choice: i64) -> i64:
        """What stands for it at the table."""
        return TAKE_BACK if self.take_back and choice == self.num_actions else choice

    def go_on(self) -> None:
        """Let chance strike until somebody has to decide."""
        table = self.table
        while table.chance != NOTHING:
            table.draw(self.source)
        if table.over:
            self.seat = OVER
            return
        if self.polled != table.opened:
            self.polled = table.opened
            self.to_poll = table.standing
        self.to_poll &= table.standing
        self.seat = lowest(self.to_poll if self.to_poll != 0 else table.must | table.asked)

    def together(self) -> i64:
        """All who can decide at the same moment, each without what the others answer mattering to what they may."""
        if self.seat == OVER:
            return 0
        if self.to_poll != 0:
            return self.to_poll
        waiting = self.table.must | self.table.asked
        return waiting if self.table.sealed else waiting & ~without_lowest(waiting)


def action_count(game: Game) -> int:
    """Every answer is below this; found by trying where a game does not say."""
    if game.num_actions > 0:
        return game.num_actions
    count = 1
    for code in range(MOST_TRIED):
        try:
            game.decode(code)
        except MalformedAnswer:
            continue
        count = code + 1
    return count
