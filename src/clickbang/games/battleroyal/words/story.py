"""Why a game of Battle Royal ended as it did: who went out when and by whom, and the last confrontation."""

from typing import Final, NamedTuple

from clickbang.core.events import Event
from clickbang.core.parts.story import Story, StoryLine, Storyteller
from clickbang.core.view import View
from clickbang.games.battleroyal import events
from clickbang.games.battleroyal.rules.state import ALL_PASSED, LAP_LIMIT, LAST_ONE, TWO_WINNERS

BETRAYED: Final = "betrayed"
OUTDONE: Final = "outdone"
ALL_IN_IT: Final = "all-in-it"
ALL_LOST: Final = "all-lost"
WAYS: Final = (BETRAYED, OUTDONE, ALL_IN_IT, ALL_LOST)
"""BR-11, BR-12, BR-15a, BR-5: how somebody goes out."""

TRUSTED_LAST: Final = "trusted-last"
OUTDONE_LAST: Final = "outdone-last"
LEFT_OVER: Final = "left-over"
WERE_ALLIES: Final = "were-allies"
CARD: Final = "card"
SHARED: Final = "shared"
PASSED: Final = "passed"
LAPS: Final = "laps"
NOBODY_LEFT: Final = "nobody-left"
STOOD: Final = "stood"
WENT: Final = "went"


class Exit(NamedTuple):
    """Some players go out: how, and by whom."""

    way: str
    losers: tuple[int, ...]
    victors: tuple[int, ...]


def tell(view: View) -> Story:
    """What this seat has seen of it; revealed cards are known to those who were there."""
    course = StoryFacts(view)
    out = [StoryLine(way, {"seats": losers, "victors": victors}) for way, losers, victors in course.exits]
    return Story(moments(view, course) if view.over else [], accounts(view, course), out)


class StoryFacts:
    """What of a game its story needs."""

    def __init__(self, view: View) -> None:
        self.exits: list[Exit] = []
        self.sides: tuple[int, ...] = ()
        """Who is in the confrontation."""
        self.are_compared = False
        """Whether cards were revealed in it, which everybody hears."""
        self.reveals: tuple[events.RevealedCard, ...] = ()
        """Which, where the seat saw it."""
        self.teams: list[set[int]] = []
        """All that ever formed."""
        for event in view.history:
            self.follow(event)

    def follow(self, event: Event) -> None:
        match event:
            case events.TurnBegan():
                self.sides = ()
            case events.Confronted(_, _, attackers, defenders):
                self.sides = attackers + defenders
                self.are_compared = False
                self.reveals = ()
            case events.CardsRevealed(reveals):
                self.reveals = reveals
            case events.BangsHeard():
                self.are_compared = True
            case events.TeamFormed(seats):
                self.teams.append(set(seats))
            case events.Eliminated(losers):
                victors = tuple(sorted(set(self.sides) - set(losers)))
                self.exits.append(Exit(self.way(victors), losers, victors))

    def way(self, victors: tuple[int, ...]) -> str:
        """How it came about, as everybody could see."""
        if not self.sides:
            return ALL_LOST
        if not victors:
            return ALL_IN_IT
        return OUTDONE if self.are_compared else BETRAYED

    def were_allies(self, one: int, others: tuple[int, ...]) -> bool:
        """Whether this player was ever in a team with one of these."""
        return any(one in team and team.intersection(others) for team in self.teams)


def accounts(view: View, course: StoryFacts) -> list[StoryLine]:
    """By seat: how long it stayed, and how many it helped to put out."""
    found = []
    for seat in range(view.seats):
        felled = sum(len(end.losers) for end in course.exits if seat in end.victors)
        gone = 1
        for end in course.exits:
            if seat in end.losers:
                found.append(StoryLine(WENT, {"seat": seat, "place": gone, "felled": felled}))
                break
            gone += len(end.losers)
        else:
            found.append(StoryLine(STOOD, {"seat": seat, "felled": felled}))
    return found


def moments(view: View, course: StoryFacts) -> list[StoryLine]:
    """BR-21: the last confrontation, or why there was none."""
    cards = [StoryLine(CARD, {"seat": seat, "card": card}) for seat, card, _ in course.reveals]
    if view.ending == TWO_WINNERS:
        return [StoryLine(SHARED, {"winners": view.winners}), *cards]
    way, losers, _ = course.exits[-1]
    if view.ending == ALL_PASSED:
        return [StoryLine(PASSED, {"seats": losers})]
    if view.ending == LAP_LIMIT:
        return [StoryLine(LAPS, {"seats": losers, "laps": int(view.options["lap_limit"])})]
    if view.ending != LAST_ONE:
        return [StoryLine(NOBODY_LEFT, {"seats": losers}), *cards]
    (winner,) = view.winners
    key = {BETRAYED: TRUSTED_LAST, OUTDONE: OUTDONE_LAST, ALL_IN_IT: LEFT_OVER}[way]
    allies = [StoryLine(WERE_ALLIES, {"seat": winner, "losers": losers})] if course.were_allies(winner, losers) else []
    return [StoryLine(key, {"seat": winner, "losers": losers}), *allies, *cards]


STORY: Final = Storyteller(
    tell,
    (*WAYS, TRUSTED_LAST, OUTDONE_LAST, LEFT_OVER, WERE_ALLIES, CARD, SHARED, PASSED, LAPS, NOBODY_LEFT, STOOD, WENT),
)
