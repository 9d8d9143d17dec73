"""A server with a short suspense: usually a table is silent for 12 or 20 seconds then, and not stuck."""

IN_A_SERVER = """
from clickbang.server.clocks.durations import SUSPENSE
SUSPENSE.update(dict.fromkeys(SUSPENSE, 2.0))
"""
"""What the process of such a server begins with."""
