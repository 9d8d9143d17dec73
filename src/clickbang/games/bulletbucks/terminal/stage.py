"""Bulletbucks on stage: notes are typed, the cylinder spins."""

from typing import ClassVar

from rich.console import RenderableType

from clickbang.cli.screen import Screen
from clickbang.cli.stage.stage import Menu, Pauses, Stage, Styles
from clickbang.cli.stage.stage_part import TableStage
from clickbang.core.events import Event
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.bulletbucks import BulletbucksView
from clickbang.games.bulletbucks.events import Banged, Clicked, HighBidder, Named, PursesShown, RoundBegan, TookMarker
from clickbang.games.bulletbucks.terminal.bids import read_bid
from clickbang.games.bulletbucks.terminal.spin import spin
from clickbang.games.bulletbucks.terminal.table import BulletbucksTable
from clickbang.games.bulletbucks.words.phrasing import BulletbucksWords
from clickbang.text import Narrator

NOTES_ARE_TYPED = ("bid", "raise")


class BulletbucksStage(TableStage[BulletbucksWords, BulletbucksView, BulletbucksTable]):
    """A table with bids, stacks and a pot."""

    words_class = BulletbucksWords
    view_class = BulletbucksView
    round_began = RoundBegan
    styles: ClassVar[Styles] = {**Stage.styles, RoundBegan: "bold yellow", Clicked: "bold green", Banged: "bold red"}
    pauses: ClassVar[Pauses] = {HighBidder: 0.8, Named: 0.8, Clicked: 1.2, Banged: 1.2}
    drawn = (*Stage.drawn, PursesShown)
    none_fits = "play-cannot-pay"

    def __init__(self, screen: Screen, narrator: Narrator, view: View) -> None:
        super().__init__(screen, narrator, view)
        self.laid = BulletbucksTable(screen, narrator, self.words, self.seen)

    def after(self, event: Event) -> None:
        if isinstance(event, TookMarker):
            spin(self.screen)

    def table(self, everything: bool) -> RenderableType:
        return self.laid.drawn(purses_too=everything)

    def label(self, action: int) -> str:
        return self.laid.label(action)

    def menu(self, prompt: Prompt) -> Menu:
        return [] if prompt.kind in NOTES_ARE_TYPED else super().menu(prompt)

    def read(self, typed: str, prompt: Prompt) -> list[int] | None:
        if prompt.kind in NOTES_ARE_TYPED:
            return read_bid(typed, prompt.choices)
        return super().read(typed, prompt)
