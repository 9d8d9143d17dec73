"""What a view of World Championship shows, as a type. What is sent, and what the page draws, is held against it."""

from typing import NamedTuple, NotRequired, TypedDict

from clickbang.core.parts.shown import Shown as Common
from clickbang.games.championship.deck.effects import EFFECTS
from clickbang.games.championship.events import Accusation


class Tokens(NamedTuple):
    """Points as they lie on the table: fives and ones."""

    gold: int
    silver: int


class Player(TypedDict):
    """What one knows of a player."""

    captain: bool
    mates: int
    points: int
    tokens: Tokens
    extra: int
    """BULLETs that came into the barrel as a penalty."""
    live: int
    """BULLETs that a card put into it."""
    cards: int
    """How many action cards it holds."""
    in_round: bool
    lost: bool
    pocket: int
    """0 a CLICK, 1 a BULLET, 2 a card one has not seen, -1 nothing."""
    shown: bool
    """Whether all have seen the pocket."""
    left: int
    """How many cards are left in the barrel."""
    turned: list[int]
    known: list[int]
    """The top of the barrel, as far as one has seen it."""
    bet: int
    """-1 until it is shown."""
    shots: int
    """How many are to go."""
    aim: int
    """A seat, -1 oneself, -2 the sky."""
    accused: bool
    """Whether it has accused somebody in this round."""
    side_bets: list[int]
    """On whom it has bet."""


for effect in EFFECTS.values():  # what they leave before a player
    if effect.lasts is not None:
        Player.__annotations__[effect.lasts.name] = int
Player.__required_keys__ = frozenset(Player.__annotations__)


class Shown(Common):
    """What a seat, or a spectator, knows."""

    round: int
    first: int
    """Who is the first in this round."""
    phase: str
    goal: int
    """How many points win."""
    team: int
    """How many characters everybody began with, the captain included."""
    players: list[Player]
    hand: dict[str, int] | None
    """One's own action cards by key, and how many of each; a spectator has none."""
    deck_left: int
    played: dict[str, int]
    accusations: list[Accusation]
    last_captain: int
    """Who is the only captain left, or -1."""


class Card(TypedDict):
    """What stands on an action card."""

    place: int
    """By which answers name it."""
    name: str
    text: str
    effect: str
    phase: str
    copies: int
    skull: NotRequired[bool]
    """Whether it may be played by who is out."""
