"""The stage of a game: its own, or the general one."""

from clickbang.cli.screen import Screen
from clickbang.cli.stage.general_stage import GeneralStage
from clickbang.cli.stage.stage import Stage
from clickbang.core.game import Game
from clickbang.core.view import View
from clickbang.text import Narrator


def stage_of(game: Game) -> type[Stage]:
    """How this game is shown and answered."""
    found: type[Stage] = game.part(game.stage) or GeneralStage
    return found


def stage_for(screen: Screen, narrator: Narrator, view: View) -> Stage:
    """A stage for what one seat sees of a game."""
    return stage_of(narrator.game)(screen, narrator, view)
