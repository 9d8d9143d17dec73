"""What can go wrong in the arena."""

from clickbang.core.errors import ClickbangError, Fault


class ArenaError(ClickbangError):
    """A simulation that could not be carried through."""


WORKER_DIED = Fault(
    "arena/worker-died", "", "A worker process died ({how}) in games {first} to {last}; a bot may have ended it."
)
TOO_MANY_BOTS = Fault("arena/too-many-bots", "", "A table of {seats} has no room for {bots} bots.")
PLOT_FORMAT = Fault("arena/plot-format", "", "A plot is written to a .png or .html file, not to {file}.")
NO_MATPLOTLIB = Fault("arena/no-matplotlib", "", "Plots need Matplotlib: pip install matplotlib")
