"""Why a game of Bulletbucks ended as it did: the sum of each score, who went out, when the lead was won for good."""

from typing import Final

from clickbang.core.parts.story import Story, StoryLine, Storyteller
from clickbang.core.view import View
from clickbang.games.bulletbucks.events import Banged, Clicked, ConversionsRevealed, Left
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.notes import thousands

SHOT: Final = "shot"
BROKE: Final = "broke"
DEAD_AND_RICHEST: Final = "dead-and-richest"
CLICK_DECIDED: Final = "click-decided"
CONVERSION_DECIDED: Final = "conversion-decided"
NOTHING_LEFT: Final = "nothing-left"
SUM: Final = "sum"


def tell(view: View) -> Story:
    """What this seat has seen of it."""
    assert isinstance(view, BulletbucksView)
    course = StoryFacts(view)
    return Story(
        moments(view, course) if view.over else [], [account(view, seat) for seat in range(view.seats)], course.out
    )


class StoryFacts:
    """The game once more, event by event, with an eye on who leads and who goes."""

    def __init__(self, view: BulletbucksView) -> None:
        self.out: list[StoryLine] = []
        self.died_in: dict[int, int] = {}
        """The rounds in which somebody was shot."""
        self.decided: StoryLine | None = None
        """When the lead became that of the winners, never to be lost again."""
        again = BulletbucksView(view.seat)
        for event in view.history:
            led = leaders(again)
            by, turn = again.high_bidder, again.board.round
            again.receive(event)
            if isinstance(event, Banged):
                self.died_in[event.seat] = turn
                self.out.append(StoryLine(SHOT, {"round": turn, "by": by, "seat": event.seat}))
            elif isinstance(event, Left):
                self.out.append(StoryLine(BROKE, {"round": turn, "seat": event.seat}))
            if leaders(again) != led:
                self.decided = self.change(event, turn, by, int(turn == view.board.round))

    def change(self, event: object, turn: int, by: int, last: int) -> StoryLine | None:
        """Somebody else leads after this; in the last round there is no lead to be kept."""
        if isinstance(event, Clicked):
            notes = {"ones": event.ones, "twos": event.twos}
            return StoryLine(CLICK_DECIDED, {"round": turn, "last": last, "by": by, "seat": event.seat, **notes})
        if isinstance(event, ConversionsRevealed):
            seats = tuple(row.seat for row in event.conversions)
            return StoryLine(CONVERSION_DECIDED, {"round": turn, "last": last, "seats": seats})
        return None


def leaders(view: BulletbucksView) -> list[int]:
    """Whose score is the highest; nobody's where nobody has one."""
    scores = [view.score(seat) for seat in range(view.seats)]
    best = max(scores, default=0)
    return [seat for seat, score in enumerate(scores) if score == best > 0]


def moments(view: BulletbucksView, course: StoryFacts) -> list[StoryLine]:
    """BB-18: the dead may be the richest; otherwise what put the winners ahead for good."""
    if not view.winners:
        return [StoryLine(NOTHING_LEFT, {})]
    found = [
        StoryLine(DEAD_AND_RICHEST, {"round": course.died_in[seat], "seat": seat, "score": view.score(seat)})
        for seat in view.winners
        if seat in course.died_in
    ]
    return [*found, course.decided] if course.decided is not None else found


def account(view: BulletbucksView, seat: int) -> StoryLine:
    """BB-17: the click money in one's stacks, times their markers."""
    amounts = [1000 * thousands(notes) for notes in view.stacks[seat]]
    return StoryLine(SUM, {"seat": seat, "amounts": amounts, "markers": len(amounts), "score": view.score(seat)})


STORY: Final = Storyteller(tell, (SHOT, BROKE, DEAD_AND_RICHEST, CLICK_DECIDED, CONVERSION_DECIDED, NOTHING_LEFT, SUM))
