"""Random play of any OpenSpiel game from Python: the loop that both OpenSpiel peers are timed with.

A policy that asks for the legal actions, picks one and applies it. The node's kind is read from one call of
`current_player`, and the pick is plain arithmetic: `random.choice` and three questions a node cost more.
"""

import random

import pyspiel

CHANCE = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def play(state: "pyspiel.State", uniform: random.Random) -> int:
    """Plays to the end and returns the number of decisions: one answer of one player each."""
    draw = uniform.random
    decisions = 0
    while (player := state.current_player()) != TERMINAL:
        if player >= 0:
            legal = state.legal_actions(player)
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
        elif player == CHANCE:
            state.apply_action(sample(state.chance_outcomes(), draw()))
        else:
            answers = []
            for seat in range(state.num_players()):
                legal = state.legal_actions(seat)
                answers.append(legal[int(draw() * len(legal))] if legal else 0)
                decisions += bool(legal)
            state.apply_actions(answers)
    return decisions


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]
