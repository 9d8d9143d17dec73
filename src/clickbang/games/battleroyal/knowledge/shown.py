"""What a view of Battle Royal shows, as a type. What is sent, and what the page draws, is held against it."""

from typing import NotRequired, TypedDict

from clickbang.core.parts.shown import Shown as Common
from clickbang.games.battleroyal.events import CastVote, HeardBang, HeldCard, OfferedCards, RevealedCard, ShownSign


class Whereabouts(TypedDict):
    """Where a card may be that one has seen."""

    seats: list[int]
    spoils: bool
    discarded: bool


class Offer(TypedDict):
    """An offer to which one is a party."""

    author: int
    round: int
    parties: list[int]
    gifts: list[OfferedCards]
    shows: list[int]
    """Who is to show all cards."""
    agreed: list[int]
    picked: list[str]
    """The cards that one gives oneself: chosen, or named in the offer."""


class Shown(Common):
    """What a seat, or a spectator, knows."""

    circle: list[int]
    """The seats as they stand, clockwise."""
    persons: int
    """How many persons each player runs."""
    alive: list[int]
    teams: list[list[int]]
    """By seat, its team, itself among them."""
    sizes: list[int]
    """By seat, how many cards it holds."""
    turn: int
    person: int
    """Which person of the player on turn."""
    passes: int
    laps: int
    attackers: list[int]
    defenders: list[int]
    signs: list[ShownSign]
    bangs: list[HeardBang]
    heirs: list[int]
    """Who divides the cards of the eliminated."""
    spoils: int
    talk_round: int
    hand: list[str] | None
    """One's own cards by key; a spectator has none."""
    known: dict[str, Whereabouts]
    """By key of a card that one has seen."""
    revealed: list[RevealedCard]
    bluffs: list[HeardBang]
    """How often each has bluffed before one's eyes."""
    owners: list[HeldCard]
    """The spoils, and whose each was."""
    proposer: int
    proposal: list[HeldCard]
    votes: list[CastVote]
    offers: list[Offer]
    offers_made: int


class Card(TypedDict):
    """What stands on a card."""

    place: int
    """By which answers name it."""
    name: str
    text: NotRequired[str]
    value: NotRequired[int]
    bang: NotRequired[bool]
    """Whether its player has to say "Bang!"."""
    effect: NotRequired[str]
