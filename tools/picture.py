"""The README's picture: a real game at a real terminal, drawn as SVG. `make picture` makes it anew."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text
from tests.cli.run import at_terminal

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "play.svg"
COLUMNS, LINES = 84, 28
ANSWERS = ("2 1", "", "3 2", "")
"""Two bids, each followed by the Enter that seals it."""


def main() -> None:
    with at_terminal("play", "bulletbucks", "--name", "Robin", "--seed", 11, "--fast", columns=COLUMNS) as game:
        for answer in ANSWERS:
            game.answer(answer)
        game.until("› ")
        heard = game.heard
    # without the terminal's own requests (bracketed paste and the like) only text and colours are left
    lines = re.sub(r"\x1b\[\?[0-9]+[hl]", "", heard).replace("\r", "").split("\n")
    screen = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    screen.print(Text.from_ansi("\n".join(lines[-LINES:])))
    PICTURE.parent.mkdir(exist_ok=True)
    drawn = screen.export_svg(title="clickbang play bulletbucks", unique_id="clickbang")
    # the picture loads nothing from elsewhere: the reader's own monospace font will do
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL))


if __name__ == "__main__":
    main()
