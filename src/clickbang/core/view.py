"""The view: what one seat knows, folded from the events that reached it and from nothing else."""

from typing import Final

from librt.random import Random
from mypy_extensions import mypyc_attr

from clickbang.core.audience import SPECTATOR
from clickbang.core.cursor import awaited
from clickbang.core.events import Asked, Began, Ended, Event, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.core.seats import bit, has, mask_of_all, members
from clickbang.core.table import UNANSWERED, Policy, Table

NO_PROMPT: Final = ""
ABOUT_PROMPTS: Final = frozenset([Asked, Sealed, OwnAnswer, OwnStep, OwnStepBack])
"""Events about prompts. The base class handles them, and most games do nothing more with them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat (or SPECTATOR) knows. A game adds its own fields, `fold` and `sample`."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.game = ""
        self.seats = 0
        self.options: dict[str, str] = {}
        self.history: list[Event] = []
        self.prompts = 0
        self.close_prompt()
        self.ending = ""
        self.winners: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = ()

    def clone(self) -> "View":
        """An independent copy: the same history, folded again. A game may say how it is copied more quickly."""
        other = type(self)(self.seat)
        for event in self.history:
            other.receive(event)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: what it has heard, to be folded again."""
        from clickbang.core.states.pickling import view_again

        return view_again, (type(self), self.seat, self.history)

    def copy_seen_onto(self, other: "View") -> None:
        """Give a fresh view of this seat all that every view has: the shared half of a `clone` without folding."""
        other.game = self.game
        other.seats = self.seats
        other.options = self.options  # replaced, never changed
        other.history = self.history[:]
        other.prompts = self.prompts
        other.kind = self.kind
        other.must = self.must
        other.asked = self.asked
        other.standing = self.standing
        other.sealed = self.sealed
        other.sealed_by = self.sealed_by
        other.own_answer = self.own_answer
        other.draft = self.draft[:]
        other.ending = self.ending
        other.winners = self.winners
        other.scores = self.scores

    def close_prompt(self) -> None:
        """Nobody is asked anything now. A game's `fold` calls this when it hears that chance is about to strike."""
        self.kind = NO_PROMPT
        self.must = 0
        self.asked = 0
        self.standing = 0
        self.sealed = False
        self.sealed_by = 0
        self.own_answer: int = UNANSWERED
        self.draft: list[int] = []

    @property
    def over(self) -> bool:
        return self.ending != ""

    @property
    def waiting(self) -> int:
        """Who has not answered yet, as far as this seat is told."""
        return (self.must | self.asked) & ~self.sealed_by

    def receive(self, event: Event) -> None:
        """Take in one more event."""
        self.history.append(event)
        if type(event) in ABOUT_PROMPTS:
            self.follow_prompt(event)
        elif type(event) is Began:
            self.game = event.game
            self.seats = event.seats
            self.options = dict(event.options)
        elif type(event) is Ended:
            self.ending = event.ending
            self.winners = event.winners
            self.scores = event.scores
            self.close_prompt()
        self.fold(event)

    def follow_prompt(self, event: Event) -> None:
        """Who is asked what, and who has answered."""
        if type(event) is Sealed:
            self.sealed_by |= bit(event.seat)
        elif type(event) is Asked:
            self.kind = event.kind
            self.must = mask_of_all(event.must)
            self.asked = mask_of_all(event.asked)
            self.standing = mask_of_all(event.standing)
            self.sealed = event.sealed
            self.sealed_by = 0
            self.prompts += 1
            self.own_answer = UNANSWERED
            self.draft = []
        elif type(event) is OwnAnswer:
            self.own_answer = event.action
        elif type(event) is OwnStep:
            self.draft.append(event.action)
        elif type(event) is OwnStepBack:
            self.draft.pop()

    def fold(self, event: Event) -> None:
        """What the game makes of the event."""
        raise NotImplementedError

    def shown(self) -> dict[str, object]:
        """Everything the seat is shown, as plain data; a game says what of the past is shown."""
        return {
            "seat": self.seat,
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "prompt": self.kind,
            "prompts": self.prompts,
            "must": members(self.must),
            "asked": members(self.asked),
            "standing": members(self.standing),
            "sealed": self.sealed,
            "sealed_by": members(self.sealed_by),
            "own_answer": self.own_answer,
            "draft": list(self.draft),
            "ending": self.ending,
            "winners": list(self.winners),
            "scores": list(self.scores),
        }

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        """A table this seat cannot tell from the real one.

        Chance comes from its exact conditional distribution; other people's hidden answers are uniform over what they
        may answer, or come from `policy`.
        """
        raise NotImplementedError(f"{self.game} does not say how a table can be imagined (View.sample)")

    def heard_by(self, seat: int, table: Table) -> list[Event]:
        """What another seat (or SPECTATOR) has heard in a world from `sample`, as far as this one can work it out."""
        raise NotImplementedError(f"{self.game} does not say what others have heard (View.heard_by)")

    def heard_by_all(self, table: Table) -> dict[int, list[Event]]:
        """The same by seat, of this one too and of spectators; a game may find it out for all at once."""
        seats = (*range(self.seats), SPECTATOR)
        return {seat: self.history if seat == self.seat else self.heard_by(seat, table) for seat in seats}

    def seal_answers(self, table: Table, random: Random, policy: Policy | None) -> None:
        """For `sample`: give one's own answer or draft again, and one that each of the others may have sealed."""
        if self.own_answer != UNANSWERED:
            table.take(self.seat, self.own_answer)
        for step in self.draft:
            table.take(self.seat, step)
        for seat in members(self.sealed_by):
            while has(awaited(table), seat):
                if policy is None:
                    table.take(seat, table.random_action(seat, random))
                else:
                    table.take(seat, policy(table, seat, random))
