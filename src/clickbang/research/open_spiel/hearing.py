"""What was told at a table, and what each seat makes of it: found out for the seats that are read, when they are."""

from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.game import Game
from clickbang.core.programs.decisions import Decisions
from clickbang.core.programs.recall import Recall
from clickbang.core.view import View


class OpenTable:
    """A second table beside the one that is played, which follows it when somebody reads, with all ears open."""

    __slots__ = ("decisions", "game", "recall", "rows", "shared", "views")

    def __init__(self, game: Game, decisions: Decisions, recall: Recall) -> None:
        self.game = game
        self.decisions = decisions
        self.recall = recall
        self.views: dict[int, tuple[int, View]] = {}
        """By seat what it knows, and of how much of the log it was made."""
        self.rows: list[list[float]] = []
        """The log as numbers, as far as somebody has asked."""
        self.shared = False
        """Whether several states read it: it is copied before it goes on."""

    def clone(self) -> "OpenTable":
        """An independent copy."""
        other = OpenTable(self.game, self.decisions.clone(), self.recall.clone())
        other.views = {seat: (known, view.clone()) for seat, (known, view) in self.views.items()}
        other.rows = self.rows[:]
        return other

    def follow(self, steps: list[int]) -> None:
        """Go on to where these steps lead."""
        decisions, recall = self.decisions, self.recall
        decisions.table.listener = recall.hear
        for step in steps[len(decisions.steps) :]:
            if decisions.seat >= 0:
                recall.own(decisions.seat, step)
            decisions.take(step)
        decisions.table.listener = None

    def view(self, seat: int) -> View:
        """What this seat (or SPECTATOR) knows."""
        log = self.recall.log
        known, view = self.views.get(seat) or (0, self.game.view(seat))
        for audience, event, _ in log[known:]:
            if event is not None and hears(audience, seat):
                view.receive(event)
        self.views[seat] = len(log), view
        return view

    def secrets(self, seat: int) -> str:
        """What this seat was told, and spectators were not."""
        self.recall.string(seat)  # writes the texts
        heard = zip(self.recall.log, self.recall.texts, strict=True)
        return "\n".join(text for entry, text in heard if hears(entry[0], seat) and not hears(entry[0], SPECTATOR))


def first_hearing(game: Game, seats: int, options: dict[str, str], most: int) -> OpenTable:
    """What is told at the beginning."""
    recall = Recall()
    decisions = Decisions(game.table(seats, options, recall.hear), most)
    decisions.table.listener = None
    return OpenTable(game, decisions, recall)
