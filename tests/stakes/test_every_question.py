"""Every kind of question of every game says what is at stake, in every language and skin."""

import json
import re
from collections.abc import Iterator

import pytest
from examples.tiny_game import ODD_ONE_OUT

from clickbang.core.parts.stakes import Stake, stakes_of
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games import GAMES
from clickbang.text import Narrator
from tests.championship.position import deck
from tests.stakes.moments import moments
from tests.text.messages import VARIANTS, catalogue, patterns, references
from tests.text.test_whole_games import MONEY, NAMES, RICH
from tests.text.violence import violent

SPECIAL = json.dumps(
    {f"{key}-{place}": MONEY | {"effect": key} for key in ("bomb", "scream-mask") for place in range(4)}
)
"""A deck of nothing but bombs and masks."""

TABLES: dict[str, list[tuple[int, dict[str, str], int]]] = {
    "bulletbucks": [(3, {}, 40), (4, {"pot_after_bang": "carry"}, 10), (5, {"pot_after_bang": "discard"}, 10)],
    "championship": [
        (2, {}, 12),
        (3, {}, 4),
        (4, {"deck": deck(informer=8, bribe_the_judge=6)}, 4),
        (6, {"deck": "none"}, 12),
    ],
    "battleroyal": [
        (4, {}, 12),
        (6, {}, 12),
        (4, {"deck": RICH, "pairs": "off"}, 30),
        (7, {"lap_limit": "1"}, 6),
        (6, {"deck": SPECIAL}, 20),
    ],
}
"""By game: how many play, with which options, and how many games."""

RARE = {
    "championship-stake-accuse-none",
    "battleroyal-stake-compare-lost",
    "battleroyal-stake-compare-won",
    "battleroyal-stake-compare-all",
    "battleroyal-stake-mask",
    "championship-stake-play-on",
    "battleroyal-stake-sign-up",
    "battleroyal-stake-sign-down",
}
"""What takes more luck, or more cunning, than random games have."""


def asked_in(game: str) -> Iterator[tuple[View, Prompt]]:
    """What is asked in those games, each with what the seat knows at that moment."""
    for seats, options, games in TABLES[game]:
        yield from moments(GAMES[game], seats, options, games)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.untraced
def test_every_question_and_every_choice_has_a_line_in_every_language_and_skin(game: str) -> None:
    kinds = set()
    for view, prompt in asked_in(game):
        kinds.add(prompt.kind)
        for lang, skin in VARIANTS:
            narrator = Narrator(catalogue(lang, skin), GAMES[game], NAMES[: view.seats], view.seat, view.options)
            stake, stakes = narrator.stakes(view, prompt)
            assert len(stakes) == len(prompt.choices)
            for line in (stake, *stakes):
                assert line.strip(), prompt.kind
                assert not re.search(r"[{}\n]|None|->|  |(?<!1\u202f000\xa0)\$(?!1000)", line), line
                assert skin == "classic" or violent(lang, line) == []
    assert kinds == set(GAMES[game].kinds)


@pytest.mark.parametrize("game", TABLES)
def test_the_games_looked_at_tell_every_line_there_is(game: str) -> None:
    used: set[str] = set()
    for view, prompt in asked_in(game):
        found = stakes_of(GAMES[game], view, prompt)
        assert found is not None
        for stake in (found.question, *found.choices):
            used |= keys_in(stake, game)
    assert {key for key in patterns("en") if key.startswith(f"{game}-stake-")} - used - RARE == set()


def keys_in(stake: Stake, game: str) -> set[str]:
    """The messages of a stake and of those within it."""
    key = f"{game}-{stake.key}"
    inner = [part for part in stake.values.values() if isinstance(part, Stake)]
    return {key, *references(key, "en").messages}.union(*(keys_in(part, game) for part in inner))


def test_a_game_that_does_not_say_has_no_stakes() -> None:
    for view, prompt in moments(ODD_ONE_OUT, 3, {}, 1):
        narrator = Narrator(catalogue("en"), ODD_ONE_OUT, NAMES[:3], view.seat)
        assert narrator.stakes(view, prompt) == ("", [])
