"""Styles: drawn from the bot's own luck unless chosen, never illegal, and no bot changes its level by them."""

from itertools import pairwise

import pytest
from librt.random import Random

from clickbang.arena.plan import Plan
from clickbang.arena.simulation import simulate
from clickbang.arena.summary import summarize
from clickbang.bots.errors import BotError
from clickbang.bots.levels import as_drawn
from clickbang.bots.match import play_match, seat_bot
from clickbang.bots.registry import make_bot
from clickbang.bots.style import DRAWN, PLAIN, STYLE_NAMES
from clickbang.core.game import Game
from clickbang.games import GAMES
from tests.bots import strange

BULLETBUCKS = GAMES["bulletbucks"]
STYLED = [(game, bot) for game in GAMES.values() for bot in game.styled]
IDS = [f"{game.name}-{bot}" for game, bot in STYLED]


def drawn_style(seed: int, seat: int = 0) -> str:
    bot = make_bot("shrewd:any", BULLETBUCKS)
    seat_bot(bot, seat, seed, 0)
    return bot.style.name


def test_a_chosen_style_is_played_and_none_where_none_is_named() -> None:
    for style in STYLE_NAMES:
        bot = make_bot(f"sharp:{style}", BULLETBUCKS)
        seat_bot(bot, 0, 1, 0)
        assert bot.style.name == style
    plain = make_bot("sharp", BULLETBUCKS)
    seat_bot(plain, 0, 1, 0)
    assert plain.style is PLAIN


def test_ones_own_bot_is_told_the_style_that_was_chosen_for_it() -> None:
    bot = make_bot("tests.bots.strange:First:bold", BULLETBUCKS)
    seat_bot(bot, 0, 1, 0)
    assert (type(bot), bot.style.name) == (strange.First, "bold")
    assert Plan("bulletbucks", ("own.py:Own:bold", "shrewd:bold", "own.py:Own"), 1, 1).labels == [
        "Own:bold", "shrewd:bold", "Own",
    ]  # fmt: skip


def test_all_styles_are_drawn() -> None:
    assert {drawn_style(seed) for seed in range(60)} == set(STYLE_NAMES)


def test_a_style_is_drawn_from_the_bots_own_luck_alone() -> None:
    assert [drawn_style(seed) for seed in range(20)] == [drawn_style(seed) for seed in range(20)]
    assert [drawn_style(seed, 0) for seed in range(20)] != [drawn_style(seed, 1) for seed in range(20)]


def test_drawing_a_style_leaves_the_bots_whims_as_they_are() -> None:
    whims, untouched = Random(5), Random(5)
    make_bot("shrewd:any", BULLETBUCKS).sit(0, whims, Random(7))
    assert whims.random() == untouched.random()


def test_a_bot_that_plays_again_draws_again() -> None:
    bot = make_bot("shrewd:any", BULLETBUCKS)
    found = []
    for number in range(30):
        seat_bot(bot, 0, 1, number)
        found.append(bot.style.name)
    assert any(first != second for first, second in pairwise(found))


def test_at_a_table_with_people_styles_are_drawn_unless_chosen() -> None:
    assert as_drawn("sharp", BULLETBUCKS) == f"shrewd:{DRAWN}"
    assert as_drawn("sharp:bold", BULLETBUCKS) == "shrewd:bold"
    assert as_drawn("random", BULLETBUCKS) == "random"  # which has none
    assert as_drawn("my_bot.py:MyBot", BULLETBUCKS) == "my_bot.py:MyBot"


@pytest.mark.parametrize(
    ("name", "styles"),
    [
        ("sharp:fierce", "cautious, bold, trusting, treacherous, any"),
        ("tests.bots.strange:First:fierce", "cautious, bold, trusting, treacherous, any"),
        ("random:bold", "none"),
        ("naive:bold", "none"),
    ],
)
def test_a_style_that_is_not_there_is_refused(name: str, styles: str) -> None:
    with pytest.raises(BotError) as raised:
        make_bot(name, BULLETBUCKS)
    assert raised.value.sentence == f"There is no bot '{name}': the styles of that one are: {styles}."


@pytest.mark.parametrize(("game", "bot"), STYLED, ids=IDS)
def test_a_styled_bot_answers_legally_and_plays_another_game(game: Game, bot: str) -> None:
    courses = set()
    for style in ("", *STYLE_NAMES):
        course = []
        for number in range(6):
            bots = [make_bot(f"{bot}:{style}" if style else bot, game) for _ in range(6)]
            match = play_match(game, bots, 3, number)
            assert match.fouls == []
            course.append(str(match.sitting.spectator.history))
        courses.add("".join(course))
    assert len(courses) >= 4  # nobody has a use for all of them in all games


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("style", STYLE_NAMES)
@pytest.mark.soak
def test_a_style_does_not_change_the_level(game: Game, style: str) -> None:
    """A styled one among plain ones: the share of wins is within 20 % of the fair one, as docs/bots.md says."""
    seats = 6 if game.name == "battleroyal" else 4
    plan = Plan(game.name, (f"shrewd:{style}", *["shrewd"] * (seats - 1)), 4000, 8)
    wins = summarize(simulate(plan, jobs=1)).players[0].wins
    assert wins.high * seats > 0.8
    assert wins.low * seats < 1.2
