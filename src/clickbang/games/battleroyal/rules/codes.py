"""Where the numbers of each kind of answer begin, for compiled code; `actions.py` declares them. 0 is a decline."""

from typing import Final

PASS_CODE: Final = 1
LEAVE_CODE: Final = 2
ACCEPT_CODE: Final = 3
"""The opponent accepts the $1000; a decline refuses."""
SIGN_CODE: Final = 4
"""Showing *kill* with n persons, *team* with the rest, is SIGN_CODE + n."""
VOTE_CODE: Final = 7
"""Against a division VOTE_CODE, for it VOTE_CODE + 1."""
DONE_CODE: Final = 9
"""Done with talking."""
SEND_CODE: Final = 10
"""The offer is complete."""
ALL_SHOW_CODE: Final = 11
"""An offer: all who still talk show their cards to each other."""
CONFRONT_CODE: Final = 12
"""Confronting seat s is CONFRONT_CODE + s."""
ASSIGN_CODE: Final = 48
"""The next of the collected cards goes to seat s."""
SHOW_CODE: Final = 84
"""An offer: seat s shows their cards to the other parties."""
WITH_CODE: Final = 120
"""An offer: seat s is a party that gives and shows nothing."""
FROM_CODE: Final = 156
"""An offer: seat s gives cards; to whom and how many are the next two steps."""
TO_CODE: Final = 192
COUNT_CODE: Final = 228
"""Giving n cards is COUNT_CODE + n."""
AGREE_CODE: Final = 292
"""Agreeing to the n-th offer that waits for one's answer is AGREE_CODE + n."""
REFUSE_CODE: Final = 420
REVEAL_CODE: Final = 548
"""Revealing card c silently is REVEAL_CODE + 2 * c, with a "Bang!" one more."""
PICK_CODE: Final = 676
"""Card c is one of those to be given."""
BY_NAME_CODE: Final = 740
"""An offer, instead of COUNT_CODE + n: cards by name, which the next steps say."""
CARD_CODE: Final = 741
"""An offer: card c is one of them."""
ACTION_COUNT: Final = 805
"""Every answer is below this."""
