"""Other forms of a game: options and cards that are changed, over a grid or one by one."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from json import dumps
from typing import Any

from clickbang.core.errors import OneOf, OptionError
from clickbang.core.game import Game
from clickbang.core.lookup.meant import close_to
from clickbang.core.registry import game_named
from clickbang.design import errors
from clickbang.design.hooks import CardRules, Cards, design_of

AS_IT_IS = "as it is"
DECK = "deck"
MOST_VARIANTS = 60
MOST_VALUES = 200
RANGE = re.compile(r"(\d{1,6})\.\.(\d{1,6})(?:\.\.(\d{1,6}))?")


@dataclass(frozen=True, slots=True)
class Axis:
    """Something that can be changed, and the values it is given."""

    name: str
    """An option, or `deck.card.field`."""
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Variant:
    """One form of the game."""

    label: str
    settings: dict[str, str]
    """What was changed, by the name of the axis."""
    options: dict[str, str]


class Bench:
    """A game on the workbench, with the options from which all its variants begin."""

    def __init__(self, name: str, options: Mapping[str, str]) -> None:
        self.name = name
        self.game: Game = game_named(name)
        self.design = design_of(name)
        self.options = self.game.settle_options(options)

    # Cards

    @property
    def card_rules(self) -> CardRules:
        """How cards are changed, in a game that has any."""
        if self.design.cards is None or DECK not in self.options:
            raise OptionError(errors.NO_DECK, game=self.game.name)
        return self.design.cards

    def cards(self, options: Mapping[str, str] | None = None) -> Cards:
        """The deck by these options, or by those from which all begin; empty where there are no cards."""
        value = (self.options if options is None else options).get(DECK)
        return {} if self.design.cards is None or value is None else self.design.cards.cards(value)

    def card_named(self, text: str, cards: Cards) -> str:
        """The key of the card that somebody means: by key or name, or by the beginning of one."""
        if not cards:
            raise OptionError(errors.NO_DECK, game=self.game.name)
        wanted = text.strip().casefold()
        names = {key: {key.casefold(), *[word.casefold() for word in names_of(card)]} for key, card in cards.items()}
        for fits in (str.__eq__, str.startswith):
            found = [key for key, called in names.items() if any(fits(name, wanted) for name in called)]
            if len(found) == 1:
                return found[0]
            if found:
                raise OptionError(errors.WHICH_CARD, card=text, cards=OneOf(found))
        raise OptionError(errors.NO_SUCH_CARD, card=text, near=suggested(wanted, [*cards]))

    def changed_deck(self, deck: str, card: str, field: str, value: str) -> str:
        """A deck, as a value of the option, with one field of one card changed."""
        rules = self.card_rules
        self.check_field(field)
        cards = rules.cards(deck)
        changed = rules.change(cards, self.card_named(card, cards), field, typed(value))
        return deck if changed == cards else dumps(changed, ensure_ascii=False)

    def check_field(self, field: str) -> None:
        """An error if that is nothing that can be changed of a card."""
        fields = self.card_rules.fields
        if field not in fields:
            meant = close_to(field, fields)
            raise OptionError(errors.NO_FIELD, game=self.game.name, fields=", ".join(fields), field=field, meant=meant)

    # Variants

    def axis(self, text: str) -> Axis:
        """`NAME=VALUES` or `deck.CARD.FIELD=VALUES`."""
        name, equals, values = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise OptionError(errors.NOT_AN_AXIS, text=text)
        if name.startswith(f"{DECK}."):
            card, dot, field = name[len(DECK) + 1 :].rpartition(".")
            if not dot or not card:
                raise OptionError(errors.NOT_AN_AXIS, text=text)
            self.check_field(field)
            name = f"{DECK}.{self.card_named(card, self.cards())}.{field}"
        elif name not in self.options and name not in [option.name for option in self.game.small]:
            raise OptionError(
                errors.NO_SUCH_SETTING, game=self.game.name, name=name, near=suggested(name, [*self.options])
            )
        return Axis(name, listed(values))

    def variant(self, settings: Mapping[str, str], label: str = "") -> Variant:
        """The game with these settings; what cannot be played is refused."""
        options = {name: value for name, value in settings.items() if not name.startswith(f"{DECK}.")}
        options = {**self.options, **options}
        for name, value in settings.items():
            if name.startswith(f"{DECK}."):
                card, _, field = name[len(DECK) + 1 :].rpartition(".")
                options[DECK] = self.changed_deck(options[DECK], card, field, value)
        settled = self.game.settle_options(options)
        return Variant(label or told(settings), dict(settings), settled)

    def grid(self, axes: Sequence[Axis]) -> list[Variant]:
        """Every combination of values."""
        many = 1
        for axis in axes:
            many *= len(axis.values)
        if many > MOST_VARIANTS:
            raise OptionError(errors.TOO_MANY, variants=many, most=MOST_VARIANTS)
        names = [axis.name for axis in axes]
        for name in names:
            if names.count(name) > 1:
                raise OptionError(errors.TWICE, name=name)
        combinations = product(*[axis.values for axis in axes])
        return [self.variant(dict(zip(names, values, strict=True))) for values in combinations] if axes else []

    def what_if(self, text: str) -> list[Variant]:
        """Other forms of one card, weaker ones first."""
        rules = self.card_rules
        key = self.card_named(text, self.cards())
        return [self.variant({f"{DECK}.{key}.{field}": value}) for field, value in rules.what_if(self.cards(), key)]


def whole(bench: Bench, others: Iterable[Variant], label: str = AS_IT_IS) -> list[Variant]:
    """The game as it is, then all others that differ from those before them."""
    found = [bench.variant({}, label)]
    for variant in others:
        if all(variant.options != other.options for other in found):
            found.append(variant)
    return found


def told(settings: Mapping[str, str]) -> str:
    """What was changed, for people."""
    short = {name: name.removeprefix(f"{DECK}.").replace(".", " ") for name in settings}
    return ", ".join(f"{short[name]} {value}" for name, value in settings.items()) or AS_IT_IS


def names_of(card: Mapping[str, Any]) -> list[str]:
    """What a card is called, in any language."""
    names = card.get("name", {})
    return [name for name in names.values() if isinstance(name, str)] if isinstance(names, dict) else []


def listed(text: str) -> tuple[str, ...]:
    """`10,15,20`, `0..3` or `10..20..5`, or several of these with commas."""
    found: list[str] = []
    for part in text.split(","):
        word = part.strip()
        numbers = RANGE.fullmatch(word)
        if numbers is None:
            found.append(word)
            continue
        first, last, step = int(numbers[1]), int(numbers[2]), int(numbers[3] or 1)
        if step == 0 or last < first or (last - first) // step >= MOST_VALUES:
            raise OptionError(errors.NOT_A_RANGE, text=word)
        found += [str(number) for number in range(first, last + 1, step)]
    if not all(found) or any(".." in word for word in found):
        raise OptionError(errors.NOT_A_RANGE, text=text)
    return tuple(dict.fromkeys(found))


def typed(value: str) -> Any:
    """A value as a deck file would hold it."""
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isascii() and value.isdigit() else value


def suggested(wanted: str, there: Sequence[str]) -> str:
    """What somebody may have meant by this, or all there is."""
    return ", ".join(close_to(wanted, there) or there)
