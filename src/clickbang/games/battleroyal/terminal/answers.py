"""What is typed at a Battle Royal table: letters, names, whole offers in words, and divisions in one go."""

from itertools import cycle, islice

from clickbang.cli.play.play_input import is_back, is_no, is_yes
from clickbang.cli.stage.stage import begins
from clickbang.core.prompt import STANDING, Prompt
from clickbang.core.seats import members
from clickbang.core.table import TAKE_BACK
from clickbang.games import battleroyal
from clickbang.games.battleroyal import decode, encode
from clickbang.games.battleroyal.rules.codes import DONE_CODE
from clickbang.games.battleroyal.terminal.questions import Questions
from clickbang.games.battleroyal.terminal.spoken_offers import read_offer, seat_called
from clickbang.text.typed import words_for

PASS, LEFT, RIGHT, UP, DOWN, DONE, AGREE, REFUSE, ALL, EACH = (
    words_for(meaning, "battleroyal")
    for meaning in ("pass", "left", "right", "up", "down", "done", "agree", "refuse", "all", "each")
)
WORDS = {"turn": PASS | LEFT | RIGHT, "sign": UP | DOWN, "talk": DONE | AGREE | REFUSE, "divide": ALL | EACH}
"""By kind of question, words that are understood though no choice begins with them."""


class AnswerReader:
    """Understands one reader; what they say in one go is handed on step by step."""

    def __init__(self, questions: Questions) -> None:
        self.questions = questions
        self.view = questions.view
        self.names = dict(enumerate(questions.screen.names))
        self.queue: list[int] = []
        """The next steps of what was said in one go."""
        self.asked_at = 0
        """At which prompt that was."""

    def read(self, said: str, prompt: Prompt) -> list[int] | None:
        """The answers that may be meant; None if only the menu can tell."""
        self.queue = []
        word = " ".join(said.lower().split())
        if prompt.draft and is_back(word):
            return [TAKE_BACK]
        if prompt.kind == "turn":
            return self.read_turn(word, prompt)
        if prompt.kind == "sign":
            return self.read_sign(word)
        if prompt.kind == "reveal":
            return self.read_reveal(word, prompt)
        if prompt.kind == "talk":
            return None if prompt.draft else self.read_talk(word, prompt)
        if prompt.kind == "divide":
            return self.read_division(word, prompt)
        if prompt.kind == "vote":
            return [encode(battleroyal.Vote(is_yes(word)))] if is_yes(word) or is_no(word) else None
        return [encode(battleroyal.Accept())] if is_yes(word) else None

    def read_turn(self, word: str, prompt: Prompt) -> list[int] | None:
        if prompt.role == STANDING:
            return [encode(battleroyal.Leave())] if is_yes(word) else None
        sides = self.view.neighbours(self.view.seat)
        if word in PASS:
            return [encode(battleroyal.Pass())]
        if word in LEFT | RIGHT:
            return [encode(battleroyal.Confront(sides[0 if word in LEFT else -1]))]
        seat = seat_called(word, self.view.seat, self.names)
        return None if seat is None else [encode(battleroyal.Confront(seat))]

    def read_sign(self, word: str) -> list[int] | None:
        """One letter for each person: u and d, or in French l and b."""
        signs = word.split() if " " in word else [word] if self.view.persons == 1 else list(word)
        if len(signs) != self.view.persons or not all(sign in UP | DOWN for sign in signs):
            return None
        return [encode(battleroyal.Sign(len([sign for sign in signs if sign in DOWN])))]

    def read_reveal(self, word: str, prompt: Prompt) -> list[int] | None:
        """A card by number or name, silently if that is possible; with ! after it never silently."""
        loud = word.endswith("!")
        word = word.rstrip("! ")
        menu = self.questions.menu(prompt)
        meant = [
            actions
            for number, (label, actions) in enumerate(menu, start=1)
            if word and (word == str(number) or begins(label, word))
        ]
        return [actions[-1 if loud else 0] for actions in meant] or None

    def read_talk(self, word: str, prompt: Prompt) -> list[int] | None:
        verb, _, which = word.partition(" ")
        if word in DONE:
            return [encode(battleroyal.Done())]
        for words, kind in ((AGREE, battleroyal.Agree), (REFUSE, battleroyal.Refuse)):
            if verb in words:
                return [encode(kind(place)) for place in self.offers_called(which)]
        others = [seat for seat in members(self.view.must) if seat != self.view.seat]
        mate = others[0] if len(others) == 1 else None
        steps = read_offer(word, self.view.seat, self.names, mate, self.questions.card_names())
        named = [
            step.seat
            for step in map(decode, steps or [])
            if isinstance(step, battleroyal.Show | battleroyal.With | battleroyal.GiveFrom | battleroyal.GiveTo)
        ]
        outsiders = [seat for seat in named if seat not in members(self.view.must)]
        if outsiders:
            return [encode(battleroyal.Show(outsiders[0]))]  # the rules say why not
        return self.say_steps(steps)

    def offers_called(self, which: str) -> list[int]:
        """The places of open offers: by number, by who made them, or all; of those that are alike the first."""
        alike = self.questions.offers.alike()
        if not which:
            return [places[0] for places in alike]
        if which.isdecimal():
            return [places[0] for places in alike[int(which) - 1 : int(which)] if int(which)]
        author = seat_called(which, self.view.seat, self.names)
        return [place for place, offer in enumerate(self.view.pending()) if offer.author == author]

    def read_division(self, word: str, prompt: Prompt) -> list[int] | None:
        """Who gets this card, or all that are left; or everybody one in turn."""
        left = len(self.questions.spoils()) - len(prompt.draft)
        heirs = [action.seat for action in map(decode, prompt.choices) if isinstance(action, battleroyal.Assign)]
        names = {seat: self.names[seat] for seat in heirs}
        if word in EACH:
            start = heirs.index(self.view.seat)
            return self.say_steps(
                [encode(battleroyal.Assign(seat)) for seat in islice(cycle(heirs[start:] + heirs[:start]), left)]
            )
        verb, _, name = word.partition(" ")
        seat = seat_called(name if verb in ALL else word, self.view.seat, names)
        if seat is None:
            return None
        return self.say_steps([encode(battleroyal.Assign(seat))] * (left if verb in ALL else 1))

    def say_steps(self, steps: list[int] | None) -> list[int] | None:
        """The first of several steps; the others wait for their turn."""
        if steps is None:
            return None
        self.queue = steps[1:]
        self.asked_at = self.view.prompts
        return steps[:1]

    # Step by step

    def ready(self, prompt: Prompt) -> int | None:
        """The next step of what was said in one go; back to the beginning if it cannot be done."""
        if self.asked_at != self.view.prompts:
            self.queue = []
        if not self.queue:
            return DONE_CODE if prompt.choices == [DONE_CODE] else None
        step = self.queue.pop(0)
        if step in prompt.choices or step == TAKE_BACK:
            return step
        self.questions.refuse_offer()
        self.back_out(prompt)
        return self.queue.pop(0)

    def back_out(self, prompt: Prompt) -> None:
        """Take back every step there is."""
        self.queue = [TAKE_BACK] * len(prompt.draft)
        self.asked_at = self.view.prompts
