"""Battle Royal: thumbs up or thumbs down against your neighbour, until one is left. 4 to 36 players."""

from collections.abc import Mapping

from clickbang.core.actions import Decline, TakeBack
from clickbang.core.errors import Fault, OptionError
from clickbang.core.game import Game, Option
from clickbang.core.parts.decks import STANDARD
from clickbang.games.battleroyal.actions import (
    ANSWERS,
    Accept,
    Agree,
    AllShow,
    Assign,
    ByName,
    Confront,
    Done,
    GiveCard,
    GiveCount,
    GiveFrom,
    GiveTo,
    Leave,
    Pass,
    Pick,
    Refuse,
    Reveal,
    Send,
    Show,
    Sign,
    Vote,
    With,
    decode,
    encode,
)
from clickbang.games.battleroyal.deck.cards import MOST_CARDS, MOST_SEATS
from clickbang.games.battleroyal.deck.deck import deck_from_toml, deck_of, settle_deck
from clickbang.games.battleroyal.deck.deck_errors import DECK_FAULTS, TOO_FEW_CARDS
from clickbang.games.battleroyal.events import EVENTS
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.online.hearing import hearing
from clickbang.games.battleroyal.online.parties import concerned, playing
from clickbang.games.battleroyal.rules.board import Board
from clickbang.games.battleroyal.rules.course import BattleRoyal
from clickbang.games.battleroyal.rules.errors import FAULTS
from clickbang.games.battleroyal.rules.state import ENDINGS, KINDS, MOST_WITH_PAIRS

__all__ = [
    "BATTLEROYAL", "Accept", "Agree", "AllShow", "Assign", "BattleRoyal", "BattleRoyalView", "ByName", "Confront",
    "Decline", "Done", "GiveCard", "GiveCount", "GiveFrom", "GiveTo", "Leave", "Pass", "Pick", "Refuse", "Reveal",
    "Send", "Show", "Sign", "TakeBack", "Vote", "With", "decode", "encode",
]  # fmt: skip

MOST_LAPS = 1000

BAD_LAP_LIMIT = Fault(
    "battleroyal/bad-lap-limit", "BR-21", "The lap limit is a number from 0 (none) to {most}, not {value!r}."
)


def settle_lap_limit(value: str) -> str:
    """A number of laps, written in one way."""
    if not value.isascii() or not value.isdigit() or int(value[:9]) > MOST_LAPS or len(value) > 9:
        raise OptionError(BAD_LAP_LIMIT, most=MOST_LAPS, value=value)
    return str(int(value))


def persons_each(seats: int, options: Mapping[str, str]) -> int:
    """BR-22: two persons with four or five players, unless that is switched off."""
    return 2 if options["pairs"] == "on" and seats <= MOST_WITH_PAIRS else 1


def make_table(seats: int, options: Mapping[str, str]) -> BattleRoyal:
    """An empty table with these options."""
    deck = deck_of(options["deck"])
    persons = persons_each(seats, options)
    if len(deck.cards) < seats * persons:
        raise OptionError(TOO_FEW_CARDS, cards=len(deck.cards), needed=seats * persons)
    return BattleRoyal(Board(seats, persons), deck, int(options["lap_limit"]), options["seating"] == "random")


BATTLEROYAL = Game(
    name="battleroyal",
    prefix="BR",
    rules_version=3,
    least_seats=4,
    most_seats=MOST_SEATS,
    options=(
        Option("deck", (STANDARD,), "BR-1", settle=settle_deck, from_file=deck_from_toml),
        Option("pairs", ("on", "off"), "BR-22", most_seats=MOST_WITH_PAIRS),
        Option("lap_limit", ("10", "0"), "BR-21", settle=settle_lap_limit),
        Option("seating", ("random", "seats"), "BR-2"),
    ),
    make_table=make_table,
    view=BattleRoyalView,
    kinds=KINDS[1:],
    answers=ANSWERS,
    own_events=EVENTS,
    faults=(*FAULTS, *DECK_FAULTS, BAD_LAP_LIMIT),
    endings=ENDINGS,
    home=__name__,
    place=3,
    words="words.phrasing:BattleRoyalWords",
    bots={
        "naive": "bots.naive:NaiveBot", "beginner": "bots.beginner:BeginnerBot", "casual": "bots.casual:CasualBot",
        "trusting": "bots.trusting:TrustingBot", "shrewd": "bots.shrewd:ShrewdBot", "master": "bots.master:MasterBot",
    },
    styled=("beginner", "casual", "shrewd"),
    usual="shrewd",
    thinking="bots.thinking:BattleRoyalThinking",
    welcome="trusting",
    statistics="design.statistics:STATISTICS",
    training="bots.training:TRAINING",
    design="design.design:DESIGN",
    story="words.story:STORY",
    stage="terminal.stage:BattleRoyalStage",
    shown="knowledge.shown:Shown",
    card="knowledge.shown:Card",
    stakes="words.stakes:stakes",
    review="research.review:REVIEW",
    caches=("talk_drafts",),
    secrets="research.secrets:SECRETS",
    faces="online.faces:reactions",
    hearing=hearing,
    playing=playing,
    concerned=concerned,
    lesson="words.lesson:LESSON",
    most_outcomes=MOST_CARDS,
    length=2_000,
    tensor="research.tensor:BattleRoyalEncoder",
    scenes={
        "Confronted": 1.4, "SignsRevealed": 2.4, "BangsHeard": 2.6, "TeamFormed": 1.2, "AllAlone": 1.2,
        "Passed": 0.25, "NothingHappened": 1.0, "Eliminated": 1.8, "Ended": 3.0,
    },
)  # fmt: skip
