"""OpenTelemetry: a trace for each move. This is imported only where a host wants it (`traces`), and needs the extra
`clickbang[otel]`. Where spans go to is said as everywhere: OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME and so on."""

import os
import time
from typing import Final

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, set_span_in_context

from clickbang import __version__
from clickbang.server.telemetry.times import now

NANOS: Final = 1_000_000_000


class Traces:
    """Tells every move as a span `move` with its steps: `judge`, `commit`, `tell`. What was measured anyway is told
    afterwards, in batches and by a thread of its own: a move waits for nothing."""

    def __init__(self, worker: int = 0, processor: SpanProcessor | None = None) -> None:
        about = {"service.version": __version__, "service.instance.id": f"worker-{worker}"}
        if "OTEL_SERVICE_NAME" not in os.environ:
            about["service.name"] = "clickbang"
        self.provider = TracerProvider(resource=Resource.create(about))
        self.provider.add_span_processor(processor or BatchSpanProcessor(OTLPSpanExporter()))
        self.tracer = self.provider.get_tracer("clickbang")
        self.began = time.time() - now()
        """What has to be added to our clock to have the time of day."""

    def move(self, table: str, frame: float, judged: float, committed: float, told: float) -> None:
        whole = self.tracer.start_span("move", start_time=self.at(frame), attributes={"clickbang.table": table})
        for name, begin, end in (("judge", frame, judged), ("commit", judged, committed), ("tell", committed, told)):
            self.step(whole, name, begin, end)
        whole.end(self.at(told))

    def step(self, whole: Span, name: str, begin: float, end: float) -> None:
        span = self.tracer.start_span(name, set_span_in_context(whole), start_time=self.at(begin))
        span.end(self.at(end))

    def at(self, moment: float) -> int:
        return int((self.began + moment) * NANOS)

    def close(self) -> None:
        """What has gathered is sent."""
        self.provider.shutdown()
