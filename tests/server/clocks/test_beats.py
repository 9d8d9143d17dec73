"""Beats: a card window passes by itself, lasts as long whatever anybody holds or plays, and can be made longer."""

from collections.abc import Callable

import msgspec
import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.table import DECLINE
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.protocol.messages import Stand
from clickbang.server.clocks.durations import FULL_TIME, MOST_WAITS
from clickbang.server.delivery.table_info import clock_info
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats import game_setup
from clickbang.server.storage.documents import LogRow
from tests.server.clocks.beat_table import SEATS, BeatTable, can_play, first_window
from tests.server.stage import Client, Stage, stages
from tests.server.storage.kept_store import KeptStore

pytestmark = pytest.mark.rule("WC-23")

SEED = 4


def phase(wanted: str) -> Callable[[LiveGame], bool]:
    return lambda live: live.view(SPECTATOR).phase == wanted  # type: ignore[attr-defined]


@pytest.mark.parametrize("clock", ["none", "quick", "relaxed"])
@pytest.mark.parametrize(("beat", "aimed", "plain"), [("short", 1.05, 0.7), ("normal", 1.8, 1.2), ("long", 4.05, 2.7)])
def test_a_beat_lasts_as_the_table_was_set_and_longer_where_a_target_is_chosen(
    beat: str, aimed: float, plain: float, clock: str
) -> None:
    for wanted, length in (("spin", aimed), ("scoring", plain)):
        rows = first_window(SEED, phase(wanted))
        with stages(1) as (stage,):
            table = BeatTable(stage, SEED, rows, beat=beat, clock=clock)
            told = clock_info(table.table, 0)
            assert told is not None
            assert told.of - told.scenes == pytest.approx(length)
            assert told.left <= told.of == round(told.of, 2)
            assert table.beat_lasts() == pytest.approx(told.of, abs=0.11)


def test_what_has_just_happened_is_acted_out_before_the_beat() -> None:
    rows = first_window(SEED, lambda live: phase("trigger")(live) and "ShotsFired" in told_before(live))
    with stages(1) as (stage,):
        told = clock_info(BeatTable(stage, SEED, rows).table)
        assert told is not None
        assert told.scenes == pytest.approx(CHAMPIONSHIP.scenes["ShotsFired"])


def told_before(live: LiveGame) -> list[str]:
    return [type(event).__name__ for event in live.view(SPECTATOR).history[-8:]]


def some_can_play(live: LiveGame) -> bool:
    return can_play(live, 0) and all(live.waits_for(seat) for seat in range(SEATS))


@pytest.fixture
def table(stage: Stage) -> BeatTable:
    """At a window in which everybody is asked, and the first seat can play."""
    return BeatTable(stage, SEED, first_window(SEED, some_can_play))


def test_whoever_does_nothing_lets_it_pass(table: BeatTable) -> None:
    table.beat_lasts()
    assert "CardsPlayed" not in told_before(table.live)


def test_a_card_that_was_played_takes_effect_when_the_beat_is_over(table: BeatTable) -> None:
    table.play(0)
    assert table.live.prompt(0).role == "watching"
    table.beat_lasts()
    assert "CardsPlayed" in told_before(table.live)


@pytest.mark.parametrize("act", ["nothing", "says no", "plays"])
def test_nobody_sees_before_the_end_who_has_answered(act: str) -> None:
    rows = first_window(SEED, some_can_play)
    with stages(1) as (stage,):
        table = BeatTable(stage, SEED, rows)
        if act != "nothing":
            table.answer(0, table.live.prompt(0).choices[-1 if act == "plays" else 0])
        assert all(heard == [] for seat, heard in table.pass_time(1.5).items() if seat != 0)
        assert table.beat_lasts() == pytest.approx(0.3, abs=0.11)  # of a second and 0.8


def test_a_beat_lasts_its_time_though_all_have_answered() -> None:
    rows = first_window(SEED, some_can_play)
    with stages(1) as (stage,):
        table = BeatTable(stage, SEED, rows)
        for seat in range(SEATS):
            table.answer(seat, DECLINE)
        assert table.beat_lasts() == pytest.approx(1.8, abs=0.11)


def test_who_has_answered_sees_what_and_nobody_else_does(table: BeatTable) -> None:
    table.play(0)
    sent = b"".join(table.clients[0].take())
    assert b'"sealed_choice"' in sent
    assert table.clients[1].take() == []


def test_answers_take_effect_in_the_order_of_the_seats_in_whatever_order_they_came() -> None:
    rows = first_window(SEED, some_can_play)
    told = []
    for order in ([0, 1, 2], [2, 0, 1]):
        with stages(1) as (stage,):
            table = BeatTable(stage, SEED, rows)
            for seat in order:
                table.answer(seat, DECLINE)
            told.append(table.pass_time(2.5)[SPECTATOR])
    assert told[0] == told[1] != []


def test_taking_the_full_time_takes_it_for_everybody_who_see_it_at_once(table: BeatTable) -> None:
    assert table.wait(1) == []
    (text,) = table.clients[2].take()
    (update,) = msgspec.json.decode(text)
    assert update["clock"]["waits"] == [1]
    assert update["clock"]["of"] == FULL_TIME
    assert update["clock"]["may_wait"] == MOST_WAITS
    assert update.get("events", []) == []
    assert table.beat_lasts() == pytest.approx(FULL_TIME, abs=0.11)


def test_the_full_time_is_taken_once_a_beat_and_a_few_times_a_game(table: BeatTable) -> None:
    assert table.wait(1) == table.wait(1) == []
    assert table.table.doc.waits == {1: 1}
    table.table.doc.waits[2] = MOST_WAITS
    assert table.wait(2) == ["server/no-more-waits"]
    assert table.table.times.waits == [1]


def test_a_restart_does_not_give_back_the_full_times_that_were_taken() -> None:
    rows = first_window(SEED, some_can_play)
    with stages(1, KeptStore) as house:
        table = BeatTable(house[0], SEED, rows)
        table.wait(1)
        table.restart(house)
        told = [clock_info(table.table, seat) for seat in (0, 1)]
        assert [clock and clock.may_wait for clock in told] == [MOST_WAITS, MOST_WAITS - 1]
        assert table.beat_lasts() < FULL_TIME  # the beat begins anew, without what was taken in it


def test_in_the_next_game_everybody_has_all_full_times_again(stage: Stage) -> None:
    doc = BeatTable(stage, SEED, []).table.doc
    doc.waits = {1: MOST_WAITS}
    game_setup.rematch(doc)
    assert doc.waits == {}


def test_who_is_not_asked_cannot_take_it() -> None:
    rows = first_window(SEED, lambda live: not live.waits_for(0) and live.waits_for(1))
    with stages(1) as (stage,):
        table = BeatTable(stage, SEED, rows)
        assert table.wait(0) == ["core/not-asked"]


def test_nothing_passes_by_itself_where_no_cards_are_played(stage: Stage) -> None:
    table = BeatTable(stage, SEED, [])
    assert table.wait(0) == ["server/no-beat"]


def test_after_a_restart_nobody_learns_who_had_answered() -> None:
    rows = first_window(SEED, some_can_play)
    heard = []
    for given in ([], [LogRow(0, DECLINE, "player", 0)]):
        with stages(1) as (stage,):
            table = BeatTable(stage, SEED, [*rows, *given])
            assert table.live.waits_for(0) is not bool(given)
            heard.append(msgspec.msgpack.encode(table.live.view(1).shown()))
    assert heard[0] == heard[1]


def test_where_bots_answer_at_once_a_window_closes_with_the_last_answer() -> None:
    rows = first_window(SEED, some_can_play)
    with stages(1) as (stage,):
        table = BeatTable(stage, SEED, rows, pace="none")
        opened = table.live.table.opened
        for seat in range(SEATS):
            assert table.live.table.opened == opened
            table.answer(seat, DECLINE)
        assert table.live.table.opened > opened


def test_a_card_played_opens_another_beat(table: BeatTable) -> None:
    table.play(0)
    table.beat_lasts()
    assert table.live.is_window
    assert table.beat_lasts() > 1


def test_a_beat_is_as_long_whoever_can_play() -> None:
    """The first window of many games: nobody has played anything, and hands differ."""
    lengths = set()
    able = set()
    for seed in range(12):
        with stages(1) as (stage,):
            table = BeatTable(stage, seed, first_window(seed))
            able.add(any(can_play(table.live, seat) for seat in range(SEATS)))
            lengths.add(table.beat_lasts())
    assert able == {True, False}
    assert len(lengths) == 1


def test_a_beat_ends_though_all_who_were_asked_have_left() -> None:
    rows = first_window(1, lambda live: 0 < len(asked(live)) < SEATS)
    with stages(1) as (stage,):
        table = BeatTable(stage, 1, rows)
        those = asked(table.live)
        for seat in those:
            table.answer(seat, DECLINE)
        for seat in those:
            table.clients[seat].says(Stand())
        for client in table.clients.values():
            client.leave()
        other = next(seat for seat in range(SEATS) if seat not in those)
        Client(stage, f"guest-{other}").attend(table.table)
        told = clock_info(table.table, other)
        assert told is not None
        assert told.beat


def asked(live: LiveGame) -> list[int]:
    return [seat for seat in range(SEATS) if live.waits_for(seat)]


def test_the_lists_of_tables_do_not_tell_when_somebody_answers_in_a_beat(table: BeatTable) -> None:
    table.table.touched = 0
    table.answer(0, DECLINE)
    assert table.table.touched == 0
    table.beat_lasts()
    assert table.table.touched > 0
