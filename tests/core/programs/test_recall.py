"""The information state of a seat: all that it heard and did, and nothing else."""

import pytest
from examples.tiny_game import ODD_ONE_OUT
from librt.random import Random

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.programs.recall import Recall
from clickbang.core.seats import has, members
from clickbang.core.sitting import Sitting
from clickbang.core.table import DECLINE
from clickbang.games import GAMES
from tests.core import laws
from tests.tiny import TEAMS, TINY_GAMES

ALL_GAMES = [*TINY_GAMES, ODD_ONE_OUT, *GAMES.values()]


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
@pytest.mark.untraced
def test_it_grows_with_what_the_seat_hears_and_answers(game: Game) -> None:
    """Every string begins with all earlier ones of the seat: nothing is ever forgotten."""
    seats = game.least_seats
    recall = Recall()
    before = [""] * seats
    heard = [0] * seats
    for sitting in laws.moments(game, seats, {}, 3, recall):
        for seat in range(seats):
            now, events = recall.string(seat), len(sitting.views[seat].history)
            assert now.startswith(before[seat])
            assert events == heard[seat] or now != before[seat]
            assert now == whole(recall, seat)
            before[seat], heard[seat] = now, events


def whole(recall: Recall, seat: int) -> str:
    """The same, put together at once."""
    fresh = Recall()
    fresh.log = recall.log[:]
    return fresh.string(seat)


def test_a_decline_that_nobody_is_told_of_is_remembered() -> None:
    recall = Recall()
    sitting = Sitting(TEAMS, 3, {}, Seeded(1), [recall])
    luck = Random(1)
    while not sitting.table.standing:
        table = sitting.table
        seat = members(table.must | table.asked)[0]
        choices = table.legal_actions(seat)
        sitting.answer(seat, choices[luck.randrange(len(choices))])
        sitting.settle()
    seat = members(sitting.table.standing)[0]
    before = [recall.string(place) for place in range(3)]
    history = len(sitting.views[seat].history)
    sitting.answer(seat, DECLINE)
    assert len(sitting.views[seat].history) == history
    changed = [place for place in range(3) if recall.string(place) != before[place]]
    assert changed == [seat]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_others_do_in_secret_is_not_in_it(game: Game) -> None:
    """Where two games differ in a sealed answer alone, the others have the same strings."""
    sittings = []
    for sitting in laws.moments(game, game.least_seats, {}, 5):
        table = sitting.table
        waiting = members(table.must | table.asked)
        if table.sealed and table.drafts is None and len(waiting) > 1 and len(table.legal_actions(waiting[0])) > 1:
            sittings.append(table.legal_actions(waiting[0])[:2])
            strings = []
            for action in sittings[-1]:
                world, recall = table.clone(), Recall()
                world.listener = recall.hear
                recall.own(waiting[0], action)
                world.apply(waiting[0], action)
                strings.append([recall.string(seat) for seat in [*range(table.seats), SPECTATOR]])
            assert strings[0][waiting[0]] != strings[1][waiting[0]]
            for seat in (*range(table.seats), SPECTATOR):
                place = table.seats if seat == SPECTATOR else seat
                assert seat == waiting[0] or strings[0][place] == strings[1][place]
    assert sittings


def test_a_clone_goes_its_own_way() -> None:
    recall = Recall()
    *_, sitting = laws.moments(GAMES["bulletbucks"], 3, {}, 1, recall)
    twin = recall.clone()
    assert twin.string(0) == recall.string(0)
    twin.own(0, 7)
    assert twin.string(0) == recall.string(0) + "\nanswered 7"
    assert twin.string(1) == recall.string(1)
    assert sitting.over
    assert not has(sitting.table.standing, 0)
