"""Figures for the host, in the format of Prometheus."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

if TYPE_CHECKING:
    from clickbang.server.house import House


class Metrics:
    """What is counted."""

    def __init__(self, house: "House") -> None:
        registry = self.registry = CollectorRegistry()
        self.answers = Counter("clickbang_answers", "Accepted answers, by who gave them", ["by"], registry=registry)
        self.refusals = Counter("clickbang_refusals", "Refused messages, by code", ["code"], registry=registry)
        self.games = Counter("clickbang_games", "Games begun", ["game"], registry=registry)
        self.woken = Counter("clickbang_tables_woken", "Tables read from disk", registry=registry)
        self.messages = Counter("clickbang_messages_sent", "WebSocket messages sent", registry=registry)
        self.bytes = Counter("clickbang_bytes_sent", "Bytes sent in WebSocket messages", registry=registry)
        connections = Gauge("clickbang_connections", "Open connections", registry=registry)
        connections.set_function(lambda: len(house.visitors))
        tables = Gauge("clickbang_tables_awake", "Tables in memory", registry=registry)
        tables.set_function(lambda: len(house.rooms))
        commits = Gauge("clickbang_commits", "Commits to the database since the start", registry=registry)
        commits.set_function(lambda: getattr(house.store, "commits", 0))

    def sent(self, size: int) -> None:
        self.messages.inc()
        self.bytes.inc(size)

    def text(self) -> bytes:
        return generate_latest(self.registry)
