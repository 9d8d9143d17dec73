"""Every mistake has a typed error that names its rule, and changes nothing."""

from collections.abc import Callable

import pytest

from clickbang.core.actions import Action
from clickbang.core.chance import Scripted
from clickbang.core.errors import (
    ALREADY_ANSWERED,
    CHANCE_IS_DUE,
    GAME_OVER,
    IMPOSSIBLE_OUTCOME,
    NO_CHANCE_DUE,
    NO_SUCH_ANSWER,
    NO_SUCH_GAME,
    NO_SUCH_OPTION,
    NO_SUCH_SEAT,
    NO_SUCH_VALUE,
    NOT_ASKED,
    NOTHING_TO_TAKE_BACK,
    SCRIPT_IS_OVER,
    SEAT_COUNT,
    ChanceError,
    Fault,
    IllegalAnswer,
    MalformedAnswer,
    NotAsked,
    OptionError,
)
from clickbang.core.table import TAKE_BACK
from clickbang.games import find_game
from clickbang.games.bulletbucks import BULLETBUCKS, Bid, Convert, Name, decode, encode
from clickbang.games.bulletbucks.rules.errors import (
    EMPTY_BID,
    EMPTY_RAISE,
    FAULTS,
    MAY_NOT_CONVERT,
    MUST_BID,
    MUST_CONVERT,
    MUST_NAME,
    NO_SUCH_NOTE,
    NO_SUCH_STACK,
    NOT_AT_THE_TABLE,
)
from tests.bulletbucks.position import ALL, ONE, TWO, Play, game
from tests.bulletbucks.truth import truth


def start() -> Play:
    return game(3)


def raising() -> Play:
    return game(3).bids(TWO, TWO, ONE)


def converting() -> Play:
    """Seat 0 must convert and has one stack; seat 1 has one, too."""
    return game(3).clicks(0).bids((5, 6), ONE, ONE).names(1).click()


def naming() -> Play:
    """Seat 3 must name; seat 0 is dead, seat 1 has left."""
    play = game(5).bids(ONE, (5, 6), ONE, TWO, ONE).names(0).bang().bids(ALL, ONE, TWO, ONE).names(2).click()
    return play.bids(ONE, TWO, ONE)


def spinning() -> Play:
    return game(3).bids(ONE, ONE, TWO).names(0)


def over() -> Play:
    return game(3).bids(ALL, ALL, ALL)


Case = tuple[Callable[[], Play], int, int, Fault]

CASES: list[Case] = [
    (start, 0, encode(Bid(0, 0)), EMPTY_BID),
    (raising, 0, encode(Bid(0, 0)), EMPTY_RAISE),
    (start, 0, encode(Bid(7, 0)), NO_SUCH_NOTE),
    (start, 0, encode(Bid(0, 7)), NO_SUCH_NOTE),
    (raising, 1, encode(Bid(1, 6)), NO_SUCH_NOTE),
    (naming, 3, encode(Name(0)), NOT_AT_THE_TABLE),
    (naming, 3, encode(Name(1)), NOT_AT_THE_TABLE),
    (naming, 3, encode(Name(5)), NOT_AT_THE_TABLE),
    (converting, 0, encode(Convert(1)), NO_SUCH_STACK),
    (converting, 0, encode(Convert(5)), NO_SUCH_STACK),
    (start, 0, encode(Convert(0)), MAY_NOT_CONVERT),
    (raising, 0, encode(Convert(0)), MAY_NOT_CONVERT),
    (converting, 0, encode(Bid(1, 0)), MUST_CONVERT),
    (converting, 0, encode(Name(0)), MUST_CONVERT),
    (start, 0, encode(Name(0)), MUST_BID),
    (raising, 0, encode(Name(5)), MUST_BID),
    (start, 0, -2, MUST_BID),
    (naming, 3, encode(Bid(1, 0)), MUST_NAME),
    (naming, 3, encode(Convert(0)), MUST_NAME),
    (naming, 3, -2, MUST_NAME),
    (start, 3, encode(Bid(1, 0)), NO_SUCH_SEAT),
    (start, -1, encode(Bid(1, 0)), NO_SUCH_SEAT),
    (over, 0, encode(Bid(1, 0)), GAME_OVER),
    (spinning, 0, encode(Bid(1, 0)), CHANCE_IS_DUE),
    (raising, 2, encode(Bid(1, 0)), NOT_ASKED),
    (converting, 1, encode(Convert(0)), NOT_ASKED),
    (naming, 2, encode(Name(2)), NOT_ASKED),
    (naming, 0, encode(Name(2)), NOT_ASKED),
    (lambda: start().answer(0, Bid(1, 0)), 0, encode(Bid(2, 0)), ALREADY_ANSWERED),
    (start, 0, TAKE_BACK, NOTHING_TO_TAKE_BACK),
]


@pytest.mark.parametrize(("position", "seat", "action", "fault"), CASES)
def test_a_mistake_is_refused_with_its_own_error(
    position: Callable[[], Play], seat: int, action: int, fault: Fault
) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        position().sitting.answer(seat, action)
    assert refused.value.fault is fault


@pytest.mark.parametrize(("position", "seat", "action"), [case[:3] for case in CASES])
def test_a_mistake_changes_nothing_and_nobody_hears_of_it(position: Callable[[], Play], seat: int, action: int) -> None:
    play = position()
    views = [*play.sitting.views, play.sitting.spectator]
    before = truth(play.table), [view.shown() for view in views], list(play.told)
    with pytest.raises(IllegalAnswer):
        play.sitting.answer(seat, action)
    with pytest.raises(IllegalAnswer):
        play.table.apply(seat, action)
    assert (truth(play.table), [view.shown() for view in views], play.told) == before


def test_every_mistake_of_the_game_is_made_here() -> None:
    assert {fault.code for *_, fault in CASES} >= {fault.code for fault in FAULTS}


def test_all_mistakes_of_the_game_are_declared() -> None:
    assert BULLETBUCKS.faults == FAULTS
    assert all(fault.code.startswith("bulletbucks/") for fault in FAULTS)


@pytest.mark.parametrize("fault", FAULTS)
def test_the_message_names_the_rule(fault: Fault) -> None:
    error = IllegalAnswer(fault, ones=1, twos=2, stack=3)
    assert str(error).endswith(f" ({fault.rule})")
    assert fault.rule.startswith("BB-")


@pytest.mark.parametrize(
    ("position", "seat", "action", "sentence"),
    [
        (start, 0, Bid(0, 0), "A bid needs at least one note. (BB-5)"),
        (raising, 0, Bid(0, 0), "A raise needs at least one more note. (BB-7)"),
        (raising, 1, Bid(1, 6), "You hold 6 × 1,000 and 5 × 2,000, and notes are never changed. (BB-2)"),
        (naming, 3, Name(0), "Only a player still at the table can be named. (BB-6)"),
        (converting, 0, Convert(1), "You have no stack number 2. (BB-9)"),
        (start, 0, Convert(0), "Nobody who holds a note may convert a stack. (BB-9)"),
        (converting, 0, Bid(1, 0), "You have no notes: convert one of your stacks first. (BB-9)"),
        (start, 0, Name(0), "You are asked for notes. (BB-5)"),
        (naming, 3, Bid(1, 0), "You are asked to name a player. (BB-6)"),
    ],
)
def test_the_message_is_a_sentence_a_player_understands(
    position: Callable[[], Play], seat: int, action: Action, sentence: str
) -> None:
    problem = position().table.problem(seat, encode(action))
    assert problem is not None
    assert str(problem) == sentence


@pytest.mark.parametrize("position", [spinning, over])
def test_nobody_is_asked_while_the_revolver_spins_or_after_the_end(position: Callable[[], Play]) -> None:
    assert {position().table.prompt_for(seat).role for seat in range(3)} == {"watching"}


def test_not_being_asked_has_an_error_of_its_own() -> None:
    with pytest.raises(NotAsked):
        raising().answer(2, Bid(1, 0))


# Chance


@pytest.mark.parametrize("position", [start, raising, converting, naming, over])
def test_chance_strikes_only_when_the_revolver_spins(position: Callable[[], Play]) -> None:
    with pytest.raises(ChanceError) as refused:
        position().table.strike(0)
    assert refused.value.fault is NO_CHANCE_DUE


@pytest.mark.parametrize("outcome", [-1, 2, 6])
def test_the_revolver_knows_click_and_bang_only(outcome: int) -> None:
    play = spinning()
    before = truth(play.table)
    with pytest.raises(ChanceError) as refused:
        play.table.strike(outcome)
    assert refused.value.fault is IMPOSSIBLE_OUTCOME
    assert truth(play.table) == before


def test_a_source_without_luck_changes_nothing() -> None:
    play = spinning()
    before = truth(play.table)
    with pytest.raises(ChanceError) as refused:
        play.table.draw(Scripted([]))
    assert refused.value.fault is SCRIPT_IS_OVER
    assert truth(play.table) == before


# Malformed answers and tables that cannot be set up


@pytest.mark.parametrize(
    "action", [Bid(-1, 0), Bid(0, -1), Bid(37, 0), Bid(0, 37), Name(-1), Name(6), Convert(-1), Convert(6), Action()]
)
def test_what_is_no_answer_of_this_game_has_no_code(action: Action) -> None:
    with pytest.raises(MalformedAnswer) as refused:
        encode(action)
    assert refused.value.fault is NO_SUCH_ANSWER


@pytest.mark.parametrize("code", [-2, -1, BULLETBUCKS.num_actions, BULLETBUCKS.num_actions + 1])
def test_a_code_beyond_the_answers_is_none(code: int) -> None:
    with pytest.raises(MalformedAnswer):
        decode(code)


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7, 100])
def test_fewer_than_three_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(OptionError) as refused:
        BULLETBUCKS.table(seats)
    assert refused.value.fault is SEAT_COUNT


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"pot_after_bang": "burn"}, NO_SUCH_VALUE),
        ({"open_purses": ""}, NO_SUCH_VALUE),
        ({"colour": "red"}, NO_SUCH_OPTION),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, str], fault: Fault) -> None:
    with pytest.raises(OptionError) as refused:
        BULLETBUCKS.table(3, options)
    assert refused.value.fault is fault


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(OptionError, match="bulletbucks") as refused:
        find_game("poker")
    assert refused.value.fault is NO_SUCH_GAME
