"""Small changes to Python source, of the kind that a slip of the hand makes."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

SWAPS = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.Div: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


@dataclass(frozen=True)
class Mutation:
    """A changed source, and what was changed where."""

    where: str
    """The function, or nothing at the top of a file."""
    number: int
    old: str
    new: str
    """The first line that differs, before and after."""
    text: str


def mutations(source: str) -> Iterator[Mutation]:
    """Every small change of the source, one at a time."""
    lines = source.splitlines(keepends=True)
    starts = [sum(len(line) for line in lines[:number]) for number in range(len(lines))]

    def offset(row: int, byte: int) -> int:
        return starts[row - 1] + len(lines[row - 1].encode()[:byte].decode())

    for node, where in executed(ast.parse(source), ""):
        for target, replacement in replacements(node):
            assert target.end_lineno is not None
            assert target.end_col_offset is not None
            before = source[: offset(target.lineno, target.col_offset)]
            text = before + replacement + source[offset(target.end_lineno, target.end_col_offset) :]
            changed = text.splitlines()
            number = next(n for n, line in enumerate(lines) if line.rstrip("\n") != changed[n])
            yield Mutation(where, number + 1, lines[number].strip(), changed[number].strip(), text)


def executed(node: ast.AST, where: str) -> Iterator[tuple[ast.AST, str]]:
    """All that is executed, each with the function it stands in; annotations and decorators are left out."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                inside = where
                if isinstance(child, ast.FunctionDef | ast.ClassDef):
                    inside = f"{where}.{child.name}".removeprefix(".")
                yield child, inside
                yield from executed(child, inside)


def replacements(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What can be put in the place of this node, or of a part of it."""
    match node:
        case ast.Compare(left, operators, others):
            for at, operator in enumerate(operators):
                swapped = [*operators[:at], swap(operator), *operators[at + 1 :]]
                yield node, f"({ast.unparse(ast.Compare(left, swapped, others))})"
        case ast.BinOp(left, operator, right):
            yield node, f"({ast.unparse(ast.BinOp(left, swap(operator), right))})"
        case ast.BoolOp(operator, values):
            yield node, f"({ast.unparse(ast.BoolOp(swap(operator), values))})"
        case ast.UnaryOp(ast.Not() | ast.Invert(), operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield node, str(value + 1)
            yield node, f"({value - 1})"
        case ast.AugAssign(target, operator, value):
            yield node, "pass"
            yield node, ast.unparse(ast.AugAssign(target, swap(operator), value))
        case ast.Assign([ast.Attribute() | ast.Subscript()]) | ast.Expr(ast.Call()) | ast.Return(None):
            yield node, "pass"
        case ast.If(test) | ast.While(test) | ast.IfExp(test) if not isinstance(test, ast.Compare):
            yield test, f"(not {ast.unparse(test)})"


def swap(operator: ast.AST) -> Any:
    """The operator that is put in the place of this one."""
    return SWAPS[type(operator)]()
