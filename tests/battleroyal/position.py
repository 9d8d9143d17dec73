"""A position in one line: `game(6, "rope katana").confronts(1, "K", "K").reveals({0: "rope!", 1: "katana"})`.

Unless something else is written down the seats sit in their order, seat 0 begins, and a seat is dealt the first cards
of the deck that are left: with nothing written down seat s holds the card of value s.
"""

import json
from typing import Any, Self, TypeVar

from clickbang.core.actions import Action
from clickbang.core.audience import EVERYONE, audience_to_json, hears
from clickbang.core.chance import Scripted
from clickbang.core.events import Event, OwnAnswer, OwnStep, Sealed
from clickbang.core.result import Result
from clickbang.core.seats import members
from clickbang.core.table import NOTHING
from clickbang.games import battleroyal
from clickbang.games.battleroyal.deck.deck import deck_data

Told = TypeVar("Told", bound=Event)
Audience = str | list[int | str]
"""`"all"`, or the seats that heard it."""
KILLS = {"T": 0, "K": 1, "0": 0, "1": 1, "2": 2}
"""A sign is a T or a K; in pairs how many of the two are a K."""
UNTALKED = (Sealed, OwnAnswer, OwnStep)


class Play:
    """A game that a test plays, with what was told on the way. Every move returns it again."""

    def __init__(self, seats: int, deal: str, circle: list[int], first: int, options: dict[str, str]) -> None:
        self.told: list[tuple[int, Event]] = []
        """What the last move told, with audiences."""
        self.history: list[tuple[int, Event]] = []
        """All that was told."""
        table = battleroyal.BATTLEROYAL.table(seats, options, self.hear)
        assert isinstance(table, battleroyal.BattleRoyal)
        self.table = table
        self.draw([*(circle or range(seats))[1:-1], first, *[self.place_of(key) for key in deal.split()]])
        while table.chance != NOTHING:
            table.strike(table.chance_outcomes()[0][0])

    def draw(self, script: list[int]) -> None:
        source = Scripted(script)
        for _ in script:
            self.table.draw(source)

    def hear(self, audience: int, event: Event) -> None:
        self.told.append((audience, event))
        self.history.append((audience, event))

    # Moves

    def passes(self, times: int = 1) -> Self:
        """So many turns are passed."""
        self.told = []
        for _ in range(times):
            self.act(self.table.board.turn, battleroyal.Pass())
        return self

    def leaves(self, seat: int) -> Self:
        self.told = []
        return self.act(seat, battleroyal.Leave())

    def confronts(self, target: int, attackers: str = "", defenders: str = "") -> Self:
        """The one whose turn it is confronts this seat; both sides show these signs, in seat order."""
        self.told = []
        self.act(self.table.board.turn, battleroyal.Confront(target))
        if attackers:
            self.signs(attackers, defenders)
        return self

    def signs(self, attackers: str, defenders: str) -> Self:
        sides = members(self.table.board.attackers), members(self.table.board.defenders)
        for side, signs in zip(sides, (attackers, defenders), strict=True):
            for seat, sign in zip(side, signs, strict=True):
                self.act(seat, battleroyal.Sign(KILLS[sign]))
        return self

    def reveals(self, cards: dict[int, str]) -> Self:
        """These reveal these cards, with a "!" for a "Bang!"; everybody else the first they may."""
        self.told = []
        for seat in self.asked:
            for word in cards[seat].split() if seat in cards else []:
                self.act(seat, self.reveal(word))
            while seat in self.asked and self.kind == "reveal":
                self.act(seat, battleroyal.decode(self.table.legal_actions(seat)[0]))
        return self

    def accepts(self, *seats: int) -> Self:
        """Of those who are offered $1000 these accept, and the others refuse."""
        self.told = []
        for seat in self.asked:
            self.act(seat, battleroyal.Accept() if seat in seats else battleroyal.Decline())
        return self

    def talks(self, drafts: dict[int, str] | None = None) -> Self:
        """A round of talk: these say this, everybody else is done. What can be said: see `talk`."""
        self.told = []
        for seat in self.asked:
            for step in self.talk((drafts or {}).get(seat, "done")):
                self.act(seat, step)
        return self

    def divides(self, *receivers: int) -> Self:
        """Who may propose gives the collected cards to these, or proposes nothing."""
        self.told = []
        (seat,) = self.asked
        steps: list[Action] = [battleroyal.Assign(receiver) for receiver in receivers]
        for step in steps or [battleroyal.Decline()]:
            self.act(seat, step)
        return self

    def votes(self, *against: int) -> Self:
        """All vote for the division but these."""
        self.told = []
        for seat in self.asked:
            self.act(seat, battleroyal.Vote(seat not in against))
        return self

    def act(self, seat: int, action: Action) -> Self:
        """One answer, or one step of a draft; what it tells is added to the rest."""
        self.table.apply(seat, battleroyal.encode(action))
        return self

    # Longer ones

    def teams_up(self, target: int) -> Self:
        """All show *team*, and nobody has anything to say."""
        table = self.table
        self.confronts(target)
        for seat in self.asked:
            self.act(seat, battleroyal.Sign(0))
        return self if table.kind_name() != "talk" else self.talks()

    def until_turn(self, seat: int) -> Self:
        """All pass until it is this seat's turn."""
        while self.table.board.turn != seat:
            self.passes()
        return self

    # What answers look like

    def reveal(self, word: str) -> battleroyal.Reveal:
        return battleroyal.Reveal(self.place_of(word.removesuffix("!")), word.endswith("!"))

    def talk(self, words: str) -> list[Action]:
        """`done`, `agree0`, `refuse0`, `all`, `show2`, `with2`, `0>1:2` (0 gives 1 two cards), `send`, a card.

        `0>1:rope+fork` names the cards that 0 gives 1.
        """
        steps: list[Action] = []
        for word in words.split():
            name, number = word.rstrip("0123456789"), "".join(filter(str.isdigit, word))
            if ">" in word:
                giver, _, rest = word.partition(">")
                receiver, _, cards = rest.partition(":")
                steps += [battleroyal.GiveFrom(int(giver)), battleroyal.GiveTo(int(receiver))]
                if cards.isdigit():
                    steps.append(battleroyal.GiveCount(int(cards)))
                else:
                    named = [battleroyal.GiveCard(self.place_of(key)) for key in cards.split("+")]
                    steps += [battleroyal.ByName(), *named]
            elif name in PLAIN_WORDS:
                steps.append(PLAIN_WORDS[name])
            elif name in NUMBERED_WORDS:
                steps.append(NUMBERED_WORDS[name](int(number)))
            else:
                steps.append(battleroyal.Pick(self.place_of(word)))
        return steps

    def place_of(self, key: str) -> int:
        return [card.key for card in self.table.deck.cards].index(key)

    # What can be seen

    @property
    def kind(self) -> str:
        return self.table.kind_name()

    @property
    def asked(self) -> list[int]:
        """Who is asked, or must answer, now."""
        return members(self.table.must | self.table.asked)

    @property
    def alive(self) -> list[int]:
        return members(self.table.board.alive)

    @property
    def teams(self) -> list[list[int]]:
        """The teams of those who are left."""
        found = [members(self.table.board.teams[seat]) for seat in self.alive]
        return [team for place, team in enumerate(found) if team not in found[:place]]

    def hand(self, seat: int) -> list[str]:
        return list(self.table.deck.keys(self.table.hands[seat]))

    def choices(self, seat: int) -> list[Action]:
        return [battleroyal.decode(code) for code in self.table.legal_actions(seat)]

    def heard(self, *kinds: type[Told]) -> list[tuple[Audience, Told]]:
        """The events of these kinds that the last move told, and who heard each."""
        return [(audience_to_json(heard), event) for heard, event in self.told if isinstance(event, kinds)]

    @property
    def news(self) -> list[Event]:
        """What everybody heard of the last move, apart from who has sealed."""
        return [event for audience, event in self.told if audience == EVERYONE and not isinstance(event, UNTALKED)]

    def view(self, seat: int) -> battleroyal.BattleRoyalView:
        """What this seat (or SPECTATOR) knows by now."""
        view = battleroyal.BattleRoyalView(seat)
        for audience, event in self.history:
            if hears(audience, seat):
                view.receive(event)
        return view

    @property
    def result(self) -> Result:
        assert self.table.over
        return self.table.result()


PLAIN_WORDS: dict[str, Action] = {"done": battleroyal.Done(), "all": battleroyal.AllShow(), "send": battleroyal.Send()}
NUMBERED_WORDS: dict[str, Any] = {
    "agree": battleroyal.Agree,
    "refuse": battleroyal.Refuse,
    "show": battleroyal.Show,
    "with": battleroyal.With,
}


def game(seats: int, deal: str = "", circle: list[int] | None = None, first: int = 0, **options: str) -> Play:
    """A new game at its first turn; these cards are dealt in seat order, in pairs two to each seat."""
    return Play(seats, deal, circle or [], first, options)


def sides(attackers: int, defenders: int, deal: str = "", others: int = 2) -> Play:
    """Two teams of these sizes sit side by side, seat 0 in the first; whose turn it is sits next to the other."""
    play = game(attackers + defenders + others, deal, pairs="off")
    for start, size in ((0, attackers), (attackers, defenders)):
        for seat in range(start, start + size - 1):
            play.until_turn(seat).teams_up(seat + 1)
    return play.until_turn(attackers - 1)


def deck(*cards: str) -> str:
    """A deck of one's own as a value of the option: `7` counts 7, `bomb` is one; the n-th card's key is `n-7`."""
    name = {"en": "Card", "fr": "Carte"}
    standard = deck_data("standard")
    found = {
        f"{place}-{card}": {"value": int(card), "name": name} if card.isdigit() else standard[card]
        for place, card in enumerate(cards)
    }
    return json.dumps(found)
