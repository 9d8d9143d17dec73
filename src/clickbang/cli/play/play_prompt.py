"""Asking the player: the question, help, a list to pick from, and a last look before an answer is sealed."""

import re
from collections.abc import Callable

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from clickbang.cli.play.play_input import PlayInput, is_back, is_no, is_yes
from clickbang.cli.play.rules import show_rule
from clickbang.cli.screen import Screen
from clickbang.cli.stage.ending import rows
from clickbang.cli.stage.stage import Menu, Stage
from clickbang.core.errors import ClickbangError
from clickbang.core.prompt import STANDING, Prompt
from clickbang.core.table import DECLINE
from clickbang.text import Narrator
from clickbang.text.rulebook import NOT_A_RULE, rule_ids

MOST_WEIGHED = 9
"""So many choices are listed with what is at stake, one to a line; of more it is said before the last look."""
ROWS_AROUND = 5
"""Of a question, beside the table and the list: what is at stake with it, how it is put, and where it is answered."""

Check = Callable[[int], ClickbangError | None]
"""What the rules have against an answer."""


class Asker:
    """Puts prompts to the player until an answer is certain."""

    def __init__(self, screen: Screen, narrator: Narrator, keyboard: PlayInput, stage: Stage) -> None:
        self.screen = screen
        self.narrator = narrator
        self.keyboard = keyboard
        self.stage = stage
        self.declined: dict[str, object] = {}
        """The kinds of card windows that the player has declined ahead, and in which phase."""
        self.stakes: dict[int, str] = {}
        """What each choice of the open prompt can bring and cost."""
        self.weighed: set[int] = set()
        """The choices of which that has been said."""
        self.rows_above = 0
        """What else is to stay in sight with the table: so many rows, of a guide's words."""

    def answered_ahead(self, prompt: Prompt) -> int | None:
        """What was said in one go; the only answer there is; a decline that holds for the whole phase."""
        self.weigh(prompt)
        step = self.stage.ready(prompt)
        if step is not None and self.stage.is_last(prompt, step) and not self.is_sure(prompt, step):
            self.stage.back_out(prompt)
            step = self.stage.ready(prompt)
        if step is not None:
            return step
        if len(prompt.choices) == 1 and not prompt.draft:
            return self.only_answer(prompt)
        ahead = self.declined.get(prompt.kind, ()) == self.stage.phase
        return DECLINE if DECLINE in prompt.choices and ahead else None

    def only_answer(self, prompt: Prompt) -> int:
        """What there is no choice about is not asked; it is told, unless it is a no."""
        (action,) = prompt.choices
        if action != DECLINE:
            self.screen.say("join-sole", "dim", choice=self.narrator.choice(action))
        return action

    def ask(self, prompt: Prompt, check: Check) -> int:
        """An answer that is legal and that the player has looked at twice; a plain no needs no second look."""
        self.stage.lead_in(prompt)
        stake = self.weigh(prompt)
        if stake:
            self.screen.show(self.screen.paint(stake, "dim"))
        self.list_menu(self.stage.menu(prompt))
        while True:
            action = self.pick(prompt, check)
            needs_look = action is not None and action != DECLINE and self.stage.is_last(prompt, action)
            if action is not None and (not needs_look or self.is_sure(prompt, action)):
                return action

    def weigh(self, prompt: Prompt) -> str:
        """What is at stake with this question; what is with each choice is kept for when it is listed or picked."""
        stake, stakes = self.narrator.stakes(self.stage.view, prompt)
        self.stakes = dict(zip(prompt.choices, stakes, strict=bool(stakes)))
        self.weighed = set()
        return stake

    def pick(self, prompt: Prompt, check: Check) -> int | None:
        """One legal answer, or None if there is something to say first."""
        kind = self.stage.question_kind(prompt)
        question = self.screen.paint(self.narrator.question(kind), "bold yellow")
        hint = self.narrator.hint(kind).replace(" = ", "\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}")
        typed = self.keyboard.answer(self.with_hint(question, hint))
        may_decline = DECLINE in prompt.choices
        if typed.startswith("?"):
            self.explain(kind, typed[1:].strip())
            return None
        if not typed:
            return DECLINE if may_decline else None
        if may_decline and is_no(typed):
            if prompt.kind in self.narrator.game.windows or prompt.role == STANDING:
                self.declined[prompt.kind] = self.stage.phase
            return DECLINE
        if typed.lower() == "t":
            self.stage.draw()
            return None
        if self.stage.aside(typed):
            return None
        found = self.stage.read(typed, prompt)
        if not found:
            key = "play-unclear" if found is None else self.stage.none_fits
            self.screen.refuse(key, typed, self.stage.understood(prompt), typed=typed)
            return None
        action = found[0] if len(found) == 1 else self.pick_one(kind, found)
        problem = None if action is None else check(action)
        if problem is not None:
            self.screen.show(self.screen.paint(self.screen.catalogue.error(problem), "red"))
            return None
        return action

    def pick_one(self, kind: str, found: list[int]) -> int | None:
        """Which of several answers is meant; None to go back."""
        menu = self.stage.details(found)
        self.list_menu(menu)
        while True:
            typed = self.keyboard.answer(self.screen.paint(self.screen.catalogue.say("play-which"), "bold yellow"))
            if is_back(typed) or is_no(typed):
                return None
            if not typed:
                continue
            picked = self.stage.pick(typed, menu)
            if picked is None:
                self.help_or_refuse(kind, typed, [label for label, _ in menu])
            elif len(picked) == 1:
                return picked[0]
            else:
                menu = self.stage.details(picked)
                self.list_menu(menu)

    def is_sure(self, prompt: Prompt, action: int) -> bool:
        """A last look: Enter seals, b goes back."""
        kind = self.stage.question_kind(prompt)
        confirm = self.narrator.confirm(kind, self.stage.look(prompt, action))
        question = self.with_hint(self.screen.paint(confirm, "bold"), self.screen.catalogue.say("play-confirm"))
        if self.stakes.get(action) and action not in self.weighed:
            self.screen.show(self.screen.paint(self.stakes[action], "dim"))
        while True:
            typed = self.keyboard.answer(question)
            if is_back(typed) or is_no(typed):
                return False
            if not typed or is_yes(typed):
                return True
            self.help_or_refuse(kind, typed, [])

    def list_menu(self, menu: Menu) -> None:
        """The choices with their numbers: each with what is at stake, on one line if there is room, or in columns."""
        if any(self.stake_of(actions) for _, actions in menu) and len(menu) <= MOST_WEIGHED:
            weighed = self.weighed_list(menu)
            if self.has_room(weighed):
                self.weighed.update(action for _, actions in menu for action in actions)
                self.weighed.add(DECLINE)
                self.screen.show(weighed)
                return
        digits = len(str(len(menu)))
        entries = [
            self.screen.paint(f"  {number:>{digits}}  {label}") for number, (label, _) in enumerate(menu, start=1)
        ]
        if sum(entry.cell_len + 1 for entry in entries) <= self.screen.console.width:
            entries = [Text(" ").join(entries)] if entries else []
        if entries:
            self.screen.show(Columns(entries, padding=(0, 1), column_first=True))

    def has_room(self, weighed: Table) -> bool:
        """Whether the drawn table stays in sight above this; else what is at stake is said before the last look."""
        console = self.screen.console
        taken = self.rows_above + rows(self.screen, [self.stage.table(everything=False), weighed])
        return not console.is_terminal or taken + ROWS_AROUND <= console.height

    def weighed_list(self, menu: Menu) -> Table:
        """One choice to a line, a no among them."""
        found = Table.grid(padding=(0, 2))
        entries = [(str(number), label, actions) for number, (label, actions) in enumerate(menu, start=1)]
        if DECLINE in self.stakes:
            entries.append((self.screen.catalogue.say("play-enter"), self.stage.label(DECLINE), [DECLINE]))
        for key, label, actions in entries:
            stake = self.screen.paint(self.stake_of(actions), "dim")
            found.add_row("", self.screen.paint(key), self.screen.paint(label), stake)
        return found

    def stake_of(self, actions: list[int]) -> str:
        """What is at stake with an entry of a menu, where it stands for one answer."""
        return self.stakes.get(actions[0], "") if len(actions) == 1 else ""

    def explain(self, kind: str, wanted: str) -> None:
        """What is asked, in few enough lines to stay on the screen; or one thing of the game, or one rule."""
        if wanted:
            if not self.stage.explain(wanted):
                self.show_rule(wanted)
            return
        explanation = "\n".join(filter(None, [self.narrator.help(kind), self.narrator.typing(kind)]))
        self.screen.show(self.screen.paint(explanation))
        cited = re.findall(r"[A-Z]+-\d+[a-z]?", explanation)
        if rule_ids(self.narrator.game.name):
            cards = "yes" if self.stage.things() else "no"
            self.screen.say("play-help", "dim", rule=(cited or [self.any_rule])[0], cards=cards)

    @property
    def any_rule(self) -> str:
        """The number of a rule, for an example."""
        return f"{self.narrator.game.prefix}-7"

    def show_rule(self, rule: str) -> None:
        """One rule, or why there is none."""
        try:
            show_rule(self.screen, rule, self.narrator.game.name)
        except ClickbangError as error:
            if error.fault is NOT_A_RULE:
                self.screen.refuse("play-no-such-help", rule, self.stage.things(), typed=rule, rule=self.any_rule)
                return
            self.screen.show(self.screen.paint(self.screen.catalogue.error(error), "red"))

    def help_or_refuse(self, kind: str, typed: str, answers: list[str]) -> None:
        """Help where it is asked for; anything else is no answer."""
        if typed.startswith("?"):
            self.explain(kind, typed[1:].strip())
        else:
            self.screen.refuse("play-unclear", typed, answers, typed=typed)

    def with_hint(self, question: Text, hint: str) -> Text:
        """The question, and how to answer it: beside it, or below where there is no room."""
        painted = self.screen.paint(hint, "dim")
        fits = question.cell_len + 2 + painted.cell_len <= self.screen.console.width
        return Text.assemble(question, "  " if fits else "\n", painted)
