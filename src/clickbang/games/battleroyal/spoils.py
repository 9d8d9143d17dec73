"""The cards of the eliminated (BR-18, BR-19): proposals and votes of the team that has won them."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, count, lowest, members
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal.codes import ASSIGN_CODE, VOTE_CODE
from clickbang.games.battleroyal.events import (
    AllAlone,
    CardsDiscarded,
    Eliminated,
    Proposed,
    SpoilsDivided,
    SpoilsSeen,
    VotesRevealed,
)
from clickbang.games.battleroyal.state import DIVIDE_PROMPT, VOTE_PROMPT
from clickbang.games.battleroyal.talk import Talk


class Spoils(Talk):
    """Who gets what."""

    def eliminate(self, losers: i64, winners: i64) -> None:
        """The cards of the losers go to the team that eliminated them, or to nobody (BR-19)."""
        owners = self.owners(losers) if self.listener is not None else ()
        self.lose(losers)
        if winners == 0:
            self.discard_spoils()
            self.after_confrontation()
            return
        self.heirs = winners
        self.tried = 0
        if self.listener is not None:
            self.tell(winners, SpoilsSeen(owners))
        if winners & winners - 1 == 0:
            self.share([int(lowest(winners))] * count(self.spoils))
            self.after_confrontation()
        else:
            self.ask_for_proposal()

    def owners(self, seats: i64) -> tuple[tuple[str, int], ...]:
        """For an event: the cards of these, and whose each is."""
        return tuple([(key, seat) for seat in members(seats) for key in self.deck.keys(self.hands[seat])])

    def lose(self, losers: i64) -> None:
        """These have lost, for all to see; their cards lie there for whoever gets them."""
        for seat in members(losers):
            self.spoils |= self.hands[seat]
            self.hands[seat] = 0
            self.teams[seat] = bit(seat)
        self.alive &= ~losers
        self.turns = -1  # this turn is not yet over, and the next is the first without an elimination
        if self.listener is not None:
            self.tell(EVERYONE, Eliminated(tuple(members(losers))))

    def discard_spoils(self) -> None:
        """Nobody gets the cards, and nobody who has not seen them will."""
        if self.listener is not None:
            self.tell(EVERYONE, CardsDiscarded(count(self.spoils)))
        self.discarded |= self.spoils
        self.spoils = 0

    def ask_for_proposal(self) -> None:
        """BR-18: clockwise from the seat whose turn it is, each member may propose one division."""
        for seat in self.clockwise(self.heirs & ~self.tried):
            self.tried |= bit(seat)
            self.ask(DIVIDE_PROMPT, 0, asked=bit(seat), drafted=True)
            return
        self.fail_to_divide()

    def fail_to_divide(self) -> None:
        """BR-18: the team dissolves, and the cards are discarded."""
        self.discard_spoils()
        self.dissolve(self.heirs)
        self.after_confrontation()

    def dissolve(self, seats: i64) -> None:
        """BR-3, BR-10, BR-18: each of these is a team of one (BR-24: or the pair of one player)."""
        for seat in members(seats):
            self.teams[seat] = bit(seat)
        if self.listener is not None:
            self.tell(EVERYONE, AllAlone(tuple(members(seats))))

    def take_proposal(self, seat: i64, last_step: i64) -> None:
        """A proposal is put to the vote; without one the next member may propose."""
        if last_step == DECLINE:
            self.ask_for_proposal()
            return
        assert self.drafts is not None
        self.proposal = [step - ASSIGN_CODE for step in self.drafts[seat]]
        if self.listener is not None:
            self.tell(self.heirs, Proposed(seat, self.division()))
        self.ask(VOTE_PROMPT, self.heirs & ~bit(seat), sealed=True)

    def division(self) -> tuple[tuple[str, int], ...]:
        """For an event: the collected cards and who is to get each."""
        return tuple(zip(self.deck.keys(self.spoils), self.proposal, strict=True))

    def count_votes(self) -> None:
        """BR-18: the first division that all accept is carried out."""
        accepted = True
        votes: list[tuple[int, bool]] = []
        for seat in members(self.heirs):
            if self.answers[seat] >= VOTE_CODE:
                agrees = self.answers[seat] > VOTE_CODE
                votes.append((seat, agrees))
                accepted = accepted and agrees
        if self.listener is not None:
            self.tell(self.heirs, VotesRevealed(tuple(votes)))
        if accepted:
            self.share(self.proposal)
            self.after_confrontation()
        else:
            self.ask_for_proposal()

    def share(self, receivers: list[int]) -> None:
        """The collected cards, in the order of the deck, go to these."""
        self.proposal = receivers
        if self.listener is not None:
            self.tell(self.heirs, SpoilsDivided(self.division()))
        got: i64 = 0
        for receiver in receivers:
            card = self.spoils & -self.spoils
            self.spoils &= ~card
            self.hands[receiver] |= card
            got |= bit(receiver)
        self.tell_sizes(members(got))
