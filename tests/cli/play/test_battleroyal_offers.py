"""Offers in plain words become the steps that the rules know."""

import pytest

from clickbang.core.actions import Action
from clickbang.games.battleroyal import AllShow, ByName, GiveCard, GiveCount, GiveFrom, GiveTo, Send, Show, With, decode
from clickbang.games.battleroyal.terminal.spoken_offers import read_offer

NAMES = {0: "Zoé", 1: "Ada", 2: "Aldo", 3: "Basil"}


CARDS = {"rope": 5, "pot lid": 6, "katana": 25, "bazooka": 32, "$1000": 35}


def steps(typed: str, mate: int | None = None) -> list[Action] | None:
    """What somebody called Zoé has said, without the last word."""
    found = read_offer(typed, 0, NAMES, mate, CARDS)
    if found is None:
        return None
    *said, last = map(decode, found)
    assert last == Send()
    return said


def gift(giver: int, receiver: int, cards: int = 1) -> list[Action]:
    return [GiveFrom(giver), GiveTo(receiver), GiveCount(cards)]


def named(giver: int, receiver: int, *cards: int) -> list[Action]:
    return [GiveFrom(giver), GiveTo(receiver), ByName(), *map(GiveCard, cards)]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("give Katana to Ada", named(0, 1, 25)),
        ("donne le Katana à Ada", named(0, 1, 25)),
        ("give Ada the katana and the pot lid", named(0, 1, 6, 25)),
        ("give bazooka, rope to Ada, see Basil", [*named(0, 1, 5, 32), Show(3)]),
        ("get my $1000 from Basil", named(3, 0, 35)),
        ("Ada gives Rope to Basil", named(1, 3, 5)),
        ("trade my Katana for your Bazooka with Ada", named(0, 1, 25) + named(1, 0, 32)),
        ("échange Katana contre Bazooka avec Ada", named(0, 1, 25) + named(1, 0, 32)),
        ("trade katana for 2 with Ada", named(0, 1, 25) + gift(1, 0, 2)),
        ("trade 1 for bazooka with Ada", gift(0, 1) + named(1, 0, 32)),
        ("trade katana with Ada", named(0, 1, 25) + gift(1, 0)),
    ],
)
def test_cards_are_understood_by_name(typed: str, said: list[Action]) -> None:
    assert steps(typed) == said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("all show", [AllShow()]),
        ("TOUS  MONTRENT", [AllShow()]),
        ("give 1 to Ada", gift(0, 1)),
        ("give Ada 2 cards", gift(0, 1, 2)),
        ("I give a card to Ada", gift(0, 1)),
        ("donne 2 cartes à Basil", gift(0, 3, 2)),
        ("get 2 from Basil", gift(3, 0, 2)),
        ("demande 1 à Basil", gift(3, 0)),
        ("Ada gives me 2", gift(1, 0, 2)),
        ("Ada gives 1 to Basil", gift(1, 3)),
        ("Basil donne 1 à Ada", gift(3, 1)),
        ("trade 1 for 2 with Basil", gift(0, 3) + gift(3, 0, 2)),
        ("échange 2 avec Basil", gift(0, 3, 2) + gift(3, 0, 2)),
        ("see Ada Basil", [Show(1), Show(3)]),
        ("Ada shows", [Show(1)]),
        ("show me Basil", [Show(3)]),
        ("show Ada, show Basil", [Show(0), With(1), With(3)]),
        ("both Ada", [Show(0), Show(1)]),
        ("give 1 to Ada and show Ada", [*gift(0, 1), Show(0)]),
        ("give 1 to Ada, see Basil", [*gift(0, 1), Show(3)]),
        ("see bas", [Show(3)]),
    ],
)
def test_an_offer_is_understood(typed: str, said: list[Action]) -> None:
    assert steps(typed) == said


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "give",
        "give 1",
        "Ada",
        "give 1 to Cleo",
        "see a",
        "see al ad x",
        "give get Ada",
        "trade Ada Basil",
        "see Ada,",
    ],
)
def test_what_is_no_offer_is_none(typed: str) -> None:
    assert steps(typed) is None


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("show me yours", [Show(3)]),
        ("show", [Show(0), With(3)]),
        ("give 2", gift(0, 3, 2)),
        ("give me 1", gift(3, 0)),
        ("swap", gift(0, 3) + gift(3, 0)),
        ("both", [Show(0), Show(3)]),
        ("see Ada", [Show(1)]),
    ],
)
def test_where_there_is_only_one_to_talk_to_nobody_has_to_be_named(typed: str, said: list[Action]) -> None:
    assert steps(typed, mate=3) == said
