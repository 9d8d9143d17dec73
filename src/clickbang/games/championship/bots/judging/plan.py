"""How everybody is imagined to play a round: bets, cheats and accusations, from what each of them has to win by it.

People choose what is worth more the likelier (a logit response), each of them given what the others do; a few steps of
that come near to a balance. What has been seen of somebody counts more than that, the longer one has watched.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.games.championship.bots.judging.barrel import clicks
from clickbang.games.championship.bots.judging.beliefs import FACES, USUAL_BETS, USUAL_CHEATS, Beliefs
from clickbang.games.championship.bots.value import Value
from clickbang.games.championship.rules.accusation import CAUGHT_REWARD
from clickbang.games.championship.rules.barrel import BARREL, BULLET, CLICK
from clickbang.games.championship.rules.board import NOBODY
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.death import lose_character
from clickbang.games.championship.rules.scoring import points_of_bet

STEPS: Final = 5
"""So often everybody responds to what the others did."""
WHIM: Final = 0.1
"""How much of the range of what is at stake does not matter to people."""
OWN_WHIM: Final = 0.02
OTHERS_GAIN: Final = 3
"""What others score in a round, more or less."""
OTHERS_SCORE: Final = 0.6
"""How likely that is."""
RISK_BY_PENALTY: Final = 0.25
"""How much likelier a BULLET more is to hit somebody in this very round."""
TRUST: Final = 2.5
"""What people should do weighs as much as so many cases of what they did."""
CAREFULLY: Final = 0.5
AT_ONCE: Final = 1.0
"""How far people go from what they did to what is best now."""
USUAL_BET: Final = 2
HARDLY: Final = 0.001
NOTHING_AT_ALL: Final = 0.000001


class RoundPlan:
    """For one round: by seat how likely it cheats, and makes each bet with either pocket; who accuses whom."""

    def __init__(self, table: Championship, value: Value, beliefs: Beliefs | None = None, own: i64 = NOBODY) -> None:
        seats = table.seats
        self.seats: i64 = seats
        self.table = table.clone()
        self.value = value
        self.dead: list[vec[float]] = []
        """By seat that loses a character: everybody's chance to win."""
        self.scored: list[list[vec[float]]] = []
        """By seat that scores, and its bet."""
        self.lost: vec[float] = vec[float]([0.0] * seats)
        self.won: vec[float] = vec[float]([0.0] * (seats * FACES))
        """The same for this seat alone, while others score as usual."""
        self.penalty: vec[float] = vec[float]([0.0] * seats)
        self.reward: vec[float] = vec[float]([0.0] * seats)
        self.cheat: vec[float] = vec[float]([0.0] * seats)
        self.bets: vec[float] = vec[float]([0.0] * (seats * 2 * FACES))
        """By seat and pocket: they add up to 1."""
        self.cheats_at: vec[float] = vec[float]([0.0] * (seats * FACES))
        """By seat and bet: how likely it cheats then."""
        self.accuses: vec[float] = vec[float]([0.0] * (seats * seats * FACES))
        """By accuser, accused and the bet of the accused."""
        self.now = value.chances(self.table)
        self.weigh_outcomes()
        seat: i64 = 0
        while seat < seats:
            face: i64 = 0
            while face < FACES:
                self.cheats_at[seat * FACES + face] = USUAL_CHEATS[face]
                face += 1
            seat += 1
        for _ in range(STEPS):
            self.respond(CAREFULLY)
        if beliefs is not None:
            self.believe(beliefs, own)

    # What is at stake

    def weigh_outcomes(self) -> None:
        """What becomes of everybody's chances if one of them scores, dies, gets cards, gets a BULLET."""
        seat: i64 = 0
        while seat < self.seats:
            if not self.table.board.players[seat].captain:
                self.dead.append(self.now)
                self.scored.append([])
                seat += 1
                continue
            self.dead.append(self.if_hit(seat))
            self.scored.append([self.if_scored(seat, face) for face in range(FACES)])
            self.reward[seat] = self.if_given(seat, CAUGHT_REWARD, 0)
            self.penalty[seat] = self.if_given(seat, 0, 1)
            self.lost[seat] = (1.0 - OTHERS_SCORE) * self.dead[seat][seat]
            face: i64 = 0
            while face < FACES:
                self.won[seat * FACES + face] = (1.0 - OTHERS_SCORE) * self.scored[seat][face][seat]
                face += 1
            self.let_others_score(seat, OTHERS_GAIN)
            self.lost[seat] += OTHERS_SCORE * self.if_hit(seat)[seat]
            face = 0
            while face < FACES:
                self.won[seat * FACES + face] += OTHERS_SCORE * self.if_scored(seat, face)[seat]
                face += 1
            self.let_others_score(seat, -OTHERS_GAIN)
            seat += 1

    def if_hit(self, seat: i64) -> vec[float]:
        """Everybody's chances if this seat loses a character."""
        players = self.table.board.players
        before = players[seat]
        players[seat] = before.clone()
        lose_character(self.table.board, seat)
        players[seat].cards += 1
        chances = self.value.chances(self.table)
        players[seat] = before
        return chances

    def if_scored(self, seat: i64, face: i64) -> vec[float]:
        """Everybody's chances if this seat scores with this bet."""
        player = self.table.board.players[seat]
        points = points_of_bet(face)
        player.points += points
        chances = self.value.chances(self.table)
        player.points -= points
        return chances

    def if_given(self, seat: i64, cards: i64, extra: i64) -> float:
        """How much this seat's chance goes up if it gets these."""
        player = self.table.board.players[seat]
        player.cards += cards
        player.extra += extra
        chance = self.value.chances(self.table)[seat]
        player.cards -= cards
        player.extra -= extra
        return chance - self.now[seat]

    def let_others_score(self, seat: i64, points: i64) -> None:
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                self.table.board.players[other].points += points
            other += 1

    # How people respond

    def respond(self, pace: float) -> None:
        """Everybody, once."""
        seat: i64 = 0
        while seat < self.seats:
            if self.table.board.players[seat].captain:
                self.respond_by_accusing(seat, pace)
            seat += 1
        seat = 0
        while seat < self.seats:
            if self.table.board.players[seat].captain:
                self.respond_by_betting(seat, WHIM, pace)
            seat += 1

    def risk(self, seat: i64, face: i64) -> float:
        """The chance that somebody accuses this seat with this bet."""
        safe = 1.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                safe *= 1.0 - self.accuses[(other * self.seats + seat) * FACES + face]
            other += 1
        return 1.0 - safe

    def respond_by_betting(self, seat: i64, whim: float, pace: float) -> None:
        """Pocket and bet, by what each pair of them is worth; a step of this length from what was done before."""
        player = self.table.board.players[seat]
        extra = player.extra
        worth: vec[float] = vec[float]([0.0] * (2 * FACES))
        lost = self.lost[seat]
        best = 0.0
        least = 1.0
        face: i64 = 0
        while face < FACES:
            won = self.won[seat * FACES + face]
            alive = clicks(face, BARREL, 1 + extra, [])
            honest = alive * won + (1.0 - alive) * lost
            alive = clicks(face, BARREL, extra, [])
            risk = self.risk(seat, face)
            cheating = (1.0 - risk) * (alive * won + (1.0 - alive) * lost) + risk * lost
            worth[face] = honest
            worth[FACES + face] = cheating
            best = max(best, honest, cheating)
            least = min(least, honest, cheating)
            face += 1
        scale = whim * (best - least) + NOTHING_AT_ALL
        total = 0.0
        pair: i64 = 0
        while pair < 2 * FACES:
            worth[pair] = exp((worth[pair] - best) / scale)
            total += worth[pair]
            pair += 1
        cheat = 0.0
        face = 0
        while face < FACES:
            cheat += worth[FACES + face] / total
            share = worth[FACES + face] / (worth[face] + worth[FACES + face] + NOTHING_AT_ALL)
            at = seat * FACES + face
            self.cheats_at[at] += pace * (share - self.cheats_at[at])
            face += 1
        self.cheat[seat] = cheat
        pair = 0
        while pair < 2 * FACES:
            self.bets[seat * 2 * FACES + pair] = worth[pair] / total
            pair += 1
        self.share_by_pocket(seat)

    def share_by_pocket(self, seat: i64) -> None:
        """Let the bets with either pocket add up to one."""
        pocket: i64 = CLICK
        while pocket <= BULLET:
            at: i64 = (seat * 2 + pocket) * FACES
            total = 0.0
            face: i64 = 0
            while face < FACES:
                self.bets[at + face] += NOTHING_AT_ALL
                total += self.bets[at + face]
                face += 1
            face = 0
            while face < FACES:
                self.bets[at + face] /= total
                face += 1
            pocket += 1

    def likely_bet(self, seat: i64, face: i64) -> float:
        """How likely this bet is, whatever is in the pocket."""
        at = seat * 2 * FACES + face
        return (1.0 - self.cheat[seat]) * self.bets[at] + self.cheat[seat] * self.bets[at + FACES]

    def respond_by_accusing(self, accuser: i64, pace: float) -> None:
        """By what each accusation is worth; of several who look guilty, one. A step of this length, too."""
        tempted: vec[float] = vec[float]([0.0] * (self.seats * FACES))
        usual: vec[float] = vec[float]([0.0] * self.seats)
        wrong = self.penalty[accuser] - RISK_BY_PENALTY * (self.won[accuser * FACES + USUAL_BET] - self.lost[accuser])
        everybody = 0.0
        rival: i64 = 0
        face: i64
        while rival < self.seats:
            if rival != accuser and self.table.board.players[rival].captain:
                face = 0
                while face < FACES:
                    right = self.dead[rival][accuser] + self.reward[accuser] - self.scored[rival][face][accuser]
                    cheats = self.cheats_at[rival * FACES + face]
                    gain = cheats * right + (1.0 - cheats) * wrong
                    scale = WHIM * (right - wrong if right > wrong else 0.0) + HARDLY
                    tempted[rival * FACES + face] = 1.0 / (1.0 + exp(-bounded(gain / scale)))
                    usual[rival] += USUAL_BETS[face] * tempted[rival * FACES + face]
                    face += 1
                everybody += usual[rival]
            rival += 1
        rival = 0
        while rival < self.seats:
            if rival != accuser and self.table.board.players[rival].captain:
                face = 0
                while face < FACES:
                    here = tempted[rival * FACES + face]
                    at = (accuser * self.seats + rival) * FACES + face
                    now = here * here / (here + everybody - usual[rival] + NOTHING_AT_ALL)
                    self.accuses[at] += pace * (now - self.accuses[at])
                    face += 1
            rival += 1

    # What has been seen of them

    def believe(self, beliefs: Beliefs, own: i64) -> None:
        """People do what they did; oneself does what is best against that."""
        accuser: i64 = 0
        while accuser < self.seats:
            if accuser != own:
                at: i64 = accuser * self.seats * FACES
                pair: i64 = 0
                while pair < self.seats * FACES:
                    rate = beliefs.accuses[accuser].rate(pair % FACES, self.accuses[at + pair], TRUST)
                    self.accuses[at + pair] = rate
                    pair += 1
                self.believe_bets(beliefs, accuser)
            accuser += 1
        if own >= 0 and self.table.board.players[own].captain:
            self.respond_by_betting(own, OWN_WHIM, AT_ONCE)
            self.respond_by_accusing(own, AT_ONCE)

    def believe_bets(self, beliefs: Beliefs, seat: i64) -> None:
        """How this seat bets and cheats."""
        at: i64 = seat * 2 * FACES
        honest = 0.0
        cheating = 0.0
        face: i64 = 0
        while face < FACES:
            cheats = beliefs.cheats[seat].rate(face, self.cheats_at[seat * FACES + face], TRUST)
            likely = self.likely_bet(seat, face) * beliefs.tilt(seat, face)
            self.cheats_at[seat * FACES + face] = cheats
            self.bets[at + face] = likely * (1.0 - cheats)
            self.bets[at + FACES + face] = likely * cheats
            honest += self.bets[at + face]
            cheating += self.bets[at + FACES + face]
            face += 1
        self.cheat[seat] = cheating / (honest + cheating) if honest + cheating > 0.0 else 0.0
        self.share_by_pocket(seat)


def bounded(exponent: float) -> float:
    """Within what an exponential can take."""
    return -50.0 if exponent < -50.0 else 50.0 if exponent > 50.0 else exponent
