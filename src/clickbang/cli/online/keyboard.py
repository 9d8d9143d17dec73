"""Hearing a player online: a line at a time, while news arrive and questions close."""

from collections.abc import Callable

from rich.text import Text

from clickbang.cli.online.desk import Desk
from clickbang.cli.play.play_input import PlayInput
from clickbang.protocol.messages import FromServer, Update


class MovedOn(Exception):
    """What was asked is asked no more: time is up, or the table is elsewhere."""


class OnlineInput(PlayInput):
    """Reads lines from the desk; what begins with a slash is for the table and answers nothing."""

    def __init__(
        self, desk: Desk, hear: Callable[[FromServer], bool], status: Callable[[], str], obey: Callable[[str], None]
    ) -> None:
        super().__init__(desk.screen)
        self.desk = desk
        self.hear = hear
        """Takes a message in; whether anything was shown."""
        self.status = status
        self.obey = obey
        self.moved_on: Callable[[], bool] = lambda: False
        """Whether what is waited for has become idle."""
        self.question: Text | None = None

    def forget_typed_ahead(self) -> None:
        super().forget_typed_ahead()
        self.desk.line.forget()

    def answer(self, question: Text) -> str:
        self.question = question
        try:
            return super().answer(question)
        finally:
            self.question = None

    def read(self) -> str:
        """A line; MovedOn if there is nothing to answer any more. News are told meanwhile."""
        while True:
            if self.moved_on():
                raise MovedOn
            happening = self.desk.next(self.status())
            if isinstance(happening, str):
                if not happening.startswith("/"):
                    return happening
                self.obey(happening)
                self.repeat()
            elif isinstance(happening, Update) and self.moved_on():
                raise MovedOn  # what happened is told after it is said that the question is closed
            elif happening is not None and self.hear(happening) and not self.moved_on():
                self.repeat()

    def repeat(self) -> None:
        """The question once more, below what has been shown since."""
        if self.question is not None:
            self.screen.show(self.question)
