"""Leaks planted on purpose, on any build: surfaces that let a little of what is sealed through.

One for each kind of event, each field of prompt and view, each kind of prompt and each kind of mistake.
"""

from collections.abc import Callable
from dataclasses import fields, replace
from string import Formatter
from typing import Any, cast

import msgspec

from clickbang.checks.games.surface import Parts, SeatSurface
from clickbang.core.audience import EVERYONE
from clickbang.core.errors import ClickbangError, Fault, IllegalAnswer
from clickbang.core.events import Event
from clickbang.core.parts.lesson import LEARNER, Cue, Lesson, lesson_of
from clickbang.core.parts.stakes import Stake, Stakes
from clickbang.core.parts.story import Story, StoryLine
from clickbang.core.seats import members, without
from clickbang.core.table import UNANSWERED
from clickbang.games.battleroyal import BattleRoyal
from clickbang.games.battleroyal.knowledge.seen import Seen


class LeakySurface(SeatSurface):
    """Knows what it should not."""

    def secret(self) -> int:
        """Something that depends on every answer which is sealed now."""
        return sum(
            (seat + 1) * answer for seat, answer in enumerate(self.sitting.table.answers) if answer != UNANSWERED
        )


class ForgedEvent(LeakySurface):
    """Whatever somebody answers, all hear of it by an event of this kind; one that carries nothing tells half of it."""

    def __init__(self, kind: type[Event]) -> None:
        super().__init__()
        self.forge = cast("Callable[..., Event]", kind)
        self.fields = [field.name for field in fields(kind)]

    def on_answer(self, seat: int, action: int, by: str) -> None:
        if self.fields or action % 2:
            self.heard.append((EVERYONE, self.forge(**dict.fromkeys(self.fields, action))))


class WidenedEvent(LeakySurface):
    """Events of this kind reach everybody."""

    def __init__(self, kind: type[Event]) -> None:
        super().__init__()
        self.kind = kind

    def on_event(self, audience: int, event: Event) -> None:
        super().on_event(EVERYONE if isinstance(event, self.kind) else audience, event)


class LeakyPromptKind(LeakySurface):
    """The prompt seems to be of this kind, depending on a secret."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def prompt(self, seat: int) -> dict[str, object]:
        shown = super().prompt(seat)
        return {**shown, "kind": self.kind} if self.secret() % 2 else {**shown, "kind": ""}


class LeakyPrompt(LeakySurface):
    """This field of the prompt depends on a secret."""

    def __init__(self, field: str) -> None:
        super().__init__()
        self.field = field

    def prompt(self, seat: int) -> dict[str, object]:
        shown = super().prompt(seat)
        return {**shown, self.field: (shown[self.field], self.secret())}


class LeakyStakes(LeakySurface):
    """What is said to be at stake depends on a secret: in the line for the question, or in that for a choice."""

    def __init__(self, part: str) -> None:
        super().__init__()
        self.part = part

    def stakes(self, seat: int) -> Stakes | None:
        shown = super().stakes(seat)
        if shown is None:
            return None
        leak = Stake("stake-leak", {"secret": self.secret()})
        return replace(shown, question=leak) if self.part == "question" else replace(shown, choices=[leak])


class LessonSurface(LeakySurface):
    """A lesson: who learns is also shown what the guide says."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()
        """What the guide has said so far, by its key."""

    def state(self, seat: int) -> Parts:
        lesson = lesson_of(self.sitting.game)
        if seat != LEARNER or lesson is None:
            return super().state(seat)
        view = self.knower(seat)
        cue = self.cue(lesson, seat)
        if cue is not None:
            self.said.add(cue.key)
        shown = (cue, lesson.step(view), lesson.is_told(view))
        return {**super().state(seat), "lesson": msgspec.json.encode(shown)}

    def cue(self, lesson: Lesson, seat: int) -> Cue | None:
        return lesson.cue(self.knower(seat), self.sitting.prompt_for(seat))


class LeakyLesson(LessonSurface):
    """What the guide says depends on a secret."""

    def cue(self, lesson: Lesson, seat: int) -> Cue | None:
        return Cue("leak", {"secret": self.secret()})


class TrueStakes(SeatSurface):
    """What is at stake in Battle Royal is worked out from the cards that others really hold."""

    def stakes(self, seat: int) -> Stakes | None:
        if seat >= len(self.sitting.views):
            return super().stakes(seat)
        view, table = self.sitting.views[seat], self.sitting.table
        assert isinstance(view, Seen)
        assert isinstance(table, BattleRoyal)
        known = view.known
        view.knowledge.known = known.clone()
        for other in members(without(table.board.alive, seat)):
            for card in members(table.hands[other]):
                view.known.see(card, other)
        view.known.settle()
        found = super().stakes(seat)
        view.knowledge.known = known
        return found


class LeakyView(LeakySurface):
    """This field of the view depends on a secret."""

    def __init__(self, field: str) -> None:
        super().__init__()
        self.field = field

    def view(self, seat: int) -> dict[str, object]:
        shown = super().view(seat)
        return {**shown, self.field: (shown[self.field], self.secret())}


class LeakyStory(LeakySurface):
    """What is told at the end depends on a secret."""

    def story(self, seat: int) -> Story | None:
        return Story([StoryLine("leak", {"secret": self.secret()})], [], [])


class LeakyChoices(LeakySurface):
    """What is legal depends on a secret."""

    def legal(self, seat: int) -> list[int]:
        return [*super().legal(seat), self.secret()]


class LeakyError(LeakySurface):
    """A mistake of this kind carries a secret; one that carries nothing is made only at some secrets."""

    def __init__(self, fault: Fault) -> None:
        super().__init__()
        self.fault = fault
        self.fields = [field for _, field, _, _ in Formatter().parse(fault.sentence) if field]

    def error(self, seat: int, action: int) -> ClickbangError | None:
        if self.fields or self.secret() % 2:
            return IllegalAnswer(self.fault, **dict.fromkeys(self.fields, self.secret()))
        return super().error(seat, action)


class OpenTable(SeatSurface):
    """A view with a little of the truth in it."""

    def __init__(self, truth: Callable[[Any], object]) -> None:
        super().__init__()
        self.truth = truth

    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "truth": self.truth(self.sitting.table)}
