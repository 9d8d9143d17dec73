### What a review of Battle Royal says, in English.

battleroyal-review-cards = { $card }
    .of = { $seat }'s cards
battleroyal-review-claim-trusted = trusted the other side
battleroyal-review-claim-mistrusted = did not trust them
