"""Leaks through a relay are caught: the same that are planted in the server, and channels that are mixed up."""

import pytest

from clickbang.checks.games.pairs import InterferenceError
from clickbang.server.cluster.line import TEXT, AcceptedLine, Line
from tests.noninterference.secrets import BULLETBUCKS_SECRETS
from tests.server.cluster.relay_stage import RelayStage
from tests.server.secrecy.test_planted_leaks import test_a_planted_leak_is_caught
from tests.server.secrecy.test_planted_timing import (
    test_a_delay_that_tells_is_caught,
    test_what_shows_through_the_curtain_is_caught,
)
from tests.server.secrecy.wire_pairs import play_wire_pairs
from tests.server.stage import Stage

pytestmark = pytest.mark.plants

__all__ = [
    "test_a_delay_that_tells_is_caught",
    "test_a_planted_leak_is_caught",
    "test_what_shows_through_the_curtain_is_caught",
]


@pytest.fixture(autouse=True)
def _relayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stage, "kind", RelayStage)


def test_a_line_that_mixes_up_its_channels_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    send = Line.send

    def to_the_next_one_too(line: Line, channel: int, kind: int, payload: bytes = b"") -> None:
        send(line, channel, kind, payload)
        if kind == TEXT and isinstance(line, AcceptedLine) and channel > 1:
            send(line, channel - 1, kind, payload)

    monkeypatch.setattr(Line, "send", to_the_next_one_too)
    with pytest.raises(InterferenceError):
        play_wire_pairs(BULLETBUCKS_SECRETS, "bid", 10, 4, {}, "quick")
