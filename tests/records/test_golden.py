"""The golden games: the same text, step by step and view by view; and records of any age that still can be shown."""

from pathlib import Path

import pytest
from tools.golden import FOLDER, GOLDEN, Golden, as_text, write_record

from clickbang.core.audience import SPECTATOR
from clickbang.games import GAMES
from clickbang.records import read_record, rerun, seen_by

RECORDS = sorted(FOLDER.glob("*.jsonl"))


def by_name(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", RECORDS, ids=by_name)
def test_a_golden_game_reads_as_it_always_did(file: Path) -> None:
    assert as_text(read_record(file)) == file.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", RECORDS, ids=by_name)
def test_an_old_record_can_be_shown_as_everybody_saw_it(file: Path) -> None:
    record = read_record(file)
    for seat in [*range(record.header.seats), SPECTATOR]:
        *_, (_, view) = seen_by(record, seat)
        assert view.over


@pytest.mark.parametrize("file", RECORDS, ids=by_name)
def test_a_record_of_these_rules_runs_again(file: Path) -> None:
    assert rerun(read_record(file)).over


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_same_seed_still_gives_the_same_record(golden: Golden) -> None:
    assert write_record(golden) == (FOLDER / f"{golden.name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_games_show_everything_that_can_happen(game: str) -> None:
    records = [record for record in map(read_record, RECORDS) if record.header.game == game]
    told = {type(event).__name__ for record in records for event, _ in seen_by(record, 0)}
    drafts = {"OwnStep", "OwnStepBack"}
    assert told | drafts == {event.__name__ for event in GAMES[game].events} | drafts
