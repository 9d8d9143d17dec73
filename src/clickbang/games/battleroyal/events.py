"""What people at a Battle Royal table see and hear. Cards are named by their key."""

from dataclasses import dataclass
from typing import NamedTuple

from clickbang.core.events import Event


class ShownSign(NamedTuple):
    """How many *kill* signs somebody shows; 0 is *team*."""

    seat: int
    kills: int


class RevealedCard(NamedTuple):
    """Who revealed which card, and whether with a "Bang!"."""

    seat: int
    card: str
    bang: bool


class HeardBang(NamedTuple):
    """How often somebody said "Bang!"."""

    seat: int
    times: int


class HeldCard(NamedTuple):
    """A card of the eliminated, and who held it or is to get it."""

    card: str
    seat: int


class CastVote(NamedTuple):
    """Whether somebody is for a division."""

    seat: int
    accept: bool


class HandSize(NamedTuple):
    """How many cards somebody holds."""

    seat: int
    size: int


class GivenCards(NamedTuple):
    """How many cards go from one to the other."""

    giver: int
    receiver: int
    cards: int


class OfferedCards(NamedTuple):
    """How many cards are to go from one to the other, and which, if they are named."""

    giver: int
    receiver: int
    cards: int
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seated(Event):
    """BR-2: the circle, clockwise, and who begins; BR-22: how many persons each player runs."""

    circle: tuple[int, ...]
    first: int
    persons: int


@dataclass(frozen=True, slots=True)
class OwnCard(Event):
    """BR-1: the card the hearer was dealt."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """BR-2: whose turn it is (BR-23: with which of their persons), and how many have passed in a row (BR-5)."""

    seat: int
    person: int
    passes: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """BR-4: no confrontation this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeftTeam(Event):
    """BR-6, BR-7: this player is a team of one now."""

    seat: int


@dataclass(frozen=True, slots=True)
class Confronted(Event):
    """BR-7: who confronts whom, and the two sides."""

    seat: int
    target: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SignsRevealed(Event):
    """BR-8: all signs together (BR-23: a player of two persons gives two signs)."""

    signs: tuple[ShownSign, ...]


@dataclass(frozen=True, slots=True)
class TeamFormed(Event):
    """BR-9: these are one team now."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AllAlone(Event):
    """BR-3, BR-10, BR-18: each of these is a team of one now."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """BR-12, BR-13: what those in the confrontation revealed; nobody else sees it."""

    reveals: tuple[RevealedCard, ...]


@dataclass(frozen=True, slots=True)
class BangsHeard(Event):
    """BR-14: who said "Bang!", and how often; everybody hears it. Who revealed a card and is not here kept silent."""

    bangs: tuple[HeardBang, ...]


@dataclass(frozen=True, slots=True)
class DollarsRefused(Event):
    """BR-15c: the opponent does not take the $1000."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """BR-12: equal sums."""


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """BR-11, BR-12, BR-15, BR-5, BR-21: these players have lost."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """BR-18, BR-19: so many cards are out of the game, unseen."""

    cards: int


@dataclass(frozen=True, slots=True)
class SpoilsSeen(Event):
    """BR-18: the cards of the eliminated (whose each was), as the team that eliminated them sees them."""

    spoils: tuple[HeldCard, ...]


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """BR-18: a member of the team proposes who gets which card."""

    seat: int
    division: tuple[HeldCard, ...]


@dataclass(frozen=True, slots=True)
class VotesRevealed(Event):
    """BR-18: who is for the division and who against it."""

    votes: tuple[CastVote, ...]


@dataclass(frozen=True, slots=True)
class SpoilsDivided(Event):
    """BR-18: who of the team got which card."""

    division: tuple[HeldCard, ...]


@dataclass(frozen=True, slots=True)
class HandSizes(Event):
    """BR-1: how many cards these players hold now."""

    sizes: tuple[HandSize, ...]


@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    """BR-17: an offer, as its parties see it; `round` of the talk and author name it."""

    author: int
    round: int
    parties: tuple[int, ...]
    gifts: tuple[OfferedCards, ...]
    shows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfferAgreed(Event):
    """BR-17: one of the parties agrees."""

    author: int
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class OfferLapsed(Event):
    """BR-17: nothing comes of the offer: this party refused, or (-1) it cannot be carried out any more."""

    author: int
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class OfferCarriedOut(Event):
    """BR-17: all parties have agreed, and it is done."""

    author: int
    round: int


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """BR-17: all cards of this player, as the parties of the offer see them."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GiftsSeen(Event):
    """BR-17: who of the team gave how many cards to whom."""

    gifts: tuple[GivenCards, ...]


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """BR-17: which cards went from one to the other; only these two see it."""

    seat: int
    target: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TalkOver(Event):
    """BR-17: all members of the new team are done."""

    seats: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    Seated, OwnCard, TurnBegan, Passed, LeftTeam, Confronted, SignsRevealed, TeamFormed, AllAlone, CardsRevealed,
    BangsHeard, DollarsRefused, NothingHappened, Eliminated, CardsDiscarded, SpoilsSeen, Proposed, VotesRevealed,
    SpoilsDivided, HandSizes, OfferMade, OfferAgreed, OfferLapsed, OfferCarriedOut, CardsShown, GiftsSeen, CardsGiven,
    TalkOver,
)  # fmt: skip
