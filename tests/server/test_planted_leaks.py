"""The comparison on the wire can fail: every leak that is planted in the server is caught, where it shows."""

from collections.abc import Callable

import pytest
from msgspec import Raw

from clickbang.core.audience import SPECTATOR
from clickbang.core.errors import ClickbangError
from clickbang.core.events import OwnAnswer
from clickbang.core.prompt import Prompt
from clickbang.core.table import UNANSWERED
from clickbang.core.view import View
from clickbang.server.docs import RoomDoc
from clickbang.server.errors import LATE, ServerError
from clickbang.server.messages import ClockInfo, Pong, TableInfo, Update, Why
from clickbang.server.play import Play
from clickbang.server.room import Room
from clickbang.server.table_info import table_info
from clickbang.server.timing import Timing
from clickbang.server.visitor import Visitor
from clickbang.server.wire import encode, event_json
from tests.noninterference.battleroyal import BATTLEROYAL_SECRETS
from tests.noninterference.bulletbucks import BULLETBUCKS_SECRETS
from tests.noninterference.championship import CHAMPIONSHIP_SECRETS
from tests.noninterference.pairs import InterferenceError
from tests.noninterference.secrets import Rulebook
from tests.noninterference.test_battleroyal import ON
from tests.server import wire_surface
from tests.server.wire_pairs import play_wire_pairs

pytestmark = pytest.mark.plants

ENOUGH = 40
"""So many pairs without a catch mean that a leak goes unnoticed."""

Plant = Callable[[pytest.MonkeyPatch], None]


def an_event_reaches_the_wrong_people(patch: pytest.MonkeyPatch) -> None:
    heard = Play.heard

    def with_what_others_sealed(play: Play, view: View, since: int) -> list[Raw]:
        others = [event for other in play.sitting.views for event in other.history if other.seat != view.seat]
        return heard(play, view, since) + [event_json(event) for event in others if isinstance(event, OwnAnswer)]

    patch.setattr(Play, "heard", with_what_others_sealed)


def a_prompt_has_the_choices_of_another(patch: pytest.MonkeyPatch) -> None:
    prompt = Play.prompt

    def with_anothers_choices(play: Play, seat: int) -> Prompt:
        found = prompt(play, seat)
        found.choices = play.table.prompt_for((seat + 1) % play.seats).choices
        return found

    patch.setattr(Play, "prompt", with_anothers_choices)


def a_patch_comes_from_the_view_of_another(patch: pytest.MonkeyPatch) -> None:
    update = Visitor.update

    def of_another(visitor: Visitor, room: Room, play: Play) -> Update | None:
        found = update(visitor, room, play)
        if found is not None and visitor.seat != SPECTATOR:
            found.patch = Raw(encode(play.view((visitor.seat + 1) % play.seats).shown()))
        return found

    patch.setattr(Visitor, "update", of_another)


def a_refusal_depends_on_what_is_sealed(patch: pytest.MonkeyPatch) -> None:
    problem = Play.problem

    def telling(play: Play, seat: int, action: int) -> ClickbangError | None:
        found = problem(play, seat, action)
        answers = [answer for answer in play.table.answers if answer != UNANSWERED]
        return ServerError(LATE) if found is not None and sum(answers) % 2 else found

    patch.setattr(Play, "problem", telling)


def a_reason_depends_on_what_is_sealed(patch: pytest.MonkeyPatch) -> None:
    explain = Room.explain

    def telling(room: Room, guest: str, message: Why) -> None:
        assert room.play is not None
        answers = [answer for answer in room.play.table.answers if answer != UNANSWERED]
        if sum(answers) % 2:
            explain(room, guest, message)

    patch.setattr(Room, "explain", telling)


def events_are_counted_for_all_together(patch: pytest.MonkeyPatch) -> None:
    update = Visitor.update

    def counted(visitor: Visitor, room: Room, play: Play) -> Update | None:
        found = update(visitor, room, play)
        if found is not None:
            found.first = sum(len(view.history) for view in play.sitting.views)
        return found

    patch.setattr(Visitor, "update", counted)


def every_answer_is_an_empty_message_to_all(patch: pytest.MonkeyPatch) -> None:
    answer = Room.answer

    def with_a_nudge(room: Room, seat: int, action: int, by: str) -> None:
        answer(room, seat, action, by)
        for visitor in room.visitors:
            visitor.outbox.append(Pong())

    patch.setattr(Room, "answer", with_a_nudge)


def the_table_shows_how_many_answers_there_were(patch: pytest.MonkeyPatch) -> None:
    def with_count(room: Room, guest: str) -> TableInfo:
        found = table_info(room, guest)
        found.spectators = 0 if room.play is None else room.play.answers
        return found

    patch.setattr("clickbang.server.visitor.table_info", with_count)


def the_clock_gives_time_for_every_step_of_another(patch: pytest.MonkeyPatch) -> None:
    def by_step(timing: Timing) -> ClockInfo:
        assert timing.room.play is not None
        return ClockInfo(left=timing.length + timing.room.play.answers, of=timing.length)

    patch.setattr(Timing, "left", by_step)


def a_record_has_what_others_heard(patch: pytest.MonkeyPatch) -> None:
    def of_all(_doc: RoomDoc, play: Play, _seat: int) -> bytes:
        heard = [event for view in play.sitting.views for event in view.history]
        return b"\n".join(bytes(event_json(event)) for event in heard)

    patch.setattr(wire_surface, "own_record", of_all)


PLANTED: list[tuple[Plant, Rulebook, str, dict[str, str], str]] = [
    (an_event_reaches_the_wrong_people, BULLETBUCKS_SECRETS, "bid", {}, "events"),
    (a_prompt_has_the_choices_of_another, CHAMPIONSHIP_SECRETS, "card drawn", {}, "prompt"),
    (a_patch_comes_from_the_view_of_another, BULLETBUCKS_SECRETS, "bid", {}, "view"),
    (a_refusal_depends_on_what_is_sealed, BULLETBUCKS_SECRETS, "bid", {}, "refusals"),
    (a_reason_depends_on_what_is_sealed, BULLETBUCKS_SECRETS, "bid", {}, "refusals"),
    (events_are_counted_for_all_together, BATTLEROYAL_SECRETS, "offer", ON, "numbers"),
    (every_answer_is_an_empty_message_to_all, BATTLEROYAL_SECRETS, "talk", ON, "replies"),
    (the_table_shows_how_many_answers_there_were, BATTLEROYAL_SECRETS, "talk", ON, "table"),
    (the_clock_gives_time_for_every_step_of_another, BATTLEROYAL_SECRETS, "talk", ON, "clock"),
    (a_record_has_what_others_heard, BULLETBUCKS_SECRETS, "bid", {}, "record"),
]
"""What is planted, in which game and at which secret, and the part of the messages in which it shows."""


@pytest.mark.parametrize(
    ("plant", "rulebook", "kind", "options", "part"), PLANTED, ids=[line[0].__name__ for line in PLANTED]
)
def test_a_planted_leak_is_caught(
    plant: Plant,
    rulebook: Rulebook,
    kind: str,
    options: dict[str, str],
    part: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    with pytest.raises(InterferenceError) as caught:
        play_wire_pairs(rulebook, kind, ENOUGH, 4, options, "quick")
    assert caught.value.part == part
