"""A Battle Royal table drawn for the terminal, from what one seat knows: readable with four people and with 36."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from clickbang.cli.screen import seat_style
from clickbang.cli.stage.stage_part import StagePart
from clickbang.core.seats import bit, count, members
from clickbang.games.battleroyal import BattleRoyalView
from clickbang.games.battleroyal.events import Eliminated
from clickbang.games.battleroyal.words.phrasing import BattleRoyalWords

ROOMY = 76
"""From this width on there is room for an explanation of the marks."""
MOST_LINES = 8
"""A longer list of those who lost stands in one paragraph."""
MOST_NAMED = 6
"""A team of more people has a name and a size; the circle shows who is in it."""
MOST_CARDS = 12
"""Where more cards than that are known, the names of most are left out, and what they count is said."""
UP, DOWN = "▲", "▼"
SIGNS = ((DOWN, 1), (UP, 0))
SMALL_DIGITS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
OWN_TEAM = "*"


class BattleRoyalTable(StagePart[BattleRoyalWords, BattleRoyalView]):
    """Draws what a view holds on one screen."""

    def drawn(self) -> RenderableType:
        """The neighbours, the circle and its teams, what the reader holds and has seen, and the confrontation."""
        view = self.view
        lines = Table.grid(padding=(0, 2))
        lines.add_column(style="dim", no_wrap=True)
        lines.add_column()
        if view.seat in members(view.alive):
            self.add_neighbours(lines)
        self.add(lines, "label-circle", Text(" ").join(self.person(seat) for seat in self.circle()))
        self.add(lines, "label-teams", Text(" · ").join(self.team(mark, team) for team, mark in self.teams().items()))
        self.add(lines, "label-confrontation", self.confrontation())
        self.add(lines, "label-hand", self.screen.paint(self.cards(view.hand), "bold"))
        self.add(lines, "label-known", self.known())
        self.add(
            lines,
            "label-gone",
            self.screen.paint(self.people(members(~view.alive & (bit(view.seats) - 1))), "dim"),
        )
        grown = any(view.board.sizes[seat] != view.persons for seat in self.circle())
        if self.screen.console.width >= ROOMY and (grown or self.teams()):
            self.add(lines, "label-marks", self.screen.paint(self.narrator.say("marks"), "dim"))
        return Panel(lines, title=self.title(), title_align="left", border_style="green")

    def add(self, lines: Table, label: str, text: Text) -> None:
        """A line, unless there is nothing to say."""
        if text:
            lines.add_row(self.screen.paint(self.narrator.say(label)), text)

    def title(self) -> str:
        view = self.view
        parts = [self.narrator.say("table-title", left=count(view.alive), seats=view.seats)]
        if view.passes:
            parts.append(self.narrator.say("title-passes", passes=view.passes))
        limit = int(view.options["lap_limit"])
        if view.laps() and limit:
            parts.append(self.narrator.say("title-laps", laps=view.laps(), limit=limit))
        return " · ".join(parts)

    def result(self) -> RenderableType:
        """The winners, then the others, the last one out first."""
        view = self.view
        won = Text("★ ", "bold yellow") + self.screen.paint(self.people(view.winners), "bold")
        lost = [event.seats for event in reversed(view.history) if isinstance(event, Eliminated)]
        places = []
        place = len(view.winners) + 1
        for seats in lost:
            places.append(f"{place}. {self.people(seats)}")
            place += len(seats)
        lines = [won] if view.winners else []
        if len(places) > MOST_LINES:
            places = [" · ".join(places)]
        lines += [self.screen.paint(f"  {line}") for line in places]
        title = self.screen.catalogue.say("table-result")
        return Panel(Group(*lines), title=title, title_align="left", border_style="yellow")

    # The circle

    def circle(self) -> list[int]:
        """Those who are left, clockwise, the reader first."""
        view = self.view
        start = view.circle.index(view.seat) if view.seat in view.circle else 0
        return [seat for seat in view.circle[start:] + view.circle[:start] if view.alive & bit(seat)]

    def teams(self) -> dict[int, str]:
        """The teams of several, each with its mark."""
        found: dict[int, str] = {}
        for seat in self.circle():
            team = self.view.board.teams[seat]
            if count(team) > 1 and team not in found:
                letter = chr(ord("A") + len([mark for mark in found.values() if mark != OWN_TEAM]))
                found[team] = OWN_TEAM if self.view.seat in members(team) else letter
        return found

    def add_neighbours(self, lines: Table) -> None:
        """BR-4: whom the reader can confront."""
        found = self.view.neighbours(self.view.seat)
        if len(found) == 1:
            self.add(lines, "label-both", self.neighbour(found[0]))
            return
        self.add(lines, "label-left", self.neighbour(found[0]))
        self.add(lines, "label-right", self.neighbour(found[1]))

    def neighbour(self, seat: int) -> Text:
        view = self.view
        team = view.board.teams[seat]
        cards = self.narrator.say("cards", cards=view.board.sizes[seat])
        if team == bit(seat):
            place = self.narrator.say("alone")
        elif view.seat in members(team):
            place = self.narrator.say("in-your-team")
        elif count(team) > MOST_NAMED:
            place = self.narrator.say("in-big-team", team=self.big_team(team))
        else:
            others = self.people([mate for mate in members(team) if mate != seat])
            place = self.narrator.say("in-team", team=self.teams()[team], names=others)
        return self.screen.paint(f"{self.screen.names[seat]}, {cards}, {place}")

    def person(self, seat: int) -> Text:
        """A name with its team and the number of cards: ▸Ada/A²."""
        view = self.view
        mark = self.teams().get(view.board.teams[seat], "")
        turn = "▸" if seat == view.turn and not view.over else ""
        style = f"{seat_style(seat)} bold" if seat == view.seat else seat_style(seat)
        return Text.assemble(turn, (self.name(seat), style), self.mark(mark), self.size(seat))

    def name(self, seat: int) -> str:
        name = self.screen.names[seat]
        return self.screen.catalogue.say("table-you", name=name) if seat == self.view.seat else name

    def mark(self, mark: str) -> Text:
        return Text(mark if mark in ("", OWN_TEAM) else f"/{mark}", "bold")

    def size(self, seat: int) -> Text:
        """How many cards, if that is more than everybody began with."""
        size = self.view.board.sizes[seat]
        return Text(str(size).translate(SMALL_DIGITS) if size != self.view.persons else "")

    def team(self, mark: str, team: int) -> Text:
        held = self.narrator.say("cards", cards=sum(self.view.board.sizes[seat] for seat in members(team)))
        if count(team) > MOST_NAMED:
            star = f"{mark} " if mark == OWN_TEAM else ""
            return self.screen.paint(f"{star}{self.big_team(team)}, {held}")
        return self.screen.paint(f"{mark} {self.people(members(team))} ({held})")

    def big_team(self, team: int) -> str:
        """Its name and how many are in it."""
        mark = self.teams()[team]
        return self.narrator.say("big-team", mark="own" if mark == OWN_TEAM else mark, size=count(team))

    def people(self, seats: Iterable[int]) -> str:
        found = list(seats)
        return self.narrator.people(found) if found else ""

    # Cards

    def cards(self, keys: Iterable[str]) -> str:
        """In the order of the deck."""
        return ", ".join(self.words.card(key) for key in sorted(keys, key=self.words.keys.index))

    def known(self) -> Text:
        """Whose cards the reader knows for certain; many in short."""
        known = {
            seat: self.view.deck.keys(self.view.known_at(seat)) for seat in self.circle() if seat != self.view.seat
        }
        many = sum(map(len, known.values())) > MOST_CARDS
        parts = []
        for seat, keys in known.items():
            cards = ", ".join(map(self.words.card_in_short, keys)) if many else self.cards(keys)
            if cards:
                parts.append(self.screen.paint(self.narrator.say("known", name=self.screen.names[seat], cards=cards)))
        return Text(" · ").join(parts)

    # The confrontation

    def confrontation(self) -> Text:
        """BR-7, BR-8: the two sides, with their signs as soon as those are known."""
        view = self.view
        if view.kind not in ("sign", "reveal", "dollars"):
            return Text()
        sides = [self.side(side) for side in (view.attackers, view.defenders)]
        return self.screen.paint(self.narrator.say("sides", attackers=sides[0], defenders=sides[1]))

    def side(self, side: int) -> str:
        """Everybody with their sign; a big team with those who gave each sign."""
        if count(side) <= MOST_NAMED:
            return ", ".join(self.signed(seat) for seat in members(side))
        given = [
            (mark, [seat for seat in members(side) if self.view.signs.get(seat) == kills]) for mark, kills in SIGNS
        ]
        return " ".join([self.big_team(side), *(f"{mark} {self.people(seats)}" for mark, seats in given if seats)])

    def signed(self, seat: int) -> str:
        view = self.view
        kills = view.signs.get(seat)
        sign = "" if kills is None else DOWN * kills + UP * (view.persons - kills)
        return f"{self.people([seat])} {sign}".strip()
