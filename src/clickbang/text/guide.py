"""The guide: how a game is played, for people. A sample round first, then topics; the rules behind each are named.

A game's guide stands among its words (`guide.md`). Under every heading a comment names a picture, which the page draws,
and the rules behind it: `<!-- picture: bids; rules: XY-5 XY-6 -->`.
"""

import re
from functools import cache
from typing import NamedTuple

from clickbang.text.folders import file_of, spoken_in
from clickbang.text.gentle import in_gentle_words
from clickbang.text.languages import FALLBACK

GUIDE = "guide.md"

_TOPIC = re.compile(r"^## (.+)\n<!-- picture: (\S*); rules: ?([^>]*?) -->\n", re.MULTILINE)


class Topic(NamedTuple):
    """Something that a player wants to know, as Markdown."""

    heading: str
    text: str
    picture: str
    rules: list[str]
    """The numbers of the rules behind it."""


@cache
def guide_of(game: str, lang: str = FALLBACK, skin: str = "classic") -> list[Topic]:
    """The topics of a game's guide in their order; none where it brings no guide."""
    written_in = spoken_in(game, lang, GUIDE)
    file = file_of(game, written_in, GUIDE)
    if file is None:
        return []
    text = file.read_text(encoding="utf-8")
    pieces = _TOPIC.split(in_gentle_words(text, game, written_in) if skin == "gentle" else text)[1:]
    rows = [pieces[start : start + 4] for start in range(0, len(pieces), 4)]
    return [Topic(heading, body.strip(), picture, rules.split()) for heading, picture, rules, body in rows]
