"""What each seat and the spectators have heard, ready to be sent.

Most clients fold events themselves, and bots do so in processes of their own. So a view takes in what its seat has
heard only when somebody asks for that view. An event becomes JSON once, and at once, while it is in the cache.
"""

from collections.abc import Mapping
from typing import Final, final

from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.chance import Chance
from clickbang.core.events import Asked, Event, OwnAnswer
from clickbang.core.game import Game
from clickbang.core.sitting import Sitting
from clickbang.core.table import UNANSWERED
from clickbang.core.view import View
from clickbang.protocol.wire import event_json

RECENT: Final = 16
"""So many texts of events are kept at least, and up to twice as many. All events live as long as their game."""


@final
class Ear:
    """What one seat (or SPECTATOR) has heard."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.behind: View | None = None
        """What the game makes of it, if somebody has asked; it may not have taken in all of it yet."""
        self.history: list[Event] = []
        self.texts: list[bytes] = []
        """The last events as JSON."""
        self.prompts: int = 0
        self.has_answered: bool = False
        """Whether it has sealed an answer since it last heard of a prompt."""

    def hear(self, event: Event, text: bytes) -> None:
        self.history.append(event)
        texts = self.texts
        texts.append(text)
        if len(texts) > 2 * RECENT:
            del texts[:RECENT]
        if type(event) is Asked:
            self.prompts += 1
            self.has_answered = False
        elif type(event) is OwnAnswer:
            self.has_answered = True

    def view(self) -> View:
        """The view, brought up to date."""
        view, history = self.behind, self.history
        if view is None:
            view = self.behind = self.game.view(self.seat)
        while len(view.history) < len(history):
            view.receive(history[len(view.history)])
        return view

    @property
    def own_answer(self) -> int:
        """What it has sealed; UNANSWERED if nothing, or if that was turned over."""
        return self.view().own_answer if self.has_answered else UNANSWERED

    def told_since(self, since: int) -> list[bytes]:
        """What it has heard after so many events, as JSON."""
        first = len(self.history) - len(self.texts)
        if since >= first:
            return self.texts[since - first :]
        return [event_json(event) for event in self.history[since:first]] + self.texts


class OnlineSitting(Sitting):
    """A table online, and what everybody there has heard."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], source: Chance) -> None:
        self.ears: list[Ear] = [Ear(game, seat) for seat in range(seats)]
        """By seat, the spectators last."""
        self.ears.append(Ear(game, SPECTATOR))
        super().__init__(game, seats, options, source)
        self.ears[-1].behind = self.spectators_view  # which has taken in nothing yet

    def first_views(self, seats: int) -> list[View]:
        return []

    def ear(self, seat: int) -> Ear:
        """What this seat (or SPECTATOR) has heard."""
        return self.ears[-1] if seat == SPECTATOR else self.ears[seat]

    @property
    def views(self) -> list[View]:
        return [ear.view() for ear in self.ears[:-1]]

    def view_of(self, seat: int) -> View:
        return self.ear(seat).view()

    @property
    def spectator(self) -> View:
        return self.ears[-1].view()

    def clone(self) -> Sitting:
        self.seats_views, self.spectators_view = self.views, self.spectator
        return super().clone()

    def __reduce__(self) -> tuple[object, ...]:
        self.seats_views, self.spectators_view = self.views, self.spectator
        return super().__reduce__()

    def hear(self, audience: int, event: Event) -> None:
        text = event_json(event)
        for ear in self.ears:
            if hears(audience, ear.seat):
                ear.hear(event, text)
        for watcher in self.watchers:
            watcher.on_event(audience, event)
