"""The page of the slowest tests is what pytest's reports say."""

from pathlib import Path

import pytest

from tools import slowest

REPORT = """<testsuites><testsuite name="pytest">
<testcase classname="tests.core.test_laws" name="test_ends[a]" time="1.25" />
<testcase classname="tests.core.test_laws" name="test_ends[b]" time="2.5" />
<testcase classname="tests.cli.test_play" name="test_quits" time="4"><failure message="no">no</failure></testcase>
</testsuite></testsuites>"""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    reports = [tmp_path / f"{stage}.xml" for stage in ("rules", "rest")]
    for report in reports:
        report.write_text(REPORT, encoding="utf-8")
    monkeypatch.setattr(slowest, "PAGE", tmp_path / "slowest.md")
    slowest.main([str(report) for report in reports])
    return (tmp_path / "slowest.md").read_text(encoding="utf-8")


def test_each_stage_has_its_sum(page: str) -> None:
    assert "| stage | tests | seconds |\n|---|--:|--:|\n| rest | 3 | 7.8 |\n| rules | 3 | 7.8 |\n" in page


def test_the_slowest_folder_comes_first(page: str) -> None:
    folders = page.split("## ")[1]
    assert "--:|\n| tests/cli | rest | 1 | 4.0 |\n| tests/cli | rules | 1 | 4.0 |\n| tests/core | rest |" in folders


def test_the_cases_of_a_test_are_taken_together(page: str) -> None:
    assert "| tests/core/test_laws.py::test_ends | rules | 2 | 3.8 |" in page


def test_only_the_slowest_are_named(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slowest, "MOST", 1)
    shorter = slowest.page([tmp_path / "rules.xml"])
    assert "test_quits" in shorter
    assert "test_ends" in page
    assert "test_ends" not in shorter
