"""All that a table holds, for comparing two tables or one before and after."""

from clickbang.core.table import Table
from clickbang.games.bulletbucks import Bulletbucks


def truth(table: Table) -> dict[str, object]:
    """Every field of the table but its listener, as plain data."""
    assert isinstance(table, Bulletbucks)
    # a compiled object has no __dict__, an interpreted class no __mypyc_attrs__
    names = getattr(Bulletbucks, "__mypyc_attrs__", None) or vars(table)
    fields = {name: getattr(table, name) for name in names if name != "listener"}
    vecs = ("answers", "purses", "bids", "stacks", "stack_owners")
    return {name: list(value) if name in vecs else value for name, value in fields.items()}
