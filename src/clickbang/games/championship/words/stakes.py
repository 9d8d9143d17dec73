"""What is at stake in World Championship: how safe a bet is, what it brings, and what an accusation does."""

from fractions import Fraction
from typing import Final

from clickbang.core.parts.stakes import Stake, Stakes
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.championship.knowledge.known_barrel import UNKNOWN
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.knowledge.seen_table import SeenTable
from clickbang.games.championship.rules.accusation import CAUGHT_REWARD
from clickbang.games.championship.rules.barrel import BARREL, BULLET, CLICK, Barrel
from clickbang.games.championship.rules.codes import ACCUSE_CODE, AIM_CODE, BET_CODE, POCKET_CODE, card_of
from clickbang.games.championship.rules.scoring import points_of_bet

EXAMPLE: Final = 3
"""The bet by which a pocket is judged: in the middle of the die."""


def stakes(view: View, prompt: Prompt) -> Stakes:
    """A line for each kind of prompt, and one for each of its choices."""
    assert isinstance(view, SeenTable)
    tell = {
        "pocket": pocketing,
        "bet": betting,
        "accuse": accusing,
        "play": playing,
        "bribe": bribing,
        "aim": aiming,
        "fire-on": firing_on,
    }
    return tell[prompt.kind](view, prompt)


def pocketing(view: SeenTable, prompt: Prompt) -> Stakes:
    """WC-4, WC-8, WC-9: what stays in the barrel, and what an accusation would bring."""
    me = view.players[view.seat]
    choices = []
    for action in prompt.choices:
        barrel = Barrel()
        barrel.load(action - POCKET_CODE, me.extra)
        chance = odds(safe(barrel, BARREL, EXAMPLE))
        values = {**barrel_of(barrel, BARREL), **chance, "bet": EXAMPLE, "lives": lives(me), **cards(view)}
        choices.append(Stake("stake-cheat" if barrel.pocket == BULLET else "stake-honest", values))
    return Stakes(Stake("stake-pocket", standing(view)), choices)


def betting(view: SeenTable, prompt: Prompt) -> Stakes:
    """WC-6, WC-16: the chance that a bet survives, and what it would bring."""
    me = view.players[view.seat]
    barrel = barrel_seen(me, me.pocket)
    choices = []
    for action in prompt.choices:
        bet = action - BET_CODE
        won = int(points_of_bet(bet))
        missing = max(0, view.goal - me.points - won)
        choices.append(Stake("stake-face", {**odds(safe(barrel, me.left, bet)), "won": won, "missing": missing}))
    question = "stake-bet-cheating" if me.pocket == BULLET else "stake-bet"
    return Stakes(Stake(question, {**standing(view), **barrel_of(barrel, me.left)}), choices)


def accusing(view: SeenTable, prompt: Prompt) -> Stakes:
    """WC-7 to WC-9: what being right and being wrong does, and how bold the others' bets are with either pocket."""
    me = view.players[view.seat]
    right = Stake("stake-right", {"reward": CAUGHT_REWARD, **cards(view)})
    about: dict[str, object] = {"right": right, "again": "yes" if view.accusations else "no", **cards(view)}
    key = "stake-accuse-none"
    if view.board.box() > 0 and me.left == 0:
        key = "stake-accuse-later"
    elif view.board.box() > 0:
        barrel = barrel_seen(me, me.pocket)
        about |= {"bet": me.bet, **odds(safe(barrel, me.left, me.bet))}
        if barrel.add_bullet(me.left):
            key = "stake-accuse-now"
            about["then"] = Stake("stake-odds", odds(safe(barrel, me.left, me.bet)))
    choices = []
    for action in prompt.choices:
        if action == DECLINE:
            choices.append(Stake("stake-quiet"))
        else:
            choices.append(suspicion(action - ACCUSE_CODE, view.players[action - ACCUSE_CODE]))
    return Stakes(Stake(key, about), choices)


def suspicion(seat: int, player: SeenPlayer) -> Stake:
    """What the bet of the one who may be accused looks like with a CLICK, and with a BULLET in the pocket."""
    if player.pocket != UNKNOWN:
        return Stake("stake-seen", {"seat": seat, "card": player.pocket})
    honest, cheat = (safe(barrel_seen(player, card), player.left, player.bet) for card in (CLICK, BULLET))
    values: dict[str, object] = {"seat": seat, "bet": player.bet, "honest": Stake("stake-odds", odds(honest))}
    if honest == cheat:
        return Stake("stake-suspect-same", values)
    return Stake("stake-suspect", {**values, "cheat": Stake("stake-odds", odds(cheat))})


def playing(view: SeenTable, prompt: Prompt) -> Stakes:
    """WC-20, WC-24: what the cards do; before a shot also how likely it is a BULLET."""
    me = view.players[view.seat]
    if me.in_round and me.shots > 0:
        question = Stake(
            "stake-next-shot", {**odds(1 - safe(barrel_seen(me, me.pocket), me.left, 1)), "shots": me.shots}
        )
    elif not me.captain:
        question = Stake("stake-play-on", {})
    else:
        question = Stake("stake-play", standing(view))
    return Stakes(
        question, [Stake("stake-keep") if action == DECLINE else card(view, action) for action in prompt.choices]
    )


def card(view: SeenTable, action: int) -> Stake:
    """What stands on the card."""
    return Stake("stake-card", {"card": view.deck.cards[card_of(action)].key})


def bribing(view: SeenTable, prompt: Prompt) -> Stakes:
    """WC-8, WC-24: a character, or the round."""
    cost = {"lives": lives(view.players[view.seat])}
    choices = [
        Stake("stake-no-bribe", cost) if action == DECLINE else Stake("stake-bribed") for action in prompt.choices
    ]
    return Stakes(Stake("stake-bribe", cost), choices)


def aiming(view: SeenTable, prompt: Prompt) -> Stakes:
    """WC-21, WC-24: whom a BULLET would cost what; who names themselves keeps their shot."""
    me = view.players[view.seat]
    choices = []
    for action in prompt.choices:
        seat = action - AIM_CODE
        target = view.players[seat]
        values = {"seat": seat, "lives": lives(target), "points": target.points}
        hit = "stake-own-shot" if seat == view.seat else "stake-target"
        choices.append(Stake(hit if target.in_round else "stake-no-target", values))
    return Stakes(Stake("stake-aim", odds(1 - safe(barrel_seen(me, me.pocket), me.left, 1))), choices)


def firing_on(view: SeenTable, prompt: Prompt) -> Stakes:
    """WC-15: a game that is won, and may be lost."""
    me = view.players[view.seat]
    about = {**odds(safe(barrel_seen(me, me.pocket), me.left, me.shots)), "shots": me.shots, "lives": lives(me)}
    choices = [Stake("stake-won") if action == DECLINE else Stake("stake-glory", about) for action in prompt.choices]
    return Stakes(Stake("stake-fire-on", about), choices)


# What the lines are made of


def barrel_seen(player: SeenPlayer, pocket: int) -> Barrel:
    """The barrel as the seat knows it, if this card is in the pocket: in the form in which the rules deal with it."""
    barrel = Barrel()
    barrel.bullets = player.bullets[pocket]
    for card_seen in player.known:
        barrel.settle_next(card_seen)
    return barrel


def safe(barrel: Barrel, left: int, shots: int) -> Fraction:
    """WC-13: the chance that so many cards from the top are all CLICKs, card by card as the rules draw them."""
    barrel = barrel.clone()
    chance = Fraction(1)
    for _ in range(min(shots, left)):
        if barrel.known == 0:
            weights = dict(barrel.next_card(left))
            chance *= Fraction(weights.get(CLICK, 0), sum(weights.values()))
            barrel.settle_next(CLICK)
        left -= 1
        if chance == 0 or barrel.turn_top() == BULLET:
            return Fraction(0)
    return chance


def odds(chance: Fraction) -> dict[str, object]:
    """So many times in so many; always and never are said in words."""
    sure = "always" if chance == 1 else "never" if chance == 0 else "odds"
    return {"sure": sure, "chance": chance.numerator, "of": chance.denominator}


def barrel_of(barrel: Barrel, left: int) -> dict[str, object]:
    """How many BULLETs among how many cards."""
    return {"bullets": int(barrel.bullets), "left": left}


def lives(player: SeenPlayer) -> int:
    """WC-19: the characters a player still has, the captain among them."""
    return player.mates + player.captain


def cards(view: SeenTable) -> dict[str, object]:
    """Whether there is anything to draw: without a deck nobody is promised a card."""
    return {"cards": "yes" if view.deck.cards else "no"}


def standing(view: SeenTable) -> dict[str, object]:
    """WC-9, WC-17, WC-18: how far one is from winning, and from being out; what wrong accusations have left behind."""
    me = view.players[view.seat]
    missing = max(0, view.goal - me.points)
    return {"points": me.points, "goal": view.goal, "missing": missing, "lives": lives(me), "extra": me.extra}
