championship = World Championship
championship-pitch = Pocket a card, bet how often you will pull the trigger, accuse the others of lying.
championship-clocks = Always ten seconds to accuse.
championship-next = { $moment ->
    [spin] Next: the bets.
    [bet] Next: everybody bets, sealed.
    [accusation] Next: accusations.
    [bribe] Somebody is caught. What now?
    [trigger] Next: the cards are turned.
    [scoring] Next: the points.
   *[other] The game goes on.
}
championship-waits = takes the full time
championship-round = Round { $round }
championship-phases = The phases of the round
championship-phase = { $phase ->
    [pocket] Pocket
    [spin] Spin
    [bet] Bet
    [accusation] Accusation
    [trigger] Trigger
   *[scoring] Scoring
 }
championship-moment = What has just happened
championship-players = The players
championship-click = CLICK
championship-bullet = BULLET
championship-team = { $captain ->
    [yes] { $mates ->
        [0] only the captain left
        [one] captain + 1 alive
       *[other] captain + { $mates } alive
    }
   *[no] captain dead
 }
championship-points = { $points ->
    [one] 1 point of { $goal }
   *[other] { $points } points of { $goal }
 }
championship-out-of-game = out of the game
championship-out-of-round = out of the round
championship-answered = answered ✓
championship-thinking = thinking …
championship-your-turn = your turn
championship-shots-left = { $shots ->
    [one] 1 shot to go
   *[other] { $shots } shots to go
 }
championship-barrel = Barrel
championship-barrel-count = Barrel: { $turned } turned, { $left } left
championship-at-worst = at worst { $bullets } in { $left }
championship-extra = { $extra ->
    [one] + 1 BULLET
   *[other] + { $extra } BULLETs
 }
championship-known-card = { $card }, only you have seen it
championship-pocket = Pocket
championship-pocket-empty = nothing in the pocket yet
championship-pocket-closed = a card in the pocket, face down
championship-pocket-known = { $card } in the pocket, as you know
championship-pocket-shown = { $card } in the pocket, shown to all
championship-bet = Bet
championship-bet-none = no bet yet
championship-bet-sealed = the bet is sealed
championship-bet-is = bet: { $shots }
championship-bet-yours = your sealed bet: { $shots }
championship-hand = Cards
championship-hand-size = { $cards ->
    [one] action card in hand
   *[other] action cards in hand
 }
championship-side-bet = bets on { $name }
championship-favour = + { $points } if they score
championship-mark = { $marks ->
    [one] { $card }
   *[other] { $card } × { $marks }
 }
championship-aim-sky = at the sky
championship-aim-at = at { $name }
championship-aim-open = chooses an aim
championship-has-accused = has accused
championship-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
 }
championship-your-hand = Your action cards
championship-no-cards = You hold no action card.
championship-when = { $skull ->
    [yes] { championship-phase }, also when you are out
   *[no] { championship-phase }
 }
championship-playable = can be played now
championship-its-moment = Its moment: { $when }
championship-play-it = Play it
championship-tap-again = Tap again to play it
championship-decline = { $kind ->
    [fire-on] Stop here
   *[accuse] Accuse nobody
 }
championship-at-whom = “{ $card }”: at whom?
championship-yourself = yourself
championship-turn-die = { $way ->
    [up] { $name }: die up
   *[down] { $name }: die down
 }
championship-cups-up = Cups up …
championship-who-accuses = Who accuses whom?
championship-caught = Caught!
championship-innocent = Not guilty!
championship-champion = World champion
championship-to-sky = → the sky
championship-nobody-scores = Nobody scores
