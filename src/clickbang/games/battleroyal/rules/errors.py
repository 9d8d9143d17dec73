"""What can be wrong with an answer in Battle Royal."""

from clickbang.core.errors import declared

FAULTS = (
    YOUR_TURN, NOT_A_NEIGHBOUR, NO_TEAM, ONLY_LEAVING, MUST_SIGN, MUST_REVEAL, NO_SUCH_CARD, CARD_IS_OUT,
    MUST_SAY_BANG, MUST_CHOOSE, MUST_TALK, NO_SUCH_OFFER, NO_OFFER_LEFT, NOT_TALKING, OFFER_STEP, NOT_TO_NAME,
    ONLY_REFUSING, MUST_PICK, MUST_DIVIDE, NOT_IN_TEAM, MUST_VOTE,
) = declared("battleroyal", """
your-turn BR-4: It is your turn: pass, or confront a neighbour.
not-a-neighbour BR-4: You can only confront the nearest player on your left or right.
no-team BR-6: You are alone: there is no team to leave.
only-leaving BR-6: On somebody else's turn you can only leave your team.
must-sign BR-8: You are asked for a sign: team or kill.
must-reveal BR-12: You are asked which of your cards you reveal.
no-such-card BR-12: You do not hold that card.
card-is-out BR-23: That card is out already: two kill signs reveal two cards.
must-say-bang BR-14: “Bang!” stands on that card: whoever reveals it has to say it.
must-choose BR-15c: You are asked whether you accept the $1000.
must-talk BR-17: You are asked for an offer, an answer to one, or that you are done.
no-such-offer BR-17: No such offer waits for your answer.
no-offer-left BR-17: You have made three offers, and that is all.
not-talking BR-17: That player is not in this talk, or done with it.
offer-step BR-17: That step does not fit the offer as it is so far.
not-to-name BR-17: Of your own cards you name those you hold, and any card once, in the order of the deck.
only-refusing BR-17: You do not hold what this offer asks of you by name: you can only refuse it.
must-pick BR-17: Pick the cards you give, each once and in the order of the deck.
must-divide BR-18: You are asked who gets the next of the collected cards.
not-in-team BR-18: Only members of the team that won the cards can have them.
must-vote BR-18: You are asked to vote on the division.
""")  # fmt: skip
