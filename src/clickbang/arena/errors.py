"""What can go wrong in the arena."""

from clickbang.core.errors import ClickbangError, declared


class ArenaError(ClickbangError):
    """A simulation that could not be carried through."""


(
    WORKER_DIED, TOO_MANY_BOTS, PLOT_FORMAT, NO_MATPLOTLIB, NO_RAY, NO_CLUSTER, NO_TOKEN, CLUSTER_LOST,
    OTHER_ON_NODE, NODE_LACKS, NODE_REFUSED, NODE_FAILED, SOURCES_TOO_LARGE, JOBS_OR_RAY, NO_OPENSKILL,
    TOO_FEW_ENTRANTS, TOO_FEW_FOR_SWISS, BAD_SEATS, PAGE_FORMAT, NO_HISTORIES, ONE_TARGET,
) = declared("arena", """
worker-died: A worker process died ({how}) in games {first} to {last}; a bot may have ended it.
too-many-bots: A table of {seats} has no room for {bots} bots.
plot-format: A plot is written to a .png or .html file, not to {file}.
no-matplotlib: Plots need Matplotlib. This installs it: {install}

no-ray: Playing on a cluster needs Ray. This installs it: {install}
no-cluster: No Ray cluster is found at {address}: {why}. Start one: ray start --head (docs/scale.md).
no-token: The token for the Ray cluster at {address} is missing or wrong: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN,
  or have ~/.ray/auth_token, as on its head (docs/scale.md).
cluster-lost: The Ray cluster at {address} is gone: {why}
other-on-node: The node {node} has Clickbang {theirs}, and here is {ours}: all need the same.
node-lacks: The node {node} has no Python module {module!r}: install Clickbang there as it is installed here.
node-refused: On the node {node}: {why}
node-failed: A node of the cluster failed: {why}
sources-too-large: The Python files beside your bot have {size} MB, and at most {most} are sent to other machines:
  give it a folder of its own.
jobs-or-ray: Either --jobs or --ray: processes of this machine, or a cluster.
no-openskill: Ratings need OpenSkill. This installs it: {install}
too-few-entrants: A tournament is among two bots at least: --bots a,b
too-few-for-swiss: Swiss tables of {seats} need as many bots, and there are {bots}: name more, or take a round
  robin.
bad-seats: Numbers of players are given as 4 or 2,4,6 or 2-8 or all, not as {text!r}.
page-format: The page is written to a .html file, not to {file}.
no-histories: Nobody can search for how to exploit a bot of {game}: it does not say what others have heard
  (View.heard_by).
one-target: One bot is exploited at a time, not {bots}; who tries it is named with --bots.
""")  # fmt: skip
