"""Standing answers: a right to act that nobody waits for, as long as the prompt is open."""

from librt.random import Random

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Scripted
from clickbang.core.events import Asked
from clickbang.core.seats import members
from clickbang.core.table import DECLINE, Table
from tests.core.play import play
from tests.tiny.teams import LEAVE, PASS, TEAMS, Left, Passed, Teams


def test_a_standing_answer_takes_effect_at_once_and_the_prompt_stays_open() -> None:
    game = play(TEAMS, 4).answer(2, LEAVE)
    assert game.news == [(EVERYONE, Left(2, (0, 1, 3)))]
    assert (members(game.table.must), members(game.table.standing)) == ([0], [1, 3])
    assert game.sitting.views[0].standing == game.table.standing


def test_nobody_waits_for_it() -> None:
    game = play(TEAMS, 4).answer(0, PASS)
    assert game.news == [(EVERYONE, Passed(0)), (EVERYONE, Asked("turn", (1,), (), (0, 2, 3), False))]


def test_the_right_is_gone_when_it_has_been_used_or_has_become_pointless() -> None:
    game = play(TEAMS, 3).answer(1, LEAVE)
    assert not game.table.legal(1, LEAVE)
    assert game.table.legal(2, LEAVE)


def test_declining_it_is_allowed_and_does_nothing() -> None:
    game = play(TEAMS, 4).answer(2, DECLINE)
    assert game.news == []
    assert game.table.legal(2, LEAVE)
    assert game.table.default_action(2) == DECLINE


def test_who_is_on_turn_may_do_the_same_as_an_answer_and_is_asked_again() -> None:
    game = play(TEAMS, 3).answer(0, LEAVE)
    assert game.news == [(EVERYONE, Left(0, (1, 2))), (EVERYONE, Asked("turn", (0,), (), (1, 2), False))]
    assert game.prompt(0).choices == [PASS]


def test_it_may_call_for_chance_or_end_the_game() -> None:
    game = play(TEAMS, 3, 1).answer(1, LEAVE).answer(2, LEAVE)
    assert game.table.result().winners == (1,)


class Deaf(Teams):
    """Counts how often each seat is offered to leave, and nobody ever does."""

    offers: list[int]

    def legal_actions(self, seat: int) -> list[int]:
        self.offers[seat] += 1
        return super().legal_actions(seat)[:1]


def test_a_playout_offers_it_once_a_prompt() -> None:
    table = Deaf(3)
    table.offers = [0, 0, 0]
    table.begin()
    decisions = table.playout([Random(seat) for seat in range(3)], Scripted([]))
    assert table.offers == [3, 3, 3]
    assert decisions == 9


def test_a_playout_goes_on_when_one_calls_for_chance() -> None:
    def leave_at_once(table: Table, seat: int, _: Random) -> int:
        return LEAVE if LEAVE in table.legal_actions(seat) else PASS

    table = TEAMS.table(3)
    assert table.playout([Random(0)] * 3, Scripted([2]), leave_at_once) == 2
    assert table.result().winners == (2,)
