"""A table being played: who is told what, and in which order."""

import pytest

from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.chance import Outcomes, Scripted
from clickbang.core.errors import ClickbangError
from clickbang.core.events import Event, Sealed
from clickbang.core.seats import bit
from clickbang.core.sitting import Sitting, Watcher
from tests.tiny.ghosts import DUCK, GHOSTS, STAND, Hit, Stances
from tests.tiny.kuhn import KUHN, PASS, Dealt


class Diary(Watcher):
    """Writes down everything it is told."""

    def __init__(self) -> None:
        self.lines: list[object] = []

    def on_answer(self, seat: int, action: int, by: str) -> None:
        self.lines.append(("answer", seat, action, by))

    def on_draw(self, outcome: int, outcomes: Outcomes) -> None:
        self.lines.append(("draw", outcome, outcomes))

    def on_event(self, audience: int, event: Event) -> None:
        self.lines.append((audience, event))


def test_a_watcher_hears_of_an_answer_before_its_events_and_of_a_draw_before_its_own() -> None:
    diary = Diary()
    sitting = Sitting(KUHN, 2, None, Scripted([3, 1]), [diary])
    del diary.lines[:]
    sitting.settle()
    sitting.answer(0, PASS, "clock")
    assert diary.lines[:4] == [
        ("draw", 3, ((1, 1), (2, 1), (3, 1))),
        (bit(0), Dealt(3)),
        ("draw", 1, ((1, 1), (2, 1))),
        (bit(1), Dealt(1)),
    ]
    assert diary.lines[5] == ("answer", 0, PASS, "clock")


def test_a_refused_answer_is_told_to_nobody() -> None:
    diary = Diary()
    sitting = Sitting(KUHN, 2, None, Scripted([3, 1]), [diary])
    sitting.settle()
    before = list(diary.lines)
    with pytest.raises(ClickbangError):
        sitting.answer(1, PASS)
    assert diary.lines == before


def test_a_watcher_that_cares_for_nothing_may_say_nothing() -> None:
    sitting = Sitting(KUHN, 2, None, Scripted([3, 1]), [Watcher()])
    sitting.settle()
    sitting.answer(0, PASS)
    assert not sitting.over


def test_every_view_gets_what_its_seat_may_hear_before_the_watchers() -> None:
    class Peeper(Watcher):
        def on_event(self, audience: int, event: Event) -> None:
            if isinstance(event, Sealed):
                assert sitting.spectator.history[-1] == event

    sitting = Sitting(GHOSTS, 3, None, Scripted([2, 0]), [Peeper()])
    for seat, stance in enumerate((STAND, DUCK, STAND)):
        sitting.answer(seat, stance)
    sitting.settle()
    heard = [[type(event) for event in view.history] for view in (*sitting.views, sitting.spectator)]
    assert [Stances in events for events in heard] == [False, False, False, True]
    assert all(Hit in events for events in heard)
    assert sitting.prompt_for(SPECTATOR).kind == "dodge"


def test_the_dead_hear_what_the_living_do_not() -> None:
    sitting = Sitting(GHOSTS, 3, None, Scripted([2, 0]))
    for seat, stance in ((0, STAND), (1, DUCK), (2, STAND)):
        sitting.answer(seat, stance)
    sitting.settle()
    for seat in (0, 1):
        sitting.answer(seat, STAND)
    heard = [Stances((0, 1)) in view.history for view in (*sitting.views, sitting.spectator)]
    assert heard == [False, False, True, True]
    assert sitting.table.audience == EVERYONE


def test_a_lazy_sitting_finds_out_what_a_seat_knows_when_somebody_asks() -> None:
    eager = Sitting(KUHN, 2, None, Scripted([3, 1]))
    lazy = Sitting(KUHN, 2, None, Scripted([3, 1]), lazy=True)
    for sitting in (eager, lazy):
        sitting.settle()
        sitting.answer(0, PASS)
    assert lazy.view_of(1).shown() == eager.views[1].shown()
    assert lazy.view_of(1).history == eager.views[1].history
    assert [len(view.history) for view in lazy.seats_views] == [0, len(eager.views[1].history)]
    assert [view.history for view in lazy.views] == [view.history for view in eager.views]
    assert lazy.spectator.shown() == eager.spectator.shown()
