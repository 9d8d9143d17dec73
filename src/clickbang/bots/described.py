"""What a bot says about itself."""

import ast
import sys
from pathlib import Path

from clickbang.bots.bot import Bot


def first_line(kind: type[Bot]) -> str:
    """The first line of what its class says of itself; a compiled class has lost that, and its source is asked."""
    said = kind.__doc__ or in_source(kind) or ""
    return said.strip().partition("\n")[0]


def in_source(kind: type[Bot]) -> str | None:
    """The same from the file that lies beside the compiled one."""
    found = getattr(sys.modules[kind.__module__], "__file__", None)
    if found is None:
        return None
    compiled = Path(found)
    source = compiled.with_name(compiled.name.partition(".")[0] + ".py")
    if not source.is_file():
        return None
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return ast.get_docstring(node)
    return None
