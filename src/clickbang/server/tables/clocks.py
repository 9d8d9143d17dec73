"""The clocks of a table: what is due is planned here, by what `clocks/` says, and happens here when its time has come.

Everything here follows from public facts, so that time tells nothing about what is hidden.
"""

from functools import partial
from typing import Final

from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.cursor import awaited
from clickbang.core.errors import NOT_ASKED, NotAsked
from clickbang.core.lookup.meant import close_to
from clickbang.core.seats import has
from clickbang.protocol.clocks import AT_ONCE, SPEEDS, USUAL_SPEED
from clickbang.protocol.errors import LATE, NO_BEAT, NO_MORE_WAITS, NO_SUCH_SPEED, STILL_PLAYED, ServerError
from clickbang.protocol.stages import PERSON, PLAYING, REVEALING
from clickbang.server.clocks import beats, rhythm
from clickbang.server.clocks.absences import gone_since, missing_seats
from clickbang.server.clocks.bot_faces import REST, is_bot, next_face
from clickbang.server.clocks.curtain import curtain_seconds
from clickbang.server.clocks.due import left, note_began
from clickbang.server.clocks.durations import FULL_TIME, MOST_WAITS, UNASKED, seconds_for
from clickbang.server.clocks.scheduler import CURTAIN, FACE, HOST, MISSING, PROMPT, REVEALS, SOLE, Key
from clickbang.server.game.authors import BY_CLOCK
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Room
from clickbang.server.seats import game_setup, seating, taking_part
from clickbang.server.seats.talk import GALLERY, TABLE, heard_from
from clickbang.server.storage.documents import BeganDoc, SaidRow
from clickbang.server.tables import bot_players, play

# Before anybody is told


def set_clocks(room: Room) -> None:
    """Let the clock run for what is asked now, before anybody is told of it."""
    live = room.live
    if CURTAIN in room.scheduler.timers or (live is not None and live.inside != EVERYONE):
        set_curtain(room, live)
    play.look_who_plays(room)
    if live is None or room.doc.stage != PLAYING or not is_awake(room) or CURTAIN in room.scheduler.timers:
        if live is not None and room.times.timed >= 0 and not is_awake(room):
            note_rest(room, live)
        stop_prompt(room)  # behind a curtain nothing else is answered, and the curtain has its time
    else:
        set_prompt_clock(room, live)


def is_awake(room: Room) -> bool:
    """Whether somebody is here for whom clocks run and bots play."""
    times = room.times
    if times.awake[0] != room.version:
        times.awake = (room.version, room.presence.keeps_awake(room.doc))
    return times.awake[1]


def set_curtain(room: Room, live: LiveGame | None) -> None:
    """A curtain that is down is lifted when its time is over, whether something was asked behind it or not."""
    if live is None or live.inside == EVERYONE:
        room.scheduler.cancel(CURTAIN)
    elif CURTAIN not in room.scheduler.timers:
        seconds, registry = curtain_seconds(room.doc, live, room.presence.guests), room.registry
        if seconds is not None:
            room.times.curtain = seconds
            when = registry.loop.time() + left(live.fell, seconds, registry.now())
            room.scheduler.plan(CURTAIN, when, partial(curtain_is_over, room))


def set_prompt_clock(room: Room, live: LiveGame) -> None:
    """Let the clock run for the open prompt, if it does not yet."""
    doc, times, opened = room.doc, room.times, live.table.opened
    is_new = times.timed != opened
    if is_new:
        times.waits = []
        times.since = room.registry.loop.time() + beats.scene_seconds(doc, live)
    if not is_new and not live.is_window:
        return  # it runs already; only a beat depends on who is here, and on what they have said
    if live.is_window:
        seconds = beats.beat_seconds(doc, live, room.presence.guests, times.speed)
    else:
        seconds = seconds_for(live.game, doc.clock, live.table.kind_name())
        if seconds is not None:
            seconds += beats.scene_seconds(doc, live)
    now = room.registry.now()
    if is_new and doc.began == BeganDoc(live.answers, None):
        write_began(room, live.answers, int(now))
    if not is_new and (seconds is None or not times.endless):
        if live.is_window and PROMPT in room.scheduler.timers:
            adjust_beat(room, live, seconds or 0.0)
        return
    if PROMPT in room.scheduler.timers:
        stop_prompt(room)
    times.timed, times.endless = opened, seconds is None
    if seconds is not None:
        due = room.registry.loop.time() + min(left(live.asked, seconds, now), seconds)
        times.began, times.length = due - seconds, seconds
        room.scheduler.plan(PROMPT, due, partial(prompt_is_over, room, opened))


def adjust_beat(room: Room, live: LiveGame, seconds: float) -> None:
    """An open beat is over when every person asked has said *Go on*, and not before bots had their time. It is as long
    as ever if somebody has come, or come back, who makes it so."""
    times, now = room.times, room.registry.loop.time()
    if not beats.all_have_gone_on(room.doc, live):
        stretch(room, seconds)
        return
    when = max(now, times.since - beats.scene_seconds(room.doc, live) + UNASKED)
    if when < times.began + times.length:
        times.length = max(0.0, when - times.began)
        room.scheduler.plan(PROMPT, when, partial(prompt_is_over, room, times.timed))


def stop_prompt(room: Room) -> None:
    room.scheduler.cancel(PROMPT)
    room.times.timed = -1


def note_rest(room: Room, live: LiveGame) -> None:
    """Everybody has gone: the clock begins anew when somebody is back, whoever has the table then."""
    live.asked = None
    if not room.registry.leaving and room.doc.began != BeganDoc(live.answers, None):
        write_began(room, live.answers, None)


def write_began(room: Room, answers: int, at: int | None) -> None:
    """Write down when the clock began, unless something has been answered meanwhile."""

    def note() -> None:
        if room.live is not None and room.live.answers == answers:
            note_began(room.doc, answers, at)
            room.note_private_change()

    room.schedule(note)


# When everybody has been told


def look(room: Room) -> None:
    """Something has changed: see what is due now."""
    if room.is_closed or not is_awake(room):
        if room.times.looked >= 0 and not (room.is_closed or room.registry.leaving):
            write_gone(room)
        sleep(room)
        return
    times, live = room.times, room.live
    if times.looked != room.version:
        times.looked = room.version
        look_who_is_missing(room)
        bot_players.look_whom_bots_play_for(room)
    if live is not None and room.doc.stage == PLAYING:
        if times.bots:
            bot_players.let_bots_think(room, live)
        look_for_sole_choices(room, live)
        look_for_faces(room, live)


def sleep(room: Room) -> None:
    """Nobody is here: clocks stop but for a curtain's, and whoever comes finds the full time."""
    room.scheduler.cancel_all(but=CURTAIN)
    stop_prompt(room)
    times = room.times
    times.sole, times.thoughts, times.seen, times.looked = {}, {}, -1, -1


def look_who_is_missing(room: Room) -> None:
    """Let the time of those run who are waited for: who owe their share of the luck, the host, players who are gone."""
    doc, times, registry = room.doc, room.times, room.registry
    if doc.stage != REVEALING:
        times.revealing = None
    run_while(room, REVEALS, doc.stage == REVEALING, registry.settings.reveal_seconds, times.revealing)
    has_heir = seating.heir(doc, room.presence.guests) is not None
    run_while(room, HOST, has_heir, registry.settings.away_seconds, None)  # only the host begins a game
    missing = missing_seats(doc, room.presence.guests)
    for seat in range(len(doc.seats)):
        run_while(room, (MISSING, seat), seat in missing, registry.settings.away_seconds, doc.gone.get(seat))
    if missing or doc.gone:
        write_gone(room)


def run_while(room: Room, key: Key, waiting: bool, seconds: float, began: int | None) -> None:
    """Something is waited for now, or is not; since then, if that began before the table was read from disk."""
    if not waiting:
        room.scheduler.cancel(key)
    elif key not in room.scheduler.timers:
        when = room.registry.loop.time() + left(began, seconds, room.registry.now())
        room.scheduler.plan(key, when, partial(GIVEN_UP[key[0]], room, key[1]))


def write_gone(room: Room) -> None:
    """Write down since when the owners of seats are gone, while somebody is here: a bot then plays for them in time,
    whoever has the table by then."""
    if found_gone(room) != room.doc.gone:
        room.schedule(partial(note_gone, room))


def found_gone(room: Room) -> dict[int, int]:
    if not is_awake(room):
        return {}
    registry = room.registry
    return gone_since(room.doc, room.presence.guests, registry.settings.away_seconds, registry.now())


def note_gone(room: Room) -> None:
    gone = found_gone(room)
    if gone != room.doc.gone:
        room.doc.gone = gone
        room.note_private_change()


def look_for_sole_choices(room: Room, live: LiveGame) -> None:
    """See who has no choice now: what has a single answer is given for them, after a while."""
    times = room.times
    for seat, seated in enumerate(room.doc.seats):
        if seated.kind != PERSON or seated.away or not live.waits_for(seat):
            continue
        place = (live.table.opened, live.step(seat))
        if times.sole.get(seat) != place:
            times.sole[seat] = place
            if live.is_sole(live.prompt(seat)):
                delay = rhythm.sole_delay(room.doc, live, times.taken.get((seat, live.table.kind_name())))
                when = room.registry.loop.time() + delay
                room.scheduler.plan((SOLE, seat), when, partial(give_sole, room, live, seat, place))


def look_for_faces(room: Room, live: LiveGame) -> None:
    """See whether a bot pulls a face at what everybody has just heard; not where a game is hurried through."""
    times = room.times
    if not has_bots(room) or room.doc.pace == AT_ONCE or times.speed != USUAL_SPEED:
        times.seen = -1
        return
    seen, times.seen = times.seen, len(live.history(SPECTATOR))
    now = room.registry.loop.time()
    if seen < 0 or times.seen == seen or now < times.rested:
        return
    planned = next_face(room.doc, live, seen, now)
    if planned is not None:
        times.rested = planned.when + REST
        room.scheduler.plan(FACE, planned.when, partial(pull_face, room, live, planned.seat, planned.face))


def has_bots(room: Room) -> bool:
    return bool(room.times.bots)


# When its time has come


def prompt_is_over(room: Room, opened: int) -> None:
    """Who has not answered is taken to have given the default."""
    live = room.live
    if live is None or live.table.opened != opened or room.doc.stage != PLAYING:
        return
    play.default_for_all(room, live, opened)
    if live.held:
        play.end_beat(room, live)


def curtain_is_over(room: Room) -> None:
    """Who was asked behind the curtain has given the default now."""
    live = room.live
    if live is None or live.inside == EVERYONE:
        return
    if live.asks_privately:
        play.default_for_all(room, live, live.table.opened)
    play.lift(room, live)
    play.check_over(room)


def replace_player(room: Room, seat: int) -> None:
    """A bot plays in the place of somebody who has been gone for long."""
    if seat in missing_seats(room.doc, room.presence.guests):  # else the game is over, or they are back
        room.doc.seats[seat].away = True
        room.doc.gone.pop(seat, None)
        room.note_change()


def replace_host(room: Room, _: int) -> None:
    heir = seating.heir(room.doc, room.presence.guests)
    if heir is not None:
        room.doc.host = heir
        room.note_change()


def give_up_revealing(room: Room, _: int) -> None:
    """Play without what was not shown: new luck for all would be a second throw for whoever knows the secret."""
    doc = room.doc
    if doc.stage != REVEALING:
        return
    if game_setup.nobody_revealed(doc):
        game_setup.back_to_lobby(doc)
        room.note_change()
        return
    for seat in doc.seats:
        if game_setup.owes(seat) and not room.presence.has_owner(seat):
            seat.away = True
    play.begin(room)


GIVEN_UP: Final = {REVEALS[0]: give_up_revealing, HOST[0]: replace_host, MISSING: replace_player}


def give_sole(room: Room, live: LiveGame, seat: int, place: tuple[int, int]) -> None:
    """Give the one answer, if nobody was quicker."""
    opened, step = place
    if room.live is live and live.waits_for(seat) and live.table.opened == opened and live.step(seat) == step:
        play.answer(room, seat, live.prompt(seat).choices[0], BY_CLOCK)


def pull_face(room: Room, live: LiveGame, seat: int, face: str) -> None:
    """The bot pulls it, if it still plays; who is out is among themselves."""
    if room.live is live and is_bot(room.doc, seat) and GALLERY not in heard_from(live, seat):
        room.faces.add(SaidRow(room.doc.seats[seat].name, face, TABLE, seat, "", None, None, 0))
        room.note_news()


# When somebody asks for it


def take_full_time(room: Room, guest: str, prompt: int) -> None:
    """Somebody takes the full time of a beat, for everybody: to think, or to make believe."""
    doc, times, live = room.doc, room.times, play.need(room)
    seat = seating.own_place(doc, guest)
    if not live.is_window or PROMPT not in room.scheduler.timers:
        raise ServerError(NO_BEAT)
    if prompt != live.prompts(seat):
        raise ServerError(LATE)
    if not has(awaited(live.table), seat):
        raise NotAsked(NOT_ASKED, seat=seat)
    if seat in times.waits:
        return
    if beats.waits_left(doc, times.waits, seat) == 0:
        raise ServerError(NO_MORE_WAITS, most=MOST_WAITS)
    times.waits.append(seat)
    doc.waits[seat] = doc.waits.get(seat, 0) + 1
    stretch(room, FULL_TIME)
    room.note_change()


def stretch(room: Room, seconds: float) -> None:
    """Let the prompt's clock run for so long since it began; never for less than it would."""
    times = room.times
    if seconds > times.length:
        times.length = seconds
        room.scheduler.plan(PROMPT, times.began + seconds, partial(prompt_is_over, room, times.timed))


def set_speed(room: Room, guest: str, speed: str) -> None:
    """Somebody who sits here wants the rest at this speed; an error while a person plays."""
    live = play.need(room)
    seating.own_place(room.doc, guest)
    if taking_part.has_people(room.doc, taking_part.playing(live)):
        raise ServerError(STILL_PLAYED)
    if speed not in SPEEDS:
        raise ServerError(NO_SUCH_SPEED, speed=speed, speeds=", ".join(SPEEDS), meant=close_to(speed, SPEEDS))
    room.times.speed = speed
    room.note_version()
    room.note_news()
