"""Worlds in which a search may try what others answer."""

from clickbang.core.seats import bit, has, members, without
from clickbang.core.table import UNANSWERED, Table
from clickbang.core.view import View


def unsealed(world: Table, view: View) -> Table:
    """This world, with none of the others having sealed anything yet: what they have sealed nobody knows."""
    if view.sealed:
        for other in members(without(view.sealed_by, view.seat)):
            world.answers[other] = UNANSWERED
            if world.drafts is not None:
                world.drafts[other] = []
            if has(view.must, other):
                world.must |= bit(other)
            else:
                world.asked |= bit(other)
    return world
