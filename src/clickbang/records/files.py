"""The record in a file: JSON Lines, or one game of a file of many."""

from pathlib import Path

from clickbang.records.errors import NO_SUCH_NUMBER, RecordError
from clickbang.records.packed import is_packed, unpacked_text
from clickbang.records.read import Record, parse_record


def read_record(path: Path, cut_off: bool = False, number: int = 1) -> Record:
    """The record in this file; one that was cut off as far as it goes, if that will do. Of many games this one."""
    data = path.read_bytes()
    if number != 1 and not is_packed(data):
        raise RecordError(NO_SUCH_NUMBER, number=number, games=1)
    # bytes that are no text come through and are refused with the line in which they stand
    text = unpacked_text(data, number) if is_packed(data) else data.decode("utf-8", "surrogateescape")
    return parse_record(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), cut_off)
