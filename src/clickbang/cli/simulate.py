"""clickbang simulate"""


def simulate() -> None:
    """Play many games among bots."""
