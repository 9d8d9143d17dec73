"""Every mistake has a typed error of its own, with a stable code and the rule; it changes nothing and tells nobody."""

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
    NO_SUCH_OPTION,
    NO_SUCH_SEAT,
    NO_SUCH_VALUE,
    NOT_ASKED,
    NOTHING_TO_TAKE_BACK,
    ChanceError,
    Fault,
    IllegalAnswer,
    MalformedAnswer,
    OptionError,
)
from clickbang.core.table import TAKE_BACK
from clickbang.games.battleroyal import (
    BATTLEROYAL,
    Accept,
    Agree,
    AllShow,
    Assign,
    ByName,
    Confront,
    Decline,
    Done,
    GiveCard,
    GiveCount,
    GiveFrom,
    GiveTo,
    Leave,
    Pass,
    Pick,
    Refuse,
    Reveal,
    Send,
    Show,
    Sign,
    Vote,
    With,
    decode,
    encode,
)
from clickbang.games.battleroyal.rules.codes import ACTION_COUNT
from clickbang.games.battleroyal.rules.errors import (
    CARD_IS_OUT,
    FAULTS,
    MUST_CHOOSE,
    MUST_DIVIDE,
    MUST_PICK,
    MUST_REVEAL,
    MUST_SAY_BANG,
    MUST_SIGN,
    MUST_TALK,
    MUST_VOTE,
    NO_OFFER_LEFT,
    NO_SUCH_CARD,
    NO_SUCH_OFFER,
    NO_TEAM,
    NOT_A_NEIGHBOUR,
    NOT_IN_TEAM,
    NOT_TALKING,
    NOT_TO_NAME,
    OFFER_STEP,
    ONLY_LEAVING,
    ONLY_REFUSING,
    YOUR_TURN,
)
from tests.battleroyal.cards.test_special_cards import last_two
from tests.battleroyal.cards.test_spoils import won
from tests.battleroyal.position import Play, game, sides
from tests.battleroyal.talk.test_offers import three_cards
from tests.battleroyal.talk.test_talk import talk
from tests.core.laws import snapshot


def start() -> Play:
    return game(6)


def in_team() -> Play:
    """It is the turn of seat 2; seats 0 to 2 are a team."""
    return sides(3, 1)


def signing() -> Play:
    return game(6).confronts(1)


def revealing() -> Play:
    return game(6, "rope bazooka").confronts(1, "K", "K")


def pair_revealing() -> Play:
    """Seat 0 has picked the first of two cards."""
    return game(4, "rope darts").confronts(1, "2", "2").act(0, Reveal(5, False))


def dollars() -> Play:
    return last_two("dollars", "rope")


def answering() -> Play:
    """Seat 1 is done; an offer of seat 2 waits for seat 0."""
    return talk().talks({0: "show0 with2 send", 2: "show2 with0 send"})


def first_is_done() -> Play:
    return talk().talks({1: "show1 with2 send", 2: "show2 with1 send"})


def offers_used_up() -> Play:
    play = talk()
    for _ in range(3):
        play.talks({0: "show0 with1 send", 1: "show1 with0 send"})
    return play


def giving() -> Play:
    return talk().act(0, GiveFrom(0))


def picking() -> Play:
    """Seat 0, with rope, fork and darts, has to pick two."""
    play = three_cards()
    for step in play.talk("0>1:2 send fork"):
        play.act(0, step)
    return play


def naming() -> Play:
    """Seat 0, with the Teddy Bear, has to name a card."""
    return talk().act(0, GiveFrom(0)).act(0, GiveTo(1)).act(0, ByName())


def asked_by_name() -> Play:
    """Seat 2 is asked for a card that it does not hold."""
    return talk().talks({0: "0>2:1 2>0:bazooka send teddy-bear", 2: "show2 with0 send"})


def picking_agreed() -> Play:
    play = talk().talks({0: "show0 with2 send", 2: "0>2:1 2>0:1 send ornate-fan"})
    return play.act(0, Agree(0))


def voting() -> Play:
    return won().divides(0, 1)


def over() -> Play:
    return game(6).passes(6)


def chance_due() -> Play:
    play = game(6)
    table = BATTLEROYAL.table(6)
    assert isinstance(table, type(play.table))
    play.table = table
    return play


Case = tuple[Callable[[], Play], int, Action | int, Fault]

CASES: list[Case] = [
    (start, 0, Sign(0), YOUR_TURN),
    (start, 0, Decline(), YOUR_TURN),
    (start, 0, -2, YOUR_TURN),
    (start, 0, ACTION_COUNT, YOUR_TURN),
    (start, 0, Confront(2), NOT_A_NEIGHBOUR),
    (start, 0, Confront(0), NOT_A_NEIGHBOUR),
    (start, 0, Confront(35), NOT_A_NEIGHBOUR),
    (start, 0, Leave(), NO_TEAM),
    (start, 1, Pass(), NOT_ASKED),
    (start, 1, Leave(), NOT_ASKED),
    (in_team, 0, Pass(), ONLY_LEAVING),
    (in_team, 0, Confront(1), ONLY_LEAVING),
    (in_team, 3, Leave(), NOT_ASKED),
    (signing, 0, Sign(2), MUST_SIGN),
    (signing, 0, Leave(), MUST_SIGN),
    (signing, 1, Decline(), MUST_SIGN),
    (signing, 2, Sign(0), NOT_ASKED),
    (lambda: signing().act(0, Sign(0)), 0, Sign(1), ALREADY_ANSWERED),
    (revealing, 0, Sign(1), MUST_REVEAL),
    (revealing, 0, Decline(), MUST_REVEAL),
    (revealing, 0, Pick(0), MUST_REVEAL),
    (revealing, 0, Pick(5), MUST_REVEAL),
    (revealing, 0, Reveal(0, False), NO_SUCH_CARD),
    (revealing, 0, Reveal(32, True), NO_SUCH_CARD),
    (revealing, 0, Reveal(63, False), NO_SUCH_CARD),
    (revealing, 1, Reveal(32, False), MUST_SAY_BANG),
    (pair_revealing, 0, Reveal(5, False), CARD_IS_OUT),
    (pair_revealing, 0, Reveal(5, True), CARD_IS_OUT),
    (pair_revealing, 0, Reveal(6, False), NO_SUCH_CARD),
    (dollars, 1, Sign(0), MUST_CHOOSE),
    (dollars, 1, Vote(True), MUST_CHOOSE),
    (dollars, 0, Accept(), NOT_ASKED),
    (dollars, 2, Accept(), NOT_ASKED),
    (talk, 0, Pass(), MUST_TALK),
    (talk, 0, Leave(), MUST_TALK),
    (talk, 0, Pick(0), MUST_TALK),
    (talk, 0, Reveal(0, False), MUST_TALK),
    (talk, 3, Done(), NOT_ASKED),
    (talk, 0, Agree(0), NO_SUCH_OFFER),
    (answering, 0, Agree(1), NO_SUCH_OFFER),
    (answering, 0, Refuse(1), NO_SUCH_OFFER),
    (answering, 0, Show(1), NOT_TALKING),
    (first_is_done, 1, Show(0), NOT_TALKING),
    (answering, 0, GiveFrom(3), NOT_TALKING),
    (offers_used_up, 0, AllShow(), NO_OFFER_LEFT),
    (offers_used_up, 0, Show(0), NO_OFFER_LEFT),
    (offers_used_up, 0, GiveFrom(1), NO_OFFER_LEFT),
    (talk, 0, Send(), OFFER_STEP),
    (talk, 0, With(1), OFFER_STEP),
    (talk, 0, GiveCount(1), OFFER_STEP),
    (first_is_done, 1, GiveCount(0), OFFER_STEP),
    (giving, 0, GiveTo(0), OFFER_STEP),
    (giving, 0, GiveTo(4), NOT_TALKING),
    (giving, 0, Done(), OFFER_STEP),
    (giving, 0, Agree(0), OFFER_STEP),
    (lambda: giving().act(0, GiveTo(1)), 0, GiveCount(2), OFFER_STEP),
    (lambda: giving().act(0, GiveTo(1)), 0, GiveCount(0), OFFER_STEP),
    (talk, 0, ByName(), OFFER_STEP),
    (talk, 0, GiveCard(0), OFFER_STEP),
    (lambda: giving().act(0, GiveTo(1)), 0, GiveCard(0), OFFER_STEP),
    (naming, 0, GiveCard(1), NOT_TO_NAME),
    (naming, 0, GiveCard(63), NOT_TO_NAME),
    (naming, 0, GiveCount(1), OFFER_STEP),
    (lambda: naming().act(0, GiveCard(0)), 0, GiveCard(0), NOT_TO_NAME),
    (asked_by_name, 2, Agree(0), ONLY_REFUSING),
    (asked_by_name, 2, Agree(1), NO_SUCH_OFFER),
    (asked_by_name, 2, Refuse(1), NO_SUCH_OFFER),
    (picking, 0, Pick(0), NO_SUCH_CARD),
    (picking, 0, Pick(5), MUST_PICK),
    (picking, 0, Pick(7), MUST_PICK),
    (picking, 0, Pick(8), NO_SUCH_CARD),
    (picking, 0, Pick(63), NO_SUCH_CARD),
    (picking, 0, Done(), MUST_PICK),
    (picking, 0, ACTION_COUNT, MUST_PICK),
    (picking_agreed, 0, Refuse(0), MUST_PICK),
    (picking_agreed, 0, Pick(2), NO_SUCH_CARD),
    (won, 2, Assign(3), NOT_IN_TEAM),
    (won, 2, Assign(35), NOT_IN_TEAM),
    (won, 2, Vote(True), MUST_DIVIDE),
    (won, 2, Show(0), MUST_DIVIDE),
    (lambda: won().act(2, Assign(0)), 2, Decline(), MUST_DIVIDE),
    (won, 0, Assign(0), NOT_ASKED),
    (voting, 0, Accept(), MUST_VOTE),
    (voting, 0, Decline(), MUST_VOTE),
    (voting, 2, Vote(True), NOT_ASKED),
    (start, 6, Pass(), NO_SUCH_SEAT),
    (start, -1, Pass(), NO_SUCH_SEAT),
    (start, 0, TAKE_BACK, NOTHING_TO_TAKE_BACK),
    (talk, 0, TAKE_BACK, NOTHING_TO_TAKE_BACK),
    (over, 0, Pass(), GAME_OVER),
    (chance_due, 0, Pass(), CHANCE_IS_DUE),
]
IDS = [f"{number}-{case[3].code.partition('/')[2]}" for number, case in enumerate(CASES)]


def code_of(action: Action | int) -> int:
    return action if isinstance(action, int) else encode(action)


@pytest.mark.parametrize(("position", "seat", "action", "fault"), CASES, ids=IDS)
def test_a_mistake_is_refused_with_its_own_error(
    position: Callable[[], Play], seat: int, action: Action | int, fault: Fault
) -> None:
    play = position()
    before, told = snapshot(play.table), list(play.told)
    with pytest.raises(IllegalAnswer) as refused:
        play.table.apply(seat, code_of(action))
    assert refused.value.fault is fault
    assert (snapshot(play.table), play.told) == (before, told)


def test_every_mistake_of_the_game_is_made_here() -> None:
    assert {fault.code for *_, fault in CASES} >= {fault.code for fault in FAULTS}


def test_all_mistakes_of_the_game_are_declared() -> None:
    assert BATTLEROYAL.faults[: len(FAULTS)] == FAULTS
    assert all(fault.code.startswith("battleroyal/") for fault in BATTLEROYAL.faults)


@pytest.mark.parametrize("fault", BATTLEROYAL.faults, ids=lambda fault: fault.code)
def test_the_message_names_the_rule(fault: Fault) -> None:
    params = {"card": "mine", "cards": 3, "needed": 4, "most": 5, "value": "x"}
    assert str(IllegalAnswer(fault, **params)).endswith(f" ({fault.rule})")
    assert fault.rule.startswith("BR-")


# Chance


@pytest.mark.parametrize("position", [start, signing, talk, won, over], ids=lambda position: position.__name__)
def test_chance_strikes_only_where_it_is_due(position: Callable[[], Play]) -> None:
    with pytest.raises(ChanceError) as refused:
        position().table.strike(0)
    assert refused.value.fault is NO_CHANCE_DUE


@pytest.mark.parametrize(
    ("before", "outcome"), [([], 0), ([1], 1), ([1, 2, 3, 4], 6), ([1, 2, 3, 4, 0, 7], 7)], ids=str
)
def test_nobody_sits_twice_and_no_card_is_dealt_twice(before: list[int], outcome: int) -> None:
    table = BATTLEROYAL.table(6)
    source = Scripted(before)
    for _ in before:
        table.draw(source)
    with pytest.raises(ChanceError) as refused:
        table.strike(outcome)
    assert refused.value.fault is IMPOSSIBLE_OUTCOME


# Malformed answers and tables that cannot be set up


@pytest.mark.parametrize(
    "action",
    [
        *(Sign(-1), Sign(3), Confront(-1), Confront(36), Assign(-1), Assign(36), Show(-1), Show(36), With(-1)),
        *(With(36), GiveFrom(-1), GiveFrom(36), GiveTo(-1), GiveTo(36), Refuse(-1)),
        *(GiveCount(-1), GiveCount(64), Agree(-1), Agree(128), Refuse(128), Pick(-1), Pick(64)),
        *(Reveal(-1, False), Reveal(64, True), Confront("left"), Action()),  # type: ignore[arg-type]
    ],
    ids=lambda action: repr(action).partition(" object")[0],
)
def test_what_is_no_answer_of_this_game_has_no_code(action: Action) -> None:
    with pytest.raises(MalformedAnswer) as refused:
        encode(action)
    assert refused.value.fault is NO_SUCH_ANSWER


@pytest.mark.parametrize("code", [-2, ACTION_COUNT, ACTION_COUNT + 1])
def test_a_code_beyond_the_answers_is_none(code: int) -> None:
    with pytest.raises(MalformedAnswer):
        decode(code)


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        game(6, colour="red")
    assert refused.value.fault is NO_SUCH_OPTION


@pytest.mark.rule("BR-22")
def test_pairs_are_on_or_off() -> None:
    with pytest.raises(OptionError) as refused:
        game(6, pairs="maybe")
    assert refused.value.fault is NO_SUCH_VALUE
