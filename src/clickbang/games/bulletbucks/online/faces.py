"""What makes people at a Bulletbucks table pull faces."""

from clickbang.core.events import Ended, Event
from clickbang.core.parts.faces import DOUBT, FRIGHT, GLARE, GRIN, LAUGH, POUT, SHOCK, SMIRK
from clickbang.core.seats import members
from clickbang.core.view import View
from clickbang.games.bulletbucks.events import Banged, Clicked, HighBidder, Left, Named, Tied
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView


def reactions(event: Event, view: View) -> dict[int, str]:
    """By seat, the face that an event calls for."""
    assert isinstance(view, BulletbucksView)
    others = members(view.board.seated)
    match event:
        case Tied():
            return dict.fromkeys(event.seats, GLARE)
        case HighBidder():
            return {event.seat: SMIRK}
        case Named() if event.by == event.seat:
            return {seat: SHOCK if seat != event.seat else SMIRK for seat in others}
        case Named():
            return {event.seat: FRIGHT, event.by: SMIRK}
        case Clicked():
            return {event.seat: LAUGH, **{seat: POUT for seat in others if seat != event.seat}}
        case Banged():
            return {seat: SHOCK for seat in others if seat != event.seat}
        case Left():
            return {seat: DOUBT for seat in others if seat != event.seat}
        case Ended():
            return dict.fromkeys(event.winners, GRIN)
    return {}
