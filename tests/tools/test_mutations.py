"""The mutants that are made of a piece of source."""

import pytest
from tools.mutations import mutations


def changed(source: str) -> list[str]:
    return [mutation.new for mutation in mutations(source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["(a <= b)"]),
        ("a == b", ["(a != b)"]),
        ("a <= b < c", ["(a < b < c)", "(a <= b <= c)"]),
        ("a in b", ["(a not in b)"]),
        ("a + b", ["(a - b)"]),
        ("a | b", ["(a & b)"]),
        ("a and b", ["(a or b)"]),
        ("not a", ["(a)"]),
        ("~a", ["(a)"]),
        ("x = 6", ["x = 7", "x = (5)"]),
        ("x = True", ["x = False"]),
        ("x += y", ["pass", "x -= y"]),
        ("x.y = z", ["pass"]),
        ("x[y] = z", ["pass"]),
        ("x = y", []),
        ("f(x)", ["pass"]),
        ("if a: b", ["if (not a): b"]),
        ("while a: b", ["while (not a): b"]),
        ("x = a if b else c", ["x = a if (not b) else c"]),
        ("'a text'", []),
        ("@d(1)\ndef f(x: 1) -> 2: return x", []),
    ],
)
def test_what_becomes_of_a_line(source: str, expected: list[str]) -> None:
    assert changed(source) == expected


def test_a_mutation_says_where_it_is() -> None:
    source = "class C:\n    def f(self):\n        é = 'é'; return a < b\n"
    [mutation] = mutations(source)
    assert (mutation.where, mutation.number) == ("C.f", 3)
    assert (mutation.old, mutation.new) == ("é = 'é'; return a < b", "é = 'é'; return (a <= b)")
    assert mutation.text == source.replace("a < b", "(a <= b)")
