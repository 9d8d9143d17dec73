"""`view.sample` against the truth, by enumeration: no impossible world, every possible one often enough."""

from collections.abc import Callable

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import count, lowest
from clickbang.games.battleroyal import BattleRoyal
from clickbang.games.battleroyal.rules.codes import (
    AGREE_CODE,
    ASSIGN_CODE,
    BY_NAME_CODE,
    CARD_CODE,
    CONFRONT_CODE,
    COUNT_CODE,
    DONE_CODE,
    FROM_CODE,
    PASS_CODE,
    SEND_CODE,
    SHOW_CODE,
    SIGN_CODE,
    TO_CODE,
    VOTE_CODE,
    WITH_CODE,
)
from clickbang.games.battleroyal.rules.state import (
    DIVIDE_PROMPT,
    REVEAL_PROMPT,
    SIGN_PROMPT,
    TALK_PROMPT,
    TURN_PROMPT,
    VOTE_PROMPT,
)
from tests.battleroyal.position import deck
from tests.battleroyal_view.enumeration import Story, compare_samples

# Who reveals what


def all_kill(table: BattleRoyal, seat: int) -> list[int]:
    """Everybody confronts their neighbour and kills, with any card, and a bluff or not."""
    if table.kind == TURN_PROMPT:
        return [CONFRONT_CODE + table.board.neighbour(seat, 1)]
    return [SIGN_CODE + 1] if table.kind == SIGN_PROMPT else table.legal_actions(seat)


def two_clashes(table: BattleRoyal) -> bool:
    return table.over or (table.kind == TURN_PROMPT and count(table.board.alive) < 3)


@pytest.mark.parametrize("observer", [0, 1, 2, 3, SPECTATOR])
@pytest.mark.rule("BR-12", "BR-13", "BR-14")
def test_cards_are_as_likely_as_what_was_heard_of_them_makes_them(observer: int) -> None:
    story = Story(4, deck("1", "2", "derringer", "bomb", "5"), all_kill, two_clashes)
    assert compare_samples(story, observer, every=20) > 10


# Who is given what


def give_and_clash(table: BattleRoyal, seat: int) -> list[int]:
    """Seat 0 takes the card of seat 1 and gives one of its two to seat 2, its team-mate; then 2 confronts the team."""
    if table.kind == TURN_PROMPT:
        passes = seat in (3, 4)
        return [PASS_CODE if passes else CONFRONT_CODE + table.board.neighbour(seat, 1)]
    if table.kind == SIGN_PROMPT:
        kills = seat == 0 if table.board.alive >> 1 & 1 else table.board.turn == 2 and table.board.teams[0] != 1
        return [SIGN_CODE + (1 if kills else 0)]
    if table.kind == REVEAL_PROMPT:
        return table.legal_actions(seat)
    assert table.drafts is not None
    if table.board.turn == 0:
        script = {
            (0, 1): [FROM_CODE, TO_CODE + 2, COUNT_CODE + 1, SEND_CODE],
            (2, 1): [SHOW_CODE + 2, WITH_CODE + 3, SEND_CODE],
            (2, 2): [AGREE_CODE],
        }.get((seat, table.board.talk_round), [DONE_CODE])
        step = len(table.drafts[seat])
        return [script[step]] if step < len(script) else table.legal_actions(seat)
    return [DONE_CODE]


def after_gift_and_clash(table: BattleRoyal) -> bool:
    if table.kind == TURN_PROMPT:
        return count(table.board.alive) == 2 or (table.board.turn == 3 and table.board.teams[0] != 1)
    return table.kind == DIVIDE_PROMPT


@pytest.mark.parametrize("observer", [0, 3])
@pytest.mark.rule("BR-17")
def test_a_gift_may_have_been_any_card_of_the_giver(observer: int) -> None:
    story = Story(5, deck("1", "2", "derringer", "4", "5"), give_and_clash, after_gift_and_clash)
    assert compare_samples(story, observer, every=9) > 10


# Who names what


def name_and_trade(table: BattleRoyal, seat: int) -> list[int]:
    """Seats 0 to 2 are a team; 0 offers 1 its card by name for any card of theirs, and 2 is to hear of it."""
    if table.kind == TURN_PROMPT:
        return [CONFRONT_CODE + seat + 1]
    if table.kind == SIGN_PROMPT:
        return [SIGN_CODE]
    assert table.drafts is not None
    own = lowest(table.hands[0])
    trade = [FROM_CODE, TO_CODE + 1, BY_NAME_CODE, CARD_CODE + own, FROM_CODE + 1, TO_CODE, COUNT_CODE + 1]
    script = {
        (0, 1): [*trade, SHOW_CODE + 2, SEND_CODE],
        (1, 1): [SHOW_CODE + 1, WITH_CODE, SEND_CODE],
        (2, 1): [SHOW_CODE + 2, WITH_CODE, SEND_CODE],
        (1, 2): [AGREE_CODE],
        (2, 2): [SHOW_CODE + 2, WITH_CODE + 1, SEND_CODE],
        (2, 3): [AGREE_CODE],
    }.get((seat, table.board.talk_round), [DONE_CODE])
    if table.board.turn == 0:
        return [DONE_CODE]
    step = len(table.drafts[seat])
    return [script[step]] if step < len(script) else table.legal_actions(seat)


def traded(table: BattleRoyal) -> bool:
    return table.kind == TURN_PROMPT and table.board.turn == 2


def half_agreed(table: BattleRoyal) -> bool:
    return table.kind == TALK_PROMPT and table.board.talk_round == 3


@pytest.mark.parametrize("observer", [0, 1, 2, 3])
@pytest.mark.parametrize("until", [traded, half_agreed])
@pytest.mark.rule("BR-17")
def test_what_is_named_is_where_it_was_said_to_be(observer: int, until: Callable[[BattleRoyal], bool]) -> None:
    assert compare_samples(Story(5, deck(*"123456"), name_and_trade, until), observer, every=20) > 2


# Who inherits what


def inherit(table: BattleRoyal, seat: int) -> list[int]:
    """Seats 0 and 1 are a team, and so are 2 and 3, who trust it; their cards are divided in any way."""
    if table.kind == TURN_PROMPT:
        founds_team = seat in (0, 2) and table.board.teams[seat] == 1 << seat
        attacks = seat == 1 and table.board.teams[2] != 1 << 2
        return [CONFRONT_CODE + seat + 1 if founds_team or attacks else PASS_CODE]
    if table.kind == SIGN_PROMPT:
        return [SIGN_CODE + (1 if count(table.board.attackers) == 2 and seat in (0, 1) else 0)]
    if table.kind == TALK_PROMPT:
        return [DONE_CODE]
    if table.kind == DIVIDE_PROMPT:
        return [ASSIGN_CODE, ASSIGN_CODE + 1]
    assert table.kind == VOTE_PROMPT
    return [VOTE_CODE + 1]


def three_left(table: BattleRoyal) -> bool:
    return table.kind == TURN_PROMPT and count(table.board.alive) == 3


@pytest.mark.parametrize("observer", [0, 2, 4, SPECTATOR])
@pytest.mark.rule("BR-18")
def test_heirs_may_have_divided_cards_in_any_way(observer: int) -> None:
    assert compare_samples(Story(5, deck(*"12345"), inherit, three_left), observer, every=20) > 2
