"""Reading a record back, with an error that names the line if it is not what was written."""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from clickbang.core.errors import ClickbangError
from clickbang.core.game import Game
from clickbang.core.lookup.report import in_own_words
from clickbang.core.registry import GAMES
from clickbang.records import errors
from clickbang.records.errors import RecordError
from clickbang.records.lines import FORMAT, End, Header, Line, line_from_json, sum_of, unseal


@dataclass(frozen=True, slots=True)
class Record:
    """A record. `lines[0]` is line 2 of the file: the first after the header."""

    game: Game
    header: Header
    lines: tuple[Line, ...]
    finished: bool
    cut_off: bool = False
    """Whether its end is missing, as after a crash."""

    @staticmethod
    def line_number(index: int) -> int:
        """Where `lines[index]` stands in the file."""
        return index + 2


def parse_record(texts: Iterable[str], cut_off: bool = False) -> Record:
    """The record with these lines; one that was cut off as far as it goes, if that will do."""
    rows = list(texts)
    if rows[-1:] == [""]:
        rows.pop()
    elif len(rows) > 1 and not is_json(rows[-1]):
        rows.pop()  # half a line at the end is what a crash or a full disk leaves behind
    header, game = read_header(rows[0] if rows else "")
    before = checked_sum(1, rows[0], "")
    lines: list[Line] = []
    for number, row in enumerate(rows[1:], start=2):
        if lines and isinstance(lines[-1], End):
            raise RecordError(errors.AFTER_THE_END, line=number)
        data = parse_line(number, row)
        before = checked_sum(number, row, before)
        try:
            lines.append(line_from_json(data, game))
        except (ValueError, ClickbangError) as error:
            raise RecordError(errors.UNREADABLE, line=number, why=in_own_words(error)) from None
    if lines and isinstance(lines[-1], End):
        return Record(game, header, tuple(lines[:-1]), lines[-1].state == "over")
    if lines and cut_off:
        return Record(game, header, tuple(lines), finished=False, cut_off=True)
    raise RecordError(errors.CUT_OFF, line=len(rows))


def read_header(row: str) -> tuple[Header, Game]:
    try:
        data = msgspec.json.decode(row)
        found = data["clickbang"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise RecordError(errors.NOT_A_RECORD) from None
    if found != FORMAT:
        raise RecordError(errors.OTHER_FORMAT, format=found)
    try:
        header = msgspec.convert(data, Header)
    except msgspec.ValidationError as error:
        raise RecordError(errors.UNREADABLE, line=1, why=in_own_words(error)) from None
    if header.game not in GAMES:
        raise RecordError(errors.UNKNOWN_GAME, game=header.game)
    game = GAMES[header.game]
    if not game.least_seats <= header.seats == len(header.names) <= game.most_seats:
        raise RecordError(
            errors.UNREADABLE, line=1, why=f"{header.seats} seats and {len(header.names)} names do not fit"
        )
    return header, game


def parse_line(number: int, row: str) -> dict[str, object]:
    try:
        return msgspec.json.decode(row, type=dict[str, object])
    except (ValueError, RecursionError) as error:
        raise RecordError(errors.UNREADABLE, line=number, why=in_own_words(error)) from None


def is_json(row: str) -> bool:
    try:
        msgspec.json.decode(row)
    except (ValueError, RecursionError):
        return False
    return True


def checked_sum(number: int, row: str, before: str) -> str:
    unsealed = unseal(row)
    if unsealed is None or sum_of(unsealed[0], before) != unsealed[1]:
        raise RecordError(errors.EDITED, line=number)
    return unsealed[1]
