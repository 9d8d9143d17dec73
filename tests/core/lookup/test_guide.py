"""The author's guide and the example game say the same, line by line."""

import re
from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).parents[3]


def test_the_guide_shows_the_whole_example_in_order() -> None:
    guide = (ROOT / "docs" / "own-game.md").read_text(encoding="utf-8")
    shown = "\n".join(re.findall(r"```python\n(.*?)```", guide, re.DOTALL))
    example = (ROOT / "examples" / "tiny_game.py").read_text(encoding="utf-8")
    assert lines_of(shown) == lines_of(example)


def lines_of(code: str) -> list[str]:
    return [line for line in code.splitlines() if line]


def test_the_example_can_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    run_path(str(ROOT / "examples" / "tiny_game.py"), run_name="__main__")
    assert capsys.readouterr().out.splitlines()[-1].startswith("Ended(ending='one-left'")
