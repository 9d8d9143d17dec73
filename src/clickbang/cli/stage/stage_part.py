"""A part of a game's stage, in a file of its own: what draws the table, what puts the questions."""

from typing import Generic, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

from clickbang.cli.screen import Screen
from clickbang.cli.stage.stage import Stage
from clickbang.core.view import View
from clickbang.text import Narrator
from clickbang.text.words import Words

GameWords = TypeVar("GameWords", bound=Words)
GameView = TypeVar("GameView", bound=View)


class LaidTable(Protocol):
    """What draws the table."""

    def drawn(self) -> RenderableType: ...

    def result(self) -> RenderableType: ...


GameTable = TypeVar("GameTable", bound=LaidTable)


class TableStage(Stage, Generic[GameWords, GameView, GameTable]):
    """A stage whose table is drawn by a part of its own, in the same way for whoever sees it."""

    words_class: type[GameWords]
    view_class: type[GameView]
    laid: GameTable

    def __init__(self, screen: Screen, narrator: Narrator, view: View) -> None:
        super().__init__(screen, narrator, view)
        assert isinstance(view, self.view_class)
        assert isinstance(narrator.words, self.words_class)
        self.seen = view
        self.words = narrator.words

    def table(self, everything: bool) -> RenderableType:
        return self.laid.drawn()

    def result(self) -> RenderableType:
        return self.laid.result()


class StagePart(Generic[GameWords, GameView]):
    """Has what the stage has, with the types of its game."""

    def __init__(self, screen: Screen, narrator: Narrator, words: GameWords, view: GameView) -> None:
        self.screen = screen
        self.narrator = narrator
        self.words = words
        self.view = view

    def text(self, key: str, style: str = "", **params: object) -> Text:
        """What is written on tables of any game."""
        return self.screen.paint(self.screen.catalogue.say(f"table-{key}", **params), style)
