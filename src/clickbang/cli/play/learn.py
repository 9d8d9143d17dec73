"""clickbang learn"""

from typing import Annotated

import typer
from rich.table import Table

from clickbang.bots.lesson_bot import LessonBot
from clickbang.cli.errors import NO_LESSON
from clickbang.cli.games import Game
from clickbang.cli.language import Lang, Skin, chosen_words, flags_for
from clickbang.cli.play.play import INTERRUPTED, sit_down
from clickbang.cli.play.play_game import PLAYER, PlayGame
from clickbang.cli.play.play_input import LeaveGame, echo
from clickbang.cli.play.play_setup import names_at_table
from clickbang.cli.screen import Screen
from clickbang.cli.stage.ending import rows
from clickbang.core.errors import OptionError
from clickbang.core.parts.lesson import Lesson, LessonLuck, lesson_of
from clickbang.core.prompt import Prompt
from clickbang.core.registry import GAMES, game_named
from clickbang.core.sitting import Sitting
from clickbang.text.general import title

ROWS_OF_WELCOME = 6
"""What stands above the table at the first question: three lines of welcome, and how the game begins."""


def learn(
    game: Game,
    name: Annotated[str | None, typer.Option(help="What the others call you.", show_default="Guest")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses and no animation.")] = False,
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Learn a game in two or three minutes, by playing it.

    The rules and the table are real; the luck and your opponents follow a script, and a guide says one thing at a time.
    Answer what you like.

    [dim]Examples:[/]

      clickbang learn

      clickbang learn GAME --lang fr
    """
    chosen = game_named(game)
    lesson = lesson_of(chosen)
    if lesson is None:
        raise OptionError(NO_LESSON, game=chosen.name, games=", ".join(with_lessons()) or "none")
    screen = Screen(chosen_words(lang, skin), fast)
    bots = [LessonBot() for _ in range(lesson.seats - 1)]
    screen.names = names_at_table(screen.catalogue.say("play-guest") if name is None else name, len(bots))
    people = screen.catalogue.listed(screen.names[1:])
    screen.say("learn-title", "bold green", game=title(screen.catalogue, chosen), people=people)
    screen.say("learn-welcome")
    screen.say("play-keys", "dim", rule=f"{chosen.prefix}-7")
    sitting = Sitting(chosen, lesson.seats, lesson.options, LessonLuck(lesson))
    try:
        with echo(on=not screen.lively):
            LessonGame(screen, sitting, lesson, bots).run()
    except EOFError:
        screen.show()
        screen.say("play-input-ended", "yellow")
    except LeaveGame:
        screen.say("play-left", "yellow")
        raise typer.Exit(INTERRUPTED) from None


def with_lessons() -> list[str]:
    """The games that have one."""
    return [game.name for game in GAMES.values() if game.lesson is not None]


class LessonGame(PlayGame):
    """A game with a guide; it ends when all has been taught."""

    def __init__(self, screen: Screen, sitting: Sitting, lesson: Lesson, bots: list[LessonBot]) -> None:
        super().__init__(screen, sitting, bots, sit_down(bots, 0, 0))
        self.lesson = lesson
        self.is_done = False
        self.rows_before = ROWS_OF_WELCOME
        """What stands above the table when the learner is asked for the first time, and nothing later."""

    def run(self) -> None:
        """Play until all has been taught, or the game is over."""
        self.sitting.settle()
        while not self.is_done:
            try:
                self.tell_news()
                self.is_done = self.lesson.is_told(self.view)
                if not self.is_done:
                    self.next_answer()
            except KeyboardInterrupt:
                self.screen.show()
                self.keyboard.confirm_leaving()
        self.introduce(self.sitting.prompt_for(PLAYER))
        self.screen.say("learn-learnt", "bold")
        points = Table.grid(padding=(0, 1))
        for point in self.asker.narrator.learnt():
            points.add_row("  ·", self.screen.paint(point))
        self.screen.show(points)
        words = flags_for(self.screen.catalogue)
        self.screen.say("learn-play", "dim", game=self.sitting.game.name, words=words)

    def show_round(self, asked: bool) -> None:
        """The table is drawn right above the guide's words, and not a first time before them."""

    def introduce(self, prompt: Prompt) -> None:
        """The guide's words."""
        cue = self.lesson.cue(self.view, prompt)
        said = [] if cue is None else [self.screen.paint(f"» {self.asker.narrator.cue(cue)}", "italic cyan")]
        self.asker.rows_above = self.rows_before + rows(self.screen, said)
        self.rows_before = 0
        for line in said:
            self.screen.show(line)
