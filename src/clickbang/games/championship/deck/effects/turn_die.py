"""Second Thoughts."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.deck.cards import ACCUSATION
from clickbang.games.championship.deck.chances import Chances, Imagined
from clickbang.games.championship.deck.effect import KEPT, Effect
from clickbang.games.championship.rules.codes import DOWNWARDS, UPWARDS
from clickbang.games.championship.rules.scoring import points_of_bet
from clickbang.games.championship.rules.state import HIGHEST_BET, State

DOWN: Final = -1


class TurnDie(Effect):
    """Their die goes one face up or down."""

    def __init__(self) -> None:
        super().__init__("turn-die", ACCUSATION, turns=True)

    def may_target(self, table: State, seat: i64, target: i64, turn: i64) -> bool:
        """WC-24: at 0 only up, at 5 only down."""
        aimed = table.board.players[target]
        return aimed.in_round and (aimed.bet < HIGHEST_BET if turn > 0 else aimed.bet > 0)

    def take(self, table: State, seat: i64, card: str, target: i64, turn: i64) -> None:
        face = table.board.players[target].bet + turn
        table.board.show_die(target, face)
        table.observer.turn_die(target, face)

    def gain(self, chances: Chances, target: int, turn: int) -> float:
        """One shot and one point more or less, for anybody."""
        return chances.gain_of_die(target, turn)

    def use(self, table: State, seat: i64, imagined: Imagined) -> i64:
        """A point more for a cheat; a shot less for who has got another BULLET; less for a rival who would win."""
        player, bullets = table.board.players[seat], table.barrels[seat].bullets
        if player.in_round and bullets == 0 and player.bet < HIGHEST_BET:
            return UPWARDS + seat
        rival: i64 = 0
        while rival < table.seats:
            other = table.board.players[rival]
            would_win = other.in_round and other.points + points_of_bet(other.bet) == table.goal
            if rival != seat and would_win and self.may_target(table, seat, rival, DOWN):
                return DOWNWARDS + rival
            rival += 1
        if player.in_round and bullets >= 2 and player.bet >= 2:
            return DOWNWARDS + seat
        return KEPT


EFFECT: Final = TurnDie()
