"""The comparisons of times and frames can fail: what is planted in the server's clocks and curtains is caught."""

import pytest

from clickbang.core.audience import EVERYONE
from clickbang.server.clocks.times import Thought
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Room
from clickbang.server.tables import bot_players, clocks, play
from tests.server.clocks import test_when_bots_answer
from tests.server.planting import Original, Plant, planted
from tests.server.scripted_bot import ScriptedBot
from tests.server.secrecy import test_private_questions

pytestmark = pytest.mark.plants


@planted(bot_players, "ask")
def every_step_has_its_own_delay(ask: Original, room: Room, thought: Thought) -> None:
    thought.due += 0.5 * (len(ScriptedBot.script) - 1)
    ask(room, thought)


def answers_come_as_soon_as_they_are_ready(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bot_players, "next_tick", lambda _due, now: now)


@pytest.mark.parametrize("plant", [every_step_has_its_own_delay, answers_come_as_soon_as_they_are_ready])
def test_a_delay_that_tells_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        test_when_bots_answer.test_nobody_can_tell_when_and_how_what_a_bot_says("none", "trades")


def there_is_no_curtain(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "drop_curtain", lambda _play, _inside: None)


@planted(LiveGame, "apply")
def the_curtain_falls_only_for_a_question(apply: Original, live: LiveGame, row: object) -> None:
    apply(live, row)
    if live.inside != EVERYONE and not live.asks_privately:
        live.lift_curtain()


@planted(play, "answer")
def the_curtain_is_lifted_with_the_answer(answer: Original, room: Room, seat: int, action: int, by: str) -> None:
    asked = room.live is not None and room.live.asks_privately
    answer(room, seat, action, by)
    if asked:
        clocks.curtain_is_over(room)


def the_end_is_not_hidden(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "over", property(lambda live: live.sitting.over))


def refusals_see_through_the_curtain(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "problem", lambda live, seat, action: live.table.problem(seat, action))


def questions_see_through_the_curtain(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "prompt", lambda live, seat: live.table.prompt_for(seat))


def compare() -> None:
    test_private_questions.test_nobody_outside_can_tell_that_1000_dollars_were_offered("quick", {"at": 3.0})
    test_private_questions.test_nor_if_the_game_goes_on()


@pytest.mark.parametrize(
    "plant",
    [
        there_is_no_curtain,
        the_curtain_falls_only_for_a_question,
        the_curtain_is_lifted_with_the_answer,
        the_end_is_not_hidden,
        refusals_see_through_the_curtain,
        questions_see_through_the_curtain,
    ],
)
def test_what_shows_through_the_curtain_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        compare()
