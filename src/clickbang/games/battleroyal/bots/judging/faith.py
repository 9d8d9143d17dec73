"""Faith kept and broken: with whom to join, whom to pay back, and when to turn on a mate.

Trust is conditional: *team* for whoever is not to blame, *kill* for whoever is. Alone one looks for friends; with mates
one hunts those who have struck. The levels differ in whom they blame, in how large a team they dare to make, in when
the time has come to win, and in whether they ever turn on a mate.
"""

from typing import Final

from mypy_extensions import i64

from clickbang.bots.style import Style
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import count, has, is_one, is_several
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal.bots.judging.cards import own_cards, powers_of, worth
from clickbang.games.battleroyal.bots.judging.outlook import is_last_lap
from clickbang.games.battleroyal.bots.judging.usual import TO_BE_WEIGHED
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, PASS_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.sides import sides

NEVER: Final = 9.0
"""No card is so strong."""
ALWAYS: Final = 99
HUNTS: Final = 0.4
"""With a card so far up between the weakest and the strongest one hunts those who have struck alone, too."""
BOLDNESS: Final = 0.1
"""By how much a style changes that."""
TREACHERY: Final = 0.2
"""By how much less is needed of a card for turning on somebody, if one is treacherous."""
IMPATIENCE: Final = 4.0
"""So many more may be left for a betrayal."""


class Ways:
    """How one level goes about it."""

    def __init__(self, few: int, quiet_laps: int, grows: int, preys: float, betrays: float, betrays_from: int) -> None:
        self.few = few
        """With so many left, or fewer, it is time to win."""
        self.quiet_laps = quiet_laps
        """And after so many laps without an elimination somebody has to begin (BR-21)."""
        self.grows = grows
        """A team looks for more mates as long as this many such teams would not be all who are left."""
        self.preys = preys
        """With a card so far up it kills a stranger who is alone as it is."""
        self.betrays = betrays
        """With a card so far up it turns on its only mate, if no more are left than the next number."""
        self.betrays_from = betrays_from


BEGINNER_WAYS: Final = Ways(3, 1, 2, NEVER, NEVER, 0)
USUAL_WAYS: Final = Ways(3, 1, 2, 0.8, 0.6, 6)
MASTER_WAYS: Final = Ways(4, 3, ALWAYS, NEVER, NEVER, 0)


def strength(view: BattleRoyalView) -> float:
    """How far up one's best card is between the weakest and the strongest."""
    powers = powers_of(view.deck, view.persons)
    return powers.share(max([worth(view, card) for card in own_cards(view)]))


def is_late(view: BattleRoyalView, ways: Ways) -> bool:
    """Whether it is time to win; in pairs it always is, and before the lap limit strikes (BR-21)."""
    quiet = view.laps() >= ways.quiet_laps or is_last_lap(view)
    return view.persons > 1 or count(view.alive) <= ways.few or quiet


def sign(view: BattleRoyalView, ways: Ways, style: Style, blamed: i64) -> int:
    """BR-8: *kill* against anybody to blame; with a strong card also against prey."""
    own, other = sides(view.attackers, view.defenders, view.seat)
    kills = other & blamed != 0
    if not kills and is_one(own) and is_one(other):
        kills = strength(view) >= ways.preys - TREACHERY * style.treachery
    return SIGN_CODE + (view.persons if kills else 0)


def turn(view: BattleRoyalView, prompt: Prompt, ways: Ways, style: Style, blamed: i64) -> int:
    """BR-4: hunt, betray, look for friends, or wait; to be weighed where all would lose by waiting (BR-5)."""
    if prompt.role != MUST:
        return DECLINE
    team: i64 = view.board.teams[view.seat]
    alive = count(view.alive)
    near = view.neighbours(view.seat)
    strong = strength(view)
    for seat in near:
        if has(blamed, seat) and not has(team, seat):
            side = count(view.board.teams[seat])
            duel = side == 1 and is_one(team) and strong >= HUNTS - BOLDNESS * style.risk
            if side < count(team) or duel:
                return CONFRONT_CODE + seat
    if count(team) == 2 and betrays(ways, style, strong, alive):
        for seat in near:
            if has(team, seat):
                return CONFRONT_CODE + seat
    urgent = 2 * view.passes >= alive * view.persons
    if is_several(team) and ways.grows * count(team) >= alive and not urgent:
        return PASS_CODE
    for seat in near:
        if not has(team, seat) and view.board.teams[seat] & blamed == 0:
            return CONFRONT_CODE + seat
    return TO_BE_WEIGHED if urgent else PASS_CODE


def betrays(ways: Ways, style: Style, strong: float, alive: int) -> bool:
    """Whether the time has come to turn on one's only mate."""
    soon = float(alive) <= float(ways.betrays_from) + IMPATIENCE * style.treachery
    return soon and strong >= ways.betrays - TREACHERY * style.treachery


def not_the_last_pass(view: BattleRoyalView, blamed: i64, answer: int) -> int:
    """BR-5: instead of the pass by which all lose, a confrontation: with somebody to blame, else with a small side."""
    if answer != PASS_CODE or view.passes + 1 < count(view.alive) * view.persons:
        return answer
    team: i64 = view.board.teams[view.seat]
    best, least = -1, (True, True, 0)
    for seat in view.neighbours(view.seat):
        rank = has(team, seat), not has(blamed, seat), count(view.board.teams[seat])
        if best < 0 or rank < least:
            best, least = seat, rank
    return CONFRONT_CODE + best
