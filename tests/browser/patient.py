"""A server at whose tables the first card window does not close before a slow machine has found the button."""

PATIENT = """
import uvloop

def is_a_prompts(callback):
    return getattr(callback, "__qualname__", "").endswith("PromptClock.run_out")

class Patient(uvloop.Loop):
    seen = []

    def call_later(self, delay, callback, *args, context=None):
        if is_a_prompts(callback) and callback.__self__ not in self.seen:  # those after it are nobody's to press
            self.seen.append(callback.__self__)
            delay += 60
        return super().call_later(delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        if is_a_prompts(callback):  # the full time begins when it is taken
            when = max(when, self.time() + 20)
        return super().call_at(when, callback, *args, context=context)

uvloop.Loop = Patient
"""
"""Lines that its process begins with. The server asks uvloop for a loop when it starts."""
