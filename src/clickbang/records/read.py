"""Reading a record back, with an error that names the line if it is not what was written."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from clickbang.core.errors import ClickbangError
from clickbang.core.game import Game
from clickbang.games import GAMES
from clickbang.records.errors import (
    AFTER_THE_END,
    CUT_OFF,
    EDITED,
    NOT_A_RECORD,
    OTHER_FORMAT,
    UNREADABLE,
    RecordError,
)
from clickbang.records.lines import FORMAT, End, Header, Line, line_from_json, sum_of, unseal


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record. `lines[0]` is line 2 of the file: the first after the header."""

    game: Game
    header: Header
    lines: tuple[Line, ...]
    finished: bool

    @staticmethod
    def line_number(index: int) -> int:
        """Where `lines[index]` stands in the file."""
        return index + 2


def read_record(path: Path) -> Record:
    """The record in this file."""
    # bytes that are no text come through and are refused with the line in which they stand
    return parse_record(path.read_text(encoding="utf-8", errors="surrogateescape").split("\n"))


def parse_record(texts: Iterable[str]) -> Record:
    """The record with these lines."""
    rows = list(texts)
    cut = rows[-1:] != [""]
    if not cut:
        rows.pop()
    header, game = read_header(rows[0] if rows else "")
    before = checked_sum(1, rows[0], "")
    lines: list[Line] = []
    for number, row in enumerate(rows[1:], start=2):
        if lines and isinstance(lines[-1], End):
            raise RecordError(AFTER_THE_END, line=number)
        data = parse_line(number, row, cut and number == len(rows))
        before = checked_sum(number, row, before)
        try:
            lines.append(line_from_json(data, game))
        except (ValueError, ClickbangError) as error:
            raise RecordError(UNREADABLE, line=number, why=str(error).rstrip(".")) from None
    if not lines or not isinstance(lines[-1], End):
        raise RecordError(CUT_OFF, line=len(rows))
    return Record(game, header, tuple(lines[:-1]), lines[-1].state == "over")


def read_header(row: str) -> tuple[Header, Game]:
    try:
        data = msgspec.json.decode(row)
        found = data["clickbang"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise RecordError(NOT_A_RECORD) from None
    if found != FORMAT:
        raise RecordError(OTHER_FORMAT, format=found)
    try:
        header = msgspec.convert(data, Header)
    except msgspec.ValidationError as error:
        raise RecordError(UNREADABLE, line=1, why=error) from None
    if header.game not in GAMES:
        raise RecordError(UNREADABLE, line=1, why=f"there is no game called {header.game!r}")
    game = GAMES[header.game]
    if not game.least_seats <= header.seats == len(header.names) <= game.most_seats:
        raise RecordError(UNREADABLE, line=1, why=f"{header.seats} seats and {len(header.names)} names do not fit")
    return header, game


def parse_line(number: int, row: str, cut: bool) -> dict[str, object]:
    try:
        return msgspec.json.decode(row, type=dict[str, object])
    except (ValueError, RecursionError) as error:
        # half a line at the end is what a crash or a full disk leaves behind
        if cut:
            raise RecordError(CUT_OFF, line=number - 1) from None
        raise RecordError(UNREADABLE, line=number, why=error) from None


def checked_sum(number: int, row: str, before: str) -> str:
    unsealed = unseal(row)
    if unsealed is None or sum_of(unsealed[0], before) != unsealed[1]:
        raise RecordError(EDITED, line=number)
    return unsealed[1]
