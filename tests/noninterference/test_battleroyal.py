"""Nobody can tell two games of Battle Royal apart by what is hidden from them, whatever happens."""

import json
from collections.abc import Callable
from functools import partial

import pytest

from clickbang.checks.games.pairs import InterferenceError
from clickbang.core.events import Event
from clickbang.core.seats import members
from clickbang.games.battleroyal import BattleRoyal
from clickbang.games.battleroyal.events import (
    CardsGiven,
    CardsRevealed,
    CardsShown,
    OfferMade,
    OwnCard,
    Proposed,
    SpoilsDivided,
    SpoilsSeen,
    VotesRevealed,
)
from tests.battleroyal.position import deck
from tests.noninterference.leaks import OpenTable, WidenedEvent
from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BLUFFS

ON, OFF = {"pairs": "on"}, {"pairs": "off"}
FEW = {"pairs": "off", "deck": deck(*"123456")}
"""So few cards that those asked for by name are often there."""
DOLLARS = {"pairs": "on", "deck": json.dumps({f"{n}": json.loads(deck("dollars"))["0-dollars"] for n in range(8)})}
"""Whoever is left at the end, both offer $1000."""

PAIRS: list[tuple[str, int, dict[str, str], int]] = [
    ("card", 4, ON, 200),
    ("card", 5, OFF, 200),
    ("card", 7, OFF, 100),
    ("card", 12, OFF, 60),
    ("card", 36, OFF, 10),
    ("sign", 4, ON, 300),
    ("sign", 6, OFF, 200),
    ("sign", 12, OFF, 30),
    ("sign", 36, OFF, 10),
    ("card revealed", 4, ON, 40),
    ("card revealed", 6, OFF, 5),
    ("reveal", 4, ON, 20),
    ("reveal", 5, OFF, 20),
    ("reveal", 8, OFF, 10),
    ("$1000", 4, DOLLARS, 15),
    ("answer to $1000", 4, DOLLARS, 15),
    ("picked card", 4, ON, 30),
    ("picked card", 5, OFF, 10),
    ("card", 5, FEW, 100),
    ("named card", 4, ON, 60),
    ("named card", 6, OFF, 60),
    ("named card", 9, OFF, 20),
    ("offer", 4, ON, 200),
    ("offer", 6, OFF, 150),
    ("offer", 12, OFF, 40),
    ("offer", 36, OFF, 10),
    ("talk", 4, ON, 150),
    ("talk", 5, OFF, 100),
    ("talk", 9, OFF, 40),
    ("talk", 36, OFF, 10),
    ("proposal", 4, ON, 15),
    ("proposal", 7, OFF, 10),
    ("draft of a division", 4, ON, 10),
    ("draft of a division", 6, OFF, 5),
    ("vote unseen", 6, OFF, 10),
    ("vote", 6, OFF, 20),
]
"""By kind of secret, size of the table and options: how many pairs that really differ, more than 2,000 in all."""

PRIVATE_EVENTS: list[tuple[str, dict[str, str], type[Event]]] = [
    ("card", ON, OwnCard),
    ("card", OFF, CardsShown),
    ("card", ON, SpoilsSeen),
    ("card", ON, SpoilsDivided),
    ("card revealed", ON, CardsRevealed),
    ("offer", ON, OfferMade),
    ("named card", OFF, OfferMade),
    ("picked card", ON, CardsGiven),
    ("proposal", ON, Proposed),
    ("vote unseen", ON, VotesRevealed),
]
"""By kind of secret and options: an event that tells it."""

RULES = {secret.kind: secret.rule for secret in (*BATTLEROYAL_SECRETS.secrets, *BLUFFS.secrets)}


@pytest.mark.parametrize(
    ("kind", "seats", "options", "pairs"),
    [
        pytest.param(*line, marks=pytest.mark.rule(RULES[line[0]]), id=f"{line[0]} {line[1]} {line[2]['pairs']}")
        for line in PAIRS
    ],
)
def test_what_is_hidden_stays_hidden(kind: str, seats: int, options: dict[str, str], pairs: int) -> None:
    tested = play_pairs(BATTLEROYAL_SECRETS, kind, pairs, seats, options)
    assert tested[kind] == pairs


@pytest.mark.rule("BR-14")
def test_nobody_else_can_tell_a_bluff() -> None:
    assert play_pairs(BLUFFS, "bluff", 20, 4)["bluff"] == 20


def test_every_kind_of_secret_is_put_to_the_test() -> None:
    assert {kind for kind, _, _, _ in PAIRS} == {secret.kind for secret in BATTLEROYAL_SECRETS.secrets}
    assert sum(pairs for _, _, _, pairs in PAIRS) >= 2000


# The comparison can fail


@pytest.mark.parametrize(
    ("kind", "options", "event"),
    PRIVATE_EVENTS,
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_a_private_event_heard_by_all_is_caught(kind: str, options: dict[str, str], event: type[Event]) -> None:
    with pytest.raises(InterferenceError) as caught:
        play_pairs(BATTLEROYAL_SECRETS, kind, 100, 5, options, partial(WidenedEvent, event))
    assert caught.value.part == "events"


@pytest.mark.parametrize(
    ("kind", "truth"),
    [
        ("card", lambda table: list(table.hands)),
        ("card", lambda table: table.undealt),
        ("card revealed", lambda table: (table.shown_by_attackers, table.shown_by_defenders)),
        ("offer", lambda table: repr(table.board.offers)),
        ("proposal", lambda table: table.proposal),
    ],
    ids=["hands", "deck", "cards that were revealed", "offers", "proposal"],
)
def test_a_view_that_shows_what_is_hidden_is_caught(kind: str, truth: Callable[[BattleRoyal], object]) -> None:
    with pytest.raises(InterferenceError) as caught:
        play_pairs(BATTLEROYAL_SECRETS, kind, 100, 5, ON, partial(OpenTable, truth))
    assert caught.value.part == "view"


def who_could_agree(table: BattleRoyal) -> list[tuple[int, bool]]:
    """Of all who are asked for cards by name: whether they hold them."""
    return [
        (seat, offer.named_of(seat) & ~table.hands[seat] == 0)
        for offer in table.board.offers
        for seat in members(offer.parties & ~offer.agreed)
        if offer.named_of(seat)
    ]


@pytest.mark.rule("BR-17")
def test_a_view_that_shows_who_could_have_agreed_is_caught() -> None:
    with pytest.raises(InterferenceError) as caught:
        play_pairs(BATTLEROYAL_SECRETS, "card", 400, 5, FEW, partial(OpenTable, who_could_agree))
    assert caught.value.part == "view"
