"""Packed files that somebody has made to do harm: each is refused with an error of ours, in little time and memory.

Their sums are right, which anybody can work out; those of the fuzz loop are right every second time.
"""

import io
import os
import random
import resource
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import pytest

from clickbang.core.registry import GAMES
from clickbang.records import RecordError, packed
from clickbang.records.errors import CANNOT_PACK, PACKED_CUT_OFF, PACKED_DAMAGED, UNKNOWN_GAME
from clickbang.records.packed import (
    END,
    FORMAT,
    GAME,
    HEADER,
    NAME,
    Packer,
    packed_games,
    unpacked_text,
    unpacked_texts,
)
from tests.cli.run import invoke
from tests.records.test_packed import SEATS, record
from tests.records.test_packed import packed as pack

FUZZED = int(os.environ.get("FUZZED", "300"))
"""Files a game; more for who wants to search."""
SECONDS = 5.0
"""Of processor time, on a slow machine."""
MEGABYTES = 200
BULLETBUCKS = GAMES["bulletbucks"]
encode = msgspec.msgpack.encode


def file_of(*blocks: tuple[bytes, bytes]) -> bytes:
    out = io.BytesIO()
    packer = Packer(out)
    for kind, content in blocks:
        packer.block(kind, content)
    return out.getvalue()


def header(**changes: Any) -> bytes:
    fields = {"game": "bulletbucks", "rules": BULLETBUCKS.rules_version, "seats": 3, "options": {}, "lesson": False}
    return encode(fields | {"names": ["A", "B", "C"]} | changes)


def game(which: int = 0, by: object = (), answers: object = (), draws: object = (), luck: object = None) -> bytes:
    return encode([which, luck, by, answers, draws])


def one(content: bytes, head: bytes = b"") -> bytes:
    return file_of((HEADER, head or header()), (GAME, content), (END, encode(1)))


@contextmanager
def bounded(times: float = 1.0) -> Iterator[None]:
    """In so much processor time and memory."""
    before, began = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, process_time()
    yield
    assert process_time() - began < SECONDS * times
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 1024 * MEGABYTES


DEEP = b"\x91" * 1_000_000 + b"\x90"
"""A list in a list in a list."""
ENDLESS = b"\xdd\xff\xff\xff\xff"
"""The beginning of a list of four billion."""
HOSTILE = {
    "a length that the file does not have": (NAME + FORMAT + GAME + b"\xff\xff\xff\xff", PACKED_CUT_OFF),
    "a list that claims four billion": (one(b"\x95\x00\xc0\x90" + ENDLESS), PACKED_DAMAGED),
    "a header that claims four billion fields": (one(game(), b"\xdf\xff\xff\xff\xff"), PACKED_DAMAGED),
    "a text that claims four gigabytes": (one(b"\x95\x00\xc0\x91\xdb\xff\xff\xff\xff"), PACKED_DAMAGED),
    "lists in lists instead of luck": (one(b"\x95\x00" + DEEP), PACKED_DAMAGED),
    "lists in lists instead of a header": (one(game(), DEEP), PACKED_DAMAGED),
    "lists in lists at the end": (file_of((HEADER, header()), (END, DEEP)), PACKED_DAMAGED),
    "an end that counts others": (file_of((HEADER, header()), (GAME, game()), (END, encode(2**63))), PACKED_DAMAGED),
    "a header that never came": (one(game(which=7)), PACKED_DAMAGED),
    "answers of nobody": (one(game(answers=[0, 0])), CANNOT_PACK),
    "half an answer": (one(game(by=["A"], answers=[0])), CANNOT_PACK),
    "a seat beyond all": (one(game(by=["A"], answers=[2**64 - 1, 0])), PACKED_DAMAGED),
    "an answer below all": (one(game(by=["A"], answers=[0, -(2**63)])), CANNOT_PACK),
    "five million answers": (one(game(by=["A"], answers=[0] * 10_000_000)), CANNOT_PACK),
    "ten million draws that nobody asks for": (one(game(draws=[0] * 10_000_000)), CANNOT_PACK),
    "a path for a game": (one(game(), header(game="../../../etc/passwd")), UNKNOWN_GAME),
    "a file for a game": (one(game(), header(game="/tmp/evil.py:GAME")), UNKNOWN_GAME),
}


@pytest.mark.parametrize("how", HOSTILE)
def test_it_is_refused_at_once(how: str) -> None:
    data, fault = HOSTILE[how]
    with bounded(), pytest.raises(RecordError) as refused:
        unpacked_text(data)
    assert refused.value.fault in (fault, CANNOT_PACK) if how == "a seat beyond all" else refused.value.fault is fault


def test_a_few_bytes_do_not_become_hundreds_of_megabytes() -> None:
    """Who answered is written once and stands in the record at every answer."""
    ((head, played),) = packed_games(pack(record("championship", 1)))
    played.by = ["A" * 1_000_000]
    data = one(encode(played), encode(head))
    assert len(played.answers) * len(played.by[0]) > 2 * packed.LONGEST
    with bounded(), pytest.raises(RecordError) as refused:
        unpacked_text(data)
    assert refused.value.fault is CANNOT_PACK


def test_many_games_are_not_all_held() -> None:
    """They share one header of a megabyte."""
    head = header(names=["A" * 1_000_000, "B", "C"])
    data = file_of((HEADER, head), *[(GAME, game())] * 300, (END, encode(300)))
    with bounded():
        assert sum(1 for _ in unpacked_texts(data)) == 300


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("sums", ["as they were", "made right"])
def test_whatever_is_flipped_cut_or_repeated_it_is_refused_or_a_whole_record(name: str, sums: str) -> None:
    """The same in every run. With right sums something else may be a game as well: then by the rules."""
    source = random.Random(f"{name} {sums}")
    text = record(name, 2)
    data = pack(text)
    refusals = 0
    with bounded(FUZZED / 300):
        for _ in range(FUZZED):
            changed = damaged(data, source)
            if sums == "made right":
                changed = with_right_sums(changed)
            try:
                texts = list(unpacked_texts(changed))
            except RecordError:
                refusals += 1
            else:
                assert changed == data or sums == "made right"
                assert all(pack(one) for one in texts)  # every line of it follows by the rules
    assert refusals > FUZZED // 2


def damaged(data: bytes, source: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(source.choice((1, 1, 1, 2, 8))):
        place = source.randrange(len(NAME), len(changed))
        match source.randrange(5):
            case 0:
                changed[place] ^= 1 << source.randrange(8)
            case 1:
                changed[place] = source.randrange(256)
            case 2:
                del changed[place : place + source.randrange(1, 9)]
            case 3:
                changed[place:place] = source.randbytes(source.randrange(1, 9))
            case _:
                other = source.randrange(len(NAME), len(changed))
                changed[place:place] = changed[other : other + source.randrange(1, 60)]
    return bytes(changed)


def with_right_sums(data: bytes) -> bytes:
    """As far as there are blocks."""
    changed, at = bytearray(data), len(NAME + FORMAT)
    while at + 5 <= len(changed):
        (length,) = struct.unpack_from("<I", changed, at + 1)
        end = at + 5 + length
        if end + 4 > len(changed):
            break
        struct.pack_into("<I", changed, end, zlib.crc32(bytes(changed[at : at + 1]) + bytes(changed[at + 5 : end])))
        at = end + 4
    return bytes(changed)


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
@pytest.mark.parametrize("how", ["a list that claims four billion", "ten million draws that nobody asks for"])
def test_the_commands_say_so_in_a_sentence(tmp_path: Path, command: str, how: str) -> None:
    file = tmp_path / "evil.games"
    file.write_bytes(HOSTILE[how][0])
    with bounded():
        done = invoke(command, file)
    assert done.exit_code == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") <= 3
    assert sorted(tmp_path.iterdir()) == [file]
