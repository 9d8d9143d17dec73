"""Search from what a seat knows: what each of its choices is worth, and how it should answer.

There is one question and three ways to answer it, all with `Findings`. By itself a search tries the choices of the
first prompt in imagined worlds (`root.py`). Where a game names an origin, it looks further: all that can follow is
written out if it is small enough for the budget (`written_out.py`), else a tree is sampled (`tree.py`).
"""

from librt.random import Random
from mypy_extensions import i64

from clickbang.bots.search.budget import Budget
from clickbang.bots.search.findings import Findings
from clickbang.bots.search.origin import Origin
from clickbang.bots.search.root import Root
from clickbang.bots.search.thinking import Thinking, thinking_of
from clickbang.bots.search.tree import Tree
from clickbang.bots.search.written_out import TooLarge, WrittenOut
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.view import View


def search(
    game: Game, view: View, prompt: Prompt, budget: Budget, random: Random, thinking: Thinking | None = None
) -> Findings:
    """What the choices of this prompt are worth to the seat of this view, in shares of the win.

    The prompt has to be open for that seat. Nothing is read but view and prompt; all luck comes from `random`, so that
    with a budget of playouts the same arguments give the same findings.
    """
    if not prompt.choices:
        raise ValueError(f"seat {prompt.seat} is asked nothing: there is nothing to search for")
    if thinking is None:
        thinking = thinking_of(game)
    origin = thinking.origin(view)
    if origin is None:
        root = Root(view, prompt, thinking, random)
        return root.explore(budget) if root.deciding == 0 else root.learn_and_weigh(budget)
    if origin.is_open:
        found = written_out(view, prompt, budget, random, thinking, origin)
        if found is not None:
            return found
    return Tree(prompt, thinking, random, origin).learn_and_weigh(budget)


def written_out(
    view: View, prompt: Prompt, budget: Budget, random: Random, thinking: Thinking, origin: Origin
) -> Findings | None:
    """What is found where all that can follow from the origin is small enough for the budget; else None."""
    try:
        game = WrittenOut(prompt, thinking, random, origin, budget)
    except TooLarge:
        return None
    asked: i64 = 0
    for event in view.history[len(origin.view.history) :]:
        asked = game.hearing.after(asked, event)
    return game.findings(asked)
