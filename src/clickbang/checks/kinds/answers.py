"""Do answers listed and answers accepted agree?"""

from librt.random import Random

from clickbang.checks.games.played import PlayedGame, Stop, described, walk
from clickbang.checks.games.snapshot import differing
from clickbang.checks.kinds.check import Check
from clickbang.core.cursor import awaited
from clickbang.core.errors import ClickbangError
from clickbang.core.events import Event
from clickbang.core.seats import has
from clickbang.core.table import TAKE_BACK, Table, pick_listed

MOST_MOMENTS = 40
"""Of one game."""
MOST_PROBES = 12
"""Answers that are not listed, for each seat at each moment."""
STRANGE = (-3, -2, 0, 1, 99, 4096)
"""Answers that few games have."""


class Answers(Check):
    """What is listed is accepted and has a typed form; anything else is refused, and a refusal changes nothing."""

    name = "answers"
    needs = ("replay",)

    def look(self, played: PlayedGame) -> None:
        luck = Random(played.seed)
        told: list[tuple[int, Event]] = []
        moments = set(played.moments(MOST_MOMENTS))
        self.looked.update(games=1, moments=len(moments), listed=0, refused=0)
        for step, table in walk(self.plan, played, lambda *one: told.append(one)):
            if step not in moments:
                continue
            before, heard = self.snapshot(table), len(told)
            for seat in range(played.seats):
                self.look_at_seat(table, seat, played, step, luck)
            if not self.refused(table, played.seats, min(played.codes, default=1)):
                self.found("answers-no-seat", played, step, seat=played.seats)
            changed = differing(before, self.snapshot(table)) or (len(told) > heard and repr(told[heard][1]))
            if changed:
                self.found("answers-changes", played, step, what=changed)
                return

    def look_at_seat(self, table: Table, seat: int, played: PlayedGame, step: int, luck: Random) -> None:
        may_answer = has(awaited(table) | table.standing, seat)
        listed = table.legal_actions(seat) if may_answer else []
        if may_answer:
            self.look_at_list(table, seat, listed, played, step, luck)
        drafted = table.drafts is not None and may_answer and bool(table.drafts[seat])
        if table.legal(seat, TAKE_BACK) != drafted:
            self.found("answers-take-back", played, step, seat, seat=seat, drafted="yes" if drafted else "no")
        probes = sorted({*played.codes, *STRANGE, *(code + 1 for code in listed)} - {*listed, TAKE_BACK})
        for _ in range(min(MOST_PROBES, len(probes))):
            code = probes.pop(luck.randrange(len(probes)))
            self.looked.update(refused=1)
            if not self.refused(table, seat, code):
                self.found("answers-accepted", played, step, seat, seat=seat, answer=described(self.plan, code))
                return

    def look_at_list(
        self, table: Table, seat: int, listed: list[int], played: PlayedGame, step: int, luck: Random
    ) -> None:
        """Everything on a list is accepted, has a typed form of its own, and is all that is ever picked."""
        self.looked.update(listed=len(listed))
        if not listed:
            self.found("answers-nothing", played, step, seat, seat=seat, kind=table.kind_name())
            return
        if len(set(listed)) < len(listed):
            twice = next(code for code in listed if listed.count(code) > 1)
            self.found("answers-twice", played, step, seat, seat=seat, answer=described(self.plan, twice))
        for code in listed:
            problem = table.problem(seat, code)
            if problem is not None:
                answer = described(self.plan, code)
                self.found("answers-refused", played, step, seat, seat=seat, answer=answer, why=problem.sentence)
            self.look_at_form(code, played, step, seat)
        stream = luck.randrange(1 << 30)
        picked, from_list = table.random_action(seat, Random(stream)), pick_listed(table, seat, Random(stream))
        if picked not in listed:
            self.found("answers-random", played, step, seat, seat=seat, answer=described(self.plan, picked))
        elif picked != from_list:
            answer, other = described(self.plan, picked), described(self.plan, from_list)
            self.found("answers-random-other", played, step, seat, seat=seat, answer=answer, other=other)
        default = table.default_action(seat)
        if default not in listed:
            self.found("answers-default", played, step, seat, seat=seat, answer=described(self.plan, default))

    def look_at_form(self, code: int, played: PlayedGame, step: int, seat: int) -> None:
        """The game declares an answer with this number."""
        try:
            self.game.decode(code)
        except ClickbangError as error:
            self.found("answers-no-form", played, step, seat, answer=code, why=error.sentence)

    def refused(self, table: Table, seat: int, code: int) -> bool:
        """Whether this answer is refused; with the same words by `problem` and by `apply`."""
        problem = table.problem(seat, code)
        if problem is None:
            return False
        try:
            table.apply(seat, code)
        except ClickbangError as error:
            return str(error) == str(problem)
        return False

    def finish(self, games: object) -> None:
        assert isinstance(games, list)
        for played in games:
            if played.stop is Stop.STUCK:
                self.found("answers-stuck", played, len(played.moves))
