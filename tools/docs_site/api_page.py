"""The page of the public API: what `clickbang.api` imports, with the docstrings that stand beside the code."""

import ast
from pathlib import Path
from typing import Final

import clickbang.api

HEAD: Final = """# The public API

A program of yours may rely on what `clickbang.api` lists: import a name from there, or from the module named here.
Anything else may change in any version. The [changelog](changelog.md) says when something on this page does. The
environments for PettingZoo, Gymnasium and OpenSpiel have [a page of their own](research.md).
"""
PARTS: Final = {
    "clickbang.core": "Games, tables, views",
    "clickbang.bots": "Bots",
    "clickbang.arena": "Many games",
    "clickbang.checks": "Checking a game",
    "clickbang.client": "Playing online",
}
"""By package, the heading under which its names stand."""


def public_names() -> list[tuple[str, str]]:
    """The module and the name of everything public, as `clickbang.api` imports it."""
    tree = ast.parse(Path(clickbang.api.__file__).read_text(encoding="utf-8"))
    return [
        (node.module or "", name.name) for node in tree.body if isinstance(node, ast.ImportFrom) for name in node.names
    ]


def api_page() -> str:
    """A heading for each part, and under it what it has."""
    lines = [HEAD]
    for package, heading in PARTS.items():
        lines.append(f"## {heading}\n")
        lines += [f"::: {module}.{name}\n" for module, name in public_names() if module.startswith(f"{package}.")]
    return "\n".join(lines)
