### Why a game of World Championship ended as it did, in English.

championship-story-team = { $captain ->
    [yes] { $mates ->
        [0] only the captain left
        [one] captain and one team-mate left
       *[other] captain and { $mates } team-mates left
    }
   *[no] captain lost
}
championship-story-points = { $points ->
    [one] one point
   *[other] { $points } points
}
championship-story-sum = { $count ->
    [0] no points; { championship-story-team }
    [one] { $points ->
        [one] 1 point in one round; { championship-story-team }
       *[other] { $points } points in one round; { championship-story-team }
    }
   *[other] { $rounds } = { championship-story-points }; { championship-story-team }
}
championship-story-caught = { $you ->
    [seat] Round { $round }: you were caught cheating by { $seats }, and lost your captain.
   *[no] Round { $round }: { $seat } was caught cheating by { $seats }, and lost the captain.
}
championship-story-own-bullet = { $you ->
    [seat] Round { $round }: your own { -barrel } cost you your captain.
   *[no] Round { $round }: { $seat } lost the captain to a { -bullet } in their own { -barrel }.
}
championship-story-shot = { $you ->
    [seat] Round { $round }: a { -bullet } meant for you, from { $seats }, cost you your captain.
   *[no] Round { $round }: { $seat } lost the captain to a { -bullet } from { $seats }.
}
championship-story-round-decided = { $you ->
    [seat] Round { $round } decided it: you dared { $face }, came through, and went from { $before } to { championship-story-points }.
   *[no] Round { $round } decided it: { $seat } dared { $face }, came through, and went from { $before } to { championship-story-points }.
}
championship-story-enough = { $you ->
    [seat] You had { championship-story-points }, and that was enough: after round { $round } nobody was level any more.
   *[no] { $seat } had { championship-story-points }, and that was enough: after round { $round } nobody was level any more.
}
championship-story-leader-fell = { $you ->
    [seat] You were ahead until then, with { $before }, and came away with nothing.
   *[no] { $seat } was ahead until then, with { $before }, and came away with nothing.
}
championship-story-last-left = { $you ->
    [seat] Round { $round } decided it: it left { $fallen } without a captain, and yours was the last.
   *[no] Round { $round } decided it: it left { $fallen } without a captain, and { $seat } had the last one.
}
championship-story-more-points = { $you ->
    [seat] You had the most points, { $points }; but points are no use without a captain.
   *[no] { $seat } had the most points, { $points }; but points are no use without a captain.
}
championship-story-fired-on = { $you ->
    [seat] It was won, and you went on to your last { -shot } all the same, for nothing but glory.
   *[no] It was won, and { $seat } went on to the last { -shot } all the same, for nothing but glory.
}
championship-story-fired-on-and-died = { $you ->
    [seat] You had won, went on for nothing but glory, and lost your captain to it: so nobody wins.
   *[no] { $seat } had won, went on for nothing but glory, and lost the captain to it: so nobody wins.
}
championship-story-all-fell = Round { $round } decided it: the last captains fell at the same moment, those of { $seats }.
