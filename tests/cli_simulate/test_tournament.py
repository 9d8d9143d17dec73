"""clickbang tournament: tables for people, JSON for programs, a page without outside parts, errors in one line."""

import json
from pathlib import Path

import pytest

from tests.cli.run import invoke

ARGS = ["tournament", "bulletbucks", "--bots", "random,shrewd", "--games", 40, "--seed", 3, "--jobs", 1]


def test_people_see_ratings_and_who_beats_whom() -> None:
    out = invoke(*ARGS, "--seats", "3,4").stdout
    assert "bulletbucks  round robin" in out
    assert "3 seats, 84 games" in out
    assert "4 seats, 80 games" in out
    assert out.index("shrewd") < out.index("random  ")
    assert "alone among" in out


def test_programs_get_json_that_depends_on_the_seed_alone() -> None:
    first, second = invoke(*ARGS, "--json").stdout, invoke(*ARGS, "--json").stdout
    assert first == second
    (size,) = json.loads(first)["sizes"]
    assert [entrant["label"] for entrant in size["entrants"]] == ["shrewd", "random"]
    assert size["cross"][0][1]["low"] > size["fair_cell"] == 0.25


def test_the_page_has_pictures_and_loads_nothing(tmp_path: Path) -> None:
    path = tmp_path / "result.html"
    assert invoke(*ARGS, "--page", path).exit_code == 0
    text = path.read_text()
    assert text.count("<svg") == 2
    assert "http" not in text
    assert "<script" not in text
    assert "shrewd" in text


def test_swiss_rounds_are_told_as_such() -> None:
    swiss = ["--system", "swiss", "--seats", 3, "--games", 3, "--seed", 1, "--jobs", 1]
    bots = ["--bots", "shrewd,casual,beginner,random"]
    assert "3 Swiss rounds" in invoke("tournament", "bulletbucks", *bots, *swiss).stdout


def test_without_names_all_bots_of_the_game_take_part() -> None:
    swiss = ["--system", "swiss", "--seats", 3, "--games", 1]  # a round robin would have the masters think for long
    out = invoke("tournament", "bulletbucks", *swiss, "--seed", 1, "--jobs", 1).stdout
    assert all(name in out for name in ("random", "naive", "beginner", "casual", "steady", "shrewd", "master"))


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seats", "many"], "Numbers of players are given as 4 or 2,4,6 or 2-8 or all, not as 'many'."),
        (["--seats", "2-4"], "bulletbucks is for 3 to 6 players, not 2."),
        (["--seats", "5-4"], "Numbers of players are given as 4 or 2,4,6 or 2-8 or all, not as '5-4'."),
        (["--page", "out.pdf"], "The page is written to a .html file, not to out.pdf."),
        (["--ray", "auto"], "Either --jobs or --ray: processes of this machine, or a cluster."),
    ],
    ids=str,
)
def test_bad_usage_is_one_line(args: list[object], sentence: str) -> None:
    done = invoke(*ARGS, *args)
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"clickbang: {sentence}\n")


def test_exploit_names_the_best_of_those_who_tried() -> None:
    args = ["bulletbucks", "random", "--seats", 3, "--games", 60, "--seed", 1, "--jobs", 1]
    out = invoke("exploit", *args, "--quick").stdout
    assert "one among 2 copies of random" in out
    assert "searcher" not in out
    assert "So it is exploited." in out
    assert "A lower bound" in out
    found = json.loads(invoke("exploit", *args, "--bots", "steady", "--json").stdout)
    assert (found["best"], list(found["tried"])) == ("steady", ["steady"])


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            ("one among a copy of shrewd", "searcher@8 searches: it knows", "trained@40 was trained", "A lower bound"),
        ),
        (
            "fr",
            (
                "un seul parmi une copie de shrewd",
                "searcher@8 cherche",
                "trained@40 s'est entraîné",
                "C'est un minimum",
            ),
        ),
    ],
)
def test_exploit_says_who_was_made_for_it_in_both_languages(lang: str, sentences: tuple[str, ...]) -> None:
    args = ["championship", "shrewd", "--seats", 2, "--option", "deck=none", "--games", 2, "--seed", 1, "--jobs", 1]
    out = invoke("exploit", *args, "--bots", "searcher@8,trained@40", "--lang", lang, COLUMNS="300").stdout
    assert [sentence for sentence in sentences if sentence not in out] == []


@pytest.mark.parametrize(
    ("bot", "exploiter", "said"),
    [
        ("shrewd", "searcher@0", "There is no bot 'searcher@0': a number behind @, 1 at least"),
        ("shrewd", "trained@0", "There is no bot 'trained@0'"),
        ("shrewd", "master@0", "There is no bot 'master@0'"),
        ("shrewd", f"trained@{'9' * 5000}", "There is no bot called 'trained@999"),
        ("shrewd,random", "steady", "One bot is exploited at a time, not shrewd, random"),
    ],
)
def test_exploit_refuses_in_a_line(bot: str, exploiter: str, said: str) -> None:
    done = invoke("exploit", "bulletbucks", bot, "--games", 3, "--jobs", 1, "--bots", exploiter)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"clickbang: {said}")
    assert len(done.stderr.splitlines()) == 1


def test_exploit_says_whom_it_imagined_in_place_of_a_bot_that_searches() -> None:
    args = ["bulletbucks", "search@4", "--seats", 3, "--games", 3, "--seed", 1, "--jobs", 1, "--bots", "trained@5"]
    assert "shrewd took its place" in invoke("exploit", *args, COLUMNS="300").stdout
    assert json.loads(invoke("exploit", *args, "--json").stdout)["imagined"] == "shrewd"
