"""What is at stake when a team talks business (BR-17)."""

from clickbang.core.parts.stakes import Stake, Stakes
from clickbang.core.prompt import Prompt
from clickbang.core.seats import bit, has
from clickbang.games.battleroyal import actions
from clickbang.games.battleroyal.knowledge.fold import own_draft
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.rules.offers import MOST_OFFERS


def talking(view: Seen, prompt: Prompt) -> Stakes:
    """What may still be offered, and what each word of a talk does."""
    about = {"pending": len(view.pending()), "offers": MOST_OFFERS - view.offers_made}
    question = Stake("stake-offer") if prompt.draft else Stake("stake-talk", about)
    return Stakes(question, [said(view, action) for action in prompt.choices])


def said(view: Seen, action: int) -> Stake:
    """What comes of saying this."""
    match actions.decode(action):
        case actions.Done():
            return Stake("stake-done", {"pending": len(view.pending())})
        case actions.Agree(place):
            return agreement(view, place)
        case actions.Refuse():
            return Stake("stake-refuse")
        case actions.AllShow():
            return Stake("stake-all-show")
        case actions.Show(seat):
            return Stake("stake-show", {"seat": seat})
        case actions.Send():
            return Stake("stake-send")
        case actions.Pick(card):
            return Stake("stake-pick", {"card": view.deck.cards[card].key})
    return clause(view, action)


def clause(view: Seen, action: int) -> Stake:
    """A part of an offer: who has to agree, how many cards they hold, whether they may hold what is named."""
    draft = own_draft(view)
    giver = int(draft.naming.giver if draft.naming is not None else draft.giver)
    match actions.decode(action):
        case actions.With(seat):
            return Stake("stake-with", {"seat": seat})
        case actions.GiveFrom(seat) | actions.GiveTo(seat):
            return Stake("stake-holds", {"seat": seat, "hand": view.board.sizes[seat]})
        case actions.GiveCount():
            return Stake("stake-count", {"seat": giver})
        case actions.ByName():
            return Stake("stake-by-name", {"seat": giver})
        case actions.GiveCard(card):
            return named(view, giver, card)
    raise AssertionError(action)


def named(view: Seen, giver: int, card: int) -> Stake:
    """A card by name: one's own, or one that somebody else may hold for all one knows."""
    if giver == view.seat:
        return Stake("stake-pick", {"card": view.deck.cards[card].key})
    places = view.known.places[card]
    if not has(places, giver):
        return Stake("stake-named-elsewhere", {"seat": giver})
    return Stake("stake-named-certain" if places == bit(giver) else "stake-named-maybe", {"seat": giver})


def agreement(view: Seen, place: int) -> Stake:
    """What one would give, get and show, once all others have agreed too."""
    offer = view.pending()[place]
    gives = sum([int(gift.cards) for gift in offer.gifts if gift.giver == view.seat])
    gets = sum([int(gift.cards) for gift in offer.gifts if gift.receiver == view.seat])
    shows = "yes" if has(offer.shows, view.seat) else "no"
    return Stake("stake-agree", {"gives": gives, "gets": gets, "shows": shows})
