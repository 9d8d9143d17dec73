"""Nobody can tell from the time who holds a card that can be played: people and bots, in many beats, by a clock of
the test's own."""

import math
import random
from collections.abc import Callable, Collection
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import msgspec
import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import members
from clickbang.core.table import DECLINE
from clickbang.server.clocks import beats
from clickbang.server.clocks.times import Thought
from clickbang.server.game.live_game import LiveGame, told_before_the_prompt
from clickbang.server.room import Room
from clickbang.server.storage.documents import TableDoc
from clickbang.server.tables import bot_players, clocks, play
from tests.server.clocks import test_beats
from tests.server.clocks.beat_table import SEATS, BeatTable, can_play
from tests.server.planting import Original, Plant, planted
from tests.server.stage import Stage, stages

Sample = tuple[object, float, bool]
"""Like what else it is, how long it took, and whether somebody could play a card. What is alike: for an answer, the
window in which a seat was seen to have given it; for a window, what everybody knows of it."""
STEP = 0.05
FAR = 4.0
"""So many standard deviations apart are two samples that differ: if they do not, one in 15,000 comparisons says so."""


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


class Observed:
    """What somebody who watches sees of so many windows; whoever is a person plays what they can, or nothing."""

    def __init__(self, seed: int, bots: int, windows: int, eager: float) -> None:
        self.answers: list[Sample] = []
        self.windows: list[Sample] = []
        whim = random.Random(seed)
        random.seed(seed)
        with stages(1) as (stage,):
            stage.registry.bots.size, stage.registry.bots.workers = 1, {0: SlowThinker(stage)}
            table = BeatTable(stage, seed, [], bots=bots)
            live, opened, began = table.live, -1, 0.0
            able: dict[int, bool] = {}
            unseen: set[int] = set()
            alike: object = None
            while not live.over and len(self.windows) < windows:
                if live.table.opened != opened:
                    opened, began = live.table.opened, stage.loop.now
                    able = {s: can_play(live, s) for s in range(SEATS) if live.is_window and live.waits_for(s)}
                    unseen = set(able)
                    alike = known_of(live, table.people)
                for seat in table.people:
                    if live.waits_for(seat):
                        act(table, seat, whim, eager)
                stage.wait(STEP)
                for seat in table.people:
                    table.clients[seat].take()
                took = round(stage.loop.now - began, 1)
                for seat in unseen.intersection(sealed_in(table.clients[SPECTATOR].take())):
                    self.answers.append(((seed, opened), took, able[seat]))
                    unseen.remove(seat)
                    if not unseen:
                        self.windows.append((alike, took, any(able.values())))


def known_of(live: LiveGame, people: list[int]) -> object:
    """What everybody knows of this window: the moment, what has just happened, how many are asked, whether people are,
    and how long such a beat is by what has been played."""
    view, asked = live.view(SPECTATOR), members(live.table.must | live.table.asked)
    weight = live.game.beat(view) if live.game.beat is not None and live.is_window else 0
    return view.kind, weight, tuple(told_before_the_prompt(live)), len(asked), not set(asked).isdisjoint(people)


def act(table: BeatTable, seat: int, whim: random.Random, eager: float) -> None:
    """Answer what has to be; in a beat play or go on at some time, or never: that is an act that all see, and when it
    comes is independent of what one holds."""
    choices = table.live.prompt(seat).choices
    if not table.live.is_window or whim.random() < eager:
        table.answer(seat, whim.choice(choices))


def sealed_in(texts: list[bytes]) -> list[int]:
    """Who is seen to have answered."""
    updates = [message for text in texts for message in msgspec.json.decode(text) if message["type"] == "update"]
    return [event["seat"] for update in updates for event in update.get("events", []) if event["type"] == "Sealed"]


def told_apart(samples: list[Sample]) -> float:
    """How far those who could play are from those who could not, in standard deviations, by Wilcoxon's test of two
    samples among what is alike: 0 if all times are the same."""
    found = spread = 0.0
    pairs = 0
    for alike in {sample[0] for sample in samples}:
        able = [took for kind, took, could in samples if kind == alike and could]
        others = [took for kind, took, could in samples if kind == alike and not could]
        product = len(able) * len(others)
        pairs += product
        found += sum((a > b) + 0.5 * (a == b) for a in able for b in others) - product / 2
        spread += product * (len(able) + len(others) + 1) / 12
    assert pairs > 15
    return found / math.sqrt(spread)


def look(games: int, bots: int, windows: int, eager: float = 0.03) -> None:
    seen = [Observed(seed, bots, windows, eager) for seed in range(games)]
    answers = told_apart([sample for one in seen for sample in one.answers])
    lengths = told_apart([sample for one in seen for sample in one.windows])
    assert answers == 0, "it shows when somebody answers"
    assert abs(lengths) < FAR, "it shows in the length of a window"


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize("bots", range(SEATS + 1))
def test_time_does_not_tell_who_can_play(bots: int) -> None:
    """People and bots, in a dozen games: when each is seen to have answered, and how long a window lasts."""
    look(12, bots, 25)


@pytest.mark.soak
@pytest.mark.parametrize("bots", range(SEATS + 1))
def test_time_does_not_tell_who_can_play_in_many_games(bots: int) -> None:
    look(120, bots, 60)


# The comparisons can fail


def who_answers_is_seen_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "is_window", property(lambda _: False))


def a_beat_ends_with_the_last_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(beats, "ends_early", lambda _doc, _live, _speed: True)


@planted(beats, "beat_seconds")
def a_beat_is_longer_for_whoever_can_play(
    seconds: Original, doc: TableDoc, live: LiveGame, here: Collection[str], speed: str
) -> object:
    found = seconds(doc, live, here, speed)
    able = any(live.prompt(seat).choices != [DECLINE] for seat in range(live.seats) if live.waits_for(seat))
    return found if found is None or not able else found + 0.5


@planted(play, "answer")
def a_card_is_turned_over_at_once(answer: Original, room: Room, seat: int, action: int, by: str) -> None:
    answer(room, seat, action, by)
    if room.live is not None and room.live.is_window and action != DECLINE:
        clocks.prompt_is_over(room, room.live.table.opened)


@planted(LiveGame, "release")
def answers_take_effect_in_the_order_in_which_they_came(_original: Original, live: LiveGame) -> None:
    held, live.held = live.held, {}
    for row in held.values():
        live.apply(row)


def a_window_of_bots_waits_for_those_who_can_play(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(beats, "ends_early", lambda doc, live, _speed: not beats.people_asked(doc, live))
    slower(patch)


@planted(bot_players, "ask")
def slower(ask: Original, room: Room, thought: Thought) -> None:
    thought.due += 1.0 * can_play(thought.live, thought.seat)
    ask(room, thought)


def answers_are_not_held(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "hold", LiveGame.answer)


@pytest.mark.plants
@pytest.mark.parametrize(
    ("plant", "bots", "where", "eager"),
    [
        (answers_are_not_held, 0, "answers", 0.03),
        (answers_are_not_held, 2, "answers", 0.03),
        (a_beat_is_longer_for_whoever_can_play, 1, "length", 0.0),
        (a_card_is_turned_over_at_once, 0, "length", 0.03),
        (a_window_of_bots_waits_for_those_who_can_play, 3, "length", 0.03),
    ],
)
def test_time_that_tells_is_caught(
    plant: Plant, bots: int, where: str, eager: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=where):
        look(12, bots, 25, eager)


def compare() -> None:
    test_beats.test_a_card_and_a_decline_look_the_same_to_the_others()
    test_beats.test_answers_take_effect_in_the_order_of_the_seats_in_whatever_order_they_came()
    test_beats.test_a_beat_is_over_when_every_person_asked_has_gone_on()
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
