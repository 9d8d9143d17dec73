"""Whole random games can be told to every seat and every spectator, in every language and skin."""

import re

import pytest

from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from clickbang.text import Narrator
from clickbang.text.rulebook import page
from tests.text.messages import VARIANTS, catalogue, patterns

VIOLENT = {
    "en": r"bang|dead|dies|died|death|kill\w*|revolver|bullets?|shots?|shoot\w*|guns?|cylinder|blood|corpse",
    "fr": r"bang|morte?s?|mourir|meure?n?t?s?|tue\w*|revolver|balles?|barillet|tirs?|tirer|coup de feu|cimetière",
}
NAMES = ["Zoé", "Ada", "Basil", "Cleo", "Dante", "Esme"]


def random_games(game_name: str) -> list[Sitting]:
    """A few games on tables of every size, in which every option has each of its values."""
    game = GAMES[game_name]
    found = []
    for seats in range(game.least_seats, game.most_seats + 1):
        for number in range(max(len(option.values) for option in game.options)):
            options = {option.name: option.values[number % len(option.values)] for option in game.options}
            bots = [RandomBot() for _ in range(seats)]
            found.append(play_match(game, bots, seats, number, options).sitting)
    return found


SITTINGS = {name: random_games(name) for name in GAMES}


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_without_a_gap_and_gently_where_that_is_wanted(game: str, lang: str, skin: str) -> None:
    lines = []
    for sitting in SITTINGS[game]:
        for view in (sitting.views[0], sitting.views[-1], sitting.spectator):
            narrator = Narrator(catalogue(lang, skin), sitting.game, NAMES[: len(sitting.views)], view.seat)
            lines += [narrator.event(event) for event in view.history]
    told = "\n".join(lines)
    assert not re.search(r"[{}$]|None|->|  ", told)
    assert bool(violent(lang, told)) == (skin == "classic")


@pytest.mark.parametrize("lang", VIOLENT)
def test_the_gentle_skin_has_no_violent_word_in_anything_else_it_says(lang: str) -> None:
    """Prompts, help, options, the drawn table: their plain text, term by term."""
    gentle = catalogue(lang, "gentle")
    for key in patterns(lang, "gentle"):
        if not key.startswith("error-"):
            name, _, part = key.partition(".")
            message = gentle.bundle.get_message(name)
            pattern = message.attributes[part] if part else message.value
            assert pattern is not None
            assert violent(lang, str(gentle.bundle.format_pattern(pattern, {})[0])) == [], key


@pytest.mark.parametrize("lang", VIOLENT)
def test_the_gentle_rule_page_has_no_violent_word_but_the_name_of_an_option(lang: str) -> None:
    assert violent(lang, page("bulletbucks", lang)) != []
    assert violent(lang, page("bulletbucks", lang, "gentle")) == []


def test_the_games_told_here_show_every_event_there_is() -> None:
    for name, sittings in SITTINGS.items():
        seen = {type(event) for sitting in sittings for event in sitting.spectator.history}
        assert set(GAMES[name].own_events) <= seen


def violent(lang: str, text: str) -> list[str]:
    return re.findall(rf"\b(?:{VIOLENT[lang]})\b", text, re.IGNORECASE)
