"""What can go wrong when a game's value is trained."""

from clickbang.core.errors import ClickbangError, declared


class TrainError(ClickbangError):
    """A training that cannot begin, or not go on."""


NO_TRAINING, NO_NUMPY, OTHER_TRAINING, NOT_A_TRAINING = declared("train", """
no-training: {game} has nothing that could be trained; these have: {games}.
no-numpy: Training needs NumPy. This installs it: {install}
other-training: {folder} holds another training: {game}, steps: {steps}, games a step: {games}, seed {seed}.
  Name another one.
not-a-training: {file} cannot be read: remove it to begin anew, or name another folder.
""")  # fmt: skip
