### Battle Royal, in English. The names of the cards are the deck's.

-kill = kill
-say-bang = Bang

battleroyal = Battle Royal
    .about = Trust and betrayal in a circle: one card, two neighbours, and a thumb to say it all. 4 to 36 players.

## Cards and signs

battleroyal-card = { $effect ->
    [none] { $bang ->
        [yes] { $name } ({ $value }, { -say-bang })
       *[no] { $name } ({ $value })
    }
    [decoy] { $name } ({ $value }, decoy)
   *[other] { $bang ->
        [yes] { $name } (special, { -say-bang })
       *[no] { $name } (special)
    }
}
battleroyal-sign = { $kills ->
    [team] team
    [kill] { -kill }
    [teams] team and team
    [split] team and { -kill }
   *[kills] { -kill } and { -kill }
}
battleroyal-clause = { $given ->
    [0] { $all ->
        [yes] { battleroyal-action-AllShow }
       *[no] { $you ->
            [alone] you show all your cards
            [among] { $seats } show all your cards
           *[no] { $count ->
                [one] { $seats } shows all their cards
               *[other] { $seats } show all their cards
            }
        }
    }
    [named] { $you ->
        [by] you give { $seat }: { $cards }
        [seat] { $by } gives you: { $cards }
       *[no] { $by } gives { $seat }: { $cards }
    }
    [one] { $you ->
        [by] you give { $seat } one card
        [seat] { $by } gives you one card
       *[no] { $by } gives { $seat } one card
    }
   *[other] { $you ->
        [by] you give { $seat } { $given } cards
        [seat] { $by } gives you { $given } cards
       *[no] { $by } gives { $seat } { $given } cards
    }
}
battleroyal-who = { $you ->
    [seat] you
   *[no] { $seat }
}
battleroyal-gets = { $you ->
    [seat] you get { $cards }
   *[no] { $seat } gets { $cards }
}

## Events

battleroyal-event-Seated = The circle, clockwise: { $circle }. { $you ->
    [seat] You begin.
   *[no] { $seat } begins.
}{ $persons ->
    [one] { "" }
   *[other] { " " }Everybody runs { $persons } persons and gets { $persons } cards.
}
battleroyal-event-OwnCard = { $you ->
    [seat] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
battleroyal-event-TurnBegan = { $you ->
    [seat] { $person ->
        [0] Your turn.
       *[other] Your turn again, for your second person.
    }
   *[no] { $person ->
        [0] { $seat }'s turn.
       *[other] { $seat }'s turn again, for the second person.
    }
}{ $passes ->
    [0] { "" }
    [one] { " " }One pass so far.
   *[other] { " " }{ $passes } passes in a row.
}
battleroyal-event-Passed = { $you ->
    [seat] You pass.
   *[no] { $seat } passes.
}
battleroyal-event-LeftTeam = { $you ->
    [seat] You leave your team, and are alone now.
   *[no] { $seat } leaves the team, and is alone now.
}
battleroyal-event-Confronted = { $you ->
    [by] You confront { $seat }
    [seat] { $by } confronts you
   *[no] { $by } confronts { $seat }
}{ $duel ->
    [yes] .
   *[no] : { $attackers } against { $defenders }.
}
battleroyal-event-SignsRevealed = Thumbs!
    .item = { $kills ->
        [team] up (team): { $seats }
        [kill] down ({ -kill }): { $seats }
        [teams] both up (team): { $seats }
        [split] one up, one down: { $seats }
       *[kills] both down ({ -kill }): { $seats }
    }
battleroyal-event-TeamFormed = One team now: { $seats }.
battleroyal-event-AllAlone = Everyone for themselves now: { $seats }.
battleroyal-event-CardsRevealed = The cards are turned over:
    .item = { $bang ->
        [yes] { battleroyal-who }: { $card } – “{ -say-bang }!”
       *[no] { battleroyal-who }: { $card }
    }
battleroyal-event-BangsHeard = { $rows ->
    [0] Not one “{ -say-bang }!” is heard.
   *[other] “{ -say-bang }!”
}
    .item = { $times ->
        [twice] { $count ->
            [one] said twice by { $seats }
           *[other] said by { $seats }, twice each
        }
        [once] { $count ->
            [one] said once by { $seats }
           *[other] said by { $seats }, once each
        }
       *[said] said by { $seats }
    }
battleroyal-event-DollarsRefused = { $you ->
    [alone] You refuse the money.
    [among] You refuse the money, and so does { $others }.
   *[no] { $count ->
        [one] { $seats } refuses the money.
       *[other] { $seats } refuse the money.
    }
}
battleroyal-event-NothingHappened = A draw: nothing happens.
battleroyal-event-Eliminated = { $you ->
    [alone] You are eliminated.
   *[other] Eliminated: { $seats }.
}
battleroyal-event-CardsDiscarded = { $cards ->
    [one] One card is discarded.
   *[other] { $cards } cards are discarded.
}
battleroyal-event-SpoilsSeen = The cards of the eliminated:
    .item = from { $seat }: { $cards }
battleroyal-event-Proposed = { $you ->
    [seat] You propose:
   *[no] { $seat } proposes:
}
    .item = { battleroyal-gets }
battleroyal-event-VotesRevealed = The votes:
    .item = { $accept ->
        [yes] for it: { $seats }
       *[no] against it: { $seats }
    }
battleroyal-event-SpoilsDivided = The cards are divided:
    .item = { battleroyal-gets }
battleroyal-event-HandSizes = Cards held now:
    .item = { $seats }: { $size }
battleroyal-event-OfferMade = { $you ->
    [by] You make { $seats } an offer:
    [alone] { $by } makes you an offer:
    [among] { $by } makes an offer to you, and to { $others }:
   *[no] { $by } makes { $seats } an offer:
}
    .item = { battleroyal-clause }
battleroyal-event-OfferAgreed = { $you ->
    [by] { $seat } agrees to your offer.
    [seat] You agree to { $by }'s offer.
   *[no] { $seat } agrees to { $by }'s offer.
}
battleroyal-event-OfferLapsed = { $how ->
    [refused] { $you ->
        [by] { $seat } refuses your offer.
        [seat] You refuse { $by }'s offer.
       *[no] { $seat } refuses { $by }'s offer.
    }
   *[impossible] { $you ->
        [by] Your offer cannot be carried out any more.
       *[no] { $by }'s offer cannot be carried out any more.
    }
}
battleroyal-event-OfferCarriedOut = { $you ->
    [by] All agree: your offer is carried out.
   *[no] All agree: { $by }'s offer is carried out.
}
battleroyal-event-CardsShown = { $you ->
    [seat] You show: { $cards }
   *[no] { $seat } shows: { $cards }
}
battleroyal-event-GiftsSeen = Cards change hands:
    .item = { battleroyal-clause }
battleroyal-event-CardsGiven = { $you ->
    [by] You give { $seat }: { $cards }
    [seat] { $by } gives you: { $cards }
   *[no] { $by } gives { $seat }: { $cards }
}
battleroyal-event-TalkOver = { $you ->
    [among] The talk of your team is over.
   *[no] The talk is over: { $seats }.
}

## Endings

battleroyal-ending-last-one = Only one is left.
battleroyal-ending-two-winners = The money is accepted.
battleroyal-ending-all-passed = Everybody has passed, so everybody is out.
battleroyal-ending-lap-limit = Too many laps without an elimination: everybody is out.
battleroyal-ending-nobody-left = Nobody is left.

## Prompts

battleroyal-prompt-turn = What do you do?
    .asked = To move: { $names }.
    .hint = p = pass · l = left · r = right · or a number or name · ? = help
    .confirm = Your turn: { $choice }
    .help =
        Pass, or confront the nearest player on your left or on your right, your whole team against theirs (BR-4). Confront somebody of your own team, and you leave it first (BR-7). But if everybody passes, one after another, everybody loses (BR-5).
        While nobody is confronted you may also leave your team, and then still take your turn (BR-6).
battleroyal-prompt-leave = Do you leave your team?
    .asked = May leave: { $names }.
    .hint = y = leave · Enter = stay · n = stay until my next turn · ? = help
    .confirm = You { $choice }.
    .help = As long as the player whose turn it is has not chosen you may leave your team (BR-6). Those who stay in it stand and fall together (BR-7). You are asked once a turn as long as you are in a team of several.
battleroyal-prompt-sign = Thumb up or thumb down?
    .asked = To seal a sign: { $names }.
    .hint = u = up, team · d = down, { -kill } · ? = help
    .confirm = Your sign: { $choice }
    .help =
        Everybody in the confrontation seals a sign; all are shown together (BR-8). All up on both sides: one team (BR-9). A side that is all up against at least one thumb down is eliminated without a card being seen (BR-11). Both sides of two minds: everyone is alone (BR-10). Otherwise all with a thumb down reveal a card, and the lower sum is eliminated (BR-12).
battleroyal-prompt-signs = Two thumbs: up or down?
    .asked = To seal two signs each: { $names }.
    .hint = uu = team twice · ud = one of each · dd = { -kill } twice · ? = help
    .confirm = Your signs: { $choice }
    .help =
        You give a sign for each of your two persons, not necessarily the same; each that says { -kill } reveals a card of its own (BR-23). Your two persons win and lose together.
        All signs are shown together (BR-8). All up on both sides: one team (BR-9). A side that is all up against at least one thumb down is eliminated without a card being seen (BR-11). Both sides of two minds: teams fall apart (BR-10). Otherwise all with a thumb down reveal a card, and the lower sum is eliminated (BR-12).
battleroyal-prompt-reveal = Which card do you reveal?
    .asked = To seal a card: { $names }.
    .hint = number or name, with ! to bluff “{ -say-bang }!” · ? = help
    .confirm = You reveal { $choice }.
    .help =
        Everyone who showed a thumb down reveals a card; the side with the lower sum is eliminated (BR-12). A card with the word makes you say “{ -say-bang }!”; with any other you may say it as a bluff: everybody hears it, but only those in the confrontation see the cards (BR-14).
    .typing = “2” reveals the second card silently, “2!” with a “{ -say-bang }!”. “? bomb” explains a card.
battleroyal-prompt-dollars = Do you take the money?
    .asked = May take the money: { $names }.
    .hint = y = accept, both win · Enter = refuse · ? = help
    .confirm = You { $choice }.
    .help = Only two of you are left, and the money is on the table (BR-15). Accept it, and both of you win. Refuse it, and the cards are compared as if it had not been offered.
battleroyal-prompt-talk = What do you say to your team?
    .asked = Talking business: { $names }.
    .hint = number · d = done · or in words: “give 1 to Ada” · ? = help
    .confirm = { $choice }
    .help =
        Your team may show, trade and give cards. In every round each of you makes an offer, answers one, or is done for good; at most three offers each (BR-17). Why? Who shows or gives wins trust, and well-shared cards make all of you stronger. Everything in an offer happens together, as soon as everybody in it has agreed; what is shown is seen by all of them. Nobody gives away their last card. Cards can be asked for by name: who does not hold one of them can only refuse, and nobody else learns why.
    .typing =
        Offers in plain words: “give 1 to Ada” · “get 2 from Ada” · “trade 1 for 1 with Ada” · “trade Katana for Bazooka with Ada” · “show Ada” (you show yours) · “see Ada” (Ada shows hers or his) · “both Ada” · “Ada gives 1 to Basil” · “all show”. Several, with commas between them, make one offer: “give 1 to Ada, see Basil”.
        “agree” or “refuse” answers an offer, “agree Ada” the one that Ada made. Before anything is sent you see it once more.
battleroyal-prompt-offer = How does your offer go on?
    .asked = Making an offer: { $names }.
    .hint = number · b = one step back · ? = help
    .confirm = { $choice }
    .help = An offer has parts: who shows cards, who gives how many to whom, or which (BR-17). Of your own cards you name those you hold, of the others' any. Add as many parts as you like, up to six, then send it.
battleroyal-prompt-pick = Which of your cards do you give?
    .asked = Picking cards: { $names }.
    .hint = number or name · b = one step back · ? = help
    .confirm = { $choice }
    .help = You pick the cards that you give, and only whoever gets them sees which they are (BR-17). Several are picked in the order of the deck.
battleroyal-prompt-divide = Who gets what?
    .asked = May propose a division: { $names }.
    .hint = “all me” · “each” · a name for this card · b = back · Enter = no proposal · ? = help
    .confirm = You propose: { $choice }
    .help =
        The cards of the eliminated belong to your team. Each of you in turn may propose a division, and the first that all others vote for is carried out; if none is, the cards are lost and the team dissolves (BR-18).
        Name who gets each card, one after another.
    .typing = You can say it in one go: “all me” or “all Ada” gives everything that is left to one of you, “each” deals it round.
battleroyal-prompt-vote = Do you accept this division?
    .asked = To seal a vote: { $names }.
    .hint = y = yes · n = no · ? = help
    .confirm = Your vote: { $choice }
    .help = If all accept, the cards go where the division says. If not, the next member may propose another; if every one fails, the cards are lost and the team dissolves (BR-18).

## What is at stake: for the question, and for a choice

battleroyal-stake-turn = The last one left wins; { $alive } are left. { $until ->
    [one] One more pass
   *[other] { $until } more passes in a row
}, and everybody loses. { $strength }
battleroyal-stake-pass = { $until ->
    [0] Everybody loses, at once!
    [one] Then one pass more, and everybody loses.
   *[other] Then { $until } more in a row, and everybody loses.
}
battleroyal-stake-turn-late = The last one left wins; { $alive } are left. { $until ->
    [one] One turn more
   *[other] { $until } turns more
} without an elimination, and everybody loses. { $strength }
battleroyal-stake-pass-late = { $until ->
    [0] Everybody loses, at once!
    [one] Then one turn more without an elimination, and everybody loses.
   *[other] Then { $until } turns more without an elimination, and everybody loses.
}
battleroyal-stake-confront = { $own ->
    [one] You alone
   *[other] Your team of { $own }
} against { $theirs ->
    [one] one
   *[other] a team of { $theirs }
} with { $hand ->
    [one] one card
   *[other] { $hand } cards
}.
battleroyal-stake-confront-mate = You leave your team first: you alone against { $theirs ->
    [one] one
   *[other] the other { $theirs }
} with { $hand ->
    [one] one card
   *[other] { $hand } cards
}.
battleroyal-stake-confront-known = { $line } { $strength }
battleroyal-stake-may-leave = Your team stands and falls together, you and { $others ->
    [one] one other
   *[other] { $others } others
}; but only one player wins.
battleroyal-stake-leave = You are on your own: nobody falls with you, and nobody stands by you.
battleroyal-stake-stay = You go on with { $others ->
    [one] one other
   *[other] { $others } others
}.
battleroyal-stake-sign = { $own ->
    [one] You alone
   *[other] Your { $own }
} against { $theirs ->
    [one] one
   *[other] { $theirs }
}; { $alive } are left in the game. All thumbs are shown together. { $strength }
battleroyal-stake-sign-one = If their thumb is up: { $up }. If it is down: { $down }.
battleroyal-stake-sign-several = If all their thumbs are up: { $up }. If any is down: { $down }.
battleroyal-stake-sign-split = If all their thumbs are up: { $up }. If all are down: { $down }. If some are up and some down: { $mixed }.
battleroyal-stake-sign-up = If all of your thumbs are up: with all of theirs up { $up }; with any down { $down }. A team-mate's thumb down counts like your own.
battleroyal-stake-sign-down = { $theirs ->
    [one] If their thumb is up: { $up }. If it is down: { $down }.
   *[other] If all their thumbs are up: { $up }. If any is down: { $down }; if both sides are split, { $split }.
}
battleroyal-stake-one-team = you become one team
battleroyal-stake-all-one = you are all there is, and everyone is alone again
battleroyal-stake-we-fall = your side is out, without a card
battleroyal-stake-they-fall = they are out, and { $hand ->
    [one] their card is
   *[other] their { $hand } cards are
} yours
battleroyal-stake-last-one = they are out, and you win
battleroyal-stake-all-alone = everyone is alone
battleroyal-stake-compare = cards decide, the lower sum is out
battleroyal-stake-reveal = One card for each thumb down, added up on each side: { $own } on yours, { $theirs } on theirs, out of { $hand }. The lower sum is out, equal sums change nothing.
battleroyal-stake-strength = { $hand ->
    [one] Your { $card } { battleroyal-beats }.
   *[other] Your best card, { $card }, { battleroyal-beats }.
}
battleroyal-stake-strength-special = { $card }: { $line }
battleroyal-stake-strength-side = { $line } { $own ->
    [one] With both thumbs down, your two best cards add up to { $sum }.
   *[other] If all of you point down, the best you know of on your side add up to { $sum } ({ $known ->
        [one] one card
       *[other] { $known } cards
    }).
}
battleroyal-stake-value = Adds { $value } to the sum of your side.
battleroyal-stake-decoy = Adds { $value } to the sum of your side, and no { -say-bang } of theirs counts.
battleroyal-stake-beats = It { battleroyal-beats }.
battleroyal-beats = { $possible ->
    [one] { $beaten ->
        [one] beats the one card it can meet
       *[other] { $tied ->
            [one] ties with the one card it can meet
           *[other] does not beat the one card it can meet
        }
    }
   *[other] beats { $beaten } of the { $possible } cards it may meet{ $tied ->
        [0] { "" }
       *[other] , ties with { $tied }
    }
}
battleroyal-stake-bomb = Everybody in the confrontation is out, you too.
battleroyal-stake-mask = Counts 0, but a lone opponent without a { -say-bang } is out.
battleroyal-stake-dollars-card = Counts { $value }; if only two are left, the other may take it and both win.
battleroyal-stake-silent = { $line } Others hear nothing of it.
battleroyal-stake-aloud = { $line } All hear your “{ -say-bang }!”, true or not, for all they know.
battleroyal-stake-bluff = The same card, and nothing changes now; but all hear your “{ -say-bang }!” and may take it for one of the strongest.
battleroyal-stake-dollars = Only two are left, and both know the cards on the table.
battleroyal-stake-accept = Both of you win.
battleroyal-stake-compare-won = The cards decide: you win alone.
battleroyal-stake-compare-lost = The cards decide: you are out.
battleroyal-stake-compare-tie = The cards are equal: the game goes on.
battleroyal-stake-compare-all = The cards decide: both are out, and nobody wins.
battleroyal-stake-divide = Cards to divide: { $spoils }. All others have to agree. { $after ->
    [0] You are the last to propose: if it fails, the cards are lost and the team falls apart.
   *[other] After you { $after } may propose; if all fail, the cards are lost and the team falls apart.
}
battleroyal-stake-no-proposal = { $after ->
    [0] The cards are lost, and your team falls apart.
   *[other] { battleroyal-stake-next }
}
battleroyal-stake-assign = { $you ->
    [seat] { $card } would be yours.
   *[no] { $card } would go to { $seat }.
}
battleroyal-stake-vote = You would get { $mine } of { $spoils }. A single no, and it fails.
battleroyal-stake-vote-yes = If all agree, it is done.
battleroyal-stake-vote-no = { $after ->
    [0] It was the last proposal: the cards are lost, and your team falls apart.
   *[other] { battleroyal-stake-next }
}
battleroyal-stake-next = { $after ->
    [one] One more may propose; if that fails too
   *[other] { $after } more may propose; if all fail
}, the cards are lost and your team falls apart.
battleroyal-stake-talk = Cards shown or given win trust, and make your team stronger. A deal is done once everybody in it has agreed. { $offers ->
    [0] You have no offer left
    [one] You have one offer left
   *[other] You have { $offers } offers left
}{ $pending ->
    [0] { "" }
    [one] ; one waits for your answer
   *[other] ; { $pending } wait for your answer
}.
battleroyal-stake-offer = Nobody hears of it before you send it.
battleroyal-stake-done = For good: you say nothing more{ $pending ->
    [0] { "" }
    [one] , and refuse what waits for you
   *[other] , and refuse the { $pending } offers that wait for you
}.
battleroyal-stake-agree = Once all agree: you give { $gives }, get { $gets }{ $shows ->
    [yes] , and show your cards
   *[no] { "" }
}.
battleroyal-stake-refuse = The offer lapses.
battleroyal-stake-all-show = Once all agree, each of you sees all cards.
battleroyal-stake-show = { $you ->
    [seat] Everybody in the deal sees your cards.
   *[no] You see the cards of { $seat }.
}
battleroyal-stake-send = Everybody in the deal is asked.
battleroyal-stake-pick = You would part with it: { $card }.
battleroyal-stake-with = { $seat } has to agree, too, and sees what is shown.
battleroyal-stake-holds = { $you ->
    [seat] You hold { battleroyal-hold }.
   *[no] { $seat } holds { battleroyal-hold }.
}
battleroyal-hold = { $hand ->
    [one] one card
   *[other] { $hand } cards
}
battleroyal-stake-count = { $you ->
    [seat] You pick which, when you send the offer.
   *[no] { $seat } picks which, when agreeing.
}
battleroyal-stake-by-name = { $you ->
    [seat] You say which of your cards.
   *[no] Who does not hold what you name can only refuse.
}
battleroyal-stake-named-certain = { $seat } holds it, by what you have seen.
battleroyal-stake-named-maybe = { $seat } may hold it, for all you know.
battleroyal-stake-named-elsewhere = { $seat } cannot hold it, by what you have seen.

## Answers: as a choice, and once given ($by gave it)

battleroyal-action-Decline = no
    .given = { $you ->
        [by] You decline.
       *[no] { $by } declines.
    }
battleroyal-action-TakeBack = one step back
    .given = { $you ->
        [by] You take a step back.
       *[no] { $by } takes a step back.
    }
battleroyal-action-Pass = pass
    .given = { $you ->
        [by] You pass.
       *[no] { $by } passes.
    }
battleroyal-action-Leave = leave your team
    .given = { $you ->
        [by] You leave your team.
       *[no] { $by } leaves the team.
    }
battleroyal-action-Confront = confront { $seat }
    .given = { $you ->
        [by] You confront { $seat }.
        [seat] { $by } confronts you.
       *[no] { $by } confronts { $seat }.
    }
battleroyal-action-Sign = { battleroyal-sign }
    .given = { $you ->
        [by] Your sign: { battleroyal-sign }.
       *[no] { $by }'s sign: { battleroyal-sign }.
    }
battleroyal-action-Reveal = { $bang ->
    [yes] { $card } with “{ -say-bang }!”
   *[no] { $card }
}
    .given = { $you ->
        [by] You reveal { battleroyal-action-Reveal }.
       *[no] { $by } reveals { battleroyal-action-Reveal }.
    }
battleroyal-action-Accept = accept the money
    .given = { $you ->
        [by] You accept the money.
       *[no] { $by } accepts the money.
    }
battleroyal-action-Done = nothing more: you are done
    .given = { $you ->
        [by] You are done with talking.
       *[no] { $by } is done with talking.
    }
battleroyal-action-AllShow = all show all their cards to each other
    .given = { $you ->
        [by] You offer that all show their cards.
       *[no] { $by } offers that all show their cards.
    }
battleroyal-action-Show = { $you ->
    [seat] you show all your cards
   *[no] { $seat } shows all their cards
}
    .given = { $you ->
        [by] You add: { $seat } shows all their cards.
        [both] You add: you show all your cards.
        [seat] { $by } adds: you show all your cards.
       *[no] { $by } adds: { $seat } shows all their cards.
    }
battleroyal-action-With = { $seat } is to see it too
    .given = { $you ->
        [by] You add { $seat } to the deal.
        [seat] { $by } adds you to the deal.
       *[no] { $by } adds { $seat } to the deal.
    }
battleroyal-action-GiveFrom = { $you ->
    [seat] you give
   *[no] { $seat } gives
}
    .given = { $you ->
        [by] You add: { $seat } gives …
        [both] You add: you give …
        [seat] { $by } adds: you give …
       *[no] { $by } adds: { $seat } gives …
    }
battleroyal-action-GiveTo = { $you ->
    [seat] to you
   *[no] to { $seat }
}
    .given = { $you ->
        [by] You add: … to { $seat } …
        [both] You add: … to you …
        [seat] { $by } adds: … to you …
       *[no] { $by } adds: … to { $seat } …
    }
battleroyal-action-GiveCount = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
    .given = { $you ->
        [by] You add: … { battleroyal-action-GiveCount }.
       *[no] { $by } adds: … { battleroyal-action-GiveCount }.
    }
battleroyal-action-ByName = cards by name
    .given = { $you ->
        [by] You add: … cards by name …
       *[no] { $by } adds: … cards by name …
    }
battleroyal-action-GiveCard = { $card }
    .given = { $you ->
        [by] You add: … { $card }.
       *[no] { $by } adds: … { $card }.
    }
battleroyal-action-Send = send the offer
    .given = { $you ->
        [by] You send the offer.
       *[no] { $by } sends the offer.
    }
battleroyal-action-Agree = agree to offer { $offer }
    .given = { $you ->
        [by] You agree to offer { $offer } of those that wait for you.
       *[no] { $by } agrees to offer { $offer } of those that wait.
    }
battleroyal-action-Refuse = refuse offer { $offer }
    .given = { $you ->
        [by] You refuse offer { $offer } of those that wait for you.
       *[no] { $by } refuses offer { $offer } of those that wait.
    }
battleroyal-action-Pick = { $card }
    .given = { $you ->
        [by] You pick { $card }.
       *[no] { $by } picks { $card }.
    }
battleroyal-action-Assign = { $you ->
    [seat] you
   *[no] { $seat }
}
    .given = { $you ->
        [by] You give the next card to { $seat }.
        [both] You give the next card to yourself.
        [seat] { $by } gives the next card to you.
       *[no] { $by } gives the next card to { $seat }.
    }
battleroyal-action-Vote = { $accept ->
    [yes] yes
   *[no] no
}
    .given = { $you ->
        [by] Your vote: { battleroyal-action-Vote }.
       *[no] { $by }'s vote: { battleroyal-action-Vote }.
    }

## Options

battleroyal-option-deck = Cards
    .about = Which cards there are.
    .standard = the thirty-six cards of these rules
    .own = a deck of one's own
battleroyal-option-pairs = Pairs
    .about = Whether everybody runs two persons, with four or five players.
    .on = two persons each with four or five players
    .off = one person each
battleroyal-option-lap_limit = Lap limit
    .about = After how many full laps without an elimination everybody loses; 0 for no limit.
    .own = { $value ->
        [0] none
        [one] one lap
       *[other] { $value } laps
    }
battleroyal-option-seating = Seating
    .about = How the circle is made.
    .random = in random order
    .seats = as they took their seats

## Talking in the terminal

battleroyal-offer-own = { $to ->
    [one] Your offer: { $clauses }
    [all] Your offer to all: { $clauses }
   *[some] Your offer to { $others }: { $clauses }
}
battleroyal-offer-of = { $count ->
    [one] { $to ->
        [one] { $by }'s offer: { $clauses }
        [all] { $by }'s offer to all: { $clauses }
       *[some] { $by }'s offer to you, and to { $others }: { $clauses }
    }
   *[other] { $to ->
        [one] the offer of { $by }: { $clauses }
        [all] the offer that { $by } make to all: { $clauses }
       *[some] the offer that { $by } make to you, and to { $others }: { $clauses }
    }
}
battleroyal-offer-briefly = { $by }: { $clauses }
battleroyal-offer-so-far = So far: { $clauses } …
battleroyal-offer-begun = { $you ->
    [by] you give { $seat }
    [seat] { $by } gives you
   *[no] { $by } gives { $seat }
}
battleroyal-offer-giving = { $clauses } (you give { $cards })
battleroyal-agree-to = agree to { $offer }
battleroyal-refuse-to = refuse { $offer }
battleroyal-agree-to-one = agree to one of { $count } offers …
battleroyal-refuse-one = refuse one of { $count } offers …
battleroyal-new-offer = offer: { $what }
battleroyal-all-show = { battleroyal-action-AllShow }
battleroyal-somebody-shows = somebody shows all their cards …
battleroyal-somebody-gives = somebody gives cards …
battleroyal-somebody-sees = somebody else is to see it …
battleroyal-another-card = and another card by name …
battleroyal-offer-impossible = The rules do not allow this offer: somebody would be left without a card, has too few, or you name a card that you do not hold.
battleroyal-out = You are out of the game. Enter = watch the rest quickly, q = leave
battleroyal-passers = { $count ->
    [one] Passed: { $names }.
   *[other] Passed, one after another: { $names }.
}
battleroyal-many-offers = { $count ->
    [one] One offer is made, by { $names }.
   *[other] { $count } offers are made, by { $names }.
}
battleroyal-many-agree = Agreed to an offer: { $names }.
battleroyal-many-lapse = { $count ->
    [one] One offer comes to nothing.
   *[other] { $count } offers come to nothing.
}
battleroyal-many-show = Cards are shown: { $cards }
battleroyal-sums = { $attackers }: { $high } · { $defenders }: { $low }

## The drawn table

battleroyal-table-title = { battleroyal } · { $left } of { $seats } left
battleroyal-title-passes = { $passes ->
    [one] one pass
   *[other] { $passes } passes in a row
}
battleroyal-title-laps = quiet laps: { $laps } of { $limit }
battleroyal-label-left = Left
battleroyal-label-right = Right
battleroyal-label-both = Left and right
battleroyal-label-circle = Circle
battleroyal-label-teams = Teams
battleroyal-label-hand = Your cards
battleroyal-label-known = You know
battleroyal-label-gone = Out
battleroyal-label-confrontation = Confrontation
battleroyal-label-marks = Marks
battleroyal-marks = ▸ on turn, * your team, /A another, ² cards held
battleroyal-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
battleroyal-alone = alone
battleroyal-in-your-team = in your team
battleroyal-in-team = in team { $team } with { $names }
battleroyal-in-big-team = in { $team }
battleroyal-big-team = { $mark ->
    [own] your team ({ $size })
   *[other] team { $mark } ({ $size })
}
battleroyal-known = { $name }: { $cards }
battleroyal-sides = { $attackers } – against – { $defenders }
battleroyal-side-left = left
battleroyal-side-right = right
battleroyal-side-both = left and right
