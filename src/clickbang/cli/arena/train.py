"""clickbang train"""

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from clickbang.arena.self_play import spread
from clickbang.bots.values.weights import FILE
from clickbang.cli.arena.crews import check_crew, crew_for
from clickbang.cli.arena.simulate_progress import counted
from clickbang.cli.games import KINDS_OF_NAMES
from clickbang.cli.shared_options import Jobs, Ray
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.core.lookup.extras import install_command
from clickbang.core.parts.train_errors import NO_NUMPY, NO_TRAINING, TrainError
from clickbang.core.registry import GAMES, game_named

if TYPE_CHECKING:
    from clickbang.bots.values.training import Fit, StepResult, Training


def train(
    game: Annotated[str, typer.Argument(help=f"The game to learn: {KINDS_OF_NAMES}.")],
    folder: Annotated[Path, typer.Argument(help="Where what has been learned is kept.")],
    steps: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How often to play and learn.", show_default="the game's")
    ] = None,
    games: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many games a step.", show_default="the game's")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed gives the same weights.")] = 1,
    jobs: Jobs = None,
    ray: Ray = None,
) -> None:
    """Learn from games what a game's master knows.

    The folder keeps what has been learned after each step: a run that was
    cut off goes on from there, with the same command. value.toml in it is
    what the game's master plays with.

    [dim]Examples:[/]

      clickbang train GAME FOLDER

      clickbang train GAME FOLDER --steps 4 --games 100 --seed 7
    """
    check_crew(jobs, ray)
    rules = game_named(game)
    training = training_of(rules)
    from clickbang.bots.values.training import TrainingRun, restored, teach, write_weights

    course = TrainingRun(training, steps or training.steps, games or training.games, seed)
    console = Console(highlight=False)
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    learner = restored(course, folder)
    left = course.steps - learner.step

    def told(step: "StepResult") -> None:
        console.print(f"step {step.step} of {course.steps}: {learned(step)}", soft_wrap=True)

    if left > 0:
        with crew_for(ray, jobs) as crew, counted(left * course.games, quiet=False) as more:
            teach(course, folder, spread(course, crew, more), told)
    else:
        write_weights(course, folder, learner)  # somebody may have removed them
    console.print(Text(f"The weights are in {folder / FILE}", "green"), soft_wrap=True)


def learned(step: "StepResult") -> str:
    """How well each network did in a step, what else there is to say, and how long it took."""
    return "; ".join([*map(of_one, step.fits), *filter(None, [step.remark]), f"{step.seconds:.0f} s"])


def of_one(fit: "Fit") -> str:
    """How far its estimates were off."""
    name = f"{fit.name}, " if fit.name else ""
    luck = "" if fit.noise is None else f", {fit.noise:.4f} of that is luck"
    return f"{name}{fit.states:,} states, off by {fit.before:.4f} before and {fit.after:.4f} after it{luck}"


def training_of(rules: Game) -> "Training[object]":
    """What a game brings to learning, or an error that says why there is nothing."""
    if rules.training is None:
        able = [name for name, each in GAMES.items() if each.training is not None]
        raise OptionError(NO_TRAINING, game=rules.name, games=", ".join(able) or "none")
    try:
        found: Training[object] = rules.part(rules.training)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise TrainError(NO_NUMPY, install=install_command("research")) from None
    return found
