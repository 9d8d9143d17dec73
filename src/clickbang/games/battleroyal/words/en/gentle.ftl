### Gentle wording: party poppers, and people who leave the party. Only what differs stands here.

-kill = pop
-say-bang = Pop

battleroyal-event-Eliminated = { $you ->
    [alone] Confetti everywhere: you leave the party.
   *[other] Confetti everywhere! Off home from the party: { $seats }.
}
battleroyal-event-SpoilsSeen = What those who went home have left behind:
    .item = from { $seat }: { $cards }
battleroyal-ending-all-passed = Everybody has passed, so everybody goes home.
battleroyal-ending-lap-limit = Too many laps without anybody going home: now all do.
battleroyal-ending-nobody-left = Everybody has gone home.
battleroyal-out = You have left the party. Enter = watch the rest quickly, q = leave
