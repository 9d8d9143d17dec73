"""The completed log of an imagined world, played once more: all hear what is possible, and it ends in that world."""

import pytest
from librt.random import Random

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Seeded
from clickbang.core.events import OwnAnswer
from clickbang.core.sitting import Sitting
from clickbang.core.table import NOTHING, Table
from clickbang.games.championship import CHAMPIONSHIP, Championship, ChampionshipView
from clickbang.games.championship.events import CardsPlayed, DieTurned, PocketSeen
from clickbang.games.championship.rules.barrel import CLICK, EMPTY
from clickbang.games.championship.rules.codes import POCKET_CODE
from clickbang.games.championship.rules.state import LOOK, POCKET_PROMPT
from tests.championship.position import deck, game
from tests.championship_view.random_games import views_of
from tests.core.random_steps import steps

GAMES: list[tuple[int, dict[str, str], int]] = [
    (3, {"deck": deck(peek=3, informer=2, spin_again=1, live_round=1)}, 17),
    (4, {}, 41),
]
"""At every so many steps of a random game everybody imagines a world."""
MORE: list[tuple[int, dict[str, str], int]] = [
    (2, {"deck": deck(peek=6), "team": "2"}, 1),
    (5, {"show_pockets": "on"}, 31),
    (3, {"deck": "none"}, 7),
]
"""The same, where coverage is not measured."""


@pytest.mark.parametrize(
    ("seats", "options", "every"), [*GAMES, *(pytest.param(*one, marks=pytest.mark.untraced) for one in MORE)]
)
def test_what_was_heard_leads_to_the_imagined_world(seats: int, options: dict[str, str], every: int) -> None:
    """Whether somebody is asked, has sealed an answer, or chance is due: the seat itself hears what it has heard."""
    waiting = 0
    for seed in range(3):
        sitting = Sitting(CHAMPIONSHIP, seats, options, Seeded(seed))
        for step, now in enumerate(steps(sitting, seed, any_answer)):
            if step % every == 0 or (now.table.chance != NOTHING and step % 3 == 0) or now.over:
                waiting += now.table.chance != NOTHING
                for view in views_of(now)[:-1]:
                    check_world(view, view.sample(Random(step)), now)
    assert waiting > 0


def check_world(view: ChampionshipView, world: Table, now: Sitting) -> None:
    assert isinstance(world, Championship)
    hearsay = view.hearsay(world)
    heard = hearsay.retell()
    assert heard[view.seat] == view.history
    assert heard[SPECTATOR] == now.spectator.history
    assert heard == view.heard_by_all(world)
    assert hearsay.table.listener is None
    for table in (hearsay.table, world):
        forget_the_past(table)
    assert hearsay.table == world


def forget_the_past(table: Championship) -> None:
    """What no rule asks for any more, and `sample` leaves out."""
    while table.chance == LOOK:  # which of the cards played with it have taken effect is not to be seen
        table.strike(table.chance_outcomes()[0][0])
    if table.kind == POCKET_PROMPT:
        table.board.moment = 0
        for barrel in table.barrels:
            barrel.pocket = EMPTY
    if table.over:
        table.board.caught = 0
        table.board.accusations = []
        for player in table.board.players:
            player.due = 0


def any_answer(table: Table, seat: int, whim: Random) -> int:
    choices = table.legal_actions(seat)
    return choices[whim.randrange(len(choices))]


@pytest.mark.rule("WC-22", "WC-23")
def test_who_looks_into_a_pocket_sees_it_when_the_card_takes_effect() -> None:
    """Not when the cards are turned over: what was played before it has happened by then."""
    play = game(3, "second-thoughts informer").pockets("CCC").bets(2, 1, 0)
    view = play.plays("accusation", {0: ("second-thoughts", 2), 1: ("informer", 0)}).view(2)
    for luck in range(4):
        heard = view.heard_by(1, view.sample(Random(luck)))
        look = next(place for place, event in enumerate(heard) if type(event) is PocketSeen)
        assert heard[look - 1] == DieTurned(2, 1)
        assert type(heard[look - 2]) is CardsPlayed


@pytest.mark.rule("WC-4")
def test_a_pocket_of_a_past_round_that_was_never_shown_is_taken_for_a_click() -> None:
    view = game(2, "").pockets("BC").bets(0, 0).until("pocket").view(1)
    heard = view.heard_by(0, view.sample(Random(1)))
    assert next(event for event in heard if type(event) is OwnAnswer) == OwnAnswer(0, POCKET_CODE + CLICK)
