"""Bets on who wins: those who are out bet among themselves, and so do spectators. No player hears of it.

They go to the same ears as talk in the gallery and among spectators. When the game is over all are told.
"""

from clickbang.core.seats import count, has, members
from clickbang.protocol.errors import BET_STANDS, CANNOT_BET, NO_SUCH_BET, ServerError
from clickbang.protocol.messages import BetInfo, Bets
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats.seating import seat_of
from clickbang.server.seats.taking_part import playing
from clickbang.server.storage.documents import BetDoc, TableDoc

FEWEST = 2
"""With fewer players left there is nothing to guess."""

MOST = 200
"""So many spectators can bet: each of them is told all their bets."""


def place_of(doc: TableDoc, guest: str) -> int | None:
    """In which seat this guest plays or has played; a spectator has none."""
    seat = seat_of(doc, guest)
    return doc.left.get(guest) if seat is None else seat


def has_bet(doc: TableDoc, guest: str, place: int | None) -> bool:
    """Whether there is a bet of this guest, or one from their seat, which may have moved from another device."""
    return guest in doc.bets or (place is not None and any(one.place == place for one in doc.bets.values()))


def is_full(doc: TableDoc, place: int | None) -> bool:
    """Whether no more spectators can bet; those who have played are few."""
    return place is None and sum(one.place is None for one in doc.bets.values()) >= MOST


def bet(doc: TableDoc, live: LiveGame, guest: str, on: int) -> None:
    """Bet on somebody, once in a game; an error if that cannot be."""
    left = playing(live)
    place = place_of(doc, guest)
    if (place is not None and has(left, place)) or count(left) < FEWEST:
        raise ServerError(CANNOT_BET)
    if has_bet(doc, guest, place):
        raise ServerError(BET_STANDS)
    if is_full(doc, place):
        raise ServerError(CANNOT_BET)
    if not has(left, on):
        raise ServerError(NO_SUCH_BET)
    doc.bets[guest] = BetDoc(place, on, count(left))


def heard_bets(doc: TableDoc, live: LiveGame | None, guest: str) -> Bets | None:
    """What this guest hears of the bets; None for who hears nothing of them."""
    if live is None or (live.over and not doc.bets):
        return None
    place, left = place_of(doc, guest), playing(live)
    if not live.over and place is not None and has(left, place):
        return None
    winners = live.table.result().winners if live.over else ()
    heard = [
        BetInfo(
            name="" if one.place is None else doc.seats[one.place].name or live.names[one.place],
            on=one.on,
            left=one.left,
            own=author == guest or (place is not None and one.place == place),
            right=one.on in winners,
        )
        for author, one in doc.bets.items()
        if live.over or (one.place is None) == (place is None)
    ]
    is_open = not has_bet(doc, guest, place) and count(left) >= FEWEST and not is_full(doc, place)
    return Bets(bets=heard, choices=members(left) if is_open else [])
