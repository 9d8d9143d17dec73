"""What a game hides, as a table: which moves, from whom, and until when. A game declares it as `Game.secrets`.

It is taken from the rulebook, not from the events or the view: `clickbang check` holds those against it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from clickbang.core.audience import EVERYONE
from clickbang.core.cursor import awaited
from clickbang.core.seats import bit
from clickbang.core.table import NOTHING, Table

CHANCE = -1
"""Who makes a move that is a stroke of luck."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move that was hidden when it was made: whose, from whom, at which prompt, and (but for drafts) what it was."""

    who: int
    hidden_from: int
    opened: int
    value: int = 0
    before: Any = field(default=None, compare=False)
    """The table just before it."""
    since: list[tuple[int, int]] = field(default_factory=list, compare=False)
    """This move and all after it: who, and what."""


@dataclass(frozen=True, slots=True)
class Secret:
    """One line of the table. `hides` is asked before a move, `keeps` after every later one, of the true table."""

    kind: str
    rule: str
    hides: Callable[[Any, int], int]
    """From whom the move that this seat (or CHANCE) is about to make is hidden; nobody if it is of another kind."""
    keeps: Callable[[Any, Move], int]
    """From whom such a move, once made, is hidden still."""
    unnoticed: bool = False
    """Whether the others do not even notice that a move is being made."""


def no_lean(_table: Any, _who: int, choices: list[int]) -> list[int]:
    """Anything may happen."""
    return choices


@dataclass(frozen=True, slots=True)
class Secrets:
    """All that a game hides. Where several match a move, the first one that hides it from all observers is used."""

    secrets: tuple[Secret, ...]
    probes: tuple[int, ...] = ()
    """Answers to try out at every moment, most of them illegal: what an error says is compared too."""
    lean: Callable[[Any, int, list[int]], list[int]] = no_lean
    """Narrows choices down on the way to a secret, so that rare ones come up often."""
    haste: int = 0
    """One in so many moments that fit is taken at once, where games are long; 0: any of a whole game, as likely."""
    patience: int = 10_000
    """So many moves of two games are compared at most."""

    def hiding(self, table: Table, who: int, observers: int) -> Secret | None:
        """The secret by which the move about to be made is hidden from all the observers."""
        for secret in self.secrets:
            if observers & ~secret.hides(table, who) == 0:
                return secret
        return None


def all_but(seat: int) -> int:
    """Everybody else, spectators included."""
    return EVERYONE & ~bit(seat)


def until_closed(table: Table, move: Move) -> int:
    """Hidden as long as the prompt is open that the move answers."""
    return move.hidden_from if table.kind != NOTHING and table.opened == move.opened else 0


def forever(_table: Table, move: Move) -> int:
    """Never told to those it was hidden from."""
    return move.hidden_from


def sealed(kind: str, rule: str, prompt: int) -> Secret:
    """What somebody has sealed at this kind of prompt is hidden from all others until all have; so is every draft."""
    return sealed_where(kind, rule, lambda table: table.kind == prompt)


def sealed_where(kind: str, rule: str, applies: Callable[[Table], bool]) -> Secret:
    """The same at every prompt to which it applies."""

    def hides(table: Table, who: int) -> int:
        last = awaited(table) == bit(who) and table.drafts is None
        return all_but(who) if applies(table) and who != CHANCE and not last else 0

    return Secret(kind, rule, hides, until_closed)


def draft(table: Table, who: int) -> list[int]:
    """The steps of this seat's draft; none where answers are not drafts."""
    return list(table.drafts[who]) if table.drafts is not None and who != CHANCE else []
