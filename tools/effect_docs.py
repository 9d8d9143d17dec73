"""`python -m tools.effect_docs`: the table of World Championship's effects in docs/decks.md, from the effects."""

import ast
import re

from clickbang.games.championship.deck.cards import PHASES
from clickbang.games.championship.deck.effect import Effect
from clickbang.games.championship.deck.effects import EFFECTS
from tools.protocol_docs import DOCS
from tools.trial import ROOT

PAGE = DOCS / "decks.md"
FOLDER = ROOT / "src" / "clickbang" / "games" / "championship" / "deck" / "effects"
ROWS = re.compile(r"(?<=^\|---\|---\|---\|---\|\n)(\| `.+\n)+", re.MULTILINE)


def page_text() -> str:
    """The page as it should be."""
    return ROWS.sub(lambda _: "".join(map(row, EFFECTS.values())), PAGE.read_text(encoding="utf-8"))


def row(effect: Effect) -> str:
    return f"| `{effect.word}` | `{PHASES[effect.moment]}` | {effect.at} | {does(effect)} |\n"


def does(effect: Effect) -> str:
    """The docstring of its class, the last of the file, which a compiled class may not have, as a phrase."""
    source = (FOLDER / f"{effect.word.replace('-', '_')}.py").read_text(encoding="utf-8")
    kinds = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    text = " ".join((ast.get_docstring(kinds[-1]) or "").split()).removesuffix(".")
    return text[:1].lower() + text[1:]


if __name__ == "__main__":
    PAGE.write_text(page_text(), encoding="utf-8")
