"""The round as a bot sees it coming: what everybody has to expect of it, and who is likely to win the game then."""

from dataclasses import dataclass

from clickbang.games.championship import ChampionshipView
from clickbang.games.championship.bots.barrel import clicks, survives
from clickbang.games.championship.bots.habits import Habits
from clickbang.games.championship.bots.strength import CROWD, DUEL
from clickbang.games.championship.cards import EFFECTS
from clickbang.games.championship.seen_player import SeenPlayer
from clickbang.games.championship.state import USUAL_GOAL

USUAL_GAIN = 3
USUAL_LOSS = 0.25


@dataclass(slots=True)
class Prospect:
    """How likely a rival is to score this round, its points then, and its strength then, otherwise, and on average."""

    likely: float
    points: int
    otherwise: float
    on_average: float


Prospects = dict[int, Prospect]
"""Those of all rivals whose captain lives, by seat."""


class Outlook:
    """What a seat expects, as things stand or if something changes."""

    def __init__(self, view: ChampionshipView, habits: Habits) -> None:
        self.view = view
        self.habits = habits
        self.me = me = view.players[view.seat]
        self.weights = DUEL if sum(player.captain for player in view.players) == 2 else CROWD
        self.firing = view.phase in ("trigger", "scoring")
        self.prospects: Prospects = {}
        self.suspicion: dict[int, float] = {}
        for seat, rival in enumerate(view.players):
            if seat != view.seat and rival.captain:
                self.suspicion[seat] = habits.suspicion(seat, rival)
                self.prospects[seat] = self.prospect(rival, self.suspicion[seat])
        self.hand = [0] * len(EFFECTS)
        for key, copies in view.hand.items():
            self.hand[view.deck.cards[view.places[key]].effect] += copies
        self.gain, self.alive = 0, 1.0
        if me.in_round:
            if me.bet < 0:
                self.gain, self.alive = USUAL_GAIN, 1 - USUAL_LOSS
            else:
                self.gain = me.bet + 1 + me.favours
                self.alive = clicks(self.shots(me), me.left, me.bullets[me.pocket], me.known)

    def shots(self, player: SeenPlayer) -> int:
        """How often a player has still to fire."""
        return min(player.shots if self.firing else player.bet, player.left)

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
            likely, gain = 1 - USUAL_LOSS, USUAL_GAIN
        else:
            likely = survives(rival, self.shots(rival) + turned, cheats)
            gain = rival.bet + turned + 1 + rival.favours
        scored = self.strength(rival.points + gain, lives(rival), rival.cards + cards, rival.extra)
        otherwise = self.strength(rival.points, rival.mates, rival.cards + cards + 1, 0)
        return Prospect(likely, rival.points + gain, otherwise, likely * scored + (1 - likely) * otherwise)

    def with_rival(self, seat: int, prospect: Prospect) -> Prospects:
        return {**self.prospects, seat: prospect}

    def after_hit(self, seat: int) -> Prospects:
        """The prospects if this rival loses a character."""
        rival = self.view.players[seat]
        hit = self.strength(rival.points, rival.mates, rival.cards + 1, 0)
        return self.with_rival(seat, Prospect(0.0, 0, hit, hit))

    def risk_of_accusation(self, face: int) -> float:
        """The chance that somebody accuses oneself with this bet."""
        if self.me.shown:
            return 0.0
        return 1 - (1 - self.habits.accuses.at(face)) ** len(self.prospects)

    # The chance to win

    def standing(self, points: int, lives: int, cards: int, extra: int, prospects: Prospects | None = None) -> float:
        """With so much when the round is over."""
        if lives == 0:
            return 0.0
        free, others = 1.0, 0.0
        for rival in (prospects or self.prospects).values():
            if rival.points >= self.view.goal and rival.points >= points:
                free -= free * (rival.likely if rival.points > points else rival.likely / 2)
                others += rival.otherwise
            else:
                others += rival.on_average
        if points >= self.view.goal:
            return free
        own = self.strength(points, lives, cards, extra)
        return free * own / (own + others)

    def scoring(self, gain: int, prospects: Prospects | None = None, cards: int = 0, extra: int = 0) -> float:
        """If one scores so much, and has so many cards and BULLETs more."""
        me = self.me
        return self.standing(me.points + gain, lives(me), me.cards + cards, me.extra + extra, prospects)

    def losing(self, prospects: Prospects | None = None, cards: int = 0) -> float:
        """If one loses a character."""
        me = self.me
        return self.standing(me.points, me.mates, me.cards + cards + 1, 0, prospects)

    def chance(
        self, prospects: Prospects | None = None, alive: float | None = None, cards: int = 0, extra: int = 0
    ) -> float:
        """As things stand, or if something changes."""
        alive = self.alive if alive is None else alive
        chance = alive * self.scoring(self.gain, prospects, cards, extra)
        return chance + (1 - alive) * self.losing(prospects, cards) if alive < 1 else chance


def lives(player: SeenPlayer) -> int:
    """How many characters a player has left."""
    return player.mates + player.captain
