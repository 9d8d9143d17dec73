"""Bulletbucks: a sealed auction for who faces the revolver, then one spin of it. 3 to 6 players."""

from clickbang.core.game import Game
from clickbang.games.bulletbucks.actions import ANSWERS, Bid, Convert, Name, decode, encode
from clickbang.games.bulletbucks.events import EVENTS
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.online.parties import playing
from clickbang.games.bulletbucks.rules.course import Bulletbucks, make_table
from clickbang.games.bulletbucks.rules.errors import FAULTS
from clickbang.games.bulletbucks.rules.options import OPTIONS, SMALL
from clickbang.games.bulletbucks.rules.scoring import NO_MARKERS, NOBODY_LEFT, ONE_LEFT
from clickbang.games.bulletbucks.rules.state import KINDS

__all__ = ["BULLETBUCKS", "Bid", "Bulletbucks", "BulletbucksView", "Convert", "Name", "decode", "encode"]


BULLETBUCKS = Game(
    name="bulletbucks",
    prefix="BB",
    rules_version=1,
    least_seats=3,
    most_seats=6,
    options=OPTIONS,
    small=SMALL,
    make_table=make_table,
    view=BulletbucksView,
    kinds=KINDS[1:],
    answers=ANSWERS,
    own_events=EVENTS,
    faults=FAULTS,
    endings=(NO_MARKERS, ONE_LEFT, NOBODY_LEFT),
    home=__name__,
    place=1,
    words="words.phrasing:BulletbucksWords",
    bots={
        "naive": "bots.naive:NaiveBot", "beginner": "bots.beginner:BeginnerBot", "steady": "bots.steady:SteadyBot",
        "casual": "bots.casual:CasualBot", "shrewd": "bots.shrewd:ShrewdBot", "master": "bots.master:MasterBot",
    },
    styled=("beginner", "casual", "shrewd"),
    usual="shrewd",
    thinking="bots.thinking:BulletbucksThinking",
    training="bots.training:TRAINING",
    welcome="steady",
    statistics="design.statistics:STATISTICS",
    design="design.design:DESIGN",
    story="words.story:STORY",
    stage="terminal.stage:BulletbucksStage",
    shown="knowledge.shown:Shown",
    stakes="words.stakes:stakes",
    review="research.review:REVIEW",
    secrets="research.secrets:SECRETS",
    faces="online.faces:reactions",
    lesson="words.lesson:LESSON",
    most_outcomes=2,
    length=1_000,
    tensor="research.tensor:BulletbucksEncoder",
    playing=playing,
    scenes={
        "ConversionsRevealed": 1.2, "BidsRevealed": 3.4, "RaisesRevealed": 2.6, "Named": 1.4, "Clicked": 4.0,
        "Banged": 4.0, "Left": 1.6, "Ended": 3.0,
    },
)  # fmt: skip
