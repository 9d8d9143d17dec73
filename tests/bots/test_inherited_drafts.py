"""A bot may take over a seat in the middle of an answer that somebody else has begun: it goes on from there."""

import pytest
from librt.random import Random

from clickbang.bots.bot import Bot
from clickbang.bots.chair import Chair
from clickbang.bots.registry import built_in_bots
from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.seats import lowest
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from clickbang.games.battleroyal import BATTLEROYAL

MOST_STEPS = 40
"""No sensible answer has more; a bot that goes on for ever would fill its draft and stand still."""

SITUATIONS: list[tuple[Game, int, dict[str, str]]] = [
    (BATTLEROYAL, 4, {"pairs": "on"}),
    (BATTLEROYAL, 5, {"pairs": "off"}),
    (BATTLEROYAL, 9, {"pairs": "off"}),
]


def inheritances(game: Game, seats: int, options: dict[str, str], bot: type[Bot], seed: int) -> int:
    """Let people who answer anything be replaced now and then in the middle of a draft; returns how often."""
    luck = Random(seed)
    sitting = Sitting(game, seats, options, Seeded(seed))
    sitting.settle()
    table, found = sitting.table, 0
    while not table.over:
        seat = lowest(table.must | table.asked)
        drafted = table.drafts is not None and bool(table.drafts[seat])
        if drafted and luck.randrange(3) == 0:
            found += 1
            finish(sitting, seat, bot)
        else:
            sitting.answer(seat, table.random_action(seat, luck))
        sitting.settle()
    return found


def finish(sitting: Sitting, seat: int, kind: type[Bot]) -> None:
    """This bot answers until nobody waits for the seat any more."""
    bot = kind()
    bot.sit(seat, Random(1), Random(2))
    chair, opened = Chair(bot, seat, sitting), sitting.table.opened
    for _ in range(MOST_STEPS):
        action, foul = chair.ask()
        assert foul is None, str(foul)
        sitting.answer(seat, action)
        table = sitting.table
        if table.opened != opened or table.chance or table.over or not (table.must | table.asked) >> seat & 1:
            return
    raise AssertionError("the bot goes on for ever")


@pytest.mark.parametrize(
    ("game", "seats", "options", "bot"),
    [
        pytest.param(game, seats, options, bot, id=f"{game.name} {seats} {name}")
        for game, seats, options in SITUATIONS
        for name, bot in built_in_bots(game).items()
    ],
)
def test_every_bot_goes_on_with_what_another_has_begun(
    game: Game, seats: int, options: dict[str, str], bot: type[Bot]
) -> None:
    assert sum(inheritances(game, seats, options, bot, seed) for seed in range(80)) > 50


def test_in_the_other_games_nothing_is_drafted() -> None:
    for game in GAMES.values():
        sitting = Sitting(game, game.least_seats, None, Seeded(1))
        luck = Random(1)
        drafted = False
        sitting.settle()
        while not sitting.table.over:
            drafted = drafted or sitting.table.drafts is not None
            seat = lowest(sitting.table.must | sitting.table.asked)
            sitting.answer(seat, sitting.table.random_action(seat, luck))
            sitting.settle()
        assert drafted == (game is BATTLEROYAL), f"{game.name} has to be in SITUATIONS"
