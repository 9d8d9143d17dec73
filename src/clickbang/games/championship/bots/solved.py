"""The bot that plays duels without action cards as they were solved: nobody beats it in the long run."""

from librt.random import Random
from mypy_extensions import mypyc_attr

from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.championship.bots.shrewd import ShrewdBot
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.duel.moments import choice_of, moment_of
from clickbang.games.championship.research.solved.kept.packing import Chances
from clickbang.games.championship.research.solved.solution import is_solved, solution
from clickbang.games.championship.research.solved.weighing import weigh


@mypyc_attr(allow_interpreted_subclasses=True)
class SolvedBot(ShrewdBot):
    """Plays the solution where there is one: two players, no cards, usual points and teams. Elsewhere it is `sharp`.

    Whoever sits down in the middle of a round may have bet as the solution never does: then it makes the best of it.
    """

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        self.round = 0
        self.plan: Chances = {}

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, ChampionshipView)
        if len(prompt.choices) == 1 or not is_solved(view):
            return super().answer(view, prompt)
        moment = moment_of(prompt.kind, view.players[self.seat].pocket, view.board, self.seat)
        if view.round != self.round:
            found = solution(view.goal, view.team)
            self.plan = found.plan(found.state(view))
            self.round = view.round
        chances = self.plan.get(moment) if prompt.kind != "fire-on" else None
        if chances is None:
            best = max(weigh(view, prompt), key=lambda weighed: weighed.chance)
            return best.answer
        luck = self.random.random()
        for answer in prompt.choices:
            luck -= chances[choice_of(moment, answer)]
            if luck < 0.0:
                return answer
        return max(prompt.choices, key=lambda answer: chances[choice_of(moment, answer)])
