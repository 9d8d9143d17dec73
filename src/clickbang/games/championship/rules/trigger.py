"""Trigger (WC-13 to WC-15): shot by shot, all who have one left fire at the same moment."""

from mypy_extensions import i64

from clickbang.core.seats import bit
from clickbang.core.table import UNANSWERED
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.board import NOBODY
from clickbang.games.championship.rules.codes import AIM_CODE
from clickbang.games.championship.rules.death import kill
from clickbang.games.championship.rules.player import AT_SELF, AT_SKY, TO_CHOOSE
from clickbang.games.championship.rules.state import AIM_PROMPT, FIRE, FIRE_ON_PROMPT, State


def set_aim(table: State, seat: i64, aim: i64) -> None:
    """WC-22: a shot has one aim, that of the last card concerning its firer."""
    table.board.aim(seat, aim)
    table.observer.aim(seat, aim)


def ask_for_aims(table: State) -> bool:
    """WC-22, Shoot Somebody: everyone who fires and whose aim is open chooses one. Whether there is anybody."""
    choosing: i64 = 0
    for seat in range(table.seats):
        player = table.board.players[seat]
        if player.fires() and player.aim == TO_CHOOSE:
            choosing |= bit(seat)
    if choosing != 0:
        table.ask(AIM_PROMPT, choosing, sealed=True)
    return choosing != 0


def reveal_aims(table: State) -> None:
    """Shoot Somebody: the targets are revealed together."""
    for seat in range(table.seats):
        if table.answers[seat] != UNANSWERED:
            target = table.answers[seat] - AIM_CODE
            table.board.aim(seat, AT_SELF if target == seat else target)
    table.observer.show_aims(table.board, table.answers)


def await_top_card(table: State) -> bool:
    """WC-13: chance settles the top cards that nobody has looked at, one by one. Whether one is left."""
    players, barrels = table.board.players, table.barrels
    for seat in range(table.seats):
        if players[seat].fires() and barrels[seat].known == 0:
            table.looked_at = seat
            table.await_chance(FIRE)
            return True
    table.looked_at = NOBODY
    return False


def turn_cards(table: State) -> None:
    """WC-13, WC-21: every BULLET hurts whom it was aimed at, also those of players it kills."""
    board, barrels = table.board, table.barrels
    hit: i64 = 0
    for step in range(table.seats):
        seat = board.in_turn(step)
        player = board.players[seat]
        if player.fires():
            card = barrels[seat].turn_top()
            table.observer.fire(seat, card, player.aim, player.left)
            board.fire(seat)
            if card == BULLET and player.aim != AT_SKY:
                hit |= bit(seat if player.aim == AT_SELF else player.aim)
    board.end_shot()
    table.observer.end_shot()
    kill(table, hit & board.in_round())


def ask_last_captain(table: State, seat: i64) -> bool:
    """WC-15: the game is won; who has shots left is asked once whether to fire on. Whether there is a shot left."""
    table.board.win(seat)
    table.observer.win(seat)
    if not table.board.players[seat].fires():
        return False
    # sealed though nobody else is asked, so that all hear of the answer before chance strikes
    table.ask(FIRE_ON_PROMPT, 0, asked=bit(seat), sealed=True)
    return True
