"""Do the same answers and the same luck give the same game: again, from its record, and on the other build?"""

from collections.abc import Sequence
from io import StringIO

import msgspec

import clickbang
from clickbang.checks.games.played import PlayedGame, Stop, Told, make_move
from clickbang.checks.games.snapshot import excerpts
from clickbang.checks.kinds.check import Check
from clickbang.checks.kinds.other_build import digest, digests_elsewhere, has_other_build
from clickbang.core.errors import ClickbangError
from clickbang.core.events import Event
from clickbang.core.lookup.report import one_line
from clickbang.core.parts.secrets import CHANCE
from clickbang.records import Recorder, RecordError, parse_record, rerun


class Replay(Check):
    """A game depends on its options, its answers and its draws, and on nothing else."""

    name = "replay"

    def look(self, played: PlayedGame) -> None:
        self.looked.update(games=1, records=0, events=sum(map(len, played.told)))
        if self.events_go_into_records(played) and self.goes_the_same_way(played):
            self.goes_through_a_record(played)

    def events_go_into_records(self, played: PlayedGame) -> bool:
        """Whether every event is of a declared type and comes back from JSON as it was."""
        for step, told in enumerate(played.told):
            for _, event in told:
                if type(event) not in self.game.events:
                    self.found("replay-undeclared", played, step, event=type(event).__name__)
                    return False
                why = lost_in_json(event)
                if why:
                    self.found("replay-event", played, step, event=one_line(event), why=why)
                    return False
        return True

    def goes_the_same_way(self, played: PlayedGame) -> bool:
        told: list[Told] = [[]]
        table = self.game.table(played.seats, played.options, lambda *one: told[-1].append(one))
        for step, (who, value) in enumerate(played.moves):
            if told[-1] != played.told[step]:
                break
            told.append([])
            problem = None if who == CHANCE else table.problem(who, value)
            if problem is not None or (who == CHANCE and value not in dict(table.outcomes() if table.chance else ())):
                self.found("replay-impossible", played, step, move=f"{who}: {value}", why=problem or "…")
                return False
            make_move(table, who, value)
        if told[-1] == played.told[len(told) - 1]:
            return True
        self.found(
            "replay-differs", played, len(told) - 1, what=excerpts(repr(played.told[len(told) - 1]), repr(told[-1]))
        )
        return False

    def goes_through_a_record(self, played: PlayedGame) -> None:
        if played.stop is not Stop.OVER or not all(self.has_a_form(code) for code in played.codes):
            return  # what the check of answers finds
        out = StringIO()
        recorder = Recorder(self.game, out)
        table = self.game.table(played.seats, played.options, recorder.on_event)
        for who, value in played.moves:
            if who == CHANCE:
                recorder.on_draw(value, table.outcomes())
            else:
                recorder.on_answer(who, value, "player")
            make_move(table, who, value)
        recorder.close()
        self.looked.update(records=1)
        try:
            rerun(parse_record(out.getvalue().split("\n")))
        except RecordError as error:
            self.found("replay-record", played, why=error.sentence)
        except Exception:
            return  # somebody's view could not be kept up to date, which the check of views finds

    def has_a_form(self, code: int) -> bool:
        """Whether this answer can be written down."""
        try:
            self.game.decode(code)
        except ClickbangError:
            return False
        return True

    def finish(self, games: Sequence[PlayedGame]) -> None:
        if self.findings:
            return
        if not has_other_build():
            self.note("check-one-build", build=clickbang.BUILD)
        elif not self.plan.place:
            self.note("check-no-place")
        else:
            found = digests_elsewhere(self.plan)
            self.note("check-other-build", build=clickbang.BUILD, games=len(found))
            for played in games:
                if found[played.seed] != digest(played):
                    self.found("replay-build", played, build=clickbang.BUILD)


def lost_in_json(event: Event) -> str:
    """What is lost of an event on its way through JSON; nothing if it is whole."""
    try:
        again = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        return one_line(error, str)
    return "" if again == event else excerpts(repr(event), repr(again))
