"""clickbang rules"""

from typing import Annotated

import typer
from rich.table import Table

from clickbang.cli.language import Lang, Skin
from clickbang.cli.screen import Screen
from clickbang.core.game import Game
from clickbang.games import GAMES
from clickbang.text import Catalogue
from clickbang.text.narrator import option_part
from clickbang.text.rulebook import RULEBOOKS, find_rules, page, rule_text


def rules(
    game: Annotated[str, typer.Argument(help="A game, or the number of a rule.", show_default="list the games")] = "",
    rule: Annotated[str, typer.Argument(help="The number of a rule.", show_default="the whole page")] = "",
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Read the rules of a game, or one rule.

    [dim]Examples:[/]

      clickbang rules bulletbucks

      clickbang rules BB-7

      clickbang rules battleroyal 15

      clickbang rules championship --lang fr
    """
    screen = Screen(Catalogue(lang or "en", skin))
    if not game:
        list_games(screen)
    elif rule:
        page(game)  # a game that there is not is the first thing to say
        show_rule(screen, rule, game)
    elif game in RULEBOOKS:
        show_page(screen, game)
    else:
        show_rule(screen, game)


def show_rule(screen: Screen, rule: str, game: str = "") -> None:
    """One rule with all its parts, of whichever game it is; a number alone is a rule of the game that is given."""
    found, numbers = find_rules(rule, game)
    for number in numbers:
        screen.markdown(rule_text(found, number, screen.catalogue.lang, screen.catalogue.skin))


def list_games(screen: Screen) -> None:
    """What there is to read."""
    for game in RULEBOOKS:
        screen.say(game, "bold")
        screen.say(f"{game}.about")
        screen.show(f"  clickbang rules {game}\n")


def show_page(screen: Screen, game: str) -> None:
    """All rules of a game, and how to play it."""
    screen.markdown(page(game, screen.catalogue.lang, screen.catalogue.skin))
    show_options(screen, GAMES[game])


def show_options(screen: Screen, game: Game) -> None:
    """What can be chosen when a table is set up."""
    say = screen.catalogue.say
    screen.show()
    screen.say("rules-options", "bold", command=f"clickbang play {game.name} --option NAME=VALUE")
    for option in game.options:
        key = f"{game.name}-option-{option.name}"
        screen.show()
        screen.show(screen.paint(f"{say(f'{key}.about')} ({option.rule})"))
        table = Table.grid(padding=(0, 2))
        for value in option.values:
            number = int(value) if value.isdecimal() else value
            text = say(f"{key}.{option_part(option, value)}", value=number)
            if value == option.default:
                text = say("rules-default", text=text)
            table.add_row(f"  {option.name}={value}", screen.paint(text))
        if option.settle is not None:
            own = f"{option.name}=N" if option.default.isdecimal() else f"--{option.name} FILE"
            table.add_row(f"  {own}", screen.paint(say(f"{key}.own", value="N")))
        screen.show(table)
