### What the command says around a game, in English.

## Playing

play-guest = Guest
learn-title = { $game }: a lesson with { $people }
learn-welcome = The rules are real; luck and the others follow a script. Answer what you like.
learn-learnt = That was the lesson. You have learnt:
learn-play = Now a real game: clickbang play { $game }{ $words } (tougher: add --bots sharp)
play-welcome = You play with { $people }.
level-random = random
level-beginner = beginner
level-casual = casual
level-friendly = friendly
level-sharp = sharp
level-master = master
style-cautious = cautious
style-bold = bold
style-trusting = trusting
style-treacherous = treacherous
play-keys = At every question: ? = help, ? { $rule } = a rule, t = the table, q = leave
play-keys-no-rules = At every question: ? = help, t = the table, q = leave
play-enter = Enter
play-confirm = Enter = yes, b = back
play-which = Which one? Name or number, b = back
play-unclear = “{ $typed }” is no answer to this; ? explains what is asked.
play-help = ? { $rule } shows a rule as it is written{ $cards ->
    [yes] ; ? and the name of a card says what it does
   *[no] { "" }
}.
play-no-such-help = There is no card and no rule called “{ $typed }”; ? { $rule } shows a rule.
play-leave = Leave the game? y = yes, Enter = no
play-out-in-order = Who went out, and when:
play-out-before = … { $count ->
    [one] one before that
   *[other] { $count } before that
}
play-left = You left the game.
play-input-ended = There is no more input: the game ends here, unfinished.
play-again = Another game? Enter = yes, n = no
play-again-unclear = “{ $typed }” is no answer to this: Enter or y begins another game, n or q ends it here.
play-fouls = { $count ->
    [one] The bot of { $name } lost a move to a default: { $first }
   *[other] The bot of { $name } lost { $count } moves to a default, the first because { $first }
}

## Playing online

join-link = Link for friends: { $link }
join-luck = Luck: { $commitment } (with this number /record shows after the game that nobody chose it)
join-seat-open = open
join-seat-host = host
join-seat-gone = not here
join-ready = Enter = ready, n = not ready · /say = talk · ? = help · q = leave
join-begin = { $open ->
    [0] Enter = begin
    [one] Enter = begin, with a bot in the open seat
   *[other] Enter = begin, with bots in the { $open } open seats
} · ? = help · q = leave
join-wait = You are ready. The host begins. n = not ready · ? = help · q = leave
join-not-ready = You are ready. Not yet: { $names }. n = not ready · ? = help · q = leave
join-revealing = Everybody's client shows what it adds to the luck …
join-full = There is no open seat: you watch.
join-only-watching = You watch. /say talks to the other spectators, q leaves.
join-unclear = “{ $typed }” means nothing here; ? helps.
join-under-way = The game is under way.
join-closed = Too late: that question is closed.
join-standing = At any time: { $question } Press Enter for that.
join-idle = Nobody waits for you right now. t draws the table, /say talks, ? helps.
join-beat = Cards may be played: type one, Enter lets it pass, w takes the full time. You have { $cards }.
join-beat-now = cards may be played, w takes the full time
join-waits = { $you ->
    [yes] You take the full time: everybody sees it.
   *[no] { $name } takes the full time.
}
join-passed = Too late: the game has gone on.
join-sole = There is one choice only, and it is made for you: { $choice }.
join-waiting-for = waiting for { $names }
join-waiting-for-many = waiting for { $count }
join-clock = { $seconds } s
join-announcement = From whoever runs this server: { $text }
join-connecting = no connection, trying again …
join-spectating = you watch
join-spectator = A spectator
join-spectators = { $count ->
    [one] One spectator.
   *[other] { $count } spectators.
}
join-went-back = The game went back: the server has lost what came last.
join-gone = { $name } has lost the connection.
join-gave-up = { $name } has left. A bot plays on.
join-replaced = A bot plays on for { $name }.
join-back = { $name } is here.
join-not-connected = There is no connection at the moment; it was not done.
join-said-team = { $name } to the team
join-said-gallery = { $name } from the gallery
join-said-spectators = { $name } among spectators
join-said-to = { $name } to { $hearer }
join-no-such-command = There is no command “{ $typed }”.
join-to-whom = To whom? Give a name as it stands at the table.
join-which-face = Which face? grin, laugh, smirk, doubt, shock, fright, glare, pout
join-faced = { $face ->
    [grin] { $name } grins.
    [laugh] { $name } laughs.
    [smirk] { $name } smirks.
    [doubt] { $name } raises an eyebrow.
    [shock] { $name } is all eyes.
    [fright] { $name } looks frightened.
    [glare] { $name } glares.
   *[pout] { $name } pouts.
}
join-muted = You hear no more of { $name }; the same again to hear them.
join-unmuted = You hear { $name } again.
join-bet-on = On whom? Give a name as it stands at the table.
join-bet = { $name } has bet on { $on } when { $left } were left.
join-bet-own = You have bet on { $on } when { $left } were left. Nobody who plays hears of it.
join-bet-right = { $name } bet on { $on } when { $left } were left, and was right.
join-bet-wrong = { $name } bet on { $on } when { $left } were left, and was wrong.
join-out = You are out. /bet NAME bets on who wins.
join-out-free = You are out. /bet NAME bets on who wins, /faster lets the bots hurry, /end goes to the end.
join-which-seat = Which seat? Give its number, or the name of who sits there.
join-help = /say TEXT to all · /team TEXT · /to NAME TEXT · /face smirk · /mute NAME · /bet NAME · /faster · /end · /who · /link · /record saves the game · t = table · q = leave
join-help-host = For the host: /bot fills open seats, /bot 3 { $bot } one of them · /open 3 · /remove NAME
join-over = /record saves the game and checks that nobody chose its luck.
join-again = Another game? Enter = yes, n = leave
join-saved = Saved as { $file }.
join-saved-so-far = What you have seen so far is saved as { $file }. After the end, /record saves and checks the whole game.
join-receipt = With the receipt anybody can check it for you: { $command }
join-kept-back = So your client keeps its contribution to itself, and the game is played without it.
join-too-late = Your contribution had been shown by then: whoever changed that may have chosen the luck.
join-silent = { $count ->
    [one] { $names } did not show what they had committed to for the luck: the game is played without it.
   *[other] { $names } did not show what they had committed to for the luck: the game is played without that.
}
join-left = You left the table.
join-input-ended = There is no more input: you leave the table.

## The drawn table

table-player = Player
table-score = Score
table-you = { $name } (you)
table-sealed = sealed
table-result = The result

## Watching again

replay-checked = Checked: the rules give the very same game.
replay-keys = Enter = next, q = enough
replay-unfinished = The record ends here: the game was not finished.

## Checking a record

verify-rules = The rules give the very same game from its answers and draws.
verify-secret = The server's secret is the one to which it committed.
verify-commits = { $contributed ->
    [0] No player contributed luck of their own.
   *[other] What each player contributed is what they had committed to ({ $contributed } of { $seats } seats).
}
verify-draws = { $draws ->
    [one] The only draw follows from the secret and the contributions.
   *[other] All { $draws } draws follow from the secret and the contributions.
}
verify-noted = The server's commitment is the one you noted.
verify-others = Every seat's commitment is the one you noted before anything was shown, in the same order.
verify-terms = The game and its options are those for which you were ready.
verify-own = Your contribution was used, at seat { $seat } ({ $name }).
verify-withheld = { $count ->
    [one] { $names } committed to a contribution and did not show it. Somebody who knew the server's secret could choose that: one throw more.
   *[other] { $names } committed to contributions and did not show them. Somebody who knew the server's secret could choose that: more throws than one.
}
verify-unnoted = Not checked: whether the server had committed to this secret before the game (--receipt, or --commitment).
verify-others-unnoted = Not checked: whether all seats had committed to this, and agreed to this game, before anything was shown (--receipt).
verify-own-unnoted = Not checked: whether your own contribution was used, at your seat (--receipt, or --contribution and --seat).
verify-seat-unnoted = Not checked: whether that is your seat (--receipt, or --seat).
verify-not-shown = Your client did not show its contribution. So it proves nothing to you of this game.
verify-holds = Everything holds.
verify-holds-but = Everything holds, but for what was not shown.
verify-holds-so-far = What was checked holds. The rest only somebody can tell who noted it before the game.
verify-fails = { $count ->
    [one] One thing does not hold.
   *[other] { $count } things do not hold.
}

## How far a bot can be exploited

exploit-title = { $game }: one among { $copies ->
    [one] a copy
   *[other] { $copies } copies
} of { $bot }, { $games ->
    [one] one game
   *[other] { $games } games
} each, seed { $seed }
exploit-who = exploiter
exploit-wins = wins
exploit-between = 95% between
exploit-searcher = { $who } searches: it knows that all others are copies, and imagines { $playouts ->
    [one] one game
   *[other] { $playouts } games
} with them for every answer.
exploit-trained = { $who } was trained: in { $games ->
    [one] one game
   *[other] { $games } games
} it learned in which situations it pays to answer otherwise.
exploit-imagined = { $bot } itself searches, and is too slow to be imagined: for that, and in the training, { $imagined } took its place.
exploit-best = The best, { $bot }, again with new luck: { $wins } ({ $low } – { $high }), fair share { $fair }.
exploit-exploited = So it is exploited.
exploit-not-exploited = So none of these exploits it, as far as so many games can tell.
exploit-lower-bound = A lower bound: somebody else may find more.

## Reading rules

rules-options = Options: { $command }
rules-default = { $text } (the usual choice)

## What the system refuses

extra-offer = Install it now, and go on? [Y/n]
problem-missing = There is no file or folder { $file }.
problem-no-folder = There is no folder { $folder }.
problem-folder = { $file } is a folder, not a file.
problem-no-folder-but-file = { $file } is a file, not a folder.
problem-exists = { $file } exists already, and nothing is written over it.
problem-forbidden = The system does not allow access to { $file }.
problem-other = { $file }: { $why }
