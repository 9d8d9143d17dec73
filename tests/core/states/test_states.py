"""States as things: tables that can be compared and looked up, views and luck that can be copied."""

import pytest
from examples.tiny_game import ODD_ONE_OUT
from librt.random import Random

from clickbang.checks.games.course import choices, pick, waited_for
from clickbang.checks.games.snapshot import attributes, text_of
from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Chance, Scripted, Seeded
from clickbang.core.game import Game
from clickbang.core.parts.secrets import CHANCE
from clickbang.core.sitting import Sitting
from clickbang.core.states.attributes import CORES_OWN
from clickbang.core.table import NOTHING, TAKE_BACK, Table
from clickbang.core.view import View
from clickbang.games import GAMES
from clickbang.records.luck import Verifiable
from tests.core import laws
from tests.tiny import DIVISION, TINY_GAMES

ALL_GAMES = [*TINY_GAMES, ODD_ONE_OUT, *GAMES.values()]
EVERY = 7
"""One in so many moments is looked at closely."""
CACHES = {"start", "started_at", "log", "when_pocketing"}
"""Of a view: what was worked out for `sample`, and what that points back to; `log` is looked at by itself."""


def snapshot_of(view: View) -> dict[str, str]:
    """Everything that a view is made of."""
    return {name: text_of(value, CACHES - {"log"}, set()) for name, value in attributes(view) if name not in CACHES}


def games(game: Game, games: int = 4) -> list[tuple[int, dict[str, str], int]]:
    """Sizes and options of tables, all in turn, with seeds."""
    span = min(game.most_seats, 12) - game.least_seats + 1
    return [
        (game.least_seats + seed % span, {one.name: one.values[seed % len(one.values)] for one in game.options}, seed)
        for seed in range(games)
    ]


def move(table: Table, luck: Random) -> None:
    """Something that may happen."""
    who = pick(waited_for(table), luck)
    if who == CHANCE:
        table.strike(pick(choices(table, who), luck))
    elif table.legal(who, TAKE_BACK) and luck.randrange(4) == 0:
        table.apply(who, TAKE_BACK)
    else:
        table.apply(who, pick(choices(table, who), luck))


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_clone_is_equal_until_one_of_them_goes_on(game: Game) -> None:
    for seats, options, seed in games(game):
        luck = Random(seed)
        table = game.table(seats, options)
        kept: dict[Table, int] = {}
        step = 0
        while not table.over and step < 400:
            if step % EVERY == 0:
                twin = table.clone()
                assert twin == table
                assert hash(twin) == hash(table)
                kept.setdefault(twin, step)
                assert kept[table] <= step
            before = table.clone()
            opened, waiting = table.opened, table.must | table.asked
            move(table, luck)
            if table.opened != opened or table.must | table.asked != waiting:
                assert table != before
                assert table.key() != before.key()
            step += 1


def test_equal_tables_were_set_up_alike() -> None:
    game = GAMES["bulletbucks"]
    table = game.table(3)
    assert table == game.table(3)
    assert table != game.table(4)
    assert table != game.table(3, {"pot_after_bang": "carry"})
    assert table.key() == game.table(3, {"pot_after_bang": "carry"}).key()
    assert table != GAMES["championship"].table(3)
    assert table != "a table"


def test_what_every_table_has_is_left_to_the_core() -> None:
    """Where a game does not describe its table, its own attributes are told from those of the core by their names."""
    table = Table(2)
    names = {name for name in dir(table) if not name.startswith("_") and not callable(getattr(table, name))}
    assert names == CORES_OWN


def test_two_ways_to_the_same_state_have_the_same_key() -> None:
    """Who of two seals first makes no difference in the end; how often a step was taken back neither."""
    one, other = (GAMES["bulletbucks"].table(3) for _ in range(2))
    for seat in (0, 1):
        one.apply(seat, 1)
        other.apply(1 - seat, 1)
    assert one == other
    drafting = DIVISION.table(3)
    luck = Random(1)
    while drafting.drafts is None or drafting.kind == NOTHING:
        move(drafting, luck)
    seat = next(seat for seat in range(3) if (drafting.must | drafting.asked) >> seat & 1)
    before = drafting.clone()
    drafting.apply(seat, drafting.legal_actions(seat)[-1])
    assert drafting != before
    drafting.apply(seat, TAKE_BACK)
    assert drafting == before


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_cloned_view_knows_the_same_and_goes_its_own_way(game: Game) -> None:
    for seats, options, seed in games(game, 3):
        twins: list[tuple[int, View, View]] = []
        for step, sitting in enumerate(laws.moments(game, seats, options, seed)):
            if step % EVERY == 0 and (len(twins) < 12 or (step % (8 * EVERY) == 0 and len(twins) < 24)):
                for seat in (step % seats, SPECTATOR):
                    view = sitting.spectator if seat == SPECTATOR else sitting.views[seat]
                    twins.append((step, view, view.clone()))
                    before = snapshot_of(view)
                    assert snapshot_of(twins[-1][2]) == before
                    assert twins[-1][2].history is not view.history
        for _, view, twin in twins:  # the game is over: the clones stand where they stood, and catch up
            then = snapshot_of(refolded(game, twin))
            assert snapshot_of(twin) == then
            for event in refreshed(sitting, view).history[len(twin.history) :]:
                twin.receive(event)
            assert snapshot_of(twin) == snapshot_of(view)


def refreshed(sitting: Sitting, view: View) -> View:
    """The same view, with everything that it has heard."""
    return sitting.spectator if view.seat == SPECTATOR else sitting.views[view.seat]


def refolded(game: Game, view: View) -> View:
    """A view with the same history, from the start."""
    fresh = game.view(view.seat)
    for event in view.history:
        fresh.receive(event)
    return fresh


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_cloned_view_imagines_the_same_worlds(game: Game) -> None:
    for seats, options, seed in games(game, 2):
        for step, sitting in enumerate(laws.moments(game, min(seats, 6), options, seed)):
            if step % 31 == 0:
                view = sitting.views[step % min(seats, 6)]
                assert view.clone().sample(Random(step)) == view.sample(Random(step))


SOURCES: list[Chance] = [Seeded(5), Scripted([1, 2, 3] * 40), Verifiable("00" * 32, ["a", "b"])]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
def test_a_cloned_source_brings_the_same_luck(source: Chance) -> None:
    outcomes = ((1, 1), (2, 3), (3, 2))
    for _ in range(30):
        source.choose(outcomes)
    twin = source.clone()
    assert [twin.choose(outcomes) for _ in range(60)] == [source.choose(outcomes) for _ in range(60)]


def test_cloning_does_not_change_the_luck() -> None:
    alone, cloned = Seeded(9), Seeded(9)
    numbers = []
    for _ in range(50):
        cloned.clone()
        numbers.append((alone.choose_evenly(0b111011), cloned.choose_evenly(0b111011)))
    assert all(one == other for one, other in numbers)


def test_a_source_that_cannot_be_cloned_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Chance().clone()
