"""What others have heard in a world that one seat imagines: its log is completed, and played once more by the rules.

The seat has heard who answered and that chance struck, in order; what the answers were it mostly heard later. A game
says what its events tell of answers and draws, and completes what nobody told this seat: from the imagined table, or
with something that fits. The rules tell everybody what they hear.
"""

from mypy_extensions import mypyc_attr

from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.chance import Chance
from clickbang.core.cursor import awaited
from clickbang.core.events import Asked, Event, OwnAnswer, Sealed
from clickbang.core.seats import has, lowest
from clickbang.core.table import DECLINE, NOTHING, Table
from clickbang.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Retelling(Chance):
    """The completed log of a world that was sampled from a view. A game says how it is completed.

    It is the source of luck, too, for the table at which the log is played.
    """

    def __init__(self, view: View, world: Table, table: Table) -> None:
        """The table is a new one of the same game, at which nothing has happened yet."""
        self.seat = view.seat
        self.history: list[Event] = view.history
        self.is_asked = view.kind != ""
        self.imagined = world
        self.retold = table
        self.at = 1
        """How much of its history the seat has heard once more: what comes next stands there."""
        self.heard: dict[int, list[Event]] = {seat: [self.history[0]] for seat in (*range(view.seats), SPECTATOR)}
        """By seat: how the table was set up, and all that the rules have told since."""
        self.answers: dict[int, int] | None = None
        """By seat, as far as it is told: the answers to what was asked last; None before they are looked up."""

    # What a game says

    def tell_answers(self, event: Event, answers: dict[int, int]) -> None:
        """Note down by seat what this event tells of the answers to what was asked before it."""
        raise NotImplementedError

    def untold(self, kind: str, seat: int) -> int:
        """What a seat has answered, if no event tells."""
        return DECLINE

    # How it is played

    def retell(self) -> dict[int, list[Event]]:
        """What everybody hears, spectators too, until the new table is where the imagined one is."""
        table = self.retold
        table.listener = self.hear
        table.begin()
        while self.at < len(self.history):
            if table.chance != NOTHING:
                table.draw(self)
            else:
                self.answer_again(table)
        table.listener = None
        return self.heard

    def hear(self, audience: int, event: Event) -> None:
        """The rules tell something."""
        if type(event) is Asked:
            self.answers = None
        if hears(audience, self.seat):
            self.at += 1
        for seat, heard in self.heard.items():
            if hears(audience, seat):
                heard.append(event)

    def answer_again(self, table: Table) -> None:
        """Whoever answered next answers again."""
        event = self.history[self.at]
        if type(event) is OwnAnswer:
            table.take(event.seat, event.action)
            return
        seat = event.seat if type(event) is Sealed else int(lowest(awaited(table)))
        assert has(awaited(table), seat), "the rules ask whom they asked before"
        if self.answers is None:
            self.answers = self.told_answers()
        table.take(seat, self.answers[seat] if seat in self.answers else self.untold(table.kind_name(), seat))

    def told_answers(self) -> dict[int, int]:
        """By seat: what events tell of the answers that are due now, or what lies sealed on the imagined table."""
        answers: dict[int, int] = {}
        at = self.at
        while at < len(self.history):
            event = self.history[at]
            if type(event) is Asked:
                return answers
            self.tell_answers(event, answers)
            at += 1
        if self.is_asked:
            for seat in range(self.imagined.seats):
                answers[seat] = self.imagined.answers[seat]
        return answers
