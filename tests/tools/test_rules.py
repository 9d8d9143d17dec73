"""Every rule has a test, and every test that cites a rule cites one that exists."""

import subprocess
import sys

from tools.rules import ROOT, complaints


def test_every_numbered_rule_of_every_game_is_cited_by_a_test() -> None:
    run = subprocess.run([sys.executable, "-m", "tools.rules"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert all(f" BB-{number} " in run.stdout for number in range(1, 19))


def test_a_rule_without_a_test_is_reported() -> None:
    assert complaints(["BB-1", "BB-2"], {"BB-1": ["test_a"]}) == ["BB-2 has no test"]


def test_a_citation_of_no_rule_is_reported() -> None:
    assert complaints(["BB-1"], {"BB-1": ["test_a"], "BB-99": ["test_b"]}) == ["test_b cites BB-99, which is no rule"]
