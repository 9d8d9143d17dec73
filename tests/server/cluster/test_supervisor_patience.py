"""How long a supervisor waits for workers that stop: as long as they may take."""

import os
from pathlib import Path

from clickbang.server.cluster.supervisor import STOPS_WITHIN, Shared, Supervisor
from clickbang.server.settings import Settings


def patience(database: str, shared: bool, folder: Path) -> float:
    with (folder / "claimed").open("wb") as claimed:
        supervisor = Supervisor(Settings(database=database, drain_seconds=40.0), None if shared else claimed, work)
        for end in (supervisor.door, supervisor.with_writer, *supervisor.entrances.values()):
            end.close()
        for end in supervisor.outside.values():
            end.close()
        for pipe in (supervisor.alive, supervisor.living, supervisor.serving, supervisor.serves):
            os.close(pipe)
        return supervisor.stops_within


def work(_: Shared) -> None:
    raise AssertionError("nobody is started")


def test_workers_on_postgresql_may_play_games_to_their_end_first(tmp_path: Path) -> None:
    assert patience("postgresql://localhost/clickbang", True, tmp_path) == STOPS_WITHIN + 40.0


def test_workers_on_one_file_have_nothing_to_wait_for(tmp_path: Path) -> None:
    assert patience(str(tmp_path / "tables.sqlite"), False, tmp_path) == STOPS_WITHIN
