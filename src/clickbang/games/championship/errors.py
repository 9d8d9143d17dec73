"""What can be wrong with an answer in World Championship."""

from clickbang.core.errors import Fault

MUST_POCKET = Fault("championship/must-pocket", "WC-4", "You are asked which card goes into your pocket.")
NO_SUCH_BARREL_CARD = Fault("championship/no-such-barrel-card", "WC-4", "You have no such card among your seven.")
MUST_BET = Fault("championship/must-bet", "WC-6", "You are asked for a bet from 0 to 5.")
MUST_ACCUSE = Fault("championship/must-accuse", "WC-7", "You are asked whether you accuse somebody.")
NOT_YOURSELF = Fault("championship/not-yourself", "WC-7", "Only another player can be accused.")
POCKET_IS_SHOWN = Fault("championship/pocket-is-shown", "WC-7", "That pocket has nothing to hide any more.")
MUST_PLAY = Fault("championship/must-play", "WC-20", "You are asked whether you play an action card.")
NO_SUCH_CARD = Fault("championship/no-such-card", "WC-20", "You do not hold that card.")
NOT_NOW = Fault("championship/not-now", "WC-20", "That card cannot be played now.")
NEEDS_SKULL = Fault(
    "championship/needs-skull", "WC-20", "You are out of the round, and that card is not marked with a skull."
)
NOT_FIRING = Fault("championship/not-firing", "WC-24", "That card is for those who fire in the coming shot.")
BOX_IS_EMPTY = Fault("championship/box-is-empty", "WC-2", "There is no BULLET left in the box.")
BAD_TARGET = Fault("championship/bad-target", "WC-21", "That card cannot be played like that: choose another target.")
MUST_AIM = Fault("championship/must-aim", "WC-21", "You are asked whom you aim at.")
AIM_ELSEWHERE = Fault("championship/aim-elsewhere", "WC-21", "You have to aim at another player.")
MUST_DECIDE = Fault("championship/must-decide", "WC-15", "You are asked whether you fire on.")

FAULTS = (
    MUST_POCKET, NO_SUCH_BARREL_CARD, MUST_BET, MUST_ACCUSE, NOT_YOURSELF, POCKET_IS_SHOWN, MUST_PLAY, NO_SUCH_CARD,
    NOT_NOW, NEEDS_SKULL, NOT_FIRING, BOX_IS_EMPTY, BAD_TARGET, MUST_AIM, AIM_ELSEWHERE, MUST_DECIDE,
)  # fmt: skip
