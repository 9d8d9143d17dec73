"""clickbang simulate: what it prints, for people and for programs."""

import json
from pathlib import Path

import pytest

from tests.cli.run import invoke, run

STRANGE = "tests.bots.strange"


def shown(*args: object, game: str = "bulletbucks", **env: str) -> str:
    done = invoke("simulate", game, "--seed", 7, "--jobs", 1, *args, **env)
    assert done.exit_code == 0, done.output
    return done.stdout


def line_up(*args: object) -> list[str]:
    """Who played."""
    return [player["name"] for player in json.loads(shown("--games", 2, "--json", *args))["players"]]


def test_four_random_bots_play_if_nothing_is_said() -> None:
    assert line_up() == ["random"] * 4


def test_the_last_bot_fills_the_table() -> None:
    assert line_up("--bots", "naive,random") == ["naive", "random", "random", "random"]
    assert line_up("--bots", "naive, random", "--seats", 3) == ["naive", "random", "random"]
    assert line_up("--bots", "naive", "--seats", 5) == ["naive"] * 5


def test_more_bots_make_a_larger_table() -> None:
    assert line_up("--bots", "naive,random,random,random,naive") == ["naive", "random", "random", "random", "naive"]


def test_a_name_with_a_comma_is_given_alone(tmp_path: Path) -> None:
    odd = tmp_path / "a,b.py"
    odd.write_text("from clickbang.bots.random_bot import RandomBot as Own\n")
    assert line_up("--bots", "naive", "--bot", f"{odd}:Own", "--seats", 3) == ["naive", f"{odd}:Own", f"{odd}:Own"]


@pytest.mark.parametrize(("seats", "line"), [(5, "pairs=on, lap_limit=10"), (6, "deck=standard, lap_limit=10")])
def test_options_that_change_nothing_with_so_many_players_are_not_shown(seats: int, line: str) -> None:
    assert line in shown("--games", 2, "--seats", seats, game="battleroyal")


@pytest.mark.parametrize("columns", ["80", "100"])
def test_the_result_shows_who_won_how_games_went_and_how_to_repeat_it(columns: str) -> None:
    text = shown("--bots", "naive,random", "--games", 50, COLUMNS=columns)
    for word in ("50 games · 4 seats · seed 7", "naive", "random #3", "fair share 25.0%", "wins by seat", "rounds",
                 "decisions", "endings", "nobody won", "pot_after_bang=return, open_purses=off"):  # fmt: skip
        assert word in text
    assert max(map(len, text.splitlines())) <= int(columns)


@pytest.mark.parametrize("columns", ["80", "100"])
def test_what_a_game_counts_besides_is_shown_without_breaking_a_figure(columns: str) -> None:
    text = shown("--games", 5, game="championship", COLUMNS=columns)
    result = json.loads(shown("--games", 5, "--json", game="championship"))
    for heading in ("cheating", "survival by bet", "use of the cards drawn"):
        assert heading in text
        for what, rate in result["rates"][heading].items():
            assert f"{what}: {rate['value']:.1%}" in text
    for seat, wins in enumerate(result["seats"], start=1):
        assert f"{seat}: {wins['value']:.1%} ± " in text
    assert max(map(len, text.splitlines())) <= int(columns)


def test_options_are_played_and_shown() -> None:
    text = shown("--games", 2, "--option", "pot_after_bang=carry", "--option", "open_purses=on")
    assert "pot_after_bang=carry, open_purses=on" in text


def test_fouls_are_shown_with_examples() -> None:
    text = shown("--bots", f"{STRANGE}:Raising,random", "--games", 3)
    assert "Raising lost moves to a default: " in text
    assert "game 1: Raising in seat 2 raised an error at 'bid': ValueError: no idea what to bid" in text


def test_json_is_all_there_is_on_stdout_and_the_same_for_any_number_of_jobs() -> None:
    outs = []
    for jobs in (1, 2):
        args = ["--bots", f"{STRANGE}:First,random", "--games", 20, "--seed", 7, "--jobs", jobs, "--json"]
        done = run("simulate", "bulletbucks", *args, PYTHONPATH=":".join(own_path()))
        assert done.returncode == 0
        outs.append(done.stdout)
    assert outs[0] == outs[1]
    result = json.loads(outs[0])
    assert (result["game"], result["games"], result["seed"]) == ("bulletbucks", 20, 7)
    assert sum(result["rounds"]["counts"].values()) == 20
    assert 0 <= result["players"][0]["wins"]["low"] <= result["players"][0]["wins"]["value"] <= 1


def own_path() -> list[str]:
    """Where a command of its own finds the clickbang under test, and these tests."""
    import clickbang

    return [str(Path(clickbang.__file__).parent.parent), str(Path(__file__).parents[2])]


def test_another_seed_gives_another_result_and_a_new_one_is_named() -> None:
    first, second = (json.loads(invoke("simulate", "bulletbucks", "--games", 9, "--json").stdout) for _ in range(2))
    assert first["seed"] != second["seed"]
    assert first["players"] != second["players"]


def test_plots_and_records_are_written(tmp_path: Path) -> None:
    shown("--games", 3, "--plot", tmp_path / "out.html", "--record", tmp_path / "new" / "records")
    assert (tmp_path / "out.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert len(list((tmp_path / "new" / "records").iterdir())) == 3


def test_a_time_limit_is_kept() -> None:
    text = shown("--bots", f"{STRANGE}:Endless,random", "--games", 1, "--time-limit", 0.01)
    assert "stalled at 'bid': no answer within 0.01 s" in text


def test_a_plot_is_said_to_be_written_without_disturbing_the_json(tmp_path: Path) -> None:
    done = invoke("simulate", "bulletbucks", "--games", 3, "--json", "--plot", tmp_path / "out.html")
    assert json.loads(done.stdout)["games"] == 3
    assert done.stderr == f"The plot is in {tmp_path / 'out.html'}\n"


def test_strict_shows_the_whole_traceback() -> None:
    done = invoke(
        "simulate", "bulletbucks", "--games", 3, "--bots", f"{STRANGE}:Raising,random", "--strict", "--seed", 1
    )
    assert done.exit_code == 2
    assert "of seed 1: " in done.stderr
    assert "Raising in seat" in done.stderr
    assert 'raise ValueError(f"no idea what to {prompt.kind}")' in done.stderr


@pytest.mark.parametrize("asked", ["sharp:bold,easy,friendly", "Coriace:Audacieux, facile, amical"])
def test_bots_are_chosen_by_level_in_any_language(asked: str) -> None:
    assert line_up("--bots", asked) == ["shrewd:bold", "beginner", "steady", "steady"]
    welcome = "Ada (sharp, bold), Basil (beginner) and Cleo (friendly)"
    assert welcome in invoke("play", "--bots", asked).stdout
    welcome = "Ada (coriace, audacieux), Basil (débutant) et Cleo (amical)"
    assert welcome in invoke("play", "--bots", asked, "--lang", "fr", "--skin", "gentle").stdout


def test_bots_are_named_in_the_same_way_by_all_commands() -> None:
    for option in ("--bots", "--bot"):
        assert line_up(option, "naive,random", "--seats", 3) == ["naive", "random", "random"]
        assert "Ada (naive), Basil (random)" in invoke("play", option, "naive,random").stdout
        assert invoke("host", "bulletbucks", option, "naive", "--seats", "99").stderr.startswith(
            "clickbang: bulletbucks"
        )
