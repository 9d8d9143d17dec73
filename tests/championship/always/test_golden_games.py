"""What the golden games of World Championship show between them."""

from tools.golden import FOLDER

from clickbang.core.events import Ended, Event, OwnAnswer
from clickbang.games.championship import FireOn, encode
from clickbang.games.championship.deck.deck import deck_data
from clickbang.games.championship.events import Bribed, CardsPlayed
from clickbang.records import read_record, seen_by

RECORDS = [read_record(file) for file in sorted(FOLDER.glob("championship-*.jsonl"))]


def told() -> list[Event]:
    """All that any seat heard in any of them."""
    seats = [(record, seat) for record in RECORDS for seat in range(record.header.seats)]
    return [event for record, seat in seats for event, _ in seen_by(record, seat)]


def test_tables_of_all_sizes_with_the_standard_deck_with_none_and_with_ones_own() -> None:
    assert [record.header.seats for record in RECORDS] == [2, 3, 4, 5, 6]
    decks = [record.header.options["deck"] for record in RECORDS]
    assert decks[:4] == ["standard", "none", "standard", "none"]
    assert list(deck_data(decks[4])) == ["reload", "nudge"]


def test_every_card_is_played() -> None:
    events = told()
    played = {play[1] for event in events if isinstance(event, CardsPlayed) for play in event.plays}
    played |= {event.card for event in events if isinstance(event, Bribed)}
    assert played >= set(deck_data("standard"))


def test_every_ending_and_a_winner_who_fires_on() -> None:
    events = told()
    assert {event.ending for event in events if isinstance(event, Ended)} == {"points", "last-captain", "nobody-left"}
    assert any(isinstance(event, OwnAnswer) and event.action == encode(FireOn()) for event in events)
