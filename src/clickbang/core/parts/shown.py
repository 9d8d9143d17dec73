"""What every view shows, as a type: `View.shown` makes it, and a game adds what is its own in a `shown.py`."""

from typing import TypedDict


class Shown(TypedDict):
    """What a seat, or a spectator, knows."""

    seat: int
    """Whose view it is; a spectator has a number beyond all seats."""
    game: str
    seats: int
    options: dict[str, str]
    prompt: str
    """What is asked; empty where nobody is asked anything."""
    prompts: int
    """How many times something was asked."""
    must: list[int]
    """Who must answer."""
    asked: list[int]
    """Who is asked and may decline."""
    standing: list[int]
    """Who may act and is not waited for."""
    sealed: bool
    """Whether answers stay hidden until all are in."""
    sealed_by: list[int]
    """Who has answered."""
    own_answer: int
    """The code of what one has sealed oneself."""
    draft: list[int]
    """The steps of one's own answer so far."""
    ending: str
    """How it ended; empty before that."""
    winners: list[int]
    scores: list[int]
