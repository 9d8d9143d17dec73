### Ton doux : des lance-confettis, et des gens qui quittent la fête. Seul ce qui change est ici.

-revolver = lance-confettis
-bang = pop

bulletbucks-event-TookMarker = { $you ->
    [seat] Vous prenez un jeton au centre. Les lance-confettis tournent …
   *[no] { $seat } prend un jeton au centre. Les lance-confettis tournent …
}
bulletbucks-event-Banged = { $you ->
    [seat] Pop ! Des confettis partout : vous quittez la fête. Votre mise et votre argent de mise sont perdus ; vos piles comptent toujours.
   *[no] Pop ! Des confettis partout : { $seat } quitte la fête. Sa mise et son argent de mise sont perdus ; ses piles comptent toujours.
}

table-no-captain = ⌂
table-skull = ☎
table-marks = { $click } { -click }, { $bullet } { -bullet }, { $shot } à lancer, { $left } le reste, + { -bullet }S en trop
table-dead = plus à la fête

-bullet = SURPRISE
-barrel = lance-confettis
-barrel-title = Lanceur
-shot = lancer
-fire-on = continuer à lancer
-you-fire-on = continuez à lancer
-fires-on = continue à lancer

championship-phase = { $phase ->
    [pocket] Poche
    [spin] Tournoiement
    [bet] Pari
    [accusation] Accusation
    [trigger] Lancer
   *[scoring] Décompte
}
championship-event-Bribed = { $you ->
    [seat] Vous jouez « { $card } » : personne ne quitte la fête, mais vous sortez de la manche.
   *[no] { $seat } joue « { $card } » : personne ne quitte la fête, mais { $seat } sort de la manche.
}
championship-event-CharacterDied = { $captain ->
    [yes] { $you ->
        [seat] Votre capitaine rentre à la maison : vous quittez la fête.
       *[no] { $seat } quitte la fête : son capitaine rentre à la maison.
    }
   *[no] { $you ->
        [seat] Un de vos coéquipiers rentre à la maison. { $mates ->
            [0] Il ne reste que le capitaine.
            [one] Il en reste un, et le capitaine.
           *[other] Il en reste { $mates }, et le capitaine.
        }
       *[no] { $seat } : un coéquipier rentre à la maison. { $mates ->
            [0] Il ne reste que le capitaine.
            [one] Il en reste un, et le capitaine.
           *[other] Il en reste { $mates }, et le capitaine.
        }
    }
}
championship-event-ShotsFired = Trois … deux … un … lancez !
    .item = { $aim ->
        [self] { $you ->
            [by] Vous : { championship-barrel-card }
           *[no] { $by } : { championship-barrel-card }
        }
       *[other] { championship-aims } : { championship-barrel-card }
    }
championship-event-LastCaptain = { $you ->
    [seat] Votre capitaine est le dernier à la fête : vous avez gagné.
   *[no] { $seat } a le dernier capitaine à la fête, et a gagné.
}

-kill = pop
-say-bang = Pop

battleroyal-event-Eliminated = { $you ->
    [alone] Des confettis partout : vous quittez la fête.
   *[other] Des confettis partout ! De retour à la maison : { $seats }.
}
battleroyal-event-SpoilsSeen = Ce que laissent les personnes rentrées à la maison :
    .item = chez { $seat } : { $cards }
battleroyal-ending-all-passed = Tout le monde a passé : tout le monde rentre à la maison.
battleroyal-ending-lap-limit = Trop de tours de table sans départ : tout le monde rentre à la maison.
battleroyal-ending-nobody-left = Tout le monde est rentré à la maison.
battleroyal-out = Vous avez quitté la fête. Entrée = voir la suite en accéléré, q = quitter
