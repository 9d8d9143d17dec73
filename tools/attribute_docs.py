"""What stands in quotes below a field of a class: Python forgets it, its source does not."""

import ast
import inspect
import textwrap


def attribute_docs(kind: type) -> dict[str, str]:
    """The sentence below each field that has one, those of its base classes too, on one line."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("clickbang."):
            found |= own_docs(base)
    return found


def own_docs(kind: type) -> dict[str, str]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                found[name] = " ".join(text.split())
    return found


def sentence(kind: type) -> str:
    """A class's docstring on one line."""
    return " ".join((kind.__doc__ or "").split())
