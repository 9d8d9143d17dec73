"""The catalogue: messages by key, from Fluent files, in one language and one skin.

Those that all games share stand beside this module; those of a game, whose keys begin with its name, in its own folder,
and they are read when they are first needed. A message may have parts: `say("mygame-prompt-bid.help")`. The gentle skin
is the classic one with a few messages put in place of others. English sentences for errors stand in the code
(`Fault.sentence`), all others here.
"""

from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import accumulate
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from clickbang.core.errors import ClickbangError, OneOf
from clickbang.text.elision import ELISIONS
from clickbang.text.folders import words_of
from clickbang.text.gentle import in_gentle_words
from clickbang.text.languages import FALLBACK, SPOKEN
from clickbang.text.printable import printable

SKINS: Final = ("classic", "gentle")

_OVERLAY = "gentle.ftl"
_LONGEST = 1000


class Catalogue:
    """Everything there is to say, in one language and one skin."""

    def __init__(self, lang: str = FALLBACK, skin: str = "classic") -> None:
        self.lang = lang
        self.skin = skin
        self.bundle = FluentBundle([SPOKEN[lang].locale], ELISIONS, use_isolating=False)
        self.learned: set[str] = set()
        """The games whose words are in the bundle."""
        folder = files(__package__) / lang
        if folder.is_dir():
            self.read(folder)

    @cached_property
    def fallback(self) -> "Catalogue | None":
        """What is said where this language has no words."""
        return None if self.lang == FALLBACK else Catalogue(FALLBACK, self.skin)

    def read(self, folder: Traversable) -> None:
        """Take in the messages of a folder."""
        found = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
        overlay = found.pop(_OVERLAY, None)
        for name in sorted(found):
            self.bundle.add_resource(parsed(found[name].read_text(encoding="utf-8")))
        if self.skin == "gentle" and overlay is not None:
            self.bundle.add_resource(parsed(overlay.read_text(encoding="utf-8")), allow_overrides=True)

    def learn(self, game: str) -> None:
        """Take in the words of a game, once."""
        if game not in self.learned:
            self.learned.add(game)
            folder = words_of(game, self.lang)
            if folder is not None:
                self.read(folder)

    def knows(self, key: str) -> bool:
        """Whether there is such a message in this language, and such a part of it.

        The words of the game whose key it begins with are learned for that.
        """
        name, _, part = key.partition(".")
        if not self.bundle.has_message(name):
            for game in accumulate(name.removeprefix("error-").split("-"), "{}-{}".format):
                self.learn(game)
        return self.bundle.has_message(name) and (not part or part in self.bundle.get_message(name).attributes)

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or in the one that is spoken where words are missing."""
        name = key.partition(".")[0]
        return self.knows(name) or (self.fallback is not None and self.fallback.knows(name))

    def say(self, key: str, **params: object) -> str:
        """The message with this key, or this `key.part`. A missing one is a KeyError, a bad parameter a ValueError."""
        if not self.knows(key):
            if self.fallback is None:
                raise KeyError(key)
            return self.fallback.say(key, **params)
        name, _, part = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(key)
        text, problems = self.bundle.format_pattern(pattern, {name: shortened(value) for name, value in params.items()})
        if problems:
            raise ValueError(f"{key}: {problems[0]}")
        return str(text)

    def number(self, number: int) -> str:
        """With the separators of the language: 12,000 or 12 000."""
        return self.say("number", number=number)

    def listed(self, items: list[str]) -> str:
        """Ada, Blaise and Cleo."""
        return format_list(items, locale=SPOKEN[self.lang].locale)

    def any_of(self, names: OneOf) -> str:
        """Ada, Blaise or Cleo."""
        return format_list(list(names), style="or", locale=SPOKEN[self.lang].locale)

    def meant(self, names: OneOf) -> str:
        """A question that follows what was refused, if there are names that may have been meant."""
        return f" {self.say('did-you-mean', names=self.any_of(names))}" if names else ""

    def plain(self, value: object) -> str | int:
        """A parameter of an error as a message takes it."""
        if isinstance(value, OneOf):
            return self.any_of(value)
        return value if isinstance(value, int) else str(value)

    def error(self, error: ClickbangError) -> str:
        """What went wrong, with the rule behind it, and what may have been meant. It is one line that can be seen."""
        key = f"error-{error.code.replace('/', '-')}"
        sentence, lang = error.sentence, FALLBACK
        if self.knows(key):
            lang = self.lang
            sentence = self.say(key, **{name: self.plain(value) for name, value in error.params.items()})
            sentence += f" ({error.rule})" if error.rule else ""
            sentence += self.meant(error.meant)
        game = error.code.partition("/")[0]
        return printable(in_gentle_words(sentence, game, lang) if self.skin == "gentle" else sentence)


@cache
def parsed(text: str) -> Resource:
    """The messages of a file. Parsing takes long, and the catalogues of both skins share most files."""
    return FluentResource(text)


def shortened(value: object) -> object:
    """A text of moderate length: a sentence is no place for a whole file, and Fluent refuses to make it one."""
    return f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value
