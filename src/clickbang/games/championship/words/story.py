"""Why a game of World Championship ended so: points by round, whose captains fell and how, the round that told."""

from typing import Final

from clickbang.core.events import Event
from clickbang.core.parts.story import Story, StoryLine, Storyteller
from clickbang.core.view import View
from clickbang.games.championship import events
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.board import NOBODY
from clickbang.games.championship.rules.player import AT_SELF
from clickbang.games.championship.rules.scoring import LAST_CAPTAIN, POINTS, ROUNDS_OVER

SUM: Final = "sum"
CAUGHT: Final = "caught"
OWN_BULLET: Final = "own-bullet"
SHOT: Final = "shot"
ROUND_DECIDED: Final = "round-decided"
ENOUGH: Final = "enough"
LEADER_FELL: Final = "leader-fell"
LAST_LEFT: Final = "last-left"
MORE_POINTS: Final = "more-points"
FIRED_ON: Final = "fired-on"
FIRED_ON_AND_DIED: Final = "fired-on-and-died"
ALL_FELL: Final = "all-fell"


def tell(view: View) -> Story:
    """What this seat has seen of it."""
    assert isinstance(view, ChampionshipView)
    course = StoryFacts(view)
    sums = [account(view, course, seat) for seat in range(view.seats)]
    return Story(moments(view, course) if view.over else [], sums, course.out)


class StoryFacts:
    """What of a game its story needs."""

    def __init__(self, view: ChampionshipView) -> None:
        self.round = 0
        self.scored: list[list[int]] = [[] for _ in range(view.seats)]
        """By seat, the points of each round, as long as its captain lives."""
        self.out: list[StoryLine] = []
        self.fallen: list[int] = []
        """Whose captains are dead."""
        self.together: list[int] = []
        """Those of them that fell at the last such moment."""
        self.by: dict[int, list[int]] = {}
        """Who was hit or accused at this moment, and by whom."""
        self.are_shots = False
        """Whether that was by shots."""
        self.is_new = False
        """Whether no captain has fallen at this moment."""
        self.last_captain = NOBODY
        self.fired_on = False
        for event in view.history:
            self.follow(event)

    def follow(self, event: Event) -> None:
        match event:
            case events.RoundBegan(number):
                self.round = number
            case events.AccusationsRevealed(accusations):
                self.begin_moment(are_shots=False)
                for accuser, accused in accusations:
                    self.by.setdefault(accused, []).append(accuser)
            case events.ShotsFired(shots):
                self.begin_moment(are_shots=True)
                self.fired_on = self.last_captain != NOBODY
                for seat, card, aim in shots:
                    if card == BULLET:
                        self.by.setdefault(seat if aim == AT_SELF else aim, []).append(seat)
            case events.CharacterDied(seat, _, True):
                self.together = [seat] if self.is_new else [*self.together, seat]
                self.is_new = False
                self.fallen.append(seat)
                self.out.append(self.fall(seat))
            case events.LastCaptain(seat):
                self.last_captain = seat
            case events.RoundScored(scored):
                for seat, points in enumerate(scored):
                    if seat not in self.fallen:
                        self.scored[seat].append(points)

    def begin_moment(self, are_shots: bool) -> None:
        """Something happens of which several may die together."""
        self.are_shots = are_shots
        self.by = {}
        self.is_new = True

    def fall(self, seat: int) -> StoryLine:
        """WC-19: how this captain fell."""
        by = tuple(sorted(self.by.get(seat, [])))
        if not self.are_shots:
            return StoryLine(CAUGHT, {"round": self.round, "seat": seat, "seats": by})
        if seat in by:
            return StoryLine(OWN_BULLET, {"round": self.round, "seat": seat})
        return StoryLine(SHOT, {"round": self.round, "seat": seat, "seats": by})


def account(view: ChampionshipView, course: StoryFacts, seat: int) -> StoryLine:
    """WC-16: the points of each round, and who of the team is left."""
    player = view.players[seat]
    rounds = course.scored[seat]
    values = {"rounds": rounds, "count": len(rounds), "points": player.points, "mates": player.mates}
    return StoryLine(SUM, {"seat": seat, **values, "captain": player.captain})


def moments(view: ChampionshipView, course: StoryFacts) -> list[StoryLine]:
    """WC-15, WC-17, WC-18: the last round, or the last captain to fall."""
    if view.ending == POINTS:
        return by_points(view, course)
    if view.ending == ROUNDS_OVER:
        return []
    if view.ending == LAST_CAPTAIN:
        return by_captains(view, course)
    if course.fired_on:
        return [StoryLine(FIRED_ON_AND_DIED, {"seat": course.last_captain})]
    return [StoryLine(ALL_FELL, {"round": course.round, "seats": tuple(sorted(course.together))})]


def by_points(view: ChampionshipView, course: StoryFacts) -> list[StoryLine]:
    """WC-17: what the winner dared in the last round, and who was ahead until then."""
    (winner,) = view.winners
    scored = [course.scored[seat][-1] if seat not in course.fallen else 0 for seat in range(view.seats)]
    before = [player.points - new for player, new in zip(view.players, scored, strict=True)]
    values: dict[str, object] = {"round": course.round, "seat": winner, "points": view.players[winner].points}
    if scored[winner] > 0:
        face = view.players[winner].bet
        found = [StoryLine(ROUND_DECIDED, {**values, "face": face, "before": before[winner]})]
    else:
        found = [StoryLine(ENOUGH, values)]
    leader = max(range(view.seats), key=before.__getitem__)
    if before[leader] > before[winner] and scored[leader] == 0:
        found.append(StoryLine(LEADER_FELL, {"seat": leader, "before": before[leader]}))
    return found


def by_captains(view: ChampionshipView, course: StoryFacts) -> list[StoryLine]:
    """WC-15, WC-18: whose captain fell last; points do not help the dead."""
    (winner,) = view.winners
    fallen = tuple(sorted(course.together))
    found = [StoryLine(LAST_LEFT, {"round": course.round, "seat": winner, "fallen": fallen})]
    richest = max(range(view.seats), key=lambda seat: view.players[seat].points)
    if view.players[richest].points > view.players[winner].points:
        found.append(StoryLine(MORE_POINTS, {"seat": richest, "points": view.players[richest].points}))
    if course.fired_on:
        found.append(StoryLine(FIRED_ON, {"seat": winner}))
    return found


STORY: Final = Storyteller(
    tell,
    (
        SUM, CAUGHT, OWN_BULLET, SHOT, ROUND_DECIDED, ENOUGH, LEADER_FELL, LAST_LEFT, MORE_POINTS, FIRED_ON,
        FIRED_ON_AND_DIED, ALL_FELL,
    ),
)  # fmt: skip
