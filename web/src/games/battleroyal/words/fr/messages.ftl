battleroyal = Battle Royal
battleroyal-pitch = Pouce levé ou pouce baissé face au voisin, équipes et trahisons, jusqu'à ce qu'il n'en reste qu'un.
battleroyal-circle = Le cercle
battleroyal-turn-of = { $you ->
    [yes] À vous
   *[no] À { $name } de jouer
}
battleroyal-passes = { $passes ->
    [one] un tour passé sur { $of }
   *[other] { $passes } tours passés de suite sur { $of }
}
battleroyal-passes-danger = Si tout le monde passe, tout le monde est éliminé.
battleroyal-laps = tours sans élimination : { $laps } sur { $limit }
battleroyal-left = { $left } sur { $seats } en jeu
battleroyal-person = { $name }, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}{ $team ->
    [none] , en solo
    [own] , dans votre équipe { $letter }
   *[other] , dans l'équipe { $letter }
}{ $turn ->
    [yes] , à son tour
   *[no] { "" }
}
battleroyal-person-gone = { $name }, hors jeu
battleroyal-face-down = une carte, face cachée
battleroyal-you = vous
battleroyal-team = Équipe { $letter }
battleroyal-your-team = Votre équipe ({ $letter })
battleroyal-cards = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
battleroyal-hand = Vos cartes
battleroyal-you-are-out = Vous êtes hors jeu. Vous regardez, et parlez avec les autres hors jeu.
battleroyal-hand-empty = Vous n'avez pas de carte.
battleroyal-colon = { " : " }
battleroyal-bang = Bang !
battleroyal-on-left = à votre gauche
battleroyal-on-right = à votre droite
battleroyal-on-both = des deux côtés
battleroyal-has = a
battleroyal-may-have = a peut-être
battleroyal-bluffs = { $times ->
    [one] a bluffé une fois sous vos yeux
   *[other] a bluffé { $times } fois sous vos yeux
}
battleroyal-gallery = Hors jeu
battleroyal-gallery-empty = Encore personne.
battleroyal-confrontation = Confrontation
battleroyal-last-confrontation = La confrontation précédente
battleroyal-no-confrontation = Pas encore de confrontation. À son tour, on passe ou on affronte quelqu'un à côté de soi.
battleroyal-sealed = a choisi
battleroyal-thinking = choisit
battleroyal-your-turn = à vous
battleroyal-thumbs = { $down ->
    [0] { $of ->
        [one] pouce levé
       *[other] deux pouces levés
    }
    [one] { $of ->
        [one] pouce baissé
       *[other] un pouce levé, un baissé
    }
   *[other] deux pouces baissés
}
battleroyal-tally = levés : { $up }, baissés : { $down }
battleroyal-count = Un… deux… trois !
battleroyal-is-out = hors jeu
battleroyal-outcome-TeamFormed = Une seule équipe
battleroyal-outcome-AllAlone = Chacun pour soi
battleroyal-outcome-NothingHappened = Égalité : il ne se passe rien
battleroyal-outcome-Eliminated = Hors jeu : { $names }
battleroyal-talking = Négociation : { $names } (tour { $round })
battleroyal-dividing = Partage entre { $names } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
battleroyal-stay = Rester dans l'équipe
battleroyal-silent = Révéler en silence
battleroyal-with-bang = Révéler avec « Bang ! »
battleroyal-bluff-bang = Bluffer « Bang ! »
battleroyal-take-money = Accepter : les deux gagnent
battleroyal-refuse-money = Refuser : comparer les cartes
battleroyal-offers = Offres ouvertes
battleroyal-offer-of = { $you ->
    [yes] Votre offre
   *[no] L'offre faite par { $name }
}
battleroyal-gives = { $you ->
    [by] vous donnez { battleroyal-cards } à { $to }
    [to] { $by } vous donne { battleroyal-cards }
   *[no] { $by } donne { battleroyal-cards } à { $to }
}
battleroyal-gives-named = { $you ->
    [by] vous donnez à { $to } : { $names }
    [to] { $by } vous donne : { $names }
   *[no] { $by } donne à { $to } : { $names }
}
battleroyal-only-refuse = Vous n'avez pas ce qu'on vous demande par son nom : vous ne pouvez que refuser. Personne d'autre ne sait pourquoi.
battleroyal-shows = { $you ->
    [yes] vous montrez toutes vos cartes
   *[no] { $name } montre toutes ses cartes
}
battleroyal-between = entre { $names }
battleroyal-all-show = tous se montrent toutes leurs cartes
battleroyal-agreed = d'accord : { $names }
battleroyal-you-give = vous donnez { $cards }
battleroyal-agree = Accepter
battleroyal-refuse = Refuser
battleroyal-draft = Votre offre jusqu'ici
battleroyal-group-to = À qui
battleroyal-group-count = Combien
battleroyal-group-by-name = Ou précisément
battleroyal-group-name = Quelle carte
battleroyal-group-pick = Vos cartes
battleroyal-group-show = Quelqu'un montre ses cartes
battleroyal-group-see = Quelqu'un d'autre doit le voir
battleroyal-group-give = Quelqu'un donne des cartes
battleroyal-spoils = Les cartes des personnes éliminées
battleroyal-spoil-from = chez { $name }
battleroyal-next-card = Qui reçoit { $card } ?
battleroyal-no-proposal = Je ne propose rien
battleroyal-proposal-of = { $you ->
    [yes] Vous proposez
   *[no] { $name } propose
}
battleroyal-gets-nothing = rien
battleroyal-vote-yes = Accepter le partage
battleroyal-vote-no = Refuser le partage
battleroyal-passes-word = passés
battleroyal-laps-word = tours sans duel
battleroyal-has-passed = a passé
battleroyal-betrayals = { $times ->
    [one] a trahi une fois
   *[other] a trahi { $times } fois
}
battleroyal-betrayed = TRAHISON !
battleroyal-betrayal = { $you ->
    [by] vous avez trahi { $names }
    [to] trahison signée { $by }, contre vous
   *[no] trahison signée { $by }, contre { $names }
}
battleroyal-before = À l'instant : { $what }
battleroyal-fell = { $fell ->
    [one] Une chute entre-temps
   *[other] { $fell } chutes entre-temps
}
battleroyal-last-two = Le dernier duo
battleroyal-all-passed = Tout le monde a passé.
battleroyal-all-late = Trop de tours calmes.
battleroyal-all-out = Tout le monde est hors jeu.
battleroyal-last-standing = { $winners ->
    [one] debout jusqu'au bout
   *[other] debout ensemble jusqu'au bout
}
battleroyal-column-mine = Vous donnez
battleroyal-column-theirs = On vous donne
