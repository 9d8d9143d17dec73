"""Trust among Battle Royal's bots is conditional: who is blamed for what, and what each level makes of it."""

import pytest
from librt.random import Random

from clickbang.bots import Bot
from clickbang.bots.style import style_for
from clickbang.core.seats import members
from clickbang.games.battleroyal import Confront, Pass, Sign
from clickbang.games.battleroyal.bots.beginner import BeginnerBot
from clickbang.games.battleroyal.bots.casual import CasualBot
from clickbang.games.battleroyal.bots.judging.accounts import Accounts
from clickbang.games.battleroyal.bots.master import MasterBot
from clickbang.games.battleroyal.bots.shrewd import ShrewdBot
from tests.battleroyal.position import Play, game
from tests.bots.games.battleroyal_seats import answer

LEVELS = [BeginnerBot, CasualBot, ShrewdBot, MasterBot]
REMEMBERING = [CasualBot, ShrewdBot, MasterBot]


def accounts(play: Play) -> Accounts:
    found = Accounts(play.table.seats)
    found.recall(play.view(play.table.seats - 1))
    return found


def struck() -> Play:
    """Seat 0 has eliminated seat 1, who trusted it."""
    return game(8, "bazooka rope").confronts(1, "K", "T")


# Accounts


def test_who_kills_somebody_innocent_is_guilty() -> None:
    assert members(accounts(struck()).guilty()) == [0]


def test_who_pays_it_back_is_not() -> None:
    play = struck().until_turn(7).confronts(0, "K", "T")
    assert members(accounts(play).guilty()) == [0]
    assert members(accounts(play).killed) == [0, 7]


def test_who_leaves_a_team_to_confront_it_is_a_traitor() -> None:
    play = game(8).teams_up(1).until_turn(0).confronts(1)
    assert members(accounts(play).traitors) == [0]


def test_who_waits_alone_and_trusts_nobody_lurks() -> None:
    play = game(8).passes(7).confronts(0)
    assert members(accounts(play).lurkers()) == []
    play = game(8).passes(7).confronts(6, "T", "T").talks().until_turn(2)
    assert members(accounts(play).lurkers()) == [0, 1]


# Signs


@pytest.mark.parametrize("bot", REMEMBERING)
def test_who_is_confronted_by_somebody_guilty_kills(bot: type[Bot]) -> None:
    play = struck().until_turn(0).confronts(2)
    assert answer(bot(), play, 2) == Sign(1)


@pytest.mark.parametrize("bot", REMEMBERING)
def test_with_a_middling_card_one_trusts_a_stranger(bot: type[Bot]) -> None:
    assert answer(bot(), game(8, "bazooka hammer").confronts(1), 1, luck=2) == Sign(0)


def test_a_beginner_forgets_what_was_before_the_last_sign() -> None:
    play = struck().until_turn(0).confronts(7, "T", "T").talks().until_turn(2).confronts(0)
    assert {answer(BeginnerBot(), play, 2, luck) for luck in range(12)} >= {Sign(0)}
    assert {answer(ShrewdBot(), play, 2, luck) for luck in range(12)} == {Sign(1)}


@pytest.mark.parametrize(("style", "sign"), [("trusting", 0), ("treacherous", 1)])
def test_the_treacherous_strike_with_a_good_card_and_the_trusting_do_not(style: str, sign: int) -> None:
    bot = ShrewdBot()
    bot.manner = style
    assert style_for(style, Random(1)).name == style
    assert answer(bot, game(8, "hammer katana").confronts(1), 1) == Sign(sign)


# Turns


@pytest.mark.parametrize("bot", REMEMBERING)
def test_mates_hunt_who_has_struck(bot: type[Bot]) -> None:
    play = struck().until_turn(6).confronts(7, "T", "T").talks().until_turn(7)
    assert answer(bot(), play, 7) == Confront(0)


def test_a_master_lets_others_come_to_its_team() -> None:
    play = game(12, "rope hammer").teams_up(1).until_turn(1)
    assert answer(MasterBot(), play, 1) == Pass()
    assert answer(ShrewdBot(), play, 1) == Confront(2)


@pytest.mark.parametrize("bot", LEVELS)
def test_nobody_gives_the_pass_by_which_all_lose(bot: type[Bot]) -> None:
    play = game(6, "rope").passes(5)
    assert all(isinstance(answer(bot(), play, 5, luck), Confront) for luck in range(6))
