"""What a seat can observe of a game: the only thing that two games with different secrets are compared by."""

from abc import ABC, abstractmethod

import msgspec

from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.cursor import awaited
from clickbang.core.errors import ClickbangError
from clickbang.core.events import Event
from clickbang.core.parts.stakes import Stakes, stakes_of
from clickbang.core.parts.story import Story
from clickbang.core.seats import has
from clickbang.core.sitting import Sitting, Watcher
from clickbang.core.view import View

Parts = dict[str, bytes]
"""Serialised, by what it is a part of, so that a difference can be named."""


class Surface(Watcher, ABC):
    """Watches one game for all its seats. Another surface, of wire messages say, fills in the same two calls."""

    sitting: Sitting
    probes: tuple[int, ...]

    def attach(self, sitting: Sitting, probes: tuple[int, ...]) -> None:
        """The game that was watched from its first event, and answers to try out on it."""
        self.sitting = sitting
        self.probes = probes

    def quiet(self) -> bool:
        """Whether there is nothing to look at now; what is compared then does not count."""
        return False

    @abstractmethod
    def news(self, seat: int) -> Parts:
        """What has reached this seat (or SPECTATOR) since it last looked; all parts empty if nothing has."""

    @abstractmethod
    def state(self, seat: int) -> Parts:
        """What this seat (or SPECTATOR) can look at or try out now."""


class SeatSurface(Surface):
    """What the engine itself shows: events, prompt, stakes, view, and what happens to answers that are tried out."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, Event]] = []
        self.looked: dict[int, int] = {}

    def on_event(self, audience: int, event: Event) -> None:
        self.heard.append((audience, event))

    def news(self, seat: int) -> Parts:
        fresh = self.heard[self.looked.get(seat, 0) :]
        self.looked[seat] = len(self.heard)
        mine = [(type(event).__name__, event) for audience, event in fresh if hears(audience, seat)]
        return {"events": msgspec.json.encode(mine) if mine else b""}

    def state(self, seat: int) -> Parts:
        shown = {
            "prompt": self.prompt(seat),
            "stakes": self.stakes(seat),
            "view": self.view(seat),
            "story": self.story(seat),
            "legal": self.legal(seat),
            "errors": [self.describe(self.error(seat, action)) for action in self.probes],
        }
        return {part: msgspec.json.encode(data) for part, data in shown.items()}

    def prompt(self, seat: int) -> dict[str, object]:
        return self.sitting.prompt_for(seat).shown()

    def stakes(self, seat: int) -> Stakes | None:
        """What this seat is told to be at stake; nothing where it is not asked, or the game does not say."""
        prompt = self.sitting.prompt_for(seat)
        return stakes_of(self.sitting.game, self.sitting.views[seat], prompt) if prompt.choices else None

    def view(self, seat: int) -> dict[str, object]:
        return self.knower(seat).shown()

    def story(self, seat: int) -> Story | None:
        """What would be told at the end, as far as the game has come."""
        teller = self.sitting.game.part(self.sitting.game.story)
        return teller.tell(self.knower(seat)) if teller is not None else None

    def knower(self, seat: int) -> View:
        return self.sitting.spectator if seat == SPECTATOR else self.sitting.views[seat]

    def legal(self, seat: int) -> list[int]:
        table = self.sitting.table
        return table.legal_actions(seat) if has(awaited(table) | table.standing, seat) else []

    def error(self, seat: int, action: int) -> ClickbangError | None:
        return self.sitting.table.problem(seat, action)

    @staticmethod
    def describe(error: ClickbangError | None) -> object:
        return error and (type(error).__name__, error.code, error.rule, str(error), error.params)
