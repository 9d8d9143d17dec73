"""Odd One Out with words of its own, in a package that is written to a folder; a test leaves something out."""

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from examples.tiny_game import ODD_ONE_OUT

from clickbang.core.errors import Fault
from clickbang.core.game import Game

NO_HAND = Fault("oddoneout/no-hand", "OO-1", "Hand {hand} is none.")

MESSAGES = """oddoneout = Odd One Out
    .about = Hands.
oddoneout-ending-one-left = One is left.
oddoneout-prompt-show-hands = Which hand?
    .asked = A hand from { $names }.
    .hint = l or r
    .confirm = { $choice }?
    .help = Hold out a hand.
oddoneout-action-Show = { $hand }
    .given = { $by } held out { $hand }.
oddoneout-event-HandsShown = Left: { $left }. Right: { $right }.
oddoneout-event-Out = Out: { $seats }.
"""
ERRORS = "error-oddoneout-no-hand = Pas de main { $hand }.\n"
RULES = "# Rules\n\n- **OO-1** Hold out a hand.\n- **OO-2** The smaller group is out.\n"
FILES = {
    "__init__.py": "",
    "words/en/messages.ftl": MESSAGES,
    "words/en/rules.md": RULES,
    "words/fr/messages.ftl": MESSAGES,
    "words/fr/errors.ftl": ERRORS,
    "words/fr/rules.md": RULES,
}


def wordy_game(folder: Path, monkeypatch: pytest.MonkeyPatch, changed: Mapping[str, str]) -> Game:
    """The game whose package has these files, but for those that are changed, or empty and so left out."""
    home = f"wordy_{folder.name.replace('-', '_')}"
    for name, text in {**FILES, **changed}.items():
        file = folder / home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if text or name == "__init__.py":
            file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, home, raising=False)
    return replace(ODD_ONE_OUT, home=home, faults=(NO_HAND,))
