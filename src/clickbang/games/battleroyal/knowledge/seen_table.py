"""The table as everybody sees it: the circle, the teams, how many cards each holds, and the confrontation."""

from clickbang.core.events import Asked, Began, Event
from clickbang.core.seats import mask_of_all, members
from clickbang.games.battleroyal.deck.deck import deck_of
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
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.rules.board import NOBODY, Board


def fold_table(view: Seen, event: Event) -> None:
    """BR-1 to BR-5, BR-18 to BR-20: the circle, turns, who is left, how many cards everybody holds; then the rest."""
    board = view.board
    if type(event) is Began:
        view.deck = deck_of(view.options["deck"])
    elif type(event) is Asked:
        if event.kind == "divide":
            board.let_propose(view.asked)
        elif event.kind == "talk":
            board.begin_talk_round(view.must)
    elif type(event) is Seated:
        view.board = Board(view.seats, event.persons)
        for seat in event.circle:
            view.board.sit_down(seat)
        view.board.choose_first(event.first)
    elif type(event) is TurnBegan:
        if view.dealt:
            board.end_turn()
        view.dealt = True
        board.begin_turn(event.seat, event.person, event.passes)
        view.confronter = NOBODY
        view.confronted = NOBODY
        view.bangs = {}
    elif type(event) is Passed:
        board.pass_turn()
        view.close_prompt()
    elif type(event) is HandSizes:
        for hand in event.sizes:
            board.hold(hand.seat, hand.size)
    elif type(event) is Eliminated:
        losers = mask_of_all(event.seats)
        board.win(board.in_confrontation() & ~losers)
        board.lose(losers)
        view.close_prompt()
    elif type(event) is CardsDiscarded:
        board.discard()
    else:
        fold_teams(view, event)
        fold_confrontation(view, event)


def fold_teams(view: Seen, event: Event) -> None:
    """BR-3, BR-6, BR-9, BR-10: who is in a team with whom."""
    if type(event) is LeftTeam:
        view.board.leave_team(event.seat)
        if view.kind == "turn":
            view.standing &= view.board.may_leave()
    elif type(event) is TeamFormed:
        view.board.unite(mask_of_all(event.seats))
    elif type(event) is AllAlone:
        view.board.dissolve(mask_of_all(event.seats))


def fold_confrontation(view: Seen, event: Event) -> None:
    """BR-7, BR-8, BR-14, BR-17: the two sides, their signs, who said "Bang!", and the end of a talk."""
    if type(event) is Confronted:
        view.board.confront(mask_of_all(event.attackers), mask_of_all(event.defenders))
        view.confronter = event.seat
        view.confronted = event.target
    elif type(event) is SignsRevealed:
        for sign in event.signs:
            view.board.show_sign(sign.seat, sign.kills)
        view.close_prompt()
    elif type(event) is BangsHeard:
        view.bangs = dict(event.bangs)
        view.close_prompt()
    elif type(event) is TalkOver:
        view.board.end_talk()
        view.close_prompt()
    elif type(event) is NothingHappened:
        view.close_prompt()


def shown_table(view: Seen) -> dict[str, object]:
    """What everybody is shown, as plain data."""
    board = view.board
    return {
        "circle": list(board.circle),
        "persons": board.persons,
        "alive": members(board.alive),
        "teams": [members(team) for team in board.teams],
        "sizes": list(board.sizes),
        "turn": view.turn,
        "person": board.person,
        "passes": board.passes,
        "laps": board.laps(),
        "attackers": members(board.attackers),
        "defenders": members(board.defenders),
        "signs": [list(sign) for sign in view.signs.items()],
        "bangs": [list(bang) for bang in view.bangs.items()],
        "heirs": members(board.heirs),
        "spoils": board.spoils,
        "talk_round": board.talk_round,
    }
