"""clickbang review: in words, as JSON, as a page; and what cannot be reviewed is said in a line."""

import json
import re
from pathlib import Path

import pytest
from tools.golden import FOLDER

from clickbang.cli.records.review_report import ReviewReport
from tests.cli.run import at_terminal, invoke
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


@pytest.mark.parametrize(
    ("lang", "doing", "left"),
    [
        ("en", "Ctrl-C shows what is found so far.", "The review was ended early: "),
        ("fr", "Ctrl-C montre ce qui est déjà trouvé.", "L'analyse a été arrêtée avant la fin"),
    ],
)
def test_ctrl_c_shows_what_is_found_so_far(records: Path, lang: str, doing: str, left: str) -> None:
    file = records / "bulletbucks" / "game-000001.jsonl"
    with at_terminal("review", file, "--lang", lang, "--playouts", 200, columns=200, NO_COLOR="1") as talk:
        talk.until(doing)
        while not re.search(r"\b[1-9]\d*/\d+", talk.news):
            assert talk.hear()
        talk.send("\x03")
        assert talk.end() == 130
    assert left in talk.news
    assert talk.news.index("naive #1") < talk.news.rindex("±")


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


def test_programs_get_the_page_as_well(records: Path, tmp_path: Path) -> None:
    out = review(records, "championship", "--seat", 1, "--json", "--page", tmp_path / "with.html")
    assert len(json.loads(out)["seats"]) == 1
    review(records, "championship", "--seat", 1, "--page", tmp_path / "without.html")
    assert (tmp_path / "with.html").read_bytes() == (tmp_path / "without.html").read_bytes()


def test_the_page_is_there_even_if_nobody_reads_the_rest(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_: ReviewReport) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(ReviewReport, "everything", gone)
    invoke("review", records / "championship" / "game-000001.jsonl", "--playouts", 10, "--page", tmp_path / "x.html")
    assert "</html>" in (tmp_path / "x.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["bulletbucks", "championship", "battleroyal"])
def test_no_drawing_holds_words_that_a_phone_would_shrink(records: Path, game: str, tmp_path: Path) -> None:
    """What is written beside a drawing keeps its size; lines are stretched and keep their width."""
    path = tmp_path / "review.html"
    review(records, game, "--page", path, "--lang", "fr")
    drawings = re.findall(r"<svg.*?</svg>", path.read_text(encoding="utf-8"), re.DOTALL)
    assert drawings
    for drawing in drawings:
        assert 'viewBox="0 0 100 100" preserveAspectRatio="none"' in drawing
        assert not re.search("<text|<circle", drawing)
        places = [float(place) for place in re.findall(r'[xy][12]="([-.\d]+)"', drawing)]
        assert all(0 <= place <= 100 for place in places)


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


def test_one_answer_is_given_to_programs_alone(records: Path) -> None:
    whole = json.loads(review(records, "championship", "--seat", 1, "--json"))
    one = json.loads(review(records, "championship", "--seat", 1, "--at", 2, "--json"))
    assert one == whole["seats"][0]["decisions"][1]


def test_an_answer_that_is_not_there_is_refused_for_programs_too(records: Path) -> None:
    file = records / "championship" / "game-000001.jsonl"
    done = invoke("review", file, "--playouts", 10, "--seat", 1, "--at", 9999, "--json")
    assert (done.exit_code, done.stdout) == (2, "")


@pytest.mark.parametrize("command", ["review", "replay", "verify"])
def test_a_record_of_one_game_has_no_second(records: Path, command: str) -> None:
    done = invoke(command, records / "championship" / "game-000001.jsonl", "--number", 2)
    assert done.exit_code == 1
    assert "There is no game 2 in this file; it holds 1." in " ".join((done.stdout + done.stderr).split())


def cut_off(records: Path, tmp_path: Path, lines: int) -> Path:
    """The beginning of a record."""
    text = (records / "championship" / "game-000001.jsonl").read_text(encoding="utf-8")
    path = tmp_path / "cut.jsonl"
    path.write_text("".join(text.splitlines(keepends=True)[:lines]), encoding="utf-8")
    return path


def test_where_nobody_has_answered_yet_there_are_no_figures(records: Path, tmp_path: Path) -> None:
    """Of what nobody knows yet a review says nothing, not 0 %."""
    page = tmp_path / "page.html"
    first = next(
        number
        for number, line in enumerate(
            (records / "championship" / "game-000001.jsonl").read_text(encoding="utf-8").splitlines(), 1
        )
        if '"seat"' in line and '"action"' in line
    )
    done = invoke("review", cut_off(records, tmp_path, first), "--playouts", 10, "--page", page, COLUMNS="120")
    rows = {line.split("  ")[0].strip(): line.split("  ")[1:] for line in done.stdout.splitlines()}
    for name in ("luck", "won", "nerve"):
        assert {cell.strip() for cell in rows[name]} <= {"–", ""}, name
    assert "–" in {cell.strip() for cell in rows["at first"]}
    cards = re.findall(r'<a class="player.*?</a>', page.read_text(encoding="utf-8"), re.DOTALL)
    assert all("<strong>– " in card for card in cards)


@pytest.mark.parametrize("width", [60, 70, 80, 120])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_players_stand_side_by_side_only_where_there_is_room(records: Path, width: int, lang: str) -> None:
    file = records / "battleroyal" / "game-000001.jsonl"
    out = invoke("review", file, "--playouts", 10, "--lang", lang, COLUMNS=str(width)).stdout
    summary = out[: out.index("Gagné =" if lang == "fr" else "Won =")]
    assert "…" not in summary
    labels = ("at first", "cost of answers") if lang == "en" else ("au départ", "coût des réponses")
    assert all(re.search(rf"^{label}  ", summary, re.MULTILINE) for label in labels)
    assert all(len(line) <= width for line in out.splitlines())


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
    assert "was played by version" in done.stderr
    assert "clickbang replay " in done.stderr
