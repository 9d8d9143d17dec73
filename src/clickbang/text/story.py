"""The story of a game in words: why it ended as it did, as one reader knows it."""

from typing import NamedTuple

from clickbang.core.parts.story import StoryLine
from clickbang.core.view import View
from clickbang.text.narrator import Narrator


class ToldStory(NamedTuple):
    """What is said at the end of a game, sentence by sentence."""

    ending: str
    """How it ended."""
    moments: list[str]
    """What decided it."""
    sums: list[str]
    """By seat, how its score came about; none where the game does not say."""
    out: list[str]
    """Who went out, in order."""


def tell_story(narrator: Narrator, view: View) -> ToldStory:
    """The story as far as this view knows it, told to whoever the narrator speaks to."""
    ending = str(narrator.spoken("ending", view.ending)) if view.over else ""
    teller = narrator.game.part(narrator.game.story)
    if teller is None:
        return general_story(narrator, view, ending)
    story = teller.tell(view)
    moments, sums, out = ([sentence(narrator, line) for line in lines] for lines in story)
    return ToldStory(ending, [begun(moment) for moment in moments], sums, [begun(line) for line in out])


def sentence(narrator: Narrator, line: StoryLine) -> str:
    """One of the game's own sentences."""
    return narrator.say(f"story-{line.key}", **narrator.params(line.values))


def begun(text: str) -> str:
    """A sentence that may begin with "you" begins with a capital."""
    return text[:1].upper() + text[1:]


def general_story(narrator: Narrator, view: View, ending: str) -> ToldStory:
    """For a game that tells none: the last thing that happened; the scores are all there is of sums."""
    own = [event for event in view.history if type(event) in narrator.game.own_events]
    moments = [narrator.event(own[-1])] if view.over and own else []
    return ToldStory(ending, moments, [], [])
