"""How a game ended."""


class Result:
    """Who won, everybody's score by seat, and a code for the way it ended."""

    def __init__(self, ending: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.ending = ending
        self.winners = winners
        self.scores = scores

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        return (self.ending, self.winners, self.scores) == (other.ending, other.winners, other.scores)

    def __hash__(self) -> int:
        return hash((self.ending, self.winners, self.scores))

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.ending, self.winners, self.scores)

    def __repr__(self) -> str:
        return f"Result({self.ending!r}, {self.winners!r}, {self.scores!r})"
