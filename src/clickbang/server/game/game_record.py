"""The record of an online game: whole once it is over, before that as one seat has seen it."""

import io

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Chance
from clickbang.core.parts.lesson import LessonLuck, lesson_of
from clickbang.core.registry import find_game
from clickbang.core.seats import bit
from clickbang.core.sitting import Sitting, Watcher
from clickbang.records.lines import End
from clickbang.records.luck import Luck, Verifiable, hash_of
from clickbang.records.write import Recorder
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import LogRow, TableDoc


def luck_of(doc: TableDoc) -> Chance:
    """Luck that everybody at this table had a hand in, and can check afterwards; in a lesson, that of its script."""
    lesson = lesson_of(find_game(doc.game)) if doc.lesson else None
    if lesson is not None:
        return LessonLuck(lesson)
    return Verifiable(doc.secret, [seat.contribution for seat in doc.seats])


def full_record(doc: TableDoc, rows: list[LogRow]) -> bytes | None:
    """Everything, with the secret from which the luck came; None if the rules have changed since."""
    game = find_game(doc.game)
    if doc.rules != game.rules_version:
        return None
    out = io.StringIO()
    contributions = tuple(seat.contribution for seat in doc.seats)
    commits = tuple(seat.commit for seat in doc.seats)
    luck = Luck(doc.secret, hash_of(doc.secret), commits, contributions)
    recorder = Recorder(game, out, [seat.name for seat in doc.seats], None if doc.lesson else luck, doc.lesson)
    sitting = Sitting(game, len(doc.seats), doc.options, luck_of(doc), [recorder])
    sitting.settle()
    for row in in_effect(doc, rows):
        sitting.answer(row.seat, row.action, row.by)
        sitting.settle()
    recorder.close()
    sitting.close()  # else the two know each other, and stay in memory for long
    return out.getvalue().encode()


def in_effect(doc: TableDoc, rows: list[LogRow]) -> list[LogRow]:
    """The answers in the order in which they took effect: those of a beat do so together, by seat."""
    game = find_game(doc.game)
    if not game.windows:
        return rows
    live = LiveGame(game, len(doc.seats), doc.options, luck_of(doc))
    order = Order()
    live.sitting.watchers.append(order)
    for row in rows:
        live.replay(row)
    live.close()
    return order.rows


class Order(Watcher):
    """Notes every answer when it takes effect."""

    def __init__(self) -> None:
        self.rows: list[LogRow] = []

    def on_answer(self, seat: int, action: int, by: str) -> None:
        self.rows.append(LogRow(seat, action, by, 0))


def own_record(doc: TableDoc, live: LiveGame, seat: int, heard: int | None = None) -> bytes:
    """What one seat (or SPECTATOR) has heard, or so much of it; nothing in it depends on anything else."""
    out = io.StringIO()
    recorder = Recorder(live.game, out, [seated.name for seated in doc.seats], lesson=doc.lesson)
    for event in live.history(seat)[:heard]:
        recorder.on_event(bit(SPECTATOR) if seat == SPECTATOR else bit(seat), event)
    recorder.write(End("unfinished"))
    return out.getvalue().encode()
