"""A stage for any game: the table is drawn from what the view shows, and answers are picked from a list."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from clickbang.cli.stage.stage import Stage
from clickbang.core.events import Asked
from clickbang.core.seats import has
from clickbang.core.view import View
from clickbang.text.general import are_seats, phrase, title


class GeneralStage(Stage):
    """A row for each player, a line for each thing that is not one player's."""

    round_began = Asked

    def table(self, everything: bool) -> RenderableType:
        shown = own_parts(self.view)
        columns = {name: by_seat(value, self.view.seats) for name, value in shown.items()}
        rows = self.players([phrase(name) for name, held in columns.items() if held])
        for seat in range(self.view.seats):
            cells = [self.value(held[seat]) for held in columns.values() if held]
            rows.add_row(self.player(seat), self.answered(seat), *cells)
        lines = Table.grid(padding=(0, 2))
        for name, value in shown.items():
            if not columns[name]:
                lines.add_row(Text(phrase(name), "dim"), self.value(value))
        body = Group(rows, Text(), lines) if lines.row_count else rows
        heading = title(self.screen.catalogue, self.narrator.game)
        return Panel(body, title=heading, title_align="left", border_style="green")

    def result(self) -> RenderableType:
        view = self.view
        rows = self.players([self.screen.catalogue.say("table-score")])
        for seat in sorted(range(view.seats), key=lambda seat: -view.scores[seat]):
            crown = Text("★" if seat in view.winners else "", "bold yellow")
            rows.add_row(self.player(seat), crown, self.value(view.scores[seat]))
        heading = self.screen.catalogue.say("table-result")
        return Panel(rows, title=heading, title_align="left", border_style="yellow")

    def players(self, headings: list[str]) -> Table:
        """An empty table with a column for who, one for a mark, and these."""
        rows = Table(box=SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False, header_style="dim")
        for heading in (self.screen.catalogue.say("table-player"), "", *headings):
            rows.add_column(heading)
        return rows

    def player(self, seat: int) -> Text:
        return self.screen.player(seat, reader=self.view.seat)

    def answered(self, seat: int) -> Text:
        """Whether this seat has answered, or is waited for."""
        if has(self.view.sealed_by, seat):
            return self.screen.paint(self.screen.catalogue.say("table-sealed"), "green")
        return Text("…" if has(self.view.waiting, seat) else "")

    def value(self, value: object) -> Text:
        """Something that the view shows; nothing in particular is a dash."""
        if isinstance(value, Text):
            return value
        spoken = self.narrator.general.spoken
        if isinstance(value, dict):
            return self.screen.paint(", ".join(f"{name} {spoken('', one)}" for name, one in value.items()) or "–")
        return self.screen.paint(spoken("", value) or "–")


def own_parts(view: View) -> dict[str, object]:
    """What the game's view shows beyond what every view does."""
    common = View.shown(view)
    return {name: value for name, value in view.shown().items() if name not in common}


def by_seat(value: object, seats: int) -> list[object]:
    """What a part of the view has for every seat: one thing each, or whether the seat is among those it names."""
    if not isinstance(value, list | tuple):
        return []
    if value and are_seats(value, seats):
        return [Text("●" if seat in value else "") for seat in range(seats)]
    return list(value) if len(value) == seats else []
