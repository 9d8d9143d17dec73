"""What the terminal draws of a table, and says of events, for a seat that has heard some."""

from collections.abc import Iterable, Mapping

from rich.console import RenderableType

from clickbang.cli.screen import Screen
from clickbang.cli.stage.stage import Stage
from clickbang.cli.stage.stages import stage_of
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.text import Catalogue, Narrator


def stage_with(
    game: Game,
    heard: Iterable[Event],
    names: list[str],
    seat: int = 0,
    columns: int = 80,
    lang: str = "en",
    skin: str = "classic",
    options: Mapping[str, str] | None = None,
) -> Stage:
    """The stage of this seat."""
    screen = Screen(Catalogue(lang, skin), fast=True)
    screen.console.width = columns
    screen.names = names
    view = game.view(seat)
    for event in heard:
        view.receive(event)
    return stage_of(game)(screen, Narrator(screen.catalogue, game, names, seat, options or view.options), view)


def lines(stage: Stage, drawing: RenderableType) -> list[str]:
    """What is drawn, without the frame."""
    with stage.screen.console.capture() as drawn:
        stage.screen.show(drawing)
    return [" ".join(line.strip("│╭╮╰╯─ ").split()) for line in drawn.get().splitlines()]


def table(stage: Stage) -> list[str]:
    return lines(stage, stage.table(everything=False))


def told(stage: Stage, *heard: Event) -> list[str]:
    """What the stage says of these, line by line."""
    with stage.screen.console.capture() as drawn:
        for event in heard:
            stage.tell(event)
    return [line for line in drawn.get().splitlines() if line]
