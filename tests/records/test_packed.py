"""Many records in one small file: exactly what was written comes out, and what is not whole is refused."""

import io
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from clickbang.arena import Plan, simulate, summarize
from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.core.chance import Seeded
from clickbang.core.registry import GAMES
from clickbang.core.sitting import Sitting
from clickbang.records import Recorder, RecordError, read_record
from clickbang.records.packed import NAME, Packer, pack_files, unpacked_text, unpacked_texts
from clickbang.records.verify import verify
from tests.cli.run import invoke
from tests.records.test_verify import played
from tests.records.written import sealed

SEATS = {"bulletbucks": 4, "championship": 3, "battleroyal": 7}
GOLDEN = sorted(Path(__file__).parent.parent.glob("golden/*.jsonl"))


def record(name: str, number: int) -> str:
    """The text of a record."""
    out = io.StringIO()
    names = [f"Bot {(seat + number) % SEATS[name]}" for seat in range(SEATS[name])]
    recorder = Recorder(GAMES[name], out, names)
    play_match(GAMES[name], [RandomBot() for _ in range(SEATS[name])], 7, number, {}, [recorder])
    recorder.close()
    return out.getvalue()


def packed(*texts: str) -> bytes:
    out = io.BytesIO()
    packer = Packer(out)
    for text in texts:
        packer.add(text)
    packer.close()
    return out.getvalue()


@pytest.fixture(scope="module")
def games() -> list[str]:
    return [record("bulletbucks", number) for number in range(6)]


@pytest.mark.parametrize("name", SEATS)
def test_what_is_packed_comes_out_byte_for_byte_and_is_a_fraction_of_it(name: str) -> None:
    text = record(name, 1)
    data = packed(text)
    assert unpacked_text(data) == text
    assert len(data) * 10 < len(text)


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_golden_records_come_out_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert unpacked_text(packed(text)) == text


def test_many_games_stand_in_one_file_and_share_their_headers(games: list[str]) -> None:
    data = packed(*games)
    assert list(unpacked_texts(data)) == games
    assert unpacked_text(data, 5) == games[4]
    assert data.count(b"Bot 3") == 4  # each turn of the seats once


def test_a_game_that_was_broken_off_is_packed_as_far_as_it_goes() -> None:
    out = io.StringIO()
    recorder = Recorder(GAMES["bulletbucks"], out)
    sitting = Sitting(GAMES["bulletbucks"], 3, {}, Seeded(3), [recorder])
    sitting.answer(1, sitting.table.legal_actions(1)[2])
    recorder.close()
    assert unpacked_text(packed(out.getvalue())) == out.getvalue()


def test_a_file_that_is_cut_off_anywhere_or_changed_is_refused(games: list[str]) -> None:
    data = packed(*games[:2])
    for length in range(len(data)):
        with pytest.raises(RecordError):
            list(unpacked_texts(data[:length]))
    with pytest.raises(RecordError, match="stops after game 2: its end is missing"):
        list(unpacked_texts(data[:-1]))
    for place in range(len(NAME), len(data), 7):
        changed = bytearray(data)
        changed[place] ^= 1
        with pytest.raises(RecordError):
            list(unpacked_texts(bytes(changed)))
    with pytest.raises(RecordError, match="changed or damaged after game 2"):
        list(unpacked_texts(data + b"E"))


def test_what_is_something_else_is_refused(games: list[str]) -> None:
    with pytest.raises(RecordError, match="another format"):
        unpacked_text(b"\x89PNG\r\n\x1a\n")
    with pytest.raises(RecordError, match="another format"):
        unpacked_text(NAME + b"\x02")
    with pytest.raises(RecordError, match="There is no game 3 in this file; it holds 2"):
        unpacked_text(packed(*games[:2]), 3)


@pytest.mark.parametrize(("seats", "names"), [(10**9, []), (3, []), (3, ["A"] * 99), (-1, [])])
def test_a_header_that_does_not_fit_is_refused_at_once(seats: int, names: list[str]) -> None:
    out = io.BytesIO()
    packer = Packer(out)
    header = {"game": "bulletbucks", "rules": 1, "seats": seats, "options": {}, "names": names, "lesson": False}
    packer.block(b"H", msgspec.msgpack.encode(header))
    packer.block(b"G", msgspec.msgpack.encode([0, None, [], [], []]))
    packer.block(b"E", msgspec.msgpack.encode(1))
    with pytest.raises(RecordError):
        unpacked_text(out.getvalue())


def test_a_game_names_a_header_that_came_before_it() -> None:
    out = io.BytesIO()
    packer = Packer(out)
    packer.add(record("bulletbucks", 0))
    packer.block(b"G", msgspec.msgpack.encode([-1, None, [], [], []]))
    with pytest.raises(RecordError, match="changed or damaged after game 1"):
        unpacked_text(out.getvalue())


def test_a_game_by_other_rules_is_not_packed(tmp_path: Path) -> None:
    older = sorted(Path(__file__).parent.parent.glob("golden/older/*.jsonl"))[0]
    with pytest.raises(RecordError, match=r"was played by version \d+ of the rules"):
        pack_files([older], tmp_path / "all.games")
    assert list(tmp_path.iterdir()) == []


def test_a_simulation_keeps_its_games_in_one_file_which_the_commands_read(tmp_path: Path) -> None:
    plan = Plan("bulletbucks", ("naive", "random", "random"), 5, 4)
    alone = simulate(replace(plan, records=tmp_path / "folder"), 1)
    files = [tmp_path / f"{jobs}.games" for jobs in (1, 2)]
    for jobs, file in enumerate(files, start=1):
        assert summarize(simulate(replace(plan, records=file), jobs)) == summarize(alone)
    assert files[0].read_bytes() == files[1].read_bytes()
    written = [path.read_text(encoding="utf-8") for path in sorted((tmp_path / "folder").iterdir())]
    assert list(unpacked_texts(files[0].read_bytes())) == written
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.games", "2.games", "folder"]

    (tmp_path / "third.jsonl").write_text(written[2], encoding="utf-8")
    assert read_record(files[0], number=3) == read_record(tmp_path / "third.jsonl")
    one, other = (invoke("replay", tmp_path / "third.jsonl"), invoke("replay", files[0], "--number", 3))
    assert (one.exit_code, one.stdout) == (other.exit_code, other.stdout) == (0, one.stdout)
    assert "There is no game 6 in this file; it holds 5." in invoke("replay", files[0], "--number", 6).stderr
    assert "does not say where its luck came from" in invoke("verify", files[0]).stderr
    with pytest.raises(FileExistsError):
        simulate(replace(plan, records=files[0]))


def test_an_online_game_is_verified_from_a_packed_file(tmp_path: Path) -> None:
    (tmp_path / "online.games").write_bytes(packed(sealed(played())))
    assert [check.problem for check in verify(read_record(tmp_path / "online.games"))] == [None] * 4
