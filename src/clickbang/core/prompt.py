"""A prompt as one seat sees it."""

from typing import Final

from clickbang.core.seats import members

MUST: Final = "must"
"""The table waits for this seat, and it has to act."""
ASKED: Final = "asked"
"""The table waits for this seat, which may decline."""
STANDING: Final = "standing"
"""The table does not wait for this seat, but it may act as long as the prompt is open."""
WATCHING: Final = "watching"
"""Nothing for this seat to do."""


class Prompt:
    """What a seat is asked, and what it may answer. Made for that seat alone."""

    def __init__(
        self, kind: str, seat: int, role: str, sealed: bool, waiting: int, choices: list[int], draft: list[int]
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.role = role
        self.sealed = sealed
        self.waiting = waiting
        self.choices = choices
        self.draft = draft

    def shown(self) -> dict[str, object]:
        """All of it, as plain data."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "role": self.role,
            "sealed": self.sealed,
            "waiting": members(self.waiting),
            "choices": list(self.choices),
            "draft": list(self.draft),
        }

    def __reduce__(self) -> tuple[object, ...]:
        answer = (self.kind, self.seat, self.role, self.sealed, self.waiting, self.choices, self.draft)
        return Prompt, answer

    def __repr__(self) -> str:
        return f"<Prompt {self.kind!r}: seat {self.seat} {self.role}, {len(self.choices)} choices>"
