"""The moment before a shot: the top cards lie face down, and somebody counts."""

from rich.live import Live
from rich.text import Text

from clickbang.cli.screen import Screen, seat_style

FACE_DOWN = "▒▒▒"
BEAT = 0.6


def count_down(screen: Screen, sentence: str, firing: list[int]) -> None:
    """Say the sentence piece by piece (three … two … one …) over everybody's card, and leave nothing behind."""
    widest = max(len(screen.names[seat]) for seat in firing)
    cards = [
        Text.assemble((f"  {screen.names[seat]:<{widest}}  ", seat_style(seat)), (FACE_DOWN, "bold")) for seat in firing
    ]
    pieces = sentence.split("…")[:-1]
    with Live(console=screen.console, transient=True, auto_refresh=False) as live:
        for count in range(1, len(pieces) + 1):
            said = "…".join(pieces[:count]) + "…"
            live.update(Text("\n").join([screen.paint(said), *cards]), refresh=True)
            screen.pause(BEAT)
