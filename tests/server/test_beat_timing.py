"""Nobody can tell from the time who holds a card that can be played: people and bots, in many beats, by a clock of
the test's own."""

import random
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import msgspec
import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.table import DECLINE
from clickbang.server.clocks.beats import Beats
from clickbang.server.game.live_game import LiveGame
from clickbang.server.tables.current_game import CurrentGame
from tests.server import test_beats
from tests.server.beat_table import SEATS, BeatTable
from tests.server.stage import Stage, stages

Sample = tuple[int, float, bool]
"""In which window, how long after its beginning a seat was seen to have answered, and whether it could play a card."""
STEP = 0.05


class SlowThinker(ProcessPoolExecutor):
    """In place of a bot's process: the more choices there are, the longer it thinks."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(1)
        self.stage = stage

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.stage.loop.now += 0.002 * sum(len(part.choices) for part in args if hasattr(part, "choices"))
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def observe(seed: int, bots: int, windows: int) -> list[Sample]:
    """What somebody who watches sees of so many windows; whoever is a person plays what they can, or nothing."""
    samples: list[Sample] = []
    whim = random.Random(seed)
    random.seed(seed)
    with stages(1) as (stage,):
        stage.registry.bots.size, stage.registry.bots.workers = 1, {0: SlowThinker(stage)}
        table = BeatTable(stage, seed, [], bots=bots)
        live = table.live
        opened, began, able = -1, 0.0, dict[int, bool]()
        while not live.over and windows > 0:
            if live.is_window and live.table.opened != opened:
                opened, began = live.table.opened, stage.loop.now
                able = {s: len(live.prompt(s).choices) > 1 for s in range(SEATS) if live.waits_for(s)}
            for seat in range(SEATS - bots):
                if live.waits_for(seat):
                    act(table, seat, whim)
            stage.wait(STEP)
            for client in table.clients.values():
                if client is not table.clients[SPECTATOR]:
                    client.take()
            sealed = sealed_in(table.clients[SPECTATOR].take())
            if able and sealed:
                samples += [(1000 * seed + opened, stage.loop.now - began, able.pop(s)) for s in sealed if s in able]
                windows -= not able
    return samples


def act(table: BeatTable, seat: int, whim: random.Random) -> None:
    """Answer what has to be; in a beat play at some time, or never."""
    choices = table.live.prompt(seat).choices
    if not table.live.is_window or (len(choices) > 1 and whim.random() < 0.03):
        table.answer(seat, whim.choice(choices))


def sealed_in(texts: list[bytes]) -> list[int]:
    """Who is seen to have answered."""
    updates = [message for text in texts for message in msgspec.json.decode(text) if message["type"] == "update"]
    return [event["seat"] for update in updates for event in update.get("events", []) if event["type"] == "Sealed"]


def told_apart(samples: list[Sample]) -> float:
    """How likely, in one window, who could play is seen later than who could not (AUC): 0.5 if time tells nothing."""
    pairs = [
        (able[1], other[1]) for able in samples for other in samples if able[0] == other[0] and able[2] and not other[2]
    ]
    assert len(pairs) > 15
    return sum((able > other) + 0.5 * (able == other) for able, other in pairs) / len(pairs)


def look(games: int, bots: int, windows: int) -> None:
    samples = [sample for seed in range(games) for sample in observe(seed, bots, windows)]
    assert told_apart(samples) == 0.5


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize("bots", [0, 2])
def test_time_does_not_tell_who_can_play(bots: int) -> None:
    look(3, bots, 14)


@pytest.mark.soak
@pytest.mark.parametrize("bots", [0, 1, 2])
def test_time_does_not_tell_who_can_play_in_many_games(bots: int) -> None:
    look(40, bots, 60)


# The comparisons can fail

Plant = Callable[[pytest.MonkeyPatch], None]


def who_answers_is_seen_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "is_window", property(lambda _: False))


def a_beat_ends_with_the_last_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Beats, "ends_early", lambda _beats, _live: True)


def a_beat_is_longer_for_whoever_can_play(patch: pytest.MonkeyPatch) -> None:
    seconds = Beats.seconds

    def longer(beats: Beats, live: LiveGame) -> float | None:
        found = seconds(beats, live)
        able = any(live.prompt(seat).choices != [DECLINE] for seat in range(live.seats) if live.waits_for(seat))
        return found if found is None or not able else found + 0.5

    patch.setattr(Beats, "seconds", longer)


def a_card_is_turned_over_at_once(patch: pytest.MonkeyPatch) -> None:
    answer = CurrentGame.answer

    def answered(current: CurrentGame, seat: int, action: int, by: str) -> None:
        answer(current, seat, action, by)
        if current.live is not None and current.live.is_window and action != DECLINE:
            current.table.clocks.time_is_up(current.live.table.opened)

    patch.setattr(CurrentGame, "answer", answered)


def answers_take_effect_in_the_order_in_which_they_came(patch: pytest.MonkeyPatch) -> None:
    def release(live: LiveGame) -> None:
        held, live.held = live.held, {}
        for row in held.values():
            live.apply(row)

    patch.setattr(LiveGame, "release", release)


def compare() -> None:
    for act in ("nothing", "says no", "plays"):
        test_beats.test_nobody_sees_before_the_end_who_has_answered(act)
    test_beats.test_answers_take_effect_in_the_order_of_the_seats_in_whatever_order_they_came()
    test_beats.test_a_beat_lasts_its_time_though_all_have_answered()
    test_beats.test_a_beat_is_as_long_whoever_can_play()


@pytest.mark.plants
@pytest.mark.parametrize(
    "plant",
    [
        who_answers_is_seen_at_once,
        a_beat_ends_with_the_last_answer,
        a_beat_is_longer_for_whoever_can_play,
        a_card_is_turned_over_at_once,
        answers_take_effect_in_the_order_in_which_they_came,
    ],
)
def test_a_beat_that_tells_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        compare()
