"""Nobody can tell two games apart by the text that a language model is given; and a leak into it is caught."""

from functools import cache

import pytest

from clickbang.checks.games.pairs import InterferenceError
from clickbang.checks.games.surface import Parts
from clickbang.core.audience import SPECTATOR
from clickbang.games import GAMES
from clickbang.research.reading import Reader
from tests.noninterference.leaks import LeakySurface
from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook
from tests.noninterference.test_battleroyal import DOLLARS

PAIRS = 2
SEALED = [(BULLETBUCKS_SECRETS, "bid"), (CHAMPIONSHIP_SECRETS, "bet"), (BATTLEROYAL_SECRETS, "sign")]
KINDS = [
    (book, secret.kind)
    for book in (BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, BATTLEROYAL_SECRETS)
    for secret in book.secrets
]


@cache
def reader(game: str) -> Reader:
    return Reader(GAMES[game])


class ReadingSurface(LeakySurface):
    """What a seat reads."""

    def state(self, seat: int) -> Parts:
        if seat == SPECTATOR:
            return {}
        return {"text": self.text(seat).encode()}

    def text(self, seat: int) -> str:
        return reader(self.sitting.game.name).text(self.knower(seat), self.sitting.prompt_for(seat))


class LeakyReading(ReadingSurface):
    """Whoever is read to learns something of what is sealed."""

    def text(self, seat: int) -> str:
        return f"{super().text(seat)}{self.secret()}"


@pytest.mark.parametrize(("rulebook", "kind"), SEALED)
def test_what_is_sealed_stays_out_of_the_text(rulebook: Rulebook, kind: str) -> None:
    assert play_pairs(rulebook, kind, PAIRS, surface=ReadingSurface)[kind] == PAIRS


@pytest.mark.soak
@pytest.mark.parametrize(("rulebook", "kind"), KINDS, ids=[f"{book.game.name}-{kind}" for book, kind in KINDS])
def test_whatever_is_hidden_stays_out_of_the_text(rulebook: Rulebook, kind: str) -> None:
    seats, options = (4, DOLLARS) if "$1000" in kind else (0, None)
    assert play_pairs(rulebook, kind, PAIRS, seats, options, ReadingSurface)[kind] > 0


@pytest.mark.parametrize(("rulebook", "kind"), SEALED)
def test_a_leak_into_the_text_is_caught(rulebook: Rulebook, kind: str) -> None:
    with pytest.raises(InterferenceError) as caught:
        play_pairs(rulebook, kind, 40, surface=LeakyReading)
    assert caught.value.part == "text"
