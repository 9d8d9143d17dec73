"""What makes people at a World Championship table pull faces."""

from clickbang.core.events import Ended, Event
from clickbang.core.parts.faces import DOUBT, FRIGHT, GLARE, GRIN, LAUGH, POUT, SHOCK, SMIRK
from clickbang.core.view import View
from clickbang.games.championship import events

BRAVE = 4
"""Who bets so many shots, others look at."""


def reactions(event: Event, _: View) -> dict[int, str]:
    """By seat, the face that an event calls for."""
    match event:
        case events.BetsRevealed():
            return {bet.seat: SMIRK if bet.face >= BRAVE else DOUBT for bet in event.bets}
        case events.AccusationsRevealed():
            accused = {accusation.accused: SHOCK for accusation in event.accusations}
            return {**{accusation.accuser: DOUBT for accusation in event.accusations}, **accused}
        case events.PocketShown():
            return {event.seat: POUT if event.card else LAUGH}
        case events.Bribed():
            return {event.seat: SMIRK}
        case events.PenaltyBullet():
            return {event.seat: GLARE}
        case events.AimsRevealed():
            return {aim.aim: FRIGHT for aim in event.aims if aim.aim >= 0}
        case events.ShotsFired():
            return {shot.seat: GRIN for shot in event.shots if not shot.card}
        case events.CharacterDied():
            return {event.seat: POUT}
        case events.RoundScored():
            best = max(event.scored, default=0)
            return {seat: GRIN for seat, points in enumerate(event.scored) if points == best > 0}
        case Ended():
            return dict.fromkeys(event.winners, GRIN)
    return {}
