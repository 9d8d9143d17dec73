### Battle Royal, en français. Les noms des cartes sont ceux du paquet.

-kill = tuer
-say-bang = Bang

battleroyal = Battle Royal
    .about = Confiance et trahison en cercle : une carte, deux voisins, et un pouce pour tout dire. De 4 à 36 personnes.

## Cartes et signes

battleroyal-card = { $effect ->
    [none] { $bang ->
        [yes] { $name } ({ $value }, { -say-bang })
       *[no] { $name } ({ $value })
    }
    [decoy] { $name } ({ $value }, leurre)
   *[other] { $bang ->
        [yes] { $name } (spéciale, { -say-bang })
       *[no] { $name } (spéciale)
    }
}
battleroyal-sign = { $kills ->
    [team] équipe
    [kill] { -kill }
    [teams] équipe et équipe
    [split] équipe et { -kill }
   *[kills] { -kill } et { -kill }
}
battleroyal-clause = { $given ->
    [0] { $all ->
        [yes] { battleroyal-action-AllShow }
       *[no] { $you ->
            [alone] vous montrez toutes vos cartes
            [among] { $seats } montrez toutes vos cartes
           *[no] { $count ->
                [one] { $seats } montre toutes ses cartes
               *[other] { $seats } montrent toutes leurs cartes
            }
        }
    }
    [named] { $you ->
        [by] vous donnez à { $seat } : { $cards }
        [seat] { $by } vous donne : { $cards }
       *[no] { $by } donne à { $seat } : { $cards }
    }
    [one] { $you ->
        [by] vous donnez une carte à { $seat }
        [seat] { $by } vous donne une carte
       *[no] { $by } donne une carte à { $seat }
    }
   *[other] { $you ->
        [by] vous donnez { $given } cartes à { $seat }
        [seat] { $by } vous donne { $given } cartes
       *[no] { $by } donne { $given } cartes à { $seat }
    }
}
battleroyal-who = { $you ->
    [seat] vous
   *[no] { $seat }
}
battleroyal-gets = { $you ->
    [seat] vous recevez { $cards }
   *[no] { $seat } reçoit { $cards }
}

## Événements

battleroyal-event-Seated = Le cercle, dans le sens horaire : { $circle }. { $you ->
    [seat] Vous commencez.
   *[no] { $seat } commence.
}{ $persons ->
    [one] { "" }
   *[other] { " " }Chaque personne dirige { $persons } personnages et reçoit { $persons } cartes.
}
battleroyal-event-OwnCard = { $you ->
    [seat] Vous recevez : { $card }.
   *[no] { $seat } reçoit : { $card }.
}
battleroyal-event-TurnBegan = { $you ->
    [seat] { $person ->
        [0] À vous.
       *[other] Encore à vous, pour votre second personnage.
    }
   *[no] { $person ->
        [0] À { $seat } de jouer.
       *[other] Encore à { $seat } de jouer, pour le second personnage.
    }
}{ $passes ->
    [0] { "" }
    [one] { " " }Un tour passé jusqu'ici.
   *[other] { " " }{ $passes } tours passés de suite.
}
battleroyal-event-Passed = { $you ->
    [seat] Vous passez.
   *[no] { $seat } passe.
}
battleroyal-event-LeftTeam = { $you ->
    [seat] Vous quittez votre équipe et jouez en solo.
   *[no] { $seat } quitte son équipe pour jouer en solo.
}
battleroyal-event-Confronted = { $you ->
    [by] Vous affrontez { $seat }
    [seat] { $by } vous affronte
   *[no] { $by } affronte { $seat }
}{ $duel ->
    [yes] .
   *[no] { " " }: { $attackers } contre { $defenders }.
}
battleroyal-event-SignsRevealed = Les pouces !
    .item = { $kills ->
        [team] levé (équipe) : { $seats }
        [kill] baissé ({ -kill }) : { $seats }
        [teams] levés (équipe) : { $seats }
        [split] l'un levé, l'autre baissé : { $seats }
       *[kills] baissés ({ -kill }) : { $seats }
    }
battleroyal-event-TeamFormed = Désormais une seule équipe : { $seats }.
battleroyal-event-AllAlone = Chacun pour soi désormais : { $seats }.
battleroyal-event-CardsRevealed = Les cartes sont retournées :
    .item = { $bang ->
        [yes] { battleroyal-who } : { $card } – « { -say-bang } ! »
       *[no] { battleroyal-who } : { $card }
    }
battleroyal-event-BangsHeard = { $rows ->
    [0] On n'entend aucun « { -say-bang } ! ».
   *[other] « { -say-bang } ! »
}
    .item = { $times ->
        [twice] { $count ->
            [one] dit deux fois par { $seats }
           *[other] dit par { $seats }, deux fois chacun
        }
        [once] { $count ->
            [one] dit une fois par { $seats }
           *[other] dit par { $seats }, une fois chacun
        }
       *[said] dit par { $seats }
    }
battleroyal-event-DollarsRefused = { $you ->
    [alone] Vous refusez l'argent.
    [among] Vous refusez l'argent, et { $others } aussi.
   *[no] { $count ->
        [one] { $seats } refuse l'argent.
       *[other] { $seats } refusent l'argent.
    }
}
battleroyal-event-NothingHappened = Égalité : il ne se passe rien.
battleroyal-event-Eliminated = { $you ->
    [alone] Élimination : c'est fini pour vous.
   *[other] Élimination : { $seats }.
}
battleroyal-event-CardsDiscarded = { $cards ->
    [one] Une carte est défaussée.
   *[other] { $cards } cartes sont défaussées.
}
battleroyal-event-SpoilsSeen = Les cartes récoltées :
    .item = chez { $seat } : { $cards }
battleroyal-event-Proposed = { $you ->
    [seat] Vous proposez :
   *[no] { $seat } propose :
}
    .item = { battleroyal-gets }
battleroyal-event-VotesRevealed = Les votes :
    .item = { $accept ->
        [yes] pour : { $seats }
       *[no] contre : { $seats }
    }
battleroyal-event-SpoilsDivided = Les cartes sont partagées :
    .item = { battleroyal-gets }
battleroyal-event-HandSizes = Cartes en main désormais :
    .item = { $seats } : { $size }
battleroyal-event-OfferMade = { $you ->
    [by] Vous faites une offre à { $seats } :
    [alone] { $by } vous fait une offre :
    [among] { $by } vous fait une offre, ainsi qu'à { $others } :
   *[no] { $by } fait une offre à { $seats } :
}
    .item = { battleroyal-clause }
battleroyal-event-OfferAgreed = { $you ->
    [by] { $seat } accepte votre offre.
    [seat] Vous acceptez l'offre faite par { $by }.
   *[no] { $seat } accepte l'offre faite par { $by }.
}
battleroyal-event-OfferLapsed = { $how ->
    [refused] { $you ->
        [by] { $seat } refuse votre offre.
        [seat] Vous refusez l'offre faite par { $by }.
       *[no] { $seat } refuse l'offre faite par { $by }.
    }
   *[impossible] { $you ->
        [by] Votre offre n'est plus possible.
       *[no] L'offre faite par { $by } n'est plus possible.
    }
}
battleroyal-event-OfferCarriedOut = { $you ->
    [by] Tout le monde accepte : votre offre est conclue.
   *[no] Tout le monde accepte : l'offre faite par { $by } est conclue.
}
battleroyal-event-CardsShown = { $you ->
    [seat] Vous montrez : { $cards }
   *[no] { $seat } montre : { $cards }
}
battleroyal-event-GiftsSeen = Des cartes changent de main :
    .item = { battleroyal-clause }
battleroyal-event-CardsGiven = { $you ->
    [by] Vous donnez à { $seat } : { $cards }
    [seat] { $by } vous donne : { $cards }
   *[no] { $by } donne à { $seat } : { $cards }
}
battleroyal-event-TalkOver = { $you ->
    [among] La négociation de votre équipe est terminée.
   *[no] La négociation est terminée : { $seats }.
}

## Fins

battleroyal-ending-last-one = Il ne reste qu'une personne.
battleroyal-ending-two-winners = L'argent est accepté.
battleroyal-ending-all-passed = Tout le monde a passé son tour : tout le monde est éliminé.
battleroyal-ending-lap-limit = Trop de tours de table sans élimination : tout le monde est éliminé.
battleroyal-ending-nobody-left = Il ne reste personne.

## Questions

battleroyal-prompt-turn = Que faites-vous ?
    .asked = À jouer : { $names }.
    .hint = p = passer · g = gauche · d = droite · ou numéro, nom · ? = aide
    .confirm = Vous choisissez : { $choice }
    .help =
        Passez, ou affrontez la personne la plus proche à votre gauche ou à votre droite, toute votre équipe contre la sienne (BR-4). Si elle est de votre équipe, vous quittez d'abord celle-ci (BR-7). Mais si tout le monde passe à la suite, tout le monde perd (BR-5).
        Tant que personne n'est affronté, vous pouvez aussi quitter votre équipe, puis jouer votre tour (BR-6).
battleroyal-prompt-leave = Quittez-vous votre équipe ?
    .asked = Peuvent quitter leur équipe : { $names }.
    .hint = o = quitter · Entrée = rester · n = rester jusqu'à mon tour · ? = aide
    .confirm = Vous choisissez de { $choice }.
    .help = Tant que la personne dont c'est le tour n'a pas choisi, vous pouvez quitter votre équipe (BR-6). Tant que vous y restez, vous gagnez et perdez avec elle (BR-7). La question vient une fois par tour tant que votre équipe compte plusieurs personnes.
battleroyal-prompt-sign = Pouce levé ou baissé ?
    .asked = Signe secret à donner : { $names }.
    .hint = l = levé, équipe · b = baissé, { -kill } · ? = aide
    .confirm = Votre signe : { $choice }
    .help =
        Dans les deux camps, chaque personne choisit un signe en secret ; tous sont montrés ensemble (BR-8). Tout levé des deux côtés : une seule équipe (BR-9). Un camp tout levé face à au moins un pouce baissé sort du jeu sans qu'une carte soit vue (BR-11). Levés et baissés dans les deux camps : chacun pour soi (BR-10). Sinon, chaque pouce baissé révèle une carte, et la somme la plus faible sort du jeu (BR-12).
battleroyal-prompt-signs = Deux pouces : levés ou baissés ?
    .asked = Deux signes secrets à donner : { $names }.
    .hint = ll = équipe deux fois · lb = l'un et l'autre · bb = { -kill } deux fois · ? = aide
    .confirm = Vos signes : { $choice }
    .help =
        Vous donnez un signe pour chacun de vos deux personnages, pas forcément le même ; chaque pouce baissé révèle sa propre carte (BR-23). Vos deux personnages gagnent et perdent ensemble.
        Tous les signes sont montrés ensemble (BR-8). Tout levé des deux côtés : une seule équipe (BR-9). Un camp tout levé face à au moins un pouce baissé sort du jeu sans qu'une carte soit vue (BR-11). Levés et baissés dans les deux camps : les équipes se défont (BR-10). Sinon, chaque pouce baissé révèle une carte, et la somme la plus faible sort du jeu (BR-12).
battleroyal-prompt-reveal = Quelle carte révélez-vous ?
    .asked = Carte secrète à choisir : { $names }.
    .hint = numéro ou nom, avec ! pour bluffer « { -say-bang } ! » · ? = aide
    .confirm = Vous révélez { $choice }.
    .help =
        Chaque pouce baissé révèle une carte ; le camp dont la somme est la plus faible sort du jeu (BR-12). Une carte qui porte le mot vous fait dire « { -say-bang } ! » ; avec une autre, vous pouvez le dire par bluff : toute la table l'entend, mais seules les personnes de la confrontation voient les cartes (BR-14).
    .typing = « 2 » révèle la deuxième carte en silence, « 2! » avec un « { -say-bang } ! ». « ? bombe » explique une carte.
battleroyal-prompt-dollars = Prenez-vous l'argent ?
    .asked = Peut prendre l'argent : { $names }.
    .hint = o = accepter, les deux gagnent · Entrée = refuser · ? = aide
    .confirm = Vous choisissez d'{ $choice }.
    .help = Vous n'êtes plus que deux, et l'argent est sur la table (BR-15). Si vous acceptez, vous gagnez à deux. Si vous refusez, on compare les cartes comme si de rien n'était.
battleroyal-prompt-talk = Que dites-vous à votre équipe ?
    .asked = Négociation : { $names }.
    .hint = numéro · f = fini · ou avec des mots : « donne 1 à Ada » · ? = aide
    .confirm = { $choice }
    .help =
        Votre équipe peut montrer, échanger et donner des cartes. À chaque tour de parole, chacun fait une offre, répond à une offre ou a fini pour de bon ; trois offres par personne au plus (BR-17). Pourquoi ? Montrer ou donner inspire confiance, et des cartes bien réparties rendent toute l'équipe plus forte. Tout ce que dit une offre se fait ensemble, dès que toutes les personnes concernées ont accepté, et toutes voient ce qui est montré. Personne ne donne sa dernière carte. On peut demander une carte par son nom : qui ne l'a pas ne peut que refuser, et personne d'autre ne sait pourquoi.
    .typing =
        Des offres avec des mots : « donne 1 à Ada » · « demande 2 à Ada » · « échange 1 contre 1 avec Ada » · « échange Katana contre Bazooka avec Ada » · « montre à Ada » (vous montrez les vôtres) · « voir Ada » (Ada montre les siennes) · « comparer Ada » (les deux) · « Ada donne 1 à Basil » · « tous montrent ». Plusieurs, séparées par des virgules, font une seule offre : « donne 1 à Ada, voir Basil ».
        « accepte » ou « refuse » répond à une offre, « accepte Ada » à celle que fait Ada. Avant tout envoi, vous revoyez l'ensemble.
battleroyal-prompt-offer = Comment continue votre offre ?
    .asked = Offre en préparation : { $names }.
    .hint = numéro · r = retour · ? = aide
    .confirm = { $choice }
    .help = Une offre a plusieurs parties : qui montre ses cartes, qui en donne combien à qui, ou lesquelles (BR-17). De vos cartes, vous nommez celles que vous avez, de celles des autres n'importe lesquelles. Ajoutez-en jusqu'à six, puis envoyez.
battleroyal-prompt-pick = Laquelle de vos cartes donnez-vous ?
    .asked = Cartes à choisir : { $names }.
    .hint = numéro ou nom · r = retour · ? = aide
    .confirm = { $choice }
    .help = Vous choisissez les cartes que vous donnez, et seule la personne qui les reçoit les voit (BR-17). On en choisit plusieurs dans l'ordre du paquet.
battleroyal-prompt-divide = Qui reçoit quoi ?
    .asked = Peut proposer un partage : { $names }.
    .hint = « tout moi » · « chacun » · un nom pour cette carte · r = retour · Entrée = rien · ? = aide
    .confirm = Vous proposez : { $choice }
    .help =
        Les cartes récoltées sont à votre équipe. Chaque membre à son tour peut proposer un partage ; le premier que tous les autres acceptent est retenu. Si aucun ne l'est, les cartes sont perdues et l'équipe se dissout (BR-18).
        Dites qui reçoit chaque carte, l'une après l'autre.
    .typing = D'un seul coup : « tout moi » ou « tout Ada » donne ce qui reste à une personne, « chacun » le distribue à la ronde.
battleroyal-prompt-vote = Acceptez-vous ce partage ?
    .asked = Vote secret à donner : { $names }.
    .hint = o = oui · n = non · ? = aide
    .confirm = Votre vote : { $choice }
    .help = Si tout le monde accepte, on partage les cartes ainsi. Sinon, la personne suivante peut proposer un autre partage ; si tous échouent, les cartes sont perdues et l'équipe se dissout (BR-18).

## Ce qui est en jeu : pour la question, et pour un choix

battleroyal-stake-turn = La dernière personne en jeu gagne ; vous êtes encore { $alive }. Encore { $until ->
    [one] un tour passé
   *[other] { $until } tours passés à la suite
}, et tout le monde perd. { $strength }
battleroyal-stake-pass = { $until ->
    [0] Tout le monde perd, tout de suite !
    [one] Puis encore un tour passé, et tout le monde perd.
   *[other] Puis encore { $until } tours passés à la suite, et tout le monde perd.
}
battleroyal-stake-turn-late = La dernière personne en jeu gagne ; vous êtes encore { $alive }. Encore { $until ->
    [one] un tour
   *[other] { $until } tours
} sans élimination, et tout le monde perd. { $strength }
battleroyal-stake-pass-late = { $until ->
    [0] Tout le monde perd, tout de suite !
    [one] Puis encore un tour sans départ, et tout le monde perd.
   *[other] Puis encore { $until } tours sans départ, et tout le monde perd.
}
battleroyal-stake-confront = { $own ->
    [one] Vous
   *[other] Votre équipe de { $own }
} contre { $theirs ->
    [one] une personne
   *[other] une équipe de { $theirs }
}, qui a { $hand ->
    [one] une carte
   *[other] { $hand } cartes
}.
battleroyal-stake-confront-mate = Vous quittez d'abord votre équipe : vous contre { $theirs ->
    [one] une personne
   *[other] les { $theirs } autres
}, avec { $hand ->
    [one] une carte
   *[other] { $hand } cartes
}.
battleroyal-stake-confront-known = { $line } { $strength }
battleroyal-stake-may-leave = Votre équipe gagne et tombe ensemble, vous et { $others ->
    [one] une autre personne
   *[other] { $others } autres
} ; mais il n'y a qu'une place pour la victoire.
battleroyal-stake-leave = Vous ne comptez plus que sur vous : personne ne tombe avec vous, personne ne vous soutient.
battleroyal-stake-stay = Vous continuez avec { $others ->
    [one] une autre personne
   *[other] { $others } autres
}.
battleroyal-stake-sign = { $own ->
    [one] Vous
    [2] Vous deux
   *[other] Votre équipe de { $own }
} contre { $theirs ->
    [one] une personne
   *[other] { $theirs }
} ; en jeu : { $alive }. Tous les pouces sont montrés ensemble. { $strength }
battleroyal-stake-sign-one = Pouce levé en face : { $up }. Pouce baissé : { $down }.
battleroyal-stake-sign-several = Tous levés en face : { $up }. Un baissé ou plus : { $down }.
battleroyal-stake-sign-split = Tous levés en face : { $up }. Tous baissés : { $down }. Levés et baissés : { $mixed }.
battleroyal-stake-sign-up = Si tout votre camp lève le pouce – tous levés en face : { $up } ; un baissé ou plus : { $down }. Un pouce baissé dans votre équipe compte comme le vôtre.
battleroyal-stake-sign-down = { $theirs ->
    [one] Pouce levé en face : { $up }. Pouce baissé : { $down }.
   *[other] Tous levés en face : { $up }. Un baissé ou plus : { $down } ; si chaque camp est partagé, { $split }.
}
battleroyal-stake-one-team = vous formez une équipe
battleroyal-stake-all-one = vous êtes seuls en jeu, et chacun joue à nouveau pour soi
battleroyal-stake-we-fall = votre camp sort du jeu, sans une carte
battleroyal-stake-they-fall = l'autre camp sort du jeu, et { $hand ->
    [one] sa carte est à vous
   *[other] ses { $hand } cartes sont à vous
}
battleroyal-stake-last-one = l'autre camp sort du jeu, et vous gagnez
battleroyal-stake-all-alone = chacun pour soi
battleroyal-stake-compare = les cartes décident, la plus petite somme sort du jeu
battleroyal-stake-reveal = Une carte par pouce baissé, additionnées dans chaque camp : { $own } chez vous, { $theirs } sur { $hand } en face. La somme la plus faible sort du jeu ; à égalité, rien ne change.
battleroyal-stake-strength = { $hand ->
    [one] Votre carte, { $card }, { battleroyal-beats }.
   *[other] Votre meilleure carte, { $card }, { battleroyal-beats }.
}
battleroyal-stake-strength-special = { $card } : { $line }
battleroyal-stake-strength-side = { $line } { $own ->
    [one] Avec deux pouces baissés, vos deux meilleures cartes font { $sum }.
   *[other] Si tout votre camp baisse le pouce, ses meilleures cartes connues de vous font { $sum } ({ $known ->
        [one] { $known } carte
       *[other] { $known } cartes
    }).
}
battleroyal-stake-value = Ajoute { $value } à la somme de votre camp.
battleroyal-stake-decoy = Ajoute { $value } à la somme de votre camp, et aucun { -say-bang } en face ne compte.
battleroyal-stake-beats = Elle { battleroyal-beats }.
battleroyal-beats = { $possible ->
    [one] { $beaten ->
        [one] bat la seule carte possible en face
       *[other] { $tied ->
            [one] fait égalité avec la seule carte possible en face
           *[other] ne bat pas la seule carte possible en face
        }
    }
   *[other] bat { $beaten } des { $possible } cartes possibles en face{ $tied ->
        [0] { "" }
       *[other] , égalité avec { $tied }
    }
}
battleroyal-stake-bomb = Toute la confrontation sort du jeu, vous aussi.
battleroyal-stake-mask = Vaut 0, mais une personne isolée en face, sans { -say-bang }, sort du jeu.
battleroyal-stake-dollars-card = Vaut { $value } ; si vous n'êtes plus que deux, l'autre peut le prendre et vous gagnez ensemble.
battleroyal-stake-silent = { $line } Les autres n'en entendent rien.
battleroyal-stake-aloud = { $line } Tout le monde entend votre « { -say-bang } ! », vrai ou bluff, qui sait.
battleroyal-stake-bluff = La même carte, et rien ne change maintenant ; mais tout le monde entend votre « { -say-bang } ! » et peut croire à une carte des plus fortes.
battleroyal-stake-dollars = Vous n'êtes plus que deux, et les cartes sont connues des deux.
battleroyal-stake-accept = Vous gagnez tous les deux.
battleroyal-stake-compare-won = Les cartes décident : vous gagnez, sans partage.
battleroyal-stake-compare-lost = Les cartes décident : vous sortez du jeu.
battleroyal-stake-compare-tie = Les cartes sont à égalité : la partie continue.
battleroyal-stake-compare-all = Les cartes décident : vous perdez tous les deux, et personne ne gagne.
battleroyal-stake-divide = Cartes à partager : { $spoils }. Tous les autres doivent accepter. { $after ->
    [0] C'est la dernière proposition : si elle échoue, les cartes sont perdues et l'équipe se défait.
   *[other] Après vous, { $after } peuvent proposer ; si tout échoue, les cartes sont perdues et l'équipe se défait.
}
battleroyal-stake-no-proposal = { $after ->
    [0] Les cartes sont perdues, et votre équipe se défait.
   *[other] { battleroyal-stake-next }
}
battleroyal-stake-assign = { $you ->
    [seat] { $card } serait à vous.
   *[no] { $card } irait à { $seat }.
}
battleroyal-stake-vote = Vous en recevriez { $mine } sur { $spoils }. Un seul non, et c'est refusé.
battleroyal-stake-vote-yes = Si tout le monde accepte, c'est fait.
battleroyal-stake-vote-no = { $after ->
    [0] C'était la dernière proposition : les cartes sont perdues, et votre équipe se défait.
   *[other] { battleroyal-stake-next }
}
battleroyal-stake-next = { $after ->
    [one] Encore une proposition possible ; si elle échoue aussi
   *[other] Encore { $after } propositions possibles ; si toutes échouent
}, les cartes sont perdues et votre équipe se défait.
battleroyal-stake-talk = Montrer ou donner des cartes inspire confiance et rend l'équipe plus forte. Un accord se fait dès que toutes les personnes concernées ont dit oui. { $offers ->
    [0] Vous n'avez plus d'offre à faire
    [one] Il vous reste une offre
   *[other] Il vous reste { $offers } offres
}{ $pending ->
    [0] { "" }
    [one] { "" } ; une attend votre réponse
   *[other] { "" } ; { $pending } attendent votre réponse
}.
battleroyal-stake-offer = Personne n'en sait rien avant l'envoi.
battleroyal-stake-done = Pour de bon : vous ne dites plus rien{ $pending ->
    [0] { "" }
    [one] , et refusez ce qui vous attend
   *[other] , et refusez les { $pending } offres qui vous attendent
}.
battleroyal-stake-agree = Dès que tout le monde accepte : vous donnez { $gives }, recevez { $gets }{ $shows ->
    [yes] , et montrez vos cartes
   *[no] { "" }
}.
battleroyal-stake-refuse = L'offre tombe.
battleroyal-stake-all-show = Dès que tout le monde accepte, chacun voit toutes les cartes.
battleroyal-stake-show = { $you ->
    [seat] Toutes les personnes concernées voient vos cartes.
   *[no] { $seat } vous montre ses cartes.
}
battleroyal-stake-send = On pose la question à toutes les personnes concernées.
battleroyal-stake-pick = Vous vous en sépareriez : { $card }.
battleroyal-stake-with = { $seat } doit accepter aussi, et voit ce qui est montré.
battleroyal-stake-holds = { $you ->
    [seat] Vous avez { battleroyal-hold }.
   *[no] { $seat } a { battleroyal-hold }.
}
battleroyal-hold = { $hand ->
    [one] une carte
   *[other] { $hand } cartes
}
battleroyal-stake-count = { $you ->
    [seat] Vous choisissez lesquelles à l'envoi.
   *[no] { $seat } choisit lesquelles en acceptant.
}
battleroyal-stake-by-name = { $you ->
    [seat] Vous dites lesquelles de vos cartes.
   *[no] Sans la carte que vous nommez, on ne peut que refuser.
}
battleroyal-stake-named-certain = { $seat } l'a, d'après ce que vous avez vu.
battleroyal-stake-named-maybe = { $seat } l'a peut-être, pour ce que vous en savez.
battleroyal-stake-named-elsewhere = { $seat } ne peut pas l'avoir, d'après ce que vous avez vu.

## Réponses : comme choix, et une fois données (par $by)

battleroyal-action-Decline = non
    .given = { $you ->
        [by] Vous ne faites rien.
       *[no] { $by } ne fait rien.
    }
battleroyal-action-TakeBack = revenir en arrière
    .given = { $you ->
        [by] Vous revenez en arrière.
       *[no] { $by } revient en arrière.
    }
battleroyal-action-Pass = passer
    .given = { $you ->
        [by] Vous passez.
       *[no] { $by } passe.
    }
battleroyal-action-Leave = quitter votre équipe
    .given = { $you ->
        [by] Vous quittez votre équipe.
       *[no] { $by } quitte son équipe.
    }
battleroyal-action-Confront = affronter { $seat }
    .given = { $you ->
        [by] Vous affrontez { $seat }.
        [seat] { $by } vous affronte.
       *[no] { $by } affronte { $seat }.
    }
battleroyal-action-Sign = { battleroyal-sign }
    .given = { $you ->
        [by] Votre signe : { battleroyal-sign }.
       *[no] { $by } choisit le signe : { battleroyal-sign }.
    }
battleroyal-action-Reveal = { $bang ->
    [yes] { $card } avec « { -say-bang } ! »
   *[no] { $card }
}
    .given = { $you ->
        [by] Vous révélez { battleroyal-action-Reveal }.
       *[no] { $by } révèle { battleroyal-action-Reveal }.
    }
battleroyal-action-Accept = accepter l'argent
    .given = { $you ->
        [by] Vous acceptez l'argent.
       *[no] { $by } accepte l'argent.
    }
battleroyal-action-Done = fini, rien de plus à dire
    .given = { $you ->
        [by] Vous avez fini de négocier.
       *[no] { $by } a fini de négocier.
    }
battleroyal-action-AllShow = tous se montrent toutes leurs cartes
    .given = { $you ->
        [by] Vous proposez que tous montrent leurs cartes.
       *[no] { $by } propose que tous montrent leurs cartes.
    }
battleroyal-action-Show = { $you ->
    [seat] vous montrez toutes vos cartes
   *[no] { $seat } montre toutes ses cartes
}
    .given = { $you ->
        [by] Vous ajoutez : { $seat } montre toutes ses cartes.
        [both] Vous ajoutez : vous montrez toutes vos cartes.
        [seat] { $by } ajoute : vous montrez toutes vos cartes.
       *[no] { $by } ajoute : { $seat } montre toutes ses cartes.
    }
battleroyal-action-With = { $seat } doit voir aussi
    .given = { $you ->
        [by] Vous ajoutez { $seat } à l'offre.
        [seat] { $by } vous ajoute à l'offre.
       *[no] { $by } ajoute { $seat } à l'offre.
    }
battleroyal-action-GiveFrom = { $you ->
    [seat] vous donnez
   *[no] { $seat } donne
}
    .given = { $you ->
        [by] Vous ajoutez : { $seat } donne …
        [both] Vous ajoutez : vous donnez …
        [seat] { $by } ajoute : vous donnez …
       *[no] { $by } ajoute : { $seat } donne …
    }
battleroyal-action-GiveTo = { $you ->
    [seat] à vous
   *[no] à { $seat }
}
    .given = { $you ->
        [by] Vous ajoutez : … à { $seat } …
        [both] Vous ajoutez : … à vous …
        [seat] { $by } ajoute : … à vous …
       *[no] { $by } ajoute : … à { $seat } …
    }
battleroyal-action-GiveCount = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
    .given = { $you ->
        [by] Vous ajoutez : … { battleroyal-action-GiveCount }.
       *[no] { $by } ajoute : … { battleroyal-action-GiveCount }.
    }
battleroyal-action-ByName = des cartes par leur nom
    .given = { $you ->
        [by] Vous ajoutez : … des cartes par leur nom …
       *[no] { $by } ajoute : … des cartes par leur nom …
    }
battleroyal-action-GiveCard = { $card }
    .given = { $you ->
        [by] Vous ajoutez : … { $card }.
       *[no] { $by } ajoute : … { $card }.
    }
battleroyal-action-Send = envoyer l'offre
    .given = { $you ->
        [by] Vous envoyez l'offre.
       *[no] { $by } envoie l'offre.
    }
battleroyal-action-Agree = accepter l'offre { $offer }
    .given = { $you ->
        [by] Vous acceptez l'offre { $offer } parmi celles qui vous attendent.
       *[no] { $by } accepte l'offre { $offer } parmi celles qui attendent.
    }
battleroyal-action-Refuse = refuser l'offre { $offer }
    .given = { $you ->
        [by] Vous refusez l'offre { $offer } parmi celles qui vous attendent.
       *[no] { $by } refuse l'offre { $offer } parmi celles qui attendent.
    }
battleroyal-action-Pick = { $card }
    .given = { $you ->
        [by] Vous choisissez { $card }.
       *[no] { $by } choisit { $card }.
    }
battleroyal-action-Assign = { $you ->
    [seat] vous
   *[no] { $seat }
}
    .given = { $you ->
        [by] Vous donnez la carte suivante à { $seat }.
        [both] Vous prenez la carte suivante.
        [seat] { $by } vous donne la carte suivante.
       *[no] { $by } donne la carte suivante à { $seat }.
    }
battleroyal-action-Vote = { $accept ->
    [yes] oui
   *[no] non
}
    .given = { $you ->
        [by] Votre vote : { battleroyal-action-Vote }.
       *[no] { $by } vote : { battleroyal-action-Vote }.
    }

## Options

battleroyal-option-deck = Cartes
    .about = Avec quelles cartes on joue.
    .standard = les trente-six cartes de ces règles
    .own = un paquet fait maison
battleroyal-option-pairs = Paires
    .about = Si chaque personne dirige deux personnages, à quatre ou cinq.
    .on = deux personnages par personne
    .off = un personnage par personne
battleroyal-option-lap_limit = Limite
    .about = Après combien de tours de table complets sans départ tout le monde perd ; 0 pour aucune limite.
    .own = { $value ->
        [0] aucune
        [one] un tour de table
       *[other] { $value } tours de table
    }
battleroyal-option-seating = Placement
    .about = Comment le cercle se forme.
    .random = au hasard
    .seats = chacun garde sa place

## Négocier dans le terminal

battleroyal-offer-own = { $to ->
    [one] Votre offre : { $clauses }
    [all] Votre offre à toute l'équipe : { $clauses }
   *[some] Votre offre à { $others } : { $clauses }
}
battleroyal-offer-of = { $count ->
    [one] { $to ->
        [one] l'offre faite par { $by } : { $clauses }
        [all] l'offre faite à toute l'équipe par { $by } : { $clauses }
       *[some] l'offre que vous fait { $by }, ainsi qu'à { $others } : { $clauses }
    }
   *[other] { $to ->
        [one] l'offre faite par { $by } : { $clauses }
        [all] l'offre faite à toute l'équipe par { $by } : { $clauses }
       *[some] l'offre que vous font { $by }, ainsi qu'à { $others } : { $clauses }
    }
}
battleroyal-offer-briefly = { $by } : { $clauses }
battleroyal-offer-so-far = Jusqu'ici : { $clauses } …
battleroyal-offer-begun = { $you ->
    [by] vous donnez à { $seat }
    [seat] { $by } vous donne
   *[no] { $by } donne à { $seat }
}
battleroyal-offer-giving = { $clauses } (vous donnez { $cards })
battleroyal-agree-to = accepter { $offer }
battleroyal-refuse-to = refuser { $offer }
battleroyal-agree-to-one = accepter l'une des { $count } offres…
battleroyal-refuse-one = refuser l'une des { $count } offres…
battleroyal-new-offer = offre : { $what }
battleroyal-all-show = { battleroyal-action-AllShow }
battleroyal-somebody-shows = quelqu'un montre toutes ses cartes…
battleroyal-somebody-gives = quelqu'un donne des cartes…
battleroyal-somebody-sees = quelqu'un d'autre doit voir aussi…
battleroyal-another-card = et encore une carte par son nom…
battleroyal-offer-impossible = Les règles ne permettent pas cette offre : quelqu'un resterait sans carte, en a trop peu, ou vous nommez une carte que vous n'avez pas.
battleroyal-out = Vous ne jouez plus. Entrée = voir la suite en accéléré, q = quitter
battleroyal-passers = { $count ->
    [one] Passe : { $names }.
   *[other] Passent, à la suite : { $names }.
}
battleroyal-many-offers = { $count ->
    [one] Une offre faite par { $names }.
   *[other] { $count } offres faites par { $names }.
}
battleroyal-many-agree = D'accord avec une offre : { $names }.
battleroyal-many-lapse = { $count ->
    [one] Une offre reste sans suite.
   *[other] { $count } offres restent sans suite.
}
battleroyal-many-show = Cartes montrées : { $cards }
battleroyal-sums = { $attackers } : { $high } · { $defenders } : { $low }

## La table dessinée

battleroyal-table-title = { battleroyal } · { $left } sur { $seats } en jeu
battleroyal-title-passes = { $passes ->
    [one] un tour passé
   *[other] { $passes } tours passés de suite
}
battleroyal-title-laps = tours sans élimination : { $laps } sur { $limit }
battleroyal-label-left = À gauche
battleroyal-label-right = À droite
battleroyal-label-both = Des deux côtés
battleroyal-label-circle = Cercle
battleroyal-label-teams = Équipes
battleroyal-label-hand = Vos cartes
battleroyal-label-known = Vous savez
battleroyal-label-gone = Hors jeu
battleroyal-label-confrontation = Confrontation
battleroyal-label-marks = Signes
battleroyal-marks = ▸ au tour de, * votre équipe, /A une autre, ² cartes en main
battleroyal-cards = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
battleroyal-alone = en solo
battleroyal-in-your-team = dans votre équipe
battleroyal-in-team = dans l'équipe { $team } avec { $names }
battleroyal-in-big-team = dans l'{ $team }
battleroyal-big-team = { $mark ->
    [own] votre équipe ({ $size })
   *[other] équipe { $mark } ({ $size })
}
battleroyal-known = { $name } : { $cards }
battleroyal-sides = { $attackers } – contre – { $defenders }
battleroyal-side-left = à gauche
battleroyal-side-right = à droite
battleroyal-side-both = des deux côtés
