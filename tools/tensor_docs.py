"""`python -m tools.tensor_docs`: docs/tensors.md, what each number of an observation means, from the encoders."""

from pathlib import Path

from clickbang.core.game import Game
from clickbang.core.programs.tensor import encoder_of
from clickbang.games import GAMES
from tools.protocol_docs import table, title

PAGE = Path(__file__).parents[1] / "docs" / "tensors.md"
SEATS = 4
HEAD = f"""# What each number means

Written by `python -m tools.tensor_docs` from the games' encoders (`games/<game>/research/tensor.py`): change those, not
this.
How to use them is told in [research.md](research.md#tensors).

All numbers are from 0 to 1. *Bound* is what 1 stands for: 1 for yes and no, otherwise the number at which it is full;
everything above that counts as the bound; 0 where the meaning says it. Seats are those of the table, not counted from
oneself, as in answers. The places are those at a table for {SEATS} with the usual options; `encoder_of(game, seats,
options).parts` gives them for any other.
"""


def page_text() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[section(game) for game in GAMES.values()]])


def section(game: Game) -> str:
    """One game's parts in their order."""
    encoder = encoder_of(game, SEATS)
    rows = [
        (f"`{part.name}`", str(part.first), " × ".join(map(str, part.shape)), str(part.bound), part.meaning)
        for part in encoder.parts
    ]
    parts = table(("part", "from", "shape", "bound", "meaning"), rows)
    return f"## {title(game)}\n\n{encoder.size} numbers.\n\n{parts}\n"


if __name__ == "__main__":
    PAGE.write_text(page_text(), encoding="utf-8")
