"""The stages of the games, by name; a new game takes its place here."""

from clickbang.cli.battleroyal.stage import BattleRoyalStage
from clickbang.cli.bulletbucks.stage import BulletbucksStage
from clickbang.cli.championship.stage import ChampionshipStage
from clickbang.cli.screen import Screen
from clickbang.cli.stage import Stage
from clickbang.core.view import View
from clickbang.text import Narrator

STAGES: dict[str, type[Stage]] = {
    "bulletbucks": BulletbucksStage,
    "championship": ChampionshipStage,
    "battleroyal": BattleRoyalStage,
}


def stage_for(screen: Screen, narrator: Narrator, view: View) -> Stage:
    """A stage for what one seat sees of a game."""
    return STAGES[narrator.game.name](screen, narrator, view)
