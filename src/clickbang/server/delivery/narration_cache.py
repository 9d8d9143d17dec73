"""What is told again and again is put into words once."""

from collections import OrderedDict
from functools import lru_cache

from msgspec import Raw

from clickbang.core.events import Event
from clickbang.core.registry import GAMES
from clickbang.protocol.wire import encode
from clickbang.text import Catalogue
from clickbang.text.narrator import Narrator

MOST_LINES = 100_000
"""So many are kept, about ten megabytes."""

Key = tuple[str, int, int, str, str]
"""Table, number of the game, seat, language, skin."""


class NarrationCache:
    """Whole games in words, for those who come in the middle: a line takes longer than all else that they are sent."""

    def __init__(self) -> None:
        self.games: OrderedDict[Key, list[str]] = OrderedDict()
        self.kept = 0

    def lines(self, key: Key, narrator: Narrator, events: list[Event]) -> list[str]:
        """All these events in words; only what has happened since the last time has to be put into them."""
        lines = self.games.setdefault(key, [])
        self.games.move_to_end(key)
        news = [narrator.event(event) for event in events[len(lines) :]]
        lines += news
        self.kept += len(news)
        while self.kept > MOST_LINES:
            self.kept -= len(self.games.popitem(last=False)[1])
        return lines

    def forget(self, table: str) -> None:
        """It sleeps, or has to be read again."""
        for key in [key for key in self.games if key[0] == table]:
            self.kept -= len(self.games.pop(key))


@lru_cache(maxsize=100)
def cards_json(game: str, options: tuple[tuple[str, str], ...], catalogue: Catalogue) -> Raw | None:
    """What stands on the cards of a game with these options, as JSON; None if it has none."""
    cards = Narrator(catalogue, GAMES[game], [], 0, dict(options)).words.cards()
    return Raw(encode(cards)) if cards else None
