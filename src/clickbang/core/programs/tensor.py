"""What a seat knows as numbers, for programs that learn: a flat row of numbers from 0 to 1 in named parts.

An encoder reads a view and nothing else, so what a seat may not know cannot be in its numbers; batches alone read the
table (`fill_decision`), under the same tests as views. It is made for one game with so many seats and these options;
what never changes there (the options, what stands on cards) is not told. Numbers are kept as the bit patterns of 32-bit
floats, since librt has no vector of those: NumPy reads them where they lie, with
`numpy.frombuffer(encoder.numbers, numpy.float32)`. Whole numbers are given as shares of a bound; what is beyond the
bound counts as the bound.
"""

import struct
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from clickbang.core.audience import SPECTATOR
from clickbang.core.game import Game
from clickbang.core.seats import bit, has
from clickbang.core.table import UNANSWERED, Table
from clickbang.core.view import View

ONE: Final = 0x3F800000
"""The bits of 1.0."""
MOST: Final = 128
"""No bound is higher than this."""
DIGITS: Final = 32
"""An answer is told as two numbers: how many times 32, and the rest."""
STEPS: Final = 16
"""Of a draft so many steps are told, the last ones."""
SHOWN: Final = 256
"""Of a game that brings no encoder so many numbers of what its view shows are told."""


def bits_of(number: float) -> int:
    """The bit pattern of a 32-bit float, as a whole number."""
    return int.from_bytes(struct.pack("<f", number), "little", signed=True)


SHARES: Final[vec[i32]] = vec[i32](
    [bits_of(number / bound) if bound else 0 for bound in range(MOST + 1) for number in range(bound + 1)]
)
"""The bits of number / bound, at bound * (bound + 1) / 2 + number."""


def put(out: vec[i32], at: i64, number: i64, bound: i64) -> None:
    """A number as its share of a bound."""
    kept = number
    if kept < 0:
        kept = 0
    elif kept > bound:
        kept = bound
    out[at] = SHARES[bound * (bound + 1) // 2 + kept]


def mark(out: vec[i32], at: i64, true: bool) -> None:
    """1 for yes; all is 0 to begin with."""
    if true:
        out[at] = ONE


def mark_one(out: vec[i32], at: i64, number: i64, length: i64) -> None:
    """1 at this place of so many, if it is one of them."""
    if 0 <= number < length:
        out[at + number] = ONE


def mark_set(out: vec[i32], at: i64, mask: i64, length: i64) -> None:
    """1 for every member of a set of seats or cards."""
    place: i64 = 0
    while place < length:
        if has(mask, place):
            out[at + place] = ONE
        place += 1


def put_code(out: vec[i32], at: i64, code: i64) -> None:
    """An answer in two numbers; see DIGITS."""
    put(out, at, code // DIGITS, MOST)
    put(out, at + 1, code % DIGITS, DIGITS)


class Part:
    """So many numbers that stand together, and what they mean."""

    def __init__(self, name: str, first: int, shape: tuple[int, ...], bound: int, meaning: str) -> None:
        self.name = name
        self.first = first
        self.shape = shape
        self.length = 1
        for length in shape:
            self.length *= length
        self.bound = bound
        """What 1.0 stands for: 1 for yes and no."""
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"<Part {self.name!r}: {self.length} from {self.first}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The parts that every game has. A game adds its own in `__init__` with `part`, and fills them in `fill_own`."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = dict(options)
        self.parts: list[Part] = []
        self.size: i64 = 0
        self.numbers: vec[i32] = vec[i32]()
        """What `encode` fills."""
        self.kinds: dict[str, int] = {kind: place for place, kind in enumerate(game.kinds)}
        self.kind_count: i64 = len(game.kinds)
        self.seat: i64 = self.part("seat", (seats,), 1, "which seat one has, by seat")
        self.kind: i64 = self.part("kind", (len(game.kinds),), 1, f"the open prompt, one of {', '.join(game.kinds)}")
        self.must: i64 = self.part("must", (seats,), 1, "who has to answer it, by seat")
        self.asked: i64 = self.part("asked", (seats,), 1, "who is asked and may decline, by seat")
        self.standing: i64 = self.part("standing", (seats,), 1, "who may act without being waited for, by seat")
        self.sealed: i64 = self.part("sealed", (1,), 1, "whether answers are sealed")
        self.sealed_by: i64 = self.part("sealed_by", (seats,), 1, "who has sealed an answer, by seat")
        self.answered: i64 = self.part("answered", (1,), 1, "whether one has sealed an answer oneself")
        self.answer: i64 = self.part("answer", (2,), 0, "which: its number divided by 32, over 128; the rest, over 32")
        self.steps: i64 = self.part("steps", (1,), MOST, "how many steps one's own draft has")
        self.draft: i64 = self.part(
            "draft", (STEPS, 2), 0, "its last steps, the latest first, each like an answer; 0 where there is none"
        )
        self.over: i64 = self.part("over", (1,), 1, "whether the game is over")
        self.winners: i64 = self.part("winners", (seats,), 1, "who has won, by seat")

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: made again for a table like this; `numbers` are those of the next `encode`."""
        return type(self), (self.game, int(self.seats), self.options)

    def part(self, name: str, shape: tuple[int, ...], bound: int, meaning: str) -> i64:
        """Declare the next part; returns where it begins."""
        found = Part(name, int(self.size), shape, bound, meaning)
        self.parts.append(found)
        self.size += found.length
        return found.first

    def encode(self, view: View) -> None:
        """Fill `numbers`."""
        if len(self.numbers) == 0:
            self.numbers = vec[i32]([0] * self.size)
        self.fill(view, self.numbers, 0)

    def fill(self, view: View, out: vec[i32], first: i64) -> None:
        """Write all numbers of a view, from this place on."""
        place: i64 = first
        end = first + self.size
        while place < end:
            out[place] = 0
            place += 1
        self.fill_prompt(view, out, first)
        self.fill_own(view, out, first)

    def fill_prompt(self, view: View, out: vec[i32], first: i64) -> None:
        """What every game has."""
        seats = self.seats
        if view.seat != SPECTATOR:
            mark(out, first + self.seat + view.seat, True)
        if view.kind != "":
            mark_one(out, first + self.kind, self.kinds[view.kind], self.kind_count)
            mark_set(out, first + self.must, view.must, seats)
            mark_set(out, first + self.asked, view.asked, seats)
            mark_set(out, first + self.standing, view.standing, seats)
            mark(out, first + self.sealed, view.sealed)
            mark_set(out, first + self.sealed_by, view.sealed_by, seats)
        if view.own_answer != UNANSWERED:
            mark(out, first + self.answered, True)
            put_code(out, first + self.answer, view.own_answer)
        self.fill_draft(view.draft, out, first)
        if view.over:
            mark(out, first + self.over, True)
            for seat in view.winners:
                mark(out, first + self.winners + seat, True)

    def fill_draft(self, draft: list[int], out: vec[i32], first: i64) -> None:
        """One's own draft, the latest steps first."""
        steps: i64 = len(draft)
        if steps > 0:
            put(out, first + self.steps, steps, MOST)
            told: i64 = 0
            while told < STEPS and told < steps:
                put_code(out, first + self.draft + 2 * told, draft[steps - 1 - told])
                told += 1

    def fill_own(self, view: View, out: vec[i32], first: i64) -> None:
        """What a game adds."""

    def reads_tables(self) -> bool:
        """Whether `fill_decision` can be asked."""
        return False

    def prepare(self, table: Table) -> None:
        """Let a table that has not begun keep what `fill_decision` needs besides what lies on it."""

    def fill_decision(self, table: Table, seat: i64, out: vec[i32], first: i64) -> None:
        """The same numbers for a seat that is to decide now, from a table at which nobody listens.

        That is many times as quick, and a second way to what a seat may know: tests hold it against the view at every
        decision, and its numbers are among what pairs of games that differ in a secret are compared by.
        """
        raise NotImplementedError

    def fill_asked(self, table: Table, seat: i64, out: vec[i32], first: i64) -> None:
        """Of `fill_decision` what every game has. Whoever decides in a sealed prompt has sealed nothing."""
        place: i64 = first
        end = first + self.size
        while place < end:
            out[place] = 0
            place += 1
        sealed_by: i64 = 0
        if table.sealed:
            place = 0
            while place < self.seats:
                if table.answers[place] != UNANSWERED:
                    sealed_by |= bit(place)
                place += 1
        mark(out, first + self.seat + seat, True)
        mark_one(out, first + self.kind, table.kind - 1, self.kind_count)
        # in our games a prompt waits for answers of one kind
        mark_set(out, first + self.must, table.must | sealed_by if table.asked == 0 else table.must, self.seats)
        mark_set(out, first + self.asked, table.asked | sealed_by if table.asked != 0 else 0, self.seats)
        mark_set(out, first + self.standing, table.standing, self.seats)
        mark(out, first + self.sealed, table.sealed)
        mark_set(out, first + self.sealed_by, sealed_by, self.seats)
        if table.drafts is not None:
            self.fill_draft(table.drafts[seat], out, first)


class GeneralEncoder(Encoder):
    """For a game that brings none: the numbers in what its view shows, in the order in which it shows them."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        self.shown: i64 = self.part(
            "shown", (SHOWN, 2), MOST, "numbers in what the view shows, in order: the number, and whether it is below 0"
        )

    def fill_own(self, view: View, out: vec[i32], first: i64) -> None:
        found: list[int] = []
        for key, value in view.shown().items():
            if key not in ("options", "draft"):
                collect(value, found)
        place: i64 = 0
        while place < len(found) and place < SHOWN:
            number: i64 = found[place]
            put(out, first + self.shown + 2 * place, -number if number < 0 else number, MOST)
            mark(out, first + self.shown + 2 * place + 1, number < 0)
            place += 1


def collect(value: object, found: list[int]) -> None:
    """Every number in plain data, with the lengths of lists, since what follows stands elsewhere if one is longer."""
    if isinstance(value, int):
        found.append(max(-MOST, min(MOST, int(value))))
    elif isinstance(value, (list, tuple)):
        found.append(len(value))
        for item in value:
            collect(item, found)
    elif isinstance(value, dict):
        for item in value.values():
            collect(item, found)


def encoder_of(game: Game, seats: int, options: Mapping[str, str] | None = None) -> Encoder:
    """The game's own encoder for a table like this, or the general one."""
    game.check_seats(seats)
    made: Encoder = (game.part(game.tensor) or GeneralEncoder)(game, seats, game.settle_options(options))
    return made
