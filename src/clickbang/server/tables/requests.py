"""What clients ask of a table, message by message."""

import time
from typing import assert_never

from clickbang.core.table import TAKE_BACK
from clickbang.protocol.errors import NO_WAY_BACK, TOO_FAST, ServerError
from clickbang.protocol.messages import (
    Answer,
    Bet,
    Configure,
    Mute,
    PullFace,
    Ready,
    Rematch,
    Remove,
    Reveal,
    Say,
    SetBot,
    Sit,
    Speed,
    Stand,
    Start,
    Unready,
    Wait,
    Why,
)
from clickbang.protocol.wire import code_of
from clickbang.server.clocks.due import note_began
from clickbang.server.delivery.client import Client
from clickbang.server.game.authors import BY_PLAYER
from clickbang.server.room import Room
from clickbang.server.seats import game_setup, seating
from clickbang.server.seats.bets import bet
from clickbang.server.seats.talk import TABLE, heard_alone, remark
from clickbang.server.storage.documents import SaidRow
from clickbang.server.storage.store import DropSits, PutSits
from clickbang.server.tables import clocks, play

MOST_STEPS = 400
"""After so many steps of one answer none is taken back any more."""


Arrangement = Sit | Stand | Ready | Unready | Start | SetBot | Remove | Configure | Rematch
"""What changes the table's document, before and after a game for the most part."""
Request = Arrangement | Reveal | Answer | Why | Wait | Say | PullFace | Mute | Speed | Bet


def handle(table: Room, client: Client, message: Request) -> None:
    """Do what a client asks for, or raise why not: then nothing has changed."""
    match message:
        case Answer():
            take_answer(table, client.guest, message)
        case Why():
            explain(table, client.guest, message)
        case Say():
            say(table, client, message)
        case PullFace():
            pull_face(table, client, message)
        case Reveal():
            game_setup.reveal(table.doc, client.guest, message.contribution)
            table.note_change()
            begin_if_all_have_revealed(table)
        case Wait():
            check_rate(table, client)
            play.check_named(table.doc, message.game)
            clocks.take_full_time(table, client.guest, message.prompt)
        case Speed():
            check_rate(table, client)
            clocks.set_speed(table, client.guest, message.speed)
        case Bet():
            check_rate(table, client)
            bet(table.doc, play.need(table), client.guest, message.seat)
            table.note_private_change()
        case Mute():
            check_rate(table, client)
            seating.mute(table.doc, client.guest, seating.seat_at(table.doc, message.seat).guest, message.on)
            table.note_private_change()
        case Sit() | Stand() | Ready() | Unready() | Start() | SetBot() | Remove() | Configure() | Rematch():
            check_rate(table, client)
            arrange(table, client.guest, message)
            table.note_change()
            begin_if_all_have_revealed(table)
        case _:
            assert_never(message)


def check_rate(table: Room, client: Client) -> None:
    """What changes a table is told to everybody there, so it is counted."""
    if not table.registry.allowances.changes.take(client.guest, client.network):
        raise ServerError(TOO_FAST)


def arrange(table: Room, guest: str, message: Arrangement) -> None:
    doc = table.doc
    match message:
        case Sit():
            seating.sit(doc, guest, message.seat, message.name, message.portrait)
            table.write(PutSits(guest, doc.id))
        case Stand():
            seating.stand(doc, guest)
            if not seating.has_begun(doc):
                table.write(DropSits(guest, doc.id))
        case Ready():
            game_setup.ready(doc, guest, message.commit)
        case Unready():
            game_setup.unready(doc, guest)
        case Start():
            game_setup.start(doc, guest, message.bot, table.bots)
            note_began(doc, 0, int(table.registry.now()))
        case SetBot():
            game_setup.set_bot(doc, guest, message.seat, message.bot, table.bots)
        case Remove():
            if gone := seating.remove(doc, guest, message.seat):
                table.write(DropSits(gone, doc.id))
        case Configure():
            game_setup.configure(doc, guest, message)
        case Rematch():
            play.end_for_all(table, guest)
            game_setup.check_rematch(doc, guest)
            play.make_way(table)
            game_setup.rematch(doc)
        case _:
            assert_never(message)


def begin_if_all_have_revealed(table: Room) -> None:
    if game_setup.all_revealed(table.doc):
        play.begin(table)


def take_answer(table: Room, guest: str, message: Answer) -> None:
    """A player's answer; the last one once more is taken for what it is, and not applied again."""
    seat = seating.own_place(table.doc, guest)
    play.check_named(table.doc, message.game)
    live = table.live
    if live is None or not live.over:
        live = play.need(table)
    if live.check_named(seat, message.prompt, message.step, message.action):
        if message.action == TAKE_BACK and message.step >= MOST_STEPS:
            raise ServerError(NO_WAY_BACK, most=MOST_STEPS)  # every step is kept, and told again to whoever comes
        play.answer(table, seat, message.action, BY_PLAYER)


def explain(table: Room, guest: str, message: Why) -> None:
    """What the rules have against an answer is the error; an answer that is allowed gets none."""
    seat = seating.own_place(table.doc, guest)
    play.check_named(table.doc, message.game)
    live = play.need(table)
    action = code_of(table.game, message.choice)
    live.check_named(seat, message.prompt, message.step, action)
    problem = live.problem(seat, action)
    if problem is not None:
        raise problem


def say(table: Room, client: Client, message: Say) -> None:
    """A remark, if neither its author nor the table has had too many."""
    allowances = table.registry.allowances
    here = allowances.remarks_at.of(table.id)
    if not (here.has() and allowances.remarks.take(client.guest, client.network)):
        raise ServerError(TOO_FAST)
    said = remark(table.doc, table.live, client.guest, message.text, message.to, message.seat, int(time.time()))
    table.write(*table.remarks.add(as_allowed(table, said)))
    here.take()


def as_allowed(table: Room, said: SaidRow) -> SaidRow:
    """What somebody says whom an operator has muted reaches nobody else."""
    return heard_alone(said) if table.registry.sanctions.is_muted(said.guest) else said


def pull_face(table: Room, client: Client, message: PullFace) -> None:
    """A face, from a seat: told to who is there, and not written down."""
    seating.own_place(table.doc, client.guest)
    allowances = table.registry.allowances
    here = allowances.faces_at.of(table.id)
    if not (here.has() and allowances.faces.take(client.guest, client.network)):
        raise ServerError(TOO_FAST)
    table.faces.add(as_allowed(table, remark(table.doc, table.live, client.guest, message.face, TABLE, None, 0)))
    table.note_news()
    here.take()
