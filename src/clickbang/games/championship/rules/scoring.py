"""Scoring and end (WC-16 to WC-18)."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.result import Result
from clickbang.core.seats import is_one, lowest
from clickbang.games.championship.rules.barrel import EMPTY
from clickbang.games.championship.rules.board import NOBODY, Board
from clickbang.games.championship.rules.player import Player
from clickbang.games.championship.rules.state import State

SIDE_BET_POINTS: Final = 2

POINTS: Final = "points"
LAST_CAPTAIN: Final = "last-captain"
NOBODY_LEFT: Final = "nobody-left"
ROUNDS_OVER: Final = "rounds-over"


def score_round(table: State) -> None:
    """WC-16: who lost nobody and is in the round scores the die and one more, and what cards add."""
    board = table.board
    for seat in range(table.seats):
        player = board.players[seat]
        points: i64 = 0
        if player.in_round:
            points = points_of_bet(player.bet) + player.points_by_marks()
            if player.bets_on != 0:
                points += SIDE_BET_POINTS * side_bets_won(board, player)
        board.score(seat, player.points + points)
        table.observer.score(seat, points)
    table.observer.end_round(board)


def points_of_bet(bet: i64) -> i64:
    """WC-16: the face of the die, and one more."""
    return bet + 1


def side_bets_won(board: Board, player: Player) -> i64:
    """Side Bet: those on players who have lost no character this round."""
    won: i64 = 0
    for seat in range(board.seats):
        if not board.players[seat].lost:
            won += player.side_bets_on(seat)
    return won


def turn_pockets(table: State) -> None:
    """WC-13, option `show_pockets`: at the end of a round every pocket that was not shown is turned over for all."""
    if not table.show_pockets:
        return
    board = table.board
    for step in range(table.seats):
        seat = board.in_turn(step)
        pocket = table.barrels[seat].pocket
        if pocket != EMPTY and not board.players[seat].shown:
            board.show_pocket(seat)
            table.observer.turn_pocket(seat, pocket)
    table.observer.end_turning()


def is_decided(table: State) -> bool:
    """WC-17: somebody has won; or, where that was agreed on, the last round has been played."""
    return points_winner(table) != NOBODY or table.board.round == table.rounds


def points_winner(table: State) -> i64:
    """WC-17: as many points as were agreed on, and more than everyone else still in the game."""
    return leader_with(table, table.goal)


def leader_with(table: State, points: i64) -> i64:
    """Who has so many points, and more than everyone else still in the game."""
    best: i64 = points - 1
    leader: i64 = NOBODY
    for seat in range(table.seats):
        player = table.board.players[seat]
        if player.captain and player.points >= best:
            leader = seat if player.points > best else NOBODY
            best = player.points
    return leader


def result_of(table: State) -> Result:
    """WC-17, WC-18: the last captain, or with several the highest points; with none nobody."""
    alive = table.board.alive()
    scores: list[int] = [player.points for player in table.board.players]
    if alive == 0:
        return Result(NOBODY_LEFT, (), tuple(scores))
    if is_one(alive):
        return Result(LAST_CAPTAIN, (int(lowest(alive)),), tuple(scores))
    winner = points_winner(table)
    if winner != NOBODY:
        return Result(POINTS, (int(winner),), tuple(scores))
    leader = leader_with(table, 0)
    return Result(ROUNDS_OVER, () if leader == NOBODY else (int(leader),), tuple(scores))
