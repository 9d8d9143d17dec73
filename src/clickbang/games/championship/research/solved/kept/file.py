"""The solution as a file: a line that says what it is, with the sum of the rest, and the rest compressed.

The rest: which states there are (a bit for each code), what those are worth that stand before their mirror image (eight
bytes each), how long each plan is (two bytes), all plans. Everything by code, numbers little-endian.
"""

import hashlib
import json
import lzma
import sys
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from itertools import accumulate
from pathlib import Path
from typing import Final

from clickbang.core.parts.solve_errors import BAD_SUM, NOT_A_SOLUTION, OTHER_FORMAT, SolveError
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.research.solved.kept.packing import BYTES
from clickbang.games.championship.research.solved.states import Duel

FORMAT: Final = "clickbang-duel-1"
SUFFIX: Final = ".duel"
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}]


@dataclass(frozen=True, slots=True)
class SolutionNote:
    """What a solution says of itself."""

    format: str
    game: str
    rules_version: int
    points: int
    team: int
    states: int
    gap: float
    """What better replies of both can win in a round at most, if both play as it was solved."""
    kept_gap: float
    """The same with the plans of the file, whose chances are rounded."""
    sum: str
    """SHA-256 of all that follows."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a solution: states by code, and by their places what they are worth and where their plans lie."""

    about: SolutionNote
    codes: "array[int]"
    worths: Mapping[int, float]
    """Of the states that stand before their mirror image, by code."""
    kinds: bytes
    mixed: bytes
    kinds_at: list[int]
    mixed_at: list[int]


def contents(
    duel: Duel, worths: Mapping[int, float], plans: Mapping[int, tuple[bytes, bytes]], gaps: tuple[float, float]
) -> bytes:
    """The whole file, from what each state before its mirror image is worth and the plan of every state, by code."""
    codes = sorted(plans)
    bits = bytearray((duel.sides**2 + 7) // 8)
    for code in codes:
        bits[code >> 3] |= 1 << (code & 7)
    kinds, mixed = b"".join(plans[code][0] for code in codes), b"".join(plans[code][1] for code in codes)
    body = b"".join([
        bytes(bits),
        little(array("d", [worths[code] for code in codes if duel.stands_first(code)])),
        bytes(len(plans[code][0]) for code in codes),
        bytes(len(plans[code][1]) // BYTES for code in codes),
        kinds,
        mixed,
    ])  # fmt: skip
    pressed = lzma.compress(body, format=lzma.FORMAT_XZ, filters=FILTERS)
    about = SolutionNote(
        FORMAT, CHAMPIONSHIP.name, CHAMPIONSHIP.rules_version, duel.points, duel.team, len(codes), *gaps,
        hashlib.sha256(pressed).hexdigest(),
    )  # fmt: skip
    return json.dumps(asdict(about)).encode() + b"\n" + pressed


def read_about(line: bytes, name: str) -> SolutionNote:
    """The first line of a file; an error if that is none of ours, or of other rules."""
    try:
        about = SolutionNote(**json.loads(line))
    except (ValueError, TypeError):
        raise SolveError(NOT_A_SOLUTION, file=name) from None
    if about.format != FORMAT or about.rules_version != CHAMPIONSHIP.rules_version:
        raise SolveError(OTHER_FORMAT, file=name)
    return about


def read(path: Path) -> Contents:
    """A whole file; an error if it is damaged."""
    line, _, pressed = path.read_bytes().partition(b"\n")
    about = read_about(line, path.name)
    if hashlib.sha256(pressed).hexdigest() != about.sum:
        raise SolveError(BAD_SUM, file=path.name)
    body = lzma.decompress(pressed)
    duel = Duel(about.points, about.team)
    size = (duel.sides**2 + 7) // 8
    codes = array("l", ones(body[:size]))
    first = [code for code in codes if duel.stands_first(code)]
    at = size
    worths = array("d")
    worths.frombytes(body[at : at + 8 * len(first)])
    at += 8 * len(first)
    kinds_at = [0, *accumulate(body[at : at + len(codes)])]
    at += len(codes)
    mixed_at = [0, *accumulate(count * BYTES for count in body[at : at + len(codes)])]
    at += len(codes)
    end = at + kinds_at[-1]
    by_code = dict(zip(first, little_array(worths), strict=True))
    return Contents(about, codes, by_code, body[at:end], body[end:], kinds_at, mixed_at)


def ones(bits: bytes) -> Iterable[int]:
    """The places of all bits that are set."""
    for place, byte in enumerate(bits):
        if byte:
            for bit in range(8):
                if byte >> bit & 1:
                    yield 8 * place + bit


def little(numbers: "array[float]") -> bytes:
    return little_array(numbers).tobytes()


def little_array(numbers: "array[float]") -> "array[float]":
    """With the bytes of each number the other way round, on machines that are not little-endian."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
