"""Is the view the fold of its events, and does it agree with the table?"""

import msgspec

from clickbang.checks.games.played import PlayedGame, Stop, walk
from clickbang.checks.games.snapshot import excerpts
from clickbang.checks.kinds.agreement import disagreement
from clickbang.checks.kinds.check import Check
from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.events import Event
from clickbang.core.lookup.report import one_line, what_was_raised
from clickbang.core.table import NOTHING, Table
from clickbang.core.view import View

MOST_MOMENTS = 60
"""At which all views are held against the table: so many where somebody is asked, and where chance is due."""
MOST_REFOLDED = 4
"""At which they are made again from what they heard."""


class Views(Check):
    """Every view follows from what its seat heard and from nothing else, and says what the table says."""

    name = "view"
    needs = ("replay",)

    def look(self, played: PlayedGame) -> None:
        self.looked.update(games=1, views=0, refolded=0)
        self.views = [self.game.view(seat) for seat in [*range(played.seats), SPECTATOR]]
        self.step = 0
        self.broken = False
        moments, refolded = set(played.moments(MOST_MOMENTS)), set(played.moments(MOST_REFOLDED))
        draws = set(played.draws(MOST_MOMENTS))
        shown: list[tuple[int, View, int, bytes]] = []
        for step, table in walk(self.plan, played, lambda audience, event: self.hear(audience, event, played)):
            self.step = step + 1
            last = step == len(played.moves) and played.stop is Stop.OVER
            held = step in moments or step in draws or last
            if self.broken or (held and not self.agree(table, step, played)):
                return
            if step in refolded or last:
                shown += [(step, view, len(view.history), self.shown(view, step, played)) for view in self.views]
        for step, view, heard, before in shown:
            self.refold(view, heard, before, step, played)

    def hear(self, audience: int, event: Event, played: PlayedGame) -> None:
        """Pass an event on to those who may know."""
        for view in self.views:
            if hears(audience, view.seat) and not self.broken:
                try:
                    view.receive(event)
                except Exception as error:
                    self.broken = True
                    why = what_was_raised(error)
                    self.found("view-raises", played, self.step, view.seat, event=one_line(event), why=why)

    def agree(self, table: Table, step: int, played: PlayedGame) -> bool:
        """Whether all views say what the table says."""
        views = self.views
        if table.chance != NOTHING:  # whoever was told nothing of the last move cannot know that it is due
            views = [view for view in views if any(hears(audience, view.seat) for audience, _ in played.told[step])]
        self.looked.update(views=len(views))
        if table.kind and table.kind_name() not in self.game.kinds:
            self.found("view-kind", played, step, kind=table.kind_name(), kinds=", ".join(self.game.kinds))
        for view in views:
            part = disagreement(view, table)
            if part is not None:
                name, said, true = part
                self.found("view-disagrees", played, step, view.seat, part=name, said=repr(said), true=repr(true))
                return False
        return True

    def shown(self, view: View, step: int, played: PlayedGame) -> bytes:
        """What a view shows, as JSON."""
        try:
            return msgspec.json.encode(view.shown())
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            self.found("view-data", played, step, view.seat, why=one_line(error, str))
            return b""

    def refold(self, view: View, heard: int, before: bytes, step: int, played: PlayedGame) -> None:
        """Made again after the game, a view shows what it showed then: it depends on nothing but what it heard."""
        self.looked.update(refolded=1)
        again = folded(self.game.view(view.seat), view.history[:heard])
        after = self.shown(again, step, played)
        if after != before:
            what = excerpts(before.decode(), after.decode())
            self.found("view-fold", played, step, view.seat, what=what)


def folded(view: View, history: list[Event]) -> View:
    """This fresh view after these events."""
    for event in history:
        view.receive(event)
    return view
