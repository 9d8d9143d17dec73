"""Worlds in which a search may try what others answer."""

from mypy_extensions import i64

from clickbang.core.seats import bit, has, members, without
from clickbang.core.table import UNANSWERED, Table
from clickbang.core.view import View


def unsealed(world: Table, view: View) -> Table:
    """This world, with none of the others having sealed anything yet: what they have sealed nobody knows."""
    if view.sealed:
        for other in members(without(view.sealed_by, view.seat)):
            unseal(world, view, other)
    return world


def unseal(world: Table, view: View, seat: i64) -> None:
    """Take back what this seat has sealed: it is asked again."""
    world.answers[seat] = UNANSWERED
    if world.drafts is not None:
        world.drafts[seat] = []
    if has(view.must, seat):
        world.must |= bit(seat)
    else:
        world.asked |= bit(seat)
