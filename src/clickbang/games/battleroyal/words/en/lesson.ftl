### What the guide says in the first game of Battle Royal.

battleroyal-lesson-sign-friend = { $seat } stands before you, and all you have is a thumb. Both up: you are a team. One up, one down: whoever trusted is out. Both down: the higher card wins, and yours is only an Umbrella, 8. { $seat } looks friendly. Try thumb up.
battleroyal-lesson-talk = You are a team now: you show your thumbs together, and stand or fall together. A team may show, trade or give cards. You have only one each, so there is nothing to do: say that you are done.
battleroyal-lesson-turn = Your turn: confront a neighbour, or pass. If all pass one after another, all lose. But your card is weak, so let others make the mistakes: pass.
battleroyal-lesson-turn-alone = { $seat } trusted you and is out, and the card is yours. But nobody stands beside you now. Your turn: confront a neighbour, or pass and wait.
battleroyal-lesson-turn-again = Your turn again. In a team you can afford to wait; but somebody has to move, or all lose.
battleroyal-lesson-sign-rival = Now { $seat } stands before you. The last thumb you saw was up. Do you trust this one as well? Try it, here it does no harm: thumb up.
battleroyal-lesson-sign = Up for a team, down against them. Ask yourself what they gain by trusting you, and what by not.
battleroyal-lesson-reveal = Thumbs down on both sides: now cards count. Pick one; the higher sum stays. Whoever fights sees your card, the others only hear whether somebody says it aloud.
battleroyal-lesson-divide = The cards of those who are out belong to your team, if all agree on who gets what. Propose something that the others can accept. If nobody does, the cards are gone and so is the team.
battleroyal-lesson-vote = Your team divides what it has won. If all accept, it is done. If every proposal fails, the team breaks up.
battleroyal-lesson-dollars = $1000: accept, and you both win. Refuse, and the cards decide.
battleroyal-lesson-saved = You trusted, and { $seat } did not. Alone you would be out: thumb up against thumb down loses at once, without a card. Your team-mate's thumb was down, and saved you. Trust a thumb only when betrayal costs its owner more than it brings.
battleroyal-lesson-wary = { $seat }'s thumb was down, and so was yours: the cards decided. Had your side trusted, it would be out at once, without a card. Trust a thumb only when betrayal costs its owner more than it brings.
battleroyal-lesson-end = That is how it goes on: thumbs, teams and cards, until one is left. And when all who are left are one team, it breaks up: no friendship lasts to the end.
battleroyal-lesson-out = You trusted { $seat }, who did not: thumb up against thumb down loses at once, without a card. That was the classic mistake, and here it cost nothing.
battleroyal-lesson-out-alone = You are out. In a real game you would watch now and talk with the others who are out.
battleroyal-lesson-over = That was a whole game: the last one left wins, and if all pass, nobody does.

battleroyal-lesson-learnt =
    On your turn you confront a neighbour or pass; if all pass, all lose.
    Two thumbs up make a team. Up against down: whoever trusted is out. Two down: the higher cards stay.
    A team fights together and shares what it wins, if it can agree.
    The last one left wins, so every team breaks up in the end. Do not trust the first thumb.
