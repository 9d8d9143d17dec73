"""Pages of which a part is written by a program, between two marks."""


def between(text: str, begin: str, end: str, name: str) -> tuple[str, str, str]:
    """What stands before a part (with the first mark), in it, and after it (with the second)."""
    before, found, rest = text.partition(begin)
    inside, ended, after = rest.partition(end)
    if not (found and ended):
        raise ValueError(f"there are no marks for {name}: {begin}{end}")
    return before + begin, inside, end + after


def with_text(text: str, begin: str, inside: str, end: str) -> str:
    """The page with this between its marks."""
    before, _, after = between(text, begin, end, "this")
    return before + inside + after
