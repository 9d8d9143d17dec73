"""The log of an imagined game of World Championship, completed.

What was revealed later, or lies on the imagined table, is as it is there. What nobody will ever know is made up so that
it fits: a pocket of a past round that was never shown, cards that somebody else saw in a barrel, and, once the deck was
refilled, out of which pile a card came (`drawn_cards.py`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.chance import Outcomes
from clickbang.core.events import Event
from clickbang.core.programs.retelling import Retelling
from clickbang.core.table import DECLINE
from clickbang.games.championship.events import (
    AccusationsRevealed,
    AimsRevealed,
    BarrelReshuffled,
    BarrelsSpun,
    BetsRevealed,
    Bribed,
    CardsPlayed,
    CharacterDied,
    LiveRoundLoaded,
    Peeked,
    PenaltyBullet,
    ShotsFired,
)
from clickbang.games.championship.knowledge.drawn_cards import drawn_cards
from clickbang.games.championship.knowledge.seen_table import SeenTable
from clickbang.games.championship.rules.barrel import BULLET, CLICK, EMPTY
from clickbang.games.championship.rules.codes import (
    ACCUSE_CODE,
    AIM_CODE,
    BET_CODE,
    FIRE_ON_CODE,
    NO_TARGET,
    POCKET_CODE,
    play_of,
)
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.player import AT_SELF

RESHUFFLES: Final = frozenset([BarrelReshuffled, LiveRoundLoaded, PenaltyBullet, CharacterDied])
"""After these nobody knows the order of somebody's barrel any more."""
NO_CARD: Final = -1
"""It never comes to light."""


@final
class Hearsay(Retelling):
    """What was sealed and revealed, which cards were drawn, and in which order the barrels were."""

    def __init__(self, view: SeenTable, world: Championship, table: Championship) -> None:
        super().__init__(view, world, table)
        self.view = view
        self.world = world
        self.table = table
        self.cards = drawn_cards(view, world)
        """By place in the history: which kind of card was drawn."""

    def tell_answers(self, event: Event, answers: dict[int, int]) -> None:
        if type(event) is BetsRevealed:
            for die in event.bets:
                answers[die.seat] = BET_CODE + die.face
        elif type(event) is AccusationsRevealed:
            for accusation in event.accusations:
                answers[accusation.accuser] = ACCUSE_CODE + accusation.accused
        elif type(event) is CardsPlayed:
            for play in event.plays:
                answers[play.seat] = play_of(self.view.places[play.card], play.target, play.turn)
        elif type(event) is Bribed:
            answers[event.seat] = play_of(self.view.places[event.card], NO_TARGET, 0)
        elif type(event) is AimsRevealed:
            for chosen in event.aims:
                answers[chosen.seat] = AIM_CODE + (chosen.seat if chosen.aim == AT_SELF else chosen.aim)

    def untold(self, kind: str, seat: int) -> int:
        """Pockets and the last captain's choice are told by what follows; whoever else is not named has declined."""
        if kind == "pocket":
            return POCKET_CODE + self.pocket(seat, self.table.board.round)
        after = self.at + 1
        if kind == "fire-on" and (after == len(self.history) or type(self.history[after]) is ShotsFired):
            return FIRE_ON_CODE
        return DECLINE

    def pocket(self, seat: int, number: i64) -> int:
        """That of somebody's last round lies on the table; of another it is what was seen, or a CLICK if it can be."""
        past = self.view.past_rounds
        pocket = self.world.barrels[seat].pocket
        is_last = number > len(past) or seat not in (past[number].playing if number < len(past) else self.view.playing)
        if is_last and pocket != EMPTY:
            return pocket
        return CLICK if past[number - 1].odds[seat][CLICK] > 0 else BULLET

    def choose_counted(self, counts: vec[i64]) -> int:
        """Somebody draws a card."""
        return self.cards[self.at]

    def choose(self, outcomes: Outcomes) -> int:
        """The next card of a barrel: a CLICK, if it never comes to light and can be one."""
        seat = self.table.looked_at
        card = self.card_of_barrel(seat, self.table.barrels[seat].known)
        return outcomes[0][0] if card == NO_CARD else card

    def card_of_barrel(self, seat: i64, place: i64) -> int:
        """The card at this place, counted from the top, if it comes to light before the barrel is shuffled."""
        at = self.at
        while at < len(self.history):
            event = self.history[at]
            at += 1
            if type(event) is ShotsFired:
                for shot in event.shots:
                    if shot.seat == seat:
                        if place == 0:
                            return shot.card
                        place -= 1
            elif type(event) is Peeked:
                if event.target == seat and place < len(event.cards):
                    return event.cards[place]
            elif type(event) is BarrelsSpun:
                return NO_CARD
            elif type(event) in RESHUFFLES:
                assert isinstance(event, (BarrelReshuffled, LiveRoundLoaded, PenaltyBullet, CharacterDied))
                if event.seat == seat:
                    return NO_CARD
        barrel = self.world.barrels[seat]
        return barrel.known_card(place) if place < barrel.known else NO_CARD
