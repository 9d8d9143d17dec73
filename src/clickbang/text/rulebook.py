"""The rule pages: which rules a game has, and what each says. A game's page stands among its words."""

import re
from difflib import get_close_matches
from functools import cache

from clickbang.core.errors import Fault, OptionError
from clickbang.core.lookup.meant import close_to
from clickbang.core.registry import GAMES, find_game
from clickbang.text.folders import file_of, spoken_in
from clickbang.text.general import general_page
from clickbang.text.gentle import in_gentle_words
from clickbang.text.languages import FALLBACK


class RuleError(OptionError):
    """A rule that no page has."""


NO_SUCH_RULE = Fault("text/no-such-rule", "", "There is no rule {rule}; near it are {near}.")
NOT_A_RULE = Fault("text/not-a-rule", "", "{rule!r} is neither a game ({games}) nor a rule such as {example}.")

PAGE = "rules.md"

_RULE = re.compile(r"^- (\*\*([A-Z]+-\d+[a-z]?)\*\*.*\n(?:(?:  .*)?\n)*)", re.MULTILINE)
_RULE_NUMBER = re.compile(r"([a-z]*) ?-? ?(\d+[a-z]?)", re.IGNORECASE)


@cache
def page(game: str, lang: str = FALLBACK, skin: str = "classic") -> str:
    """The whole rule page of a game, as Markdown; one made from its types where it brings none."""
    found = find_game(game)
    written_in = spoken_in(game, lang, PAGE)
    file = file_of(game, written_in, PAGE)
    if file is None:
        return general_page(found, lang)
    text = file.read_text(encoding="utf-8")
    return in_gentle_words(text, game, written_in) if skin == "gentle" else text


@cache
def rules_of(game: str, lang: str = FALLBACK, skin: str = "classic") -> dict[str, str]:
    """Every rule of a game by its number, in the order of the page."""
    found = _RULE.finditer(page(game, lang, skin) + "\n")
    return {rule[2]: re.sub("^  ", "", rule[1], flags=re.MULTILINE).strip() for rule in found}


@cache
def sections_of(game: str, lang: str = FALLBACK, skin: str = "classic") -> dict[str, list[tuple[str, str]]]:
    """The whole rule page by its headings: under each its rules with their numbers, and what stands between them."""
    parts = re.split(r"^#+ (.+)\n", page(game, lang, skin), flags=re.MULTILINE)
    rules = rules_of(game, lang, skin)
    found: dict[str, list[tuple[str, str]]] = {}
    for heading, text in zip(parts[1::2], parts[2::2], strict=True):
        # with the groups of _RULE every third piece is the number of a rule, and the first stands between rules
        pieces = _RULE.split(text + "\n")
        passages = [("", between.strip()) for between in pieces[::3]]
        numbered = [(number, rules[number]) for number in pieces[2::3]]
        in_order = [one for pair in zip(passages, [*numbered, ("", "")], strict=True) for one in pair]
        found[heading] = [(number, passage) for number, passage in in_order if passage]
    return found


def rule_ids(game: str) -> list[str]:
    """The numbers of a game's rules, in the order of its page."""
    return list(rules_of(game))


def rule_text(game: str, rule: str, lang: str = FALLBACK, skin: str = "classic") -> str:
    """What a rule says, beginning with its number, as Markdown."""
    return rules_of(game, lang, skin)[rule]


def find_rules(wanted: str, game: str = "") -> tuple[str, list[str]]:
    """The game and the exact numbers of a rule that somebody typed: one, or all its parts (XY-15: XY-15a to XY-15c).

    `xy7` is XY-7, and where a game is given a number alone is a rule of that game. An error shows the numbers near it.
    """
    known = {rule.lower(): (book, rule) for book in GAMES for rule in rule_ids(book)}
    typed = _RULE_NUMBER.fullmatch(wanted)
    prefix = GAMES[game].prefix if game else ""
    if typed is None or not (typed[1] or prefix):
        raise not_a_rule(wanted)
    number = f"{typed[1] or prefix}-{typed[2]}".lower()
    found = [rule for rule in known if rule == number or (rule[:-1] == number and rule[-1].isalpha())]
    if found:
        return known[found[0]][0], [known[rule][1] for rule in found]
    near = [known[match][1] for match in get_close_matches(number, known, n=4, cutoff=0.5)]
    if not near:
        raise not_a_rule(wanted)
    raise RuleError(NO_SUCH_RULE, rule=number.upper(), near=", ".join(near))


def not_a_rule(wanted: str) -> RuleError:
    example = f"{next(iter(GAMES.values())).prefix}-7"
    return RuleError(NOT_A_RULE, rule=wanted, games=", ".join(GAMES), example=example, meant=close_to(wanted, GAMES))
