"""Experiments: as long as needed, no longer than allowed, and the same for the same seed."""

from dataclasses import replace

import msgspec
import pytest

from clickbang.arena.workers import Processes
from clickbang.design.experiment import FIRST, Experiment, Measured, Setup
from clickbang.design.variants import Bench
from tests.docs.test_readme import ROOT

SETUP = Setup(("random",) * 3, 60, 4, jobs=1)
ODD = f"{ROOT / 'examples' / 'tiny_game.py'}:ODD_ONE_OUT"


def measured(setup: Setup, game: str = "bulletbucks") -> Measured:
    bench = Bench(game, {})
    return Experiment(bench, setup).measure(bench.variant({}))


def test_the_same_in_any_number_of_processes_and_in_one_go_or_in_parts() -> None:
    alone = measured(SETUP)
    assert msgspec.json.encode(measured(replace(SETUP, jobs=2))) == msgspec.json.encode(alone)
    in_parts = measured(replace(SETUP, games=FIRST + 40, within=0.001))
    assert in_parts.measures == measured(replace(SETUP, games=FIRST + 40)).measures


def test_games_are_played_until_the_wins_by_seat_are_known_well_enough() -> None:
    found = measured(replace(SETUP, games=5000, within=0.05))
    assert FIRST < found.games < 600
    assert found.widest <= 0.05
    assert found.widest == max(
        measure.reach for measure in found.measures if measure.name in ("seat.1", "seat.2", "seat.3")
    )


def test_what_is_looked_at_besides_has_to_be_known_as_well() -> None:
    plain = measured(replace(SETUP, games=400, within=0.06))
    strict = measured(replace(SETUP, games=400, within=0.06, looked_at="clicks.3"))
    assert plain.games < strict.games <= 400


def test_a_limit_ends_it_and_says_how_wide_it_still_is() -> None:
    found = measured(replace(SETUP, games=20, within=0.01))
    assert (found.games, found.widest > 0.1) == (20, True)


def test_intervals_hold_their_value_and_shares_lie_between_nothing_and_all() -> None:
    for measure in measured(replace(SETUP, decisions=5)).measures:
        assert measure.low <= measure.value <= measure.high
        if measure.kind == "share":
            assert 0 <= measure.low <= measure.high <= 1


def test_progress_is_told_with_the_variant() -> None:
    told: list[tuple[str, int]] = []
    bench = Bench("bulletbucks", {})
    experiment = Experiment(bench, replace(SETUP, decisions=4), lambda label, games: told.append((label, games)))
    experiment.measure(bench.variant({"pot_after_bang": "carry"}))
    assert {label for label, _ in told} == {"pot_after_bang carry"}
    assert sum(games for _, games in told) == 64


def test_a_game_that_brings_nothing_is_measured_by_what_all_games_have() -> None:
    found = measured(SETUP, ODD)
    assert [measure.name for measure in found.measures] == [
        "rounds", "answers", "seat.1", "seat.2", "seat.3", "seat.spread", "ending.one-left", "ending.nobody",
    ]  # fmt: skip


@pytest.mark.parametrize("game", ["championship", "battleroyal"])
def test_cards_are_called_by_their_names_in_the_order_of_the_deck(game: str) -> None:
    bench = Bench(game, {})
    found = Experiment(bench, Setup(("random",) * 4, 20, 4, jobs=1)).measure(bench.variant({}))
    names = [card["name"]["en"] for card in bench.cards().values()]
    shown = [measure.label for measure in found.measures if measure.heading == bench.design.headings[0].heading]
    assert shown == [name for name in names if name in shown]
    assert len(shown) > 8


def test_a_crew_plays_the_same() -> None:
    bench = Bench("bulletbucks", {})
    with Processes(2) as crew:
        experiment = Experiment(bench, replace(SETUP, decisions=2), crew=crew)
        found = [experiment.measure(bench.variant({"pot_after_bang": value})) for value in ("return", "carry")]
    assert found[0].measures == measured(replace(SETUP, decisions=2)).measures
    assert found[1].measures != found[0].measures
