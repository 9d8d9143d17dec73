"""What holds for every game: each law plays whole random games and looks at every moment of them."""

from collections.abc import Callable, Iterator
from io import StringIO

import msgspec
from librt.random import Random

from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.checks.games import snapshot as snapshots
from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.chance import Seeded
from clickbang.core.errors import ClickbangError
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.seats import members
from clickbang.core.seeds import BOTS, PLAY, stream_seed
from clickbang.core.sitting import Sitting, Watcher
from clickbang.core.table import TAKE_BACK, Table
from clickbang.records import Recorder, parse_record, rerun

Options = dict[str, str]
Law = Callable[[Game, int, Options, int], None]

PROBES = (-3, -2, *range(8), 99, 1370, 1377, 4096)
"""Answers of all sorts, most of them not listed at any moment."""
ONE_IN = 8
"""One in so many clones and imagined worlds is played to its end, which takes far longer than making it."""


LARGE = 12
"""A game for so many is looked at less closely."""


class Ears(Watcher):
    """Remembers what was told to whom."""

    def __init__(self) -> None:
        self.told: list[tuple[int, Event]] = []

    def on_event(self, audience: int, event: Event) -> None:
        self.told.append((audience, event))


def snapshot(table: Table) -> dict[str, str]:
    """Everything a table is made of, by name, apart from who listens and what is only remembered to be quick."""
    return snapshots.snapshot(table, ["talk_drafts"])


def moments(game: Game, seats: int, options: Options, seed: int, *watchers: Watcher) -> Iterator[Sitting]:
    """A random game, stopped wherever somebody may answer; drafts are sometimes taken back."""
    luck = Random(seed)
    sitting = Sitting(game, seats, options, Seeded(seed), watchers)
    table = sitting.table
    sitting.settle()
    while not table.over:
        yield sitting
        who = members(table.must | table.asked | table.standing)
        seat = who[luck.randrange(len(who))]
        choices = table.legal_actions(seat)
        if table.legal(seat, TAKE_BACK) and luck.randrange(3) == 0:
            choices = [TAKE_BACK]
        sitting.answer(seat, choices[luck.randrange(len(choices))])
        sitting.settle()


def check_answers(game: Game, seats: int, options: Options, seed: int) -> None:
    """What is listed is legal and has a typed form; anything else raises, tells nobody and changes nothing."""
    ears = Ears()
    for sitting in moments(game, seats, options, seed, ears):
        table = sitting.table
        before, heard = snapshot(table), len(ears.told)
        for seat in range(seats):
            choices = sitting.prompt_for(seat).choices
            assert len(set(choices)) == len(choices)
            for action in choices:
                assert table.legal(seat, action)
                assert game.encode(game.decode(action)) == action
            if choices:
                assert table.default_action(seat) in choices
            for action in set(PROBES) - set(choices):
                refuse(table, seat, action)
        refuse(table, seats, 1)
        assert snapshot(table) == before
        assert len(ears.told) == heard


def refuse(table: Table, seat: int, action: int) -> None:
    problem, refused = table.problem(seat, action), ""
    try:  # a hundred thousand times, where `pytest.raises` would take most of the time
        table.apply(seat, action)
    except ClickbangError as error:
        refused = str(error)
    assert refused == str(problem)


def check_clone(game: Game, seats: int, options: Options, seed: int) -> None:
    """A clone is the same table, and playing it leaves the original alone."""
    luck = Random(seed)
    for sitting in moments(game, seats, options, seed):
        before = snapshot(sitting.table)
        clone = sitting.table.clone()
        assert snapshot(clone) == before
        assert clone.listener is None
        if luck.randrange(ONE_IN) == 0:
            clone.playout([luck] * seats, Seeded(seed))
            assert clone.over
            assert snapshot(sitting.table) == before


def check_playout(game: Game, seats: int, options: Options, seed: int) -> None:
    """The random playout and random bots, who are asked once per prompt where nobody waits, play the same game."""
    match = play_match(game, [RandomBot() for _ in range(seats)], seed, 5, options)
    table = game.table(seats, options)
    whims = [Random(stream_seed(seed, 5, BOTS, seat)) for seat in range(seats)]
    decisions = table.playout(whims, Seeded(stream_seed(seed, 5, PLAY)))
    assert snapshot(table) == snapshot(match.sitting.table)
    assert decisions == match.decisions
    assert match.fouls == []


def check_views(game: Game, seats: int, options: Options, seed: int) -> None:
    """What a seat was told agrees with what it is asked, and what it was not told is not in its view."""
    for sitting in moments(game, seats, options, seed):
        for view in [*sitting.views, sitting.spectator]:
            prompt = sitting.prompt_for(view.seat)
            told = (view.kind, view.waiting, view.sealed, view.draft)
            assert told == (prompt.kind, prompt.waiting, prompt.sealed, prompt.draft)
            if hears(sitting.table.audience, view.seat):
                assert view.standing == sitting.table.standing
            else:
                assert (prompt.kind, prompt.waiting, prompt.choices) == ("", 0, [])


def check_samples(game: Game, seats: int, options: Options, seed: int) -> None:
    """A sampled world asks the seat what the real one asks it, and can be played to its end.

    Where games are large and long, some of the seats look at some of the moments.
    """
    luck = Random(seed)
    step = 1 if game.most_seats < LARGE else 97
    for moment, sitting in enumerate(moments(game, seats, options, seed)):
        for view in [*sitting.views, sitting.spectator][moment % step :: step]:
            world = view.sample(luck)
            assert world.prompt_for(view.seat).shown() == sitting.prompt_for(view.seat).shown()
            if luck.randrange(ONE_IN) == 0:
                world.playout([luck] * seats, Seeded(seed))
                assert world.over


def check_events(game: Game, seats: int, options: Options, seed: int) -> None:
    """Every event is one the game names, goes through JSON and back, and adds up to the views."""
    ears = Ears()
    *_, sitting = moments(game, seats, options, seed, ears)
    fresh = [game.view(seat) for seat in [*range(seats), SPECTATOR]]
    for audience, event in ears.told:
        assert type(event) in game.events
        again = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
        assert again == event
        for view in fresh:
            if hears(audience, view.seat):
                view.receive(again)
    assert [view.shown() for view in fresh] == [view.shown() for view in [*sitting.views, sitting.spectator]]
    assert sitting.spectator.ending in game.endings


def check_record(game: Game, seats: int, options: Options, seed: int) -> None:
    """A record re-runs to the same end. The game has to be among `clickbang.games.GAMES`."""
    out = StringIO()
    recorder = Recorder(game, out)
    *_, sitting = moments(game, seats, options, seed, recorder)
    recorder.close()
    again = rerun(parse_record(out.getvalue().split("\n")))
    assert snapshot(again.table) == snapshot(sitting.table)
