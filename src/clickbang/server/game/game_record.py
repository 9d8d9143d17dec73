"""The record of an online game: whole once it is over, before that as one seat has seen it."""

import io

from clickbang.core.audience import SPECTATOR
from clickbang.core.registry import find_game
from clickbang.core.seats import bit
from clickbang.core.sitting import Sitting
from clickbang.records.lines import End
from clickbang.records.luck import Luck, Verifiable, hash_of
from clickbang.records.write import Recorder
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import LogRow, TableDoc


def full_record(doc: TableDoc, rows: list[LogRow]) -> bytes | None:
    """Everything, with the secret from which the luck came; None if the rules have changed since."""
    game = find_game(doc.game)
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
    sitting.close()  # else the two know each other, and stay in memory for long
    return out.getvalue().encode()


def own_record(doc: TableDoc, live: LiveGame, seat: int, heard: int | None = None) -> bytes:
    """What one seat (or SPECTATOR) has heard, or so much of it; nothing in it depends on anything else."""
    out = io.StringIO()
    recorder = Recorder(live.game, out, [seated.name for seated in doc.seats])
    for event in live.view(seat).history[:heard]:
        recorder.on_event(bit(SPECTATOR) if seat == SPECTATOR else bit(seat), event)
    recorder.write(End("unfinished"))
    return out.getvalue().encode()
