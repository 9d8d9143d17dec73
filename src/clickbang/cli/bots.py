"""clickbang bots"""


def bots() -> None:
    """List the bots."""
