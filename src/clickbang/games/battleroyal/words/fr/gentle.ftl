### Ton doux : des lance-confettis, et des gens qui quittent la fête. Seul ce qui change est ici.

-kill = pop
-say-bang = Pop

battleroyal-event-Eliminated = { $you ->
    [alone] Des confettis partout : vous quittez la fête.
   *[other] Des confettis partout ! De retour à la maison : { $seats }.
}
battleroyal-event-SpoilsSeen = Ce que laissent les personnes rentrées à la maison :
    .item = chez { $seat } : { $cards }
battleroyal-ending-all-passed = Tout le monde a passé son tour : tout le monde rentre à la maison.
battleroyal-ending-lap-limit = Trop de tours de table sans départ : tout le monde rentre à la maison.
battleroyal-ending-nobody-left = Tout le monde est rentré à la maison.
battleroyal-out = Vous avez quitté la fête. Entrée = voir la suite en accéléré, q = quitter
battleroyal-title-laps = tours sans départ : { $laps } sur { $limit }
