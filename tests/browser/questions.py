"""Every kind of question of every game, and what has to be played so that it is asked."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page

from clickbang.core.actions import Action, Decline
from clickbang.games import GAMES
from clickbang.games.battleroyal import Confront, Done, Pass, Sign
from clickbang.games.bulletbucks import Bid, Name
from clickbang.games.championship import Accuse, Bet, Play, Pocket
from tests.browser.company import Company, Plan, Planner
from tests.browser.visiting import go_to, open_table
from tests.championship.position import deck
from tests.noninterference.test_battleroyal import DOLLARS

ATTEMPTS = 25
"""Luck may come in between."""
RIVALS = ("Ann", *(f"Rival {seat}" for seat in range(1, 8)))
"""The visitor, and who plays with them."""


@dataclass(frozen=True)
class Question:
    """A kind of question; how the one who is to be asked plays until then, and how the others do."""

    game: str
    kind: str
    seats: int
    own: Plan = field(default_factory=dict)
    others: Plan = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)


def bids(ones: int, twos: int) -> Any:
    return lambda _, action: action == Bid(ones, twos)


def names_itself(view: Any, action: Action) -> bool:
    return action == Name(view.seat)


def teams_up_then_kills(view: Any, action: Action) -> bool:
    """Kill as soon as one is not alone."""
    return action == Sign(int(len(view.shown()["teams"][view.seat]) > 1))


def kills_the_last(view: Any, action: Action) -> bool:
    return action == Sign(int(len(view.shown()["alive"]) == 2) * view.shown()["persons"])


def bets_when_alone(view: Any, action: Action) -> bool:
    """Nothing, until the other one has only the captain left; then everything."""
    others = [player for seat, player in enumerate(view.shown()["players"]) if seat != view.seat]
    return action == Bet(5 if all(player["mates"] == 0 for player in others) else 0)


def confronts(_: Any, action: Action) -> bool:
    return isinstance(action, Confront)


def confronts_a_stranger(view: Any, action: Action) -> bool:
    return isinstance(action, Confront) and action.seat not in view.shown()["teams"][view.seat]


def is_kind(kind: type[Action]) -> Any:
    return lambda _, action: isinstance(action, kind)


ALL_IN: Plan = {"bid": bids(6, 6), "name": names_itself}
LITTLE: Plan = {"bid": bids(1, 0), "raise": bids(1, 0)}
FRIENDLY: Plan = {"turn": is_kind(Pass), "sign": lambda _, action: action == Sign(0), "talk": is_kind(Done)}
HUNTER: Plan = {"turn": confronts_a_stranger, "sign": teams_up_then_kills, "talk": is_kind(Done)}
KILLER: Plan = {"turn": confronts, "sign": lambda _, action: isinstance(action, Sign) and action.kills > 0}
CHEAT: Plan = {"pocket": lambda _, action: action == Pocket(bullet=True), "accuse": is_kind(Decline)}
HONEST: Plan = {"pocket": lambda _, action: action == Pocket(bullet=False), "accuse": is_kind(Decline)}
BETS_ALL: Plan = {"bet": lambda _, action: action == Bet(5)}
ALONE = {"pairs": "off"}

QUESTIONS = [
    Question("bulletbucks", "bid", 3),
    Question("bulletbucks", "raise", 3, own=LITTLE, others=LITTLE),
    Question("bulletbucks", "convert", 3, own=ALL_IN, others=LITTLE),
    Question("bulletbucks", "name", 3, own=ALL_IN, others=LITTLE),
    Question("championship", "pocket", 3),
    Question("championship", "bet", 3),
    Question("championship", "accuse", 3),
    Question("championship", "play", 3, options={"deck": deck(peek=20)}),
    Question(
        "championship", "bribe", 3, own=CHEAT, others={"accuse": is_kind(Accuse)},
        options={"deck": deck(bribe_the_judge=20)},
    ),
    Question(
        "championship", "aim", 3, own={**HONEST, **BETS_ALL}, others={**HONEST, "play": is_kind(Play)},
        options={"deck": deck(shoot_somebody=20)},
    ),
    Question(
        "championship", "fire-on", 2, own={**CHEAT, "bet": bets_when_alone}, others={**HONEST, **BETS_ALL},
        options={"deck": "none"},
    ),
    Question("battleroyal", "turn", 4),
    Question("battleroyal", "sign", 4, own=KILLER, others=FRIENDLY),
    Question("battleroyal", "reveal", 4, own=KILLER, others=KILLER, options=ALONE),
    Question("battleroyal", "talk", 4, own={**FRIENDLY, "turn": confronts}, others=FRIENDLY, options=ALONE),
    Question("battleroyal", "divide", 5, own=HUNTER, others=FRIENDLY, options=ALONE),
    Question(
        "battleroyal", "vote", 5, own={**HUNTER, "divide": is_kind(Decline)}, others=FRIENDLY, options=ALONE,
    ),
    Question(
        "battleroyal", "dollars", 4, own={**KILLER, "talk": is_kind(Done)},
        others={"turn": is_kind(Pass), "sign": kills_the_last, "talk": is_kind(Done)}, options=DOLLARS,
    ),
]  # fmt: skip

each_question = pytest.mark.parametrize(
    "question", [pytest.param(one, id=f"{one.game}-{one.kind}") for one in QUESTIONS]
)


def secret_of(page: Page) -> str:
    """Who the page's visitor is; a program with it sits in the same seat."""
    return next(str(cookie["value"]) for cookie in page.context.cookies() if "value" in cookie)


def asked(question: Question) -> str:
    """What stands on the page when this is asked: a beat has no question."""
    heading = ".next" if question.kind in GAMES[question.game].windows else "h2"
    return f'.bar[data-kind="{question.kind}"] {heading}'


def await_question(page: Page, question: Question) -> None:
    """Until it stands there; a beat for its full time, so that there is time to look at it."""
    page.wait_for_selector(asked(question))
    if question.kind in GAMES[question.game].windows:
        page.locator(".bar .wait").click()
        page.wait_for_selector(".bar .waits")


def come_to(page: Page, friends: Company, question: Question, names: Sequence[str] = RIVALS) -> str:
    """Play at a new table until the page's visitor, the first of these, is asked this; returns the table's code."""
    game = GAMES[question.game]
    secret = secret_of(page)
    for _ in range(ATTEMPTS):
        code = open_table(page, question.game, question.seats, bot="", options=question.options, beat="long")
        friends.join(code, Planner(game, question.own, stop_at=question.kind), names[0], secret)
        for name in names[1 : question.seats]:
            friends.join(code, Planner(game, question.others), name)
        friends.begin(code, secret, question.seats)
        if friends.wait():
            go_to(page, code)
            await_question(page, question)
            return code
        friends.leave()
    raise AssertionError(f"nobody was asked for {question.kind} in {ATTEMPTS} games")
