"""How a game at a table is set up, begun, and made ready for the next. Changes its document only."""

import secrets
from collections.abc import Mapping, Sequence

from clickbang.bots.levels import apart, has_style, names_for_people, settled_bot
from clickbang.bots.style import STYLE_NAMES
from clickbang.core.lookup.meant import close_to
from clickbang.core.registry import GAMES
from clickbang.protocol.clocks import BEATS, CLOCKS, PACES
from clickbang.protocol.errors import (
    BAD_REVEAL,
    COMMIT_TAKEN,
    IS_LESSON,
    NO_SUCH_BEAT,
    NO_SUCH_BOT,
    NO_SUCH_CLOCK,
    NO_SUCH_PACE,
    NOT_A_BOTS_SEAT,
    NOT_OVER,
    NOT_READY,
    NOTHING_TO_REVEAL,
    SEATS_IN_USE,
    SEATS_OPEN,
    TOO_LARGE,
    ServerError,
)
from clickbang.protocol.messages import Configure
from clickbang.protocol.stages import BOT, LOBBY, OPEN, OVER, PERSON, PLAYING, REVEALING, STUCK
from clickbang.records.luck import hash_of
from clickbang.server.seats.characters import BOT_NAMES, PORTRAITS
from clickbang.server.seats.names import is_taken
from clickbang.server.seats.seating import need_host, need_lobby, own_seat, seat_at
from clickbang.server.storage.documents import SeatDoc, TableDoc

LONGEST_OPTIONS = 20_000
"""Characters of all options of a table, its deck among them."""


def new_secret() -> str:
    """32 random bytes from which the luck of one game comes."""
    return secrets.token_hex(32)


def ready(doc: TableDoc, guest: str, commit: str) -> None:
    need_lobby(doc)
    seat = own_seat(doc, guest)
    if commit and any(other.commit == commit for other in doc.seats if other is not seat):
        raise ServerError(COMMIT_TAKEN)  # whoever copies one could be put in its owner's place afterwards
    seat.ready, seat.commit = True, commit


def unready(doc: TableDoc, guest: str) -> None:
    need_lobby(doc)
    seat = own_seat(doc, guest)
    seat.ready, seat.commit = False, ""


def start(doc: TableDoc, guest: str, bot: str, bots: Sequence[str]) -> None:
    """Everybody is ready: now the clients show what they committed to."""
    need_lobby(doc)
    need_host(doc, guest)
    empty = [number for number, seat in enumerate(doc.seats) if seat.kind == OPEN]
    if empty and not bot:
        raise ServerError(SEATS_OPEN)
    if any(seat.kind == PERSON and not seat.ready for seat in doc.seats):
        raise ServerError(NOT_READY)
    for number in empty:
        give_to_bot(doc, number, bot, bots)
    doc.stage = REVEALING


def begin(doc: TableDoc, rules: int) -> None:
    """The game begins, by this version of the rules."""
    doc.stage = PLAYING
    doc.rules = rules
    doc.lifted = 0


def reveal(doc: TableDoc, guest: str, contribution: str) -> None:
    seat = own_seat(doc, guest)
    if contribution and contribution == seat.contribution:
        return  # it was sent again, by somebody who did not know that it had arrived
    if doc.stage != REVEALING or not owes(seat):
        raise ServerError(NOTHING_TO_REVEAL)
    if not contribution or hash_of(contribution) != seat.commit:
        raise ServerError(BAD_REVEAL)
    seat.contribution = contribution


def owes(seat: SeatDoc) -> bool:
    """Whether this person has still to show what they committed to."""
    return seat.kind == PERSON and seat.commit != "" and seat.contribution == ""


def all_revealed(doc: TableDoc) -> bool:
    return doc.stage == REVEALING and not any(owes(seat) for seat in doc.seats)


def nobody_revealed(doc: TableDoc) -> bool:
    """Whether nothing of anybody's luck is known to anyone, so that to begin anew is no second throw."""
    return not any(seat.contribution for seat in doc.seats)


def back_to_lobby(doc: TableDoc) -> None:
    """Nobody is ready, and nobody's bytes are used twice."""
    doc.stage = LOBBY
    doc.secret = new_secret()
    doc.left = {}
    doc.bets = {}
    doc.waits = {}
    doc.gone = {}
    for seat in doc.seats:
        seat.ready, seat.commit, seat.contribution, seat.away = False, "", "", False


def check_rematch(doc: TableDoc, guest: str) -> None:
    """Anybody who sits here can ask for it; the host also when nobody does, or there would never be another game."""
    if doc.host != guest:
        own_seat(doc, guest)
    if doc.lesson:
        raise ServerError(IS_LESSON)
    if doc.stage not in (OVER, STUCK):
        raise ServerError(NOT_OVER)


def rematch(doc: TableDoc) -> None:
    """The table is ready for the next game."""
    back_to_lobby(doc)
    doc.number += 1


def set_bot(doc: TableDoc, guest: str, number: int, bot: str, bots: Sequence[str]) -> None:
    need_lobby(doc)
    need_host(doc, guest)
    if seat_at(doc, number).kind == PERSON:
        raise ServerError(NOT_A_BOTS_SEAT)
    if bot:
        give_to_bot(doc, number, bot, bots)
    else:
        doc.seats[number] = SeatDoc()


def give_to_bot(doc: TableDoc, number: int, bot: str, bots: Sequence[str]) -> None:
    """The bot sits down under a name that is free, or its own; whoever is asked for by level is kept by name."""
    game = GAMES[doc.game]
    settled = settled_bot(bot, game)
    if apart(settled, game)[0] not in bots or not has_style(settled, game):
        known = names_for_people(game)
        name, _, style = bot.partition(":")
        meant = close_to(style, STYLE_NAMES) if name in known else close_to(name, known)
        raise ServerError(NO_SUCH_BOT, bot=bot, bots=", ".join(known), meant=meant)
    before = doc.seats[number]
    taken = [seat.name for place, seat in enumerate(doc.seats) if place != number]
    free = [name for name in BOT_NAMES if not is_taken(name, taken)]
    name = before.name if before.kind == BOT and before.name in PORTRAITS else free[0]
    doc.seats[number] = SeatDoc(kind=BOT, name=name, bot=settled, portrait=PORTRAITS[name])


def configure(doc: TableDoc, guest: str, wanted: Configure) -> None:
    need_lobby(doc)
    need_host(doc, guest)
    game = GAMES[doc.game]
    check_options(wanted.options or {})
    options = doc.options if wanted.options is None else game.settle_options(wanted.options)
    seats = len(doc.seats) if wanted.seats is None else wanted.seats
    game.check_seats(seats)
    if any(seat.kind == PERSON for seat in doc.seats[seats:]):
        raise ServerError(SEATS_IN_USE)
    clock = checked_clock(doc.clock if wanted.clock is None else wanted.clock)
    pace = checked_pace(doc.pace if wanted.pace is None else wanted.pace)
    beat = checked_beat(doc.beat if wanted.beat is None else wanted.beat)
    doc.options, doc.clock, doc.pace, doc.beat = options, clock, pace, beat
    doc.seats = doc.seats[:seats] + [SeatDoc() for _ in range(seats - len(doc.seats))]
    if wanted.public is not None:
        doc.public = wanted.public
    for seat in doc.seats:  # nobody plays by rules they did not agree to
        seat.ready, seat.commit = False, ""


def check_options(options: Mapping[str, str]) -> None:
    """Refuse what is longer than any deck has to be: everybody at the table is sent it, and more than once."""
    if sum(len(name) + len(value) for name, value in options.items()) > LONGEST_OPTIONS:
        raise ServerError(TOO_LARGE)


def checked_clock(clock: str) -> str:
    if clock not in CLOCKS:
        raise ServerError(NO_SUCH_CLOCK, clock=clock, clocks=", ".join(CLOCKS), meant=close_to(clock, CLOCKS))
    return clock


def checked_pace(pace: str) -> str:
    if pace not in PACES:
        raise ServerError(NO_SUCH_PACE, pace=pace, paces=", ".join(PACES), meant=close_to(pace, PACES))
    return pace


def checked_beat(beat: str) -> str:
    if beat not in BEATS:
        raise ServerError(NO_SUCH_BEAT, beat=beat, beats=", ".join(BEATS), meant=close_to(beat, BEATS))
    return beat
