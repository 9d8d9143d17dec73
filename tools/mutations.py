"""Small changes to Python source, of the kind that a slip of the hand makes."""

import ast
from collections.abc import Iterator
from typing import Any

from tools.pieces import defined_by, replaced

SWAPS = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.Div: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


def mutations(definition: ast.AST) -> Iterator[str]:
    """The definition with every small change to it, one at a time."""
    for node in executed(definition):
        for target, replacement in replacements(node):
            new = ast.parse(replacement).body[0]
            put = new.value if isinstance(target, ast.expr) and isinstance(new, ast.Expr) else new
            yield ast.unparse(replaced(definition, [target], [put]))


def executed(node: ast.AST) -> Iterator[ast.AST]:
    """All that is executed in a definition; annotations, decorators and definitions within are left out."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            elsewhere = isinstance(node, ast.Module | ast.ClassDef) and defined_by(child)
            if isinstance(child, ast.AST) and not elsewhere:
                yield from executed(child)


def replacements(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What can be put in the place of this node, or of a part of it."""
    match node:
        case ast.Compare(left, operators, others):
            for at, operator in enumerate(operators):
                swapped = [*operators[:at], swap(operator), *operators[at + 1 :]]
                yield node, ast.unparse(ast.Compare(left, swapped, others))
        case ast.BinOp(left, operator, right):
            yield node, ast.unparse(ast.BinOp(left, swap(operator), right))
        case ast.BoolOp(operator, values):
            yield node, ast.unparse(ast.BoolOp(swap(operator), values))
        case ast.UnaryOp(ast.Not() | ast.Invert(), operand):
            yield node, ast.unparse(operand)
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield node, str(value + 1)
            yield node, str(value - 1)
        case ast.AugAssign(target, operator, value):
            yield node, "pass"
            yield node, ast.unparse(ast.AugAssign(target, swap(operator), value))
        case ast.Assign([ast.Attribute() | ast.Subscript()]) | ast.Expr(ast.Call()) | ast.Return(None):
            yield node, "pass"
        case ast.If(test) | ast.While(test) | ast.IfExp(test) if not isinstance(test, ast.Compare):
            yield test, f"not {ast.unparse(test)}"


def swap(operator: ast.AST) -> Any:
    """The operator that is put in the place of this one."""
    return SWAPS[type(operator)]()
