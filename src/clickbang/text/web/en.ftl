# What the page says of itself. What happens in a game comes in words from the server.
tagline = Three tabletop games of nerve
home = Home
settings = Settings
skin = Words
skin-classic = Classic
skin-gentle = Gentle: party poppers, nobody dies
theme = Light
theme-system = As your system
theme-dark = Dark
theme-light = Bright
sound = Sound
fast = No animations
unreachable = The server cannot be reached.
try-again = Try again
connecting = Connecting …
reconnecting = The connection is lost. Coming back …

bulletbucks = Bulletbucks
bulletbucks-pitch = Everybody bids in secret. The highest bidder picks who faces the revolver, and the survivor keeps the money.
championship = World Championship
championship-pitch = Pocket a card, bet how often you will pull the trigger, accuse the others of lying.
battleroyal = Battle Royal
battleroyal-pitch = Thumbs up or thumbs down against your neighbour, teams and betrayals, until one is left.

play-now = Play now
with-friends = With friends
rules = Rules
rules-of = Rules: { $game }
close = Close
you-play-as = You play as
join-by-code = Join by code or link
join = Join
bad-code = That is not the code of a table: six letters and digits, or a link.
your-tables = Your tables
your-tables-empty = You do not sit anywhere yet.
public-tables = Public tables
public-tables-empty = Nobody has opened a public table.
nobody-yet = nobody yet
seats-open = { $open ->
    [0] full, { $seats } seats
   *[other] { $open } of { $seats } seats open
 }
stage-lobby = about to begin
stage-revealing = about to begin
stage-playing = being played
stage-over = over
stage-stuck = cannot go on
stage-stuck-help = This game was begun by older rules and cannot go on. Start another.

new-table = New table
no-such-game = There is no such game.
seats = Seats: { $seats }
seats-help = People join by link; bots take what stays open.
clock = Clock
clock-none = No clock
clock-none-help = Everybody takes the time they need.
clock-relaxed = Relaxed
clock-relaxed-help = A minute and a half for every decision; ten seconds to accuse, three to play a card out of turn.
clock-quick = Quick
clock-quick-help = Twenty-five seconds for every decision; ten to accuse, three to play a card out of turn.
pace = Bots
pace-natural = They take their time
pace-natural-help = A bot seems to think before it answers, so that you can follow.
pace-none = At once
pace-none-help = A bot answers without a pause.
public = Public table
public-help = Anybody can find it in the list and join.
open-table = Open the table
option-bulletbucks-pot_after_bang = After a bang the pot
option-bulletbucks-pot_after_bang-help = What happens to the money of a round that ended with a bang.
option-bulletbucks-open_purses = Open purses
option-bulletbucks-open_purses-help = Whether everybody sees what the others have left.
option-championship-deck = Action cards
option-championship-deck-help = The standard deck, none at all, or one that you have written.
option-battleroyal-deck = Cards
option-battleroyal-deck-help = The standard weapons, or a deck that you have written.
option-battleroyal-pairs = Pairs
option-battleroyal-pairs-help = With four or five players everybody runs two persons.
option-battleroyal-lap_limit = Laps without a death
option-battleroyal-lap_limit-help = After so many laps in which nobody is eliminated the game ends; 0 for no limit.
own-file = a file of my own …
own-file-help = A deck in TOML, as the documentation describes it (docs/decks.md).
value-return = goes back
value-discard = is lost
value-carry = stays for the next round
value-on = on
value-off = off
value-standard = standard
value-none = none
own-deck = your own

lobby-help = Take a seat and say that you are ready. The host begins; bots take the open seats.
name = Your name
made-up-names = Brave Badger, Lucky Lynx, Calm Heron, Bold Fox, Sly Magpie, Keen Kestrel, Merry Marten, Quiet Wolf, Jolly Newt, Swift Hare, Wise Owl, Cool Otter
seat-open = open
this-is-you = you
bot-of = bot, { $bot }
bot-random = random
bot-naive = naive
bot-shrewd = shrewd
bot-for-seat = Bot for seat { $seat }
no-bot = a bot …
host = host
not-here = not here
bot-plays-on = left, a bot plays
is-ready = ready
is-not-ready = not ready yet
sit-here = Sit here
remove = Remove
ready = Ready
not-ready = Not ready after all
fill-with = open seats:
start = Begin
begin-waits = Not ready yet: { $names }. Wait for them, or remove them.
waiting-for-host = Waiting for the host to begin.
stand = Leave the seat
commitment = Luck is sealed as
invite = Invite
code = Code of the table
link = Link to the table
share = Share the link
link-only-here = Only this computer can open this link. For everybody in your network, stop the server and start it with “make play HOST=0.0.0.0”.
copied = copied
qr = QR code
other-device = My other device
other-device-help = Open this on your other device within ten minutes: your seats move there.
transfer = Move to this device
transfer-help = Your seats on the other device move to this one.
transfer-here = Move my seats here
transferred = { $tables ->
    [one] One table has moved here.
   *[other] { $tables } tables have moved here.
 }

chat = Chat
chat-empty = Nobody has said anything yet.
spectator = A spectator
to-whom = To whom
to-table = everybody
to-team = my team
to-gallery = among the eliminated
to-spectators = among spectators
to-seat = to { $name }
say-something = Say something
send = Send
log = Log
side = Beside the table

your-turn-bar = What you are asked
your-choices = Your choices
waiting-for = Waiting for { $names } …
watch = Watch …
you-watch = You are watching.
step-back = One step back
decline-ahead = decline ahead:
ahead-no = no
ahead-window = this window
ahead-phase = this phase
ahead-round = this round
skip = Skip
why-not = why not?
you-sealed = You sealed: { $answer }
stop-declining = Ask me again
seconds-left = { $seconds } seconds left
you-left = You have left. A bot plays for you.
come-back = Come back
leave-game = Leave the game (a bot plays on)

won = { $names } won.
you-won = You won!
you-won-with = You won, together with { $names }!
score = { $score }
was-it-fair = Was it fair?
fair-help = The secret was sealed before the game, and everybody added luck of their own. The record holds every draw; anybody can check it.
fair-check = Download the record here. Where Clickbang is installed, this command checks it:
fair-file = FILE
nobody-won = Nobody won.
rematch = Play again
record = The record
secret = The secret from which all luck came:

# Bulletbucks
bulletbucks-money = { $sum }
bulletbucks-table = The table
bulletbucks-round = Round { $round }
bulletbucks-markers = Markers left: { $markers }
bulletbucks-pot = Pot
bulletbucks-score = Score
bulletbucks-stacks = Stacks won
bulletbucks-purse = Your notes:
bulletbucks-purse-of = Notes:
bulletbucks-thinking = thinking …
bulletbucks-your-turn = your turn
bulletbucks-sealed = sealed
bulletbucks-you-sealed = you sealed { $sum }
bulletbucks-on-top = on top of { $sum }
bulletbucks-last-bid = last bid { $sum }
bulletbucks-highest = highest bid
bulletbucks-tied = tied
bulletbucks-named = faces it
bulletbucks-won = + { $sum }
bulletbucks-dead = dead
bulletbucks-left = no notes left
bulletbucks-wheel = The cylinder of the revolver
bulletbucks-click = Click!
bulletbucks-bang = Bang!
bulletbucks-choose = Name { $name }
bulletbucks-more = One more note of { $note }
bulletbucks-less = One note of { $note } less
bulletbucks-at-least-one = Pick at least one note
bulletbucks-seal-bid = Seal the bid: { $sum }
bulletbucks-seal-raise = Seal the raise: + { $sum }

# World Championship
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
    [one] 1 point
   *[other] { $points } points
 }
championship-out-of-game = out of the game
championship-out-of-round = out of the round
championship-answered = answered ✓
championship-thinking = thinking …
championship-shots-left = { $shots ->
    [one] 1 shot to go
   *[other] { $shots } shots to go
 }
championship-barrel = Barrel
championship-barrel-count = Barrel: { $turned } turned, { $left } left
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
championship-aim-sky = at the sky
championship-aim-at = at { $name }
championship-aim-open = chooses an aim
championship-has-accused = has accused
championship-your-hand = Your action cards
championship-no-cards = You hold no action card.
championship-when = { $skull ->
    [yes] { championship-phase }, also when you are out
   *[no] { championship-phase }
 }
championship-playable = can be played now
championship-not-in-phase = not in this phase
championship-not-now = not at this moment
championship-you-know = What only you know
championship-know-barrel = { $you ->
    [yes] On top of your barrel: { $cards }
   *[no] On top of { $name }'s barrel: { $cards }
 }
championship-know-pocket = In { $name }'s pocket: { $card }
championship-decline = { $kind ->
    [accuse] Accuse nobody
    [bribe] No bribe
    [fire-on] Stop here
   *[play] Play no card
 }
championship-nothing-to-play = None of your cards can be played now.
championship-at-whom = “{ $card }”: at whom?
championship-yourself = yourself
championship-turn-die = { $way ->
    [up] { $name }: die up
   *[down] { $name }: die down
 }

# Battle Royal
battleroyal-circle = The circle
battleroyal-turn-of = { $you ->
    [yes] Your turn
   *[no] { $name }'s turn
}
battleroyal-passes = { $passes ->
    [one] one pass of { $of }
   *[other] { $passes } passes in a row of { $of }
}
battleroyal-passes-danger = If everybody passes, everybody is out.
battleroyal-laps = quiet laps: { $laps } of { $limit }
battleroyal-left = { $left } of { $seats } left
battleroyal-person = { $name }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $team ->
    [none] , alone
    [own] , in your team { $letter }
   *[other] , in team { $letter }
}{ $turn ->
    [yes] , on turn
   *[no] { "" }
}
battleroyal-second = second person
battleroyal-you = you
battleroyal-team = Team { $letter }
battleroyal-your-team = Your team ({ $letter })
battleroyal-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
battleroyal-hand = Your cards
battleroyal-you-are-out = You are out. You look on, and talk with the others who are.
battleroyal-hand-empty = You hold no cards.
battleroyal-colon = { ": " }
battleroyal-bang = Bang!
battleroyal-around = Around you
battleroyal-players = The players
battleroyal-others = The others ({ $count })
battleroyal-on-left = on your left
battleroyal-on-right = on your right
battleroyal-on-both = on both sides
battleroyal-has = has
battleroyal-may-have = may have
battleroyal-bluffs = { $times ->
    [one] bluffed once before your eyes
   *[other] bluffed { $times } times before your eyes
}
battleroyal-gallery = Eliminated
battleroyal-gallery-empty = Nobody yet.
battleroyal-confrontation = Confrontation
battleroyal-last-confrontation = The last confrontation
battleroyal-no-confrontation = No confrontation yet. Whoever's turn it is passes or confronts a neighbour.
battleroyal-against = against
battleroyal-sealed = has chosen
battleroyal-thinking = is choosing
battleroyal-thumbs = { $down ->
    [0] { $of ->
        [one] thumb up
       *[other] both thumbs up
    }
    [one] { $of ->
        [one] thumb down
       *[other] one thumb up, one down
    }
   *[other] both thumbs down
}
battleroyal-tally = { $up } up, { $down } down
battleroyal-count = One… two… three!
battleroyal-is-out = out
battleroyal-outcome-TeamFormed = One team now
battleroyal-outcome-AllAlone = Everyone for themselves
battleroyal-outcome-NothingHappened = A draw: nothing happens
battleroyal-outcome-Eliminated = Out: { $names }
battleroyal-talking = Talking business: { $names } (round { $round })
battleroyal-dividing = { $names }: dividing { $cards ->
    [one] one card
   *[other] { $cards } cards
}
battleroyal-stay = Stay in the team
battleroyal-leave = Leave your team
battleroyal-silent = Reveal silently
battleroyal-with-bang = Reveal with “Bang!”
battleroyal-bluff-bang = Bluff “Bang!”
battleroyal-take-money = Accept: both win
battleroyal-refuse-money = Refuse: compare the cards
battleroyal-offers = Open offers
battleroyal-offer-of = { $you ->
    [yes] Your offer
   *[no] { $name }'s offer
}
battleroyal-gives = { $you ->
    [by] you give { $to } { battleroyal-cards }
    [to] { $by } gives you { battleroyal-cards }
   *[no] { $by } gives { $to } { battleroyal-cards }
}
battleroyal-shows = { $you ->
    [yes] you show all your cards
   *[no] { $name } shows all their cards
}
battleroyal-between = between { $names }
battleroyal-all-show = all show all their cards to each other
battleroyal-agreed = agreed: { $names }
battleroyal-you-give = you give { $cards }
battleroyal-agree = Agree
battleroyal-refuse = Refuse
battleroyal-draft = Your offer so far
battleroyal-offers-left = { $left ->
    [0] You have made all your offers.
    [one] You may make one more offer.
   *[other] You may make { $left } more offers.
}
battleroyal-group-to = To whom
battleroyal-group-count = How many
battleroyal-group-pick = Your cards
battleroyal-group-show = Somebody shows their cards
battleroyal-group-see = Somebody else is to see it
battleroyal-group-give = Somebody gives cards
battleroyal-spoils = The cards of the eliminated
battleroyal-spoil-from = from { $name }
battleroyal-next-card = Who gets { $card }?
battleroyal-no-proposal = No proposal from me
battleroyal-proposal-of = { $you ->
    [yes] You propose
   *[no] { $name } proposes
}
battleroyal-gets-nothing = nothing
battleroyal-vote-yes = Accept the division
battleroyal-vote-no = Reject it
