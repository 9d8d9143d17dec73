"""Finds a definition of a game by its name, wherever it stands, and changes one piece of it.

A definition is a function, a method, a class, a constant, a whole module, or a card of the deck. A piece is an
expression, or statements that follow each other. Pieces are compared as they are parsed, so line breaks and comments do
not matter.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

from tools.trial import ROOT, Change

SOURCE = ROOT / "src"
CLICKBANG = SOURCE / "clickbang"


@dataclass(frozen=True)
class Definition:
    """What a name stands for in one file."""

    file: Path
    name: str
    """As Python qualifies it, `State.bid`; nothing for the module itself."""
    line: int
    node: Any = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.name or 'the module'} in {self.file.parent.name}/{self.file.name}:{self.line}"

    @property
    def text(self) -> str:
        """As it is, without its layout and comments."""
        return ast.unparse(self.node)

    def edited(self, old: str, new: str) -> str:
        """The text with `new` in the place of the piece `old`; without a piece it is the whole body or value."""
        wanted, put = _parsed(old, new) if old else self._whole(new)
        found = list(_runs(self.node, wanted)) if old else [wanted]
        if len(found) != 1:
            nodes = [node for node in ast.walk(self.node) if isinstance(node, ast.expr | ast.stmt)]
            there = [ast.unparse(node).partition("\n")[0] for node in nodes]
            raise self._misses(old, [run[0].lineno for run in found], there)
        return ast.unparse(replaced(self.node, found[0], put))

    def change(self, text: str) -> Change:
        """Its file, with this text as the definition."""
        if self.name:
            text = ast.unparse(replaced(_tree(self.file), [self.node], ast.parse(text).body))
        return Change(str(self.file.relative_to(SOURCE)), text)

    def _whole(self, new: str) -> tuple[list[Any], list[Any]]:
        match self.node:
            case ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value):
                return [value], [ast.parse(new, mode="eval").body]
            case ast.FunctionDef(body=body):
                return body[ast.get_docstring(self.node) is not None :], ast.parse(dedent(new)).body
        raise ValueError(f"{self} has no body or value: say which piece of it is replaced")

    def _misses(self, old: str, lines: list[int], there: list[str]) -> ValueError:
        found = f"in lines {', '.join(map(str, lines))}" if lines else _nearest(old, there)
        return ValueError(f"{self} has `{old}` {len(lines)} times: {found}")


class Card(Definition):
    """A card in a `deck.toml`. Its pieces are its lines."""

    @property
    def text(self) -> str:
        return str(self.node)

    def edited(self, old: str, new: str) -> str:
        lines = self.text.splitlines()
        found = [at for at, line in enumerate(lines) if tomllib.loads(line) == tomllib.loads(old)]
        if len(found) != 1:
            raise self._misses(old, [self.line + at for at in found], lines)
        return "\n".join([*lines[: found[0]], new, *lines[found[0] + 1 :], ""])

    def change(self, text: str) -> Change:
        whole = self.file.read_text(encoding="utf-8")
        return Change(str(self.file.relative_to(SOURCE)), whole.replace(self.text, text))


def find(game: str, name: str) -> Definition:
    """The definition of this name in the game's folder, or for `core.NAME` in the core."""
    if name.startswith("core."):
        return find_below(CLICKBANG / "core", name.removeprefix("core."))
    return find_below(CLICKBANG / "games" / game, name)


def find_below(folder: Path, name: str) -> Definition:
    """The only definition of this name in the folder; a name that two modules have needs the module: `turns.begin`."""
    known = _by_name(folder)
    found = known.get(name, [])
    if len(found) == 1:
        return found[0]
    instead = " and ".join(map(str, found)) or _nearest(name, list(known))
    raise ValueError(f"{folder.name} defines {name} {len(found)} times: {instead}")


def definitions(file: Path) -> Iterator[Definition]:
    """All in a file, the module first."""
    if file.suffix == ".toml":
        text = file.read_text(encoding="utf-8")
        for card in re.finditer(r"^\[(.+)\]\n(?:.+\n)*", text, re.MULTILINE):
            yield Card(file, card[1], text.count("\n", 0, card.start()) + 1, card[0])
        return
    tree = _tree(file)
    yield Definition(file, "", 1, tree)
    for name, node in _named(tree):
        yield Definition(file, name, node.lineno, node)


def defined_by(statement: ast.AST) -> str:
    """The name that a statement of a module or class defines, if it does."""
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""


def replaced(node: Any, old: list[Any], new: list[Any]) -> Any:
    """A tree like this one, with `new` in the place of `old`: nodes of it that follow each other."""
    if isinstance(node, list):
        at = next((at for at, child in enumerate(node) if child is old[0]), None)
        if at is None:
            return [replaced(child, old, new) for child in node]
        return [*node[:at], *new, *node[at + len(old) :]] or [ast.Pass()]
    if node is old[0]:
        return new[0]
    if isinstance(node, ast.AST):
        return type(node)(**vars(node) | {name: replaced(child, old, new) for name, child in ast.iter_fields(node)})
    return node


def _named(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, ast.stmt]]:
    for statement in node.body:
        if name := defined_by(statement):
            yield prefix + name, statement
        if isinstance(statement, ast.ClassDef):
            yield from _named(statement, f"{prefix}{name}.")


def _parsed(old: str, new: str) -> tuple[list[Any], list[Any]]:
    """Both as expressions if both are, and else as statements."""
    pieces = ast.parse(dedent(old)).body, ast.parse(dedent(new)).body
    match pieces:
        case [ast.Expr(value=expression)], [ast.Expr(value=other)]:
            return [expression], [other]
    return pieces


def _runs(node: ast.AST, wanted: list[ast.AST]) -> Iterator[list[Any]]:
    """Where nodes like these follow each other in the tree."""
    dumps = [ast.dump(piece) for piece in wanted]
    for parent in ast.walk(node):
        for _, value in ast.iter_fields(parent):
            row = value if isinstance(value, list) else [value]
            for at, first in enumerate(row):
                run = row[at : at + len(wanted)]
                if type(first) is type(wanted[0]) and [ast.dump(piece) for piece in run] == dumps:
                    yield run


def _nearest(name: str, there: list[str]) -> str:
    near = get_close_matches(name, there)
    return "there is " + (" and ".join(f"`{text}`" for text in near) or "nothing like it")


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def _by_name(folder: Path) -> dict[str, list[Definition]]:
    """What each name can mean, with and without the modules in front."""
    found: dict[str, list[Definition]] = {}
    for file in sorted([*folder.rglob("*.py"), *folder.rglob("deck.toml")]):
        modules = [part for part in file.relative_to(folder).with_suffix("").parts if part != "__init__"]
        for definition in definitions(file):
            parts = [*modules, definition.name] if definition.name else modules
            for start in range(len(parts)):
                found.setdefault(".".join(parts[start:]), []).append(definition)
    return found
