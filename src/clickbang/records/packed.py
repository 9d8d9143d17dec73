"""Many records in one small file: of each game its answers and what chance brought. All else follows by the rules.

    \x89clickbang\n\x01     what the file is, and its format
    H length header sum     what was played, by whom; games name it by its place among the headers
    G length game sum       header, luck, who or what answered, answers (seat and by in one number, action), outcomes
    E length games sum      the end, and how many games there are: without it a reader takes the file for cut off

Lengths and sums (CRC-32 of kind and content) are four bytes, little end first; what stands between is MessagePack. The
way back to JSON Lines plays the game again, so it needs the version of the rules by which it was played. A game is only
taken in if it comes back byte for byte.
"""

import io
import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from clickbang.core.chance import Scripted
from clickbang.core.errors import ClickbangError
from clickbang.core.registry import GAMES
from clickbang.core.sitting import Sitting
from clickbang.core.table import NOTHING
from clickbang.records import errors
from clickbang.records.errors import RecordError
from clickbang.records.lines import Answer, Draw, Header
from clickbang.records.luck import Luck
from clickbang.records.read import parse_record
from clickbang.records.write import Recorder

SUFFIX = ".games"
NAME = b"\x89clickbang\n"
FORMAT = b"\x01"
HEADER, GAME, END = b"H", b"G", b"E"
NUMBER = struct.Struct("<I")
LONGEST = 2**26
"""Characters of a record that is unpacked: far more than any game has. A few bytes could say much more."""


class _Game(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What cannot be worked out of a game."""

    header: int
    luck: Luck | None
    by: list[str]
    answers: list[int]
    """Two numbers each: the seat times the length of `by` plus the place in it, and the action."""
    draws: list[int]


class _Bounded(io.StringIO):
    """Takes no more than the longest record."""

    def write(self, text: str) -> int:
        if self.tell() + len(text) > LONGEST:
            raise RecordError(errors.CANNOT_PACK)
        return super().write(text)


class Packer:
    """Writes a file of games, one after another; `close` ends it."""

    def __init__(self, out: BinaryIO) -> None:
        self.out = out
        self.headers: dict[bytes, int] = {}
        self.games = 0
        out.write(NAME + FORMAT)

    def add(self, text: str) -> None:
        """One more game, from the text of its record; an error if it would not come back as it is."""
        record = parse_record(text.split("\n"))
        answers = [line for line in record.lines if isinstance(line, Answer)]
        by = list(dict.fromkeys(line.by for line in answers))
        luck = next((line for line in record.lines if isinstance(line, Luck)), None)
        numbers = [number for one in answers for number in (one.seat * len(by) + by.index(one.by), one.action)]
        draws = [line.outcome for line in record.lines if isinstance(line, Draw)]
        header = msgspec.msgpack.encode(record.header)
        packed = _Game(self.headers.get(header, len(self.headers)), luck, by, numbers, draws)
        if text_of(record.header, packed) != text:
            raise RecordError(errors.CANNOT_PACK)
        if header not in self.headers:
            self.headers[header] = len(self.headers)
            self.block(HEADER, header)
        self.block(GAME, msgspec.msgpack.encode(packed))
        self.games += 1

    def close(self) -> None:
        self.block(END, msgspec.msgpack.encode(self.games))

    def block(self, kind: bytes, content: bytes) -> None:
        self.out.write(kind + NUMBER.pack(len(content)) + content + NUMBER.pack(zlib.crc32(kind + content)))


def pack_files(paths: Sequence[Path], target: Path) -> None:
    """The records in these files as one file, which is there whole or not at all."""
    half = target.with_name(f"{target.name}.part")
    try:
        with half.open("wb") as out:
            packer = Packer(out)
            for path in paths:
                packer.add(path.read_text(encoding="utf-8"))
            packer.close()
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)


def is_packed(start: bytes) -> bool:
    """Whether a file that begins like this is one of games."""
    return start.startswith(NAME[:4])


def unpacked_text(data: bytes, number: int = 1) -> str:
    """The text of the record of this game, counted from 1."""
    games = list(packed_games(data))
    if not 1 <= number <= len(games):
        raise RecordError(errors.NO_SUCH_NUMBER, number=number, games=len(games))
    return text_of(*games[number - 1])


def unpacked_texts(data: bytes) -> Iterator[str]:
    """The texts of all records, one after another."""
    for header, game in packed_games(data):
        yield text_of(header, game)


def packed_games(data: bytes) -> Iterator[tuple[Header, _Game]]:
    """Every game with its header, not yet played; an error where the file is not whole."""
    if not data.startswith(NAME + FORMAT):
        raise RecordError(errors.PACKED_CUT_OFF if NAME.startswith(data) else errors.PACKED_FORMAT, games=0)
    headers: list[Header] = []
    at, games = len(NAME + FORMAT), 0
    while True:
        begin = at + 1 + NUMBER.size
        if len(data) < begin:
            raise RecordError(errors.PACKED_CUT_OFF, games=games)
        kind = data[at : at + 1]
        end = begin + NUMBER.unpack_from(data, at + 1)[0]
        if kind not in (HEADER, GAME, END):
            raise RecordError(errors.PACKED_DAMAGED, games=games)
        if len(data) < end + NUMBER.size:
            raise RecordError(errors.PACKED_CUT_OFF, games=games)
        content = data[begin:end]
        at = end + NUMBER.size
        if zlib.crc32(kind + content) != NUMBER.unpack_from(data, end)[0]:
            raise RecordError(errors.PACKED_DAMAGED, games=games)
        try:
            if kind == HEADER:
                headers.append(msgspec.msgpack.decode(content, type=Header))
            elif kind == GAME:
                game = msgspec.msgpack.decode(content, type=_Game)
                if game.header < 0:
                    raise RecordError(errors.PACKED_DAMAGED, games=games)
                yield headers[game.header], game
                games += 1
            elif msgspec.msgpack.decode(content, type=int) == games and at == len(data):
                return
            else:
                raise RecordError(errors.PACKED_DAMAGED, games=games)
        except (msgspec.MsgspecError, UnicodeDecodeError, IndexError):
            raise RecordError(errors.PACKED_DAMAGED, games=games) from None


def text_of(header: Header, packed: _Game) -> str:
    """The record as JSON Lines: the game is played again."""
    if header.game not in GAMES:
        raise RecordError(errors.UNKNOWN_GAME, game=header.game)
    game = GAMES[header.game]
    if not game.least_seats <= header.seats == len(header.names) <= game.most_seats:
        raise RecordError(errors.CANNOT_PACK)
    if header.rules != game.rules_version:
        raise RecordError(errors.PACKED_RULES, theirs=header.rules, game=header.game, ours=game.rules_version)
    out = _Bounded()
    recorder = Recorder(game, out, header.names, packed.luck, header.lesson)
    source = Scripted(packed.draws)
    ways = len(packed.by)
    try:
        sitting = Sitting(game, header.seats, header.options, source, [recorder])
        answers = iter(zip(packed.answers[::2], packed.answers[1::2], strict=True))
        while not sitting.over:
            if sitting.table.chance != NOTHING:
                if source.used == len(packed.draws):
                    break
                sitting.draw()
                continue
            following = next(answers, None)
            if following is None:
                break
            sitting.answer(following[0] // ways, following[1], packed.by[following[0] % ways])
        if next(answers, None) is not None or source.used < len(packed.draws):
            raise RecordError(errors.CANNOT_PACK)  # more than was played
    except (ClickbangError, ValueError, LookupError, ZeroDivisionError, OverflowError):
        raise RecordError(errors.CANNOT_PACK) from None
    recorder.close()
    return out.getvalue()
