"""One game after another in single decisions, for programs that learn; who decides when is up to `Decisions`.

What is added: luck by the number of a game, chance that strikes by itself, and a step back as an answer with a number.
"""

from collections.abc import Mapping

from mypy_extensions import i64

from clickbang.core.chance import Seeded
from clickbang.core.errors import NOT_ON_THE_LIST, ClickbangError, IllegalAnswer
from clickbang.core.game import Game
from clickbang.core.programs.decisions import Decisions
from clickbang.core.programs.tensor import Encoder
from clickbang.core.seeds import PLAY, stream_seed
from clickbang.core.sitting import Sitting
from clickbang.core.table import NOTHING, TAKE_BACK, Table
from clickbang.core.view import View


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
        reader: Encoder | None = None,
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = game.settle_options(options)
        self.num_actions: i64 = game.num_actions
        """Where steps may be taken back, that is the number of doing so."""
        self.take_back = take_back
        self.reader: Encoder | None = reader
        """Who reads the table, if nobody listens and there are no views: many times as quick."""
        self.seed = seed
        self.number = number
        self.source = Seeded(0)
        self.given: list[int] = []
        """All answers of this game: seats and choices in turn."""
        self.sitting: Sitting | None = None
        self.table: Table = self.sit_down(seed, number)
        self.decisions: Decisions = Decisions(self.table)
        self.go_on()

    @property
    def seat(self) -> i64:
        """Whose decision is next, or OVER."""
        return self.decisions.seat

    @property
    def made(self) -> i64:
        """How many decisions there were in this game."""
        return self.decisions.made

    def sit_down(self, seed: int, number: int) -> Table:
        """A table at its first prompt or chance."""
        if self.sitting is not None:
            self.sitting.close()
        self.seed = seed
        self.number = number
        self.given = []
        self.source = Seeded(stream_seed(seed, number, PLAY))
        if self.reader is not None:
            table = self.game.make_table(int(self.seats), self.options)
            self.reader.prepare(table)
            table.begin()
            return table
        self.sitting = Sitting(self.game, int(self.seats), self.options, self.source)
        return self.sitting.table

    def begin(self, seed: int, number: int) -> None:
        """A new game: this number of this seed."""
        self.table = self.sit_down(seed, number)
        self.decisions = Decisions(self.table)
        self.go_on()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: what was answered, to be played again; so the same luck is to come."""
        from clickbang.core.states.pickling import stepper_again

        made_with = (self.game, int(self.seats), self.options, self.seed, self.number, self.take_back, self.reader)
        return stepper_again, (made_with, self.given)

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
        self.give(self.decisions.seat, choice)
        self.go_on()

    def give(self, seat: i64, choice: i64) -> None:
        """An answer of somebody who is free to decide, known to be one of the choices."""
        self.given.append(int(seat))
        self.given.append(int(choice))
        self.table.accept(seat, self.action_of(choice))
        self.decisions.answered(seat)

    def action_of(self, choice: i64) -> i64:
        """What stands for it at the table."""
        return TAKE_BACK if self.take_back and choice == self.num_actions else choice

    def go_on(self) -> None:
        """Let chance strike until somebody has to decide."""
        table = self.table
        if table.chance != NOTHING:
            while table.chance != NOTHING:
                table.draw(self.source)
            self.decisions.find_next()
