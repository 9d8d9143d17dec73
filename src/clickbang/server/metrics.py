"""Figures for the host, in the format of Prometheus.

They are counted in plain numbers and put into words when somebody asks: a counter with a lock and labels would cost
more than many of the things that are counted.
"""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from clickbang.server.house import House


class Metrics(Collector):
    """What is counted."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.answers: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.woken = 0
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        house = self.house
        yield labelled("clickbang_answers", "Accepted answers, by who gave them", "by", self.answers)
        yield labelled("clickbang_refusals", "Refused messages, by code", "code", self.refusals)
        yield labelled("clickbang_games", "Games begun", "game", self.games)
        yield CounterMetricFamily("clickbang_tables_woken", "Tables read from disk", self.woken)
        yield CounterMetricFamily("clickbang_messages_sent", "WebSocket messages sent", house.turns.messages)
        yield CounterMetricFamily("clickbang_bytes_sent", "Bytes sent in WebSocket messages", house.turns.bytes)
        yield GaugeMetricFamily("clickbang_connections", "Open connections", len(house.visitors))
        yield GaugeMetricFamily("clickbang_tables_awake", "Tables in memory", len(house.rooms))
        commits = getattr(house.store, "commits", 0)
        yield GaugeMetricFamily("clickbang_commits", "Commits to the database since the start", commits)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def labelled(name: str, help_text: str, label: str, counts: Counter[str]) -> Metric:
    """One figure for each value of a label."""
    family = CounterMetricFamily(name, help_text, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
