"""The line that is typed online: whatever stands before it, it stays one line of the terminal."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from clickbang.cli.online.typed_line import TypedLine

LONG = "20 s · cards may be played, w takes the full time · waiting for Ada, Basil and Cleopatra"


def drawn(width: int, status: str, typed: str) -> str:
    """The line as it stands on a terminal of this width."""
    out = StringIO()
    line = TypedLine(Console(file=out, width=width, force_terminal=True, color_system=None), by_key=True, echo=False)
    line.show(status)
    line.feed(typed.encode())
    return out.getvalue().rpartition("\r\x1b[K")[2]


@pytest.mark.parametrize("width", [30, 80, 120])
@pytest.mark.parametrize("typed", ["", "peek me", "a long word to everybody at the table " * 5])
def test_it_is_never_wider_than_the_terminal(width: int, typed: str) -> None:
    assert cell_len(drawn(width, LONG, typed)) < width
    assert "\n" not in drawn(width, LONG, typed)


def test_what_is_typed_last_is_seen_behind_whatever_there_is_to_say() -> None:
    assert drawn(80, LONG, "peek me").endswith("› peek me")
    assert drawn(80, LONG, "a long word to everybody").endswith("everybody")


def test_a_status_that_has_room_is_whole() -> None:
    assert drawn(120, LONG, "w") == f"{LONG}› w"
