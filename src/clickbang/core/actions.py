"""Answers in their typed form, and the numbers that follow from what each of them declares.

An answer is a dataclass, and each of its fields says which values it can have, in their order: `bool`,
`Literal["left", "right"]`, or any type with its values beside it, `Annotated[int, range(6)]`. A game lists its answers
once, in the order of their numbers (`Answers`). Inside, the rules work with the numbers alone. This module stays
interpreted: a compiled class keeps no annotations.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product, starmap
from typing import Annotated, Any, Final, Literal, Self, get_args, get_origin, get_type_hints

from clickbang.core.errors import NO_SUCH_ANSWER, MalformedAnswer
from clickbang.core.table import DECLINE, TAKE_BACK


class Action:
    """The typed form of an answer. Each game has its own, as frozen dataclasses in `actions.py`."""

    @classmethod
    def every(cls) -> Iterator[Self]:
        """Every answer of this kind, in the order of their numbers: the last field changes first.

        Where not every value of one field goes with every value of another, an answer overrides this.
        """
        fields = get_type_hints(cls, include_extras=True)
        return starmap(cls, product(*(values_of(f"{cls.__name__}.{name}", kind) for name, kind in fields.items())))


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """No, thank you: the typed form of DECLINE, in the games that let somebody decline."""


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """One step back: the typed form of TAKE_BACK, in the games with drafts."""


FIXED: Final[dict[type[Action], int]] = {Decline: DECLINE, TakeBack: TAKE_BACK}
"""What has the same number in every game."""


def values_of(field: str, kind: Any) -> Sequence[object]:
    """The values that a field of this type can have; a TypeError if it does not say."""
    if kind is bool:
        return False, True
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) is Annotated:
        found: Sequence[object] = kind.__metadata__[0]
        return found
    raise TypeError(f"{field} has to say which values it can have: bool, Literal[...] or Annotated[int, range(6)]")


class Answers:
    """All answers of a game. Their numbers count on from one kind to the next, in the order in which they are listed.

    `Decline` is always 0 and `TakeBack` -1; all others begin with 1, or with 0 in a game in which nobody declines. A
    ValueError if an answer would have two numbers, or two answers the same.
    """

    def __init__(self, *kinds: type[Action], start: int = 1) -> None:
        self.kinds = kinds
        self.start = start
        self.count = start
        """Every number is below this."""
        self.typed: dict[int, Action] = {}
        """The answers by their numbers."""
        self.spans: dict[type[Action], range] = {}
        """The numbers of each kind."""
        for kind in kinds:
            answers = list(kind.every())
            first = FIXED.get(kind, self.count)
            self.spans[kind] = range(first, first + len(answers))
            self.typed.update(zip(self.spans[kind], answers, strict=True))
            self.count = max(self.count, first + len(answers))
        # by kind too: all answers about seat 3 have the same hash
        self.codes = {(type(answer), answer): code for code, answer in self.typed.items()}
        if len(self.codes) < sum(map(len, self.spans.values())):
            raise ValueError("each answer has one number, and each number is that of one answer")

    def first(self, kind: type[Action]) -> int:
        """The number of the first answer of this kind."""
        return self.spans[kind].start

    def encode(self, action: Action) -> int:
        """The number of a typed answer; the inverse of `decode`. A MalformedAnswer if the game has no such answer."""
        try:
            code = self.codes[type(action), action]
        except (KeyError, TypeError):  # what cannot even be looked up is no value of any field
            raise MalformedAnswer(NO_SUCH_ANSWER, answer=action) from None
        if repr(self.typed[code]) != repr(action):  # 1.0 is found where 1 stands, and is no value of the field
            raise MalformedAnswer(NO_SUCH_ANSWER, answer=action)
        return code

    def decode(self, code: int) -> Action:
        """The typed answer with this number; the inverse of `encode`. A MalformedAnswer if there is none."""
        found = self.typed.get(code)
        if found is None:
            raise MalformedAnswer(NO_SUCH_ANSWER, answer=code)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answers) and (self.kinds, self.start) == (other.kinds, other.start)

    def __hash__(self) -> int:
        return hash((self.kinds, self.start))

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: what was declared, not what follows from it."""
        return partial(Answers, start=self.start), self.kinds
