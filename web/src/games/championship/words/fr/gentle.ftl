championship-pitch = Empochez une carte, pariez combien de fois vous ferez claquer le lance-confettis, accusez les autres de tricher.
championship-phase = { $phase ->
    [pocket] Poche
    [spin] Rotation
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
championship-barrel-count = Lanceur : cartes retournées { $turned }, restantes { $left }
championship-extra = { $extra ->
    [one] + { $extra } SURPRISE
   *[other] + { $extra } SURPRISES
 }
championship-know-barrel = { $you ->
    [yes] En haut de votre lance-confettis : { $cards }
   *[no] Chez { $name }, en haut du lance-confettis : { $cards }
 }
