"""A bot that raises, stalls or answers illegally loses its move to a default, with a report, and never the game."""

import asyncio
import re
import signal
import threading
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.bots import Bot
from clickbang.bots.errors import BotError
from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.bots.referee import ILLEGAL, RAISED, STALLED, Foul, ask
from clickbang.core.actions import Action
from clickbang.core.events import OwnAnswer
from clickbang.core.lookup.report import LONGEST, one_line
from clickbang.core.prompt import Prompt
from clickbang.core.sitting import Watcher
from clickbang.core.view import View
from clickbang.games.bulletbucks import BULLETBUCKS, Bid, BulletbucksView, Name, encode
from clickbang.games.bulletbucks.bots.shrewd import ShrewdBot
from tests.bots.strange import Answering, Endless, Raising, Unseatable
from tests.bulletbucks.position import game
from tests.tiny import DIVISION

SMALLEST = encode(Bid(1, 0))
"""What counts as the answer of a bot that gives none."""


def asked(bot: Bot, limit: float | None = None) -> tuple[int, Foul | None]:
    """What comes of asking this bot for its first bid."""
    sitting = game(3).sitting
    return ask(bot, sitting.table, BULLETBUCKS, sitting.views[0], sitting.prompt_for(0), limit)


def answering(answer: object) -> Answering:
    return Answering(lambda: answer)


class Five:
    """A number of another library."""

    def __index__(self) -> int:
        return 5


class Nasty(BaseException):
    """An error that cannot be looked at."""

    def __str__(self) -> str:
        raise RuntimeError


class Quarrelsome(Action):
    """An answer that cannot be looked at."""

    def __index__(self) -> int:
        raise RuntimeError

    def __repr__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize(
    ("answer", "action"),
    [(SMALLEST, SMALLEST), (Bid(2, 1), encode(Bid(2, 1))), (Five(), 5)],
    ids=["number", "typed", "index"],
)
def test_numbers_and_typed_answers_are_taken(answer: object, action: int) -> None:
    assert asked(answering(answer)) == (action, None)


@pytest.mark.parametrize(
    ("answer", "detail"),
    [
        (True, "True is not an answer of this game"),
        (37.0, "37.0 is not an answer of this game"),
        (None, "None is not an answer of this game"),
        ("37", "'37' is not an answer of this game"),
        ([37], "an object of type list is not an answer of this game"),
        (object(), "an object of type object is not an answer of this game"),
        (10**30, f"{10**30} is not an answer of this game"),
        (-(10**30), f"{-(10**30)} is not an answer of this game"),
        (Bid(99, 0), "Bid(ones=99, twos=0) is not an answer of this game"),
        (Bid(1.0, 0), "Bid(ones=1.0, twos=0) is not an answer of this game"),  # type: ignore[arg-type]
        (Bid("1", 0), "Bid(ones='1', twos=0) is not an answer of this game"),  # type: ignore[arg-type]
        (Action(), "an object of type Action is not an answer of this game"),
        (Quarrelsome(), "an object of type Quarrelsome is not an answer of this game"),
        (0, "0: A bid needs at least one note. (BB-5)"),
        (Bid(7, 0), "Bid(ones=7, twos=0): You hold 6 × 1,000 and 6 × 2,000, and notes are never changed. (BB-2)"),
        (Name(0), "Name(seat=0) (seats in answers count from 0): You are asked for notes. (BB-5)"),
        (-1, "-1: Answer -1 is not one of the choices."),
        (-7, "-7: You are asked for notes. (BB-5)"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_anything_else_is_replaced_by_the_default(answer: object, detail: str) -> None:
    action, foul = asked(answering(answer))
    assert action == SMALLEST
    assert foul == Foul(0, "Answering", "bid", ILLEGAL, detail)


def test_a_step_is_never_taken_back_by_a_bot_that_could_go_on_for_ever() -> None:
    turns = iter(range(1000))

    def wavering() -> int:
        return 1 if next(turns) % 2 == 0 else -1

    match = play_match(DIVISION, [Answering(wavering), *(RandomBot() for _ in range(DIVISION.least_seats - 1))], 1)
    assert match.sitting.over
    assert {foul.detail for foul in match.fouls} >= {"-1: Answer -1 is not one of the choices."}


@pytest.mark.parametrize(
    ("error", "detail"),
    [
        (ValueError("no\n\tidea"), "ValueError: no idea"),
        (KeyError(), "KeyError"),
        (SystemExit(3), "SystemExit: 3"),
        (GeneratorExit(), "GeneratorExit"),
        (asyncio.CancelledError(), "CancelledError"),
        (RecursionError("too deep"), "RecursionError: too deep"),
        (Nasty(), "Nasty: Nasty"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_whatever_a_bot_raises_costs_it_the_move(error: BaseException, detail: str) -> None:
    def fail() -> int:
        raise error

    action, foul = asked(Answering(fail))
    assert action == SMALLEST
    assert foul is not None
    assert foul.kind == RAISED
    assert foul.detail.startswith(f"{detail} (strange.py, line ")


def test_a_report_says_who_where_and_what() -> None:
    _, foul = asked(Raising())
    assert re.fullmatch(
        r"Raising in seat 1 raised an error at 'bid': ValueError: no idea what to bid \(strange.py, line \d+\)",
        str(foul),
    )


def interrupted() -> int:
    raise KeyboardInterrupt


@pytest.fixture
def without_ctrl_c() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_is_for_whoever_sits_at_the_keyboard() -> None:
    with pytest.raises(KeyboardInterrupt):
        asked(Answering(interrupted))


@pytest.mark.usefixtures("without_ctrl_c")
def test_where_there_is_no_ctrl_c_an_interrupt_is_the_doing_of_the_bot() -> None:
    assert asked(Answering(interrupted))[1] is not None


def test_a_bot_that_stalls_is_cut_short() -> None:
    action, foul = asked(Endless(), limit=0.01)
    assert action == SMALLEST
    assert foul == Foul(0, "Endless", "bid", STALLED, "no answer within 0.01 s")


def test_a_bot_that_ignores_the_first_alarm_hears_another() -> None:
    def stubborn() -> int:
        try:
            while True:
                pass
        except BaseException:
            while True:
                pass

    assert asked(Answering(stubborn), limit=0.01)[1] == Foul(0, "Answering", "bid", STALLED, "no answer within 0.01 s")


def test_an_answer_in_time_leaves_no_alarm_behind() -> None:
    assert asked(answering(SMALLEST), limit=60) == (SMALLEST, None)
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    signal.raise_signal(signal.SIGALRM)


def test_the_alarm_of_somebody_else_is_given_back() -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, _: rung.append(number))
    assert asked(answering(SMALLEST), limit=60) == (SMALLEST, None)
    signal.raise_signal(signal.SIGALRM)
    signal.signal(signal.SIGALRM, before)
    assert rung == [signal.SIGALRM]


def test_where_no_alarm_can_be_set_a_limit_is_refused_and_no_bot_blamed() -> None:
    found: list[BaseException] = []

    def elsewhere() -> None:
        try:
            asked(answering(SMALLEST), limit=60)
        except BotError as error:
            found.append(error)

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert [str(error) for error in found] == ["This system cannot limit a bot's time: it has no interval timer."]


def test_a_bot_that_cannot_be_seated_plays_by_default() -> None:
    match = play_match(BULLETBUCKS, [Unseatable(), RandomBot(), RandomBot()], 1)
    assert match.sitting.over
    first, *others = match.fouls
    assert (first.seat, first.prompt, first.kind) == (0, "sit", RAISED)
    assert first.detail.startswith("RuntimeError: I stand (strange.py, line ")
    assert {foul.kind for foul in others} == {RAISED}


class Clerk(Watcher):
    """Notes who or what gave each seat's answers."""

    def __init__(self) -> None:
        self.by: dict[int, set[str]] = {}

    def on_answer(self, seat: int, action: int, by: str) -> None:
        self.by.setdefault(seat, set()).add(by)


def test_defaults_are_marked_in_what_is_recorded() -> None:
    clerk = Clerk()
    play_match(BULLETBUCKS, [Raising(), RandomBot(), RandomBot()], 1, watchers=[clerk])
    assert clerk.by == {0: {"default"}, 1: {"bot"}, 2: {"bot"}}


class Vandal(RandomBot):
    """Breaks what it is shown."""

    def answer(self, view: View, prompt: Prompt) -> int:
        answer = super().answer(view, prompt)
        assert isinstance(view, BulletbucksView)
        view.board.bids = vec[i64]()
        view.stacks.clear()
        view.history.clear()
        prompt.choices.clear()
        prompt.seat = 99
        return answer


def test_a_bot_that_breaks_what_it_is_shown_harms_only_itself() -> None:
    match = play_match(BULLETBUCKS, [Vandal(), RandomBot(), RandomBot()], 1)
    assert match.sitting.over
    assert {(foul.seat, foul.kind) for foul in match.fouls} == {(0, RAISED)}
    assert match.fouls[0].detail.startswith("it has broken its view (IndexError")


class Impostor(RandomBot):
    """Says that its view is somebody else's, and looks what it hears then."""

    def answer(self, view: View, prompt: Prompt) -> int:
        strangers = [event for event in view.history if isinstance(event, OwnAnswer) and event.seat != prompt.seat]
        assert not strangers, strangers
        view.seat = (prompt.seat + 1) % view.seats
        return prompt.choices[0]


def test_a_bot_that_says_it_is_somebody_else_hears_nothing_of_theirs() -> None:
    assert play_match(BULLETBUCKS, [Impostor(), RandomBot(), RandomBot()], 1).fouls == []


def test_long_reports_are_cut() -> None:
    assert one_line("x" * 1000) == "'" + "x" * (LONGEST - 2) + "…"
    assert len(one_line("x" * 1000)) == LONGEST


def test_an_error_in_a_bot_of_our_own_has_its_place_too() -> None:
    _, foul = asked(ShrewdBot())  # which has not sat down
    assert foul is not None
    assert re.fullmatch(r"AttributeError: .* \(games/bulletbucks/bots/\w+\.py, line \d+\)", foul.detail)


def test_the_whole_traceback_begins_in_the_bot() -> None:
    _, foul = asked(Raising())
    assert foul is not None
    assert foul.trace.count("File ") == 1
    assert "strange.py" in foul.trace
    assert foul.trace.endswith("ValueError: no idea what to bid\n")


def test_a_seat_in_an_answer_is_said_to_count_from_0() -> None:
    _, foul = asked(answering(Name(2)))
    assert foul is not None
    assert foul.detail.startswith("Name(seat=2) (seats in answers count from 0): ")
