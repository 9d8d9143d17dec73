"""The rule pages: which rules a game has, and what each says. The pages are docs/rules, shipped with the package."""

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from clickbang.core.errors import NO_SUCH_GAME, ClickbangError, Fault, OptionError
from clickbang.text.gentle import in_gentle_words

RULEBOOKS = ("bulletbucks", "championship", "battleroyal")
"""The games with a rule page, in the order in which they are listed."""


class RuleError(ClickbangError):
    """A rule that no page has."""


NO_SUCH_RULE = Fault("text/no-such-rule", "", "There is no rule {rule}; near it are {near}.")
NOT_A_RULE = Fault("text/not-a-rule", "", "{rule!r} is neither a game ({games}) nor a rule such as BB-7.")

_RULE = re.compile(r"^- (\*\*([A-Z]+-\d+[a-z]?)\*\*.*\n(?:(?:  .*)?\n)*)", re.MULTILINE)
_RULE_NUMBER = re.compile(r"[A-Za-z]+-?\d+[A-Za-z]?")


@cache
def page(game: str, lang: str = "en", skin: str = "classic") -> str:
    """The whole rule page of a game, as Markdown."""
    if game not in RULEBOOKS:
        raise OptionError(NO_SUCH_GAME, name=game, games=", ".join(RULEBOOKS))
    folder = files(__package__)
    rules = folder / "rules" if lang == "en" else folder / "rules" / lang
    text = (rules / f"{game}.md").read_text(encoding="utf-8")
    return in_gentle_words(text, game, lang) if skin == "gentle" else text


@cache
def rules_of(game: str, lang: str = "en", skin: str = "classic") -> dict[str, str]:
    """Every rule of a game by its number, in the order of the page."""
    found = _RULE.finditer(page(game, lang, skin) + "\n")
    return {rule[2]: re.sub("^  ", "", rule[1], flags=re.MULTILINE).strip() for rule in found}


def rule_ids(game: str) -> list[str]:
    """The numbers of a game's rules, in the order of its page."""
    return list(rules_of(game))


def rule_text(game: str, rule: str, lang: str = "en", skin: str = "classic") -> str:
    """What a rule says, beginning with its number, as Markdown."""
    return rules_of(game, lang, skin)[rule]


def find_rule(wanted: str) -> tuple[str, str]:
    """The game and the exact number of a rule that somebody typed; an error shows the numbers near it."""
    known = {rule.lower(): (game, rule) for game in RULEBOOKS for rule in rule_ids(game)}
    if wanted.lower() in known:
        return known[wanted.lower()]
    near = [known[match][1] for match in get_close_matches(wanted.lower(), known, n=4, cutoff=0.5)]
    if not near or not _RULE_NUMBER.fullmatch(wanted):
        raise RuleError(NOT_A_RULE, rule=wanted, games=", ".join(RULEBOOKS))
    raise RuleError(NO_SUCH_RULE, rule=wanted.upper(), near=", ".join(near))
