"""The game at a table: how it begins, takes answers, ends, and is found again after a restart."""

import logging

from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.protocol.clocks import USUAL_SPEED
from clickbang.protocol.errors import LATE, NO_GAME, NO_SUCH_PROMPT, OLD_RULES, ServerError
from clickbang.protocol.stages import OVER, PLAYING, STUCK
from clickbang.server.clocks import beats
from clickbang.server.clocks.curtain import is_among_themselves
from clickbang.server.clocks.due import asked_at, note_began
from clickbang.server.game.authors import BY_CLOCK, BY_PLAYER
from clickbang.server.game.game_record import own_record
from clickbang.server.game.live_game import LiveGame, restored
from clickbang.server.room import Room
from clickbang.server.seats import game_setup, seating, taking_part
from clickbang.server.storage.documents import LogRow, TableDoc, encode
from clickbang.server.storage.store import PutEnded, PutLog, StoredTable

log = logging.getLogger("clickbang")

MOST_STEPS = 200
"""A draft that the clock or a bot completes has fewer steps."""


# Its beginning and its end


def begin(room: Room) -> None:
    """The game begins."""
    doc = room.doc
    game_setup.begin(doc, room.game.rules_version)
    luck = room.registry.luck(doc)
    room.live = LiveGame(room.game, len(doc.seats), doc.options, luck, seating.names_of(doc))
    note_began(doc, 0, int(room.registry.now()))
    forget_game(room)
    room.note_change()
    room.registry.metrics.games[doc.game] += 1


def forget_game(room: Room) -> None:
    """Another game begins, or is about to: nothing of the last one is due any more."""
    room.times.forget_game()
    room.scheduler.forget_game()


def restore(room: Room, stored: StoredTable) -> None:
    """The game as it stood. One that cannot be played again must not close its table."""
    doc, ended = stored.doc, stored.ended
    played = doc if doc.stage == PLAYING else ended
    if played is None:
        return
    room.live = played_again(room, played, stored.log)
    if room.live is None and doc.stage == PLAYING:
        doc.stage = STUCK
    check_over(room)  # its last answer may have waited for the end of a card window


def played_again(room: Room, doc: TableDoc, rows: list[LogRow]) -> LiveGame | None:
    if doc.rules != room.game.rules_version:
        return None
    try:
        luck, names = room.registry.luck(doc), seating.names_of(doc)
        live = restored(room.game, len(doc.seats), doc.options, luck, names, rows)
        if doc.stage == OVER or doc.lifted == live.answers:
            live.lift_curtain()
        live.asked = asked_at(doc, live)
        if doc.stage == OVER and not live.over:
            raise ValueError("it does not come to its end")
    except Exception:
        log.exception("game %d of table %s cannot be played again", doc.number, doc.id)
        return None
    return live


def check_over(room: Room) -> None:
    """If the game has ended before everybody's eyes, keep the table as it is now: its record is made from that."""
    doc = room.doc
    if room.live is not None and room.live.over and doc.stage == PLAYING:
        doc.stage = OVER
        room.note_change()
        room.write(PutEnded(doc.id, doc.number, encode(doc)))
        room.once_on_disk(room.registry.note_end)


def end_for_all(room: Room, guest: str) -> None:
    """Who has seen the end need not wait until the others are told; who has not, cannot tell that it is there."""
    live, seat = room.live, seating.seat_of(room.doc, guest)
    if live is not None and live.sitting.over and not live.is_outside(SPECTATOR if seat is None else seat):
        lift_early(room, live)
        check_over(room)


def make_way(room: Room) -> None:
    """For the next game. Who is here, and has not been told how this one ended, will be told that first."""
    if room.live is not None:
        room.note_version()  # the table as it is now, whoever has just left it
        room.part_with_game(room.live)
        room.live.close()
    room.live = None
    forget_game(room)


# Answers


def need(room: Room) -> LiveGame:
    """The game that is being played; an error if there is none."""
    if room.doc.stage == STUCK:
        raise ServerError(OLD_RULES)
    if room.live is None or room.doc.stage != PLAYING:
        raise ServerError(NO_GAME)
    return room.live


def check_named(doc: TableDoc, game: int) -> None:
    """Whether what is said is meant for the game at this table; 0 is any."""
    if game and game != doc.number:
        raise ServerError(LATE if game < doc.number else NO_SUCH_PROMPT)


def answer(room: Room, seat: int, action: int, by: str) -> None:
    """An answer by whomever: judged here, and nowhere else on its way. An illegal one changes nothing."""
    live = need(room)
    problem = live.problem(seat, action)
    if problem is not None:
        raise problem
    row = LogRow(seat, action, by, int(room.registry.now()))
    room.write(PutLog(room.id, room.doc.number, live.answers, encode(row)))
    room.registry.metrics.answers[by] += 1
    if live.is_window:
        live.hold(row)
        if live.is_complete and beats.ends_early(room.doc, live, room.times.speed):
            end_beat(room, live)
        return
    asked, kind = live.table.opened, live.table.kind_name()
    live.answer(row)
    if by == BY_PLAYER and live.is_done_with(seat, asked):  # how long that took, everybody sees
        room.times.taken.setdefault((seat, kind), []).append(room.registry.loop.time() - room.times.since)
    settle(room, live)


def end_beat(room: Room, live: LiveGame) -> None:
    """What was answered in a beat takes effect."""
    live.release()
    room.note_news()
    settle(room, live)


def settle(room: Room, live: LiveGame) -> None:
    """Something has happened in the game: see whether a curtain or the game is over."""
    if live.inside != EVERYONE and is_among_themselves(room.doc, live, room.presence.guests):
        lift_early(room, live)
    check_over(room)


# What happens without anybody asking for it


def default_for_all(room: Room, live: LiveGame, opened: int) -> None:
    """Everybody who has not answered this prompt gives the default."""
    for seat in range(live.seats):
        give_default(room, live, seat, opened, BY_CLOCK)


def give_default(room: Room, live: LiveGame, seat: int, opened: int, by: str) -> None:
    """The default of one seat, in as many steps as it takes: it counts if a seat does not answer in time."""
    for _ in range(MOST_STEPS):
        if room.live is not live or live.over or live.table.opened != opened or not live.waits_for(seat):
            break
        answer(room, seat, live.table.default_action(seat), by)


def lift_early(room: Room, live: LiveGame) -> None:
    """With nobody outside, or for somebody inside who has seen the end and wants another game."""
    if live.inside != EVERYONE and not live.asks_privately:
        lift(room, live)


def lift(room: Room, live: LiveGame) -> None:
    """Write it down: otherwise the table, read from disk, would hide again what everybody has been told."""
    live.lift_curtain()
    room.doc.lifted = live.answers
    note_began(room.doc, live.answers, int(room.registry.now()))
    room.note_change()


def look_who_plays(room: Room) -> None:
    """See who still plays, before anybody is told; what was asked for ends as soon as a person plays again."""
    times, live = room.times, room.live
    left = 0 if live is None else taking_part.playing(live)
    if times.speed != USUAL_SPEED and taking_part.has_people(room.doc, left):
        times.speed = USUAL_SPEED
        room.note_version()
    if left != times.playing:
        times.playing = left
        room.note_version()


# What has been heard of it


def record_so_far(room: Room, number: int, guest: str) -> bytes | None:
    """What this guest has heard of the running game; None if that is another one.

    While something is written it is what is known without it, and it comes at once: who had to wait would learn
    that somebody does something unseen.
    """
    running = room.on_disk if room.is_ahead else room.running()
    if running is None or running[0] != number:
        return None
    doc = room.doc
    seat = seating.seat_of(doc, guest)
    heard = running[2][-1 if seat is None else seat]
    return own_record(doc, running[1], SPECTATOR if seat is None else seat, heard)
