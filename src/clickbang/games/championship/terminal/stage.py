"""World Championship on stage: phases, card windows, and shots that are counted down."""

from typing import ClassVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from clickbang.cli.play.play_input import is_yes
from clickbang.cli.screen import Screen
from clickbang.cli.stage.stage import Menu, Pauses, Stage, Styles, begins
from clickbang.cli.stage.stage_part import TableStage
from clickbang.core.events import Event
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.championship import ChampionshipView, Play, decode, events
from clickbang.games.championship.rules.codes import ACCUSE_CODE, AIM_CODE, BET_CODE, FIRE_ON_CODE, card_of
from clickbang.games.championship.rules.state import HIGHEST_BET
from clickbang.games.championship.terminal.gathered import Gathered
from clickbang.games.championship.terminal.shot import count_down
from clickbang.games.championship.terminal.table import ChampionshipTable
from clickbang.games.championship.words.phrasing import ChampionshipWords
from clickbang.text import Narrator
from clickbang.text.narrator import field_values

CARD_PROMPTS = ("play", "bribe")
SEAT_CODES = {"accuse": ACCUSE_CODE, "aim": AIM_CODE}
"""What is answered with somebody's name, and the answer for the first seat."""


class ChampionshipStage(TableStage[ChampionshipWords, ChampionshipView, ChampionshipTable]):
    """A table of teams; cards are picked first, then at whom they are played."""

    words_class = ChampionshipWords
    view_class = ChampionshipView
    round_began = events.RoundBegan
    styles: ClassVar[Styles] = {
        **Stage.styles,
        events.CharacterDied: "bold red",
        events.LastCaptain: "bold green",
        events.Peeked: "bold cyan",
        events.PocketSeen: "bold cyan",
        events.BarrelsSpun: "dim",
    }
    pauses: ClassVar[Pauses] = {
        events.CardsPlayed: 0.8,
        events.AccusationsRevealed: 1.0,
        events.PocketShown: 1.0,
        events.CharacterDied: 1.0,
        events.AimsRevealed: 0.8,
    }
    merged = (events.AccusationsRevealed, events.CardsPlayed)

    def __init__(self, screen: Screen, narrator: Narrator, view: View) -> None:
        super().__init__(screen, narrator, view)
        self.laid = ChampionshipTable(screen, narrator, self.words, self.seen)
        self.gathered = Gathered(view.seat)
        self.explained: set[str] = set()
        """The cards whose text the reader has seen."""
        screen.words = {self.words.barrel_card(0): "green", self.words.barrel_card(1): "bold red"}

    # Telling

    def tell(self, event: Event) -> bool:
        """Several cards or BULLETs in a row are told as one thing."""
        if self.gathered.take(event):
            return False
        if not isinstance(event, events.OwnCard):
            self.tell_gathered()
        return super().tell(event)

    def tell_gathered(self) -> None:
        penalties, drawn, own = self.gathered.penalties, +self.gathered.drawn, self.gathered.own
        self.gathered.forget()
        if len(penalties) == 1:
            super().tell(penalties[0])
        elif penalties:
            self.screen.show(self.penalties(penalties))
        if own:
            cards = [self.laid.card(key, copies) for key, copies in own.items()]
            self.screen.say("play-own-drawn", "bold", cards=self.screen.catalogue.listed(cards))
            for key in [key for key in own if key not in self.explained]:
                self.show_card(key)
        if drawn:
            who = [f"{self.screen.names[seat]} {cards}" for seat, cards in drawn.items()]
            self.screen.say("play-drawn", who=self.screen.catalogue.listed(who))

    def penalties(self, penalties: list[events.PenaltyBullet]) -> Text:
        """WC-9: everybody who accused wrongly, with the extra BULLETs each has now."""
        extra = [f"{self.narrator.people([penalty.seat])} {penalty.extra}" for penalty in penalties]
        return self.screen.paint(self.narrator.say("penalties", who=self.screen.catalogue.listed(extra)))

    def headline(self, event: Event, sentence: str) -> RenderableType:
        if isinstance(event, events.RoundBegan):
            return Rule(self.screen.paint(sentence, "bold yellow"), style="yellow")
        if isinstance(event, events.PhaseBegan):
            return Rule(self.screen.paint(sentence, "bold"), style="dim", align="left")
        return super().headline(event, sentence)

    def before(self, event: Event, sentence: str) -> None:
        if isinstance(event, events.ShotsFired):
            count_down(self.screen, sentence, [shot.seat for shot in event.shots])

    # Drawing

    def draw(self, everything: bool = False) -> None:
        self.tell_gathered()
        super().draw(everything)

    # Answering

    @property
    def phase(self) -> object:
        return self.seen.round, self.seen.phase

    def menu(self, prompt: Prompt) -> Menu:
        if prompt.kind == "bet":
            return []
        if prompt.kind not in CARD_PROMPTS:
            return super().menu(prompt)
        by_card: dict[str, list[int]] = {}
        for play in prompt.choices[1:]:
            by_card.setdefault(self.words.keys[card_of(play)], []).append(play)
        return [(self.laid.card(key, self.seen.hand[key]), plays) for key, plays in by_card.items()]

    def details(self, found: list[int]) -> Menu:
        plays = [play for play in map(decode, found) if isinstance(play, Play) and play.seat is not None]
        if len(plays) < len(found) or len({play.card for play in plays}) > 1:
            return super().details(found)
        targets = [self.narrator.say("target", **self.narrator.params(field_values(play))) for play in plays]
        return [(target, [action]) for target, action in zip(targets, found, strict=True)]

    def read(self, typed: str, prompt: Prompt) -> list[int] | None:
        if prompt.kind == "bet":
            faces = [str(face) for face in range(HIGHEST_BET + 1)]
            return [BET_CODE + int(typed)] if typed in faces else None
        if prompt.kind == "fire-on" and is_yes(typed):
            return [FIRE_ON_CODE]
        found = super().read(typed, prompt)
        words = typed.split()
        for place in range(1, len(words)) if found is None else ():  # a card and its target in one go
            plays = super().read(" ".join(words[:place]), prompt)
            picked = self.pick(" ".join(words[place:]), self.details(plays or []))
            if picked is not None:
                return picked
        if found is None and prompt.kind in SEAT_CODES:  # somebody who cannot be meant: the rules say why
            return [SEAT_CODES[prompt.kind] + seat for seat in self.seats_called(typed)][:1] or None
        return found

    def aside(self, typed: str) -> bool:
        """h shows the hand."""
        if typed.lower() != "h":
            return False
        if not self.seen.hand:
            self.screen.say("play-no-hand")
        for key, copies in self.seen.hand.items():
            self.show_card(key, copies)
        return True

    def things(self) -> list[str]:
        return [self.words.card_name(key) for key in self.words.keys]

    def explain(self, wanted: str) -> bool:
        """Any card of the deck, by the beginning of its name."""
        found = [key for key in self.words.keys if begins(self.words.card_name(key), wanted)]
        for key in found:
            self.show_card(key)
        return bool(found)

    def show_card(self, key: str, copies: int = 1) -> None:
        """A card with its phase and its text."""
        self.explained.add(key)
        card = self.words.deck[key]
        skull = "yes" if card.get("skull") else "no"
        title = self.narrator.say("card", card=self.laid.card(key, copies), phase=card["phase"], skull=skull)
        text = self.screen.paint(f" {self.words.card_text(key)}", "not bold")
        self.screen.show(Padding(self.screen.paint(title, "bold") + text, (0, 0, 0, 2)))
