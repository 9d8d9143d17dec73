### What the guide says in the first game of World Championship.

championship-lesson-pocket = You have seven cards: six { -click } and one { -bullet }. One goes into your pocket, the other six are your { -barrel }. Whoever pockets the { -bullet } cheats: no danger, but somebody may notice. Be honest for now: pocket a { -click }.
championship-lesson-bet = How many cards of your { -barrel } will you turn over? If all are { -click }, you score your bet plus one; 15 points win. Six cards, one { -bullet }. Everybody dreams of 5. Try it, this is only practice.
championship-lesson-bet-cheating = The { -bullet } is in your pocket, so your { -barrel } is harmless, and only you know. If all are { -click }, you score your bet plus one; 15 points win. But who bets 5 looks like a cheat.
championship-lesson-accuse = Now anybody may be accused of cheating. If you are right, they lose a team-mate. If you are wrong, one more { -bullet } goes into your own { -barrel }. Nobody looks suspicious yet: accuse nobody.
championship-lesson-hit = There was the { -bullet }: a team-mate is gone, and you score nothing. With 5 you get through one time in six; with 2, four times in six. You have two team-mates and the captain left. Pocket a { -click } again.
championship-lesson-hit-early = There was the { -bullet }: a team-mate is gone, and you score nothing. And an accusation that is wrong puts one more into your { -barrel }. Now pocket a { -click }, and look for better signs.
championship-lesson-survived = No { -bullet } for you, and { $points ->
    [one] one point
   *[other] { $points } points
}. With one { -bullet } among six cards, 2 holds four times in six, 5 only once. Now pocket a { -click }.
championship-lesson-survived-cheating = { $points ->
    [one] One point
   *[other] { $points } points
}, and no { -bullet }: it lay in your pocket. But that was luck: one accusation would have cost you a team-mate and those points. Now pocket a { -click }.
championship-lesson-bet-less = This time 2: four times in six it goes well, for 3 points. And watch what the others bet.
championship-lesson-accuse-cheat = { $seat } bets 5! Honest people rarely dare that; with the { -bullet } in the pocket it is easy. Accuse { $seat }.
championship-lesson-accuse-on = Once a round you may accuse somebody. A high bet and a calm face are a sign; a wrong accusation costs you one more { -bullet }.
championship-lesson-caught = Caught! The { -bullet } lay in { $seat }'s pocket: a team-mate is gone, and all those points with it. With action cards, which this lesson leaves out, you would draw three. A bet tells a lot about a pocket.
championship-lesson-wrong = { $seat } was honest, and one more { -bullet } is in your { -barrel } until you lose a team-mate. It was somebody else who cheated: a bet of 5 tells a lot about a pocket.
championship-lesson-wrong-early = { $seat } was honest: one more { -bullet } goes into your { -barrel }, and your bet has become more dangerous. Wait for better signs next time.
championship-lesson-got-away = { $seat } bet 5, and not one { -bullet } came: it lay in the pocket the whole time, and nobody asked. Six points, just like that. Next time, accuse.
championship-lesson-bet-on = The more { -bullet }s in your { -barrel }, the smaller the bet. How many points do you still need?
championship-lesson-fire-on = You have won: yours is the last captain. You may stop here.
championship-lesson-out = Your captain is gone too, and you are out. Three team-mates are quickly lost by whoever bets high.
championship-lesson-over = That was a whole game: 15 points with nobody level, or the last captain.
championship-lesson-on-your-own = You know it all now. Play on as you like; here the luck is no longer written.

championship-lesson-learnt =
    Pocket a card: a { -click } is honest, the { -bullet } is cheating, and safe while nobody accuses you.
    A bet that holds scores itself plus one. With one { -bullet } in six, 2 holds four times in six, 5 only once.
    Accuse whoever bets too bravely. If you are wrong, your own { -barrel } gets worse.
    15 points win, or the last captain.
    The next game deals action cards, too: each is played once, at its moment, and says what it does. When that moment comes, play it or let it pass; where a clock runs, you can ask for more time.
