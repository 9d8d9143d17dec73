"""The round as a bot sees it coming: what everybody has to expect of it, and who is likely to win the game then."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.bots.judging.barrel import clicks, survives
from clickbang.games.championship.bots.judging.habits import Habits
from clickbang.games.championship.bots.judging.strength import CROWD, DUEL
from clickbang.games.championship.deck.cards import CAUGHT
from clickbang.games.championship.deck.effect import TOP_CARDS
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.state import USUAL_GOAL

USUAL_GAIN: Final = 3
USUAL_LOSS: Final = 0.25
AS_IT_IS: Final = -1.0
"""In place of one's own chance to live through the round: what it is now."""
NOBODY_ELSE: Final = -1
"""In place of a rival of whom something else is to be expected."""


class Prospect:
    """How likely a rival is to score this round, its points then, and its strength then, otherwise, and on average."""

    def __init__(self, likely: float, points: int, otherwise: float, on_average: float) -> None:
        self.likely = likely
        self.points = points
        self.otherwise = otherwise
        self.on_average = on_average


NONE: Final = Prospect(0.0, 0, 0.0, 0.0)


class Outlook:
    """What a seat expects, as things stand, or if of one rival something else is to be expected."""

    def __init__(self, view: ChampionshipView, habits: Habits) -> None:
        self.view = view
        self.habits = habits
        self.me = me = view.players[view.seat]
        captains = 0
        for player in view.players:
            if player.captain:
                captains += 1
        self.weights = DUEL if captains == 2 else CROWD
        self.firing = view.phase == "trigger" or view.phase == "scoring"
        self.rivals: list[int] = []
        """Those whose captain lives."""
        self.prospects: list[Prospect] = []
        """Theirs, by seat."""
        self.suspicion: list[float] = []
        for seat, rival in enumerate(view.players):
            if seat != view.seat and rival.captain:
                cheats = habits.suspicion(seat, rival)
                self.rivals.append(seat)
                self.suspicion.append(cheats)
                self.prospects.append(self.prospect(rival, cheats))
            else:
                self.suspicion.append(0.0)
                self.prospects.append(NONE)
        self.shields = 0
        self.peeks = 0
        self.bribes = 0
        """How many cards one has for one's own coming shot, to look at a barrel, and for when one is caught."""
        for key, copies in view.hand.items():
            effect = view.deck.cards[view.places[key]].effect
            if effect.own_shot:
                self.shields += copies
            if effect.shows == TOP_CARDS:
                self.peeks += copies
            if effect.moment == CAUGHT:
                self.bribes += copies
        self.gain = 0
        self.alive = 1.0
        if me.in_round:
            if me.bet < 0:
                self.gain = USUAL_GAIN
                self.alive = 1.0 - USUAL_LOSS
            else:
                self.gain = me.bet + 1 + me.points_by_marks()
                self.alive = clicks(self.shots(me), me.left, me.bullets[me.pocket], me.known)

    def shots(self, player: SeenPlayer) -> int:
        """How often a player has still to fire."""
        wanted = player.shots if self.firing else player.bet
        return wanted if wanted < player.left else player.left

    def strength(self, points: int, lives: int, cards: int, extra: int) -> float:
        """Between two rounds; without a deck nobody has cards, whatever they are owed."""
        progress = points * USUAL_GOAL / self.view.goal
        return self.weights.strength(progress, lives, cards if self.view.deck.cards else 0, extra)

    # The rivals

    def prospect(self, rival: SeenPlayer, cheats: float, turned: int = 0, cards: int = 0) -> Prospect:
        """A rival's, who cheats with this likelihood; if the die is turned so far, or cards are drawn."""
        if not rival.in_round:
            now = self.strength(rival.points, lives(rival), rival.cards + cards, rival.extra)
            return Prospect(0.0, 0, now, now)
        if rival.bet < 0:
            likely = 1.0 - USUAL_LOSS
            gain = USUAL_GAIN
        else:
            likely = survives(rival, self.shots(rival) + turned, cheats)
            gain = rival.bet + turned + 1 + rival.points_by_marks()
        scored = self.strength(rival.points + gain, lives(rival), rival.cards + cards, rival.extra)
        otherwise = self.strength(rival.points, rival.mates, rival.cards + cards + 1, 0)
        return Prospect(likely, rival.points + gain, otherwise, likely * scored + (1.0 - likely) * otherwise)

    def after_hit(self, seat: int) -> Prospect:
        """The prospect of this rival if it loses a character."""
        rival = self.view.players[seat]
        hit = self.strength(rival.points, rival.mates, rival.cards + 1, 0)
        return Prospect(0.0, 0, hit, hit)

    def risk_of_accusation(self, face: int) -> float:
        """The chance that somebody accuses oneself with this bet."""
        if self.me.shown:
            return 0.0
        return float(1 - (1 - self.habits.accuses.at(face)) ** len(self.rivals))

    # The chance to win

    def standing(self, points: i64, lives: int, cards: int, extra: int, seat: i64, then: Prospect) -> float:
        """With so much when the round is over, and this to be expected of that seat."""
        if lives == 0:
            return 0.0
        goal: i64 = self.view.goal
        free = 1.0
        others = 0.0
        other: i64
        for other in self.rivals:
            rival = then if other == seat else self.prospects[other]
            reached: i64 = rival.points
            if reached >= goal and reached >= points:
                free -= free * (rival.likely if reached > points else rival.likely / 2.0)
                others += rival.otherwise
            else:
                others += rival.on_average
        if points >= goal:
            return free
        own = self.strength(points, lives, cards, extra)
        return free * own / (own + others)

    def scoring(
        self, gain: int, cards: int = 0, extra: int = 0, seat: int = NOBODY_ELSE, then: Prospect = NONE
    ) -> float:
        """If one scores so much, and has so many cards and BULLETs more."""
        me = self.me
        return self.standing(me.points + gain, lives(me), me.cards + cards, me.extra + extra, seat, then)

    def losing(self, cards: int = 0, seat: int = NOBODY_ELSE, then: Prospect = NONE) -> float:
        """If one loses a character."""
        me = self.me
        return self.standing(me.points, me.mates, me.cards + cards + 1, 0, seat, then)

    def chance(
        self, seat: int = NOBODY_ELSE, then: Prospect = NONE, alive: float = AS_IT_IS, cards: int = 0, extra: int = 0
    ) -> float:
        """As things stand, or if something changes."""
        if alive == AS_IT_IS:
            alive = self.alive
        chance = alive * self.scoring(self.gain, cards, extra, seat, then)
        return chance + (1.0 - alive) * self.losing(cards, seat, then) if alive < 1.0 else chance


def lives(player: SeenPlayer) -> int:
    """How many characters a player has left."""
    return player.mates + 1 if player.captain else player.mates
