"""A round: the revolver (BB-12 to BB-15)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.seats import bit, has, without
from clickbang.games.bulletbucks.events import (
    Banged,
    BidsReturned,
    Clicked,
    Named,
    PotCarried,
    PotDiscarded,
    SeatNotes,
    TookMarker,
)
from clickbang.games.bulletbucks.notes import NO_NOTES, ones_in, twos_in
from clickbang.games.bulletbucks.state import CARRY, DISCARD, RETURN, SPIN, State

CLICK: Final = 0
BANG: Final = 1
CYLINDER: Final[Outcomes] = ((CLICK, 5), (BANG, 1))
"""BB-3, BB-12: one face of six is a bullet."""


def spin(table: State, seat: i64) -> None:
    """BB-6, BB-12: the named player takes a marker from the centre and spins."""
    table.named = seat
    table.markers -= 1
    if table.listener is not None:
        table.tell(EVERYONE, Named(table.high_bidder, seat))
        table.tell(EVERYONE, TookMarker(seat, table.markers))
    table.await_chance(SPIN)


def click(table: State) -> None:
    """BB-13: the whole pot becomes one stack under the marker used."""
    pot = table.carried
    table.carried = NO_NOTES
    seat: i64 = 0
    while seat < table.seats:
        pot += table.bids[seat]
        table.bids[seat] = NO_NOTES
        seat += 1
    table.stacks = append(table.stacks, pot)
    table.stack_owners = append(table.stack_owners, table.named)
    if table.listener is not None:
        table.tell(EVERYONE, Clicked(table.named, ones_in(pot), twos_in(pot)))


def bang(table: State) -> None:
    """BB-14: dead and out, bid and bid money gone; the marker goes back, the stacks stay for the scoring."""
    dead = table.named
    table.dead |= bit(dead)
    table.seated = without(table.seated, dead)
    table.removed += table.bids[dead] + table.purses[dead]
    table.bids[dead] = NO_NOTES
    table.purses[dead] = NO_NOTES
    table.markers += 1
    if table.listener is not None:
        table.tell(EVERYONE, Banged(dead, table.markers))
    settle_bids_after_bang(table)


def settle_bids_after_bang(table: State) -> None:
    """BB-15: the others' bids go back, stay as the start of the next pot, or are removed."""
    returned: list[SeatNotes] = []
    settled: i64 = NO_NOTES
    seat: i64 = 0
    while seat < table.seats:
        notes = table.bids[seat]
        table.bids[seat] = NO_NOTES
        if table.pot_after_bang != RETURN:
            settled += notes
        elif not has(table.seated, seat):
            table.removed += notes
        else:
            table.purses[seat] += notes
            if table.listener is not None:
                returned.append(SeatNotes(seat, ones_in(notes), twos_in(notes)))
        seat += 1
    if table.pot_after_bang == CARRY:
        table.carried += settled
    elif table.pot_after_bang == DISCARD:
        table.removed += settled
    if table.listener is not None:
        if table.pot_after_bang == RETURN:
            table.tell(EVERYONE, BidsReturned(tuple(returned)))
        elif table.pot_after_bang == CARRY:
            table.tell(EVERYONE, PotCarried(ones_in(table.carried), twos_in(table.carried)))
        else:
            table.tell(EVERYONE, PotDiscarded(ones_in(settled), twos_in(settled)))
