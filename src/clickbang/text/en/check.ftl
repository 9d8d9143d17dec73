### What `clickbang check` says about a game, in English.

check-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, at tables of { $sizes }, from seed { $seed }, on the { $build } build
check-skipped = Not looked at: { $why }
check-needs = first mend what “{ $check }” found.
check-passes = Nothing was found.
check-fails = { $count ->
    [one] One thing does not hold.
   *[other] { $count } things do not hold.
}
check-where-label = where
check-again-label = again
check-cause-label = cause
check-where = game { $seed }, { $seats } seats{ $options ->
    [none] { "" }
   *[other] , { $options }
}{ $step ->
    [-1] { "" }
    [one] , after one move
   *[other] , after { $step } moves
}{ $seat ->
    [none] { "" }
    [spectator] , a spectator
   *[other] , seat { $seat }
}{ $games ->
    [one] { "" }
   *[other] ; the like in { $games } games
}
check-raised = The check could not go on: { $why }
    .cause = A method of the game raised something that is no answer's refusal. The place says where.

## Every game ends

check-ends = Every game ends
    .looked = Games: { $games }; answers: { $answers }; draws: { $draws }. The longest game took { $longest } of both (game { $seed }).
check-ends-never = The game is not over after { $most } answers and draws.
    .cause = A way through the rules leads back to itself with nothing used up. Count rounds, or let something run out.
check-ends-breaks = The game breaks off: { $why }
    .cause = A rule forgot a case, or a way through it ends without another prompt, chance or `finish`.
check-ends-undeclared = It ended with “{ $ending }”; the game declares { $endings }.
    .cause = `result` and `Game.endings` do not name the same endings.
check-ends-result = The result does not fit the table: { $result }
    .cause = `result` needs a score for every seat, those who are out too, and winners that are seats.

## The same answers and luck give the same game

check-replay = The same answers and luck give the same game
    .looked = Games played again: { $games }; events compared: { $events }; records written, read and run again: { $records }.
check-one-build = Only the { $build } build is here, so the other was not compared: `make compiled` makes it.
check-no-place = The other build was not compared: it finds the game only by a key or a `place`.
check-other-build = { $games ->
    [one] One game was
   *[other] { $games } games were
} also played on the other build, in a process of its own; here the rules ran { $build }.
check-replay-undeclared = { $event } is told, and is not among the game's events.
    .cause = `Game.own_events` has to list every event: records and messages know no others.
check-replay-event = { $event } does not come back from JSON as it was: { $why }
    .cause = Fields of an event are ints, strings, bools and tuples of those: no lists, no sets, no objects.
check-replay-impossible = The move { $move } was possible, and now it is not: { $why }
    .cause = The game depends on something besides its answers and draws: `random`, a clock, a set's order, a variable outside the table.
check-replay-differs = The same moves are told differently: { $what }
    .cause = The game depends on something besides its answers and draws: `random`, a clock, a set's order, a variable outside the table.
check-replay-record = Its record cannot be run again: { $why }
    .cause = Something that was told or answered does not go through a record unchanged.
check-replay-build = The game differs from the one on the other build; here it ran { $build }.
    .cause = An `i64` that overflows, a shifted literal (write `bit(seat)`), or something patched that compiled code does not see.

## Answers listed and answers accepted agree

check-answers = Answers listed and answers accepted agree
    .looked = Games: { $games }; moments: { $moments }; answers listed: { $listed }; others tried and refused: { $refused }.
check-answers-refused = Seat { $seat } is offered { $answer }, which is then refused: { $why }
    .cause = `legal_actions` and `objection` say the same thing twice. Let one ask the other.
check-answers-accepted = Seat { $seat } is not offered { $answer }, which is accepted all the same.
    .cause = `objection` forgets a condition of `legal_actions`, or `problem` and `apply` are not the core's.
check-answers-changes = An answer that was refused changed something: { $what }
    .cause = `legal_actions`, `objection`, `random_action` or `default_action` write to the table, or tell something. They may only look.
check-answers-no-seat = There is no seat { $seat }, and its answer is accepted.
    .cause = `problem` was replaced, and does not ask for the seat.
check-answers-take-back = Seat { $seat } { $drafted ->
    [yes] has begun a draft and may not take a step back
   *[no] has no draft and may take a step back
}.
    .cause = TAKE_BACK is the core's: a game neither lists it nor objects to it.
check-answers-nothing = Seat { $seat } is asked “{ $kind }” and has nothing to answer.
    .cause = Ask only those who have a choice, or list DECLINE.
check-answers-stuck = Somebody is asked, and nothing that is listed is accepted.
    .cause = `legal_actions` is empty or lists only what `objection` refuses.
check-answers-twice = Seat { $seat } is offered { $answer } twice.
    .cause = Two ways lead to the same code: `random_action` then prefers it.
check-answers-random = For seat { $seat } `random_action` picks { $answer }, which is not listed.
    .cause = `random_action` and `legal_actions` are two lists of the same thing.
check-answers-random-other = For seat { $seat } `random_action` picks { $answer }; picking from the list gives { $other } with the same luck.
    .cause = `random_action` has to draw once, with `randrange` of how many are listed, and count in the order of the list.
check-answers-default = Seat { $seat } would by default answer { $answer }, which is not listed.
    .cause = `default_action` has to choose from `legal_actions`.
check-answers-no-form = Answer { $answer } is listed and has no typed form: { $why }
    .cause = `Game.answers` has to declare an answer for every number that `legal_actions` lists.

## A clone is independent

check-clone = A clone is independent
    .looked = Games: { $games }; clones: { $clones }; moves played on one side or the other: { $moves }.
check-clone-differs = A clone is not the same table: { $what }
    .cause = `clone` forgets an attribute, or does not call `copy_onto`.
check-clone-listener = Somebody listens to a clone.
    .cause = `clone` copies `listener`; whatever is tried out on the clone is then told to everybody.
check-clone-touches = Playing a clone changed the original: { $what }
    .cause = Both hold the same list, dict or object. Copy what can change: `list(…)`, `[:]`.
check-clone-touched = Playing on the original changed its clone: { $what }
    .cause = Both hold the same list, dict or object. Copy what can change: `list(…)`, `[:]`.
check-clone-way = The same { $moves ->
    [one] move leads
   *[other] { $moves } moves lead
} a clone somewhere else: { $what }
    .cause = Something that decides is no attribute of the table: a variable outside it, or a function that remembers.
check-clone-carry = What `carry` hands over makes another table: { $what }
    .cause = `carry` forgets an attribute, or does not take it back. What is only a cache belongs into `Game.caches`.
check-clone-position = The position of a table is refused: { $why }
    .cause = `flaw`, or a bound in `carry`, refuses what can come up in a game; or `settings` leaves out an option.

## The view is the fold of its events

check-view = The view is the fold of its events
    .looked = Games: { $games }; views held against the table: { $views }; made again from what they had heard: { $refolded }.
check-view-raises = The view cannot take in { $event }: { $why }
    .cause = `fold` expects something that this seat has not been told, or in another order.
check-view-disagrees = By its view `{ $part }` is { $said }; at the table it is { $true }.
    .cause = `fold` should leave prompts to the core, but for `close_prompt` when it hears that chance is about to strike; and all who were asked have to hear that.
check-view-kind = The table asks “{ $kind }”; the game declares { $kinds }.
    .cause = `kind_name` and `Game.kinds` do not name the same prompts.
check-view-data = What the view shows is no plain data: { $why }
    .cause = `shown` gives ints, strings, bools, lists and dicts with strings as keys.
check-view-fold = Made again from the same events, the view shows something else: { $what }
    .cause = The view depends on something besides its events: a list shared by all views, a variable outside, the table itself.

## Sampled worlds are consistent with the view

check-sample = Sampled worlds are consistent with the view
    .looked = Games: { $games }; worlds imagined: { $worlds }; moves played on in them: { $moves }.
check-no-sample = the view has no `sample`, so bots that search cannot play this game.
check-sample-raises = `sample` cannot imagine a world: { $why }
    .cause = Something is possible by the rules that `sample` does not think of.
check-sample-changes = Imagining a world changed the view: { $what }
    .cause = `sample` uses up a list of the view. Copy it first.
check-sample-luck = The same luck gives two different worlds: { $what }
    .cause = `sample` may use the stream it is given and no other.
check-sample-asks = In the imagined world `{ $part }` of the prompt is { $said }; at the table it is { $true }.
    .cause = `sample` does not give the seat's own answer again (`seal_answers`), opens another prompt, or forgets who is out.
check-sample-contradicts = The imagined world went on, and by the view `{ $part }` is { $said }, there it is { $true }.
    .cause = `sample` sets up a table that the rules never lead to: something is left at its first value.
check-sample-impossible = The imagined world cannot be played: { $why }
    .cause = `sample` sets up a table that the rules never lead to: something is left at its first value.

## Nothing leaks

check-leak = Nothing leaks
    .looked = Games: { $games }; pairs that differ only in something hidden: { $pairs }.
check-pairs = By what was hidden: { $kinds }.
check-pairs-missing = Never came up, so not looked at: { $kinds }. More games may help, or `lean` of the game's `Secrets`.
check-no-secrets = The game declares nothing as hidden (`Game.secrets`), so only what is sealed was looked at.
check-nothing-hidden = the game declares nothing as hidden (`Game.secrets`), and nothing is sealed in it.
check-leak-events = { $seat ->
    [40] A spectator
   *[other] Seat { $seat }
} hears events by which to tell what is hidden ({ $kinds }): { $what }
    .cause = `tell` has too large an audience, an event carries too much, or it is told only where the secret is so.
check-leak-prompt = { $seat ->
    [40] A spectator
   *[other] Seat { $seat }
} sees by the prompt what is hidden ({ $kinds }): { $what }
    .cause = Who is asked, or what is listed, depends on a secret of somebody else.
check-leak-view = { $seat ->
    [40] A spectator
   *[other] Seat { $seat }
} has a view that shows what is hidden ({ $kinds }): { $what }
    .cause = The view knows more than its events say: it looks at something outside itself.
check-leak-legal = { $seat ->
    [40] A spectator
   *[other] Seat { $seat }
} may answer something else where what is hidden differs ({ $kinds }): { $what }
    .cause = `legal_actions` depends on a secret of somebody else.
check-leak-errors = { $seat ->
    [40] A spectator
   *[other] Seat { $seat }
} learns what is hidden by answering wrongly ({ $kinds }): { $what }
    .cause = `objection` looks at a secret of somebody else, or puts it into its sentence.
check-leak-drift = Where what is hidden differs ({ $kinds }), one game waits for { $one } and the other for { $other }, and nobody was told.
    .cause = A prompt was opened without being told, or the declaration keeps hidden what has come out by then.

## All texts are there

check-texts = All texts are there
    .looked = Games: { $games }; types of events: { $events }; answers: { $answers }; errors: { $faults }; with every prompt, in every language and skin, texts: { $texts }.
check-no-words = The game brings no words, so general ones were looked at: made from the names of its types and fields.
check-texts-raises = { $what } cannot be told ({ $lang }, { $skin }): { $why }
    .cause = A message has a parameter that it is not given, or the game's `Words` stumble.
check-texts-empty = { $what } is told with no words at all ({ $lang }, { $skin }).
    .cause = The message is there and empty.
check-texts-undeclared = The error { $fault } is raised, and is not among the game's faults.
    .cause = `Game.faults` has to list every fault: its sentences in other languages are looked up there.
check-texts-missing = The message { $what } is missing ({ $lang }, { $skin }).
    .cause = A game that brings words brings all of them, in every language: `words/<language>/messages.ftl`.
check-texts-params = The message { $what } ({ $lang }, { $skin }) differs from the English one in what it is given: { $why }
    .cause = A parameter is misspelt or forgotten in one of them.
check-texts-fault = The error { $what } has no sentence ({ $lang }), or one with other parameters.
    .cause = English sentences stand in the code, all others in `words/<language>/errors.ftl`.
check-texts-rules = { $what } is missing on the rule page ({ $lang }).
    .cause = Rules are numbered in `words/<language>/rules.md`, the same in every language.
