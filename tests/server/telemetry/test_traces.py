"""Moves as OpenTelemetry has them."""

import subprocess
import sys
import time
from pathlib import Path

from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from clickbang.protocol.messages import Say
from clickbang.server.telemetry.traces import Traces
from tests.server.party import opened


async def test_a_move_is_a_span_with_its_steps(tmp_path: Path) -> None:
    kept = InMemorySpanExporter()
    traces = Traces(3, SimpleSpanProcessor(kept))
    async with opened(tmp_path, "bulletbucks", 3) as party:
        await party.seat_everybody(1)
        party.registry.metrics.times.tracer = traces
        assert await party.host.ask(Say(text="hello")) == ""
        await party.until(lambda: len(kept.get_finished_spans()) == 4)
        spans = {span.name: span for span in kept.get_finished_spans()}
        move = spans["move"]
        assert move.attributes is not None
        assert move.attributes["clickbang.table"] == party.table.id
    assert move.resource.attributes["service.instance.id"] == "worker-3"
    steps = [spans[name] for name in ("judge", "commit", "tell")]
    assert all(step.parent is not None and step.parent.span_id == move.context.span_id for step in steps)
    edges = [move.start_time, *(step.end_time for step in steps)]
    assert [step.start_time for step in steps] == edges[:3]
    assert edges[3] == move.end_time
    assert edges == sorted(edge for edge in edges if edge is not None)
    assert abs((move.start_time or 0) / 1e9 - time.time()) < 60
    traces.close()


def test_nothing_of_it_is_imported_where_it_is_off() -> None:
    code = "import sys, clickbang.server.run; print(any(name.startswith('opentelemetry') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
