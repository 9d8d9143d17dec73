"""A game played again from its log, by the rules alone: what every seat heard, was asked, and answered to what."""

from collections import defaultdict

from clickbang.core.audience import SPECTATOR
from clickbang.core.registry import find_game
from clickbang.protocol.stages import OVER
from clickbang.protocol.wire import event_json
from clickbang.server.game.game_record import luck_of
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import LogRow, TableDoc

Question = tuple[int, int, int]
"""A seat, the number of its prompt, and the step."""


class Replay:
    """Of one game."""

    def __init__(self, doc: TableDoc, rows: list[LogRow]) -> None:
        seats = len(doc.seats)
        live = LiveGame(find_game(doc.game), seats, doc.options, luck_of(doc))
        self.answers: dict[Question, list[tuple[int, int]]] = defaultdict(list)
        """What was answered to each question: its place in the log, and which answer it was."""
        self.offered: dict[Question, set[tuple[int, ...]]] = defaultdict(set)
        """What could be answered."""
        self.note_offers(live, seats)
        for place, row in enumerate(rows):
            if live.paused:
                live.lift_curtain()  # its time was over, and everybody was asked, before this was answered
                self.note_offers(live, seats)
            live.replay(row)
            last = live.last[row.seat]
            assert last is not None
            prompt, step, action = last
            self.answers[row.seat, prompt, step].append((place, action))
            self.note_offers(live, seats)
        if doc.stage == OVER or doc.lifted == live.answers:
            live.lift_curtain()
            self.note_offers(live, seats)
        self.streams = {
            seat: [event_json(event) for event in live.view(seat).history] for seat in [*range(seats), SPECTATOR]
        }
        """What each seat was told, event by event."""
        live.close()

    def note_offers(self, live: LiveGame, seats: int) -> None:
        for seat in range(seats):
            choices = live.prompt(seat).choices
            if choices:
                self.offered[seat, live.view(seat).prompts, live.step(seat)].add(tuple(choices))
