"""The comparison on the wire can fail: every leak that is planted in the server is caught, where it shows."""

import pytest
from msgspec import Raw

from clickbang.checks.games.pairs import InterferenceError
from clickbang.core.audience import SPECTATOR
from clickbang.core.events import OwnAnswer
from clickbang.protocol.errors import LATE, ServerError
from clickbang.protocol.messages import ClockInfo, Pong, StoryInfo, TableInfo, Why
from clickbang.protocol.wire import encode, event_json
from clickbang.server.delivery import game_feed
from clickbang.server.delivery.game_feed import GameFeed
from clickbang.server.delivery.table_info import table_info
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Room
from clickbang.server.storage.documents import TableDoc
from clickbang.server.tables import play, requests
from clickbang.server.tables.online_table import OnlineTable
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook
from tests.noninterference.test_battleroyal import ON
from tests.server.planting import Original, Plant, planted, sealed
from tests.server.secrecy import wire_surface
from tests.server.secrecy.test_nothing_leaks import PORTION
from tests.server.secrecy.wire_pairs import play_wire_pairs

pytestmark = pytest.mark.plants

ENOUGH = 40 // PORTION
"""So many pairs without a catch mean that a leak goes unnoticed."""


@planted(LiveGame, "heard")
def an_event_reaches_the_wrong_people(heard: Original, live: LiveGame, seat: int, since: int) -> object:
    others = [event for other in live.sitting.views for event in other.history if other.seat != seat]
    return heard(live, seat, since) + [event_json(event) for event in others if isinstance(event, OwnAnswer)]


@planted(LiveGame, "prompt")
def a_prompt_has_the_choices_of_another(prompt: Original, live: LiveGame, seat: int) -> object:
    found = prompt(live, seat)
    found.choices = live.table.prompt_for((seat + 1) % live.seats).choices
    return found


@planted(GameFeed, "prompt")
def a_stake_depends_on_what_is_sealed(prompt: Original, feed: GameFeed, live: LiveGame) -> object:
    found = prompt(feed, live)
    if found is not None and found.stakes:
        found.stakes = [f"{stake} {sealed(live)}" for stake in found.stakes]
    return found


@planted(GameFeed, "update")
def a_patch_comes_from_the_view_of_another(update: Original, feed: GameFeed, live: LiveGame) -> object:
    found = update(feed, live)
    if found is not None and feed.seat != SPECTATOR:
        found.patch = Raw(encode(live.view((feed.seat + 1) % live.seats).shown()))
    return found


@planted(LiveGame, "problem")
def a_refusal_depends_on_what_is_sealed(problem: Original, live: LiveGame, seat: int, action: int) -> object:
    found = problem(live, seat, action)
    return ServerError(LATE) if found is not None and sealed(live) % 2 else found


@planted(requests, "explain")
def a_reason_depends_on_what_is_sealed(explain: Original, table: OnlineTable, guest: str, message: Why) -> None:
    assert table.live is not None
    if sealed(table.live) % 2:
        explain(table, guest, message)


@planted(GameFeed, "update")
def events_are_counted_for_all_together(update: Original, feed: GameFeed, live: LiveGame) -> object:
    found = update(feed, live)
    if found is not None:
        found.first = sum(len(view.history) for view in live.sitting.views)
    return found


@planted(play, "answer")
def every_answer_is_an_empty_message_to_all(
    answer: Original, table: OnlineTable, seat: int, action: int, by: str
) -> None:
    answer(table, seat, action, by)
    for client in table.clients:
        client.reply(Pong())


def the_table_shows_how_many_answers_there_were(patch: pytest.MonkeyPatch) -> None:
    def with_count(table: OnlineTable, guest: str) -> TableInfo:
        found = table_info(table, guest)
        found.spectators = 0 if table.live is None else table.live.answers
        return found

    patch.setattr("clickbang.server.delivery.subscription.table_info", with_count)


@planted(game_feed, "clock_info")
def the_clock_gives_time_for_every_step_of_another(_original: Original, room: Room, _seat: int) -> object:
    assert room.live is not None
    return ClockInfo(left=room.times.length + room.live.answers, of=room.times.length)


@planted(game_feed, "clock_info")
def a_beat_tells_what_others_can_play(told: Original, room: Room, seat: int = SPECTATOR) -> object:
    found, live = told(room, seat), room.live
    if found is not None and live is not None and live.is_window:
        others = [other for other in range(live.seats) if other != seat and live.waits_for(other)]
        found.scenes = float(sum(len(live.prompt(other).choices) for other in others))
    return found


@planted(wire_surface, "own_record")
def a_record_has_what_others_heard(_original: Original, _doc: TableDoc, live: LiveGame, _seat: int) -> object:
    heard = [event for view in live.sitting.views for event in view.history]
    return b"\n".join(event_json(event) for event in heard)


@planted(GameFeed, "update")
def a_story_tells_what_is_sealed(update: Original, feed: GameFeed, live: LiveGame) -> object:
    found = update(feed, live)
    if found is not None:
        found.story = StoryInfo(ending="", moments=[f"{sealed(live)}"])
    return found


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
