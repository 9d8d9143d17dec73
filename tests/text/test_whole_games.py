"""Whole random games can be told to every seat and every spectator, in every language and skin."""

import json
import re
from functools import cache

import pytest

from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.cli.play.play_setup import BOT_NAMES
from clickbang.core.parts.decks import STANDARD
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from clickbang.games.battleroyal.deck import deck as battleroyal
from clickbang.games.championship.deck.deck import deck_data
from clickbang.text import LANGUAGES, Narrator
from clickbang.text.rulebook import page
from clickbang.text.story import tell_story
from tests.text.messages import VARIANTS, catalogue, params, patterns
from tests.text.violence import violent

NAMES = ["Zoé", *BOT_NAMES[:-1]]

LIVE_ROUND = deck_data(STANDARD)["live-round"]
TOO_FEW, TOO_MANY = (json.dumps({"live-round": {**LIVE_ROUND, "copies": copies}}) for copies in (2, 60))
"""Decks in which cards or BULLETs run out."""
MONEY = {**battleroyal.deck_data(STANDARD)["dollars"], "name": {"en": "Coin", "fr": "Sou"}}
DRAWS = {"value": 5, "name": {"en": "Five", "fr": "Cinq"}}
RICH = json.dumps({f"card-{number}": MONEY if number % 2 else DRAWS for number in range(40)})
"""A deck in which sums are often equal, and two who are left often see money."""
OWN_VALUES: dict[str, dict[str, tuple[str, ...]]] = {
    "bulletbucks": {},
    "championship": {"deck": (TOO_FEW, TOO_MANY)},
    "battleroyal": {"deck": (RICH,), "lap_limit": ("1",)},
}
SIZES = {"battleroyal": (4, 5, 6, 7, 8, 36)}
"""Where there are too many sizes of tables for all of them."""
RARE = {"battleroyal": ((6, 5388),)}
"""Seats and seed of games in which something happens that the others do not show: $1000 are refused."""


@cache
def random_games(game_name: str) -> list[Sitting]:
    """A few games on tables of all sizes, in which every option has each of its values."""
    game = GAMES[game_name]
    found = []
    for seats in SIZES.get(game_name, range(game.least_seats, game.most_seats + 1)):
        own = OWN_VALUES[game_name]
        values = {option.name: (*option.values, *own.get(option.name, ())) for option in game.options}
        for number in range(max(map(len, values.values()))):
            options = {name: those[number % len(those)] for name, those in values.items()}
            bots = [RandomBot() for _ in range(seats)]
            found.append(play_match(game, bots, seats, number, options).sitting)
    for seats, seed in RARE.get(game_name, ()):
        found.append(play_match(game, [RandomBot() for _ in range(seats)], seed).sitting)
    return found


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_without_a_gap_and_gently_where_that_is_wanted(game: str, lang: str, skin: str) -> None:
    lines = []
    for sitting in random_games(game):
        for view in (sitting.views[0], sitting.views[-1], sitting.spectator):
            narrator = Narrator(catalogue(lang, skin), sitting.game, NAMES[: view.seats], view.seat, view.options)
            lines += [narrator.event(event) for event in view.history]
            story = tell_story(narrator, view)
            lines += [story.ending, *story.moments, *story.sums, *story.out]
    told = "\n".join(lines)
    assert not re.search(r"[{}]|(?<!1\u202f000\xa0)\$(?!1000)|None|->|  ", told)
    assert bool(violent(lang, told)) == (skin == "classic")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gentle_skin_has_no_violent_word_in_anything_else_it_says(lang: str) -> None:
    """Prompts, help, options, the drawn table: their plain text, term by term."""
    gentle = catalogue(lang, "gentle")
    for key in patterns(lang, "gentle"):
        if not key.startswith("error-"):
            name, _, part = key.partition(".")
            message = gentle.bundle.get_message(name)
            pattern = message.attributes[part] if part else message.value
            assert pattern is not None
            plain, _ = gentle.bundle.format_pattern(pattern, dict.fromkeys(params(key, lang, "gentle"), ""))
            assert violent(lang, str(plain)) == [], key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_gentle_rule_page_has_no_violent_word(game: str, lang: str) -> None:
    assert violent(lang, page(game, lang)) != []
    assert violent(lang, page(game, lang, "gentle")) == []


def test_the_games_told_here_show_every_event_there_is() -> None:
    for name in GAMES:
        seen = {type(event) for sitting in random_games(name) for view in sitting.views for event in view.history}
        assert set(GAMES[name].own_events) - seen == set()
