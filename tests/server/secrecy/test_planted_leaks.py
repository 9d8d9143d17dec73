"""The comparison on the wire can fail: every leak that is planted in the server is caught, where it shows."""

from collections.abc import Callable

import pytest
from msgspec import Raw

from clickbang.checks.games.pairs import InterferenceError
from clickbang.core.audience import SPECTATOR
from clickbang.core.errors import ClickbangError
from clickbang.core.events import OwnAnswer
from clickbang.core.prompt import Prompt
from clickbang.core.table import UNANSWERED
from clickbang.core.view import View
from clickbang.protocol.errors import LATE, ServerError
from clickbang.protocol.messages import ClockInfo, Pong, PromptInfo, StoryInfo, TableInfo, Update, Why
from clickbang.protocol.wire import encode, event_json
from clickbang.server.clocks.clocks import Clocks
from clickbang.server.delivery.game_feed import GameFeed
from clickbang.server.delivery.table_info import table_info
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import TableDoc
from clickbang.server.tables import requests
from clickbang.server.tables.current_game import CurrentGame
from clickbang.server.tables.online_table import OnlineTable
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook
from tests.noninterference.test_battleroyal import ON
from tests.server.secrecy import wire_surface
from tests.server.secrecy.test_nothing_leaks import PORTION
from tests.server.secrecy.wire_pairs import play_wire_pairs

pytestmark = pytest.mark.plants

ENOUGH = 40 // PORTION
"""So many pairs without a catch mean that a leak goes unnoticed."""

Plant = Callable[[pytest.MonkeyPatch], None]


def an_event_reaches_the_wrong_people(patch: pytest.MonkeyPatch) -> None:
    heard = LiveGame.heard

    def with_what_others_sealed(live: LiveGame, view: View, since: int) -> list[Raw]:
        others = [event for other in live.sitting.views for event in other.history if other.seat != view.seat]
        return heard(live, view, since) + [event_json(event) for event in others if isinstance(event, OwnAnswer)]

    patch.setattr(LiveGame, "heard", with_what_others_sealed)


def a_prompt_has_the_choices_of_another(patch: pytest.MonkeyPatch) -> None:
    prompt = LiveGame.prompt

    def with_anothers_choices(live: LiveGame, seat: int) -> Prompt:
        found = prompt(live, seat)
        found.choices = live.table.prompt_for((seat + 1) % live.seats).choices
        return found

    patch.setattr(LiveGame, "prompt", with_anothers_choices)


def a_stake_depends_on_what_is_sealed(patch: pytest.MonkeyPatch) -> None:
    prompt = GameFeed.prompt

    def telling(feed: GameFeed, live: LiveGame, view: View) -> PromptInfo | None:
        found = prompt(feed, live, view)
        if found is not None and found.stakes:
            sealed = sum(answer for answer in live.table.answers if answer != UNANSWERED)
            found.stakes = [f"{stake} {sealed}" for stake in found.stakes]
        return found

    patch.setattr(GameFeed, "prompt", telling)


def a_patch_comes_from_the_view_of_another(patch: pytest.MonkeyPatch) -> None:
    update = GameFeed.update

    def of_another(feed: GameFeed, live: LiveGame) -> Update | None:
        found = update(feed, live)
        if found is not None and feed.seat != SPECTATOR:
            found.patch = Raw(encode(live.view((feed.seat + 1) % live.seats).shown()))
        return found

    patch.setattr(GameFeed, "update", of_another)


def a_refusal_depends_on_what_is_sealed(patch: pytest.MonkeyPatch) -> None:
    problem = LiveGame.problem

    def telling(live: LiveGame, seat: int, action: int) -> ClickbangError | None:
        found = problem(live, seat, action)
        answers = [answer for answer in live.table.answers if answer != UNANSWERED]
        return ServerError(LATE) if found is not None and sum(answers) % 2 else found

    patch.setattr(LiveGame, "problem", telling)


def a_reason_depends_on_what_is_sealed(patch: pytest.MonkeyPatch) -> None:
    explain = requests.explain

    def telling(table: OnlineTable, guest: str, message: Why) -> None:
        assert table.live is not None
        answers = [answer for answer in table.live.table.answers if answer != UNANSWERED]
        if sum(answers) % 2:
            explain(table, guest, message)

    patch.setattr(requests, "explain", telling)


def events_are_counted_for_all_together(patch: pytest.MonkeyPatch) -> None:
    update = GameFeed.update

    def counted(feed: GameFeed, live: LiveGame) -> Update | None:
        found = update(feed, live)
        if found is not None:
            found.first = sum(len(view.history) for view in live.sitting.views)
        return found

    patch.setattr(GameFeed, "update", counted)


def every_answer_is_an_empty_message_to_all(patch: pytest.MonkeyPatch) -> None:
    answer = CurrentGame.answer

    def with_a_nudge(current: CurrentGame, seat: int, action: int, by: str) -> None:
        answer(current, seat, action, by)
        for client in current.table.presence.clients:
            client.reply(Pong())

    patch.setattr(CurrentGame, "answer", with_a_nudge)


def the_table_shows_how_many_answers_there_were(patch: pytest.MonkeyPatch) -> None:
    def with_count(table: OnlineTable, guest: str) -> TableInfo:
        found = table_info(table, guest)
        found.spectators = 0 if table.live is None else table.live.answers
        return found

    patch.setattr("clickbang.server.delivery.subscription.table_info", with_count)


def the_clock_gives_time_for_every_step_of_another(patch: pytest.MonkeyPatch) -> None:
    def by_step(clocks: Clocks, _seat: int) -> ClockInfo:
        assert clocks.table.live is not None
        return ClockInfo(left=clocks.prompt.length + clocks.table.live.answers, of=clocks.prompt.length)

    patch.setattr(Clocks, "left", by_step)


def a_beat_tells_what_others_can_play(patch: pytest.MonkeyPatch) -> None:
    left = Clocks.left

    def telling(clocks: Clocks, seat: int = SPECTATOR) -> ClockInfo | None:
        found, live = left(clocks, seat), clocks.table.live
        if found is not None and live is not None and live.is_window:
            others = [other for other in range(live.seats) if other != seat and live.waits_for(other)]
            found.scenes = float(sum(len(live.prompt(other).choices) for other in others))
        return found

    patch.setattr(Clocks, "left", telling)


def a_record_has_what_others_heard(patch: pytest.MonkeyPatch) -> None:
    def of_all(_doc: TableDoc, live: LiveGame, _seat: int) -> bytes:
        heard = [event for view in live.sitting.views for event in view.history]
        return b"\n".join(bytes(event_json(event)) for event in heard)

    patch.setattr(wire_surface, "own_record", of_all)


def a_story_tells_what_is_sealed(patch: pytest.MonkeyPatch) -> None:
    update = GameFeed.update

    def with_story(feed: GameFeed, live: LiveGame) -> Update | None:
        found = update(feed, live)
        if found is not None:
            answers = [answer for answer in live.table.answers if answer != UNANSWERED]
            found.story = StoryInfo(ending="", moments=[f"{sum(answers)}"])
        return found

    patch.setattr(GameFeed, "update", with_story)


PLANTED: list[tuple[Plant, Rulebook, str, dict[str, str], str]] = [
    (an_event_reaches_the_wrong_people, BULLETBUCKS_SECRETS, "bid", {}, "events"),
    (a_prompt_has_the_choices_of_another, CHAMPIONSHIP_SECRETS, "card drawn", {}, "prompt"),
    (a_stake_depends_on_what_is_sealed, BULLETBUCKS_SECRETS, "bid", {}, "prompt"),
    (a_stake_depends_on_what_is_sealed, BATTLEROYAL_SECRETS, "sign", {}, "prompt"),
    (a_patch_comes_from_the_view_of_another, BULLETBUCKS_SECRETS, "bid", {}, "view"),
    (a_refusal_depends_on_what_is_sealed, BULLETBUCKS_SECRETS, "bid", {}, "refusals"),
    (a_reason_depends_on_what_is_sealed, BULLETBUCKS_SECRETS, "bid", {}, "refusals"),
    (events_are_counted_for_all_together, BATTLEROYAL_SECRETS, "offer", ON, "numbers"),
    (every_answer_is_an_empty_message_to_all, BATTLEROYAL_SECRETS, "talk", ON, "replies"),
    (the_table_shows_how_many_answers_there_were, BATTLEROYAL_SECRETS, "talk", ON, "table"),
    (the_clock_gives_time_for_every_step_of_another, BATTLEROYAL_SECRETS, "talk", ON, "clock"),
    (a_story_tells_what_is_sealed, BULLETBUCKS_SECRETS, "bid", {}, "story"),
    (a_beat_tells_what_others_can_play, CHAMPIONSHIP_SECRETS, "card drawn", {}, "clock"),
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
