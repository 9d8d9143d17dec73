"""What a view of Bulletbucks shows, as a type. What is sent, and what the page draws, is held against it."""

from typing import NamedTuple

from clickbang.core.parts.shown import Shown as Common


class Notes(NamedTuple):
    """A bundle: how many notes of 1,000, how many of 2,000."""

    ones: int
    twos: int


class Shown(Common):
    """What a seat, or a spectator, knows."""

    round: int
    markers: int
    """How many lie in the centre."""
    seated: list[int]
    dead: list[int]
    purse: Notes | None
    """One's own bid money; a spectator has none."""
    sealed_notes: Notes | None
    """What one has sealed oneself."""
    bids: list[Notes]
    """By seat, what lies before it for all to see."""
    pot: Notes
    carried: Notes
    """What of the pot comes from rounds before."""
    stacks: list[list[Notes]]
    """By seat, the stacks it has won."""
    standing_scores: list[int]
    """By seat, what it would score if the game were over."""
    raising: bool
    tied: list[int]
    high_bidder: int
    """-1 where there is none."""
    named: int
    """Who faces the revolver, or -1."""
    spinning: bool
    open_purses: list[Notes]
    """By seat, its bid money where that is open to all; otherwise nothing."""
