"""Accusation (WC-7 to WC-12), and death (WC-19)."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit
from clickbang.core.table import DECLINE
from clickbang.games.championship.answers import Answers
from clickbang.games.championship.cards import CAUGHT
from clickbang.games.championship.codes import ACCUSE_CODE, card_of
from clickbang.games.championship.events import (
    AccusationsRevealed,
    Bribed,
    CharacterDied,
    NoPenalty,
    PenaltyBullet,
    PocketShown,
)
from clickbang.games.championship.player import BULLET
from clickbang.games.championship.state import ACCUSE_PROMPT, BRIBE_PROMPT

CAUGHT_REWARD: Final = 3


class Accusation(Answers):
    """Sealed rounds of accusations, until one in which nobody accuses."""

    def ask_for_accusations(self) -> None:
        """WC-7, WC-10, WC-12: everyone who still can accuses or declines, sealed; out of the round is no bar."""
        accusable = self.accusable()
        accusers: i64 = 0
        for seat in range(self.seats):
            player = self.players[seat]
            if player.captain and not player.accused and accusable & ~bit(seat) != 0:
                accusers |= bit(seat)
        if accusers == 0:
            self.start_shooting()
        else:
            self.ask(ACCUSE_PROMPT, 0, asked=accusers, sealed=True)

    def reveal_accusations(self) -> None:
        """WC-7, WC-11, WC-12: all accusations at the very same moment; every accused pocket is shown."""
        accusations: list[tuple[int, int]] = []
        accused: i64 = 0
        for step in range(self.seats):
            seat = self.in_turn(step)
            answer = self.answers[seat]
            if answer > DECLINE:
                self.players[seat].accused = True
                accusations.append((seat, answer - ACCUSE_CODE))
                accused |= bit(answer - ACCUSE_CODE)
        if accused == 0:
            self.start_shooting()
            return
        self.accusations = accusations
        if self.listener is not None:
            self.tell(EVERYONE, AccusationsRevealed(tuple(accusations)))
        for step in range(self.seats):
            seat = self.in_turn(step)
            if accused >> seat & 1 != 0:
                player = self.players[seat]
                player.shown = True
                if player.pocket == BULLET:
                    self.caught |= bit(seat)
                if self.listener is not None:
                    self.tell(EVERYONE, PocketShown(seat, player.pocket))
        self.ask_for_bribes()

    def ask_for_bribes(self) -> None:
        """WC-12: every caught player with a card in hand is asked, whatever the card is."""
        asked: i64 = 0
        if self.kinds.moments >> CAUGHT & 1 != 0:
            for seat in range(self.seats):
                if self.caught >> seat & 1 != 0 and self.players[seat].cards > 0:
                    asked |= bit(seat)
        if asked != 0:
            self.moment = CAUGHT
            self.ask(BRIBE_PROMPT, 0, asked=asked, sealed=True)
        else:
            self.judge(0)

    def reveal_bribes(self) -> None:
        """Bribe the Judge: no character is lost, but the player is out of the round."""
        bribed: i64 = 0
        for step in range(self.seats):
            seat = self.in_turn(step)
            if self.answers[seat] > DECLINE:
                bribed |= bit(seat)
                card = card_of(self.answers[seat])
                self.discard(seat, card)
                self.players[seat].in_round = False
                if self.listener is not None:
                    self.tell(EVERYONE, Bribed(seat, self.kinds.cards[card].key))
        self.judge(bribed)

    def judge(self, bribed: i64) -> None:
        """WC-8, WC-9, WC-12: deaths and resets, then penalty BULLETs, then draws, each in seat order."""
        caught = self.caught
        accusations = self.accusations
        self.caught = 0
        self.accusations = []
        self.kill(caught & ~bribed)
        if self.ended_by_deaths():
            return
        for accuser, accused in accusations:
            if caught >> accused & 1 != 0:
                self.owe(accuser, CAUGHT_REWARD)
            else:
                self.owe(accused, 1)
                self.punish(accuser)
        self.draw_cards()

    def punish(self, seat: i64) -> None:
        """WC-9: a CLICK of the wrong accuser's barrel becomes a BULLET that stays; the barrel is reshuffled."""
        player = self.players[seat]
        if not player.captain:
            return
        # the seven cards of one who has died this round are in hand, six CLICK among them
        if self.box() == 0 or (player.left > 0 and not player.add_bullet()):
            if self.listener is not None:
                self.tell(EVERYONE, NoPenalty(seat))
            return
        player.extra += 1
        if self.listener is not None:
            self.tell(EVERYONE, PenaltyBullet(seat, player.extra))

    def start_shooting(self) -> None:
        """WC-12: nobody accuses any more, the next phase begins."""
        raise NotImplementedError

    # Death

    def kill(self, dying: i64) -> None:
        """WC-19: team-mates first, the captain last; for a team-mate a card is due."""
        for step in range(self.seats):
            seat = self.in_turn(step)
            if dying >> seat & 1 != 0:
                player = self.players[seat]
                mate = player.mates > 0
                player.lose_character()
                if mate:
                    self.owe(seat, 1)
                if self.listener is not None:
                    self.tell(EVERYONE, CharacterDied(seat, player.mates, not mate))

    def ended_by_deaths(self) -> bool:
        """WC-15, WC-18: whether the game is over because of who is left."""
        raise NotImplementedError
