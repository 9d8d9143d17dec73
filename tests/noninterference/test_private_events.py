"""Every event that not all may hear has a leak planted: by a pair of games, or, if no pair lasts so long, here."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clickbang.core.events import Asked, Sealed
from tests.noninterference import test_battleroyal, test_leaks
from tests.noninterference.test_championship import INFORMED

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*.jsonl"))
OF_PROMPTS = {Asked.__name__, Sealed.__name__}
"""Their audience is that of a prompt; for these see `leaky_games.py`."""
PLANTED = {event.__name__ for _, _, event in (*test_leaks.PRIVATE_EVENTS, *test_battleroyal.PRIVATE_EVENTS)}
PLANTED |= {INFORMED.__name__}
OF_OFFERS = ("OfferAgreed", "OfferLapsed", "OfferCarriedOut")
"""They are for the parties of the offer, who have heard of it. When they are told a pair of games with different offers
is over, since others may notice more of it by then."""
OF_TALK = ("GiftsSeen",)
"""For those who talk: a gift is told when the talk goes on, and so is who talks."""
OF_DOLLARS = ("DollarsRefused",)
"""For the two who are left."""

Line = dict[str, Any]


def events_of(record: Path) -> list[Line]:
    return [line for line in map(json.loads, record.read_text(encoding="utf-8").splitlines()) if "event" in line]


def told_too_widely(events: list[Line]) -> Iterator[str]:
    """The names of those events of these kinds that somebody heard who may not."""
    parties: dict[tuple[int, int], list[int]] = {}
    out: set[int] = set()
    seats = range(events[0]["data"]["seats"])
    for place, line in enumerate(events):
        name, data = line["event"], line["data"]
        if name == "OfferMade":
            parties[data["author"], data["round"]] = data["parties"]
        elif name == "Eliminated":
            out |= set(data["seats"])
        may_hear: list[int] | None = None
        if name in OF_OFFERS:
            may_hear = parties[data["author"], data["round"]]
        elif name in OF_TALK:
            over = next(later for later in events[place:] if later["event"] == "TalkOver")
            may_hear = over["data"]["seats"]
        elif name in OF_DOLLARS:
            may_hear = [seat for seat in seats if seat not in out]
        if may_hear is not None and line["to"] != may_hear:
            yield name


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_every_private_event_has_a_leak_planted(record: Path) -> None:
    private = {line["event"] for line in events_of(record) if line["to"] != "all"}
    assert private <= PLANTED | OF_PROMPTS | {*OF_OFFERS, *OF_TALK, *OF_DOLLARS}


@pytest.mark.rule("BR-15c", "BR-17")
@pytest.mark.parametrize("name", [*OF_OFFERS, *OF_TALK, *OF_DOLLARS])
def test_what_no_pair_shows_is_heard_by_those_who_may_know(name: str) -> None:
    found = 0
    for events in map(events_of, RECORDS):
        assert name not in told_too_widely(events)
        if any(line["event"] == name for line in events):
            found += 1
            widened = [{**line, "to": "all"} if line["event"] == name else line for line in events]
            assert name in told_too_widely(widened)
    assert found > 0
