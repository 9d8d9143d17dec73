bulletbucks-pitch = Tout le monde mise en secret. Qui mise le plus choisit qui aura le lance-confettis, et qui reste garde l'argent.
championship-pitch = Empochez une carte, pariez combien de fois vous ferez claquer le lance-confettis, accusez les autres de mentir.
option-bulletbucks-pot_after_bang = Après un pop, le pot
option-bulletbucks-pot_after_bang-help = Ce que devient l'argent d'une manche finie par un pop.
option-battleroyal-lap_limit = Tours où personne ne part
option-battleroyal-lap_limit-help = Après tant de tours où personne ne quitte la fête, la partie finit ; 0 pour aucune limite.
to-gallery = entre ceux qui sont partis

# Bulletbucks
bulletbucks-dead = a pris congé
bulletbucks-wheel = La roue des lance-confettis
bulletbucks-bang = Pop !

championship-phase = { $phase ->
    [pocket] Poche
    [spin] Tournoiement
    [bet] Pari
    [accusation] Accusation
    [trigger] Lancer
   *[scoring] Décompte
 }
championship-bullet = SURPRISE
championship-team = { $captain ->
    [yes] { $mates ->
        [0] plus que le capitaine
       *[other] capitaine + { $mates } à la fête
    }
   *[no] capitaine rentré
 }
championship-out-of-game = plus à la fête
championship-shots-left = { $shots ->
    [one] encore { $shots } lancer
   *[other] encore { $shots } lancers
 }
championship-barrel = Lanceur
championship-barrel-count = Lanceur : { $turned } retournées, { $left } restantes
championship-extra = { $extra ->
    [one] + { $extra } SURPRISE
   *[other] + { $extra } SURPRISES
 }
championship-know-barrel = { $you ->
    [yes] En haut de votre lance-confettis : { $cards }
   *[no] En haut du lance-confettis de { $name } : { $cards }
 }

battleroyal-bang = Pop !
battleroyal-gallery = De retour à la maison
battleroyal-passes-danger = Si tout le monde passe, tout le monde rentre à la maison.
battleroyal-is-out = à la maison
battleroyal-you-are-out = Vous êtes déjà à la maison. Vous regardez, et parlez avec les autres qui y sont.
battleroyal-outcome-Eliminated = De retour à la maison : { $names }
battleroyal-with-bang = Révéler avec « Pop ! »
battleroyal-bluff-bang = Bluffer « Pop ! »
battleroyal-spoils = Les cartes des personnes rentrées à la maison
