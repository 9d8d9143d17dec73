"""The best of Battle Royal's bots: it has learned from many games what others hold, what they do, and what wins.

What everybody has done for all to see goes through two small networks: which card do they hold, and will they show
*kill*? What comes of that, and how things stand, goes through another one, which says how often each answer has won.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clickbang.bots.search.budget import Budget
from clickbang.bots.search.root import Root
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import count, has, is_one, lowest
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.faith import MASTER_WAYS, Ways
from clickbang.games.battleroyal.bots.judging.judgement import Judgement
from clickbang.games.battleroyal.bots.judging.minds import learned_minds
from clickbang.games.battleroyal.bots.judging.records import Records
from clickbang.games.battleroyal.bots.judging.situations import (
    LEAVE,
    LEFT,
    PASS,
    leave_numbers,
    sign_numbers,
    turn_numbers,
)
from clickbang.games.battleroyal.bots.shrewd import ShrewdBot
from clickbang.games.battleroyal.bots.thinking import BattleRoyalThinking
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, LEAVE_CODE, PASS_CODE, REVEAL_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.sides import sides

PLAYOUTS: Final = 1_000
"""So many games it imagines for an answer in pairs, which keeps games from one seed the same."""
BLUR: Final = 0.001
"""Two cards that differ by less are as good as each other."""
CLEARLY: Final = 1.0
"""By so many standard errors an answer has to be better there than what `shrewd` would do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MasterBot(ShrewdBot):
    """Keeps faith and lets others find it, until four are left or nothing happens for long."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = Budget(playouts=PLAYOUTS) if budget is None else budget
        self.minds = learned_minds()

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        self.records: Records | None = None

    def ways(self) -> Ways:
        return MASTER_WAYS

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BattleRoyalView)
        if len(prompt.choices) == 1 or prompt.kind not in ("turn", "sign"):
            return super().answer(view, prompt)
        if view.persons > 1 or (prompt.kind == "turn" and prompt.role != MUST):
            return self.weighed(view, prompt)
        if count(view.alive) > self.ways().few:
            return super().answer(view, prompt)
        if prompt.kind == "sign":
            return SIGN_CODE + view.persons
        near = view.neighbours(self.seat)
        return CONFRONT_CODE + (near[0] if not has(view.board.teams[self.seat], near[0]) else near[-1])

    def weighed(self, view: BattleRoyalView, prompt: Prompt) -> int:
        if view.persons > 1:
            return self.look_ahead(view, prompt)
        if prompt.kind == "turn" and prompt.role != MUST and view.passes > 0:
            return DECLINE  # nothing has happened since it was last weighed
        if self.records is None:
            self.records = Records(view.seats)
        self.records.recall(view)
        judgement = Judgement(view, self.records, self.minds.holds, self.minds.signs)
        if prompt.kind == "reveal":
            return self.reveal(view, prompt, judgement)
        if prompt.kind == "sign":
            numbers = sign_numbers(judgement)
            return SIGN_CODE + self.decide("sign", numbers, self.minds.sign.run(numbers), view, prompt)
        if prompt.role != MUST:
            numbers = leave_numbers(judgement)
            leaves = self.decide("leave", numbers, self.minds.leave.run(numbers), view, prompt)
            return LEAVE_CODE if leaves == LEAVE else DECLINE
        numbers = turn_numbers(judgement)
        found = self.decide("turn", numbers, self.minds.turn.run(numbers), view, prompt)
        if found == PASS:
            return PASS_CODE
        near = view.neighbours(self.seat)
        return CONFRONT_CODE + (near[0] if found == LEFT else near[-1])

    def look_ahead(self, view: BattleRoyalView, prompt: Prompt) -> int:
        """BR-22: of pairs it has learned nothing; there it searches, and does as `shrewd` unless it knows better."""
        thumb = super().weighed(view, prompt)
        if prompt.kind == "reveal" or prompt.role != MUST:
            return thumb
        try:
            root = Root(view, prompt, BattleRoyalThinking(), self.random)
        except ValueError:  # no world was found in time that explains so long a history
            return thumb
        return root.explore(self.budget).better_than(thumb, CLEARLY)

    def decide(self, kind: str, numbers: vec[float], worths: vec[float], view: BattleRoyalView, prompt: Prompt) -> int:
        """Which of the answers, whose worths are given."""
        best: i64 = 0
        for place in range(len(worths)):
            if worths[place] > worths[best]:
                best = place
        return best

    def reveal(self, view: BattleRoyalView, prompt: Prompt, judgement: Judgement) -> int:
        """BR-12: in a duel the card that beats most of what the other is likely to hold."""
        usual = super().weighed(view, prompt)
        _, rivals = sides(view.attackers, view.defenders, self.seat)
        if not is_one(rivals) or not is_one(view.board.teams[self.seat]):
            return usual
        special = view.deck.bombs | view.deck.dollars
        if has(special, (usual - REVEAL_CODE) // 2):
            return usual
        rival = lowest(rivals)
        best, most = usual, judgement.beats_held((usual - REVEAL_CODE) // 2, rival)
        for choice in prompt.choices:
            card = (choice - REVEAL_CODE) // 2
            if not has(special, card):
                wins = judgement.beats_held(card, rival)
                if wins > most + BLUR:
                    best, most = choice, wins
        return best
