"""What people at a World Championship table see happen. Cards of the deck are named by their key."""

from dataclasses import dataclass
from typing import NamedTuple

from clickbang.core.events import Event


class PlayedCard(NamedTuple):
    """Who played which card at which seat (-1: none), and which way a die is turned (1, -1, or 0)."""

    seat: int
    card: str
    target: int
    turn: int


class ShownDie(NamedTuple):
    """What somebody bet: the face of their die."""

    seat: int
    face: int


class Accusation(NamedTuple):
    """Who accused whom."""

    accuser: int
    accused: int


class ChosenAim(NamedTuple):
    """At which seat somebody aims (-1 is oneself)."""

    seat: int
    aim: int


class TurnedPocket(NamedTuple):
    """What somebody had in the pocket (1 is a BULLET)."""

    seat: int
    card: int


class Shot(NamedTuple):
    """Who turned which card (1 is a BULLET), and where it was aimed (a seat, -1 oneself, -2 the sky)."""

    seat: int
    card: int
    aim: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """WC-3: a new round; cards of one moment take effect in seat order from `first` (WC-23)."""

    round: int
    first: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """WC-3: the next phase: `pocket`, `spin`, `bet`, `accusation`, `trigger` or `scoring`."""

    phase: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """Somebody drew an action card; only they know which."""

    seat: int


@dataclass(frozen=True, slots=True)
class OwnCard(Event):
    """The action card the hearer drew."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DeckRefilled(Event):
    """WC-2: the played cards were shuffled into a new deck of so many."""

    cards: int


@dataclass(frozen=True, slots=True)
class NoCardLeft(Event):
    """WC-2: somebody should have drawn, but there is neither a deck nor a played card."""

    seat: int


@dataclass(frozen=True, slots=True)
class BarrelsSpun(Event):
    """WC-4, WC-5: a card lies in every pocket, and the rest is shuffled into the barrels."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """WC-23: the cards of one sealed round, turned over together, in the order in which they take effect."""

    plays: tuple[PlayedCard, ...]


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """WC-22: a card that had become impossible at its moment is spent."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """Peek: what the hearer saw on top of a barrel, top card first (1 is a BULLET)."""

    seat: int
    target: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PocketSeen(Event):
    """Informer: what the hearer saw in a pocket (1 is a BULLET)."""

    seat: int
    target: int
    card: int


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """Second Thoughts: somebody's die shows another face now."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class LiveRoundLoaded(Event):
    """Live Round: one BULLET more in this barrel until the end of the round."""

    seat: int


@dataclass(frozen=True, slots=True)
class BarrelReshuffled(Event):
    """What is left of this barrel was shuffled again."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShotAdded(Event):
    """One More: this player fires one shot more."""

    seat: int
    shots: int


@dataclass(frozen=True, slots=True)
class AimSet(Event):
    """A Gift! or Air Gun: where the seat's coming shot goes (-2 is the sky)."""

    seat: int
    aim: int


@dataclass(frozen=True, slots=True)
class EveryoneAims(Event):
    """Shoot Somebody: all who fire in the coming shot choose whom they aim at, themselves included."""


@dataclass(frozen=True, slots=True)
class BetsRevealed(Event):
    """WC-6: all dice at the same moment."""

    bets: tuple[ShownDie, ...]


@dataclass(frozen=True, slots=True)
class AccusationsRevealed(Event):
    """WC-12: the accusations of one sealed round."""

    accusations: tuple[Accusation, ...]


@dataclass(frozen=True, slots=True)
class PocketShown(Event):
    """WC-7: an accused player's pocketed card, for all to see (1 is a BULLET)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Bribed(Event):
    """Bribe the Judge: caught, but nobody dies; out of the round."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CharacterDied(Event):
    """WC-19: a team-mate, or with no team-mate left the captain; so many team-mates remain."""

    seat: int
    mates: int
    captain: bool


@dataclass(frozen=True, slots=True)
class PenaltyBullet(Event):
    """WC-9: a wrong accuser's barrel gets a BULLET more; so many extra ones now."""

    seat: int
    extra: int


@dataclass(frozen=True, slots=True)
class NoPenalty(Event):
    """WC-2, WC-9: no BULLET is left in the box, or no CLICK in the barrel."""

    seat: int


@dataclass(frozen=True, slots=True)
class AimsRevealed(Event):
    """Shoot Somebody: who aims at whom, revealed together."""

    aims: tuple[ChosenAim, ...]


@dataclass(frozen=True, slots=True)
class ShotsFired(Event):
    """WC-13: the top cards of all who fire, turned at the same moment."""

    shots: tuple[Shot, ...]


@dataclass(frozen=True, slots=True)
class LastCaptain(Event):
    """WC-15: only this captain is left; the game is won."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """WC-16: what each player scored this round, and everybody's points now, by seat."""

    scored: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PocketsTurned(Event):
    """Option `show_pockets`: at the end of the round, all pockets that had not been shown."""

    pockets: tuple[TurnedPocket, ...]


EVENTS: tuple[type[Event], ...] = (
    RoundBegan, PhaseBegan, CardDrawn, OwnCard, DeckRefilled, NoCardLeft, BarrelsSpun, CardsPlayed, NoEffect, Peeked,
    PocketSeen, DieTurned, LiveRoundLoaded, BarrelReshuffled, ShotAdded, AimSet, EveryoneAims, BetsRevealed,
    AccusationsRevealed, PocketShown, Bribed, CharacterDied, PenaltyBullet, NoPenalty, AimsRevealed, ShotsFired,
    LastCaptain, RoundScored, PocketsTurned,
)  # fmt: skip
