"""What lies on a Battle Royal table for all to see, and what may happen to it.

The rules decide what happens and do it to the table's board. A view does the same to a board of its own, with what the
events say. Which cards somebody holds is hidden and not here; an offer is on the boards of those who hear of it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.seats import bit, count, everyone_at, has, lowest, members, without, without_lowest
from clickbang.core.states.fields import Fields
from clickbang.core.states.position import WrittenFields
from clickbang.games.battleroyal.deck.cards import MOST_CARDS
from clickbang.games.battleroyal.rules.offers import MOST_OFFERS, Offer

NOBODY: Final = -1
MOST_TURNS: Final = 1_000_000
"""More than any game has."""


@final
class Board:
    """Who is in the game, in which team and with how many cards; the turn, the confrontation, and the talk."""

    def __init__(self, seats: i64, persons: i64) -> None:
        self.seats: i64 = seats
        self.persons: i64 = persons
        """BR-22: how many persons each player runs."""
        self.circle: vec[i64] = vec[i64]()
        """BR-2: the seats, clockwise."""
        self.alive: i64 = everyone_at(seats)
        self.teams: vec[i64] = vec[i64]()
        """By seat: the set of all members of its team."""
        self.sizes: vec[i64] = vec[i64]()
        """BR-1: by seat, how many cards it holds (or is about to be dealt)."""
        self.turn: i64 = NOBODY
        self.person: i64 = 0
        self.passes: i64 = 0
        self.turns: i64 = 0
        """BR-21: how many turns have been taken since the last elimination."""
        self.attackers: i64 = 0
        self.defenders: i64 = 0
        self.signers: i64 = 0
        """Those whose signs are to be seen."""
        self.kills: vec[i64] = vec[i64]()
        """By seat: how many *kill* signs it has shown last."""
        self.heirs: i64 = 0
        """BR-18: the team that divides what it has won."""
        self.spoils: i64 = 0
        """How many cards there are to divide."""
        self.tried: i64 = 0
        """BR-18: those of the heirs who have had their chance to propose."""
        self.talking: i64 = 0
        self.talk_round: i64 = 0
        self.offers: list[Offer] = []
        """Those that wait for somebody, in the order of making."""
        self.offers_made: vec[i64] = vec[i64]()
        """By seat: how many in this talk."""
        if seats > 0:
            self.lay_out()

    def carry(self, source: "Board", fields: Fields, cards: i64 = MOST_CARDS) -> None:
        """Every field but for what follows from hidden hands; see `core/states/fields.py`."""
        seats = self.seats
        self.circle = fields.series("circle", source.circle, 0, seats - 1, seats)
        self.alive = fields.members("alive", source.alive, seats)
        self.teams = fields.sets("teams", source.teams, seats)
        self.turn = fields.number("turn", source.turn, NOBODY, seats - 1)
        self.person = fields.number("person", source.person, 0, self.persons)
        self.passes = fields.number("passes", source.passes, 0, seats * self.persons)
        self.turns = fields.number("turns", source.turns, -1, MOST_TURNS)
        self.attackers = fields.members("attackers", source.attackers, seats)
        self.defenders = fields.members("defenders", source.defenders, seats)
        self.kills = fields.numbers("kills", source.kills, 0, self.persons)
        self.heirs = fields.members("heirs", source.heirs, seats)
        self.tried = fields.members("tried", source.tried, seats)
        self.talking = fields.members("talking", source.talking, seats)
        self.talk_round = fields.number("talk_round", source.talk_round, 0, MOST_TURNS)
        offers = fields.size("offers", len(source.offers), MOST_OFFERS * seats)
        while len(self.offers) < offers:
            self.offers.append(Offer(0, 0))
        for place in range(offers):
            fields.begin("offers", place)
            self.offers[place].carry(source.offers[place], fields, seats, cards)
            fields.end()
        self.offers_made = fields.numbers("offers_made", source.offers_made, 0, MOST_OFFERS)

    def carry_what_follows(self, source: "Board", fields: Fields) -> None:
        """The other fields, which a table works out from its hands, and a view is told."""
        self.signers = fields.members("signers", source.signers, self.seats)
        self.sizes = fields.numbers("sizes", source.sizes, 0, MOST_CARDS)
        self.spoils = fields.number("spoils", source.spoils, 0, MOST_CARDS)

    def clone(self) -> "Board":
        """Every field by hand: many are made, and `carry` takes twice as long."""
        other = Board(0, self.persons)
        other.seats = self.seats
        other.circle = self.circle[:]
        other.alive = self.alive
        other.teams = self.teams[:]
        other.sizes = self.sizes[:]
        other.turn = self.turn
        other.person = self.person
        other.passes = self.passes
        other.turns = self.turns
        other.attackers = self.attackers
        other.defenders = self.defenders
        other.signers = self.signers
        other.kills = self.kills[:]
        other.heirs = self.heirs
        other.spoils = self.spoils
        other.tried = self.tried
        other.talking = self.talking
        other.talk_round = self.talk_round
        if self.offers:
            other.offers = [offer.clone() for offer in self.offers]
        other.offers_made = self.offers_made[:]
        return other

    def __repr__(self) -> str:
        fields = WrittenFields()
        self.carry(self, fields)
        self.carry_what_follows(self, fields)
        return f"<Board {fields.data}>"

    # Who sits where

    def neighbour(self, seat: i64, step: i64) -> i64:
        """BR-4: the nearest remaining player on the left (step 1, clockwise) or on the right (step -1)."""
        place = self.place_of(seat)
        while True:
            place += step
            if place == self.seats:
                place = 0
            elif place < 0:
                place = self.seats - 1
            found = self.circle[place]
            if has(self.alive, found):
                return found

    def place_of(self, seat: i64) -> i64:
        """Where in the circle this seat is."""
        place: i64 = 0
        while self.circle[place] != seat:
            place += 1
        return place

    def clockwise(self, seats: i64) -> list[int]:
        """These seats, clockwise from the one whose turn it is."""
        found: list[int] = []
        place = self.place_of(self.turn)
        left = seats
        while left != 0:
            seat = self.circle[place]
            if has(left, seat):
                found.append(seat)
                left = without(left, seat)
            place = place + 1 if place + 1 < self.seats else 0
        return found

    def neighbours(self, seat: i64) -> i64:
        """BR-4: the nearest remaining players on both sides; with two left that is one."""
        return bit(self.neighbour(seat, 1)) | bit(self.neighbour(seat, -1))

    # Who is in what

    def in_confrontation(self) -> i64:
        """BR-7: everybody on both sides."""
        return self.attackers | self.defenders

    def may_leave(self) -> i64:
        """BR-6: those who are not alone."""
        found: i64 = 0
        for seat in range(self.seats):
            if has(self.alive, seat) and self.teams[seat] != bit(seat):
                found |= bit(seat)
        return found

    def everybody_in_game(self) -> i64:
        """BR-5, BR-21: how many persons are left."""
        return count(self.alive) * self.persons

    def laps(self) -> i64:
        """BR-21: how many full laps there have been without an elimination."""
        return self.turns // self.everybody_in_game() if self.turns > 0 else 0

    def least_hand(self) -> i64:
        """BR-17, BR-24: so many cards everybody keeps."""
        return self.persons

    # Setup and turns

    def lay_out(self) -> None:
        """BR-1, BR-3: everybody is a team of one, and is dealt a card for each person."""
        self.teams = vec[i64]([bit(seat) for seat in range(self.seats)])
        self.sizes = vec[i64]([self.persons] * self.seats)
        self.kills = vec[i64]([0] * self.seats)
        self.offers_made = vec[i64]([0] * self.seats)

    def sit_down(self, seat: i64) -> None:
        """BR-2: the next one in the circle."""
        self.circle = append(self.circle, seat)

    def choose_first(self, seat: i64) -> None:
        """BR-2: this one begins."""
        self.turn = seat

    def begin_turn(self, seat: i64, person: i64, passes: i64) -> None:
        """BR-2, BR-23: this person's turn, after so many passes in a row; what was before it is over."""
        self.turn = seat
        self.person = person
        self.passes = passes
        self.attackers = 0
        self.defenders = 0
        self.signers = 0
        self.heirs = 0
        self.talk_round = 0

    def pass_turn(self) -> None:
        """BR-4, BR-5: no confrontation this turn."""
        self.passes += 1

    def end_turn(self) -> None:
        """BR-21: one more without an elimination, unless there has just been one."""
        self.turns += 1

    # Teams

    def leave_team(self, seat: i64) -> None:
        """BR-6: this player is a team of one now."""
        rest = without(self.teams[seat], seat)
        self.set_teams(rest, rest)
        self.teams[seat] = bit(seat)

    def unite(self, team: i64) -> None:
        """BR-9: these are one team now."""
        self.set_teams(team, team)

    def dissolve(self, seats: i64) -> None:
        """BR-3, BR-10, BR-18: each of these is a team of one now (BR-24: or the pair of one player)."""
        while seats != 0:
            seat = lowest(seats)
            seats = without_lowest(seats)
            self.teams[seat] = bit(seat)

    def set_teams(self, seats: i64, team: i64) -> None:
        while seats != 0:
            self.teams[lowest(seats)] = team
            seats = without_lowest(seats)

    # The confrontation

    def confront(self, attackers: i64, defenders: i64) -> None:
        """BR-7: team against team; BR-5: somebody has not passed."""
        self.passes = 0
        self.attackers = attackers
        self.defenders = defenders

    def show_sign(self, seat: i64, kills: i64) -> None:
        """BR-8: so many *kill* signs; 0 is *team*."""
        self.signers |= bit(seat)
        self.kills[seat] = kills

    def win(self, heirs: i64) -> None:
        """BR-11, BR-12, BR-18: the cards of all others in the confrontation are for these."""
        self.heirs = heirs

    def lose(self, losers: i64) -> None:
        """BR-18, BR-20: these are out, and their cards lie there for whoever gets them."""
        self.spoils = 0
        for seat in members(losers):
            self.spoils += self.sizes[seat]
            self.sizes[seat] = 0
        self.dissolve(losers)
        self.alive &= ~losers
        self.tried = 0
        self.turns = -1  # this turn is not yet over, and the next is the first without an elimination

    # Cards

    def let_propose(self, seats: i64) -> None:
        """BR-18: these of the heirs have their chance to propose a division."""
        self.tried |= seats

    def hold(self, seat: i64, cards: i64) -> None:
        """BR-1: so many cards this player has now; BR-18: nothing is left to divide."""
        self.sizes[seat] = cards
        self.spoils = 0

    def discard(self) -> None:
        """BR-18, BR-19: nobody gets the cards of the eliminated."""
        self.spoils = 0

    # Talk

    def begin_talk_round(self, talking: i64) -> None:
        """BR-17: the first round, or another; these talk."""
        self.talk_round += 1
        self.talking = talking
        if self.talk_round == 1:
            self.offers_made = vec[i64]([0] * self.seats)

    def fall_silent(self, done: i64) -> None:
        """BR-17: these are done, and that is final."""
        self.talking &= ~done

    def make_offer(self, offer: Offer) -> None:
        """BR-17: an offer lies there for its parties."""
        self.offers.append(offer)
        self.offers_made[offer.author] += 1

    def offer_of(self, author: i64, made_in: i64) -> Offer:
        """The offer that is named like this."""
        for offer in self.offers:
            if offer.author == author and offer.made_in == made_in:
                return offer
        raise ValueError(f"seat {author} has made no offer in round {made_in}")

    def agree(self, copy: Offer, seat: i64) -> None:
        """BR-17: a party agrees, and has picked the cards it gives."""
        offer = self.offer_of(copy.author, copy.made_in)
        offer.agreed |= bit(seat)
        for place in range(len(offer.gifts)):
            if offer.gifts[place].giver == seat:
                offer.gifts[place].picked = copy.gifts[place].picked

    def clear_offer(self, offer: Offer) -> None:
        """BR-17: it is carried out, or nothing comes of it."""
        self.offers.remove(offer)

    def end_talk(self) -> None:
        """BR-17: all are done, and nothing is left on the table."""
        self.talking = 0
        self.offers = []
