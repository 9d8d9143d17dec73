### What the guide says in the first game of Bulletbucks.

bulletbucks-lesson-bid = All three of you bid in secret, then turn the bids over together. The highest bidder decides who faces the { -revolver }. And every note that was bid, by anybody, is the pot. Begin with a little: 2,000, say.
bulletbucks-lesson-tempt = { $seat } chose to face the { -revolver }, and took { $worth }. That stings. Now pay { $seat } back: bid 6,000 or more, so that it is you who points. This is only practice, so try it.
bulletbucks-lesson-tempt-ahead = You are ahead. Now { $seat } is dangerous: bid 6,000 or more and it is you who points again. Point at { $seat } this time, and see what comes of it. This is only practice.
bulletbucks-lesson-spent = You had bid your last note. So the stack you won went back to your hand, { $left ->
    [one] one note
   *[other] { $left } notes
}, and its marker to the centre: for the score it is gone. Keep notes back from now on: bid 2,000 or 3,000, and name yourself.
bulletbucks-lesson-name = You choose who faces the { -revolver }. One time in six it goes { -bang }. Five times in six that player wins the whole pot, { $worth }. { $seat }, for revenge? Or yourself, for the money?
bulletbucks-lesson-name-again = Whomever you name has five chances in six to win { $worth }. Your own name is a good answer.
bulletbucks-lesson-punished = You paid { $total } to punish { $seat }. It { -spin-clicked }, as it does five times in six, and { $seat } took { $worth }, your { $total } with it. To punish is dear. This time bid just enough, 2,000 or 3,000, and name yourself.
bulletbucks-lesson-won = { -spin-cry }! { $worth } lie in front of you, under a marker. That money counts at the end; the notes in your hand do not. Once more: a small bid, 2,000 or 3,000, and your own name.
bulletbucks-lesson-lost = { $seat } bid highest and took { $worth }. What you bid is gone all the same: a bid that loses is paid too. The others have grown careful, so 2,000 or 3,000 may do now. Then name yourself.
bulletbucks-lesson-score = The score is your winnings × your markers. Yours: { $total } × { $count } = { $own }. { $seat } has { $score }. Each { -spin-click } counts twice: as money, and as one more marker. You hold { $left ->
    [one] one note
   *[other] { $left } notes
} for all that is to come: with none, a stack and its marker go back; without a stack, you are out. So save: bid a single note, and watch.
bulletbucks-lesson-bang = There it was, the one in six: { $seat } is out, with every note in hand. The other bids come back. But winnings count also for those who are gone: one can be out, and win.
bulletbucks-lesson-raise = A tie at the top: only the tied go on. Put at least one more note on top. What you add is gone, whoever wins.
bulletbucks-lesson-convert = Your hand is empty, so one of your stacks has to pay: it goes back to your hand, and its marker to the centre. Give up the smallest.
bulletbucks-lesson-on-your-own = You know it all now. Play on as you like; here the luck is no longer written.
bulletbucks-lesson-dead = There it was, the one in six, and it was you. You are out, but what you had won still counts: one can be out, and win.
bulletbucks-lesson-broke = Not a note and not a stack: whoever cannot bid leaves the table. Twelve notes have to last for six rounds at least, so small bids are no shame.
bulletbucks-lesson-over = That was a whole game. Winnings × markers is the score, also of those who are gone.

bulletbucks-lesson-learnt =
    The highest bid names who faces the { -revolver }. All bids make the pot; only after a { -bang } do the others get theirs back.
    Five times in six the one who is named wins it: your own name is usually the best.
    Revenge is dear. Bid just enough, and save notes: the game lasts until all six markers are taken.
    Whoever runs out of notes must give back a stack and its marker; without a stack, one leaves.
    Score = winnings × markers, also for those who are out.
