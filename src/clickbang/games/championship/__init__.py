"""World Championship: pocket a card, bet, accuse, pull the trigger. 2 to 6 players."""

from collections.abc import Mapping

from clickbang.core.actions import Decline
from clickbang.core.game import Game, Option
from clickbang.core.parts.decks import STANDARD
from clickbang.games.championship.actions import (
    ANSWERS,
    Accuse,
    Aim,
    Bet,
    FireOn,
    Play,
    Pocket,
    decode,
    encode,
)
from clickbang.games.championship.deck.cards import MOST_CARDS
from clickbang.games.championship.deck.deck import NONE, deck_from_toml, deck_of, settle_deck
from clickbang.games.championship.deck.deck_errors import DECK_FAULTS
from clickbang.games.championship.events import EVENTS
from clickbang.games.championship.knowledge.seen_table import ON
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.online.beats import beat
from clickbang.games.championship.online.parties import playing
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.errors import FAULTS
from clickbang.games.championship.rules.scoring import LAST_CAPTAIN, NOBODY_LEFT, POINTS, ROUNDS_OVER
from clickbang.games.championship.rules.state import KINDS, USUAL_GOAL, USUAL_TEAM

__all__ = [
    "CHAMPIONSHIP", "Accuse", "Aim", "Bet", "Championship", "ChampionshipView", "Decline", "FireOn", "Play", "Pocket",
    "decode", "encode",
]  # fmt: skip


def make_table(seats: int, options: Mapping[str, str]) -> Championship:
    """An empty table with these options."""
    goal, team = int(options["points"]), int(options["team"])
    rounds = int(options.get("rounds", "0"))
    return Championship(Board(seats), deck_of(options["deck"]), goal, team, options["show_pockets"] == ON, rounds)


def numbers(usual: int, least: int, most: int) -> tuple[str, ...]:
    """The values of an option that is a number: the usual one first."""
    return str(usual), *(str(number) for number in range(least, most + 1) if number != usual)


CHAMPIONSHIP = Game(
    name="championship",
    prefix="WC",
    rules_version=2,
    least_seats=2,
    most_seats=6,
    options=(
        Option("deck", (STANDARD, NONE), "WC-24", settle=settle_deck, from_file=deck_from_toml),
        Option("points", numbers(USUAL_GOAL, 10, 20), "WC-17", also=numbers(1, 1, 9)),
        Option("team", numbers(USUAL_TEAM, 2, 4), "WC-1", also=("1",)),
        Option("show_pockets", ("off", ON), "WC-13"),
    ),
    small=(Option("rounds", numbers(0, 1, 9), "WC-17"),),
    make_table=make_table,
    view=ChampionshipView,
    kinds=KINDS[1:],
    answers=ANSWERS,
    own_events=EVENTS,
    faults=(*FAULTS, *DECK_FAULTS),
    endings=(POINTS, LAST_CAPTAIN, NOBODY_LEFT, ROUNDS_OVER),
    home=__name__,
    place=2,
    words="words.phrasing:ChampionshipWords",
    bots={
        "beginner": "bots.beginner:BeginnerBot",
        "naive": "bots.naive:NaiveBot",
        "solved": "bots.solved:SolvedBot",  # no stronger than `shrewd` where it has no solution
        "shrewd": "bots.shrewd:ShrewdBot",
        "master": "bots.master:MasterBot",
    },
    styled=("beginner", "shrewd"),
    usual="shrewd",
    thinking="bots.thinking:ChampionshipThinking",
    welcome="beginner",
    statistics="design.statistics:STATISTICS",
    training="bots.training:TRAINING",
    solver="research.solved.duel_solver:SOLVER",
    design="design.design:DESIGN",
    story="words.story:STORY",
    stage="terminal.stage:ChampionshipStage",
    shown="knowledge.shown:Shown",
    card="knowledge.shown:Card",
    stakes="words.stakes:stakes",
    review="research.review:REVIEW",
    secrets="research.secrets:SECRETS",
    faces="online.faces:reactions",
    clocks={"accuse": 10.0},  # WC-12
    windows=("play", "bribe"),  # WC-12, WC-23
    beat=beat,
    scenes={
        "BarrelsSpun": 1.2,
        "CardsPlayed": 1.2,
        "BetsRevealed": 1.8,
        "AccusationsRevealed": 1.6,
        "PocketShown": 1.6,
        "AimsRevealed": 1.4,
        "ShotsFired": 4.6,
        "CharacterDied": 2.2,
        "RoundScored": 1.6,
        "Ended": 3.0,
    },
    playing=playing,
    lesson="words.lesson:LESSON",
    most_outcomes=MOST_CARDS,
    length=3_000,
    tensor="research.tensor:ChampionshipEncoder",
)
