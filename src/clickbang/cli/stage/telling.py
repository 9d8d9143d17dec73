"""Telling a reader what their view takes in, and drawing the table when it has changed."""

from clickbang.cli.screen import Screen
from clickbang.cli.stage.stage import Stage
from clickbang.core.view import View


class Teller:
    """How far the reader of a view has been told everything."""

    def __init__(self, screen: Screen, view: View, stage: Stage) -> None:
        self.screen = screen
        self.view = view
        self.stage = stage
        self.told = 0
        self.stale = True
        """Whether something has happened since the table was drawn."""
        self.round_began = False

    def tell_news(self) -> bool:
        """Tell what the view has taken in since the last time; whether there was anything to say."""
        said = False
        while self.told < len(self.view.history):
            event = self.view.history[self.told]
            self.told += 1
            if not isinstance(event, self.stage.drawn):
                said |= self.stage.tell(event)
                self.stale |= self.stage.changes(event)
                self.round_began |= isinstance(event, self.stage.round_began)
        return said

    def draw(self) -> None:
        """The table, unless it would look as it did the last time."""
        if self.stale:
            self.stage.draw()
            self.stale = False
