"""The first game of World Championship: one round in which to bet 5, one in which somebody else does and cheats."""

from clickbang.core.actions import Action, Decline
from clickbang.core.chance import Outcomes
from clickbang.core.events import Event, OwnAnswer
from clickbang.core.parts.lesson import LEARNER, UNWRITTEN, Cue, Lesson, times_asked
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.championship.actions import Bet, Pocket
from clickbang.games.championship.events import AccusationsRevealed, CharacterDied, PocketShown, RoundBegan
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.barrel import BARREL, BULLET, CLICK
from clickbang.games.championship.rules.codes import POCKET_CODE

SAFE = 2
"""So many cards from the top of a barrel are CLICKs, and the next one is a BULLET, if there is one in it."""
WRITTEN = 14
"""So many draws are written; two rounds hardly have more."""
CHEAT = 2
"""Who pockets a BULLET in the second round, and bets 5."""
BETS = {1: (2, 1), CHEAT: (1, 5)}
"""By seat, what the opponents bet round by round; later always LATER."""
LATER = {1: 2, CHEAT: 1}
ROUNDS = 2


class ChampionshipLesson(Lesson):
    """Pocket, bet, accuse; why not to bet 5, and whom to accuse."""

    seats = 3
    options = {"deck": "none"}  # noqa: RUF012
    steps = 2 * ROUNDS
    cues = (
        "pocket", "bet", "bet-cheating", "accuse", "hit", "hit-early", "survived", "survived-cheating", "bet-less",
        "accuse-cheat", "caught", "wrong", "wrong-early", "got-away", "bet-on", "accuse-on", "fire-on", "out",
        "over", "on-your-own",
    )  # fmt: skip

    def outcome(self, number: int, outcomes: Outcomes) -> int:
        """The weights are the cards that are left in a barrel, so they say which shot it is."""
        left = sum(weight for _, weight in outcomes)
        return UNWRITTEN if number >= WRITTEN else CLICK if BARREL - left < SAFE else BULLET

    def step(self, view: View) -> int:
        assert isinstance(view, ChampionshipView)
        begun = 2 * max(view.round - 1, 0) + (1 if view.phase in ("", "pocket", "spin", "bet") else 2)
        return min(begun, self.steps)

    def is_told(self, view: View) -> bool:
        assert isinstance(view, ChampionshipView)
        return view.over or view.round > ROUNDS or not view.players[view.seat].captain

    def opponent(self, view: View, prompt: Prompt) -> int | Action:
        """Small bets, no accusations; one of them cheats once."""
        assert isinstance(view, ChampionshipView)
        choices = prompt.choices
        if prompt.kind == "pocket":
            cheats = view.seat == CHEAT and view.round == ROUNDS
            return Pocket(bullet=cheats) if len(choices) > 1 else choices[0]
        if prompt.kind == "bet":
            return Bet(BETS[view.seat][view.round - 1] if view.round <= ROUNDS else LATER[view.seat])
        return Decline() if DECLINE in choices else choices[0]

    # The guide

    def cue(self, view: View, prompt: Prompt) -> Cue | None:
        assert isinstance(view, ChampionshipView)
        if not view.players[LEARNER].captain:
            return Cue("out")
        if view.over:
            return Cue("over")
        if not prompt.choices:
            return self.while_watching(view)
        if prompt.kind == "pocket":
            return self.before_pocket(view)
        if prompt.kind == "bet":
            return self.before_bet(view)
        if prompt.kind == "accuse":
            return self.before_accusation(view)
        return Cue(prompt.kind) if prompt.kind in self.cues and times_asked(view, prompt.kind) == 1 else None

    def while_watching(self, view: ChampionshipView) -> Cue | None:
        """What came of one's accusation, as soon as it is known."""
        if view.round > ROUNDS:
            return None
        accused = accused_by_learner(this_round(view))
        if accused is None:
            return None
        wrong = "wrong" if view.round == ROUNDS else "wrong-early"
        return Cue("caught" if accused == CHEAT and view.round == ROUNDS else wrong, {"seat": accused})

    def before_pocket(self, view: ChampionshipView) -> Cue:
        """What came of the last round."""
        if view.round == 1:
            return Cue("pocket")
        past = last_round(view)
        me = view.players[LEARNER]
        if view.round == 2:
            if any(isinstance(event, CharacterDied) and event.seat == LEARNER for event in past):
                return Cue("hit") if accused_by_learner(past) is None else Cue("hit-early")
            cheated = any(isinstance(event, OwnAnswer) and event.action == POCKET_CODE + BULLET for event in past)
            return Cue("survived-cheating" if cheated else "survived", {"points": me.points})
        if view.round > ROUNDS + 1:
            return Cue("on-your-own")
        accused = accused_by_learner(past)
        if accused is None:
            shown = any(isinstance(event, PocketShown) and event.seat == CHEAT for event in past)
            return Cue("on-your-own") if shown else Cue("got-away", {"seat": CHEAT})
        return Cue("caught" if accused == CHEAT else "wrong", {"seat": accused})

    def before_bet(self, view: ChampionshipView) -> Cue:
        """What a bet can bring; the odds that are named hold for an honest barrel with one BULLET."""
        me = view.players[LEARNER]
        if me.extra or view.round > ROUNDS:
            return Cue("bet-on")
        if me.pocket == BULLET:
            return Cue("bet-cheating")
        return Cue("bet" if view.round == 1 else "bet-less")

    def before_accusation(self, view: ChampionshipView) -> Cue | None:
        if view.round == 1:
            return Cue("accuse") if times_asked(view, "accuse") == 1 else None
        cheat = view.players[CHEAT]
        if view.round == 2 and cheat.in_round and not cheat.shown:
            return Cue("accuse-cheat", {"seat": CHEAT})
        return Cue("accuse-on")


def this_round(view: View) -> list[Event]:
    """What has happened in the round that is played."""
    return view.history[begun(view)[-1] :]


def last_round(view: View) -> list[Event]:
    """What happened in the round before this one."""
    return view.history[begun(view)[-2] : begun(view)[-1]]


def begun(view: View) -> list[int]:
    """Where the rounds begin in what one has seen."""
    return [place for place, event in enumerate(view.history) if isinstance(event, RoundBegan)]


def accused_by_learner(past: list[Event]) -> int | None:
    """Whom the learner accused."""
    for event in past:
        if isinstance(event, AccusationsRevealed):
            for accusation in event.accusations:
                if accusation.accuser == LEARNER:
                    return accusation.accused
    return None


LESSON = ChampionshipLesson()
