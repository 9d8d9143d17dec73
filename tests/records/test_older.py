"""Records of earlier versions of the rules (`tests/golden/older`): still shown, not run again."""

from pathlib import Path

import pytest
from tools.golden import FOLDER

from clickbang.core.audience import SPECTATOR
from clickbang.records import RecordError, read_record, rerun, seen_by
from clickbang.records.errors import OTHER_RULES
from tests.cli.records.replaying import replay

OLDER = sorted((FOLDER / "older").glob("*.jsonl"))


def by_name(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", OLDER, ids=by_name)
def test_an_older_record_is_shown_as_everybody_saw_it(file: Path) -> None:
    record = read_record(file)
    assert record.header.rules < record.game.rules_version
    for seat in [*range(record.header.seats), SPECTATOR]:
        *_, (_, view) = seen_by(record, seat)
        assert view.over
        assert view.shown()


@pytest.mark.parametrize("file", OLDER, ids=by_name)
def test_an_older_record_is_not_run_again(file: Path) -> None:
    with pytest.raises(RecordError) as refused:
        rerun(read_record(file))
    assert refused.value.fault == OTHER_RULES


@pytest.mark.parametrize("file", OLDER, ids=by_name)
def test_an_older_record_is_told_in_words(file: Path) -> None:
    assert "It can still be shown." in " ".join(replay(file, "--all").split())
