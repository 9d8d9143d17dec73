"""The record of an online game: whole once it is over, before that as one seat has seen it."""

import io

from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import bit
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from clickbang.records.lines import End
from clickbang.records.luck import Luck, Verifiable, hash_of
from clickbang.records.write import Recorder
from clickbang.server.docs import LogRow, RoomDoc
from clickbang.server.play import Play


def full_record(doc: RoomDoc, rows: list[LogRow]) -> bytes | None:
    """Everything, with the secret from which the luck came; None if the rules have changed since."""
    game = GAMES[doc.game]
    if doc.rules != game.rules_version:
        return None
    out = io.StringIO()
    contributions = tuple(seat.contribution for seat in doc.seats)
    commits = tuple(seat.commit for seat in doc.seats)
    luck = Luck(doc.secret, hash_of(doc.secret), commits, contributions)
    recorder = Recorder(game, out, [seat.name for seat in doc.seats], luck)
    source = Verifiable(doc.secret, contributions)
    sitting = Sitting(game, len(doc.seats), doc.options, source, [recorder])
    sitting.settle()
    for row in rows:
        sitting.answer(row.seat, row.action, row.by)
        sitting.settle()
    recorder.close()
    return out.getvalue().encode()


def own_record(doc: RoomDoc, play: Play, seat: int) -> bytes:
    """What one seat (or SPECTATOR) has heard so far; nothing in it depends on anything else."""
    out = io.StringIO()
    recorder = Recorder(play.game, out, [seated.name for seated in doc.seats])
    for event in play.view(seat).history:
        recorder.on_event(bit(SPECTATOR) if seat == SPECTATOR else bit(seat), event)
    recorder.write(End("unfinished"))
    return out.getvalue().encode()
