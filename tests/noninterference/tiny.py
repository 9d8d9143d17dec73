"""What the tiny games hide: one rulebook for each that has secrets."""

from examples.tiny_game import ODD_ONE_OUT, SHOW_HANDS

from clickbang.core.audience import EVERYONE, SPECTATORS
from clickbang.core.parts.secrets import CHANCE, Move, Secret, Secrets, all_but, forever, sealed, until_closed
from tests.noninterference.secrets import Rulebook
from tests.tiny import accusations, division, ghosts, pile, whispers
from tests.tiny.accusations import ACCUSATIONS, Accusations
from tests.tiny.division import DIVISION, Division
from tests.tiny.ghosts import GHOSTS, Ghosts
from tests.tiny.kuhn import KUHN, Kuhn
from tests.tiny.pile import PILE, Pile
from tests.tiny.whispers import TEAMS, WHISPERS, Whispers

PROBES = (-1, 0, 1, 2, 3, 4, 77)


def dealt_in_turn(table: Accusations | Kuhn | Whispers, who: int) -> int:
    """Cards are dealt one a seat, in seat order, each to be seen by that seat alone."""
    dealt = table.hands if isinstance(table, Accusations) else table.cards
    return all_but(len(dealt)) if who == CHANCE else 0


# Accusations


def pocketed(table: Accusations, who: int) -> int:
    return all_but(who) if table.kind == accusations.POCKET else 0


def pocket_kept(table: Accusations, move: Move) -> int:
    return 0 if table.shown >> move.who & 1 else move.hidden_from


def hand_kept(table: Accusations, move: Move) -> int:
    """A bribe shows what the hand was."""
    return 0 if table.bribed & ~move.hidden_from else move.hidden_from


ACCUSATIONS_SECRETS = Rulebook(
    ACCUSATIONS,
    Secrets(
        (
            Secret("hand", "", dealt_in_turn, hand_kept),
            Secret("pocket", "", pocketed, pocket_kept),
            sealed("accusation", "", accusations.ACCUSE),
            sealed("bribe", "", accusations.BRIBE),
        ),
        PROBES,
    ),
)

# Division


def drafting(table: Division, who: int) -> int:
    return all_but(who) if table.kind == division.PROPOSE else 0


def vote_that_decides_nothing(table: Division, who: int) -> int:
    """Only whether all agreed is told: after a no, the other votes stay their owners' secret."""
    return all_but(who) if table.kind == division.VOTE and division.NO in list(table.answers) else 0


def giving(table: Division, _who: int) -> int:
    """Those who only watch do not notice that gifts are made, until they see the scores."""
    return SPECTATORS if table.kind == division.GIVE else 0


def until_over(table: Division, move: Move) -> int:
    return 0 if table.over else move.hidden_from


DIVISION_SECRETS = Rulebook(
    DIVISION,
    Secrets(
        (
            Secret("gifts", "", giving, until_over, unnoticed=True),
            Secret("draft of a proposal", "", drafting, until_closed),
            Secret("vote", "", vote_that_decides_nothing, forever),
            sealed("draft of gifts", "", division.GIVE),
        ),
        PROBES,
    ),
)

# Ghosts


def stance(table: Ghosts, who: int) -> int:
    """The dead are told when all have chosen; the living never are."""
    return table.living & all_but(who) if table.kind == ghosts.DODGE else 0


GHOSTS_SECRETS = Rulebook(
    GHOSTS,
    Secrets(
        (Secret("stance", "", stance, forever), sealed("stance before the shot", "", ghosts.DODGE)),
        PROBES,
    ),
)

# Kuhn poker


def card_kept(table: Kuhn, move: Move) -> int:
    return 0 if table.over and not table.folded else move.hidden_from


KUHN_SECRETS = Rulebook(KUHN, Secrets((Secret("card", "", dealt_in_turn, card_kept),), PROBES))

# Pile


def peek(table: Pile, _who: int) -> int:
    return all_but(table.turn) if table.chance == pile.PEEK else 0


def peek_kept(table: Pile, move: Move) -> int:
    """Until the card is turned over; others who peek at it learn it too."""
    return move.hidden_from & ~table.peeked if move.value in table.left else 0


PILE_SECRETS = Rulebook(PILE, Secrets((Secret("peek", "", peek, peek_kept),), PROBES))

# Whispers


def whispered(table: Whispers, _who: int) -> int:
    """Outsiders do not even notice how long a team talks."""
    return EVERYONE & ~TEAMS[table.team] if table.kind == whispers.TALK else 0


def hand_kept_from_outsiders(table: Whispers, move: Move) -> int:
    """A team that lays its cards shows them to itself alone."""
    return move.hidden_from & ~table.laid


WHISPERS_SECRETS = Rulebook(
    WHISPERS,
    Secrets(
        (
            Secret("card", "", dealt_in_turn, hand_kept_from_outsiders),
            Secret("talk", "", whispered, forever, unnoticed=True),
            sealed("word", "", whispers.TALK),
            sealed("bluff", "", whispers.BLUFF),
        ),
        PROBES,
    ),
)

# The example of the author's guide

EXAMPLE_SECRETS = Rulebook(ODD_ONE_OUT, Secrets((sealed("hand", "", SHOW_HANDS),), PROBES))

RULEBOOKS = (
    ACCUSATIONS_SECRETS,
    DIVISION_SECRETS,
    EXAMPLE_SECRETS,
    GHOSTS_SECRETS,
    KUHN_SECRETS,
    PILE_SECRETS,
    WHISPERS_SECRETS,
)
