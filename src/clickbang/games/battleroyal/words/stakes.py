"""What is at stake in Battle Royal: what thumbs, cards, passes and votes lead to."""

from collections.abc import Iterable

from clickbang.core.parts.stakes import Stake, Stakes
from clickbang.core.prompt import STANDING, Prompt
from clickbang.core.seats import bit, count, has, is_one, mask_of, members, without
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.rules import codes
from clickbang.games.battleroyal.rules.confrontation import losers_of, outcome_of
from clickbang.games.battleroyal.rules.phases import ALL_ALONE, ELIMINATION, ONE_TEAM
from clickbang.games.battleroyal.rules.sides import sides as sides_of
from clickbang.games.battleroyal.rules.turns import passes_left, turns_left
from clickbang.games.battleroyal.words.card_stakes import beats, best_card, counted, figures, strength
from clickbang.games.battleroyal.words.talk_stakes import talking


def stakes(view: View, prompt: Prompt) -> Stakes:
    """A line for each kind of prompt, and one for each of its choices."""
    assert isinstance(view, Seen)
    tell = {
        "turn": leaving if prompt.role == STANDING else turn,
        "sign": signing,
        "reveal": revealing,
        "dollars": deciding,
        "talk": talking,
        "divide": dividing,
        "vote": voting,
    }
    return tell[prompt.kind](view, prompt)


# Turns


def turn(view: Seen, prompt: Prompt) -> Stakes:
    """BR-4 to BR-6, BR-21: whom one would meet, and how near the end is that nobody wins."""
    everybody = count(view.alive) * view.persons
    passed = passes_left(view.passes, everybody)
    laps = turns_left(view.board.turns, int(view.options["lap_limit"]), everybody)
    runs_out = 0 < laps < passed
    until = laps if runs_out else passed
    choices = []
    for action in prompt.choices:
        if action == codes.PASS_CODE:
            choices.append(Stake("stake-pass-late" if runs_out else "stake-pass", {"until": until - 1}))
        elif action == codes.LEAVE_CODE:
            choices.append(Stake("stake-leave"))
        else:
            choices.append(confront(view, action - codes.CONFRONT_CODE))
    own = strength(view, view.board.teams[view.seat], others(view))
    about = {"alive": count(view.alive), "until": until, "strength": own}
    return Stakes(Stake("stake-turn-late" if runs_out else "stake-turn", about), choices)


def confront(view: Seen, target: int) -> Stake:
    """BR-7: who would stand against whom; a team-mate is confronted from outside."""
    is_mate = has(view.board.teams[view.seat], target)
    own = bit(view.seat) if is_mate else view.board.teams[view.seat]
    other = without(view.board.teams[target], view.seat)
    values = {"own": count(own), "theirs": count(other), "hand": cards_of(view, other)}
    line = Stake("stake-confront-mate" if is_mate else "stake-confront", values)
    best = best_card(view, other)
    if best == best_card(view, others(view)):
        return line
    return Stake("stake-confront-known", {"line": line, "strength": best})


def leaving(view: Seen, prompt: Prompt) -> Stakes:
    """BR-6: alone, or with the others."""
    team = {"others": int(count(view.board.teams[view.seat])) - 1}
    leave, stay = Stake("stake-leave"), Stake("stake-stay", team)
    choices = [leave if action == codes.LEAVE_CODE else stay for action in prompt.choices]
    return Stakes(Stake("stake-may-leave", team), choices)


# Confrontations


def signing(view: Seen, prompt: Prompt) -> Stakes:
    """BR-8 to BR-12: what one's thumb leads to against thumbs up, and against any that is down."""
    own, other = sides(view)
    about = {
        "own": count(own),
        "theirs": count(other),
        "alive": count(view.alive),
        "strength": strength(view, own, other),
    }
    return Stakes(Stake("stake-sign", about), [signed(view, action - codes.SIGN_CODE) for action in prompt.choices])


def signed(view: Seen, kills: int) -> Stake:
    """What so many thumbs down of one's own lead to; one that is down is enough for a side not to be all up."""
    own, other = sides(view)
    mates = int(count(own)) - 1
    persons, opposed = int(count(own)) * view.persons, int(count(other)) * view.persons
    values: dict[str, object] = {"theirs": opposed, "up": thumbs(view, kills, persons, 0, opposed)}
    if 0 < kills < view.persons:
        values["down"] = thumbs(view, kills, persons, opposed, opposed)
        values["mixed"] = thumbs(view, kills, persons, 1, opposed)
        return Stake("stake-sign-split", values)
    same = kills * int(count(own))
    values["down"] = thumbs(view, same, persons, opposed, opposed)
    if mates == 0:
        return Stake("stake-sign-several" if opposed > 1 else "stake-sign-one", values)
    if kills == 0:
        return Stake("stake-sign-up", values)
    if opposed > 1:
        values["split"] = thumbs(view, kills, persons, 1, opposed)
    return Stake("stake-sign-down", values)


def thumbs(view: Seen, kills: int, persons: int, other_kills: int, other_persons: int) -> Stake:
    """What so many thumbs down on both sides lead to, by the rules' own table."""
    own, other = sides(view)
    outcome = outcome_of(kills, persons, other_kills, other_persons)
    if outcome == ONE_TEAM:
        return Stake("stake-all-one" if own | other == view.alive else "stake-one-team")
    if outcome == ELIMINATION:
        if kills == 0:
            return Stake("stake-we-fall")
        won = is_one(view.alive & ~other)
        return Stake("stake-last-one" if won else "stake-they-fall", {"hand": cards_of(view, other)})
    return Stake("stake-all-alone" if outcome == ALL_ALONE else "stake-compare")


def revealing(view: Seen, prompt: Prompt) -> Stakes:
    """BR-12, BR-14, BR-15: what a card counts, and in a duel of cards how many it beats of those they may hold."""
    own, other = sides(view)
    own_cards, other_cards = shown_by(view, own), shown_by(view, other)
    about = {"own": own_cards, "theirs": other_cards, "hand": cards_of(view, other)}
    rivals = [seat for seat in members(other) if view.signs.get(seat)]
    duel = own_cards == 1 and other_cards == 1
    choices = []
    for action in prompt.choices:
        card, bang = divmod(action - codes.REVEAL_CODE, 2)
        line = against(view, card, bit(rivals[0])) if duel else counted(view, card)
        if bang == 0:
            choices.append(Stake("stake-silent", {"line": line}))
        else:
            choices.append(Stake("stake-aloud", {"line": line}) if has(view.deck.bangs, card) else Stake("stake-bluff"))
    return Stakes(Stake("stake-reveal", about), choices)


def against(view: Seen, card: int, rival: int) -> Stake:
    """One card against one: how many of those that the other may hold, for all one knows, it beats or ties."""
    if has(view.deck.bombs | view.deck.dollars, card):
        return counted(view, card)
    return Stake("stake-beats", figures(beats(view, card, rival)))


def deciding(view: Seen, prompt: Prompt) -> Stakes:
    """BR-15c: both win, or the cards that both have seen are compared."""
    own, other = sides(view)
    losers = losers_of(view.deck, view.persons, own, other, cards_revealed(view, own), cards_revealed(view, other))
    key = "stake-compare-tie"
    if losers == own | other:
        key = "stake-compare-all"
    elif losers:
        key = "stake-compare-won" if losers == other else "stake-compare-lost"
    choices = [Stake("stake-accept" if action == codes.ACCEPT_CODE else key) for action in prompt.choices]
    return Stakes(Stake("stake-dollars"), choices)


# The cards of the eliminated


def dividing(view: Seen, prompt: Prompt) -> Stakes:
    """BR-18: what is to be divided, and what becomes of it if nobody agrees."""
    keys = view.deck.keys(mask_of(view.places[key] for key in view.owners))
    after = int(count(view.heirs & ~view.board.tried))
    choices = []
    for action in prompt.choices:
        if action == DECLINE:
            choices.append(Stake("stake-no-proposal", {"after": after}))
        else:
            choices.append(Stake("stake-assign", {"card": keys[len(prompt.draft)], "seat": action - codes.ASSIGN_CODE}))
    return Stakes(Stake("stake-divide", {"spoils": len(keys), "after": after}), choices)


def voting(view: Seen, prompt: Prompt) -> Stakes:
    """BR-18: what one would get, and what a no leads to."""
    mine = [seat for seat in view.proposal.values() if seat == view.seat]
    after = {"after": int(count(view.heirs & ~view.board.tried))}
    no, yes = Stake("stake-vote-no", after), Stake("stake-vote-yes", after)
    choices = [no if action == codes.VOTE_CODE else yes for action in prompt.choices]
    return Stakes(Stake("stake-vote", {"mine": len(mine), "spoils": len(view.proposal)}), choices)


# What the lines are made of


def sides(view: Seen) -> tuple[int, int]:
    """One's own side in a confrontation, and the other."""
    return sides_of(view.attackers, view.defenders, view.seat)


def others(view: Seen) -> int:
    """All who are left besides oneself."""
    return without(view.alive, view.seat)


def cards_of(view: Seen, seats: int) -> int:
    """BR-1: how many cards these hold together, for all to see."""
    return sum([view.board.sizes[seat] for seat in members(seats)])


def shown_by(view: Seen, side: int) -> int:
    """BR-12: how many cards a side reveals, one for each *kill* sign."""
    return sum([view.signs.get(seat, 0) for seat in members(side)])


def cards_revealed(view: Seen, side: int) -> int:
    """BR-13: the set of cards that a side has revealed."""
    return mask_of(places(view, [shown.card for shown in view.revealed if has(side, shown.seat)]))


def places(view: Seen, keys: Iterable[str]) -> list[int]:
    return [view.places[key] for key in keys]
