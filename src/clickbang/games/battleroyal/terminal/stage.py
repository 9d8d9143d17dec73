"""Battle Royal on stage: a circle of people, thumbs, and what is gathered into few lines so that 36 stay readable."""

from typing import ClassVar

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from clickbang.cli.screen import Screen
from clickbang.cli.stage.stage import ROW_PAUSE, Menu, Pauses, Stage, Styles, begins
from clickbang.cli.stage.stage_part import TableStage
from clickbang.core.events import Asked, Ended, Event, OwnStep, OwnStepBack, Sealed
from clickbang.core.prompt import STANDING, Prompt
from clickbang.core.seats import bit, mask_of
from clickbang.core.view import View
from clickbang.games.battleroyal import BattleRoyalView, events
from clickbang.games.battleroyal.terminal.answers import WORDS, AnswerReader
from clickbang.games.battleroyal.terminal.questions import Questions
from clickbang.games.battleroyal.terminal.table import MOST_NAMED, BattleRoyalTable
from clickbang.games.battleroyal.terminal.talk_news import TalkNews
from clickbang.games.battleroyal.words.phrasing import BattleRoyalWords
from clickbang.text import Narrator

MOST_ROWS = 8
"""More rows than that stand in one paragraph."""


class BattleRoyalStage(TableStage[BattleRoyalWords, BattleRoyalView, BattleRoyalTable]):
    """A circle of people who pass, confront and talk; one line where one will do."""

    words_class = BattleRoyalWords
    view_class = BattleRoyalView
    round_began = events.Seated
    more_kinds = ("leave", "signs", "offer", "pick")
    styles: ClassVar[Styles] = {
        **Stage.styles,
        events.Seated: "dim",
        events.OwnCard: "bold",
        events.Confronted: "bold",
        events.Eliminated: "bold red",
        events.TeamFormed: "bold green",
        events.BangsHeard: "bold",
        events.HandSizes: "dim",
    }
    pauses: ClassVar[Pauses] = {
        events.Confronted: 0.5, events.SignsRevealed: 0.9, events.BangsHeard: 0.6, events.Eliminated: 1.0,
        events.TeamFormed: 0.6,
    }  # fmt: skip
    unchanged = (
        OwnStep, OwnStepBack, events.Passed, events.SignsRevealed, events.BangsHeard, events.CardsRevealed,
        events.OfferMade, events.OfferAgreed, events.OfferLapsed, events.Proposed, events.VotesRevealed,
        events.TalkOver,
    )  # fmt: skip
    all_named = (events.Eliminated, events.BangsHeard)
    """Where everybody wants to know who exactly."""
    untold = (Asked, Sealed, OwnStep, OwnStepBack)
    """What is clear from what follows, also to somebody who watches again."""

    def __init__(self, screen: Screen, narrator: Narrator, view: View) -> None:
        super().__init__(screen, narrator, view)
        self.brief = Narrator(
            narrator.catalogue, narrator.game, narrator.names, narrator.seat, self.words.options, MOST_NAMED
        )
        """Counts most of a crowd, where the table shows who they are."""
        self.laid = BattleRoyalTable(screen, self.brief, self.words, self.seen)
        self.questions = Questions(screen, self.brief, self.words, self.seen)
        self.answers = AnswerReader(self.questions)
        self.passers: list[int] = []
        """Who passed, since that was last told."""
        self.talk = TalkNews(self.brief, self.words)
        self.sides: tuple[tuple[int, ...], tuple[int, ...]] = (), ()
        self.own_turns = 0
        self.last: Event | None = None

    # Telling

    def tell(self, event: Event) -> bool:
        """Passes in a row are told as one thing; rows stand behind their sentence where there is room."""
        if isinstance(event, self.untold):
            return False
        before, self.last = self.last, event
        if isinstance(event, events.Passed):
            self.passers += [event.seat] if event.seat != self.seen.seat else []
            return False
        if self.talk.add(event):
            return False
        self.tell_talk()
        if isinstance(event, events.TurnBegan):
            return self.tell_turn(event)
        if self.is_clear(event, before):
            return False
        self.tell_passes()
        if isinstance(event, events.Confronted):
            self.sides = event.attackers, event.defenders
            self.screen.show()
        if isinstance(event, Ended):
            return super().tell(event)
        self.tell_in_few_lines(event)
        return True

    def tell_turn(self, event: events.TurnBegan) -> bool:
        """One's own turn begins a chapter; those of others show by what they do."""
        if event.seat != self.seen.seat:
            return False
        self.tell_passes()
        self.own_turns += 1
        self.screen.show(Rule(self.screen.paint(self.narrator.event(event), "bold yellow"), style="yellow"))
        return True

    def is_clear(self, event: Event, before: Event | None) -> bool:
        """What the reader can see from what came before it, or need not know."""
        match event:
            case events.Seated(persons=1):
                return True  # the drawn table says it better
            case events.SpoilsDivided():
                return isinstance(before, events.SpoilsSeen)  # a team of one simply takes them
            case events.HandSizes((hand,)):
                return hand.seat == self.seen.seat
            case events.TalkOver(seats):
                return self.seen.seat not in seats
        return False

    def tell_passes(self) -> None:
        if self.passers:
            who = list(dict.fromkeys(self.passers))
            said = self.narrator.say("passers", count=len(who), names=self.brief.people(who))
            self.screen.show(self.screen.paint(said, "dim"))
        self.passers = []

    def tell_talk(self) -> None:
        for news in self.talk.take():
            if isinstance(news, str):
                self.screen.show(self.screen.paint(news))
            else:
                self.tell_in_few_lines(news)

    def tell_in_few_lines(self, event: Event) -> None:
        narrator = self.narrator if isinstance(event, self.all_named) else self.brief
        sentence, *rows = narrator.event(event).split("\n")
        style = self.styles.get(type(event), "")
        together = self.screen.paint(" ".join([sentence, " · ".join(rows)]).strip(), style)
        concerned = any(self.seen.seat in side for side in self.sides)
        fits = together.cell_len <= self.screen.console.width and not isinstance(event, events.CardsRevealed)
        if not concerned or fits or len(rows) > MOST_ROWS:
            self.screen.show(together)
        else:
            self.screen.show(self.screen.paint(sentence, style))
            for row in rows:
                self.pause(ROW_PAUSE)
                self.screen.show(self.screen.paint(f"  {row}"))
        if isinstance(event, events.CardsRevealed):
            self.screen.show(self.sums(event))
        self.pause(self.pauses.get(type(event), 0))

    def pause(self, seconds: float) -> None:
        """Only those in a confrontation hold their breath."""
        if any(self.seen.seat in side for side in self.sides):
            self.screen.pause(seconds)

    def sums(self, event: events.CardsRevealed) -> Text:
        """BR-12, BR-15d: what each side adds up to."""
        cards = [
            mask_of(self.words.keys.index(shown.card) for shown in event.reveals if shown.seat in side)
            for side in self.sides
        ]
        totals = [self.seen.deck.counted(cards[0], cards[1]), self.seen.deck.counted(cards[1], cards[0])]
        sides = [self.brief.people(side) for side in self.sides]
        said = self.narrator.say("sums", attackers=sides[0], high=totals[0], defenders=sides[1], low=totals[1])
        return self.screen.paint(f"  {said}", "bold")

    def is_chapter(self, event: Event) -> bool:
        return isinstance(event, events.TurnBegan) and self.seen.board.turns == 0

    def changes(self, event: Event) -> bool:
        """One's own turn always begins with a look at the table; who then confronts somebody has just seen it."""
        match event:
            case events.TurnBegan(seat):
                return seat == self.seen.seat
            case events.Confronted(seat):
                return seat != self.seen.seat
        return super().changes(event)

    # Drawing

    def draw(self, everything: bool = False) -> None:
        self.tell_passes()
        self.tell_talk()
        super().draw(everything)

    # Answering

    @property
    def phase(self) -> object:
        """A no to leaving holds until one's own next turn, or until the team is another."""
        return self.own_turns, self.seen.teams[self.seen.seat]

    @property
    def farewell(self) -> str:
        out = bool(self.seen.circle) and not self.seen.alive & bit(self.seen.seat)
        return self.narrator.say("out") if out else ""

    def lead_in(self, prompt: Prompt) -> None:
        self.tell_passes()
        self.tell_talk()
        if prompt.role == STANDING:
            turn = events.TurnBegan(self.seen.turn, self.seen.board.person, self.seen.passes)
            self.screen.show(self.screen.paint(self.narrator.event(turn), "dim"))
        said = self.questions.so_far(prompt)
        if said:
            self.screen.show(self.screen.paint(said, "bold"))

    def question_kind(self, prompt: Prompt) -> str:
        return self.questions.question_kind(prompt)

    def menu(self, prompt: Prompt) -> Menu:
        return self.questions.menu(prompt)

    def details(self, found: list[int]) -> Menu:
        return self.questions.details(found)

    def read(self, typed: str, prompt: Prompt) -> list[int] | None:
        found = self.answers.read(typed, prompt)
        return super().read(typed, prompt) if found is None else found

    def understood(self, prompt: Prompt) -> list[str]:
        return [*super().understood(prompt), *sorted(WORDS.get(prompt.kind, ()))]

    def ready(self, prompt: Prompt) -> int | None:
        return self.answers.ready(prompt)

    def is_last(self, prompt: Prompt, action: int) -> bool:
        return self.questions.is_last(prompt, action)

    def look(self, prompt: Prompt, action: int) -> str:
        return self.questions.look(prompt, action)

    def back_out(self, prompt: Prompt) -> None:
        self.answers.back_out(prompt)

    def things(self) -> list[str]:
        return [self.words.printed(key, "name") for key in self.words.keys]

    def explain(self, wanted: str) -> bool:
        """Any card of the deck, by the beginning of its name."""
        found = [key for key in self.words.keys if begins(self.words.card(key), wanted)]
        for key in found:
            text = self.words.card_text(key)
            said = self.words.card(key) + (f" – {text}" if text else "")
            self.screen.show(Padding(self.screen.paint(said), (0, 0, 0, 2)))
        return bool(found)
