"""How a game ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """Who won, everybody's score by seat, and a code for the way it ended."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
