"""Writing a record while the game is played: every line is in the file before the next thing happens."""

from collections.abc import Sequence
from typing import TextIO

from clickbang.core.chance import Outcomes
from clickbang.core.events import Began, Ended, Event
from clickbang.core.game import Game
from clickbang.core.sitting import Watcher
from clickbang.records.lines import Answer, Draw, End, Header, Line, Told, line_to_json, seal, to_text, unseal
from clickbang.records.luck import Luck


class Recorder(Watcher):
    """Watches a sitting and writes its record to an open text file."""

    def __init__(
        self, game: Game, out: TextIO, names: Sequence[str] = (), luck: Luck | None = None, lesson: bool = False
    ) -> None:
        self.game = game
        self.out = out
        self.names = list(names)
        self.luck = luck
        self.lesson = lesson
        self.last_sum = ""
        self.over = False

    def on_event(self, audience: int, event: Event) -> None:
        if isinstance(event, Began):
            names = self.names or [f"Seat {seat + 1}" for seat in range(event.seats)]
            options = dict(event.options)
            self.write(Header(event.game, self.game.rules_version, event.seats, options, names, self.lesson))
            if self.luck is not None:
                self.write(self.luck)
        self.write(Told(audience, event))
        if isinstance(event, Ended):
            self.over = True

    def on_answer(self, seat: int, action: int, by: str) -> None:
        self.write(Answer(seat, action, by))

    def on_draw(self, outcome: int, outcomes: Outcomes) -> None:
        self.write(Draw(outcome, outcomes))

    def close(self) -> None:
        """Write the last line: without it a reader takes the file for cut off."""
        self.write(End("over" if self.over else "unfinished"))

    def write(self, line: Line) -> None:
        text = seal(to_text(line_to_json(line, self.game)), self.last_sum)
        sealed = unseal(text)
        assert sealed is not None
        self.last_sum = sealed[1]
        self.out.write(text + "\n")
        self.out.flush()
