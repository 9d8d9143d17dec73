battleroyal-bang = Pop !
battleroyal-gallery = De retour à la maison
battleroyal-passes-danger = Si tout le monde passe, tout le monde rentre à la maison.
battleroyal-laps = tours sans départ : { $laps } sur { $limit }
battleroyal-is-out = à la maison
battleroyal-you-are-out = Vous êtes déjà à la maison. Vous regardez, et parlez avec les autres qui y sont.
battleroyal-outcome-Eliminated = De retour à la maison : { $names }
battleroyal-with-bang = Révéler avec « Pop ! »
battleroyal-bluff-bang = Bluffer « Pop ! »
battleroyal-spoils = Les cartes des personnes rentrées à la maison
battleroyal-person-gone = { $name }, de retour à la maison
battleroyal-betrayals = { $times ->
    [one] a joué un tour
   *[other] a joué { $times } tours
}
battleroyal-betrayed = QUELLE FARCE !
battleroyal-betrayal = { $you ->
    [by] vous avez joué un tour à { $names }
    [to] { $by } vous a joué un tour
   *[no] un tour de { $by } à { $names }
}
battleroyal-fell = { $fell ->
    [one] Un départ entre-temps
   *[other] { $fell } départs entre-temps
}
battleroyal-all-out = Tout le monde rentre à la maison.
battleroyal-last-standing = { $winners ->
    [one] à la fête jusqu'au bout
   *[other] à la fête ensemble jusqu'au bout
}
