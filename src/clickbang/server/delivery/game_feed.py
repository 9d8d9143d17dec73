"""How far one client has been told of a game: its events, its view, what it is asked."""

from msgspec import Raw

from clickbang.core.audience import SPECTATOR
from clickbang.core.parts.lesson import LEARNER, lesson_of
from clickbang.core.prompt import WATCHING
from clickbang.core.table import UNANSWERED
from clickbang.core.view import View
from clickbang.protocol.messages import Attend, FromServer, LessonInfo, PromptInfo, StoryInfo, Update
from clickbang.protocol.wire import changes, choice_json, choices_json, encode, lines_of
from clickbang.server.clocks import beats
from clickbang.server.delivery.narration_cache import cards_json
from clickbang.server.delivery.table_info import clock_info
from clickbang.server.delivery.voice import Voice
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Room
from clickbang.text.narrator import Narrator
from clickbang.text.story import tell_story

FEW = 30
"""So many events are put into words for everybody anew; more of them are wanted by whoever comes in the middle."""


class GameFeed:
    """What one client has been told of the game at its table."""

    def __init__(self, table: Room, voice: Voice, attend: Attend, seat: int) -> None:
        self.table = table
        self.voice = voice
        self.words = attend.words
        self.sees = attend.view
        """Whether views are wanted."""
        self.seat = seat
        self.number = attend.game
        """Which game at the table this is about."""
        self.narrator: Narrator | None = None
        self.events = attend.after
        """How many it has heard."""
        self.view: bytes | None = None
        """What was last shown, line by line."""
        self.asked: tuple[object, ...] = ()
        self.clocked = (-1, 0, 0)
        """The prompt with which it was last told what the clock shows, and how many had taken its full time or
        gone on."""
        self.knows_why = False
        """Whether it was told why the game ended as it did."""
        self.lesson: LessonInfo | None = None
        """What the guide said last."""

    def start_over(self) -> None:
        """The game is told from its beginning."""
        self.narrator = None
        self.events = 0
        self.view = None
        self.asked = ()
        self.clocked = (-1, 0, 0)
        self.knows_why = False
        self.lesson = None

    def take_place(self, found: int | None) -> None:
        """Somebody who has just sat down, or whose seat was taken, sees the game anew."""
        seat = SPECTATOR if found is None else found
        if seat != self.seat:
            self.seat = seat
            self.start_over()

    def is_asked_anew(self, live: LiveGame, number: int) -> bool:
        """Whether the game waits for this client, which has not been told so."""
        if self.seat == SPECTATOR or not live.waits_for(self.seat):
            return False
        return self.asked[:2] != (live.prompts(self.seat), live.step(self.seat)) or self.number != number

    def gather(self, live: LiveGame, number: int, messages: list[FromServer]) -> None:
        """Add what is new of this game."""
        if self.number != number:
            self.number = number
            self.start_over()
        update = self.update(live)
        if update is not None:
            messages.append(update)

    def update(self, live: LiveGame) -> Update | None:
        """What happened since the last one, and what is asked."""
        seat = self.seat
        known, prompts = len(live.history(seat)), live.prompts(seat)
        if self.events > known:
            self.events = 0  # it has heard more than there is, from before a backup was restored: all begins anew
        prompt = self.prompt(live)
        gone_on = len(beats.gone_on(self.table.doc, live)) if live.is_window else 0
        clocked = (prompts, len(self.table.times.waits), gone_on)
        waited = self.clocked[0] == prompts and self.clocked != clocked and live is self.table.live
        if self.events == known and prompt is None and self.view is not None and not (waited and not live.paused):
            return None
        update = Update(game=self.number, first=self.events + 1, prompt=prompt)
        if self.events < known:
            # all of them in one piece, which is a list as well
            update.events = [Raw(b",".join(live.heard(seat, self.events)))]
        if self.words:
            view = live.view(seat)
            update.lines = self.lines(live, view, known - self.events)
            if view.over and not self.knows_why:
                self.knows_why = True
                update.story = self.story(live, view)
        self.events = known
        if self.view is None and self.words:
            cards = cards_json(live.game.name, tuple(live.options.items()), self.voice.catalogue)
            if cards is not None:
                update.cards = cards
        if self.words and self.seat == LEARNER and self.table.doc.lesson:
            update.lesson = self.guidance(live, live.view(seat))
        if self.sees:
            self.show(update, live.game.name, live.view(seat))
        else:
            self.view = b""
        if self.clocked != clocked and not live.paused:
            self.clocked = clocked
            # else it belongs to the next game, or to a question that is none of their business
            if live is self.table.live and not live.is_outside(seat):
                update.clock = clock_info(self.table, seat)
        return update

    def show(self, update: Update, game: str, view: View) -> None:
        """What it looks like now: all of it at first, then what has changed."""
        shown = view.shown()
        lines = lines_of(shown)
        if self.view is None:
            update.view = Raw(encode(shown))
        elif self.view != lines:
            update.patch = changes(game, shown, self.view, lines)
        self.view = lines

    def prompt(self, live: LiveGame) -> PromptInfo | None:
        """What is asked now; None if that is what the client knows already."""
        if self.seat == SPECTATOR:
            return None
        prompt = live.prompt(self.seat)
        number, step, choices = live.prompts(self.seat), live.step(self.seat), prompt.choices
        own = live.own_answer(self.seat)
        asked = (number, step, prompt.role, choices, own)  # what one has sealed goes when it is turned over
        if asked == self.asked:
            return None
        self.asked = asked
        told = PromptInfo(
            number=number,
            step=step,
            kind=prompt.kind,
            role=prompt.role,
            game=self.number,
            sealed=prompt.sealed,
            beat=prompt.role != WATCHING and live.is_window,
            sole=live.is_sole(prompt),
            choices=choices_json(live.game, choices),
            draft=prompt.draft,
        )
        if own != UNANSWERED:
            told.sealed_choice = Raw(choice_json(live.game.name, own))
            told.sealed_label = self.speaker(live).choice(own) if self.words else ""
        if self.words and choices:
            narrator = self.speaker(live)
            kind = narrator.words.question_kind(prompt)
            told.question = narrator.question(kind)
            told.hint = narrator.hint(kind)
            told.help = narrator.help(kind)
            told.steps = [narrator.choice(action) for action in prompt.draft]
            told.labels = [narrator.choice(action) for action in choices]
            told.stake, told.stakes = narrator.stakes(live.view(self.seat), prompt)
        return told

    def guidance(self, live: LiveGame, view: View) -> LessonInfo | None:
        """What the guide says to what this seat knows and is asked; None if that is nothing new."""
        lesson = lesson_of(live.game)
        if lesson is None:
            return None
        cue = lesson.cue(view, live.prompt(self.seat))
        words = self.lesson.words if self.lesson is not None else ""
        info = LessonInfo(
            words=words if cue is None else self.speaker(live).cue(cue), step=lesson.step(view), of=lesson.steps
        )
        if lesson.is_told(view):
            info.told = True
            info.learnt = self.speaker(live).learnt()
        if info == self.lesson:
            return None
        self.lesson = info
        return info

    def lines(self, live: LiveGame, view: View, count: int) -> list[str]:
        if not count:
            return []
        narrator = self.speaker(live)
        if count <= FEW:
            return [narrator.event(event) for event in view.history[-count:]]
        key = (self.table.id, self.number, self.seat, self.voice.lang, self.voice.skin)
        return self.table.registry.narrations.lines(key, narrator, view.history)[-count:]

    def story(self, live: LiveGame, view: View) -> StoryInfo:
        """Why the game ended as it did, as this client knows it."""
        told = tell_story(self.speaker(live), view)
        return StoryInfo(ending=told.ending, moments=told.moments, sums=told.sums, out=told.out)

    def speaker(self, live: LiveGame) -> Narrator:
        if self.narrator is None:
            self.narrator = Narrator(self.voice.catalogue, live.game, live.names, self.seat, live.options)
        return self.narrator
