### What a review of World Championship says, in English.

championship-review-pocket = { championship-barrel-card }
    .of = { $seat }'s pocket
championship-review-hand = { $card }
    .of = { $seat }'s hand
championship-review-claim-accused = accused of cheating
championship-review-claim-trusted = not accused
