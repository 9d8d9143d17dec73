"""Odd One Out with faults planted in its rules and its views, one for each thing that a check looks for."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from examples.tiny_game import KINDS, LEFT, ODD_ONE_OUT, RIGHT, HandsShown, OddOneOut, OddOneOutView, Out
from librt.random import Random

from clickbang.core.actions import Action, Answers
from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.errors import NO_SUCH_ANSWER, ClickbangError, Fault, IllegalAnswer
from clickbang.core.events import Asked, Event, Sealed
from clickbang.core.game import Game
from clickbang.core.result import Result
from clickbang.core.seats import bit, everyone_at, members
from clickbang.core.states.fields import Fields
from clickbang.core.table import TAKE_BACK, UNANSWERED, Policy, Table
from clickbang.text.words import Row, Words
from tests.noninterference.tiny import KUHN_SECRETS
from tests.tiny.kuhn import Dealt, Kuhn


class Sound(OddOneOut):
    """Without a fault; what is derived from it clones as what it is."""

    def clone(self) -> "Sound":
        other = type(self)(self.seats)
        self.copy_onto(other)
        other.playing = self.playing
        return other


def with_table(table: type[Table], **changes: object) -> Game:
    """The game at this table."""
    return replace(ODD_ONE_OUT, make_table=lambda seats, _: table(seats), **changes)  # type: ignore[arg-type]


def with_view(view: type[OddOneOutView], **changes: object) -> Game:
    """The game with this view."""
    return replace(ODD_ONE_OUT, view=view, **changes)  # type: ignore[arg-type]


# Ends


class GoesOnForEver(Sound):
    """Nobody is ever out."""

    def leave(self, odd: int) -> None:
        self.tell(EVERYONE, Out(()))
        self.begin()


class ForgetsACase(Sound):
    """The lot of seat 0 breaks the game."""

    def on_chance(self, kind: int, outcome: int) -> None:
        self.leave(bit(outcome // outcome * outcome))


class NamesAnotherEnding(Sound):
    def result(self) -> Result:
        return Result("somebody-left", super().result().winners, super().result().scores)


class ForgetsAScore(Sound):
    def result(self) -> Result:
        return Result("one-left", super().result().winners, super().result().scores[1:])


# Replay


@dataclass(frozen=True, slots=True)
class Listed(Event):
    """Says tuple and holds a list."""

    seats: tuple[int, ...]


class TellsALine(Sound):
    def leave(self, odd: int) -> None:
        self.tell(EVERYONE, Listed(members(odd)))  # type: ignore[arg-type]
        super().leave(odd)


class Remembers(Sound):
    """Everything depends on how often anybody played it."""

    games = itertools.count()

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.number = next(self.games)

    def clone(self) -> "Sound":
        other = super().clone()
        assert isinstance(other, Remembers)
        other.number = self.number
        return other


class TellsSometimes(Remembers):
    def leave(self, odd: int) -> None:
        self.tell(EVERYONE, Out((self.number,)))
        super().leave(odd)


class DrawsSometimes(Remembers):
    def outcomes(self) -> Outcomes:
        return super().outcomes()[: 1 if self.number % 2 else None]


@dataclass(frozen=True, slots=True)
class ShowNumber(Action):
    """Says int and holds a word."""

    hand: Annotated[int, ("left", "right")]


# Answers


class RefusesWhatItLists(Sound):
    def objection(self, seat: int, action: int) -> ClickbangError | None:
        if seat == 0 and action == LEFT:
            return IllegalAnswer(NO_SUCH_ANSWER, answer="the left hand")
        return super().objection(seat, action)


class AcceptsWhatItDoesNotList(Sound):
    def legal_actions(self, seat: int) -> list[int]:
        return [LEFT] if seat == 1 else [LEFT, RIGHT]

    def objection(self, seat: int, action: int) -> ClickbangError | None:
        return None if action in (LEFT, RIGHT) else super().objection(seat, action)


class CountsLooks(Sound):
    """Looking changes the table."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.looks = 0

    def clone(self) -> "Sound":
        other = super().clone()
        assert isinstance(other, CountsLooks)
        other.looks = self.looks
        return other

    def objection(self, seat: int, action: int) -> ClickbangError | None:
        self.looks += 1
        return super().objection(seat, action)


class TellsRefusals(Sound):
    def objection(self, seat: int, action: int) -> ClickbangError | None:
        found = super().objection(seat, action)
        if found is not None:
            self.tell(EVERYONE, Out(()))
        return found


class LetsAnySeatAnswer(Sound):
    def problem(self, seat: int, action: int) -> ClickbangError | None:
        return None if seat >= self.seats else super().problem(seat, action)


class TakesBackWhatIsNoDraft(Sound):
    def problem(self, seat: int, action: int) -> ClickbangError | None:
        return None if action == TAKE_BACK else super().problem(seat, action)


class HasNothingToAnswer(Sound):
    def legal_actions(self, seat: int) -> list[int]:
        return [] if seat == 0 else [LEFT, RIGHT]


class ListsTwice(Sound):
    def legal_actions(self, seat: int) -> list[int]:
        return [LEFT, RIGHT, RIGHT]


class PicksWhatIsNotListed(Sound):
    def random_action(self, seat: int, whim: Random) -> int:
        return 3


class PicksInAnotherOrder(Sound):
    def random_action(self, seat: int, whim: Random) -> int:
        return [RIGHT, LEFT][whim.randrange(2)]


class DefaultsToSomethingElse(Sound):
    def default_action(self, seat: int) -> int:
        return 77


@dataclass(frozen=True, slots=True)
class ShowLeft(Action):
    """Forgets a value of its field."""

    hand: Literal["left"]


# Clone


class ForgetsWhoPlays(Sound):
    def clone(self) -> "Sound":
        other = super().clone()
        other.playing = everyone_at(self.seats)
        return other


class ListensToClones(Sound):
    def clone(self) -> "Sound":
        other = super().clone()
        other.listener = self.listener
        return other


class SharesItsList(Sound):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.left: list[int] = []

    def clone(self) -> "Sound":
        other = super().clone()
        assert isinstance(other, SharesItsList)
        other.left = self.left
        return other

    def leave(self, odd: int) -> None:
        self.left.append(odd)
        super().leave(odd)


LOTS: dict[int, int] = {}
"""By the address of a table: to be equal to another is not to be the same."""


class DescribesTheHalf(Sound):
    """Forgets who plays."""

    def carry(self, fields: Fields) -> bool:
        self.carry_prompt(fields, KINDS, ("", "lot"))
        return True


class RefusesItsPositions(DescribesTheHalf):
    """Finds fault with everything."""

    def carry(self, fields: Fields) -> bool:
        self.playing = fields.members("playing", self.playing, self.seats)
        return super().carry(fields)

    def flaw(self) -> str:
        return "nothing ever fits"


class KeepsItElsewhere(Sound):
    """The second lot of a table falls on somebody else."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        LOTS[id(self)] = 0

    def on_chance(self, kind: int, outcome: int) -> None:
        LOTS[id(self)] += 1
        playing = members(self.playing)
        place = playing.index(outcome) + (LOTS[id(self)] > 1)
        super().on_chance(kind, playing[place % len(playing)])


# Views


class CannotFoldIt(OddOneOutView):
    def fold(self, event: Event) -> None:
        if isinstance(event, Out) and self.seat in event.seats:
            raise KeyError(self.seat)
        super().fold(event)


class ClosesTooEarly(OddOneOutView):
    def fold(self, event: Event) -> None:
        super().fold(event)
        if isinstance(event, Sealed) and event.seat == 1:
            self.close_prompt()


class CannotBeMade(OddOneOutView):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        raise LookupError(seat)


class LeavesThePromptOpen(OddOneOutView):
    """While chance is due, all are still asked."""

    def fold(self, event: Event) -> None:
        if isinstance(event, HandsShown):
            self.drawing = True
        else:
            super().fold(event)


class TellsOneSeat(Sound):
    """Only seat 0 hears that the prompt is closed."""

    def tell(self, audience: int, event: Event) -> None:
        super().tell(bit(0) if isinstance(event, HandsShown) else audience, event)


class ShowsAnObject(OddOneOutView):
    def shown(self) -> dict[str, object]:
        return {**super().shown(), "thing": object()}


class SharesWhatItHeard(OddOneOutView):
    heard: list[str] = []  # noqa: RUF012 - the fault

    def fold(self, event: Event) -> None:
        self.heard.append(type(event).__name__)
        super().fold(event)

    def shown(self) -> dict[str, object]:
        return {**super().shown(), "heard": len(self.heard)}


TRUTH: dict[str, object] = {}


class WritesTheTruth(Sound):
    def take(self, seat: int, action: int) -> None:
        TRUTH["last"] = action
        super().take(seat, action)


class ReadsTheTruth(OddOneOutView):
    def shown(self) -> dict[str, object]:
        return {**super().shown(), "last": TRUTH.get("last")}


# Samples


class CannotSample(OddOneOutView):
    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        if self.sealed_by:
            raise KeyError("nobody has sealed")
        return super().sample(random, policy)


class UsesItselfUp(OddOneOutView):
    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        found = super().sample(random, policy)
        self.sealed_by = 0
        return found


class HasLuckOfItsOwn(OddOneOutView):
    whims = itertools.count()

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        return super().sample(Random(next(self.whims)), policy)


class ForgetsItsAnswer(OddOneOutView):
    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        table = OddOneOut(self.seats)
        table.playing = self.playing
        table.begin()
        return table


class TellsNoPrompt(Sound):
    def tell(self, audience: int, event: Event) -> None:
        if not isinstance(event, Asked):
            super().tell(audience, event)


class ImaginesSilence(OddOneOutView):
    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        table = TellsNoPrompt(self.seats)
        table.playing = self.playing
        table.begin()
        self.seal_answers(table, random, policy)
        return table


class HalfDone(Sound):
    def leave(self, odd: int) -> None:
        raise AttributeError("rounds")


class ImaginesHalf(OddOneOutView):
    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        table = HalfDone(self.seats)
        table.playing = self.playing
        table.begin()
        self.seal_answers(table, random, policy)
        return table


# Leaks


@dataclass(frozen=True, slots=True)
class Glimpsed(Event):
    """What somebody has sealed."""

    seat: int
    hand: int


class ShowsSealedHands(Sound):
    def tell(self, audience: int, event: Event) -> None:
        super().tell(audience, event)
        if isinstance(event, Sealed):
            super().tell(EVERYONE, Glimpsed(event.seat, self.answers[event.seat]))


class ListsByOthers(Sound):
    """Whoever answers after a left hand has no choice."""

    def legal_actions(self, seat: int) -> list[int]:
        return [RIGHT] if LEFT in list(self.answers) else [LEFT, RIGHT]


TOO_MUCH = Fault("oddoneout/too-much", "", "No: the hands are {hands}.")


class ExplainsTooMuch(Sound):
    def objection(self, seat: int, action: int) -> ClickbangError | None:
        if super().objection(seat, action) is None:
            return None
        return IllegalAnswer(TOO_MUCH, hands=[hand for hand in self.answers if hand != UNANSWERED])


class DealsOpenly(Kuhn):
    """Everybody sees everybody's card."""

    def tell(self, audience: int, event: Event) -> None:
        super().tell(EVERYONE if isinstance(event, Dealt) else audience, event)

    def clone(self) -> "Kuhn":
        other = DealsOpenly(self.seats)
        self.copy_onto(other)
        other.cards = list(self.cards)
        other.acts = list(self.acts)
        return other


# Texts


class RaisesAFaultOfItsOwn(Sound):
    def objection(self, seat: int, action: int) -> ClickbangError | None:
        found = super().objection(seat, action)
        return IllegalAnswer(Fault("oddoneout/no-hand", "", "No such hand.")) if found else None


class Stumbling(Words):
    def rows(self, rows: list[Row]) -> list[Row]:
        raise KeyError("rows")


PLANTED: dict[str, tuple[Callable[[], Game], str]] = {
    "ends/never": (lambda: with_table(GoesOnForEver), "not over after 20,000 answers and draws"),
    "ends/breaks": (lambda: with_table(ForgetsACase), "breaks off: ZeroDivisionError"),
    "ends/undeclared": (
        lambda: with_table(NamesAnotherEnding),
        "“somebody-left”; the game declares one-left",
    ),
    "ends/result": (lambda: with_table(ForgetsAScore), "does not fit the table: Result('one-left'"),
    "replay/undeclared": (lambda: replace(ODD_ONE_OUT, own_events=(HandsShown,)), "Out is told, and is not among"),
    "replay/event": (
        lambda: with_table(TellsALine, own_events=(HandsShown, Out, Listed)),
        "does not come back from",
    ),
    "replay/differs": (lambda: with_table(TellsSometimes), "told differently: "),
    "replay/impossible": (lambda: with_table(DrawsSometimes), "was possible, and now it is not"),
    "replay/record": (
        lambda: replace(ODD_ONE_OUT, answers=Answers(ShowNumber)),
        "cannot be run again: Line",
    ),
    "answers/refused": (lambda: with_table(RefusesWhatItLists), "Seat 0 is offered Show(hand='left') (1), which is"),
    "answers/accepted": (lambda: with_table(AcceptsWhatItDoesNotList), "Seat 1 is not offered Show(hand='right') (2)"),
    "answers/changes": (lambda: with_table(CountsLooks), "changed something: looks: "),
    "answers/changes told": (lambda: with_table(TellsRefusals), "changed something: Out(seats=())"),
    "answers/no-seat": (lambda: with_table(LetsAnySeatAnswer), "There is no seat "),
    "answers/take-back": (lambda: with_table(TakesBackWhatIsNoDraft), "has no draft and may take a step back"),
    "answers/nothing": (lambda: with_table(HasNothingToAnswer), "Seat 0 is asked “show-hands” and has nothing"),
    "answers/stuck": (lambda: with_table(HasNothingToAnswer), "nothing that is listed is accepted"),
    "answers/twice": (lambda: with_table(ListsTwice), "is offered Show(hand='right') (2) twice"),
    "answers/random": (lambda: with_table(PicksWhatIsNotListed), "`random_action` picks 3, which is not listed"),
    "answers/random-other": (lambda: with_table(PicksInAnotherOrder), "picking from the list gives"),
    "answers/default": (lambda: with_table(DefaultsToSomethingElse), "would by default answer 77"),
    "answers/no-form": (
        lambda: replace(ODD_ONE_OUT, answers=Answers(ShowLeft)),
        "Answer 2 is listed and has no typed form",
    ),
    "clone/differs": (lambda: with_table(ForgetsWhoPlays), "not the same table: playing: "),
    "clone/listener": (lambda: with_table(ListensToClones), "Somebody listens to a clone"),
    "clone/touches": (lambda: with_table(SharesItsList), "changed the original: left: "),
    "clone/carry": (lambda: with_table(DescribesTheHalf), "makes another table: playing: "),
    "clone/position": (lambda: with_table(RefusesItsPositions), "fit together: nothing ever fits."),
    "clone/way": (lambda: with_table(KeepsItElsewhere), "a clone somewhere else: "),
    "view/raises": (lambda: with_view(CannotFoldIt), "The view cannot take in Out(seats="),
    "view/disagrees": (lambda: with_view(ClosesTooEarly), "By its view `kind` is ''; at the table it is 'show-hands'"),
    "view/disagrees chance": (lambda: with_view(LeavesThePromptOpen), "`kind` is 'show-hands'; at the table it is ''"),
    "view/disagrees told": (lambda: with_table(TellsOneSeat), "`kind` is 'show-hands'; at the table it is ''"),
    "view/raised": (lambda: with_view(CannotBeMade), "LookupError"),
    "view/kind": (lambda: replace(ODD_ONE_OUT, kinds=("show-feet",)), "asks “show-hands”; the game declares show-feet"),
    "view/data": (lambda: with_view(ShowsAnObject), "is no plain data: "),
    "view/fold": (lambda: with_view(SharesWhatItHeard), "the view shows something else: "),
    "view/fold truth": (lambda: with_table(WritesTheTruth, view=ReadsTheTruth), "the view shows something else: "),
    "sample/raises": (lambda: with_view(CannotSample), "`sample` cannot imagine a world: KeyError"),
    "sample/changes": (lambda: with_view(UsesItselfUp), "Imagining a world changed the view: "),
    "sample/luck": (lambda: with_view(HasLuckOfItsOwn), "two different worlds: answers: "),
    "sample/asks": (lambda: with_view(ForgetsItsAnswer), "In the imagined world `"),
    "sample/contradicts": (lambda: with_view(ImaginesSilence), "The imagined world went on"),
    "sample/impossible": (lambda: with_view(ImaginesHalf), "cannot be played: AttributeError: rounds"),
    "leak/events": (lambda: with_table(ShowsSealedHands, own_events=(HandsShown, Out, Glimpsed)), "(sealed answer): "),
    "leak/events dealt": (
        lambda: replace(KUHN_SECRETS.game, make_table=lambda seats, _: DealsOpenly(seats), secrets=KUHN_SECRETS.hidden),
        "hears events by which to tell what is hidden (card): ",
    ),
    "leak/prompt": (lambda: with_table(ListsByOthers), "sees by the prompt what is hidden (sealed answer): "),
    "leak/errors": (lambda: with_table(ExplainsTooMuch, faults=(TOO_MUCH,)), "by answering wrongly (sealed answer): "),
    "texts/undeclared": (lambda: with_table(RaisesAFaultOfItsOwn), "The error oddoneout/no-hand is raised"),
    "texts/raises": (lambda: replace(ODD_ONE_OUT, words=Stumbling), "Began cannot be told (en, classic): KeyError"),
}
"""By the code of what is found, and maybe a word more: a faulty game, and what the message says."""
