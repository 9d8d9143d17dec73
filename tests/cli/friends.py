"""Players of Battle Royal of whom one knows what they do: they pass, show thumbs up, and agree to everything."""

from clickbang.bots import Bot
from clickbang.core.actions import Action
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.battleroyal import (
    Accept,
    Agree,
    AllShow,
    Assign,
    Decline,
    Done,
    Pass,
    Pick,
    Reveal,
    Send,
    Sign,
    Vote,
    decode,
)

LIKES: tuple[type[Action], ...] = (Decline, Pass, Sign, Reveal, Accept, Agree, Pick, Send, AllShow, Done, Assign, Vote)
"""What a friend would rather do than what comes after it."""


class Friend(Bot):
    """Offers that all show their cards as long as there is nothing to agree to; votes for every division."""

    sign = Sign(0)
    vote = Vote(True)

    def answer(self, view: View, prompt: Prompt) -> Action:
        actions = [decode(choice) for choice in prompt.choices]
        if self.sign in actions:
            return self.sign
        if self.vote in actions:
            return self.vote
        return min(actions, key=lambda action: LIKES.index(type(action)) if type(action) in LIKES else len(LIKES))


class Foe(Friend):
    """Shows a thumb down, and votes against every division."""

    sign = Sign(1)
    vote = Vote(False)
