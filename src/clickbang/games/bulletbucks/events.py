"""What people at a Bulletbucks table see happen. Notes are always told apart: so many of 1,000, so many of 2,000."""

from dataclasses import dataclass
from typing import NamedTuple

from clickbang.core.events import Event


class SeatNotes(NamedTuple):
    """Notes of one seat: how many of 1,000, how many of 2,000."""

    seat: int
    ones: int
    twos: int


class Conversion(NamedTuple):
    """A stack that its owner took back: its number, counted from 0, and the notes in it."""

    seat: int
    stack: int
    ones: int
    twos: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A bidding phase begins with so many markers in the centre."""

    round: int
    markers: int


@dataclass(frozen=True, slots=True)
class PursesShown(Event):
    """Option `open_purses`: everybody's bid money, for all to see."""

    purses: tuple[SeatNotes, ...]


@dataclass(frozen=True, slots=True)
class Left(Event):
    """BB-10: somebody who can neither bid nor convert leaves the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class ConversionsRevealed(Event):
    """BB-9: who took which stack back into their bid money."""

    conversions: tuple[Conversion, ...]


@dataclass(frozen=True, slots=True)
class BidsRevealed(Event):
    """BB-5: all bids at the same moment, note by note."""

    bids: tuple[SeatNotes, ...]


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """BB-7: these share the highest total (in thousands)."""

    seats: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class RaisesRevealed(Event):
    """BB-7: what the tied put on top, all at the same moment."""

    raises: tuple[SeatNotes, ...]


@dataclass(frozen=True, slots=True)
class HighBidder(Event):
    """BB-6: whose total (in thousands) stands alone."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Named(Event):
    """BB-6: who has to face the revolver, and who said so."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class TookMarker(Event):
    """BB-12: the named player takes a marker and spins; so many are left in the centre."""

    seat: int
    markers: int


@dataclass(frozen=True, slots=True)
class Clicked(Event):
    """BB-13: an empty chamber. The whole pot is the player's newest stack."""

    seat: int
    ones: int
    twos: int


@dataclass(frozen=True, slots=True)
class Banged(Event):
    """BB-14: the bullet. The marker is back in the centre, the player's bid and bid money are gone."""

    seat: int
    markers: int


@dataclass(frozen=True, slots=True)
class BidsReturned(Event):
    """BB-15, `return`: the others' bids go back to their owners."""

    bids: tuple[SeatNotes, ...]


@dataclass(frozen=True, slots=True)
class PotCarried(Event):
    """BB-15, `carry`: so much lies there as the start of the next pot."""

    ones: int
    twos: int


@dataclass(frozen=True, slots=True)
class PotDiscarded(Event):
    """BB-15, `discard`: so much is removed from the game."""

    ones: int
    twos: int


EVENTS: tuple[type[Event], ...] = (
    RoundBegan, PursesShown, Left, ConversionsRevealed, BidsRevealed, Tied, RaisesRevealed, HighBidder, Named,
    TookMarker, Clicked, Banged, BidsReturned, PotCarried, PotDiscarded,
)  # fmt: skip
