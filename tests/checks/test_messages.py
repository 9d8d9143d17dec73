"""Everything that a check can find is said with what the message needs, and says what usually causes it."""

import ast
from pathlib import Path

import pytest

from clickbang import checks
from clickbang.checks.kinds.leak import SHOWN_IN
from tests.checks.planted import PLANTED
from tests.checks.test_words import FORGOTTEN
from tests.text.messages import params, patterns

SOURCES = sorted(Path(checks.__file__).parent.rglob("*.py"))
NOT_PLANTED = {"leak/view", "leak/legal", "leak/drift", "clone/touched", "replay/build"}
"""Another check finds most of these first; the builds have a test of their own."""


def faults_in_code() -> list[tuple[str, set[str]]]:
    """What is found by name, and what its message is given; `**where` are language and skin."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Attribute(_, "found"), [ast.Constant(str(fault)), *_], given_by):
                    given = {keyword.arg for keyword in given_by if keyword.arg is not None}
                    where = {"lang", "skin"} if len(given) < len(given_by) else set()
                    more = {"what"} if where and "what" not in given else set()
                    found.append((fault, given | where | more))
    return [*found, *((fault, {"seat", "kinds", "what"}) for fault in SHOWN_IN.values())]


@pytest.mark.parametrize(("fault", "given"), faults_in_code(), ids=lambda part: part if isinstance(part, str) else "")
def test_a_fault_has_a_message_with_what_it_is_given_and_a_cause(fault: str, given: set[str]) -> None:
    assert params(f"check-{fault}", "en") == given
    assert f"check-{fault}.cause" in patterns("en")


def test_every_kind_of_fault_is_planted() -> None:
    kinds = {fault.replace("-", "/", 1) for fault, _ in faults_in_code()}
    planted = {name.split()[0] for name in PLANTED} | {line[3] for line in FORGOTTEN.values()}
    assert kinds - planted == NOT_PLANTED
