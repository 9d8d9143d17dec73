"""The table as everybody sees it: the circle, the teams, how many cards each holds, and the confrontation."""

from clickbang.core.events import Asked, Began, Event
from clickbang.core.seats import bit, everyone_at, mask_of, members, without
from clickbang.games.battleroyal.deck import deck_of
from clickbang.games.battleroyal.events import (
    AllAlone,
    BangsHeard,
    CardsDiscarded,
    Confronted,
    Eliminated,
    HandSizes,
    LeftTeam,
    NothingHappened,
    Passed,
    Seated,
    SignsRevealed,
    TalkOver,
    TeamFormed,
    TurnBegan,
)
from clickbang.games.battleroyal.seen import Seen
from clickbang.games.battleroyal.state import NOBODY


def fold_table(view: Seen, event: Event) -> None:
    """BR-1 to BR-5: the circle, turns, how many cards everybody holds; then teams and confrontations."""
    if type(event) is Began:
        view.deck = deck_of(view.options["deck"])
    elif type(event) is Asked:
        if event.kind == "divide":
            view.tried |= view.asked
    elif type(event) is Seated:
        view.circle = list(event.circle)
        view.first = event.first
        view.persons = event.persons
        view.alive = everyone_at(view.seats)
        view.teams = [bit(seat) for seat in range(view.seats)]
        view.sizes = [event.persons] * view.seats
    elif type(event) is TurnBegan:
        begin_turn(view, event)
    elif type(event) is Passed:
        view.passes += 1
        view.close_prompt()
    elif type(event) is HandSizes:
        for hand in event.sizes:
            view.sizes[hand.seat] = hand.size
        view.spoils = 0
    elif type(event) is Eliminated:
        lose(view, mask_of(event.seats))
    elif type(event) is CardsDiscarded:
        view.spoils = 0
    else:
        fold_teams(view, event)
        fold_confrontation(view, event)


def begin_turn(view: Seen, event: TurnBegan) -> None:
    """BR-2, BR-21: the next turn; whatever was before it is over."""
    if view.turn != NOBODY:
        view.turns += 1
    view.turn = event.seat
    view.person = event.person
    view.passes = event.passes
    end_confrontation(view)


def end_confrontation(view: Seen) -> None:
    """Nobody confronts anybody."""
    view.attackers = 0
    view.defenders = 0
    view.confronter = NOBODY
    view.confronted = NOBODY
    view.signs = {}
    view.bangs = {}
    view.heirs = 0
    view.talk_round = 0


def lose(view: Seen, losers: int) -> None:
    """BR-18: the cards of the eliminated lie ready for the side that is left."""
    view.spoils = sum([view.sizes[seat] for seat in members(losers)])
    view.alive &= ~losers
    view.heirs = view.in_confrontation & ~losers
    view.tried = 0
    view.turns = -1
    for seat in members(losers):
        view.sizes[seat] = 0
        view.teams[seat] = bit(seat)
    view.close_prompt()


def fold_teams(view: Seen, event: Event) -> None:
    """BR-3, BR-6, BR-9, BR-10: who is in a team with whom."""
    if type(event) is LeftTeam:
        rest = without(view.teams[event.seat], event.seat)
        for other in members(rest):
            view.teams[other] = rest
        view.teams[event.seat] = bit(event.seat)
        if view.kind == "turn":
            view.standing = mask_of([seat for seat in members(view.standing) if view.teams[seat] != bit(seat)])
    elif type(event) is TeamFormed:
        team = mask_of(event.seats)
        for seat in event.seats:
            view.teams[seat] = team
    elif type(event) is AllAlone:
        for seat in event.seats:
            view.teams[seat] = bit(seat)


def fold_confrontation(view: Seen, event: Event) -> None:
    """BR-7, BR-8, BR-14: the two sides, their signs, and who said "Bang!"."""
    if type(event) is Confronted:
        view.passes = 0
        view.confronter = event.seat
        view.confronted = event.target
        view.attackers = mask_of(event.attackers)
        view.defenders = mask_of(event.defenders)
    elif type(event) is SignsRevealed:
        view.signs = dict(event.signs)
        view.close_prompt()
    elif type(event) is BangsHeard:
        view.bangs = dict(event.bangs)
        view.close_prompt()
    elif type(event) is TalkOver or type(event) is NothingHappened:
        view.close_prompt()


def shown_table(view: Seen) -> dict[str, object]:
    """What everybody is shown, as plain data."""
    return {
        "circle": list(view.circle),
        "persons": view.persons,
        "alive": members(view.alive),
        "teams": [members(team) for team in view.teams],
        "sizes": list(view.sizes),
        "turn": view.turn,
        "person": view.person,
        "passes": view.passes,
        "laps": view.laps(),
        "attackers": members(view.attackers),
        "defenders": members(view.defenders),
        "signs": [list(sign) for sign in view.signs.items()],
        "bangs": [list(bang) for bang in view.bangs.items()],
        "heirs": members(view.heirs),
        "spoils": view.spoils,
        "talk_round": view.talk_round,
    }
