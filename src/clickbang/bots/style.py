"""Styles: how bots of one level differ at the table. They tip the scales between answers that are nearly as good."""

from typing import Final

from librt.random import Random


class Style:
    """A character in a few numbers from -1 to 1, each of which a game's bots read as it fits their game."""

    def __init__(self, name: str, risk: float, suspicion: float, treachery: float) -> None:
        self.name = name
        self.risk = risk
        """How gladly it stakes much: high bids and bets, fights that could be let pass."""
        self.suspicion = suspicion
        """How readily it accuses others, or takes them for enemies."""
        self.treachery = treachery
        """How gladly it cheats and betrays; below 0 it rather keeps faith."""


PLAIN: Final = Style("", 0.0, 0.0, 0.0)
"""No style: the bot as it is measured."""
STYLES: Final[list[Style]] = [
    Style("cautious", -1.0, 0.0, 0.0),
    Style("bold", 1.0, 0.5, 0.0),
    Style("trusting", 0.0, -1.0, -1.0),
    Style("treacherous", 0.0, 0.5, 1.0),
]
STYLE_NAMES: Final[list[str]] = [style.name for style in STYLES]
DRAWN: Final = "any"
"""In place of a style: one of them, drawn when the bot sits down."""


def style_for(manner: str, luck: Random) -> Style:
    """The style of this name; with DRAWN any of them, each as likely as the next; else none."""
    if manner == DRAWN:
        return STYLES[luck.randrange(len(STYLES))]
    for style in STYLES:
        if style.name == manner:
            return style
    return PLAIN
