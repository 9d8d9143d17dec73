# What the page says of itself. What happens in a game comes in words from the server.

# The language itself: its own name for itself, and whose numbers it writes.
language = English
locale = en-GB

tagline = Three tabletop games of nerve
home = Home
settings = Settings
skin = Tone
skin-classic = Classic
skin-gentle = Gentle: a party, and people go home
theme = Theme
theme-system = As your system
theme-dark = Dark
theme-light = Light
sound = Sound
spoken = Language
fast = Quick scenes
seals = Chosen first, then sealed
haptics = Vibration
notices = Notices when it is your turn
credits = Credits
credits-about = Clickbang is free software. It shows the work of these people, with thanks.
credits-drawings = The drawings on cards and things
credits-drawings-about = We coloured them, put some together and left out parts of one; those not named here are our own. The rest is from
unreachable = The server cannot be reached.
not-now = This is not possible just now.
tries-again = The page tries again by itself every few seconds.
try-again = Try again
connecting = Connecting …
announced = From whoever runs this server:
reconnecting = The connection is lost. Coming back …

play-now = Play now
learn = New here? Learn in two minutes
learn-again = Learn in two minutes
lesson-go-on = Go on with the lesson
guide = Your guide
lesson-step = { $step } of { $of }
lesson-told = The end
lesson-skip = Leave the lesson
lesson-learnt = What you know now
lesson-play = Now a real game
lesson-scripted = In a lesson the luck and the others follow a script; in a real game nobody knows what comes.
lesson-play-on = You may also play this one on.
lesson-watch = Now watch what comes of it.
lesson-mark = lesson
with-friends = With friends
rules = Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-exact = The exact rules
rules-numbered = All rules, by number
rules-nothing-found = Nothing about “{ $wanted }”.
rule-behind = The rule behind this
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
clock-relaxed-help = A minute and a half for every decision.
clock-quick = Quick
clock-quick-help = Twenty-five seconds for every decision.
pace = Bots
pace-natural = They take their time
pace-natural-help = A bot seems to think before it answers, so that you can follow.
pace-none = At once
pace-none-help = A bot answers without a pause.
beat = Moments for cards
beat-help = How long cards can be played before the game goes on by itself. Longer where somebody has to be chosen; the game goes on sooner when everybody asked has tapped *Go on*, later if somebody takes more time. Everybody sees both.
beat-short = Short
beat-normal = Normal
beat-long = Long
beat-open = Cards may be played.
beat-play = Tap a card to play it.
beat-can-play = You can play a card.
beat-go-on = Go on
beat-wait = More time: 10 s
beat-wait-help = Take ten seconds, for everybody: they see that you do. { $times } left in this game.
beat-waits = { $who ->
    [you] You take the full time
    [one] { $names } takes the full time
   *[other] They take the full time: { $names }
}
beat-goes-on = { $who ->
    [one] { $names } goes on
   *[several] Going on: { $names }
}
beat-you = you
beat-seconds = { $seconds } s
only-choice = Only one choice, made for you: { $answer }
public = Public table
public-help = Anybody can find it in the list and join.
open-table = Open the table
own-file = a file of my own …
own-file-help = A deck in TOML, as the documentation describes it (docs/decks.md).
own-deck = home-made

lobby-help = Take a seat and say that you are ready. The host begins; bots take the open seats.
lobby-open = { $seats ->
    [one] One seat is open: share the link, or begin and a bot takes it.
   *[other] { $seats } seats are open: share the link, or begin and bots take them.
}
lobby-full = Every seat is taken. Begin whenever you like.
name = Your name
made-up-name = { $kind } { $animal }
made-up-kinds = Brave, Lucky, Calm, Bold, Sly, Keen, Merry, Quiet, Jolly, Swift, Wise, Cool
made-up-animals = Badger, Lynx, Heron, Fox, Magpie, Kestrel, Marten, Wolf, Newt, Hare, Owl, Otter
sit-as = Sit as { $name }
seat-open = open
this-is-you = you
bot-of = bot, { $bot }
bot-random = random
bot-beginner = beginner
bot-naive = casual
bot-casual = casual
bot-trusting = friendly
bot-steady = friendly
bot-shrewd = sharp
bot-solved = solved
bot-master = master
style-of = How { $name } plays
style-cautious = cautious
style-bold = bold
style-trusting = trusting
style-treacherous = treacherous
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
invite = Invite
code = Code of the table
link = Link to the table
share = Share the link
link-only-here = Only this computer can open this link. For everybody in your network, stop the server and start it with “make play HOST=0.0.0.0”.
copied = copied
qr = QR code
other-device = My other device
other-device-help = Open this on your other device within ten minutes: your seats move there.
transfer-link = Link for your other device
copy-link = Copy the link
to-the-table = Go to the table
transfer = Move to this device
transfer-help = Your seats on the other device move to this one.
transfer-here = Move my seats here
transferred = { $tables ->
    [one] One table has moved here.
   *[other] { $tables } tables have moved here.
 }

chat = Chat
chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
 }
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
prompt-help = What this question is about
prompt-help-rules = Rules:
waiting-for = Waiting for { $names } …
watch = Watch …
you-watch = You are watching.
outside = Beside the game
you-are-out = You are out. Watch how it ends.
faster = Faster
jump-to-end = To the end
jumping = To the end …
bets = Bets on who wins
bet-on = Who will win?
bet = Bet
bet-own = You bet on { $on } when { $left } were left.
bet-of = { $name } bet on { $on } when { $left } were left.
bet-right = Right!
bet-wrong = Wrong.
bets-unheard = Just for fun: nothing is paid. Only those who are out hear of this. A bet stands.
bets-unheard-spectators = Just for fun: nothing is paid. Only spectators hear of this. A bet stands.
step-back = One step back
put-back = Something else
seal-it = Seal it
skip = Skip
your-turn = Your turn
hold-to-pull = Hold to pull
hold-let-go = Let go …
hold-on = Hold on …
why-not = why not?
you-sealed = Your answer: { $answer }
seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }
you-left = You have left. A bot plays for you.
come-back = Come back
leave-game = Leave the game
leave-question = Leave the game? A bot plays on for you; you can come back while it lasts.
leave-really = Leave
leave-not = Stay

won = { $names } won.
you-won = You won!
you-won-with = You won, together with { $names }!
score = { $score }
luck = Luck
luck-help = Before a game everybody's device commits to random bytes of its own, and so does the server. Only when all commitments are here does yours show what it added. Keep the receipt, and nobody can change any of it afterwards without your noticing.
luck-server = The server has committed to
luck-none = adds no luck
luck-committed = has committed
luck-shown = has shown its share
luck-silent = has not shown its share
luck-silent-seats = Did not show what they had committed to for the luck: { $names }. The game is played without it.
luck-own = You added
luck-receipt = Your receipt
luck-copy = Copy the receipt
luck-doubted = Something is wrong with the luck of this game
doubt-commitment-changed = The server's commitment is not the one for which you were ready.
doubt-terms-changed = The game or its options are no longer those for which you were ready.
doubt-commit-missing = The server does not show at your seat what your device committed to.
doubt-commit-copied = Another seat has committed to the same as your device, which only yours can know.
doubt-commits-changed = Somebody's commitment has changed after your device had noted them all.
doubt-kept-back = So your device keeps its share to itself, and the game is played without it.
doubt-too-late = Your share had been shown by then: whoever changed that may have chosen the luck.
doubt-moved = You were moved to another seat after the luck was fixed.
doubt-not-used = Your device showed its share of the luck, and the game began without it: it came too late, or was left out.
doubt-not-shown = The game began without your share of the luck, since your device did not show it in time.
doubt-called-off = Your device showed its share of the luck, and that game is gone: if it was called off, the next is a second throw.
was-it-fair = Was it fair?
fair-help = The server and everybody else committed to their share of the luck before anybody showed theirs. The record holds every draw.
fair-secret = The server's secret is the one to which it committed.
fair-secret-not = The server's secret is not the one to which it committed.
fair-commits = Everything that was shown is what had been committed to.
fair-commits-not = Something that was shown is not what had been committed to, or two seats committed to the same.
fair-draws = { $draws ->
    [one] The only draw follows from the secret and from what all added.
   *[other] All { $draws } draws follow from the secret and from what all added.
 }
fair-draws-not = Not all draws follow from the secret and from what all added.
fair-noted = The server's commitment is the one you noted.
fair-noted-not = The server's commitment is not the one you noted.
fair-others = Every seat's commitment is the one you noted, in the same order.
fair-others-not = The commitments of the seats are not those you noted.
fair-terms = The game and its options are those for which you were ready.
fair-terms-not = The game or its options are not those for which you were ready.
fair-own = Your share was used, at your seat.
fair-own-not = Your share was not used at your seat.
fair-silent = { $names } did not show what they had committed to. Somebody who knew the server's secret could choose that.
fair-holds = Everything holds.
fair-holds-but = Everything holds, but for what was not shown.
fair-without-receipt = This holds. Whether it had been fixed before the game, only somebody can tell whose device took part.
fair-fails = { $count ->
    [one] One thing does not hold.
   *[other] { $count } things do not hold.
 }
fair-unreadable = The record could not be checked.
fair-check = This page comes from the server that it checks, and does not know the rules. Where Clickbang is installed, download the record: { $receipt ->
    [yes] this command, with your receipt in it, checks everything:
   *[no] this command checks it by the rules, too:
 }
fair-copy = Copy the command
last-game = The previous game
nobody-won = Nobody won.
rematch = Play again
everybody = How everybody fared
out-in-order = Who went out, and when
record = The record
result-hide = See the table
result-show = How it ended

portrait = How you look
portrait-of-name = The face that goes with your name
portrait-number = Face { $number }
portrait-others = Other faces
pull-a-face = Pull a face
face-grin = Grin
face-laugh = Laugh
face-smirk = Smirk
face-doubt = Raise an eyebrow
face-shock = All eyes
face-fright = Look frightened
face-glare = Glare
face-pout = Pout
faced-grin = { $name } grins
faced-laugh = { $name } laughs
faced-smirk = { $name } smirks
faced-doubt = { $name } raises an eyebrow
faced-shock = { $name } is all eyes
faced-fright = { $name } looks frightened
faced-glare = { $name } glares
faced-pout = { $name } pouts

# The end, as a front page.
front-page = The Back Room
front-edition = Late edition
front-number = Game { $number }
front-decided = The moment that decided it
front-tally = { $first } to { $second }
front-sums = How it adds up
photo-won = { $name }: “Never in doubt.”
photo-lost = { $name } would rather not comment.
share-picture = A picture to share
picture-told-to = as told to { $name }
picture-saved = The picture is saved.
picture-failed = The picture could not be made.
