"""What has been answered in a round of World Championship, for a tree that begins where the round began."""

from clickbang.bots.search.origin import Origin
from clickbang.core.events import Asked, Event
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.championship.events import AccusationsRevealed, BetsRevealed
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.codes import ACCUSE_CODE, BET_CODE, POCKET_CODE


def start_of_round(view: ChampionshipView) -> Origin | None:
    """When pockets were about to be filled, and what was answered since; None where that is no small game.

    Without cards nothing is hidden between two rounds, and a round between two can be written out.
    """
    captains = sum([player.captain for player in view.players])
    if view.deck.cards or captains != 2 or view.kind not in ("pocket", "bet", "accuse"):
        return None
    since = view.history[view.heard_when_pocketing :]
    then: View = view
    if since:
        then = ChampionshipView(view.seat)
        for event in view.history[: view.heard_when_pocketing]:
            then.receive(event)
    origin = Origin(then, sum([type(event) is Asked for event in since]), is_open=True)
    own = view.players[view.seat].pocket
    if origin.prompts > 0 and own >= 0:
        origin.seat_knows(0, POCKET_CODE + own)
    note(origin, since)
    return origin


def note(origin: Origin, since: list[Event]) -> None:
    """What everybody has seen of bets and accusations."""
    prompt = 0
    accusers: set[int] = set()
    for event in since:
        if type(event) is Asked:
            for seat in accusers:
                origin.all_know(prompt, seat, DECLINE)
            prompt += 1
            accusers = set(event.asked)
        elif type(event) is BetsRevealed:
            for bet in event.bets:
                origin.all_know(prompt, bet.seat, BET_CODE + bet.face)
        elif type(event) is AccusationsRevealed:
            for accusation in event.accusations:
                origin.all_know(prompt, accusation.accuser, ACCUSE_CODE + accusation.accused)
                accusers.discard(accusation.accuser)
