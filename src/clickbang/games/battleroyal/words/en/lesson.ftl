### What the guide says in the first game of Battle Royal.

battleroyal-lesson-sign-friend = { $seat } stands before you, and all you have is a thumb. Both up: you are a team. One up, one down: whoever trusted is out. Both down: the higher card wins, and yours is weak: { $card }. { $seat } looks friendly. Try thumb up.
battleroyal-lesson-talk = You are a team now: you show your thumbs together, and stand or fall together. A team may show, trade or give cards. You could offer to show each other yours; nobody gives away their last card, so there is not much more to offer. To say that you are done is fine, too.
battleroyal-lesson-turn = Your turn: confront a neighbour, or pass. If all pass one after another, all lose. But your card is weak, so let others make the mistakes: pass.
battleroyal-lesson-turn-alone = { $seat } trusted you and is out, and the card is yours. But nobody stands beside you now. Your turn: confront a neighbour, or pass and wait.
battleroyal-lesson-turn-again = Your turn again. In a team you can afford to wait; but somebody has to move, or all lose.
battleroyal-lesson-sign-rival = Now { $seat } stands before your team. If all thumbs on your side are up and { $seat }'s is down, your side is out. If one of yours is down as well, cards decide. Your friend's thumb was up. Do you trust this one, too? Try thumb up: whatever comes of it, in a lesson nothing is lost.
battleroyal-lesson-sign-rival-alone = Now { $seat } stands before you, and nobody beside you. Up against a thumb down, and you are out: here, too, but in a lesson nothing is lost by it. What would { $seat } gain by trusting you? Decide for yourself.
battleroyal-lesson-sign-rival-betrayer = Now { $seat } stands before you, and nobody beside you: { $by } trusted your thumb, and is out. Do you trust { $seat }'s? Up against a thumb down, and you are out: here, too, but in a lesson nothing is lost by it. Decide for yourself.
battleroyal-lesson-sign = Up for a team, down against them. Ask yourself what they gain by trusting you, and what by not.
battleroyal-lesson-reveal = Thumbs down on both sides: now cards count. Pick one; the higher sum stays. Only those who fight see it. With a card that is marked “{ -say-bang }!” you say that aloud, and all hear it; with any other you may say it too, as a bluff, or reveal it silently.
battleroyal-lesson-divide = The cards of those who are out belong to your team, if all agree on who gets what. Propose something that the others can accept. If nobody does, the cards are gone and so is the team.
battleroyal-lesson-vote = Your team divides what it has won. If all accept, it is done. If every proposal fails, the team breaks up.
battleroyal-lesson-dollars = $1000: accept, and you both win. Refuse, and the cards decide.
battleroyal-lesson-saved = You trusted, and { $seat } did not. Alone you would be out: thumb up against thumb down loses at once, without a card. Your team-mate's thumb was down, and saved you. Trust a thumb only when betrayal costs its owner more than it brings.
battleroyal-lesson-wary = { $seat }'s thumb was down, and so was yours: the cards decided. Had your side trusted, it would be out at once, without a card. Trust a thumb only when betrayal costs its owner more than it brings.
battleroyal-lesson-end = That is how it goes on: thumbs, teams and cards, until one is left. And when all who are left are one team, it breaks up: no friendship lasts to the end.
battleroyal-lesson-out = You trusted { $seat }, who did not: thumb up against thumb down loses at once, without a card. So you are out, and the others play on without you. It is the classic mistake; better here than in a real game.
battleroyal-lesson-out-alone = You are out. In a real game you would watch now and talk with the others who are out.
battleroyal-lesson-over = That was a whole game: the last one left wins, and if all pass, nobody does.

battleroyal-lesson-learnt =
    On your turn you confront a neighbour or pass; if all pass, all lose.
    Two thumbs up make a team. Up against down: whoever trusted is out. Two down: the higher cards stay.
    A team fights together and shares what it wins, if it can agree.
    The last one left wins, so every team breaks up in the end. Do not trust the first thumb.
    Here everybody was one person. At a table of four or five everybody runs two, side by side and always one team.
