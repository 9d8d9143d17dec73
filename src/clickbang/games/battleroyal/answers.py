"""What a seat may answer to each prompt, and what is wrong with anything else."""

from librt.random import Random
from mypy_extensions import i64

from clickbang.core.errors import ClickbangError, Fault, IllegalAnswer
from clickbang.core.seats import bit, count, lowest, members, nth
from clickbang.core.table import DECLINE, pick_listed
from clickbang.games.battleroyal.codes import (
    ACCEPT_CODE,
    ASSIGN_CODE,
    CONFRONT_CODE,
    LEAVE_CODE,
    PASS_CODE,
    PICK_CODE,
    REVEAL_CODE,
    SHOW_CODE,
    SIGN_CODE,
    VOTE_CODE,
)
from clickbang.games.battleroyal.errors import (
    CARD_IS_OUT,
    MUST_CHOOSE,
    MUST_DIVIDE,
    MUST_REVEAL,
    MUST_SAY_BANG,
    MUST_SIGN,
    MUST_VOTE,
    NO_SUCH_CARD,
    NO_TEAM,
    NOT_A_NEIGHBOUR,
    NOT_IN_TEAM,
    ONLY_LEAVING,
    YOUR_TURN,
)
from clickbang.games.battleroyal.state import (
    DIVIDE_PROMPT,
    DOLLARS_PROMPT,
    KINDS,
    REVEAL_PROMPT,
    SIGN_PROMPT,
    TALK_PROMPT,
    TURN_PROMPT,
    VOTE_PROMPT,
)
from clickbang.games.battleroyal.talk_answers import TalkAnswers


class Answers(TalkAnswers):
    """The lists of answers, and the reasons for refusing others."""

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: i64) -> list[int]:
        if self.kind == TURN_PROMPT:
            return self.turn_actions(seat)
        if self.kind == SIGN_PROMPT:
            return [SIGN_CODE + kills for kills in range(self.persons + 1)]
        if self.kind == REVEAL_PROMPT:
            return self.reveal_actions(seat)
        if self.kind == DOLLARS_PROMPT:
            return [DECLINE, ACCEPT_CODE]
        if self.kind == TALK_PROMPT:
            return self.talk_actions(seat)
        if self.kind == DIVIDE_PROMPT:
            assert self.drafts is not None
            receivers = [ASSIGN_CODE + member for member in members(self.heirs)]
            return receivers if self.drafts[seat] else [DECLINE, *receivers]
        return [VOTE_CODE, VOTE_CODE + 1]

    def random_action(self, seat: i64, whim: Random) -> i64:
        if self.kind == TALK_PROMPT:
            return self.random_talk(seat, whim)
        if self.kind == SIGN_PROMPT:
            return SIGN_CODE + whim.randrange(self.persons + 1)
        if self.kind == TURN_PROMPT:
            return self.random_turn(seat, whim)
        if self.kind == DIVIDE_PROMPT and self.drafts is not None and self.drafts[seat]:
            return ASSIGN_CODE + nth(self.heirs, whim.randrange(count(self.heirs)))
        if self.kind == REVEAL_PROMPT:
            return self.random_reveal(seat, whim)
        if self.kind == VOTE_PROMPT:
            return VOTE_CODE + whim.randrange(2)
        return pick_listed(self, seat, whim)

    # Turns and cards

    def turn_actions(self, seat: i64) -> list[int]:
        """BR-4, BR-6: pass, confront a neighbour, leave; on somebody else's turn leave or not."""
        if seat != self.turn:
            return [DECLINE, LEAVE_CODE]
        found: list[int] = [PASS_CODE]
        found += [CONFRONT_CODE + other for other in members(self.neighbours(seat))]
        if self.teams[seat] != bit(seat):
            found.append(LEAVE_CODE)
        return found

    def random_turn(self, seat: i64, whim: Random) -> i64:
        if seat != self.turn:
            return LEAVE_CODE if whim.randrange(2) == 1 else DECLINE
        neighbours = self.neighbours(seat)
        targets = count(neighbours)
        choice = whim.randrange(1 + targets + (1 if self.teams[seat] != bit(seat) else 0))
        if choice == 0:
            return PASS_CODE
        return LEAVE_CODE if choice > targets else CONFRONT_CODE + nth(neighbours, choice - 1)

    def neighbours(self, seat: i64) -> i64:
        """BR-4: the nearest remaining players on both sides; with two left that is one."""
        return bit(self.neighbour(seat, 1)) | bit(self.neighbour(seat, -1))

    def reveal_actions(self, seat: i64) -> list[int]:
        """BR-12, BR-14: any card; one with the word makes its player say "Bang!", any other may come with a bluff."""
        found: list[int] = []
        for card in members(self.hands[seat] & ~self.already_out(seat)):
            if self.deck.bangs >> card & 1 == 0:
                found.append(REVEAL_CODE + 2 * card)
            found.append(REVEAL_CODE + 2 * card + 1)
        return found

    def random_reveal(self, seat: i64, whim: Random) -> i64:
        free = self.hands[seat] & ~self.already_out(seat)
        choice = whim.randrange(count(free) + count(free & ~self.deck.bangs))
        while True:
            card = lowest(free)
            free &= free - 1
            ways = 2 if self.deck.bangs >> card & 1 == 0 else 1
            if choice < ways:
                return REVEAL_CODE + 2 * card + 2 - ways + choice
            choice -= ways

    def already_out(self, seat: i64) -> i64:
        """BR-23: the card of a player's other person."""
        found: i64 = 0
        if self.drafts is not None:
            for code in self.drafts[seat]:
                found |= bit((code - REVEAL_CODE) // 2)
        return found

    def draft_complete(self, seat: i64) -> bool:
        assert self.drafts is not None
        steps = self.drafts[seat]
        if self.kind == REVEAL_PROMPT:
            return len(steps) == self.kills[seat]
        if self.kind == DIVIDE_PROMPT:
            return steps[0] == DECLINE or len(steps) == count(self.spoils)
        return self.said_it_all(seat)

    # What is wrong

    def objection(self, seat: i64, action: i64) -> ClickbangError | None:
        if action in self.legal_actions(seat):
            return None
        return IllegalAnswer(self.fault_with(seat, action))

    def fault_with(self, seat: i64, action: i64) -> Fault:
        """Why this answer is not on the list."""
        if self.kind == TURN_PROMPT:
            if action == LEAVE_CODE:
                return NO_TEAM
            if seat != self.turn:
                return ONLY_LEAVING
            return NOT_A_NEIGHBOUR if CONFRONT_CODE <= action < ASSIGN_CODE else YOUR_TURN
        if self.kind == SIGN_PROMPT:
            return MUST_SIGN
        if self.kind == REVEAL_PROMPT:
            if not REVEAL_CODE <= action < PICK_CODE:
                return MUST_REVEAL
            card = (action - REVEAL_CODE) // 2
            if self.hands[seat] >> card & 1 == 0:
                return NO_SUCH_CARD
            return CARD_IS_OUT if self.already_out(seat) >> card & 1 != 0 else MUST_SAY_BANG
        if self.kind == DOLLARS_PROMPT:
            return MUST_CHOOSE
        if self.kind == TALK_PROMPT:
            return self.fault_with_talk(seat, action)
        if self.kind == DIVIDE_PROMPT:
            return NOT_IN_TEAM if ASSIGN_CODE <= action < SHOW_CODE else MUST_DIVIDE
        return MUST_VOTE
