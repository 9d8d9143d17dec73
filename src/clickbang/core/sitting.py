"""A table being played: everybody's views kept up to date, and whoever writes it down told what happens in order."""

from collections.abc import Callable, Mapping, Sequence

from mypy_extensions import i64, mypyc_attr

from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.chance import Chance, Outcomes
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has
from clickbang.core.table import DECLINE, NOTHING, Table
from clickbang.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Somebody who is told everything, in order: a record being written, a server sending messages."""

    def on_answer(self, seat: int, action: int, by: str) -> None:
        """An answer was accepted, given by a player or by something in their place; its events follow."""

    def on_draw(self, outcome: int, outcomes: Outcomes) -> None:
        """Chance struck; its events follow."""

    def on_event(self, audience: int, event: Event) -> None:
        """Somebody learned something."""

    def clone(self) -> "Watcher | None":
        """One that goes along with a clone of the sitting; None stays behind."""
        return None


class Sitting:
    """A table, a source of luck, and what each seat and a spectator know.

    A `lazy` one only notes down what is told, and brings a view up to date when somebody asks for it: ask for it again
    after every answer. It may be made around a `table` that is being played already.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None,
        source: Chance,
        watchers: Sequence[Watcher] = (),
        lazy: bool = False,
        table: Table | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.watchers = list(watchers)
        self.lazy = lazy
        self.seats_views: list[View] = self.first_views(seats)
        self.told: list[tuple[int, Event]] = []
        """Everything that was told, and to whom; in a lazy sitting only."""
        self.heard = [0] * (seats + 1)
        """By seat, the spectator last: how much of that its view has taken in."""
        self.spectators_view: View = game.view(SPECTATOR)
        self.unseen: list[Event] = []
        """What spectators have heard, and nobody has asked for yet what they make of it."""
        if table is None:
            table = game.table(seats, options, self.hear)
        table.listener = self.hear
        self.table = table

    def first_views(self, seats: int) -> list[View]:
        """What each seat knows before anything is told; none where views are made when somebody asks for them."""
        return [self.game.view(seat) for seat in range(seats)]

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def views(self) -> list[View]:
        """What each seat knows."""
        if self.lazy:
            for seat in range(len(self.seats_views)):
                self.view_of(seat)
        return self.seats_views

    def view_of(self, seat: int) -> View:
        """What this seat knows."""
        view = self.seats_views[seat]
        self.heard[seat] = self.tell_news(view, seat, self.heard[seat])
        return view

    def tell_news(self, view: View, seat: i64, heard: int) -> int:
        """Let this seat's view, that has heard so much of what was told, hear the rest; returns how much that is.

        The caller passes the seat; the view is not asked, since a bot may have changed what it says.
        """
        told = self.told
        audience: i64
        while heard < len(told):
            audience, event = told[heard]
            heard += 1
            if hears(audience, seat):
                view.receive(event)
        return heard

    @property
    def spectator(self) -> View:
        """What a spectator knows. Most tables have none, so it is found out when somebody asks."""
        self.heard[-1] = self.tell_news(self.spectators_view, SPECTATOR, self.heard[-1])
        for event in self.unseen:
            self.spectators_view.receive(event)
        self.unseen = []
        return self.spectators_view

    def prompt_for(self, seat: int) -> Prompt:
        """What this seat (or SPECTATOR) is asked now."""
        return self.table.prompt_for(seat)

    def answer(self, seat: int, action: int, by: str = "player") -> None:
        """Take an answer; an illegal one raises and nobody is told."""
        problem = self.table.problem(seat, action)
        if problem is not None:
            raise problem
        self.accept(seat, action, by)

    def accept(self, seat: int, action: int, by: str = "player") -> None:
        """Take an answer that has been judged already, and found to be legal."""
        for watcher in self.watchers:
            watcher.on_answer(seat, action, by)
        self.table.accept(seat, action)

    def accept_in_turn(self, seat: int, action: int, by: str = "player") -> None:
        """The same of a seat that was asked in turn: of a standing right not used nobody is told, no watcher either."""
        if action != DECLINE or not has(self.table.standing, seat):
            self.accept(seat, action, by)

    def draw(self) -> None:
        """Let chance strike once."""
        if not self.watchers:  # then nobody wants a list of what could have come
            self.table.draw(self.source)
            return
        outcomes = self.table.chance_outcomes()
        outcome = self.source.choose(outcomes)
        for watcher in self.watchers:
            watcher.on_draw(outcome, outcomes)
        self.table.strike(outcome)

    def settle(self) -> None:
        """Let chance strike until somebody is asked or the game is over."""
        while self.table.chance != NOTHING:
            self.draw()

    def clone(self) -> "Sitting":
        """An independent copy: the same table, the same luck to come, everybody knows the same."""
        other = Sitting(self.game, self.table.seats, None, self.source.clone(), (), self.lazy, self.table.clone())
        other.seats_views = [view.clone() for view in self.seats_views]
        other.told = self.told[:]
        other.heard = self.heard[:]
        other.spectators_view = self.spectators_view.clone()
        other.unseen = self.unseen[:]
        for watcher in self.watchers:
            along = watcher.clone()
            if along is not None:
                other.watchers.append(along)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: without those who watch."""
        from clickbang.core.states.pickling import sitting_again

        parts = (self.game, self.source, self.lazy, self.table, self.seats_views, self.spectators_view)
        return sitting_again, (*parts, self.told, self.heard, self.unseen)

    def listen(self, listener: Callable[[int, Event], None]) -> None:
        """Let the table tell this listener what happens, in place of `hear`."""
        self.table.listener = listener

    def close(self) -> None:
        """The table forgets who listens: the two would hold each other in memory."""
        self.table.listener = None

    def hear(self, audience: int, event: Event) -> None:
        """Pass an event on to those who may know."""
        if self.lazy:
            self.told.append((audience, event))
        else:
            for view in self.seats_views:
                if hears(audience, view.seat):
                    view.receive(event)
            if hears(audience, SPECTATOR):
                self.unseen.append(event)
        for watcher in self.watchers:
            watcher.on_event(audience, event)
