"""The questions of Battle Royal: how each is put, what is listed with it, and the last look at an answer."""

from clickbang.cli.screen import Screen
from clickbang.cli.stage.stage import Menu
from clickbang.cli.stage.stage_part import StagePart
from clickbang.core.actions import Action
from clickbang.core.prompt import STANDING, Prompt
from clickbang.core.table import DECLINE, TAKE_BACK
from clickbang.games import battleroyal
from clickbang.games.battleroyal import BattleRoyalView, decode, encode
from clickbang.games.battleroyal.events import HeldCard, Proposed
from clickbang.games.battleroyal.rules.codes import DONE_CODE
from clickbang.games.battleroyal.rules.offers import TalkDraft
from clickbang.games.battleroyal.terminal.told_offers import ToldOffers
from clickbang.games.battleroyal.words.phrasing import BattleRoyalWords
from clickbang.text import Narrator

GROUPS: dict[type[Action], str] = {
    battleroyal.AllShow: "all-show",
    battleroyal.Show: "somebody-shows",
    battleroyal.With: "somebody-sees",
    battleroyal.GiveFrom: "somebody-gives",
    battleroyal.GiveCard: "another-card",
}
"""What an offer can be made of; where there are several of a kind they are listed as one, and asked for in turn."""
MOST_OFFERS_LISTED = 3
"""More offers than that which wait for an answer are listed as one thing."""
IN_MENU = [
    battleroyal.Agree,
    battleroyal.Refuse,
    battleroyal.Send,
    *GROUPS,
    battleroyal.GiveTo,
    battleroyal.GiveCount,
    battleroyal.ByName,
    battleroyal.Pick,
    battleroyal.Done,
]


class Questions(StagePart[BattleRoyalWords, BattleRoyalView]):
    """Says to one reader what is asked, what it can be answered with, and what they are about to seal."""

    def __init__(self, screen: Screen, narrator: Narrator, words: BattleRoyalWords, view: BattleRoyalView) -> None:
        super().__init__(screen, narrator, words, view)
        self.offers = ToldOffers(narrator, view)

    def question_kind(self, prompt: Prompt) -> str:
        return self.words.question_kind(prompt)

    def drafted(self, prompt: Prompt, *more: int) -> TalkDraft:
        view = self.view
        return TalkDraft(view.seat, view.talk_round, view.must, view.pending(), [*prompt.draft, *more])

    def so_far(self, prompt: Prompt) -> str:
        """An offer in the middle of being made, or agreed to."""
        if prompt.kind != "talk" or not prompt.draft:
            return ""
        drafted = self.drafted(prompt)
        offer = drafted.agreed or drafted.offer
        clauses = [] if offer is None else [self.offers.clauses(offer)]
        if drafted.receiver >= 0:
            begun = self.narrator.params({"by": int(drafted.giver), "seat": int(drafted.receiver)})
            clauses.append(self.narrator.say("offer-begun", **begun))
        elif drafted.giver >= 0:
            clauses.append(self.narrator.choice(encode(battleroyal.GiveFrom(int(drafted.giver)))))
        return self.narrator.say("offer-so-far", clauses=" · ".join(filter(None, clauses)))

    # The menu

    def menu(self, prompt: Prompt) -> Menu:
        choices = [action for action in prompt.choices if action != DECLINE]
        if prompt.kind == "reveal":
            by_card: dict[int, list[int]] = {}
            for action in choices:
                by_card.setdefault(self.card_of(action), []).append(action)
            return [(self.words.card(self.words.keys[card]), actions) for card, actions in by_card.items()]
        if prompt.kind == "divide":
            card = self.words.card(self.spoils()[len(prompt.draft)])
            return [(f"{card} → {self.narrator.choice(action)}", [action]) for action in choices]
        if prompt.kind == "talk":
            return self.talk_menu(prompt)
        if prompt.kind == "turn":
            return [] if prompt.role == STANDING else self.details(self.in_order(choices))
        return self.details(choices)

    def in_order(self, turn: list[int]) -> list[int]:
        """Pass, left, right, leave."""
        sides = [encode(battleroyal.Confront(seat)) for seat in self.view.neighbours(self.view.seat)]
        return [
            action for action in (encode(battleroyal.Pass()), *sides, encode(battleroyal.Leave())) if action in turn
        ]

    def talk_menu(self, prompt: Prompt) -> Menu:
        """Answers to open offers first, then how an offer can begin or go on; the last word is that one is done."""
        alike: dict[type[Action], list[int]] = {}
        for action in prompt.choices:
            alike.setdefault(type(decode(action)), []).append(action)
        menu: Menu = []
        for kind in sorted(alike, key=IN_MENU.index):
            if kind in (battleroyal.Agree, battleroyal.Refuse):
                menu += self.answers_to_offers(kind, alike[kind])
                continue
            grouped = kind in GROUPS and len(alike[kind]) > 1 and len(alike) > 1
            some = [(self.narrator.say(GROUPS[kind]), alike[kind])] if grouped else self.details(alike[kind])
            if kind in GROUPS and not prompt.draft:
                some = [(self.narrator.say("new-offer", what=label), actions) for label, actions in some]
            menu += some
        return menu

    def answers_to_offers(self, kind: type[Action], answers: list[int]) -> Menu:
        """One for all offers that ask the same; many that differ are listed as one thing, and asked for in turn."""
        by_offer = [[answer for answer in answers if self.place_of(answer) in same] for same in self.offers.alike()]
        first = [same[0] for same in by_offer if same]
        if len(first) <= MOST_OFFERS_LISTED:
            return self.details(first)
        if kind is battleroyal.Agree:
            return [(self.narrator.say("agree-to-one", count=len(first)), first)]
        return [(self.narrator.say("refuse-one", count=len(first)), first)]

    def details(self, found: list[int]) -> Menu:
        if len(found) > MOST_OFFERS_LISTED and all(
            isinstance(decode(action), battleroyal.Agree | battleroyal.Refuse) for action in found
        ):
            return [(self.offers.briefly(self.offers.like(self.place_of(action))), [action]) for action in found]
        return [(self.label(action), [action]) for action in found]

    def label(self, action: int) -> str:
        match decode(action):
            case battleroyal.Agree(place):
                return self.narrator.say("agree-to", offer=self.offers.line(self.offers.like(place)))
            case battleroyal.Refuse(place):
                return self.narrator.say("refuse-to", offer=self.offers.line(self.offers.like(place)))
            case battleroyal.Confront(seat):
                left, *right = self.view.neighbours(self.view.seat)
                side = ("side-left" if seat == left else "side-right") if right else "side-both"
                return f"{self.narrator.choice(action)} ({self.narrator.say(side)})"
        return self.narrator.choice(action)

    def spoils(self) -> list[str]:
        """BR-18: the collected cards in the order of the deck."""
        return sorted(self.view.owners, key=self.words.keys.index)

    @staticmethod
    def place_of(action: int) -> int:
        answer = decode(action)
        assert isinstance(answer, battleroyal.Agree | battleroyal.Refuse)
        return answer.offer

    @staticmethod
    def card_of(action: int) -> int:
        reveal = decode(action)
        assert isinstance(reveal, battleroyal.Reveal)
        return reveal.card

    def card_names(self) -> dict[str, int]:
        """The place of every card by what it is called; one that shares its name with others cannot be told by it."""
        called = [" ".join(self.words.printed(key, "name").lower().split()) for key in self.words.keys]
        people = [name.lower() for name in self.screen.names]
        return {name: place for place, name in enumerate(called) if called.count(name) == 1 and name not in people}

    def refuse_offer(self) -> None:
        """Why an offer that was said in one go is taken back."""
        self.screen.show(self.screen.paint(self.narrator.say("offer-impossible"), "red"))

    # The last look

    def is_last(self, prompt: Prompt, action: int) -> bool:
        """Whether this says all that is needed: then it is time for a last look, if there was a choice."""
        if action == TAKE_BACK or (prompt.choices == [action] and not prompt.draft):
            return False
        if prompt.kind == "reveal":
            return len(prompt.draft) + 1 == self.view.signs[self.view.seat]
        if prompt.kind == "divide":
            return len(prompt.draft) + 1 == len(self.spoils())
        return prompt.kind != "talk" or self.says_all(prompt, action)

    def says_all(self, prompt: Prompt, action: int) -> bool:
        if action == DONE_CODE:
            return True
        drafted = self.drafted(prompt, action)
        offer = drafted.to_pick_for()
        return drafted.refused is not None or (offer is not None and offer.next_to_pick(self.view.seat) is None)

    def look(self, prompt: Prompt, action: int) -> str:
        """Everything that is about to be sealed."""
        steps = [*prompt.draft, action]
        if prompt.kind == "reveal":
            return self.screen.catalogue.listed([self.narrator.choice(step) for step in steps])
        if prompt.kind == "divide":
            seats = [step.seat for step in map(decode, steps) if isinstance(step, battleroyal.Assign)]
            division = tuple(HeldCard(card, seat) for card, seat in zip(self.spoils(), seats, strict=True))
            return " · ".join(self.narrator.event(Proposed(self.view.seat, division)).split("\n")[1:])
        if prompt.kind == "talk" and action != DONE_CODE:
            return self.look_at_offer(self.drafted(prompt, action), action)
        return self.label(action)

    def look_at_offer(self, drafted: TalkDraft, action: int) -> str:
        offer = drafted.to_pick_for()
        if offer is None:
            assert drafted.refused is not None
            return self.narrator.say("refuse-to", offer=self.offers.line([drafted.refused]))
        clauses = self.offers.clauses(offer)
        own = self.view.seat
        picked = self.view.deck.keys(offer.picked_by(own) & ~offer.named_of(own))
        if picked:
            cards = ", ".join(self.words.card(key) for key in picked)
            clauses = self.narrator.say("offer-giving", clauses=clauses, cards=cards)
        if drafted.agreed is not None:
            return self.narrator.say("agree-to", offer=self.offers.line([offer], clauses))
        return self.offers.own(offer, clauses)
