"""Accusation (WC-7 to WC-12): sealed rounds of accusations, until one in which nobody accuses."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.seats import bit, has, without
from clickbang.core.table import DECLINE
from clickbang.games.championship.deck.cards import ACCUSATION, CAUGHT
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.codes import ACCUSE_CODE, NO_TARGET, card_of
from clickbang.games.championship.rules.death import kill
from clickbang.games.championship.rules.drawing import discard
from clickbang.games.championship.rules.state import ACCUSE_PROMPT, BRIBE_PROMPT, State

CAUGHT_REWARD: Final = 3


def ask_for_accusations(table: State) -> bool:
    """WC-7, WC-10, WC-12: everyone who still can accuses or declines, sealed; out of the round is no bar.

    Whether there is anybody to ask.
    """
    board = table.board
    accusable = board.accusable()
    accusers: i64 = 0
    for seat in range(table.seats):
        player = board.players[seat]
        if player.captain and not player.accused and without(accusable, seat) != 0:
            accusers |= bit(seat)
    if accusers != 0:
        table.ask(ACCUSE_PROMPT, 0, asked=accusers, sealed=True)
    return accusers != 0


def reveal_accusations(table: State) -> bool:
    """WC-7, WC-11, WC-12: all accusations at the very same moment; every accused pocket is shown.

    Whether anybody accused.
    """
    board = table.board
    accusations: list[tuple[int, int]] = []
    accused: i64 = 0
    for step in range(table.seats):
        seat = board.in_turn(step)
        answer = table.answers[seat]
        if answer > DECLINE:
            accusations.append((seat, answer - ACCUSE_CODE))
            accused |= bit(answer - ACCUSE_CODE)
    if accused == 0:
        return False
    board.accuse(accusations)
    table.observer.accuse(accusations)
    show_pockets(table, accused)
    return True


def show_pockets(table: State, accused: i64) -> None:
    """WC-7: for all to see; who had a BULLET there is caught."""
    board = table.board
    for step in range(table.seats):
        seat = board.in_turn(step)
        if has(accused, seat):
            pocket = table.barrels[seat].pocket
            board.show_pocket(seat)
            if pocket == BULLET:
                board.catch(seat)
            table.observer.show_pocket(seat, pocket)


def ask_for_bribes(table: State) -> bool:
    """WC-12: every caught player with a card in hand is asked, whatever the card is. Whether there is anybody."""
    board = table.board
    asked: i64 = 0
    if has(table.kinds.moments, CAUGHT):
        for seat in range(table.seats):
            if has(board.caught, seat) and board.players[seat].cards > 0:
                asked |= bit(seat)
    if asked != 0:
        board.begin_phase(CAUGHT)
        table.ask(BRIBE_PROMPT, 0, asked=asked, sealed=True)
    return asked != 0


def reveal_bribes(table: State) -> None:
    """WC-12: in seat order; all who accused somebody are bribed at once."""
    for step in range(table.seats):
        seat = table.board.in_turn(step)
        if table.answers[seat] > DECLINE:
            place = card_of(table.answers[seat])
            discard(table, seat, place)
            card = table.kinds.cards[place]
            card.effect.take(table, seat, card.key, NO_TARGET, 0)


def punish_the_caught(table: State) -> None:
    """WC-8, WC-12: who was caught loses a character; who has bribed the judge is out of the round by now."""
    board = table.board
    board.begin_phase(ACCUSATION)
    kill(table, board.caught & board.in_round())


def settle_accusations(table: State) -> None:
    """WC-8, WC-9, WC-11, WC-12: cards for who was right and who was accused in vain, penalty BULLETs for the wrong."""
    board = table.board
    for accuser, accused in board.accusations:
        if has(board.caught, accused):
            board.owe(accuser, CAUGHT_REWARD)
        else:
            board.owe(accused, 1)
            punish_wrong_accuser(table, accuser)
    board.settle_accusations()


def punish_wrong_accuser(table: State, seat: i64) -> None:
    """WC-9: a CLICK of the wrong accuser's barrel becomes a BULLET that stays; the barrel is reshuffled."""
    board = table.board
    player = board.players[seat]
    if not player.captain:
        return
    # the seven cards of one who has died this round are in hand, six CLICK among them
    if board.box() == 0 or (player.left > 0 and not table.barrels[seat].add_bullet(player.left)):
        if board.box() > 0:
            table.observer.lack_click(seat, player.left)
        table.observer.spare(seat)
        return
    board.add_extra(seat, player.extra + 1)
    table.observer.punish(seat, player.extra, player.left)
