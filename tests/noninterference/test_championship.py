"""Nobody can tell two games of World Championship apart by what is hidden from them, whatever happens."""

from collections.abc import Callable
from functools import partial

import pytest
from librt.random import Random

from clickbang.core.chance import Chance, Outcomes, Seeded
from clickbang.core.events import Asked, Event
from clickbang.core.seats import lowest
from clickbang.core.sitting import Sitting
from clickbang.core.table import DECLINE
from clickbang.games.championship import CHAMPIONSHIP, Championship
from clickbang.games.championship.events import BetsRevealed, PocketSeen, RoundScored
from clickbang.games.championship.rules.state import DRAW
from tests.championship.position import deck
from tests.noninterference.championship_leaks import AsksHolders, TurnsPockets
from tests.noninterference.leaks import OpenTable, WidenedEvent
from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import CHAMPIONSHIP_SECRETS
from tests.noninterference.test_leaks import expect_catch

STANDARD = "standard"
NONE = "none"

PAIRS = [
    ("pocket", NONE, 200),
    ("pocket", STANDARD, 50),
    ("pocket", deck(informer=5, live_round=2), 50),
    ("bet", NONE, 200),
    ("bet", STANDARD, 70),
    ("accusation", NONE, 200),
    ("accusation", STANDARD, 70),
    ("shot", NONE, 200),
    ("shot", STANDARD, 10),
    ("play", deck(second_thoughts=3, one_more=3, side_bet=2, crowd_favourite=2), 200),
    ("play", STANDARD, 150),
    ("bribe", deck(bribe_the_judge=5, air_gun=2), 150),
    ("aim", deck(shoot_somebody=5, gift=2), 120),
    ("card drawn", deck(peek=1, one_more=2, crowd_favourite=2), 200),
    ("card drawn", STANDARD, 50),
    ("peek", deck(peek=6, spin_again=2), 80),
]
"""By kind of secret and deck: how many pairs that really differ, 2,000 in all."""

RULES = {secret.kind: secret.rule for secret in CHAMPIONSHIP_SECRETS.secrets}


@pytest.mark.parametrize(
    ("kind", "cards", "pairs"), [pytest.param(*line, marks=pytest.mark.rule(RULES[line[0]], "WC-23")) for line in PAIRS]
)
def test_what_is_hidden_stays_hidden(kind: str, cards: str, pairs: int) -> None:
    tested = play_pairs(CHAMPIONSHIP_SECRETS, kind, pairs, options={"deck": cards})
    assert tested[kind] == pairs


@pytest.mark.rule("WC-4", "WC-13")
@pytest.mark.parametrize("cards", [NONE, deck(informer=5, live_round=2)], ids=["no cards", "informers"])
def test_pockets_that_are_turned_over_at_the_end_are_hidden_until_then(cards: str) -> None:
    tested = play_pairs(CHAMPIONSHIP_SECRETS, "pocket", 50, options={"deck": cards, "show_pockets": "on"})
    assert tested["pocket"] == 50


def test_every_kind_of_secret_is_put_to_the_test() -> None:
    assert {kind for kind, _, _ in PAIRS} == set(RULES)
    assert sum(pairs for _, _, pairs in PAIRS) == 2000


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("kind", RULES)
def test_what_is_hidden_stays_hidden_at_tables_of_any_size(kind: str, seats: int) -> None:
    tested = play_pairs(CHAMPIONSHIP_SECRETS, kind, 400, seats)
    assert tested[kind] == 400


# Windows


class Dealer(Chance):
    """Deals action cards from one seed, and loads barrels from another."""

    def __init__(self, deal: int, seed: int) -> None:
        self.deal, self.barrels = Seeded(deal), Seeded(seed)
        self.deals = True

    def choose(self, outcomes: Outcomes) -> int:
        return (self.deal if self.deals else self.barrels).choose(outcomes)


def unplayed(seats: int, deal: int, seed: int) -> Sitting:
    """A whole game with these hands, in which nobody plays a card and everything else is random."""
    luck, dealer = Random(seed), Dealer(deal, seed)
    sitting = Sitting(CHAMPIONSHIP, seats, None, dealer)
    table = sitting.table
    while not table.over:
        if table.chance:
            dealer.deals = table.chance == DRAW
            sitting.draw()
        else:
            seat = lowest(table.must | table.asked)
            keeps = table.kind_name() in ("play", "bribe")
            sitting.answer(seat, DECLINE if keeps else table.random_action(seat, luck))
    return sitting


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_who_is_asked_for_cards_and_how_often_tells_nothing_about_hands(seats: int) -> None:
    for seed in range(4):
        one, other = unplayed(seats, 1, seed), unplayed(seats, 2, seed)
        assert one.views[0].shown()["hand"] != other.views[0].shown()["hand"]
        assert one.spectator.history == other.spectator.history
        assert Asked("play", (), tuple(range(seats)), (), True) in one.spectator.history


# The comparison can fail


@pytest.mark.parametrize(
    ("kind", "truth"),
    [
        ("pocket", lambda table: [barrel.pocket for barrel in table.barrels]),
        ("pocket", lambda table: [barrel.bullets for barrel in table.barrels]),
        ("peek", lambda table: [barrel.known_bits for barrel in table.barrels]),
        ("shot", lambda table: [barrel.known_bits for barrel in table.barrels]),
        ("card drawn", lambda table: list(table.hands)),
        ("card drawn", lambda table: list(table.deck)),
    ],
    ids=["pocket", "barrel", "order after a peek", "order before a shot", "hand", "deck"],
)
def test_a_view_that_shows_what_is_hidden_is_caught(kind: str, truth: Callable[[Championship], object]) -> None:
    expect_catch("view", partial(OpenTable, truth), CHAMPIONSHIP_SECRETS, kind)


@pytest.mark.rule("WC-23")
def test_asking_only_who_holds_a_card_for_the_moment_is_caught() -> None:
    expect_catch("events", AsksHolders, CHAMPIONSHIP_SECRETS, "card drawn")


INFORMED = PocketSeen


def test_an_informer_that_talks_to_all_is_caught() -> None:
    surface = partial(WidenedEvent, INFORMED)
    expect_catch("events", surface, CHAMPIONSHIP_SECRETS, "pocket", {"deck": deck(informer=5, live_round=2)})


@pytest.mark.rule("WC-13")
@pytest.mark.parametrize(("after", "show_pockets"), [(RoundScored, "off"), (BetsRevealed, "on")])
def test_a_pocket_that_is_turned_over_unasked_or_too_soon_is_caught(after: type[Event], show_pockets: str) -> None:
    options = {"deck": NONE, "show_pockets": show_pockets}
    expect_catch("events", partial(TurnsPockets, after), CHAMPIONSHIP_SECRETS, "pocket", options)
