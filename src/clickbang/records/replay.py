"""Replaying a record: as somebody saw it, from the events it holds; or by the rules, from its answers and its luck."""

from collections.abc import Iterator

from clickbang.core.audience import hears
from clickbang.core.chance import Outcomes, Scripted
from clickbang.core.errors import ClickbangError, OptionError
from clickbang.core.events import Event
from clickbang.core.sitting import Sitting, Watcher
from clickbang.core.view import View
from clickbang.records.errors import DIFFERS, OTHER_RULES, REFUSED, RecordError
from clickbang.records.lines import Answer, Draw, Line, Told, line_to_json, to_text
from clickbang.records.luck import Luck
from clickbang.records.read import Record


def seen_by(record: Record, seat: int) -> Iterator[tuple[Event, View]]:
    """What this seat (or SPECTATOR) heard, one by one, each with what it then knew. Needs no rules, of any version."""
    view = record.game.view(seat)
    for index, line in enumerate(record.lines):
        if isinstance(line, Told) and hears(line.audience, seat):
            try:
                view.receive(line.event)
            except (ArithmeticError, LookupError, TypeError, ValueError) as error:
                raise RecordError(REFUSED, line=record.line_number(index), why=error) from None
            yield line.event, view


def rerun(record: Record) -> Sitting:
    """Play the record again by the rules; an error names the first line that cannot have happened like that."""
    header = record.header
    if header.rules != record.game.rules_version:
        raise RecordError(OTHER_RULES, theirs=header.rules, game=header.game, ours=record.game.rules_version)
    check = Checker(record)
    source = Scripted([line.outcome for line in record.lines if isinstance(line, Draw)])
    try:
        sitting = Sitting(record.game, header.seats, header.options, source, [check])
        while check.at < len(record.lines):
            line = record.lines[check.at]
            match line:
                case Answer(seat, action, by):
                    sitting.answer(seat, action, by)
                case Draw():
                    sitting.draw()
                case _:
                    raise RecordError(REFUSED, line=check.line, why="the rules tell nobody anything here")
    except RecordError:
        raise
    except OptionError as error:
        raise RecordError(REFUSED, line=1, why=error.sentence) from None
    except ClickbangError as error:
        raise RecordError(REFUSED, line=check.line, why=error.sentence) from None
    if record.finished != sitting.over and not record.cut_off:
        ours = "the game is over" if sitting.over else "the game goes on"
        raise RecordError(DIFFERS, line=check.line, ours=ours)
    return sitting


class Checker(Watcher):
    """Holds what happens against the lines of a record, one after another."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.at = 0

    @property
    def line(self) -> int:
        return self.record.line_number(self.at)

    def expect(self, ours: Line) -> None:
        while self.at < len(self.record.lines) and isinstance(self.record.lines[self.at], Luck):
            self.at += 1  # `clickbang verify` looks at that one
        if self.at == len(self.record.lines) and self.record.cut_off:
            return
        theirs = self.record.lines[self.at] if self.at < len(self.record.lines) else None
        if theirs != ours:
            raise RecordError(DIFFERS, line=self.line, ours=to_text(line_to_json(ours, self.record.game)))
        self.at += 1

    def on_answer(self, seat: int, action: int, by: str) -> None:
        self.expect(Answer(seat, action, by))

    def on_draw(self, outcome: int, outcomes: Outcomes) -> None:
        self.expect(Draw(outcome, outcomes))

    def on_event(self, audience: int, event: Event) -> None:
        self.expect(Told(audience, event))
