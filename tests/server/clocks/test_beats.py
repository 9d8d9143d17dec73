"""Beats: a card window passes by itself, lasts as long whatever anybody holds or plays, and can be made longer."""

from collections.abc import Callable

import msgspec
import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Seeded
from clickbang.core.table import DECLINE
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.protocol.clocks import USUAL_SPEED
from clickbang.protocol.messages import Stand
from clickbang.server.clocks import beats
from clickbang.server.clocks.durations import FULL_TIME, MOST_WAITS, UNASKED
from clickbang.server.delivery.table_info import clock_info
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats import game_setup
from clickbang.server.storage.documents import LogRow, TableDoc
from clickbang.server.tables import clocks
from tests.server.clocks.beat_table import SEATS, BeatTable, can_play, first_window, lend_bots
from tests.server.playing import bot, guest_of, person, playing
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


def test_a_card_and_a_decline_look_the_same_to_the_others() -> None:
    """Both are *Go on*, which all see; what it was shows when the beat is over."""
    heard = []
    for place in (0, -1):
        with stages(1) as (stage,):
            table = BeatTable(stage, SEED, first_window(SEED, some_can_play))
            table.answer(0, table.live.prompt(0).choices[place])
            heard.append({seat: told for seat, told in table.pass_time(1.5).items() if seat != 0})
            assert table.beat_lasts() == pytest.approx(0.3, abs=0.11)  # of a second and 0.8
    assert heard[0] == heard[1]
    assert all(gone_on([text for _, text in told]) == [[0]] for told in heard[0].values())


def gone_on(texts: list[bytes]) -> list[list[int]]:
    """Who is told to have gone on, each time that it is told."""
    updates = [message for text in texts for message in msgspec.json.decode(text) if message["type"] == "update"]
    return [update["clock"]["gone_on"] for update in updates if "gone_on" in (update.get("clock") or {})]


def test_a_beat_is_over_when_every_person_asked_has_gone_on() -> None:
    lasted = []
    for answering in (SEATS, SEATS - 1):
        with stages(1) as (stage,):
            table = BeatTable(stage, SEED, first_window(SEED, some_can_play))
            for seat in range(answering):
                table.answer(seat, DECLINE)
            lasted.append(table.beat_lasts())
    assert lasted == [pytest.approx(UNASKED, abs=0.06), pytest.approx(1.8, abs=0.11)]


def test_who_has_gone_is_waited_for_until_they_count_as_away() -> None:
    with stages(1) as (stage,):
        table = BeatTable(stage, SEED, first_window(SEED, some_can_play))
        table.clients.pop(0).leave()
        for seat in (1, 2):
            table.answer(seat, DECLINE)
        assert table.beat_lasts() == pytest.approx(1.8, abs=0.11)


@pytest.mark.parametrize("bots", [1, 2])
def test_a_beat_does_not_wait_for_bots_nor_tells_of_them(bots: int) -> None:
    with stages(1) as (stage,):
        lend_bots(stage)
        table = BeatTable(stage, SEED, first_window(SEED, all_asked), bots=bots)
        people = range(SEATS - bots)
        for seat in people:
            table.answer(seat, DECLINE)
        told = table.pass_time(UNASKED - 0.1)[SPECTATOR]
        assert gone_on([text for _, text in told])[-1] == list(people)
        assert table.beat_lasts() == pytest.approx(0.1, abs=0.06)


def test_a_window_in_which_no_person_is_asked_passes_after_a_fixed_time() -> None:
    rows = first_window(1, lambda live: 0 < len(asked(live)) < SEATS)
    with stages(1) as (stage,):
        lend_bots(stage)
        table = BeatTable(stage, 1, rows, bots=SEATS)
        assert asked(table.live)
        scenes = beats.scene_seconds(table.table.doc, table.live)
        assert table.beat_lasts() == pytest.approx(UNASKED + scenes, abs=0.06)


def alone(seed: int, wanted: Callable[[LiveGame], bool]) -> tuple[TableDoc, LiveGame]:
    """The first such window of somebody who sits alone among bots, at a private table."""
    doc = playing(CHAMPIONSHIP, [person(0), bot(1, "random"), bot(2, "random")], public=False, members=[guest_of(0)])
    live = LiveGame(CHAMPIONSHIP, SEATS, {}, Seeded(seed))
    for row in first_window(seed, lambda live: live.waits_for(0) and wanted(live)):
        live.replay(row)
    return doc, live


def lasts(doc: TableDoc, live: LiveGame, *here: str) -> float:
    seconds = beats.beat_seconds(doc, live, here, USUAL_SPEED)
    assert seconds is not None
    return seconds - beats.scene_seconds(doc, live)


def idle(live: LiveGame) -> bool:
    return not can_play(live, 0)


def test_an_idle_window_of_somebody_alone_among_bots_passes_quickly() -> None:
    assert lasts(*alone(SEED, idle), guest_of(0)) == pytest.approx(UNASKED)
    assert lasts(*alone(SEED, some_can_play), guest_of(0)) > UNASKED


def somebody_left(doc: TableDoc) -> None:
    doc.seats[1] = person(1)
    doc.seats[1].away = True


@pytest.mark.parametrize(
    "change",
    [
        lambda doc: setattr(doc, "public", True),
        lambda doc: doc.members.append("another member"),
        lambda doc: setattr(doc, "seats", [doc.seats[0], person(1), doc.seats[2]]),
        somebody_left,
    ],
    ids=["public", "another member", "another player", "somebody who left"],
)
def test_an_idle_window_tells_nothing_where_somebody_else_is_or_was(change: Callable[[TableDoc], None]) -> None:
    found = []
    for wanted in (idle, some_can_play):
        doc, live = alone(SEED, wanted)
        change(doc)
        found.append(lasts(doc, live, guest_of(0)))
    assert min(found) > UNASKED


def test_an_idle_window_is_as_long_as_ever_when_somebody_comes() -> None:
    doc, live = alone(SEED, idle)
    assert lasts(doc, live, guest_of(0), "a spectator") > UNASKED
    with stages(1) as (stage,):
        lend_bots(stage)
        table = BeatTable(stage, SEED, first_window(SEED, lambda live: live.waits_for(0) and idle(live)), bots=2)
        table.clients.pop(SPECTATOR).leave()
        room = table.table
        room.doc.public, room.doc.members = False, [guest_of(0)]
        clocks.stop_prompt(room)
        clocks.set_clocks(room)
        assert room.times.length == pytest.approx(UNASKED + beats.scene_seconds(room.doc, table.live))
        table.come(SPECTATOR)
        assert table.beat_lasts() > 1


def test_who_has_answered_sees_what_and_nobody_else_does(table: BeatTable) -> None:
    table.play(0)
    sent = b"".join(table.clients[0].take())
    assert b'"sealed_choice"' in sent
    others = b"".join(table.clients[1].take())
    assert b"sealed_choice" not in others
    assert b"events" not in others


def test_answers_take_effect_in_the_order_of_the_seats_in_whatever_order_they_came() -> None:
    rows = first_window(SEED, some_can_play)
    told = []
    for order in ([0, 1, 2], [2, 0, 1]):
        with stages(1) as (stage,):
            table = BeatTable(stage, SEED, rows)
            for seat in order:
                table.answer(seat, DECLINE)
            texts = [text for _, text in table.pass_time(2.5)[SPECTATOR]]
            updates = [message for text in texts for message in msgspec.json.decode(text)]
            told.append([event for update in updates for event in update.get("events", [])])
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


def all_asked(live: LiveGame) -> bool:
    return all(live.waits_for(seat) for seat in range(SEATS))


def asked(live: LiveGame) -> list[int]:
    return [seat for seat in range(SEATS) if live.waits_for(seat)]


def test_the_lists_of_tables_do_not_tell_when_somebody_answers_in_a_beat(table: BeatTable) -> None:
    table.table.touched = 0
    table.answer(0, DECLINE)
    assert table.table.touched == 0
    table.beat_lasts()
    assert table.table.touched > 0
