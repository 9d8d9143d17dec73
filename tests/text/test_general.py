"""Words for a game that brings none."""

from dataclasses import dataclass
from typing import NamedTuple

from clickbang.core.events import Event
from clickbang.text import Catalogue
from clickbang.text.general import GeneralWords

NAMES = ["Ada", "Basil", "Cleo"]


class HandShown(NamedTuple):
    """Which hand somebody showed."""

    seat: int
    fingers: int


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """All at the same moment."""

    hands: tuple[HandShown, ...]
    winners: tuple[int, ...]


def test_rows_are_told_with_the_names_of_their_items() -> None:
    words = GeneralWords(Catalogue("en"), 3, lambda seats: " and ".join(NAMES[seat] for seat in seats))
    event = HandsShown((HandShown(0, 1), HandShown(1, 2)), (0, 2))
    assert words.event(event) == "Hands shown: hands (Ada, fingers 1), (Basil, fingers 2), Ada and Cleo"
