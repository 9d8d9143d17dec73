"""What makes people at a Battle Royal table pull faces."""

from clickbang.core.events import Ended, Event
from clickbang.core.parts.faces import DOUBT, FRIGHT, GLARE, GRIN, LAUGH, SHOCK, SMIRK
from clickbang.core.seats import members
from clickbang.core.view import View
from clickbang.games.battleroyal import events
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView


def reactions(event: Event, view: View) -> dict[int, str]:
    """By seat, the face that an event calls for."""
    assert isinstance(view, BattleRoyalView)
    match event:
        case events.Confronted():
            return {event.target: FRIGHT, event.seat: SMIRK, **dict.fromkeys(event.defenders, FRIGHT)}
        case events.SignsRevealed():
            return {sign.seat: GLARE if sign.kills else GRIN for sign in event.signs}
        case events.TeamFormed():
            return dict.fromkeys(event.seats, GRIN)
        case events.LeftTeam():
            return {event.seat: SMIRK}
        case events.BangsHeard():
            return {seat: SHOCK for seat in members(view.alive) if seat not in {bang.seat for bang in event.bangs}}
        case events.NothingHappened():
            return dict.fromkeys(members(view.alive), DOUBT)
        case events.Eliminated():
            return {seat: SHOCK for seat in members(view.alive) if seat not in event.seats}
        case events.Passed():
            return {event.seat: DOUBT}
        case Ended():
            return dict.fromkeys(event.winners, LAUGH)
    return {}
