"""Learning by playing against oneself: a policy for World Championship in NumPy alone, in seconds.

The policy gives every answer a score, a weighted sum of what the seat knows, and answers the more likely the higher the
score. After each batch of games every answer that led to a win is made likelier, and all others less likely: REINFORCE.
Both seats use it, so it learns against an opponent that learns as well. `python examples/self_play.py` shows how it
does against somebody who plays at random.
"""

import numpy as np
from numpy.typing import NDArray

from clickbang.games import GAMES
from clickbang.research.vector import VectorGames

OPTIONS = {"deck": "none", "points": "10", "team": "2"}
"""A short game: no action cards, a captain and one team-mate each, ten points to win."""
SEATS = 2
ANSWERS = 22
"""Without action cards no answer is beyond this."""
LENGTH = 80
"""So many decisions are made in every game, or in the next one there, before something is learned."""

Floats = NDArray[np.float32]


class Policy:
    """A weight for every number that a seat knows and every answer."""

    def __init__(self, numbers: int, seed: int) -> None:
        self.weights: Floats = np.zeros((numbers, ANSWERS), np.float32)
        self.luck = np.random.default_rng(seed)

    def chances(self, games: VectorGames) -> Floats:
        """How likely each answer is, game by game."""
        scores = np.where(games.masks[:, :ANSWERS], games.observations @ self.weights, np.float32(-np.inf))
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True))

    def answers(self, chances: Floats) -> NDArray[np.int64]:
        """One answer for each game, as likely as that."""
        marks = 1.0 - self.luck.random((len(chances), 1))
        reached = chances.cumsum(axis=1)
        return np.asarray((reached >= marks * reached[:, -1:]).argmax(axis=1))


def learn(policy: Policy, games: VectorGames, rate: float) -> None:
    """Play on for a while, and learn from the games that ended."""
    steps = []
    for _ in range(LENGTH):
        known, actors = games.observations.copy(), games.actors.copy()
        chances = policy.chances(games)
        answers = policy.answers(chances)
        games.step(answers)
        steps.append((known, actors, chances, answers, games.rewards.copy(), games.terminated.copy()))
    worth = np.zeros((games.games, SEATS))  # what the game was worth of which a step is part, 0 if it did not end
    places = np.arange(games.games)
    change = np.zeros_like(policy.weights)
    for known, actors, chances, answers, rewards, terminated in reversed(steps):
        worth[terminated] = rewards[terminated]
        errors = -chances
        errors[places, answers] += 1.0
        change += known.T @ (errors * worth[places, actors][:, None].astype(np.float32))
    policy.weights += np.float32(rate / games.games) * change


def wins(policy: Policy, games: VectorGames, steps: int) -> float:
    """Which share of the games that somebody won the policy wins in seat 0, against somebody at random."""
    won = np.zeros(SEATS)
    for _ in range(steps):
        mine = policy.answers(policy.chances(games))
        games.step(np.where(games.actors == 0, mine, games.random_answers()))
        won += (games.rewards > 0).sum(axis=0)
    return float(won[0] / won.sum())


def main(rounds: int = 10, side_by_side: int = 64, seed: int = 1) -> float:
    """Learn for so many rounds, and tell how it went."""
    game = GAMES["championship"]
    games = VectorGames(game, SEATS, side_by_side, OPTIONS, seed)
    trial = VectorGames(game, SEATS, side_by_side, OPTIONS, seed + 1)
    policy = Policy(games.observations.shape[1], seed)
    before = wins(policy, trial, LENGTH)
    for _ in range(rounds):
        learn(policy, games, rate=0.3)
    after = wins(policy, trial, LENGTH)
    print(f"Against somebody at random it won {before:.0%} before, and wins {after:.0%} after {rounds} rounds.")
    return after


if __name__ == "__main__":
    main()
