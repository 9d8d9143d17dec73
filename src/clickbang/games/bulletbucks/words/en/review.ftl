### What a review of Bulletbucks says, in English.

bulletbucks-review-purse = { $ones } × { NUMBER(1000) } + { $twos } × { NUMBER(2000) }
    .of = { $seat }'s notes
