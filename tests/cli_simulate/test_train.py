"""clickbang train: a small training, stopped and gone on with, and what is refused."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tests.cli.run import invoke

SMALL = ("--steps", "2", "--games", "6", "--seed", "3")


@pytest.mark.parametrize("game", ["battleroyal", "bulletbucks", "championship"])
def test_a_game_learns_and_the_same_command_has_nothing_left_to_do(game: str, tmp_path: Path) -> None:
    done = invoke("train", game, str(tmp_path / "one"), *SMALL, "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert "step 2 of 2" in done.stdout
    weights = (tmp_path / "one" / "value.toml").read_text(encoding="utf-8")
    assert "2 steps of 6 games, seed 3" in weights
    (tmp_path / "one" / "value.toml").unlink()
    again = invoke("train", game, str(tmp_path / "one"), *SMALL, "--jobs", "1")
    assert again.exit_code == 0, again.output
    assert "step" not in again.stdout
    assert "The weights are in" in again.stdout
    assert (tmp_path / "one" / "value.toml").read_text(encoding="utf-8") == weights
    assert sorted(file.name for file in (tmp_path / "one").iterdir()) == ["learned.npz", "value.toml"]


@pytest.mark.parametrize("game", ["battleroyal", "championship"])
def test_processes_learn_the_same_as_one_alone(game: str, tmp_path: Path) -> None:
    for folder, jobs in (("one", "1"), ("two", "2")):
        done = invoke("train", game, str(tmp_path / folder), *SMALL, "--jobs", jobs)
        assert done.exit_code == 0, done.output
    one, two = ((tmp_path / folder / "value.toml").read_text(encoding="utf-8") for folder in ("one", "two"))
    assert one == two


def test_what_cannot_be_trained_is_refused_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "learned.npz").write_bytes(b"nonsense")
    (tmp_path / "file").touch()
    for words, said in [
        (("chess", "x"), "chess"),
        (("championship", "x", "--jobs", "2", "--ray", "auto"), "Either --jobs or --ray"),
        (("championship", str(tmp_path)), "cannot be read"),
        (("championship", str(tmp_path / "file")), "is a file, not a folder"),
    ]:
        done = invoke("train", *words)
        assert done.exit_code != 0
        assert said in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_damaged_training_is_refused_in_a_line(tmp_path: Path) -> None:
    kept = tmp_path / "learned.npz"
    assert invoke("train", "championship", str(tmp_path), *SMALL, "--jobs", "1").exit_code == 0
    whole = kept.read_bytes()
    with np.load(kept) as saved:
        arrays = {name: saved[name] for name in saved.files}

    def array(file: Path) -> None:
        with file.open("wb") as out:
            np.save(out, np.zeros(3))

    damages: list[Callable[[Path], object]] = [
        array,
        lambda file: file.write_bytes(b""),
        lambda file: file.write_bytes(whole[: len(whole) // 2]),
        lambda file: file.write_bytes(whole[:3000] + bytes(200) + whole[3200:]),
        lambda file: np.savez(file, **{**arrays, "weights": arrays["weights"][:-1]}),
        lambda file: np.savez(file, **{**arrays, "step": np.zeros(2)}),
        lambda file: np.savez(file, **{name: array for name, array in arrays.items() if name != "step"}),
    ]
    for damage in damages:
        damage(kept)
        done = invoke("train", "championship", str(tmp_path), *SMALL, "--jobs", "1")
        assert done.exit_code != 0
        assert "learned.npz cannot be read" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_seed_below_0_is_refused() -> None:
    done = invoke("train", "championship", "x", "--seed", "-1")
    assert done.exit_code == 2
    assert "-1 is less than 0" in done.stderr


def test_a_step_too_small_to_learn_from_is_gone_through(tmp_path: Path) -> None:
    done = invoke("train", "battleroyal", str(tmp_path), "--steps", "2", "--games", "1", "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert "step 2 of 2: 0 s" in done.stdout


def test_a_game_without_a_value_says_which_have_one(tmp_path: Path) -> None:
    done = invoke("train", "tests.tiny.pennies:PENNIES", str(tmp_path))
    assert done.exit_code != 0
    assert "these have: bulletbucks, championship, battleroyal" in done.stderr


def test_another_training_in_the_folder_is_left_alone(tmp_path: Path) -> None:
    assert invoke("train", "championship", str(tmp_path), *SMALL, "--jobs", "1").exit_code == 0
    kept = (tmp_path / "learned.npz").read_bytes()
    done = invoke("train", "championship", str(tmp_path), "--steps", "2", "--games", "7", "--jobs", "1")
    assert done.exit_code != 0
    assert "another training: championship, steps: 2, games a step: 6, seed 3" in done.stderr
    assert (tmp_path / "learned.npz").read_bytes() == kept
