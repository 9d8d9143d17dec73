"""What environments and agents are called."""

VERSION = 0
"""Of all environments: goes up when the same answers give other observations, rewards or turns."""


def agent_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]
