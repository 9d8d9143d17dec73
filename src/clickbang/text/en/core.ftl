### What every game says, in English. Names of people come as parameters; $you tells how the reader is meant by them:
### seat, by, both, self (somebody does it to themselves), alone, among, or no.

you = you
yourself = yourself
more-people = { $count } others
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

number = { NUMBER($number) }
