"""A Bulletbucks table drawn for the terminal, from what one seat knows."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from clickbang.cli.stage.stage_part import StagePart
from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import has
from clickbang.games.bulletbucks import BulletbucksView, Convert, decode
from clickbang.games.bulletbucks.rules.notes import NO_NOTES, ones_in, thousands, twos_in
from clickbang.games.bulletbucks.words.phrasing import BulletbucksWords

ROOMY = 80
"""From this width on, notes are told apart; with everybody's bid money beside them, bids need half as much again."""


class BulletbucksTable(StagePart[BulletbucksWords, BulletbucksView]):
    """Draws what a view holds on one screen."""

    bids_in_full = True

    def drawn(self, purses_too: bool = False) -> RenderableType:
        """Everybody at the table, the pot, the markers in the centre, one's own bid money."""
        view = self.view
        purses = view.count_purses() if purses_too else view.open_purses
        width = self.screen.console.width
        self.bids_in_full = width >= (ROOMY * 3 // 2 if purses else ROOMY)
        rows = self.empty_table("player", "bid", *(["purse"] if purses else []), "stacks", "score")
        for seat in range(view.seats):
            cells = [self.player(seat), self.bid(seat)]
            if purses:
                notes = purses[seat]
                cells.append(self.notes_text("notes", notes) if width >= ROOMY else self.worth(notes))
            seated = has(view.board.seated, seat)
            rows.add_row(*cells, self.stacks(seat), self.money(view.score(seat)), style="" if seated else "dim")
        title = self.narrator.catalogue.say(self.narrator.game.name)
        return Panel(Group(rows, Text(), self.centre()), title=title, title_align="left", border_style="green")

    def result(self) -> RenderableType:
        """The scores, the best first."""
        rows = self.empty_table("player", "stacks", "sum", "score")
        for seat in sorted(range(self.view.seats), key=lambda seat: -self.view.scores[seat]):
            won = seat in self.view.winners
            money = sum(thousands(notes) for notes in self.view.stacks[seat]) * 1000
            factor = Text(f" × {len(self.view.stacks[seat])}", "dim") if money else Text()
            crown = Text("★ " if won else "  ", "bold yellow")
            score = self.money(self.view.scores[seat], "bold" if won else "")
            rows.add_row(crown + self.player(seat), self.stacks(seat), self.money(money) + factor, score)
        return Panel(rows, title=self.text("result"), title_align="left", border_style="yellow")

    def empty_table(self, *columns: str) -> Table:
        table = Table(box=SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False, header_style="dim")
        for column in columns:
            right = column in ("sum", "score")
            table.add_column(self.text(column), justify="right" if right else "left", no_wrap=column != "stacks")
        return table

    def centre(self) -> RenderableType:
        """What lies in the middle, and what the reader still holds."""
        view = self.view
        lines = Table.grid(padding=(0, 2))
        markers = (
            f"{view.board.markers}  {'●' * view.board.markers}{'○' * (view.board.agreed.markers - view.board.markers)}"
        )
        lines.add_row(self.text("markers"), markers, style="yellow")
        lines.add_row(self.text("pot"), self.notes_text("worth", view.pot))
        if view.seat != SPECTATOR and has(view.board.seated, view.seat):
            lines.add_row(self.text("own"), self.notes_text("worth", view.purse), style="bold")
        return lines

    def player(self, seat: int) -> Text:
        return self.screen.player(seat, reader=self.view.seat)

    def bid(self, seat: int) -> Text:
        """What lies on the table for this seat, or what keeps it from lying there."""
        view = self.view
        if has(view.board.dead, seat):
            return self.text("dead", "red")
        if not has(view.board.seated, seat):
            return self.text("left")
        notes = Text()
        if view.board.bids[seat] != NO_NOTES:
            notes = (
                self.notes_text("worth", view.board.bids[seat])
                if self.bids_in_full
                else self.worth(view.board.bids[seat])
            )
        if has(view.sealed_by, seat):
            return notes + Text(" + " if notes else "") + self.text("sealed", "green")
        if has(view.waiting, seat) and view.sealed:
            return notes + Text(" + …" if notes else "…")
        return notes or Text("–")

    def stacks(self, seat: int) -> Text:
        """Each stack under its marker."""
        marker = self.screen.paint("●\N{NO-BREAK SPACE}", "yellow")
        shown = Text("  ").join(marker + self.worth(notes) for notes in self.view.stacks[seat])
        return shown or Text("–")

    def label(self, action: int) -> str:
        """An answer as a choice; of a stack, also what is in it."""
        typed = decode(action)
        if isinstance(typed, Convert):
            notes = self.view.stacks[self.view.seat][typed.stack]
            return self.notes_said("stack", notes, stack=typed.stack + 1)
        return self.narrator.choice(action)

    def notes_text(self, key: str, notes: int) -> Text:
        return self.screen.paint(self.notes_said(key, notes))

    def notes_said(self, key: str, notes: int, **params: object) -> str:
        worth = 1000 * thousands(notes)
        return self.narrator.say(key, ones=ones_in(notes), twos=twos_in(notes), worth=worth, **params)

    def worth(self, notes: int) -> Text:
        return self.money(1000 * thousands(notes))

    def money(self, amount: int, style: str = "") -> Text:
        return self.screen.paint(self.screen.catalogue.number(amount), style)
