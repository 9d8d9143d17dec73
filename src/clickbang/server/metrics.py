"""Figures for the host, in the format of Prometheus.

They are counted in plain numbers and put into words when somebody asks: a counter with a lock and labels would cost
more than many of the things that are counted.
"""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from clickbang.server.telemetry.times import Times

if TYPE_CHECKING:
    from clickbang.server.tables.registry import Registry


class Metrics(Collector):
    """What is counted."""

    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self.answers: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.woken = 0
        self.collectors = CollectorRegistry()
        self.collectors.register(self)
        for of_the_process in (ProcessCollector, PlatformCollector, GCCollector):
            of_the_process(registry=self.collectors)
        self.times = Times()

    def collect(self) -> Iterator[Metric]:
        registry = self.registry
        yield labelled("clickbang_answers", "Accepted answers, by who gave them", "by", self.answers)
        yield labelled("clickbang_refusals", "Refused messages, by code", "code", self.refusals)
        yield labelled("clickbang_games", "Games begun", "game", self.games)
        yield CounterMetricFamily("clickbang_tables_woken", "Tables read from disk", self.woken)
        yield CounterMetricFamily("clickbang_messages_sent", "WebSocket messages sent", registry.delivery.messages)
        yield CounterMetricFamily("clickbang_bytes_sent", "Bytes sent in WebSocket messages", registry.delivery.bytes)
        yield GaugeMetricFamily("clickbang_connections", "Open connections", len(registry.clients))
        yield GaugeMetricFamily("clickbang_tables_awake", "Tables in memory", len(registry.tables))
        yield GaugeMetricFamily("clickbang_bots_waiting", "Questions to bots without an answer", registry.bots.waiting)
        commits = getattr(registry.store, "commits", 0)
        yield GaugeMetricFamily("clickbang_commits", "Commits to the database since the start", commits)
        yield from self.times.families()
        for name, about, value in (*registry.places.figures(), *registry.lines.figures()):
            yield GaugeMetricFamily(name, about, value)

    def text(self) -> bytes:
        return generate_latest(self.collectors)


def labelled(name: str, help_text: str, label: str, counts: Counter[str]) -> Metric:
    """One figure for each value of a label."""
    family = CounterMetricFamily(name, help_text, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
