"""clickbang rules"""

from typing import Annotated

import typer
from rich.table import Table

from clickbang.cli.language import Lang, Skin, chosen_words
from clickbang.cli.screen import Screen
from clickbang.core.game import Game
from clickbang.core.lookup.sources import is_source
from clickbang.core.registry import GAMES, game_named
from clickbang.text.general import about, title
from clickbang.text.guide import guide_of
from clickbang.text.options import OptionWords
from clickbang.text.rulebook import find_rules, page, rule_text

MOST_NUMBERS = 4
"""More numbers than these are told as a span."""


def rules(
    game: Annotated[str, typer.Argument(help="A game, or the number of a rule.", show_default="list the games")] = "",
    rule: Annotated[str, typer.Argument(help="The number of a rule.", show_default="the whole page")] = "",
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Read the rules of a game, or one rule.

    [dim]Examples:[/]

      clickbang rules GAME

      clickbang rules RULE

      clickbang rules GAME 15

      clickbang rules GAME --lang fr
    """
    screen = Screen(chosen_words(lang, skin))
    if not game:
        list_games(screen)
    elif rule:
        show_rule(screen, rule, game_named(game).name)
    elif game in GAMES or is_source(game):
        show_page(screen, game_named(game))
    else:
        show_rule(screen, game)


def show_rule(screen: Screen, rule: str, game: str = "") -> None:
    """One rule with all its parts, of whichever game it is; a number alone is a rule of the game that is given."""
    found, numbers = find_rules(rule, game)
    for number in numbers:
        screen.markdown(rule_text(found, number, screen.catalogue.lang, screen.catalogue.skin))


def list_games(screen: Screen) -> None:
    """What there is to read."""
    for game in GAMES.values():
        screen.show(screen.paint(title(screen.catalogue, game), "bold"))
        screen.show(screen.paint(about(screen.catalogue, game)))
        screen.show(f"  clickbang rules {game.name}\n")


def show_page(screen: Screen, game: Game) -> None:
    """How a game is played, then all its rules by number, and what can be chosen."""
    for topic in guide_of(game.name, screen.catalogue.lang, screen.catalogue.skin):
        screen.markdown(f"## {topic.heading}\n\n{topic.text}")
        screen.show(screen.paint(" · ".join(topic.rules), "dim"))
        screen.show()
    screen.markdown(page(game.name, screen.catalogue.lang, screen.catalogue.skin))
    if game.options:
        show_options(screen, game)


def show_options(screen: Screen, game: Game) -> None:
    """What can be chosen when a table is set up."""
    say = screen.catalogue.say
    screen.show()
    screen.say("rules-options", "bold", command=f"clickbang play {game.name} --option NAME=VALUE")
    for option in game.options:
        words = OptionWords(screen.catalogue, game, option)
        screen.show()
        sentence = words.about or words.title
        screen.show(screen.paint(f"{sentence} ({option.rule})" if option.rule else sentence))
        table = Table.grid(padding=(0, 2))
        numbers = sorted(int(value) for value in option.values if value.isdecimal())
        for value in option.values if len(numbers) <= MOST_NUMBERS else option.values[:1]:
            text = words.value(value)
            if value == option.default:
                text = say("rules-default", text=text)
            table.add_row(f"  {option.name}={value}", screen.paint(text))
        if len(numbers) > MOST_NUMBERS:
            span = f"{numbers[0]}–{numbers[-1]}"
            table.add_row(f"  {option.name}={span}", screen.paint(words.value(span)))
        if option.settle is not None:
            own = f"{option.name}=N" if option.default.isdecimal() else f"--{option.name} FILE"
            table.add_row(f"  {own}", screen.paint(words.any_other()))
        screen.show(table)
