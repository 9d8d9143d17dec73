"""Random play of any OpenSpiel game from Python: the loops that both OpenSpiel peers are timed with.

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


def midgame(game: "pyspiel.Game") -> "pyspiel.State":
    """A game some way in: always the first choice, for a few moves."""
    state = game.new_initial_state()
    for _ in range(6):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        elif state.is_simultaneous_node():
            state.apply_actions([state.legal_actions(seat)[0] for seat in range(state.num_players())])
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def clone(state: "pyspiel.State", _: random.Random) -> int:
    """Copies a game in progress; no decision is made."""
    state.clone()
    return 0


def search(state: "pyspiel.State", uniform: random.Random) -> int:
    """What a bot that searches does over and over: copy the game, play it out, look at the returns."""
    world = state.clone()
    decisions = play(world, uniform)
    world.returns()
    return decisions
