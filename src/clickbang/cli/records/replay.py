"""clickbang replay"""

from pathlib import Path
from typing import Annotated

import typer

from clickbang.cli.errors import SEAT_OR_ALL
from clickbang.cli.games import Known, Number
from clickbang.cli.language import Lang, Skin, chosen_words
from clickbang.cli.play.play_input import is_leaving, read_line
from clickbang.cli.play.play_setup import LONGEST_NAME, shown_name
from clickbang.cli.screen import Screen
from clickbang.cli.stage.stages import stage_for
from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.errors import NO_SUCH_SEAT, OptionError
from clickbang.core.events import Asked, Event, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.core.registry import game_named
from clickbang.core.table import DECLINE
from clickbang.records import Record, RecordError, read_record, rerun
from clickbang.records.errors import CUT_OFF, OTHER_RULES, UNREADABLE
from clickbang.records.lines import Answer, Line, Told
from clickbang.text import Narrator

SECRET: tuple[type[Event], ...] = (OwnAnswer, OwnStep, OwnStepBack, Sealed)
"""What the answers themselves say better to somebody who sees everything."""


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    seat: Annotated[int | None, typer.Option(help="Show it as this seat saw it.", show_default="a spectator")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show what nobody saw, too: sealed answers.")] = False,
    number: Number = 1,
    known: Known = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each step.")] = False,
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Watch a recorded game again, as a seat or a spectator saw it.

    The record is first played again by the rules, which shows that nobody has changed it. One that was cut off by a
    crash is shown as far as it goes.

    [dim]Examples:[/]

      clickbang replay game.jsonl

      clickbang replay game.jsonl --seat 2 --step

      clickbang replay game.jsonl --game my_game.py:MY_GAME
    """
    for place in known or []:
        game_named(place)
    if seat is not None and everything:
        raise OptionError(SEAT_OR_ALL)
    record = read_record(file, cut_off=True, number=number)
    seats = record.header.seats
    if seat is not None and not 1 <= seat <= seats:
        raise OptionError(NO_SUCH_SEAT, seat=seat, seats=seats)
    screen = Screen(chosen_words(lang, skin), fast=True)
    screen.names = [shown_name(name)[:LONGEST_NAME] or "?" for name in record.header.names]
    check(screen, record)
    viewer = SPECTATOR if seat is None else seat - 1
    RecordReplay(screen, record, viewer, everything, step).run()


def check(screen: Screen, record: Record) -> None:
    """Play the record again by the rules; one of other rules can only be shown."""
    try:
        rerun(record)
    except RecordError as error:
        if error.fault is not OTHER_RULES:
            raise
        screen.show(screen.paint(screen.catalogue.error(error), "yellow"))
    else:
        screen.say("replay-checked", "dim")


class RecordReplay:
    """A record, told line by line."""

    def __init__(self, screen: Screen, record: Record, seat: int, everything: bool, step: bool) -> None:
        self.screen = screen
        self.record = record
        self.seat = seat
        self.everything = everything
        self.step = step
        self.view = record.game.view(seat)
        self.narrator = Narrator(screen.catalogue, record.game, screen.names, seat, record.header.options)
        self.stage = stage_for(screen, self.narrator, self.view)
        self.stage.merged = ()  # one line would look like the sealed answer, told before, once more

    def run(self) -> None:
        """Show it all, or until the reader has seen enough."""
        if self.step:
            self.screen.say("replay-keys", "dim")
        for index, line in enumerate(self.record.lines):
            try:
                shown = self.show(line)
            except (ArithmeticError, LookupError, TypeError, ValueError) as error:
                # only a record that could not be played again can get here
                number = self.record.line_number(index)
                raise RecordError(UNREADABLE, line=number, why=error) from None
            if shown and self.step and not self.goes_on():
                return
        if not self.record.finished:
            self.stage.draw(self.everything)
        if self.record.cut_off:
            end = RecordError(CUT_OFF, line=self.record.line_number(len(self.record.lines) - 1))
            self.screen.show(self.screen.paint(self.screen.catalogue.error(end), "yellow"))
        elif not self.record.finished:
            self.screen.say("replay-unfinished", "yellow")

    def show(self, line: Line) -> bool:
        """Show a line, if it is one for this reader; whether it was."""
        match line:
            case Answer(seat, action) if self.everything and self.view.sealed and action != DECLINE:
                self.screen.show(self.screen.paint(self.narrator.given(seat, action), "dim"))
                return True
            case Told(audience, event) if self.everything or hears(audience, self.seat):
                silent = self.is_silent(event)
                if hears(audience, self.seat):
                    self.view.receive(event)
                told = not silent and self.stage.tell(event)
                if self.stage.is_chapter(event):
                    self.stage.draw(self.everything)
                return told
        return False

    def is_silent(self, event: Event) -> bool:
        """What another line says better; who only may answer, and who declines, is not worth a line."""
        if self.everything and isinstance(event, SECRET):
            return True
        match event:
            case Asked(must=must):
                return not must
            case OwnAnswer(action=action):
                return action == DECLINE
            case Sealed(seat):
                return seat == self.seat or self.view.must == 0
        return False

    def goes_on(self) -> bool:
        """Wait for Enter; q, Ctrl-C or the end of the input is enough."""
        try:
            return not is_leaving(read_line())
        except (EOFError, KeyboardInterrupt):
            self.screen.show()
            return False
