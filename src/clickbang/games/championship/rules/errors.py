"""What can be wrong with an answer in World Championship."""

from clickbang.core.errors import declared

FAULTS = (
    MUST_POCKET, NO_SUCH_BARREL_CARD, MUST_BET, MUST_ACCUSE, NOT_YOURSELF, POCKET_IS_SHOWN, IS_OUT, MUST_PLAY,
    NO_SUCH_CARD, NOT_NOW, NEEDS_SKULL, NOT_FIRING, BOX_IS_EMPTY, BAD_TARGET, MUST_AIM, MUST_DECIDE,
) = declared("championship", """
must-pocket WC-4: You are asked which card goes into your pocket.
no-such-barrel-card WC-4: All your seven cards are BULLETs: you have no CLICK to pocket.
must-bet WC-6: You are asked for a bet from 0 to 5.
must-accuse WC-7: You are asked whether you accuse somebody.
not-yourself WC-7: Only another player can be accused.
pocket-is-shown WC-7: That pocket was opened this round: all have seen what is in it.
is-out WC-7: That player is out of the game: there is no pocket left to open.
must-play WC-20: You are asked whether you play an action card.
no-such-card WC-20: You do not hold that card.
not-now WC-20: That card cannot be played now.
needs-skull WC-20: You are out of the round, and that card is not marked with a skull.
not-firing WC-24: That card is for those who fire in the coming shot.
box-is-empty WC-2: There is no BULLET left in the box.
bad-target WC-21: That card cannot be played like that: choose another target.
must-aim WC-21: You are asked whom you aim at.
must-decide WC-15: You are asked whether you fire on.
""")  # fmt: skip
