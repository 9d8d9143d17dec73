### Ton doux : des lance-confettis, et des gens qui quittent la fête. Seul ce qui change est ici.

-bullet = SURPRISE
-barrel = lance-confettis
-barrel-title = Lanceur
-shot = lancer
-fire-on = continuer à lancer
-you-fire-on = continuez à lancer
-fires-on = continue à lancer

table-no-captain = ⌂
table-skull = ☎
table-marks = { $click } { -click }, { $bullet } { -bullet }, { $shot } à lancer, { $left } le reste, + { -bullet }S en plus
championship-phase = { $phase ->
    [pocket] Poche
    [spin] Rotation
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
championship-event-ShotsFired = Trois… deux… un… lancez !
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
