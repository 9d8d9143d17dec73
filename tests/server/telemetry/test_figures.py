"""The figures for Prometheus, and the board that shows them."""

import asyncio
import json
import re
from pathlib import Path
from urllib.request import urlopen

import pytest

from clickbang.protocol.messages import Say
from clickbang.server.telemetry.histograms import Histogram
from tests.docs.test_readme import ROOT
from tests.server.cluster.workers import workers
from tests.server.hosting import hosted
from tests.server.party import opened
from tests.server.running.test_serve import play_a_game

BOARD = json.loads((ROOT / "deploy" / "grafana" / "clickbang.json").read_text())
NAME = re.compile(r"\b((?:clickbang|process)_[a-z_]+)\b")


def scraped(address: str) -> str:
    with urlopen(address + "/metrics") as reply:
        return str(reply.read().decode())


def test_a_histogram_counts_what_took_so_long_and_all_that_was_quicker() -> None:
    histogram = Histogram("h", "about", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 3.0):
        histogram.observe(seconds)
    samples = {(sample.name, sample.labels.get("le")): sample.value for sample in histogram.family().samples}
    assert samples["h_bucket", "0.1"] == 2
    assert samples["h_bucket", "1.0"] == 3
    assert samples["h_bucket", "+Inf"] == samples["h_count", None] == 4
    assert samples["h_sum", None] == pytest.approx(3.65)


async def test_a_move_is_counted_from_its_frame_until_it_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        await party.seat_everybody(1)
        times = party.registry.metrics.times
        before = sum(times.told.counts)
        assert await party.host.ask(Say(text="hello")) == ""
        await party.until(lambda: sum(times.told.counts) > before)
        assert sum(times.told.counts) == sum(times.judged.counts)
        assert 0 < times.judged.total <= times.told.total


def test_a_server_tells_how_long_things_took_and_how_its_process_does(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        asyncio.run(play_a_game(server.address, "bulletbucks", 4))
        text = scraped(server.address)
    for name in ("clickbang_move_seconds", "clickbang_move_judge_seconds", "clickbang_commit_seconds",
                 "clickbang_bot_wait_seconds"):  # fmt: skip
        count = re.search(rf"^{name}_count (\S+)$", text, re.MULTILINE)
        assert count is not None
        assert float(count[1]) > 0, name
    assert re.search(r"^process_resident_memory_bytes \S+$", text, re.MULTILINE)


def test_the_board_shows_only_figures_that_there_are(database: str, tmp_path: Path) -> None:
    with workers(tmp_path, database, 1) as (worker,):
        asyncio.run(play_a_game(worker.address, "bulletbucks", 4))
        there = set(NAME.findall(scraped(worker.address)))
    queries = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    queries += [variable["query"] for variable in BOARD["templating"]["list"] if variable["type"] == "query"]
    shown = {name for query in queries for name in NAME.findall(query)}
    assert shown - there == set()
    assert {name for name in there if name.endswith("_seconds_bucket")} <= shown | {"clickbang_relay_seconds_bucket"}


def test_the_board_can_be_imported() -> None:
    ids = [panel["id"] for panel in BOARD["panels"]]
    assert len(set(ids)) == len(ids)
    assert {panel["datasource"]["uid"] for panel in BOARD["panels"]} == {"${source}"}
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in BOARD["panels"]]
    assert len(set(places)) == len(places)
