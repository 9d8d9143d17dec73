"""clickbang review: in words, as JSON, as a page; and what cannot be reviewed is said in a line."""

import json
import re
from pathlib import Path

import pytest
from tools.golden import FOLDER

from tests.cli.run import invoke
from tests.review.test_review import SHORT


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    for game, options in SHORT.items():
        args: list[object] = ["--bots", "naive", "--games", 1, "--seed", 3, "--jobs", 1, "--record", folder / game]
        for name, value in options.items():
            args += ["--option", f"{name}={value}"]
        assert invoke("simulate", game, *args).exit_code == 0
    return folder


def review(records: Path, game: str, *args: object) -> str:
    done = invoke("review", records / game / "game-000001.jsonl", "--playouts", 10, *args)
    assert (done.exit_code, done.stderr) == (0, "") or "--page" in args, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["bulletbucks", "championship", "battleroyal"])
@pytest.mark.parametrize(("lang", "words"), [("en", ("Worth remembering", "luck")), ("fr", ("À retenir", "chance"))])
def test_a_game_is_told_in_words(records: Path, game: str, lang: str, words: tuple[str, ...]) -> None:
    out = review(records, game, "--lang", lang)
    assert all(word in out for word in words)
    assert "naive #1" in out


def test_one_seat_can_be_asked_for(records: Path) -> None:
    out = review(records, "championship", "--seat", 2)
    (title,) = re.findall(r"^ +(naive #\d)$", out, re.MULTILINE)
    assert out.count(title) > 1


def test_programs_get_the_findings_which_depend_on_the_seed(records: Path) -> None:
    first, again = (review(records, "championship", "--seat", 1, "--json") for _ in range(2))
    assert first == again != review(records, "championship", "--seat", 1, "--json", "--seed", 2)
    (seat,) = json.loads(first)["seats"]
    found = {"number", "line", "chosen", "choices", "expected", "luck", "claims", "possible"}
    assert found <= seat["decisions"][0].keys()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_others_could_have_held_is_told_for_one_answer(records: Path, lang: str) -> None:
    out = review(records, "championship", "--seat", 1, "--at", 2, "--lang", lang)
    assert ("pocket" if lang == "en" else "la poche de") in out
    assert "BULLET" in out or "BALLE" in out


@pytest.mark.parametrize("game", ["bulletbucks", "championship", "battleroyal"])
def test_the_page_is_complete_and_every_answer_has_an_address(records: Path, game: str, tmp_path: Path) -> None:
    path = tmp_path / "review.html"
    review(records, game, "--page", path)
    text = path.read_text(encoding="utf-8")
    assert "http" not in text
    assert "<script" not in text
    assert "<svg" in text
    addresses = re.findall(r'id="(answer-\d-\d+)" data-line="\d+"', text)
    assert len(addresses) == len(set(addresses)) > 4
    assert set(re.findall(r'href="#(answer-\d-\d+)"', text)) <= set(addresses)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seat", 5], "There is no seat 5"),
        (["--at", 3], "--at names a decision of one seat"),
        (["--seat", 1, "--at", 9999], "not 9999."),
        (["--page", "out.pdf"], "The page is written to a .html file, not to out.pdf."),
    ],
    ids=str,
)
def test_bad_usage_is_one_line(records: Path, args: list[object], sentence: str) -> None:
    done = invoke("review", records / "championship" / "game-000001.jsonl", "--playouts", 10, *args)
    assert (done.exit_code, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_changed_record_is_refused(records: Path, tmp_path: Path) -> None:
    text = (records / "championship" / "game-000001.jsonl").read_text()
    path = tmp_path / "changed.jsonl"
    path.write_text(text.replace('"seat":1', '"seat":2', 1))
    done = invoke("review", path)
    assert (done.exit_code, done.stdout) == (1, "")
    assert re.search(r"Line \d+", done.stderr)


def test_a_record_of_older_rules_is_refused() -> None:
    done = invoke("review", sorted((FOLDER / "older").glob("*.jsonl"))[0])
    assert (done.exit_code, done.stdout) == (1, "")
    assert "version" in done.stderr
