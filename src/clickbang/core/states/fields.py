"""A class lists its fields once, in `carry`. Its copy, key, pickle and text form all use that list.

`carry` hands every field to a `Fields`, by name and with what it can be, and takes back what it is given. `Fields`
itself gives each back as it is: so one object becomes a copy of another. `KeyFields` writes the values down as a key,
`KeptFields` puts such a key back, and `core/states/position.py` does the same with text. So no field is forgotten in
one place and not in the other.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


class Fields:
    """Takes fields one after another, in a fixed order, and gives each back as it is to be; here, as it is."""

    def changes(self) -> bool:
        """Whether it gives back others than it takes; then what follows from the fields has to be worked out anew."""
        return False

    def number(self, name: str, value: i64, least: i64, most: i64) -> i64:
        """A number in these bounds."""
        return value

    def flag(self, name: str, value: bool) -> bool:
        """Yes or no."""
        return value

    def choice(self, name: str, value: i64, names: tuple[str, ...]) -> i64:
        """A number that stands for one of these names; just a number where there are none."""
        return value

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        """One of these words."""
        return value

    def members(self, name: str, value: i64, below: i64) -> i64:
        """A set of numbers below this."""
        return value

    def audience(self, name: str, value: i64) -> i64:
        """Who hears."""
        return value

    def numbers(self, name: str, values: vec[i64], least: i64, most: i64) -> vec[i64]:
        """As many numbers as there are already."""
        return values[:]

    def sets(self, name: str, values: vec[i64], below: i64) -> vec[i64]:
        """As many sets of numbers as there are already."""
        return values[:]

    def bundle(self, name: str, value: i64, base: i64) -> i64:
        """A pair of numbers below the base: the first times the base, and the second."""
        return value

    def bundles(self, name: str, values: vec[i64], base: i64, longest: i64) -> vec[i64]:
        """Such pairs, `longest` at most."""
        return values[:]

    def series(self, name: str, values: vec[i64], least: i64, most: i64, longest: i64) -> vec[i64]:
        """Numbers, `longest` at most."""
        return values[:]

    def listed(self, name: str, values: list[int], least: i64, most: i64, longest: i64) -> list[int]:
        """The same as a list."""
        return values[:]

    def size(self, name: str, items: i64, most: i64) -> i64:
        """How many parts of this name follow."""
        return items

    def begin(self, name: str, place: i64) -> None:
        """The fields of one such part follow, until `end`."""

    def end(self) -> None:
        """The part is complete."""


COPY: Final = Fields()
"""Copies: `other.carry(self, COPY)`."""


class KeyFields(Fields):
    """Writes everything down as numbers, one after another."""

    def __init__(self) -> None:
        self.written: list[int] = []

    def number(self, name: str, value: i64, least: i64, most: i64) -> i64:
        self.written.append(value)
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.written.append(1 if value else 0)
        return value

    def choice(self, name: str, value: i64, names: tuple[str, ...]) -> i64:
        self.written.append(value)
        return value

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        self.written.append(words.index(value))
        return value

    def members(self, name: str, value: i64, below: i64) -> i64:
        self.written.append(value)
        return value

    def audience(self, name: str, value: i64) -> i64:
        self.written.append(value)
        return value

    def numbers(self, name: str, values: vec[i64], least: i64, most: i64) -> vec[i64]:
        for value in values:
            self.written.append(value)
        return values

    def sets(self, name: str, values: vec[i64], below: i64) -> vec[i64]:
        for value in values:
            self.written.append(value)
        return values

    def bundle(self, name: str, value: i64, base: i64) -> i64:
        self.written.append(value)
        return value

    def bundles(self, name: str, values: vec[i64], base: i64, longest: i64) -> vec[i64]:
        self.written.append(len(values))
        for value in values:
            self.written.append(value)
        return values

    def series(self, name: str, values: vec[i64], least: i64, most: i64, longest: i64) -> vec[i64]:
        self.written.append(len(values))
        for value in values:
            self.written.append(value)
        return values

    def listed(self, name: str, values: list[int], least: i64, most: i64, longest: i64) -> list[int]:
        self.written.append(len(values))
        for value in values:
            self.written.append(value)
        return values

    def size(self, name: str, items: i64, most: i64) -> i64:
        self.written.append(items)
        return items


class KeptFields(Fields):
    """Gives back what `KeyFields` has written, in the same order."""

    def __init__(self, written: tuple[int, ...]) -> None:
        self.written = written
        self.place: i64 = 0

    def changes(self) -> bool:
        return True

    def next(self) -> i64:
        """What was written next."""
        value: i64 = self.written[self.place]
        self.place += 1
        return value

    def number(self, name: str, value: i64, least: i64, most: i64) -> i64:
        return self.next()

    def flag(self, name: str, value: bool) -> bool:
        return self.next() != 0

    def choice(self, name: str, value: i64, names: tuple[str, ...]) -> i64:
        return self.next()

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        return words[self.next()]

    def members(self, name: str, value: i64, below: i64) -> i64:
        return self.next()

    def audience(self, name: str, value: i64) -> i64:
        return self.next()

    def several(self, length: i64) -> vec[i64]:
        """The next so many."""
        found = vec[i64]()
        for _ in range(length):
            found = append(found, self.next())
        return found

    def numbers(self, name: str, values: vec[i64], least: i64, most: i64) -> vec[i64]:
        return self.several(len(values))

    def sets(self, name: str, values: vec[i64], below: i64) -> vec[i64]:
        return self.several(len(values))

    def bundle(self, name: str, value: i64, base: i64) -> i64:
        return self.next()

    def bundles(self, name: str, values: vec[i64], base: i64, longest: i64) -> vec[i64]:
        return self.several(self.next())

    def series(self, name: str, values: vec[i64], least: i64, most: i64, longest: i64) -> vec[i64]:
        return self.several(self.next())

    def listed(self, name: str, values: list[int], least: i64, most: i64, longest: i64) -> list[int]:
        found: list[int] = []
        for _ in range(self.next()):
            found.append(self.next())
        return found

    def size(self, name: str, items: i64, most: i64) -> i64:
        return self.next()
