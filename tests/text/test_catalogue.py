"""Nothing is missing from the catalogue, nothing in it is idle, and all languages and skins say the same things."""

import ast
import importlib
import pkgutil
import re
import string
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import clickbang
from clickbang.bots.levels import FRIENDLY, LADDER, RANDOM
from clickbang.bots.style import STYLE_NAMES
from clickbang.checks import CHECKS
from clickbang.checks.kinds.messages import PROMPT_PARTS, event_messages, needed_messages
from clickbang.cli.errors import CANNOT_LISTEN
from clickbang.cli.stage.stages import stage_of
from clickbang.core.actions import Decline, TakeBack
from clickbang.core.errors import CORE_FAULTS, ClickbangError, Fault
from clickbang.core.events import CORE_EVENTS, Asked, OwnAnswer
from clickbang.games import GAMES
from clickbang.text import LANGUAGES
from clickbang.text.languages import SPOKEN
from clickbang.text.words import Words
from tests.text.messages import VARIANTS, catalogue, params, patterns, references

PACKAGE = Path(clickbang.__file__).parent
SPEAKING = (
    "checks/**/*.py",
    "cli/**/*.py",
    "research/reading.py",
    "text/**/*.py",
    "games/*/terminal/*.py",
    "games/*/words/phrasing.py",
    "games/*/words/*stakes.py",
)
SOURCES = [path for pattern in SPEAKING for path in sorted(PACKAGE.glob(pattern))]


def files_in(lang: str) -> list[Path]:
    """All Fluent files of a language: what every game says, and what each does."""
    return sorted([*PACKAGE.glob(f"text/{lang}/*.ftl"), *PACKAGE.glob(f"games/*/words/{lang}/*.ftl")])


def all_faults() -> list[Fault]:
    """Every fault that any module declares."""
    names = [module.name for module in pkgutil.walk_packages(clickbang.__path__, "clickbang.")]
    modules = [importlib.import_module(name) for name in names]
    found = {fault.code: fault for module in modules for fault in vars(module).values() if isinstance(fault, Fault)}
    return sorted(found.values(), key=lambda fault: fault.code)


FAULTS = all_faults()
NAMES_OF_FAULTS = {
    (name, fault.code)
    for module in list(sys.modules.values())
    if module.__name__.startswith("clickbang.")
    for name, fault in vars(module).items()
    if isinstance(fault, Fault)
}
TRANSLATIONS = LANGUAGES[1:]


def entries_of(file: Path) -> list[fluent.EntryType]:
    """What a Fluent file holds."""
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def keys_of_games() -> set[str]:
    """What the games and the core need words for."""
    keys = {f"general-prompt{part}" for part in PROMPT_PARTS}
    keys |= {f"general-action-{action.__name__}" for action in (Decline, TakeBack)}
    for event in CORE_EVENTS:
        if event not in (Asked, OwnAnswer):
            keys |= event_messages("core", event, Words)
    for game in GAMES.values():
        keys |= needed_messages(game)
        for kind in stage_of(game).more_kinds:
            keys |= {f"{game.name}-prompt-{kind}{part}" for part in PROMPT_PARTS}
    return keys


def keys_of_checks() -> set[str]:
    """What the checks of a game say at what they looked, and what usually causes what they find."""
    written, known = literals(), patterns("en")
    found = {key for key in known if key.removeprefix("check-") in written and f"{key}.cause" in known}
    return {f"check-{name}.looked" for name in CHECKS} | {f"{key}.cause" for key in {*found, "check-raised"}}


def said_in_code() -> list[tuple[str, str, set[str] | None]]:
    """Where the code says a message by its key: the place, the key, the parameters (None: who knows)."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    ast.Attribute(said_by, "say" | "refuse" | "text" as how), [ast.Constant(str(key)), *_], given_by
                ):
                    if how == "text":
                        key = f"table-{key}"
                    elif ast.unparse(said_by) == "self.narrator":
                        key = f"{path.parents[1].name}-{key}"
                    given = {keyword.arg for keyword in given_by if keyword.arg is not None}
                    found.append((f"{path.name}:{node.lineno}", key, given if len(given) == len(given_by) else None))
    return found


def literals() -> set[str]:
    """Every string in the code that prints."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_can_be_read_whole_and_say_nothing_twice(lang: str) -> None:
    names = []
    for file in files_in(lang):
        entries = [entry for entry in entries_of(file) if not isinstance(entry, fluent.BaseComment)]
        assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)], file.name
        names += [entry.id.name for entry in entries if file.name != "gentle.ftl" and isinstance(entry, fluent.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gentle_file_holds_only_what_differs(lang: str) -> None:
    classic = {
        entry.id.name: entry
        for file in files_in(lang)
        if file.name != "gentle.ftl"
        for entry in entries_of(file)
        if isinstance(entry, fluent.Message | fluent.Term)
    }
    gentle = [entry for file in files_in(lang) if file.name == "gentle.ftl" for entry in entries_of(file)]
    for entry in gentle:
        if isinstance(entry, fluent.Message | fluent.Term):
            assert not entry.equals(classic[entry.id.name]), entry.id.name


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
def test_every_event_prompt_action_ending_and_option_has_words(lang: str, skin: str) -> None:
    assert keys_of_games() - set(patterns(lang, skin)) == set()


@pytest.mark.parametrize(("place", "key", "given"), said_in_code())
def test_what_the_code_says_is_in_the_catalogue_and_gets_its_parameters(
    place: str, key: str, given: set[str] | None
) -> None:
    assert key in patterns("en"), place
    assert given is None or params(key, "en") == given, place


def test_no_message_is_idle() -> None:
    known = set(patterns("en"))
    used = keys_of_games() | keys_of_checks() | {name for key in known for name in references(key, "en").messages}
    written = literals()
    used |= {f"level-{level}" for level in (RANDOM, *LADDER, FRIENDLY)} | {f"style-{style}" for style in STYLE_NAMES}
    used |= {f"{game.name}-prompt-{kind}.typing" for game in GAMES.values() for kind in game.kinds}
    idle = {key for key in known - used if key not in written and key.partition("-")[2] not in written}
    assert idle == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages_but_for_english_errors(lang: str) -> None:
    translated = {key for key in patterns(lang) if not key.startswith("error-")}
    assert translated == set(patterns("en"))


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
def test_every_variant_of_a_message_takes_the_same_parameters(lang: str, skin: str) -> None:
    differing = {key for key in patterns("en") if params(key, lang, skin) != params(key, "en")}
    assert differing == set()


def test_every_fault_is_named_as_its_code_is() -> None:
    """Names and lines of a table of faults stand apart; one that is left out would shift all that follow."""
    named = {(name.lower().replace("_", "-"), code.partition("/")[2]) for name, code in NAMES_OF_FAULTS}
    assert {(name, code) for name, code in named if code not in (name, f"deck-{name}")} == set()


def test_every_fault_of_every_module_is_known_here() -> None:
    assert {fault.code for fault in CORE_FAULTS} < {fault.code for fault in FAULTS}
    assert {fault.code.partition("/")[0] for fault in FAULTS} >= {
        "core",
        "bulletbucks",
        "championship",
        "battleroyal",
        "records",
        "bots",
        "text",
        "cli",
    }


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_translated_error_is_idle(lang: str) -> None:
    errors = {key for key in patterns(lang) if key.startswith("error-")}
    assert errors == {f"error-{fault.code.replace('/', '-')}" for fault in FAULTS}


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.code)
def test_every_error_is_translated_with_the_same_parameters_and_the_rule(fault: Fault, lang: str) -> None:
    needed = {name for _, name, _, _ in string.Formatter().parse(fault.sentence) if name}
    assert params(f"error-{fault.code.replace('/', '-')}", lang) == needed
    error = ClickbangError(fault, **dict.fromkeys(needed, 7))
    sentence = catalogue(lang).error(error)
    assert sentence.endswith(f" ({fault.rule})" if fault.rule else "")
    assert catalogue("en").error(error) == error.sentence != sentence


def test_the_number_of_a_port_is_no_quantity() -> None:
    error = ClickbangError(CANNOT_LISTEN, host="::", port=8231, why="")
    assert "8231" in catalogue("fr").error(error)


@pytest.mark.parametrize("lang", [lang for lang, language in SPOKEN.items() if language.spaced])
def test_no_line_breaks_before_punctuation_that_has_a_space(lang: str) -> None:
    for file in files_in(lang):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"(?<![=·,]) [:;!?»]|« |\d 000", line), f"{file.name}: {line}"


def test_a_missing_message_or_parameter_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("en").say("no-such-message")
    with pytest.raises(KeyError):
        catalogue("en").say("play-keys.no-such-part")
    with pytest.raises(ValueError, match="play-unclear"):
        catalogue("en").say("play-unclear")


def test_an_error_that_no_one_translated_is_said_in_english() -> None:
    assert catalogue("fr").error(ClickbangError(Fault("mine/own", "", "Mine alone: {n}."), n=3)) == "Mine alone: 3."
