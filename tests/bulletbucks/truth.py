"""All that a table holds, for comparing two tables or one before and after."""

from typing import Any, Final

from clickbang.core.table import Table
from clickbang.games.bulletbucks import Bulletbucks

VECS: Final = ("answers", "purses", "bids", "stacks", "stack_owners")
NO_FIELDS: Final = ("listener", "told_to", "observer", "board", "agreed")


def truth(table: Table) -> dict[str, object]:
    """Every field of the table and its board but its listener, as plain data."""
    assert isinstance(table, Bulletbucks)
    fields = {**fields_of(table), **fields_of(table.board), **table.settings()}
    return {name: list(value) if name in VECS else value for name, value in fields.items()}


def fields_of(thing: object) -> dict[str, Any]:
    """A compiled object has no __dict__, an interpreted class no __mypyc_attrs__."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return {name: getattr(thing, name) for name in names if name not in NO_FIELDS}
