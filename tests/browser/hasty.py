"""A server at whose tables time flies: bots think, beats and curtains last a tenth as long. All else takes its time."""

HASTY = """
import uvloop

class Hasty(uvloop.Loop):
    def call_later(self, delay, callback, *args, context=None):
        if getattr(callback, "__name__", "") in ("schedule", "run_out"):  # a table's bots, and its clocks
            delay /= 10
        return super().call_later(delay, callback, *args, context=context)

uvloop.Loop = Hasty
"""
"""Lines that its process begins with. The server asks uvloop for a loop when it starts."""
