"""What to pocket, and how much to bet."""

from typing import Final

from clickbang.games.championship.bots.judging.barrel import clicks
from clickbang.games.championship.bots.judging.outlook import Outlook
from clickbang.games.championship.rules.barrel import BARREL, BULLET
from clickbang.games.championship.rules.looking import PEEKED_CARDS
from clickbang.games.championship.rules.scoring import points_of_bet
from clickbang.games.championship.rules.state import HIGHEST_BET

FACES: Final = HIGHEST_BET + 1


class Way:
    """A bet with some of its shots guarded: how many are left, and the chance to win alive and dead."""

    def __init__(self, shots: int, safe: float, dead: float) -> None:
        self.shots = shots
        self.safe = safe
        self.dead = dead


class BetChances:
    """The chance to win the game with every bet, a certain card in the pocket and so many BULLETs in the barrel."""

    def __init__(self, outlook: Outlook, pocket: int, left: int, bullets: int) -> None:
        self.left = left
        self.bullets = bullets
        shields = outlook.shields if bullets else 0
        dead = outlook.losing()
        caught = dead
        if pocket == BULLET:
            if outlook.bribes:
                caught = outlook.scoring(0, cards=-1)
            accused_dead = caught
        else:
            accused_dead = outlook.losing(cards=1)
        self.ways: list[list[Way]] = []
        for face in range(FACES):
            risk = outlook.risk_of_accusation(face)
            ways: list[Way] = []
            for used in range((shields if shields < face else face) + 1):
                safe = outlook.scoring(face + 1, cards=-used)
                accused_safe = caught if pocket == BULLET else outlook.scoring(face + 1, cards=1 - used)
                safe = (1.0 - risk) * safe + risk * accused_safe
                ways.append(Way(face - used, safe, (1.0 - risk) * dead + risk * accused_dead))
            self.ways.append(ways)

    def chance(self, face: int, known: list[int]) -> float:
        best = 0.0
        for way in self.ways[face]:
            alive = clicks(way.shots, self.left, self.bullets, known)
            chance = alive * way.safe + (1.0 - alive) * way.dead
            if chance > best:
                best = chance
        return best

    def best(self, known: list[int]) -> float:
        best = self.chance(0, known)
        for face in range(1, FACES):
            chance = self.chance(face, known)
            if chance > best:
                best = chance
        return best

    def best_after_peek(self) -> float:
        """The chance to win if one may look at the top cards before one bets."""
        total = 0.0
        for number in range(1 << PEEKED_CARDS):
            top = [number >> PEEKED_CARDS - 1 - place & 1 for place in range(PEEKED_CARDS)]
            likely, unseen, bullets = 1.0, self.left, self.bullets
            for card in top:
                likely *= (bullets if card == BULLET else unseen - bullets) / unseen
                unseen -= 1
                bullets -= card
            if likely > 0.0:
                total += likely * self.best(top)
        return total


def chance_of_pocket(outlook: Outlook, pocket: int) -> float:
    bullets = 1 + outlook.me.extra - pocket
    bets = BetChances(outlook, pocket, BARREL, bullets)
    return bets.best_after_peek() if outlook.peeks and bullets else bets.best([])


def can_bribe(outlook: Outlook) -> bool:
    """Whether it is time to cheat since one can afford to be caught: a judge who is never bribed is a card wasted.

    Who needs one point only gets it more safely.
    """
    return outlook.bribes > 0 and outlook.me.points + points_of_bet(0) < outlook.view.goal


def bets_now(outlook: Outlook) -> BetChances:
    """With the barrel as it is."""
    me = outlook.me
    return BetChances(outlook, me.pocket, me.left, me.bullets[me.pocket])
