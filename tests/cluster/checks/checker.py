"""What has to hold whatever happens to workers, lines and the database; each as a list of what is wrong.

Nothing is taken from a server but what it told its clients, and nothing is known of a game but its log and the rules.
"""

import math
from collections import defaultdict
from collections.abc import Collection, Iterable
from functools import cached_property
from itertools import chain

from clickbang.core.audience import SPECTATOR
from clickbang.protocol.stages import OVER, PERSON
from tests.cluster.checks.history import NEVER, Answered, History
from tests.cluster.checks.kept import Game, Kept
from tests.cluster.checks.replay import Replay

WHISPERED = "seat"
Question = tuple[str, int, int, int, int, int]
"""A table, the game there, a seat, its prompt and step, and the answer."""


class Checker:
    """What clients were told, held against what is kept."""

    def __init__(self, kept: Kept, histories: Collection[History]) -> None:
        self.kept = kept
        self.histories = histories

    def problems(self) -> list[str]:
        """Everything that is wrong; nothing, as it should be."""
        return [
            *self.holes_in_the_log(),
            *self.lost_or_doubled(),
            *self.out_of_order(),
            *self.heard_what_is_not_theirs(),
            *self.told_twice(),
            *self.asked_what_is_not_theirs(),
            *self.overheard(),
            *self.two_writers(),
        ]

    @cached_property
    def acknowledged(self) -> dict[Game, list[Answered]]:
        found = defaultdict(list)
        for answer in chain.from_iterable(history.answers for history in self.histories):
            if answer.done != NEVER:
                found[answer.table, answer.game].append(answer)
        return found

    @cached_property
    def first_sent(self) -> dict[Question, float]:
        """When each answer was sent for the first time, acknowledged or not."""
        found: dict[Question, float] = {}
        for answer in chain.from_iterable(history.answers for history in self.histories):
            found[question(answer)] = min(answer.sent, found.get(question(answer), math.inf))
        return found

    @cached_property
    def replays(self) -> dict[Game, Replay | str]:
        """Every game that somebody was told of, or why it cannot be played again."""
        told = {(table, game) for history in self.histories for table, game, _ in history.news}
        return {game: self.replayed(game) for game in told | set(self.acknowledged)}

    def replayed(self, game: Game) -> Replay | str:
        doc = self.kept.played(game)
        if doc is None:
            return "it is not there"
        try:
            return Replay(doc, [row for _, row in self.kept.log[game]])
        except Exception as error:
            return f"it cannot be played again: {error!r}"

    # The log

    def holes_in_the_log(self) -> Iterable[str]:
        """Answers are numbered from nothing, each once; and every game can be played again by the rules."""
        for game, rows in self.kept.log.items():
            if [number for number, _ in rows] != list(range(len(rows))):
                yield f"{name(game)}: the log has the numbers {[number for number, _ in rows]}"
        for game, replay in self.replays.items():
            if isinstance(replay, str):
                yield f"{name(game)}: {replay}"

    def lost_or_doubled(self) -> Iterable[str]:
        """Every acknowledged answer is in the log exactly once."""
        for game, answer, replay in self.held_against():
            found = replay.answers.get((answer.seat, answer.prompt, answer.step), [])
            same = [place for place, action in found if action == answer.action]
            if len(found) != 1 or len(same) != 1:
                what = "lost" if not same else "there more than once"
                yield f"{name(game)}: an acknowledged answer is {what}: {answer}, of {found}"

    def out_of_order(self) -> Iterable[str]:
        """What was acknowledged before another was sent stands before it in the log.

        An answer may have been sent before, refused because nobody knew whether it was written, and written all the
        same: it counts from when it was sent first.
        """
        places = defaultdict(list)
        for game, answer, replay in self.held_against():
            for place, _ in replay.answers.get((answer.seat, answer.prompt, answer.step), [])[:1]:
                places[game].append((place, self.first_sent[question(answer)], answer.done))
        for game, found in places.items():
            found.sort(reverse=True)
            earliest = math.inf
            for place, sent, done in found:
                if earliest < sent:
                    yield f"{name(game)}: answer {place} was sent after a later one was acknowledged"
                earliest = min(earliest, done)

    def held_against(self) -> Iterable[tuple[Game, Answered, Replay]]:
        for game, answers in self.acknowledged.items():
            replay = self.replays[game]
            if isinstance(replay, Replay):
                for answer in answers:
                    yield game, answer, replay

    def unended(self) -> list[str]:
        """Every game that was begun is over, once everybody has played to the end."""
        found = []
        for game in self.kept.log:
            doc = self.kept.docs.get(game[0])
            if game not in self.kept.ended and (doc is None or doc.number != game[1] or doc.stage != OVER):
                found.append(f"{name(game)} has not ended: {doc.stage if doc is not None else 'no such table'}")
        return found

    # What was told

    def heard_what_is_not_theirs(self) -> Iterable[str]:
        """Every event that somebody heard is in the record, as their seat's, and under that number."""
        for history in self.histories:
            for (table, number, seat), news in history.news.items():
                replay = self.replays[table, number]
                if isinstance(replay, str):
                    continue
                whose = f"{history.name} at {name((table, number))}, seat {seat}"
                if not self.sits(history, (table, number), seat):
                    yield f"{whose}: that is somebody else's seat"
                stream, heard = replay.streams[seat], 0
                for told in news:
                    if told.first > heard + 1:
                        yield f"{whose}: event {told.first} came after {heard}"
                    for place, event in enumerate(told.events, told.first - 1):
                        if place >= len(stream) or stream[place] != event:
                            yield f"{whose}: event {place + 1} is not theirs, or not in the record: {event!r}"
                    heard = max(heard, told.first + len(told.events) - 1)

    def told_twice(self) -> Iterable[str]:
        """Who says how far they have come is told what follows, and nothing again."""
        for history in self.histories:
            for (table, number, seat), news in history.news.items():
                for told in news:
                    if told.first <= told.had:
                        whose = f"{history.name} at {name((table, number))}, seat {seat}"
                        yield f"{whose}: event {told.first} was told twice: they had {told.had}"
            yield from (f"{history.name}: told twice: {what}" for what in history.repeated)

    def sits(self, history: History, game: Game, seat: int) -> bool:
        doc = self.kept.played(game)
        assert doc is not None
        if seat == SPECTATOR:
            return True
        return doc.seats[seat].kind == PERSON and doc.seats[seat].guest == history.guest

    def asked_what_is_not_theirs(self) -> Iterable[str]:
        """What somebody could answer is what their seat was asked."""
        for history in self.histories:
            for (table, number, seat), asked in history.asked.items():
                replay = self.replays.get((table, number))
                if not isinstance(replay, Replay):
                    continue
                for prompt in asked:
                    if prompt.choices and prompt.choices not in replay.offered[seat, prompt.number, prompt.step]:
                        whose = f"{history.name} at {name((table, number))}, seat {seat}"
                        yield f"{whose}: was asked what their seat was not: {prompt}"

    def overheard(self) -> Iterable[str]:
        """Whatever somebody heard was said, and to them; a whisper to one alone, as its author meant it."""
        meant = {text: {history.guest, to} for history in self.histories for _, text, to in history.whispers}
        for history in self.histories:
            for table, text, to in set(history.heard):
                said = self.kept.said.get((table, text))
                if said is None:
                    yield f"{history.name} at table {table} heard what is not there: {text!r}"
                elif said.hearers is not None and history.guest not in {said.guest, *said.hearers}:
                    yield f"{history.name} at table {table} overheard {text!r}"
                elif to == WHISPERED and history.guest not in meant.get(text, ()):
                    yield f"{history.name} at table {table} overheard {text!r}, which was meant for another"

    # Who wrote it

    def two_writers(self) -> Iterable[str]:
        """No two workers acknowledged for one table in one epoch, and nobody for a table that is another's."""
        writers = defaultdict(set)
        for writing in self.kept.writings:
            writers[writing.table, writing.epoch].add(writing.writer)
            if writing.writer != writing.owner:
                yield f"an answer was written by worker {writing.writer}, whose table it was not: {writing}"
        for (table, epoch), found in writers.items():
            if len(found) > 1:
                yield f"table {table}: in epoch {epoch} it was written by workers {sorted(found)}"

    # Whether it goes on

    def stuck(self, tables: Collection[str], since: float) -> list[str]:
        """Those of these tables at which nobody was told anything new after this moment."""
        moved = set()
        for history in self.histories:
            for (table, _, _), news in history.news.items():
                if any(told.at > since and told.events for told in news):
                    moved.add(table)
        return sorted(set(tables) - moved)


def question(answer: Answered) -> Question:
    """What makes two attempts the same answer."""
    return (answer.table, answer.game, answer.seat, answer.prompt, answer.step, answer.action)


def name(game: Game) -> str:
    return f"table {game[0]} game {game[1]}"
