"""An opponent in a lesson."""

from clickbang.bots.bot import Bot
from clickbang.core.actions import Action
from clickbang.core.parts.lesson import lesson_of
from clickbang.core.prompt import Prompt
from clickbang.core.registry import GAMES
from clickbang.core.view import View

LESSON_BOT = "lesson"
"""The name under which it is found. It is on no list: it plays in lessons only."""


class LessonBot(Bot):
    """Plays by the script of its game's lesson."""

    def answer(self, view: View, prompt: Prompt) -> int | Action:
        lesson = lesson_of(GAMES[view.game])
        assert lesson is not None
        return lesson.opponent(view, prompt)
