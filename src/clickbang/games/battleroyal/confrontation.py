"""Confrontations (BR-7 to BR-15c): signs, the table of outcomes, revealed cards."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, count, lowest, members
from clickbang.core.table import UNANSWERED
from clickbang.games.battleroyal.cards import Deck
from clickbang.games.battleroyal.codes import ACCEPT_CODE, REVEAL_CODE, SIGN_CODE
from clickbang.games.battleroyal.events import (
    BangsHeard,
    CardsRevealed,
    Confronted,
    DollarsRefused,
    LeftTeam,
    NothingHappened,
    SignsRevealed,
    TeamFormed,
)
from clickbang.games.battleroyal.spoils import Spoils
from clickbang.games.battleroyal.state import DOLLARS_PROMPT, REVEAL_PROMPT, SIGN_PROMPT

TWO_WINNERS = "two-winners"


class Confrontation(Spoils):
    """Two teams, thumbs up or thumbs down."""

    def leave(self, seat: i64) -> None:
        """BR-6: this player is a team of one now."""
        rest = self.teams[seat] & ~bit(seat)
        for other in members(rest):
            self.teams[other] = rest
        self.teams[seat] = bit(seat)
        if self.listener is not None:
            self.tell(EVERYONE, LeftTeam(seat))

    def confront(self, seat: i64, target: i64) -> None:
        """BR-7: team against team; who names a team-mate leaves first, and the rest is the other side."""
        if self.teams[seat] >> target & 1 != 0:
            self.leave(seat)
        self.passes = 0
        self.attackers = self.teams[seat]
        self.defenders = self.teams[target]
        if self.listener is not None:
            sides = tuple(members(self.attackers)), tuple(members(self.defenders))
            self.tell(EVERYONE, Confronted(seat, target, sides[0], sides[1]))
        self.ask(SIGN_PROMPT, self.attackers | self.defenders, sealed=True)

    def reveal_signs(self) -> None:
        """BR-8: all signs are revealed together, to the whole table; the two sides decide what follows."""
        both = self.attackers | self.defenders
        killers: i64 = 0
        left = both
        while left != 0:
            seat = lowest(left)
            left &= left - 1
            self.kills[seat] = self.answers[seat] - SIGN_CODE
            if self.kills[seat] > 0:
                killers |= bit(seat)
        if self.listener is not None:
            self.tell(EVERYONE, SignsRevealed(tuple([(one, int(self.kills[one])) for one in members(both)])))
        attacking, defending = self.kills_of(self.attackers), self.kills_of(self.defenders)
        if attacking == 0 and defending == 0:
            self.become_one_team()
        elif attacking == 0:
            self.eliminate(self.attackers, self.defenders)
        elif defending == 0:
            self.eliminate(self.defenders, self.attackers)
        elif self.is_mixed(self.attackers) and self.is_mixed(self.defenders):
            self.dissolve(both)
            self.after_confrontation()
        else:
            self.ask(REVEAL_PROMPT, killers, sealed=True, drafted=self.persons > 1)

    def kills_of(self, side: i64) -> i64:
        """How many *kill* signs this side has shown."""
        found: i64 = 0
        while side != 0:
            found += self.kills[lowest(side)]
            side &= side - 1
        return found

    def is_mixed(self, side: i64) -> bool:
        """BR-8: neither all *team* nor all *kill* (BR-23: one player's two persons may differ)."""
        return 0 < self.kills_of(side) < count(side) * self.persons

    def become_one_team(self) -> None:
        """BR-9, BR-3: both sides become one team and talk, unless nobody else is left: then it dissolves at once."""
        team = self.attackers | self.defenders
        for seat in members(team):
            self.teams[seat] = team
        if self.listener is not None:
            self.tell(EVERYONE, TeamFormed(tuple(members(team))))
        if team == self.alive:
            self.after_confrontation()
        else:
            self.start_talk()

    # Cards

    def reveal_cards(self) -> None:
        """BR-12 to BR-14: those in the confrontation see the cards, everybody hears who says "Bang!"."""
        self.shown_by_attackers = self.cards_shown_by(self.attackers)
        self.shown_by_defenders = self.cards_shown_by(self.defenders)
        if self.listener is not None:
            self.tell_reveals(self.attackers | self.defenders)
        self.offer_dollars()

    def cards_shown_by(self, side: i64) -> i64:
        found: i64 = 0
        while side != 0:
            seat = lowest(side)
            side &= side - 1
            if self.drafts is not None:
                for code in self.drafts[seat]:
                    found |= bit((code - REVEAL_CODE) // 2)
            elif self.answers[seat] != UNANSWERED:
                found |= bit((self.answers[seat] - REVEAL_CODE) // 2)
        return found

    def revealed_by(self, seat: i64) -> list[int]:
        """The sealed reveals of this seat: one, or for two *kill* signs two."""
        if self.answers[seat] == UNANSWERED:
            return []
        return [self.answers[seat]] if self.drafts is None else self.drafts[seat]

    def tell_reveals(self, both: i64) -> None:
        reveals: list[tuple[int, str, bool]] = []
        bangs: list[tuple[int, int]] = []
        for seat in members(both):
            heard = 0
            for code in self.revealed_by(seat):
                place, bang = divmod(code - REVEAL_CODE, 2)
                reveals.append((seat, self.deck.cards[place].key, bang == 1))
                heard += bang
            if heard:
                bangs.append((seat, heard))
        self.tell(both, CardsRevealed(tuple(reveals)))
        self.tell(EVERYONE, BangsHeard(tuple(bangs)))

    def offer_dollars(self) -> None:
        """BR-15c: while exactly two players are left the opponent of the $1000 chooses; nobody else hears of it."""
        asked: i64 = 0
        if count(self.alive) == 2:
            if self.shown_by_attackers & self.deck.dollars != 0:
                asked |= self.defenders
            if self.shown_by_defenders & self.deck.dollars != 0:
                asked |= self.attackers
        if asked != 0:
            self.ask(DOLLARS_PROMPT, 0, asked=asked, sealed=True, audience=self.alive)
        else:
            self.compare()

    def settle_dollars(self) -> None:
        """BR-15c: accepting, both win; refusing, it is as if nothing had been offered."""
        refused: list[int] = []
        for seat in members(self.alive):
            if self.answers[seat] == ACCEPT_CODE:
                self.end(TWO_WINNERS, self.alive)
                return
            if self.answers[seat] != UNANSWERED:
                refused.append(seat)
        if self.listener is not None:
            self.tell(self.alive, DollarsRefused(tuple(refused)))
        self.compare()

    def compare(self) -> None:
        """BR-12: the lower side is eliminated; equal sums, and nothing happens."""
        both = self.attackers | self.defenders
        losers = losers_of(self.deck, self.attackers, self.defenders, self.shown_by_attackers, self.shown_by_defenders)
        if losers != 0:
            self.eliminate(losers, both & ~losers)
            return
        if self.listener is not None:
            self.tell(EVERYONE, NothingHappened())
        self.after_confrontation()

    def end(self, ending: str, winners: i64) -> None:
        """BR-21: the game is over."""
        self.ending = ending
        self.winners = winners
        self.finish()


def losers_of(deck: Deck, attackers: i64, defenders: i64, by_attackers: i64, by_defenders: i64) -> i64:
    """BR-12, BR-15: the Bomb takes all, the Scream Mask a side of one player; otherwise the lower sum loses."""
    if (by_attackers | by_defenders) & deck.bombs != 0:
        return attackers | defenders
    losers: i64 = 0
    if by_attackers & deck.masks != 0 and count(defenders) == 1:
        losers |= defenders
    if by_defenders & deck.masks != 0 and count(attackers) == 1:
        losers |= attackers
    if losers == 0:
        lead = deck.total(by_attackers) - deck.total(by_defenders)
        if lead != 0:
            losers = defenders if lead > 0 else attackers
    return losers
