### What every game says, in English. Names of people come as parameters; $you tells how the reader is meant by them:
### seat, by, both, self (somebody does it to themselves), alone, among, or no.

you = you
yourself = yourself
more-people = { $count ->
    [one] one other
   *[other] { $count } others
}
who = { $you ->
    [seat] You
   *[no] { $seat }
}

## Events

core-event-Began = { $game } for { $seats }.
    .item = { $option }: { $value }
core-event-Sealed = { $you ->
    [seat] You have sealed your answer.
   *[no] { $seat } has sealed an answer.
}
core-event-OwnStep = So far: { $action }
core-event-OwnStepBack = You took the last step back.
core-event-Ended = { $ending } { $count ->
    [0] Nobody wins.
    [one] { $you ->
        [alone] You win!
       *[no] { $winners } wins.
    }
   *[other] The win is shared by { $winners }.
}
    .item = { who }: { $score }

## Small things

did-you-mean = Did you mean { $names }?
number = { NUMBER($number) }

## A game without words of its own

general-about = A game for { $least } to { $most } players.
general-no-rules = For { $least } to { $most } players. This game has no rule page of its own; here is what its author wrote.
general-asked = What is asked
general-answers = What can be answered
general-events = What happens
general-told = { $what }: { $details }
general-bool = { $value ->
    [yes] yes
   *[no] no
}
general-action-Decline = No
general-action-TakeBack = One step back
general-given = { $you ->
    [by] You answered: { $what }
   *[no] { $by } answered: { $what }
}
general-prompt = { $kind }?
    .asked = { $kind }: { $names }.
    .hint = a number or how an answer begins, ? = help
    .confirm = { $choice }?
    .help = Pick one of the answers listed above, by its number or by how it begins.

## For language models

reader-seat = Seat { $number }
reader-you = You are { $name }, at a table of { $seats }.
reader-lately = What has happened lately:
reader-draft = Chosen so far: { $steps }.
reader-answer = Answer with the number of your choice, 1 to { $count }.
reader-nothing = Nothing is asked of you now.
