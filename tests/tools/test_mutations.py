"""The mutants that are made of a piece of source."""

import ast

import pytest
from tools.mutations import mutations


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["a <= b"]),
        ("a == b", ["a != b"]),
        ("a <= b < c", ["a < b < c", "a <= b <= c"]),
        ("a in b", ["a not in b"]),
        ("a + b", ["a - b"]),
        ("a | b", ["a & b"]),
        ("a and b", ["a or b"]),
        ("c and (a + b)", ["c or a + b", "c and a - b"]),
        ("not a", ["a"]),
        ("~a", ["a"]),
        ("x = 6", ["x = 7", "x = 5"]),
        ("x = True", ["x = False"]),
        ("x += y", ["pass", "x -= y"]),
        ("x.y = z", ["pass"]),
        ("x[y] = z", ["pass"]),
        ("x = y", []),
        ("f(x)", ["pass"]),
        ("if a: b", ["if not a:\n    b"]),
        ("while a: b", ["while not a:\n    b"]),
        ("x = a if b else c", ["x = a if not b else c"]),
        ("'a text'", []),
        ("@d(1)\ndef f(x: 1) -> 2: return x", []),
    ],
)
def test_what_becomes_of_a_statement(source: str, expected: list[str]) -> None:
    assert list(mutations(ast.parse(source).body[0])) == expected


def test_what_a_module_or_class_defines_is_not_changed_with_it() -> None:
    assert list(mutations(ast.parse("x = 1\nif a: b\ndef f(): return 2\n"))) == [
        "x = 1\nif not a:\n    b\n\ndef f():\n    return 2"
    ]
    assert list(mutations(ast.parse("class C:\n    x = 1\n    def f(self): return 2\n").body[0])) == []
