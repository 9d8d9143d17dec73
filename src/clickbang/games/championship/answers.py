"""What a seat may answer to each prompt, and what is wrong with anything else."""

from librt.random import Random
from mypy_extensions import i64

from clickbang.core.errors import ClickbangError, Fault, IllegalAnswer
from clickbang.core.seats import bit, count, members, nth
from clickbang.core.table import DECLINE, pick_listed
from clickbang.games.championship.cards import LIVE_ROUND, TURN_DIE
from clickbang.games.championship.codes import (
    ACCUSE_CODE,
    ACTION_COUNT,
    AIM_CODE,
    BET_CODE,
    DOWNWARDS,
    FIRE_ON_CODE,
    PLAY_CODE,
    PLAYS_A_CARD,
    POCKET_CODE,
    UPWARDS,
    card_of,
)
from clickbang.games.championship.errors import (
    AIM_ELSEWHERE,
    BAD_TARGET,
    BOX_IS_EMPTY,
    MUST_ACCUSE,
    MUST_AIM,
    MUST_BET,
    MUST_DECIDE,
    MUST_PLAY,
    MUST_POCKET,
    NEEDS_SKULL,
    NO_SUCH_BARREL_CARD,
    NO_SUCH_CARD,
    NOT_FIRING,
    NOT_NOW,
    NOT_YOURSELF,
    POCKET_IS_SHOWN,
)
from clickbang.games.championship.player import BULLET, CLICK
from clickbang.games.championship.plays import Plays
from clickbang.games.championship.state import (
    ACCUSE_PROMPT,
    AIM_PROMPT,
    BET_PROMPT,
    FIRE_ON_PROMPT,
    HIGHEST_BET,
    KINDS,
    PLAY_PROMPT,
    POCKET_PROMPT,
)


class Answers(Plays):
    """The lists of answers, and the reasons for refusing others."""

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: i64) -> list[int]:
        actions: list[int] = []
        if self.kind == POCKET_PROMPT:
            if self.players[seat].has_click():
                actions.append(POCKET_CODE + CLICK)
            actions.append(POCKET_CODE + BULLET)
        elif self.kind == BET_PROMPT:
            for face in range(HIGHEST_BET + 1):
                actions.append(BET_CODE + face)
        elif self.kind == ACCUSE_PROMPT:
            actions.append(DECLINE)
            for target in members(self.accusable() & ~bit(seat)):
                actions.append(ACCUSE_CODE + target)
        elif self.kind == AIM_PROMPT:
            for target in range(self.seats):
                if target != seat:
                    actions.append(AIM_CODE + target)
        elif self.kind == FIRE_ON_PROMPT:
            actions.append(DECLINE)
            actions.append(FIRE_ON_CODE)
        else:
            actions.append(DECLINE)
            self.list_plays(seat, actions)
        return actions

    def list_plays(self, seat: i64, actions: list[int]) -> None:
        """Every card in hand with every target it may have now."""
        hand = self.players[seat].hand
        for place in self.kinds.at[self.moment]:
            if hand[place] > 0:
                card = self.kinds.cards[place]
                play = PLAY_CODE + place * PLAYS_A_CARD
                if not self.may_play(seat, card):
                    continue
                if not card.targeted:
                    actions.append(play)
                    continue
                for target in range(self.seats):
                    if self.may_target(seat, card, target, 1):
                        actions.append(play + UPWARDS + target)
                    if card.effect == TURN_DIE and self.may_target(seat, card, target, -1):
                        actions.append(play + DOWNWARDS + target)

    def random_action(self, seat: i64, whim: Random) -> i64:
        # the same as picking from legal_actions, without making the list where that is easy
        if self.kind == PLAY_PROMPT and self.cards_of_moment(seat) == 0:
            whim.randrange(1)
            return DECLINE
        if self.kind == ACCUSE_PROMPT:
            targets = self.accusable() & ~bit(seat)
            pick = whim.randrange(1 + count(targets))
            return DECLINE if pick == 0 else ACCUSE_CODE + nth(targets, pick - 1)
        if self.kind == BET_PROMPT:
            return BET_CODE + whim.randrange(HIGHEST_BET + 1)
        if self.kind == POCKET_PROMPT and self.players[seat].has_click():
            return POCKET_CODE + whim.randrange(2)
        return pick_listed(self, seat, whim)

    def cards_of_moment(self, seat: i64) -> i64:
        """How many cards this seat has that are for now."""
        hand = self.players[seat].hand
        held: i64 = 0
        for place in self.kinds.at[self.moment]:
            held += hand[place]
        return held

    def objection(self, seat: i64, action: i64) -> ClickbangError | None:
        if action in self.legal_actions(seat):
            return None
        return IllegalAnswer(self.fault(seat, action))

    def fault(self, seat: i64, action: i64) -> Fault:
        """What is wrong with an answer that is not listed."""
        if self.kind == POCKET_PROMPT:
            return NO_SUCH_BARREL_CARD if action == POCKET_CODE + CLICK else MUST_POCKET
        if self.kind == BET_PROMPT:
            return MUST_BET
        if self.kind == ACCUSE_PROMPT:
            if action == ACCUSE_CODE + seat:
                return NOT_YOURSELF
            return POCKET_IS_SHOWN if ACCUSE_CODE <= action < ACCUSE_CODE + self.seats else MUST_ACCUSE
        if self.kind == AIM_PROMPT:
            return AIM_ELSEWHERE if action == AIM_CODE + seat else MUST_AIM
        if self.kind == FIRE_ON_PROMPT:
            return MUST_DECIDE
        return self.fault_of_play(seat, action)

    def fault_of_play(self, seat: i64, action: i64) -> Fault:
        """WC-20, WC-21, WC-24: why a card cannot be played, or not like this."""
        if action < PLAY_CODE or action >= ACTION_COUNT:
            return MUST_PLAY
        place = card_of(action)
        player = self.players[seat]
        if place >= len(self.kinds.cards) or player.hand[place] == 0:
            return NO_SUCH_CARD
        card = self.kinds.cards[place]
        if card.moment != self.moment:
            return NOT_NOW
        if not player.in_round and not card.skull:
            return NEEDS_SKULL
        if card.own_shot and not player.fires():
            return NOT_FIRING
        if card.effect == LIVE_ROUND and self.box() == 0:
            return BOX_IS_EMPTY
        return BAD_TARGET
