"""The census of Battle Royal counts what happens, and its simple bots do the one thing they do."""

import pytest
from tools.census import Census, Counted, play
from tools.simple_bots import Keeper, Killer, Lurker, Truster

from clickbang.bots import Bot
from clickbang.core.audience import EVERYONE
from clickbang.core.events import Ended, Event
from clickbang.games.battleroyal import Confront, Pass, Sign
from clickbang.games.battleroyal.events import Confronted, LeftTeam, ShownSign, SignsRevealed, TeamFormed
from tests.battleroyal.position import game
from tests.bots.games.battleroyal_seats import answer


def counted(*events: Event) -> Counted:
    census = Census(6)
    for event in events:
        census.on_event(EVERYONE, event)
    return census.counted()


def test_team_signs_are_counted_in_all_and_in_the_first_third() -> None:
    def shown(first: int, second: int) -> SignsRevealed:
        return SignsRevealed((ShownSign(0, first), ShownSign(1, second)))

    found = counted(shown(0, 0), shown(0, 1), shown(1, 1), shown(1, 1))
    assert (found.team, found.signs, found.early_team, found.early_signs) == (3, 8, 3, 4)


@pytest.mark.parametrize(("seats", "three"), [((0, 1), False), ((0, 1, 2), True)])
def test_a_team_of_three_is_one_of_three(seats: tuple[int, ...], three: bool) -> None:
    assert counted(TeamFormed(seats)).three == three


def test_who_leaves_a_mate_and_confronts_them_has_betrayed() -> None:
    team = TeamFormed((0, 1))
    assert counted(team, LeftTeam(0), Confronted(0, 1, (0,), (1,))).betrayed
    assert not counted(team, LeftTeam(0), Confronted(0, 5, (0,), (5,))).betrayed


def test_a_kill_against_somebody_just_left_is_a_betrayal_too() -> None:
    signs = SignsRevealed((ShownSign(5, 0), ShownSign(1, 0), ShownSign(0, 1)))
    clash = Confronted(5, 1, (0, 5), (1,))
    assert counted(TeamFormed((0, 1)), LeftTeam(0), TeamFormed((0, 5)), clash, signs).betrayed
    assert not counted(TeamFormed((0, 5)), clash, signs).betrayed


def test_who_has_won_and_how_it_ended() -> None:
    found = counted(Ended("last-one", (3,), (0, 0, 0, 1, 0, 0)))
    assert (found.winners, found.ending, found.nobody) == ((3,), "last-one", False)


def test_equal_arguments_play_equal_games() -> None:
    assert play("naive", "killer", 6, 2, 1, "standard") == play("naive", "killer", 6, 2, 1, "standard")


@pytest.mark.parametrize(
    ("bot", "turn", "sign"),
    [(Killer, Confront, 1), (Lurker, Pass, 1), (Truster, Confront, 0), (Keeper, Confront, 0)],
)
def test_a_simple_bot_does_what_it_always_does(bot: type[Bot], turn: type, sign: int) -> None:
    assert isinstance(answer(bot(), game(6, "bazooka fork"), 0), turn)
    assert answer(bot(), game(6, "bazooka fork").confronts(1), 1) == Sign(sign)


def test_who_keeps_faith_kills_who_has_broken_it() -> None:
    play = game(6, "bazooka rope fork").confronts(1, "K", "T").until_turn(5).confronts(0)
    assert answer(Keeper(), play, 5) == Sign(1)
