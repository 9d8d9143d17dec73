"""What environments are called."""

VERSION = 0
"""Of all environments: goes up when the same answers give other observations, rewards or turns."""
