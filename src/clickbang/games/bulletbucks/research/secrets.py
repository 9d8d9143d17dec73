"""What Bulletbucks hides. Every note that is bid is seen, so only what is sealed at the moment is a secret."""

from clickbang.core.parts.secrets import CHANCE, Secrets, sealed
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.rules.course import Bulletbucks
from clickbang.games.bulletbucks.rules.notes import NO_NOTES, bundle
from clickbang.games.bulletbucks.rules.revolver import CLICK
from clickbang.games.bulletbucks.rules.state import BID, CONVERT, NAME, RAISE


def lean(table: Bulletbucks, who: int, choices: list[int]) -> list[int]:
    """Two players win small stacks after many ties, then everybody bids all they have: so several must convert."""
    if who == CHANCE:
        return [CLICK]
    if table.kind == CONVERT:
        return choices
    if table.kind == NAME or table.board.round <= 4:
        return choices[:2]
    return choices[-1:]


SECRETS = Secrets(
    secrets=(
        sealed("bid", "BB-5", BID),
        sealed("raise", "BB-7", RAISE),
        sealed("conversion", "BB-9", CONVERT),
    ),
    probes=(-1, NO_NOTES, bundle(1, 0), bundle(0, 1), bundle(9, 9), NAME_CODE, NAME_CODE + 5, CONVERT_CODE + 5, 9999),
    lean=lean,
)
