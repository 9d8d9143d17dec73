"""No table sticks at a beat: whatever people do, and whenever the server is restarted, it comes to its end.

Random schedules over a clock of the test's own: people answer or do not, take the full time, leave, come back, and the
server is read from disk in the middle.
"""

import random

import pytest

from clickbang.core.chance import Seeded
from clickbang.core.table import DECLINE
from clickbang.protocol.messages import Stand
from clickbang.server.clocks import beats
from clickbang.server.clocks.beats import scene_seconds
from clickbang.server.clocks.durations import BEAT_SECONDS, FULL_TIME
from clickbang.server.game.live_game import LiveGame, restored
from clickbang.server.room import Room
from clickbang.server.tables import clocks, play
from tests.server.clocks import test_beats
from tests.server.clocks.beat_table import SEATS, BeatTable, first_window, lend_bots
from tests.server.clocks.test_beats import asked
from tests.server.planting import Original, Plant, planted
from tests.server.stage import Stage, stages
from tests.server.storage.kept_store import KeptStore

pytestmark = pytest.mark.rule("WC-23")

SEEDS = range(24)
ACTS = 25
SLACK = 1.0
"""Seconds in which a beat that is over ends: it does so by a tick."""
AWAY = 60.0
"""Seconds after which a bot plays for somebody who is gone."""


class Schedule:
    """A table at a card window, and what happens there by a whim."""

    def __init__(self, house: list[Stage], seed: int) -> None:
        self.house = house
        self.whim = random.Random(seed)
        random.seed(seed)  # how long bots take
        pace, bots = self.whim.choice(["natural", "natural", "none"]), self.whim.randrange(SEATS)
        clock, beat = self.whim.choice(["none", "quick"]), self.whim.choice(["short", "long"])
        lend_bots(house[0])
        self.table = BeatTable(house[0], seed, first_window(seed % 6), pace, beat, clock, bots)

    def run(self) -> None:
        """Let anything happen; then one person is there and answers what is asked. Every beat must come to its end."""
        acts = [self.answer, self.answer, self.wait, self.leave, self.come, self.stand, self.pass_time, self.restart]
        for _ in range(ACTS):
            self.whim.choice(acts)()
        self.restart() if self.whim.randrange(2) else None
        for seat in self.table.people[1:]:
            if self.whim.randrange(2):
                self.go(seat)
        self.table.come(self.table.people[0])
        self.watch(AWAY + 30.0)
        self.check_disk()

    def watch(self, seconds: float) -> None:
        table, lasted, windows, opened = self.table, 0.0, 0, -1
        for _ in range(round(seconds / 0.25)):
            live = table.live
            if live.over:
                return
            if live.table.opened != opened:
                lasted, opened, windows = 0.0, live.table.opened, windows + live.is_window
            assert not live.is_window or lasted <= self.longest(), "the beat does not end"
            for seat in self.here():
                if not live.is_window and live.waits_for(seat):
                    table.answer(seat, live.prompt(seat).choices[0])
            table.stage.wait(0.25)
            lasted += 0.25
        assert windows > 1, "the table does not go on"

    def longest(self) -> float:
        """Seconds that the open beat lasts at most from when somebody is there: the full time, or what has just
        happened is acted out and then it takes its own."""
        acted_out = scene_seconds(self.table.table.doc, self.table.live)
        return max(FULL_TIME, acted_out + 1.5 * BEAT_SECONDS["long"]) + SLACK

    def check_disk(self) -> None:
        """What is on disk leads to what everybody has seen."""
        table, live = self.table, self.table.live
        store = table.stage.registry.store
        assert isinstance(store, KeptStore)
        again = restored(live.game, SEATS, live.options, Seeded(table.seed), [], store.rows)
        assert again.held.keys() == live.held.keys() or not again.held
        heard = live.view(0).history
        assert again.view(0).history[: len(heard)] == heard

    # What may happen

    def here(self) -> list[int]:
        """Those at the table who play for themselves."""
        seats = self.table.table.doc.seats
        return [seat for seat in self.table.people if seat in self.table.clients and not seats[seat].away]

    def somebody(self) -> int | None:
        here = self.here()
        return self.whim.choice(here) if here else None

    def answer(self) -> None:
        seat, live = self.somebody(), self.table.live
        if seat is not None and not live.over and live.waits_for(seat):
            self.table.answer(seat, self.whim.choice([DECLINE, *live.prompt(seat).choices]))

    def wait(self) -> None:
        seat = self.somebody()
        if seat is not None:
            self.table.wait(seat)

    def stand(self) -> None:
        seat = self.somebody()
        if seat is not None:
            self.table.clients[seat].says(Stand())

    def leave(self) -> None:
        seat = self.somebody()
        if seat is not None:
            self.go(seat)

    def go(self, seat: int) -> None:
        client = self.table.clients.pop(seat, None)
        if client is not None:
            client.leave()

    def come(self) -> None:
        away = [seat for seat in self.table.people if seat not in self.here()]
        if away:
            self.go(seat := self.whim.choice(away))
            self.table.come(seat)

    def pass_time(self) -> None:
        self.table.stage.wait(self.whim.choice([0.04, 0.5, 1.3, 4.0, FULL_TIME]))

    def restart(self) -> None:
        """Some come back to the new server."""
        here = [seat for seat in self.here() if self.whim.randrange(3)]
        self.table.restart(self.house, here)


def live_through(seeds: range) -> None:
    for seed in seeds:
        with stages(1, KeptStore) as house:
            Schedule(house, seed).run()


def test_every_beat_ends_whatever_happens() -> None:
    live_through(SEEDS)


@pytest.mark.soak
def test_every_beat_ends_in_many_schedules() -> None:
    live_through(range(1000, 2500))


def test_a_beat_whose_answers_came_before_and_after_a_restart_ends() -> None:
    with stages(1, KeptStore) as house:
        table = BeatTable(house[0], 4, first_window(4, all_asked))
        table.answer(0, DECLINE)
        table.restart(house)
        assert not table.live.waits_for(0)
        table.answer(1, DECLINE)
        table.answer(2, DECLINE)
        assert table.beat_lasts() < FULL_TIME


def test_a_beat_that_was_complete_before_a_restart_is_over_after_it() -> None:
    with stages(1, KeptStore) as house:
        table = BeatTable(house[0], 4, first_window(4, all_asked))
        opened = table.live.table.opened
        for seat in range(SEATS):
            table.answer(seat, DECLINE)
        table.restart(house)
        assert table.live.table.opened > opened


def test_a_beat_ends_for_who_comes_back_while_only_bots_were_asked() -> None:
    with stages(1, KeptStore) as house:
        lend_bots(house[0])
        table = BeatTable(house[0], 4, first_window(4, lambda live: asked(live) == [0, 2]), bots=1, pace="none")
        table.clients[0].says(Stand())
        table.restart(house, who=[1])
        assert table.table.times.endless
        table.come(0)
        assert table.beat_lasts() < FULL_TIME


def all_asked(live: LiveGame) -> bool:
    return asked(live) == list(range(SEATS))


def look() -> None:
    live_through(SEEDS[:8])
    test_a_beat_ends_for_who_comes_back_while_only_bots_were_asked()
    test_beats.test_a_beat_ends_though_all_who_were_asked_have_left()


# The schedules can fail


def a_complete_beat_without_people_has_no_clock(patch: pytest.MonkeyPatch) -> None:
    seconds = beats.beat_seconds
    patch.setattr(
        beats,
        "beat_seconds",
        lambda doc, live, *rest: seconds(doc, live, *rest) if beats.people_asked(doc, live) else None,
    )


@planted(clocks, "stop_prompt")
def a_clock_that_was_stopped_does_not_run_again(stop_prompt: Original, room: Room) -> None:
    timed = room.times.timed
    stop_prompt(room)
    room.times.timed = timed


@planted(clocks, "set_prompt_clock")
def who_comes_back_gets_no_beat(set_prompt_clock: Original, room: Room, live: LiveGame) -> None:
    if room.times.timed != live.table.opened:
        set_prompt_clock(room, live)


@planted(clocks, "prompt_is_over")
def silence_is_no_answer(_original: Original, room: Room, _opened: int) -> None:
    if room.live is not None and room.live.is_complete:
        play.end_beat(room, room.live)


@pytest.mark.plants
@pytest.mark.parametrize(
    "plant",
    [
        a_complete_beat_without_people_has_no_clock,
        a_clock_that_was_stopped_does_not_run_again,
        who_comes_back_gets_no_beat,
        silence_is_no_answer,
    ],
)
def test_a_beat_that_sticks_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        look()
