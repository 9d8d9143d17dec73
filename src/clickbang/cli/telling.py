"""Showing a game as it goes on: what happens, line by line, and the table."""

from clickbang.cli.bulletbucks_table import BulletbucksTable
from clickbang.cli.play_spin import spin
from clickbang.cli.screen import Screen
from clickbang.core.events import Asked, Ended, Event, Sealed
from clickbang.core.view import View
from clickbang.games.bulletbucks import BulletbucksView
from clickbang.games.bulletbucks.events import Banged, Clicked, HighBidder, Named, RoundBegan, TookMarker
from clickbang.text import Narrator

STYLES: dict[type[Event], str] = {
    RoundBegan: "bold yellow",
    Clicked: "bold green",
    Banged: "bold red",
    Ended: "bold yellow",
    Asked: "dim",
    Sealed: "dim",
}
PAUSES: dict[type[Event], float] = {HighBidder: 0.8, Named: 0.8, Clicked: 1.2, Banged: 1.2}
ROW_PAUSE = 0.35


class Telling:
    """Tells one reader what their view takes in."""

    def __init__(self, screen: Screen, narrator: Narrator, view: View) -> None:
        assert isinstance(view, BulletbucksView)
        self.screen = screen
        self.narrator = narrator
        self.table = BulletbucksTable(screen, narrator, view)

    def tell(self, event: Event) -> None:
        """What happened, with a pause where people hold their breath."""
        sentence, *rows = self.narrator.event(event).split("\n")
        if isinstance(event, RoundBegan):
            self.screen.show()
        self.screen.show(self.screen.paint(sentence, STYLES.get(type(event), "")))
        if isinstance(event, Ended):
            self.screen.show(self.table.result())
            return
        for row in rows:
            self.screen.pause(ROW_PAUSE)
            self.screen.show(self.screen.paint(f"  {row}"))
        if isinstance(event, TookMarker) and self.screen.lively:
            spin(self.screen)
        self.screen.pause(PAUSES.get(type(event), 0))

    def draw(self, purses_too: bool = False) -> None:
        """The table as it stands, with everybody's bid money for those who may see everything."""
        self.screen.show(self.table.drawn(purses_too))
