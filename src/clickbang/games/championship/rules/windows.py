"""When action cards are played (WC-20, WC-23): in sealed rounds, until one in which nobody plays."""

from mypy_extensions import i64

from clickbang.core.seats import bit, has
from clickbang.core.table import DECLINE
from clickbang.games.championship.rules.codes import card_of, target_of, turn_of
from clickbang.games.championship.rules.drawing import discard
from clickbang.games.championship.rules.looking import look_is_due
from clickbang.games.championship.rules.state import PLAY_PROMPT, State


def start_phase(table: State, moment: i64) -> None:
    """WC-3: everybody hears which phase it is; the cards of this moment are the next to be played."""
    table.board.begin_phase(moment)
    table.observer.begin_phase(moment)


def open_window(table: State) -> bool:
    """WC-23: everyone is asked who may hold a card for this moment, as far as everybody knows. Whether there is one."""
    asked: i64 = 0
    moment = table.board.moment
    if has(table.kinds.moments, moment):
        skulls = has(table.kinds.skulls, moment)
        players = table.board.players
        for seat in range(table.seats):
            player = players[seat]
            if player.cards > 0 and (player.in_round or skulls):
                asked |= bit(seat)
    if asked != 0:
        table.ask(PLAY_PROMPT, 0, asked=asked, sealed=True)
    return asked != 0


def reveal_plays(table: State) -> bool:
    """WC-23: the cards of one sealed round are turned over together. Whether there are any."""
    played = False
    for seat in range(table.seats):
        if table.answers[seat] > DECLINE:
            played = True
            discard(table, seat, card_of(table.answers[seat]))
    if played:
        table.observer.show_plays(table.board, table.answers)
    return played


def take_effects(table: State) -> bool:
    """WC-22, WC-23: one card after another takes effect, in seat order. Whether chance is due: somebody looks."""
    if look_is_due(table):
        return True
    board = table.board
    for step in range(table.seats):
        seat = board.in_turn(step)
        play = table.answers[seat]
        if play > DECLINE:
            table.answers[seat] = DECLINE
            card = table.kinds.cards[card_of(play)]
            effect = card.effect
            target, turn = target_of(play), turn_of(play)
            if effect.targeted and not effect.may_target(table, seat, target, turn):
                table.observer.waste(seat, card.key)
                continue
            effect.take(table, seat, card.key, target, turn)
            if look_is_due(table):
                return True
    return False
