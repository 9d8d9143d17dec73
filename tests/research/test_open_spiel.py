"""Our games in OpenSpiel: its own tests, and that nothing of the games is lost or told on the way."""

import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from examples.tiny_game import ODD_ONE_OUT
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from clickbang.core.seats import has
from clickbang.core.table import DECLINE
from clickbang.games import GAMES
from clickbang.research.open_spiel import opening_of, register
from clickbang.research.open_spiel.state import SpielState

FORMS = ("", "_simultaneous")
SEATS = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in (*range(2, 9), 36)
    if game.least_seats <= seats <= game.most_seats
]
FEW = [("bulletbucks", 3), ("championship", 2), ("battleroyal", 4)]
QUICK = [*FEW, ("bulletbucks", 6), ("battleroyal", 8)]
SOAKED = [pytest.param(*one, marks=() if one in QUICK else pytest.mark.soak) for one in SEATS]


def game_of(name: str, seats: int, form: str = "", more: str = "") -> Any:
    return pyspiel.load_game(f"clickbang_{name}{form}(players={seats}{more})")


def decisions(game: Any, seed: int) -> Iterator[tuple[SpielState, int]]:
    """A game at random: each state in which somebody decides, and what (`state` goes on afterwards)."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        action = luck.choice(state.legal_actions())
        if not state.is_chance_node():
            yield state, action
        state.apply_action(action)


def played(game: Any, seed: int) -> SpielState:
    """A game at random, at its end."""
    for _state, _ in decisions(game, seed):
        state = _state
    return state


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("name", "seats"), SOAKED)
def test_openspiels_own_test_passes(name: str, seats: int, form: str) -> None:
    pyspiel.random_sim_test(game_of(name, seats, form), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("name", "seats"), [pytest.param(*one, marks=() if one == FEW[0] else pytest.mark.soak) for one in SEATS]
)
def test_a_playthrough_is_the_same_again(name: str, seats: int, form: str) -> None:
    called = f"clickbang_{name}{form}(players={seats})"
    text = generate_playthrough.playthrough(called, action_sequence=None, seed=seats)
    assert f"NumPlayers() = {seats}" in text
    assert "IsTerminal() = True" in text
    if (name, seats) in FEW:
        assert generate_playthrough.playthrough(called, action_sequence=None, seed=seats) == text


@pytest.mark.parametrize(("name", "seats"), FEW)
def test_an_information_state_recalls_all_that_a_player_knew_and_did(name: str, seats: int) -> None:
    game = game_of(name, seats)
    before: dict[tuple[int, str], object] = {}
    choices: dict[tuple[int, str], list[int]] = {}
    for seed in range(6):
        own: list[tuple[tuple[str, int], ...]] = [()] * seats
        for state, action in decisions(game, seed):
            player = state.current_player()
            known = state.information_state_string()
            assert before.setdefault((player, known), own[player]) == own[player]
            assert choices.setdefault((player, known), state.legal_actions()) == state.legal_actions()
            own[player] = (*own[player], (known, action))


def test_who_declines_a_standing_right_recalls_it() -> None:
    for seed in range(20):
        for state, _ in decisions(game_of("battleroyal", 8), seed):
            seat = state.current_player()
            if has(state.play.decisions.table.standing, seat):
                known = state.information_state_string(seat)
                others = [state.information_state_string(other) for other in range(8) if other != seat]
                state.apply_action(DECLINE)
                assert state.information_state_string(seat) != known
                assert [state.information_state_string(other) for other in range(8) if other != seat] == others
                return
    pytest.fail("nobody could leave a team")


def test_what_is_sealed_is_not_told_to_who_answers_after() -> None:
    state = game_of("bulletbucks", 3).new_initial_state()
    told = set()
    for bid in state.legal_actions():
        child = state.child(bid)
        told.add((child.information_state_string(1), tuple(child.information_state_tensor(1))))
    assert len(told) == 1


def test_both_forms_are_the_same_game() -> None:
    joint = game_of("championship", 3, "_simultaneous").new_initial_state()
    turns = game_of("championship", 3).new_initial_state()
    luck, together = random.Random(8), 0
    while not joint.is_terminal():
        if joint.is_simultaneous_node():
            asked = [joint.legal_actions(player) for player in range(3)]
            actions = [luck.choice(legal) if legal else 0 for legal in asked]
            joint.apply_actions(actions)
            for player, legal in enumerate(asked):
                if legal:
                    assert turns.current_player() == player
                    assert turns.legal_actions() == legal
                    turns.apply_action(actions[player])
            together += 1
        else:
            action = luck.choice(joint.legal_actions())
            joint.apply_action(action)
            turns.apply_action(action)
    assert together
    assert turns.is_terminal()
    assert turns.returns() == joint.returns()


def test_chance_weighs_what_the_table_weighs() -> None:
    state = game_of("bulletbucks", 3).new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0 if state.current_player() else -1])
    assert [share for _, share in state.chance_outcomes()] == pytest.approx([5 / 6, 1 / 6])


@pytest.mark.parametrize(("name", "seats"), FEW)
def test_a_state_is_written_down_and_read_back(name: str, seats: int) -> None:
    game = game_of(name, seats)
    for place, (state, _) in enumerate(decisions(game, 2)):
        if place == 9:
            copies = [game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state)), state.clone()]
            for copy in copies:
                assert str(copy) == str(state)
                assert copy.history() == state.history()
                for player in range(seats):
                    assert copy.information_state_string(player) == state.information_state_string(player)
                    assert copy.observation_tensor(player) == state.observation_tensor(player)
            return


def test_a_clone_goes_its_own_way() -> None:
    state = game_of("bulletbucks", 3).new_initial_state()
    known = [state.information_state_string(player) for player in range(3)]
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.information_state_string(0) != known[0]
    assert [state.information_state_string(player) for player in range(3)] == known
    assert state.observation_tensor(0) != clone.observation_tensor(0)


def test_what_openspiel_asks_itself_is_what_we_answer_directly() -> None:
    for state, _ in decisions(game_of("battleroyal", 4), 1):
        assert pyspiel.State.legal_actions(state) == state.legal_actions()
        player = state.current_player()
        assert pyspiel.State.information_state_string(state, player) == state.information_state_string()
        for ours, theirs in (
            (state.observation_tensor, pyspiel.State.observation_tensor),
            (state.information_state_tensor, pyspiel.State.information_state_tensor),
        ):
            assert ours() == theirs(state, player)


def test_an_observation_has_named_parts() -> None:
    game = game_of("bulletbucks", 4)
    state = game.new_initial_state()
    observation = make_observation(game)
    observation.set_from(state, 2)
    assert observation.dict["seat"].tolist() == [0, 0, 1, 0]
    assert observation.dict["purses"].shape == (4, 2)
    assert np.shares_memory(observation.dict["purses"], observation.tensor)
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, 2)
    assert recalled.dict["recalled"][0].any()


@pytest.mark.parametrize("utility", ["win", "rank", "score"])
def test_what_a_game_is_worth_follows_the_convention(utility: str) -> None:
    game = game_of("bulletbucks", 4, more=f",utility={utility}")
    kinds = pyspiel.GameType.Utility
    assert game.get_type().utility == (kinds.GENERAL_SUM if utility == "score" else kinds.ZERO_SUM)
    for seed in range(5):
        state = played(game, seed)
        result = state.play.decisions.table.result()
        if utility == "score":
            assert state.returns() == list(result.scores)
        else:
            assert sum(state.returns()) == pytest.approx(0)
            assert all(state.returns()[seat] == max(state.returns()) for seat in result.winners)


def test_options_are_parameters_a_whole_deck_too() -> None:
    words = {"en": "A mask, of (sorts)", "fr": "Un masque"}
    deck: dict[str, object] = {"mask": {"effect": "scream-mask", "name": words, "text": words}}
    deck |= {f"c{value}": {"value": value, "name": {"en": f"C {value}", "fr": f"C {value}"}} for value in range(8)}
    given = {"players": 4, "pairs": "off", "lap_limit": 3, "deck": json.dumps(deck)}
    game = pyspiel.load_game("clickbang_battleroyal", given)
    again = pyspiel.load_game(str(game))
    assert again.options == game.options
    assert (game.options["lap_limit"], len(json.loads(game.options["deck"]))) == ("3", 9)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_game_begins_after_its_opening() -> None:
    whole = played(game_of("championship", 2), 4)
    steps = whole.play.decisions.steps
    game = game_of("championship", 2, more=f",opening={opening_of(steps[:40])}")
    state = game.new_initial_state()
    assert (state.history(), state.play.decisions.steps) == ([], steps[:40])
    for step in steps[40:]:
        state = game.deserialize_state(state.serialize())
        state.apply_action(step)
    assert state.returns() == whole.returns()
    assert state.information_state_string(0) == whole.information_state_string(0)


def test_ones_own_game_is_registered_alike() -> None:
    register(ODD_ONE_OUT)
    pyspiel.random_sim_test(game_of("oddoneout", 5), num_sims=2, serialize=True, verbose=False)
    pyspiel.random_sim_test(game_of("oddoneout", 5, "_simultaneous"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_recalled_is_told_in_numbers_from_minus_one_to_one(key: str) -> None:
    luck = random.Random(4)
    state = pyspiel.load_game(f"clickbang_{key}(players=4)").new_initial_state()
    for step in range(400):
        if state.is_terminal():
            break
        if not state.is_chance_node() and step % 3 == 0:
            assert all(-1.0 <= number <= 1.0 for number in state.information_state_tensor())
        state.apply_action(luck.choice(state.legal_actions()))
