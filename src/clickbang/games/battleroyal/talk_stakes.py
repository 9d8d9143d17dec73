"""What is at stake when a team talks business (BR-17)."""

from clickbang.core.prompt import Prompt
from clickbang.core.seats import has
from clickbang.core.stakes import Stake, Stakes
from clickbang.games.battleroyal.actions import Agree, AllShow, Done, Pick, Refuse, Send, Show, decode
from clickbang.games.battleroyal.offers import MOST_OFFERS
from clickbang.games.battleroyal.seen import Seen


def talking(view: Seen, prompt: Prompt) -> Stakes:
    """What may still be offered, and what each word of a talk does."""
    about = {"pending": len(view.pending()), "offers": MOST_OFFERS - view.offers_made}
    question = Stake("stake-offer") if prompt.draft else Stake("stake-talk", about)
    return Stakes(question, [said(view, action) for action in prompt.choices])


def said(view: Seen, action: int) -> Stake:
    """What comes of saying this."""
    match decode(action):
        case Done():
            return Stake("stake-done", {"pending": len(view.pending())})
        case Agree(place):
            return agreement(view, place)
        case Refuse():
            return Stake("stake-refuse")
        case AllShow():
            return Stake("stake-all-show")
        case Show(seat):
            return Stake("stake-show", {"seat": seat})
        case Send():
            return Stake("stake-send")
        case Pick(card):
            return Stake("stake-pick", {"card": view.deck.cards[card].key})
    return Stake("stake-clause")


def agreement(view: Seen, place: int) -> Stake:
    """What one would give, get and show, once all others have agreed too."""
    offer = view.pending()[place]
    gives = sum([int(gift.cards) for gift in offer.gifts if gift.giver == view.seat])
    gets = sum([int(gift.cards) for gift in offer.gifts if gift.receiver == view.seat])
    shows = "yes" if has(offer.shows, view.seat) else "no"
    return Stake("stake-agree", {"gives": gives, "gets": gets, "shows": shows})
