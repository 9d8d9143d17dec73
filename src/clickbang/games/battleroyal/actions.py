"""The answers of Battle Royal in their typed form, from which their numbers follow."""

from dataclasses import dataclass
from typing import Annotated, Final

from clickbang.core.actions import Action, Answers, Decline, TakeBack
from clickbang.games.battleroyal.deck.cards import MOST_SEATS

Seat = Annotated[int, range(MOST_SEATS)]
CardPlace = Annotated[int, range(64)]
"""There is room for more than MOST_CARDS, as in the numbers of older records."""
OfferPlace = Annotated[int, range(128)]
"""35 others have made at most 105 offers."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """BR-4: no confrontation."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """BR-6: leave the team."""


@dataclass(frozen=True, slots=True)
class Confront(Action):
    """BR-4: the neighbour to confront."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Sign(Action):
    """BR-8: how many of one's persons show *kill*: 0 is *team*, 1 is *kill*, in pairs (BR-23) 0, 1 or 2."""

    kills: Annotated[int, range(3)]


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """BR-12, BR-14: the card with this place in the deck, with or without a "Bang!"."""

    card: CardPlace
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

    seat: Seat


@dataclass(frozen=True, slots=True)
class With(Action):
    """BR-17, a step of an offer: this player is a party, too."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GiveFrom(Action):
    """BR-17, a step of an offer: this party gives cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GiveTo(Action):
    """BR-17, the next step: to this party."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GiveCount(Action):
    """BR-17, and the next: so many."""

    cards: Annotated[int, range(64)]


@dataclass(frozen=True, slots=True)
class ByName(Action):
    """BR-17, or instead of a number: cards by name."""


@dataclass(frozen=True, slots=True)
class GiveCard(Action):
    """BR-17, and then: this card, by its place in the deck; more of them may follow."""

    card: CardPlace


@dataclass(frozen=True, slots=True)
class Send(Action):
    """BR-17, a step of an offer: that is all of it."""


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """BR-17: to the n-th offer that waits for one's answer, counted from 0."""

    offer: OfferPlace


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """BR-17: the n-th offer that waits for one's answer, counted from 0."""

    offer: OfferPlace


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """BR-17: one of the cards one gives, by its place in the deck."""

    card: CardPlace


@dataclass(frozen=True, slots=True)
class Assign(Action):
    """BR-18, a step of a division: the next of the collected cards goes to this player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """BR-18: for the division or against it."""

    accept: bool


ANSWERS: Final = Answers(
    Decline, TakeBack, Pass, Leave, Accept, Sign, Vote, Done, Send, AllShow, Confront, Assign, Show, With, GiveFrom,
    GiveTo, GiveCount, Agree, Refuse, Reveal, Pick, ByName, GiveCard,
)  # fmt: skip
"""In the order of their numbers. Records hold these: what is new goes to the end."""

encode, decode = ANSWERS.encode, ANSWERS.decode
