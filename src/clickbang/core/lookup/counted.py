"""Numbers of things in the English of reports and pages."""


def counted(number: int, thing: str) -> str:
    """`1 game`, `2,000 games`."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
