battleroyal-bang = Pop!
battleroyal-gallery = Gone home
battleroyal-passes-danger = If everybody passes, everybody goes home.
battleroyal-is-out = gone home
battleroyal-you-are-out = You are home already. You look on, and talk with the others who are.
battleroyal-outcome-Eliminated = Off home: { $names }
battleroyal-with-bang = Reveal with “Pop!”
battleroyal-bluff-bang = Bluff “Pop!”
battleroyal-spoils = The cards of those who went home
battleroyal-person-gone = { $name }, gone home
battleroyal-betrayals = { $times ->
    [one] tricked somebody
   *[other] tricked { $times } times
}
battleroyal-betrayed = TRICKED!
battleroyal-betrayal = { $you ->
    [by] you tricked { $names }
    [to] { $by } tricked you
   *[no] { $by } tricked { $names }
}
battleroyal-fell = { $fell ->
    [one] One went home meanwhile
   *[other] { $fell } went home meanwhile
}
battleroyal-all-out = Everybody goes home.
battleroyal-last-standing = { $winners ->
    [one] the last one at the party
   *[other] the last two at the party
}
