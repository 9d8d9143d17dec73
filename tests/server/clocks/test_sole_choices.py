"""What has a single answer is given for a person, at a time that tells nobody that there was only one."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import msgspec
import pytest

from clickbang.core.chance import Seeded
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.protocol.messages import Answer
from clickbang.server.clocks.beats import scene_seconds
from clickbang.server.clocks.durations import LONGEST_THOUGHT
from clickbang.server.clocks.rhythm import QUICKEST, SLOWEST, like_one_of
from clickbang.server.clocks.scheduler import SOLE
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Room
from clickbang.server.storage.documents import LogRow
from clickbang.server.tables import clocks
from clickbang.server.tables.online_table import OnlineTable
from tests.server.playing import person, playing, read
from tests.server.stage import Client, Stage, stages

SEATS, SEED = 3, 1
"""A game in which somebody has one note left when a round of bids begins."""


def to_a_bid_without_a_choice() -> tuple[list[LogRow], int]:
    """The answers that lead there, and who has no choice."""
    live, whim = LiveGame(BULLETBUCKS, SEATS, {}, Seeded(SEED)), random.Random(SEED)
    rows: list[LogRow] = []
    while True:
        waited = [seat for seat in range(SEATS) if live.waits_for(seat)]
        sole = [seat for seat in waited if live.is_sole(live.prompt(seat))]
        if sole and len(waited) > 1:
            return rows, sole[0]
        rows.append(LogRow(waited[0], whim.choice(live.prompt(waited[0]).choices), "player", 0))
        live.replay(rows[-1])


ROWS, POOR = to_a_bid_without_a_choice()


@contextmanager
def bidding(stage: Stage, earlier: list[float] | None = None) -> Iterator[tuple[OnlineTable, dict[int, Client]]]:
    """The table at that bid; the one without a choice has taken these times for bids before."""
    random.seed(5)
    doc = playing(BULLETBUCKS, [person(seat) for seat in range(SEATS)])
    table = read(stage, doc, ROWS, lambda: Seeded(SEED))
    table.times.taken[POOR, "bid"] = earlier or []
    clients = {seat: Client(stage, f"guest-{seat}") for seat in range(SEATS)}
    for client in clients.values():
        client.attend(table)
    yield table, clients


def given_after(stage: Stage, table: OnlineTable) -> float:
    """How long it takes until nobody waits for the one without a choice, after what led to the question."""
    assert table.live is not None
    scenes = scene_seconds(table.doc, table.live)
    assert scenes > 0
    for moment in range(1, 2000):
        stage.wait(0.05)
        if not table.live.waits_for(POOR):
            return moment / 20 - scenes
    raise AssertionError("it is never given")


def test_it_is_said_that_nobody_need_be_asked() -> None:
    with stages(1) as (stage,), bidding(stage) as (_, clients):
        prompts = [prompt_of(clients[seat]) for seat in range(SEATS)]
        assert [bool(prompt.get("sole")) for prompt in prompts] == [seat == POOR for seat in range(SEATS)]


def prompt_of(client: Client) -> dict[str, object]:
    sent = [message for text in client.take() for message in msgspec.json.decode(text)]
    return next(message["prompt"] for message in reversed(sent) if message.get("prompt"))


def test_the_first_is_given_when_a_bot_would_answer() -> None:
    with stages(1) as (stage,), bidding(stage) as (table, _):
        assert LONGEST_THOUGHT / 4 <= given_after(stage, table) <= LONGEST_THOUGHT + 0.1


@pytest.mark.parametrize("earlier", [0.8, 7.0])
def test_later_ones_come_as_late_as_its_owner_has_answered_before(earlier: float) -> None:
    with stages(1) as (stage,), bidding(stage, [earlier]) as (table, _):
        assert 0.75 * earlier <= given_after(stage, table) <= 1.3 * earlier + 0.06


def test_no_earlier_time_comes_back_to_the_millisecond() -> None:
    earlier = [0.1, 0.8, 7.0, 300.0]
    given = [like_one_of(earlier) for _ in range(200)]
    assert len(set(given)) == 200
    assert not set(given) & {*earlier, QUICKEST, SLOWEST}


def test_who_was_away_for_minutes_does_not_keep_all_waiting_again() -> None:
    assert QUICKEST <= like_one_of([0.01]) < 1
    assert max(like_one_of([300.0]) for _ in range(100)) <= 12
    assert max(like_one_of([2.0, 300.0]) for _ in range(100)) <= 2.6


def test_a_draft_counts_when_it_is_complete() -> None:
    live, whim = LiveGame(BATTLEROYAL, 6, BATTLEROYAL.settle_options({}), Seeded(20)), random.Random(20)
    while live.table.drafts is None:
        if live.paused:
            live.lift_curtain()
        seat = next(seat for seat in range(6) if live.waits_for(seat))
        live.replay(LogRow(seat, whim.choice(live.prompt(seat).choices), "player", 0))
    seat = next(seat for seat in range(6) if live.waits_for(seat))
    opened, done = live.table.opened, list[bool]()
    while live.table.opened == opened and live.waits_for(seat):
        choices = live.prompt(seat).choices
        action = choices[-1] if len(done) < 2 else live.table.default_action(seat)
        live.replay(LogRow(seat, action, "player", 0))
        done.append(live.is_done_with(seat, opened))
    assert len(done) > 1
    assert done == [False] * (len(done) - 1) + [True]


def test_how_long_people_take_is_noted_by_kind_of_question() -> None:
    with stages(1) as (stage,), bidding(stage) as (table, clients):
        live = table.live
        assert live is not None
        other = next(seat for seat in range(SEATS) if seat != POOR and live.waits_for(seat))
        stage.wait(1.5)
        choices = live.prompt(other).choices
        clients[other].says(Answer(prompt=live.view(other).prompts, step=0, action=choices[0]))
        assert table.times.taken[other, "bid"] == [1.5 - scene_seconds(table.doc, live)]


def test_who_skips_what_is_acted_out_is_taken_to_skip_it_again() -> None:
    with stages(1) as (stage,), bidding(stage, [-3.0]) as (table, _):
        assert table.live is not None
        scenes = scene_seconds(table.doc, table.live)
        assert 0.75 * (scenes - 3) - scenes <= given_after(stage, table) <= 1.3 * (scenes - 3) + 0.06 - scenes < 0


def test_others_hear_the_same_as_of_an_answer_at_that_time() -> None:
    heard = []
    for by_hand in (False, True):
        with stages(1) as (stage,), bidding(stage, [3.0]) as (table, clients):
            live = table.live
            assert live is not None
            if by_hand:
                table.scheduler.cancel((SOLE, POOR))
            for client in clients.values():
                client.take()
            stage.wait(4.0 + scene_seconds(table.doc, live))
            if by_hand:
                only = live.prompt(POOR).choices[0]
                clients[POOR].says(Answer(prompt=live.view(POOR).prompts, step=0, action=only))
            heard.append([clients[seat].take() for seat in range(SEATS) if seat != POOR])
    assert heard[0] == heard[1]
    assert all(heard[0])


def test_a_sleeping_table_gives_nothing() -> None:
    with stages(1) as (stage,), bidding(stage) as (table, clients):
        for client in clients.values():
            client.leave()
        assert not table.scheduler.timers


@pytest.mark.plants
def test_an_answer_that_comes_at_once_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    look = clocks.look_for_sole_choices

    def at_once(room: Room, live: LiveGame) -> None:
        look(room, live)
        for seat, place in list(room.times.sole.items()):
            if live.is_sole(live.prompt(seat)):
                room.schedule(partial(clocks.give_sole, room, live, seat, place))

    monkeypatch.setattr(clocks, "look_for_sole_choices", at_once)
    with pytest.raises(AssertionError):
        test_later_ones_come_as_late_as_its_owner_has_answered_before(7.0)
