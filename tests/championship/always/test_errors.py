"""Every mistake has a typed error that names its rule, and changes nothing."""

from collections.abc import Callable

import pytest

from clickbang.core.actions import Action, Decline
from clickbang.core.errors import (
    ALREADY_ANSWERED,
    CHANCE_IS_DUE,
    GAME_OVER,
    IMPOSSIBLE_OUTCOME,
    NO_CHANCE_DUE,
    NO_SUCH_ANSWER,
    NO_SUCH_OPTION,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOTHING_TO_TAKE_BACK,
    ChanceError,
    Fault,
    IllegalAnswer,
    MalformedAnswer,
    OptionError,
)
from clickbang.core.table import TAKE_BACK
from clickbang.games.championship import CHAMPIONSHIP, Accuse, Aim, Bet, FireOn, Pocket, decode, encode
from clickbang.games.championship import Play as PlayCard
from clickbang.games.championship.deck.deck_errors import DECK_FAULTS
from clickbang.games.championship.rules.codes import ACTION_COUNT
from clickbang.games.championship.rules.errors import (
    BAD_TARGET,
    BOX_IS_EMPTY,
    FAULTS,
    IS_OUT,
    MUST_ACCUSE,
    MUST_AIM,
    MUST_BET,
    MUST_DECIDE,
    MUST_PLAY,
    MUST_POCKET,
    NEEDS_SKULL,
    NO_SUCH_BARREL_CARD,
    NO_SUCH_CARD,
    NOT_FIRING,
    NOT_NOW,
    NOT_YOURSELF,
    POCKET_IS_SHOWN,
)
from tests.championship.position import Card, Play, deck, game, holding, wrong_accusations
from tests.core.laws import snapshot


def start() -> Play:
    return game(3)


def seven_bullets() -> Play:
    """Seat 0 has nothing but BULLETs."""
    return wrong_accusations(game(2, deck="none"), 5).pockets("BC").accuses({0: 1}).until("pocket")


def betting() -> Play:
    return game(3).until("bet")


def accusing() -> Play:
    """The pocket of seat 1 has been shown; seat 3 is out of the game."""
    play = game(4)
    for _ in range(4):
        play.round(killing=(3,))
    return play.accuses({0: 1}).until("accuse")


def spin_window() -> Play:
    return game(3, "live-round gift peek").until("play", "spin")


def accusation_window() -> Play:
    """Seat 2 is out of the round; the dice of seats 0 and 1 show 0 and 5."""
    play = game(3, "second-thoughts informer peek").pockets("CCB").bets(0, 5, 0).accuses({1: 2}).bribes()
    return play.until("play", "accusation")


def trigger_window() -> Play:
    """Only seat 0 fires, and seat 3 has no card."""
    play = game(4, "gift air-gun gift live-round").plays("spin", {3: ("live-round", 3)})
    return play.bets(1, 0, 0, 0).until("play", "trigger")


def out_of_the_round() -> Play:
    return holding("gift", "shoot-somebody one-more").bets(2, 1).barrel(1, "B").shoots()


def empty_box() -> Play:
    return wrong_accusations(game(6, deck=deck(live_round=40)), 3).until("play", "spin")


def bribing() -> Play:
    return game(3, "gift peek peek").pockets("BCC").accuses({1: 0})


def aiming() -> Play:
    play = game(3, "shoot-somebody peek peek").bets(1, 0, 0).plays("trigger", {0: "shoot-somebody"})
    return play.until("aim")


def last_captain() -> Play:
    play = game(2, deck="none")
    for _ in range(3):
        play.round(killing=(0,))
    return play.bets(1, 2).barrel(0, "B").accuses({})


def chance_due() -> Play:
    play = game(2, deck="none").bets(1, 0).until("accuse")
    for seat in (0, 1):
        play.sitting.answer(seat, encode(Decline()))
    return play


def over() -> Play:
    return last_captain().answer(1, Decline())


Case = tuple[Callable[[], Play], int, Action | Card | int, Fault]

CASES: list[Case] = [
    (start, 0, Bet(1), MUST_POCKET),
    (start, 0, Decline(), MUST_POCKET),
    (start, 0, -2, MUST_POCKET),
    (seven_bullets, 0, Pocket(False), NO_SUCH_BARREL_CARD),
    (betting, 0, Pocket(True), MUST_BET),
    (betting, 0, Decline(), MUST_BET),
    (accusing, 2, Accuse(2), NOT_YOURSELF),
    (accusing, 2, Accuse(1), POCKET_IS_SHOWN),
    (accusing, 2, Accuse(3), IS_OUT),
    (accusing, 2, Accuse(4), MUST_ACCUSE),
    (accusing, 2, Bet(0), MUST_ACCUSE),
    (accusing, 0, Accuse(2), NOT_ASKED),
    (spin_window, 0, Bet(0), MUST_PLAY),
    (spin_window, 0, ACTION_COUNT, MUST_PLAY),
    (spin_window, 1, ("live-round", 0), NO_SUCH_CARD),
    (spin_window, 1, PlayCard(63, 0), NO_SUCH_CARD),
    (spin_window, 1, ("gift", 0), NOT_NOW),
    (spin_window, 0, "live-round", BAD_TARGET),
    (spin_window, 0, ("live-round", 3), BAD_TARGET),
    (spin_window, 0, ("live-round", 1, True), BAD_TARGET),
    (empty_box, 0, ("live-round", 0), BOX_IS_EMPTY),
    (accusation_window, 0, ("second-thoughts", 0, True), BAD_TARGET),
    (accusation_window, 0, ("second-thoughts", 1), BAD_TARGET),
    (accusation_window, 0, ("second-thoughts", 2), BAD_TARGET),
    (accusation_window, 1, ("informer", 2), BAD_TARGET),
    (trigger_window, 0, ("gift", 0), BAD_TARGET),
    (trigger_window, 0, "gift", BAD_TARGET),
    (trigger_window, 1, "air-gun", NOT_FIRING),
    (trigger_window, 2, ("gift", 0), NOT_FIRING),
    (trigger_window, 3, ("gift", 0), NOT_ASKED),
    (out_of_the_round, 1, "shoot-somebody", NEEDS_SKULL),
    (out_of_the_round, 1, ("one-more", 1), BAD_TARGET),
    (bribing, 0, ("gift", 1), NOT_NOW),
    (bribing, 0, "bribe-the-judge", NO_SUCH_CARD),
    (bribing, 0, Accuse(1), MUST_PLAY),
    (bribing, 1, "bribe-the-judge", NOT_ASKED),
    (aiming, 0, Aim(3), MUST_AIM),
    (aiming, 0, Decline(), MUST_AIM),
    (aiming, 1, Aim(0), NOT_ASKED),
    (last_captain, 1, Pocket(True), MUST_DECIDE),
    (last_captain, 0, FireOn(), NOT_ASKED),
    (start, 3, Pocket(False), NO_SUCH_SEAT),
    (start, -1, Pocket(False), NO_SUCH_SEAT),
    (over, 0, Pocket(False), GAME_OVER),
    (chance_due, 0, Decline(), CHANCE_IS_DUE),
    (lambda: start().answer(0, Pocket(True)), 0, Pocket(False), ALREADY_ANSWERED),
    (start, 0, TAKE_BACK, NOTHING_TO_TAKE_BACK),
]


def code_of(play: Play, action: Action | Card | int) -> int:
    if isinstance(action, int):
        return action
    return encode(action if isinstance(action, Action) else play.card(action))


@pytest.mark.parametrize(("position", "seat", "action", "fault"), CASES)
def test_a_mistake_is_refused_with_its_own_error(
    position: Callable[[], Play], seat: int, action: Action | Card | int, fault: Fault
) -> None:
    play = position()
    with pytest.raises(IllegalAnswer) as refused:
        play.sitting.answer(seat, code_of(play, action))
    assert refused.value.fault is fault


@pytest.mark.parametrize(("position", "seat", "action"), [case[:3] for case in CASES])
def test_a_mistake_changes_nothing_and_nobody_hears_of_it(
    position: Callable[[], Play], seat: int, action: Action | Card | int
) -> None:
    play = position()
    views = [*play.sitting.views, play.sitting.spectator]
    before = snapshot(play.table), [view.shown() for view in views], list(play.told)
    with pytest.raises(IllegalAnswer):
        play.sitting.answer(seat, code_of(play, action))
    with pytest.raises(IllegalAnswer):
        play.table.apply(seat, code_of(play, action))
    assert (snapshot(play.table), [view.shown() for view in views], play.told) == before


def test_every_mistake_of_the_game_is_made_here() -> None:
    assert {fault.code for *_, fault in CASES} >= {fault.code for fault in FAULTS}


def test_all_mistakes_of_the_game_are_declared() -> None:
    assert (*FAULTS, *DECK_FAULTS) == CHAMPIONSHIP.faults
    assert all(fault.code.startswith("championship/") for fault in CHAMPIONSHIP.faults)


@pytest.mark.parametrize("fault", CHAMPIONSHIP.faults)
def test_the_message_names_the_rule(fault: Fault) -> None:
    params = dict.fromkeys(("why", "card", "field", "fields", "effects", "phase", "most"), "it")
    assert str(IllegalAnswer(fault, **params)).endswith(f" ({fault.rule})")
    assert fault.rule.startswith("WC-")


# Chance


@pytest.mark.parametrize("position", [start, betting, accusing, aiming, over])
def test_chance_strikes_only_where_it_is_due(position: Callable[[], Play]) -> None:
    with pytest.raises(ChanceError) as refused:
        position().table.strike(0)
    assert refused.value.fault is NO_CHANCE_DUE


@pytest.mark.parametrize("outcome", [-1, 2])
def test_a_barrel_holds_clicks_and_bullets_only(outcome: int) -> None:
    play = chance_due()
    before = snapshot(play.table)
    with pytest.raises(ChanceError) as refused:
        play.table.strike(outcome)
    assert refused.value.fault is IMPOSSIBLE_OUTCOME
    assert snapshot(play.table) == before


# Malformed answers and tables that cannot be set up


@pytest.mark.parametrize(
    "action",
    [
        *(Bet(-1), Bet(6), Accuse(-1), Accuse(6), Aim(-1), Aim(6), Action()),
        *(PlayCard(-1), PlayCard(64), PlayCard(0, -1), PlayCard(0, 6), PlayCard(0, None, True)),
    ],
)
def test_what_is_no_answer_of_this_game_has_no_code(action: Action) -> None:
    with pytest.raises(MalformedAnswer) as refused:
        encode(action)
    assert refused.value.fault is NO_SUCH_ANSWER


@pytest.mark.parametrize("code", [-2, -1, ACTION_COUNT, ACTION_COUNT + 1])
def test_a_code_beyond_the_answers_is_none(code: int) -> None:
    with pytest.raises(MalformedAnswer):
        decode(code)


def test_codes_and_typed_answers_are_inverses_over_the_whole_space() -> None:
    assert [encode(decode(code)) for code in range(ACTION_COUNT)] == list(range(ACTION_COUNT))
    assert len({decode(code) for code in range(ACTION_COUNT)}) == ACTION_COUNT


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        game(3, colour="red")
    assert refused.value.fault is NO_SUCH_OPTION
