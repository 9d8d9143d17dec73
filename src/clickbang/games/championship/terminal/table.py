"""A World Championship table drawn for the terminal, from what one seat knows."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from clickbang.cli.screen import seat_style
from clickbang.cli.stage.stage_part import StagePart
from clickbang.core.seats import bit
from clickbang.games.championship import ChampionshipView
from clickbang.games.championship.events import RoundBegan
from clickbang.games.championship.knowledge.known_barrel import UNKNOWN
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.rules.barrel import BULLET, EMPTY
from clickbang.games.championship.rules.player import AT_SELF, TO_CHOOSE
from clickbang.games.championship.words.phrasing import ChampionshipWords

ROOMY = 76
"""From this width on there is room for words, tokens and an explanation of the marks; below, signs have to do."""
NARROW = 52
"""Below this width headings are cut short and a pocket shows a letter, so that names have room."""
CUT_SHORT = 3
GOLD = 5

CHARACTER, LOST = "●", "○"
TURNED_CLICK, TURNED_BULLET, TO_FIRE, LEFT = "○", "●", "▪", "·"


class ChampionshipTable(StagePart[ChampionshipWords, ChampionshipView]):
    """Draws what a view holds on one screen."""

    def drawn(self) -> RenderableType:
        """Everybody with their team, and what else all see; then what only the reader knows."""
        view = self.view
        cards = ["cards"] if view.deck.cards else []
        rows = self.empty_table("player", "team", "points", *cards, "die", "barrel", "pocket")
        for seat, player in enumerate(view.players):
            held = [Text(str(player.cards) if player.cards else "–")] if cards else []
            cells = [self.die(seat), self.barrel(seat), self.pocket(seat)]
            style = "" if player.in_round else "dim"
            rows.add_row(self.player(seat), self.team(player), self.points(player.points), *held, *cells, style=style)
        notes = self.notes()
        body = Group(rows, Text(), notes) if notes.row_count else rows
        return Panel(body, title=self.title(), title_align="left", border_style="green")

    def title(self) -> str:
        """The game, the round and the phase, as soon as there is one."""
        view = self.view
        parts = [self.narrator.say("table-title", round=view.round)]
        if not isinstance(view.history[-1], RoundBegan):
            parts.append(self.narrator.say("phase", phase=view.phase))
        return " · ".join(parts)

    def result(self) -> RenderableType:
        """The winner, then those still there, then the rest; by points."""
        view = self.view
        rows = self.empty_table("player", "team", "points")

        def rank(seat: int) -> tuple[bool, bool, int]:
            return seat not in view.winners, not view.players[seat].captain, -view.scores[seat]

        for seat in sorted(range(view.seats), key=rank):
            crown = Text("★ " if seat in view.winners else "  ", "bold yellow")
            rows.add_row(crown + self.player(seat), self.team(view.players[seat]), self.points(view.scores[seat]))
        return Panel(rows, title=self.text("result"), title_align="left", border_style="yellow")

    def empty_table(self, *columns: str) -> Table:
        gap = (0, int(self.roomy), 0, 0)
        table = Table(box=SIMPLE_HEAD, expand=True, padding=gap, show_edge=False, header_style="dim")
        for column in columns:
            heading = self.text(column)
            if self.narrow and column != "player":
                heading.truncate(CUT_SHORT)
            table.add_column(heading, no_wrap=column != "player")
        return table

    @property
    def roomy(self) -> bool:
        return self.screen.console.width >= ROOMY

    @property
    def narrow(self) -> bool:
        return self.screen.console.width < NARROW

    # One player

    def player(self, seat: int) -> Text:
        name = self.screen.names[seat]
        if seat == self.view.seat:
            name = self.screen.catalogue.say("table-you", name=name) if self.roomy else f"▸{name}"
        return Text(name, seat_style(seat))

    def team(self, player: SeenPlayer) -> Text:
        """The captain, and the team-mates who are left or lost."""
        captain = Text("♛", "yellow") if player.captain else self.text("no-captain", "red")
        return captain + Text(f" {CHARACTER * player.mates}{LOST * (self.view.team - 1 - player.mates)}")

    def points(self, points: int) -> Text:
        """WC-16: as silver and gold tokens, where there is room."""
        number = Text(f"{points:>2}", "bold")
        if not self.roomy:
            return number
        gold, silver = divmod(points, GOLD)
        return Text.assemble(number, " ", ("◆" * gold, "yellow"), ("◇" * silver, "white"))

    def die(self, seat: int) -> Text:
        """The bet, if it is known; out of the round is out, whatever the die showed."""
        player = self.view.players[seat]
        if not player.in_round:
            out = self.text("out", "red") if self.roomy else Text("✗", "red")
            return out if player.captain else Text("–")
        if player.bet >= 0:
            return Text(f"[{player.bet}]", "bold")
        return Text("[?]" if self.view.kind == "bet" and self.view.sealed_by & bit(seat) else "–")

    def barrel(self, seat: int) -> Text:
        """What was turned, what is still to be fired, what is left beyond that; and the BULLETs too many."""
        player = self.view.players[seat]
        if seat not in self.playing():
            return Text("–")
        turned = [
            Text(TURNED_BULLET, "bold red") if card == BULLET else Text(TURNED_CLICK, "green") for card in player.turned
        ]
        left = player.left if player.in_round else 0
        shots = min(player.shots, left)
        rest = Text(TO_FIRE * shots, "bold") + Text(LEFT * (left - shots), "dim")
        cards = Text.assemble(*turned, rest)
        extra = Text(f"+{player.extra + player.live}", "bold red") if player.extra + player.live else Text()
        return Text(" ").join(part for part in (cards, extra) if part) or Text("–")

    def pocket(self, seat: int) -> Text:
        """Hidden, shown to all, or known to the reader alone."""
        player = self.view.players[seat]
        if player.pocket == EMPTY or not player.captain:
            return Text("–")
        if player.pocket == UNKNOWN:
            return Text("▒▒")
        card = self.words.barrel_card(player.pocket)
        card = card[:1] if self.narrow else card
        return self.screen.paint(card if player.shown else f"({card})")

    # Around the players

    def playing(self) -> tuple[int, ...]:
        """Who began this round; of those who were out before it, nothing of this round is known."""
        return next((event.players for event in reversed(self.view.history) if isinstance(event, RoundBegan)), ())

    def notes(self) -> Table:
        """What else lies on the table, and what the reader knows, as far as there is anything."""
        view = self.view
        lines = Table.grid(padding=(0, 2))
        lines.add_column(style="dim", no_wrap=True)
        lines.add_column()
        in_order = [(view.first + step) % view.seats for step in range(view.seats)]
        if view.kind == "play":
            lines.add_row(
                self.text("order"), self.screen.paint(", ".join(self.screen.names[seat] for seat in in_order))
            )
        accusers = [seat for seat in in_order if view.players[seat].accused]
        if accusers and view.phase == "accusation":
            lines.add_row(self.text("accusers"), self.screen.paint(self.narrator.people(accusers)))
        self.add_lines(lines, "aims", [self.aim(seat) for seat in in_order if view.players[seat].aim != AT_SELF])
        bets = [(seat, target) for seat in self.playing() for target in view.players[seat].side_bets]
        self.add_lines(lines, "side-bets", [self.narrator.say("side-bet", **self.pair(*bet)) for bet in bets])
        self.add_lines(lines, "known", self.known())
        if view.hand:
            lines.add_row(self.text("hand"), self.screen.paint(self.hand()), style="bold")
        if self.roomy and any(player.left or player.turned for player in view.players):
            marks = self.text("marks", click=TURNED_CLICK, bullet=TURNED_BULLET, shot=TO_FIRE, left=LEFT)
            lines.add_row(self.text("barrel"), marks, style="dim")
        return lines

    def add_lines(self, lines: Table, title: str, sentences: list[str]) -> None:
        for sentence in sentences:
            lines.add_row(self.text(title), self.screen.paint(sentence))
            title = "more"

    def aim(self, seat: int) -> str:
        aim = self.view.players[seat].aim
        if aim == TO_CHOOSE:
            return self.narrator.say("aim-to-choose", **self.narrator.params({"seat": seat}))
        return self.narrator.say("aims", **self.narrator.params({"seat": seat, "aim": aim}))

    def pair(self, by: int, seat: int) -> dict[str, object]:
        return self.narrator.params({"by": by, "seat": seat})

    def known(self) -> list[str]:
        """What Peek and Informer have shown the reader."""
        found = []
        for seat, player in enumerate(self.view.players):
            if player.known and player.in_round:
                cards = self.words.barrel_cards(player.known)
                found.append(self.narrator.say("known-cards", **self.narrator.params({"seat": seat}), cards=cards))
            if seat != self.view.seat and player.pocket not in (EMPTY, UNKNOWN) and not player.shown:
                card = self.words.spoken("card", player.pocket)
                found.append(self.narrator.say("known-pocket", **self.narrator.params({"seat": seat}), card=card))
        return found

    def hand(self) -> str:
        """The names of the reader's action cards."""
        return ", ".join(self.card(key, copies) for key, copies in self.view.hand.items())

    def card(self, key: str, copies: int) -> str:
        skull = f" {self.screen.catalogue.say('table-skull')}" if self.words.deck[key].get("skull") else ""
        return f"{self.words.card_name(key)}{skull}" + (f" × {copies}" if copies > 1 else "")
