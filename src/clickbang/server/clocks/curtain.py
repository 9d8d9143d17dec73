"""How long a curtain is down that hides a private question, or that there is none."""

from collections.abc import Collection

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import members
from clickbang.protocol.stages import BOT
from clickbang.server.clocks.durations import suspense
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import TableDoc


def curtain_seconds(doc: TableDoc, live: LiveGame, here: Collection[str]) -> float | None:
    """Those outside wait equally long, from what everybody knows; also if all players go, or over a restart. None where
    no curtain is down, or where those inside are asked and among themselves."""
    if live.inside == EVERYONE or (live.asks_privately and is_among_themselves(doc, live, here)):
        return None
    among_bots = all(doc.seats[seat].kind == BOT or doc.seats[seat].away for seat in members(live.inside))
    return suspense(doc.clock, doc.pace, among_bots)


def is_among_themselves(doc: TableDoc, live: LiveGame, here: Collection[str]) -> bool:
    """Whether there is nobody else who could notice anything."""
    return nobody_else({doc.seats[seat].guest for seat in members(live.inside)}, doc, here)


def nobody_else(owners: set[str], doc: TableDoc, here: Collection[str]) -> bool:
    """Whether the table is private, and only these are its members and connected."""
    return not doc.public and owners.issuperset(doc.members) and owners.issuperset(here)
