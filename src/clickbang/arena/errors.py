"""What can go wrong in the arena."""

from clickbang.core.errors import ClickbangError, declared


class ArenaError(ClickbangError):
    """A simulation that could not be carried through."""


(
    WORKER_DIED, TOO_MANY_BOTS, PLOT_FORMAT, NO_MATPLOTLIB,
) = declared("arena", """
worker-died: A worker process died ({how}) in games {first} to {last}; a bot may have ended it.
too-many-bots: A table of {seats} has no room for {bots} bots.
plot-format: A plot is written to a .png or .html file, not to {file}.
no-matplotlib: Plots need Matplotlib: pip install matplotlib
""")  # fmt: skip
