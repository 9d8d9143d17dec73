"""The catalogue: messages by key, from the Fluent files beside this module, in one language and one skin.

A message may have parts: `say("bulletbucks-prompt-bid.help")`. The gentle skin is the classic one with a few messages
put in place of others. English sentences for errors stand in the code (`Fault.sentence`), all others here.
"""

from importlib.resources import files
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from clickbang.core.errors import ClickbangError
from clickbang.text.gentle import in_gentle_words

LANGUAGES: Final = ("en", "fr")
SKINS: Final = ("classic", "gentle")

_LOCALES = {"en": "en_GB", "fr": "fr_FR"}
_OVERLAY = "gentle.ftl"
_LONGEST = 1000


class Catalogue:
    """Everything there is to say, in one language and one skin."""

    def __init__(self, lang: str = "en", skin: str = "classic") -> None:
        self.lang = lang
        self.skin = skin
        self.bundle = FluentBundle([_LOCALES[lang]], use_isolating=False)
        folder = files(__package__) / lang
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl") and file.name != _OVERLAY:
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        if skin == "gentle":
            overlay = FluentResource((folder / _OVERLAY).read_text(encoding="utf-8"))
            self.bundle.add_resource(overlay, allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(key)

    def say(self, key: str, **params: object) -> str:
        """The message with this key, or this `key.part`. A missing one is a KeyError, a bad parameter a ValueError."""
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
        return format_list(items, locale=_LOCALES[self.lang])

    def error(self, error: ClickbangError) -> str:
        """What went wrong, with the rule behind it."""
        key = f"error-{error.code.replace('/', '-')}"
        sentence = error.sentence
        if self.has(key):
            plain = {name: value if isinstance(value, int) else str(value) for name, value in error.params.items()}
            sentence = self.say(key, **plain)
            sentence += f" ({error.rule})" if error.rule else ""
        game = error.code.partition("/")[0]
        return in_gentle_words(sentence, game, self.lang) if self.skin == "gentle" else sentence


def shortened(value: object) -> object:
    """A text of moderate length: a sentence is no place for a whole file, and Fluent refuses to make it one."""
    return f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value
