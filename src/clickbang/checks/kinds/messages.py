"""Which messages a game needs, and which of them are not there."""

import string
from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from clickbang.core.events import Event, row_types
from clickbang.core.game import Game
from clickbang.core.parts.lesson import lesson_of
from clickbang.core.parts.review import Reviewer
from clickbang.text import LANGUAGES, Catalogue
from clickbang.text.folders import file_of
from clickbang.text.options import option_part, rule_names
from clickbang.text.rulebook import PAGE, rules_of
from clickbang.text.words import Words

PROMPT_PARTS = ("", ".asked", ".hint", ".confirm", ".help")


def needed_messages(game: Game) -> set[str]:
    """The keys of all messages that a game with words of its own brings: events, prompts, answers, options, endings."""
    keys = {f"{game.name}{part}" for part in ("", ".about")}
    keys |= {f"{game.name}-ending-{ending}" for ending in game.endings}
    keys |= {f"{game.name}-prompt-{kind}{part}" for kind in game.kinds for part in PROMPT_PARTS}
    keys |= {f"{game.name}-action-{action.__name__}{part}" for action in game.actions for part in ("", ".given")}
    for option in game.options:
        if all(rule_names(option, rules_of(game.name, lang).get(option.rule, "")) for lang in LANGUAGES):
            continue
        own = ["own"] if option.settle is not None else []
        values = ["about", *(option_part(option, value) for value in option.values), *own]
        keys |= {f"{game.name}-option-{option.name}{part}" for part in ("", *(f".{value}" for value in values))}
    story = game.part(game.story)
    keys |= {f"{game.name}-story-{key}" for key in (story.keys if story is not None else ())}
    review: Reviewer = game.part(game.review) or Reviewer()
    keys |= {f"{game.name}-review-{key}{part}" for key in review.hidden_keys for part in ("", ".of")}
    keys |= {f"{game.name}-review-claim-{key}" for key in review.claim_keys}
    lesson = lesson_of(game)
    if lesson is not None:
        keys |= {f"{game.name}-lesson-{cue}" for cue in (*lesson.cues, "learnt")}
    words: type[Words] = game.part(game.words) or Words
    return keys.union(*(event_messages(game.name, event, words) for event in game.own_events))


def event_messages(owner: str, event: type[Event], words: type[Words]) -> set[str]:
    """The message of an event, and its part for each row where it has rows."""
    key, fields = f"{owner}-event-{event.__name__}", event.__dataclass_fields__
    by_seat = fields.keys() & words.by_seat.keys()
    has_rows = row_types(event) or any("tuple" in str(fields[name].type) for name in by_seat)
    return {key, f"{key}.item"} if has_rows else {key}


def missing_messages(game: Game, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """The messages that are not there; and those that take other parameters than the English one, with which."""
    english = Catalogue("en")
    for one in (english, catalogue):
        one.learn(game.name)
    for key in sorted(needed_messages(game)):
        pattern, first = pattern_of(catalogue, key), pattern_of(english, key)
        if pattern is None:
            yield key, ""
        elif first is not None and params(catalogue, pattern) != params(english, first):
            odd = params(catalogue, pattern) ^ params(english, first)
            yield key, ", ".join(sorted(odd))


def missing_faults(game: Game) -> Iterator[tuple[str, str]]:
    """Errors without a sentence in a language other than English, which stands in the code; by language and code."""
    for lang in LANGUAGES:
        catalogue = Catalogue(lang)
        for fault in game.faults if lang != "en" else ():
            key = f"error-{fault.code.replace('/', '-')}"
            needed = {name for _, name, _, _ in string.Formatter().parse(fault.sentence) if name}
            pattern = pattern_of(catalogue, key)
            if pattern is None or params(catalogue, pattern) != needed:
                yield lang, fault.code


def missing_rules(game: Game) -> Iterator[tuple[str, str]]:
    """Rules that stand in one language and not in another, by language and number; no number: the whole page."""
    with_page = [lang for lang in LANGUAGES if file_of(game.name, lang, PAGE) is not None]
    for lang in LANGUAGES if with_page else ():
        if lang not in with_page:
            yield lang, ""
        else:
            everywhere = {rule for other in with_page for rule in rules_of(game.name, other)}
            for rule in sorted(everywhere - rules_of(game.name, lang).keys()):
                yield lang, rule


def pattern_of(catalogue: Catalogue, key: str) -> ast.Pattern | None:
    """The text of a message, or of a part of one, before anything is filled in."""
    if not catalogue.knows(key):
        return None
    name, _, part = key.partition(".")
    message = catalogue.bundle.get_message(name)
    return message.attributes.get(part) if part else message.value


class References(Visitor):
    """The parameters and the messages that a pattern mentions."""

    def __init__(self) -> None:
        self.params: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def params(catalogue: Catalogue, pattern: ast.Pattern) -> set[str]:
    """All parameters that a message needs, with those of the messages it is made of."""
    own = References()
    own.visit(pattern)
    inner = [pattern_of(catalogue, name) for name in own.messages]
    return own.params.union(*(params(catalogue, one) for one in inner if one is not None))
