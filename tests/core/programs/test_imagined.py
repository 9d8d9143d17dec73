"""Imagined worlds with what everybody in them has heard, so that bots can be asked there."""

import pytest
from librt.random import Random

from clickbang.bots.registry import make_bot
from clickbang.core.programs.decisions import OVER, Decisions
from clickbang.core.programs.imagined import imagined
from clickbang.core.seats import has, mask_of
from clickbang.core.table import NOTHING, UNANSWERED, Table
from clickbang.core.view import View
from clickbang.games import GAMES
from clickbang.games.battleroyal import BattleRoyal
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.championship import Championship
from clickbang.games.championship.knowledge.seen_table import SeenTable
from clickbang.games.championship.rules.barrel import EMPTY
from clickbang.games.championship.rules.codes import POCKET_CODE
from clickbang.games.championship.rules.state import POCKET_PROMPT
from tests.championship.position import deck as barrel_cards
from tests.core import laws
from tests.core.states.test_states import games
from tests.tiny import kuhn

BULLETBUCKS = GAMES["bulletbucks"]


def test_everybody_has_heard_what_they_would_have() -> None:
    """Where nobody else has sealed anything, whoever counts knows it all: so the world and its histories are real."""
    settled = 0
    for seats, options, seed in games(BULLETBUCKS, 6):
        for sitting in laws.moments(BULLETBUCKS, seats, options, seed):
            for view in sitting.views:
                world = imagined(BULLETBUCKS, view, Random(seed))
                assert world.views[view.seat].history == view.history
                assert world.spectator.history == sitting.spectator.history
                if not view.sealed_by & ~(1 << view.seat):
                    settled += 1
                    assert [one.history for one in world.views] == [one.history for one in sitting.views]
                    assert [one.shown() for one in world.views] == [one.shown() for one in sitting.views]
                for other in world.views:
                    assert other.own_answer == world.table.answers[other.seat]
    assert settled > 100


MOMENTS: list[tuple[str, int, dict[str, str], int]] = [
    ("championship", 4, {}, 29),
    ("championship", 3, {"deck": barrel_cards(peek=3, informer=2, spin_again=1, live_round=1)}, 19),
    ("battleroyal", 4, {}, 23),
    ("battleroyal", 8, {}, 41),
]
"""At every so many moments of a few games somebody imagines a world."""
MORE_MOMENTS: list[tuple[str, int, dict[str, str], int]] = [
    ("championship", 2, {"team": "2"}, 7),
    ("championship", 5, {"show_pockets": "on"}, 47),
    ("championship", 3, {"deck": "none"}, 11),
    ("battleroyal", 5, {"pairs": "off"}, 17),
]
"""The same, where coverage is not measured."""


@pytest.mark.parametrize(
    ("key", "seats", "options", "every"),
    [*MOMENTS, *(pytest.param(*moment, marks=pytest.mark.untraced) for moment in MORE_MOMENTS)],
)
def test_in_a_world_everybody_knows_what_lies_there(key: str, seats: int, options: dict[str, str], every: int) -> None:
    """What is public is the same for all, what is one's own lies on the table, and nobody has heard the impossible."""
    game = GAMES[key]
    for seed in range(3):
        for moment, sitting in enumerate(laws.moments(game, seats, options, seed)):
            if moment % every == 0:
                for view in sitting.views:
                    if isinstance(view, Seen) and not has(view.alive, view.seat):
                        continue  # does not hear of $1000 between the two who are left
                    world = imagined(game, view, Random(moment))
                    assert world.views[view.seat].shown() == view.shown()
                    assert world.spectator.shown() == sitting.spectator.shown()
                    for other in world.views:
                        assert known_to_all(key, other) == known_to_all(key, view)
                        assert own(other) == lying_there(world.table, other.seat)
                        assert world.prompt_for(other.seat).draft == other.draft
                        assert own(other) == lying_there(other.sample(Random(moment)), other.seat)


def known_to_all(key: str, view: View) -> dict[str, object]:
    """What is public of what a seat is shown."""
    shown = {name: part for name, part in view.shown().items() if name not in PRIVATE[key]}
    if isinstance(view, SeenTable):
        players = view.shown()["players"]
        assert isinstance(players, list)
        shown["players"] = [
            {name: part for name, part in player.items() if name not in ("pocket", "known")} for player in players
        ]
    return shown


PRIVATE = {
    "battleroyal": (
        "seat",
        "hand",
        "own_answer",
        "draft",
        "known",
        "revealed",
        "bluffs",
        "owners",
        "proposer",
        "proposal",
        "votes",
        "offers",
        "offers_made",
    ),
    "championship": ("seat", "hand", "own_answer", "draft", "players"),
}


def own(view: View) -> object:
    """What a seat has and has done, as its view knows."""
    if isinstance(view, Seen):
        held = [view.known.known_at(view.seat), mask_of([view.places[key] for key in view.hand])]
        return held, view.own_answer
    assert isinstance(view, SeenTable)
    hand = [view.hand.get(card.key, 0) for card in view.deck.cards]
    player = view.players[view.seat]
    return hand, player.pocket if player.captain else EMPTY, view.own_answer


def lying_there(table: Table, seat: int) -> object:
    """The same on the table."""
    if isinstance(table, BattleRoyal):
        sealed = table.kind != NOTHING and table.sealed and table.drafts is None
        return [table.hands[seat], table.hands[seat]], table.answers[seat] if sealed else UNANSWERED
    assert isinstance(table, Championship)
    hand, pocket = list(table.hand(seat)), table.barrels[seat].pocket
    answer = table.answers[seat] if table.kind else UNANSWERED
    if table.kind == POCKET_PROMPT and answer != UNANSWERED:
        return hand, answer - POCKET_CODE, answer
    return hand, pocket if table.board.players[seat].captain else EMPTY, answer


@pytest.mark.parametrize(
    ("key", "seats", "every"), [("bulletbucks", 3, 4), ("championship", 4, 23), ("battleroyal", 6, 31)]
)
@pytest.mark.untraced
def test_bots_play_a_world_to_its_end(key: str, seats: int, every: int) -> None:
    game = GAMES[key]
    for moment, sitting in enumerate(laws.moments(game, seats, {}, 2)):
        if moment % every == 1:
            world = imagined(game, sitting.views[moment % seats], Random(moment))
            bots = [make_bot("shrewd", game) for _ in range(seats)]
            for seat, bot in enumerate(bots):
                bot.sit(seat, Random(seat), Random(seat))
            order = Decisions(world.table)
            while order.seat != OVER:
                world.settle()
                order.find_next()
                if order.seat != OVER:
                    seat = int(order.seat)
                    answer = bots[seat].answer(world.view_of(seat), world.prompt_for(seat))
                    world.answer(seat, answer if isinstance(answer, int) else game.encode(answer))
                    world.settle()
                    order.answered(seat)
            assert world.spectator.over


def test_a_game_that_does_not_say_so_refuses() -> None:
    view = kuhn.KUHN.view(0)
    with pytest.raises(NotImplementedError, match="does not say what others have heard"):
        view.heard_by(1, kuhn.KUHN.table(2))
