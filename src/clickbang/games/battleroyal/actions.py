"""The answers of Battle Royal in their typed form, and as the ints the rules work with."""

from collections.abc import Callable
from dataclasses import dataclass

from clickbang.core.errors import NO_SUCH_ANSWER, MalformedAnswer
from clickbang.core.game import Action, Decline, TakeBack
from clickbang.core.table import DECLINE, TAKE_BACK
from clickbang.games.battleroyal.codes import (
    ACCEPT_CODE,
    ACTION_COUNT,
    AGREE_CODE,
    ALL_SHOW_CODE,
    ASSIGN_CODE,
    BY_NAME_CODE,
    CARD_CODE,
    CONFRONT_CODE,
    COUNT_CODE,
    DONE_CODE,
    FROM_CODE,
    LEAVE_CODE,
    PASS_CODE,
    PICK_CODE,
    REFUSE_CODE,
    REVEAL_CODE,
    SEND_CODE,
    SHOW_CODE,
    SIGN_CODE,
    TO_CODE,
    VOTE_CODE,
    WITH_CODE,
)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """BR-4: no confrontation."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """BR-6: leave the team."""


@dataclass(frozen=True, slots=True)
class Confront(Action):
    """BR-4: the neighbour to confront."""

    seat: int


@dataclass(frozen=True, slots=True)
class Sign(Action):
    """BR-8: how many of one's persons show *kill*: 0 is *team*, 1 is *kill*, in pairs (BR-23) 0, 1 or 2."""

    kills: int


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """BR-12, BR-14: the card with this place in the deck, with or without a "Bang!"."""

    card: int
    bang: bool


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """BR-15c: take the $1000."""


@dataclass(frozen=True, slots=True)
class Done(Action):
    """BR-17: nothing more to say."""


@dataclass(frozen=True, slots=True)
class AllShow(Action):
    """BR-17, a step of an offer: all who still talk show their cards to each other."""


@dataclass(frozen=True, slots=True)
class Show(Action):
    """BR-17, a step of an offer: this party shows their cards to the others."""

    seat: int


@dataclass(frozen=True, slots=True)
class With(Action):
    """BR-17, a step of an offer: this player is a party, too."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiveFrom(Action):
    """BR-17, a step of an offer: this party gives cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiveTo(Action):
    """BR-17, the next step: to this party."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiveCount(Action):
    """BR-17, and the next: so many."""

    cards: int


@dataclass(frozen=True, slots=True)
class ByName(Action):
    """BR-17, or instead of a number: cards by name."""


@dataclass(frozen=True, slots=True)
class GiveCard(Action):
    """BR-17, and then: this card, by its place in the deck; more of them may follow."""

    card: int


@dataclass(frozen=True, slots=True)
class Send(Action):
    """BR-17, a step of an offer: that is all of it."""


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """BR-17: to the n-th offer that waits for one's answer, counted from 0."""

    offer: int


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """BR-17: the n-th offer that waits for one's answer, counted from 0."""

    offer: int


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """BR-17: one of the cards one gives, by its place in the deck."""

    card: int


@dataclass(frozen=True, slots=True)
class Assign(Action):
    """BR-18, a step of a division: the next of the collected cards goes to this player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """BR-18: for the division or against it."""

    accept: bool


PLAIN: dict[type[Action], tuple[int, Callable[[], Action]]] = {
    TakeBack: (TAKE_BACK, TakeBack),
    Decline: (DECLINE, Decline),
    Pass: (PASS_CODE, Pass),
    Leave: (LEAVE_CODE, Leave),
    Accept: (ACCEPT_CODE, Accept),
    Done: (DONE_CODE, Done),
    Send: (SEND_CODE, Send),
    AllShow: (ALL_SHOW_CODE, AllShow),
    ByName: (BY_NAME_CODE, ByName),
}
"""The answers that say all with their name."""

NUMBERED: dict[type[Action], tuple[int, int, Callable[[int], Action]]] = {
    Sign: (SIGN_CODE, VOTE_CODE, Sign),
    Confront: (CONFRONT_CODE, ASSIGN_CODE, Confront),
    Assign: (ASSIGN_CODE, SHOW_CODE, Assign),
    Show: (SHOW_CODE, WITH_CODE, Show),
    With: (WITH_CODE, FROM_CODE, With),
    GiveFrom: (FROM_CODE, TO_CODE, GiveFrom),
    GiveTo: (TO_CODE, COUNT_CODE, GiveTo),
    GiveCount: (COUNT_CODE, AGREE_CODE, GiveCount),
    GiveCard: (CARD_CODE, ACTION_COUNT, GiveCard),
    Agree: (AGREE_CODE, REFUSE_CODE, Agree),
    Refuse: (REFUSE_CODE, REVEAL_CODE, Refuse),
    Pick: (PICK_CODE, BY_NAME_CODE, Pick),
}
"""The answers with one number: their first code, the first one beyond, and how to make one."""


def encode(action: Action) -> int:
    """The int for a typed answer; the inverse of `decode`."""
    if type(action) in PLAIN:
        return PLAIN[type(action)][0]
    if isinstance(action, Vote):
        return VOTE_CODE + action.accept
    if isinstance(action, Reveal) and action.card in range((PICK_CODE - REVEAL_CODE) // 2):
        return REVEAL_CODE + 2 * action.card + action.bang
    if type(action) in NUMBERED:
        first, beyond, _ = NUMBERED[type(action)]
        code = first + number_in(action)
        if first <= code < beyond:
            return code
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=action)


def number_in(action: Action) -> int:
    """The one number of such an answer."""
    (field,) = type(action).__dataclass_fields__  # type: ignore[attr-defined]
    number = getattr(action, field)
    if not isinstance(number, int):
        raise MalformedAnswer(NO_SUCH_ANSWER, answer=action)
    return number


def decode(code: int) -> Action:
    """The typed answer for an int; the inverse of `encode`."""
    for plain, make in PLAIN.values():
        if code == plain:
            return make()
    if VOTE_CODE <= code < DONE_CODE:
        return Vote(code > VOTE_CODE)
    if REVEAL_CODE <= code < PICK_CODE:
        card, bang = divmod(code - REVEAL_CODE, 2)
        return Reveal(card, bang == 1)
    for first, beyond, make_numbered in NUMBERED.values():
        if first <= code < beyond:
            return make_numbered(code - first)
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=code)
