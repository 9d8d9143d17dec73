### Championnat du monde, en français. Les noms et les textes des cartes Action sont ceux du paquet.

-bullet = BALLE
-click = CLIC
-barrel = { $form ->
    [many] barillets
   *[one] barillet
}
-barrel-title = Barillet
-shot = tir
-fire-on = continuer à tirer
-you-fire-on = continuez à tirer
-fires-on = continue à tirer

championship = Championnat du monde
    .about = Bluff et bravade : chaque personne dirige une équipe, et quelqu'un a empoché la mauvaise carte. On gagne avec assez de points, ou avec le dernier capitaine. De 2 à 6 personnes.

## Cartes, phases, personnes

championship-barrel-card = { $card ->
    [bullet] { -bullet }
   *[click] { -click }
}
championship-phase = { $phase ->
    [pocket] Poche
    [spin] Rotation
    [bet] Pari
    [accusation] Accusation
    [trigger] Détente
   *[scoring] Décompte
}
championship-when = { $skull ->
    [yes] { championship-phase }, même après votre sortie
   *[no] { championship-phase }
}
championship-card = { $card } ({ championship-when }) :
championship-plays = { $you ->
    [by] Vous jouez « { $card } »
    [both] Vous jouez « { $card } »
   *[no] { $by } joue « { $card } »
}
championship-whom = { $you ->
    [seat] vous
    [both] { yourself }
    [self] son propre jeu
   *[no] { $seat }
}
championship-aims = { $aim ->
    [self] { $you ->
        [by] Vous gardez votre { -shot }
       *[no] { $by } garde son { -shot }
    }
    [sky] { $you ->
        [by] Vous visez le ciel
       *[no] { $by } vise le ciel
    }
   *[seat] { $you ->
        [by] Vous visez { $seat }
        [seat] { $by } vous vise
       *[no] { $by } vise { $seat }
    }
}

## Événements

championship-event-RoundBegan = Manche { $round }
championship-event-PhaseBegan = { championship-phase }
championship-event-CardDrawn = { $you ->
    [seat] Vous piochez une carte Action.
   *[no] { $seat } pioche une carte Action.
}
championship-event-OwnCard = { $you ->
    [seat] Votre carte : « { $card } ». { $text }
   *[no] { $seat } pioche « { $card } ».
}
championship-event-DeckRefilled = { $cards ->
    [one] La pioche est vide : la seule carte jouée en forme une nouvelle.
   *[other] La pioche est vide : les { $cards } cartes jouées sont mélangées pour en former une nouvelle.
}
championship-event-NoCardLeft = { $you ->
    [seat] Il n'y a plus de carte Action à piocher pour vous.
   *[no] Il n'y a plus de carte Action à piocher pour { $seat }.
}
championship-event-BarrelsSpun = Une carte dort dans chaque poche, et les { -barrel(form: "many") } sont mélangés.
championship-event-CardsPlayed = { $rows ->
    [one] Une carte est jouée :
   *[other] Des cartes sont jouées, et prennent effet dans cet ordre :
}
    .item = { $way ->
        [none] { championship-plays }.
        [up] { championship-plays } sur { championship-whom } : +1 au dé.
        [down] { championship-plays } sur { championship-whom } : −1 au dé.
       *[at] { championship-plays } sur { championship-whom }.
    }
championship-event-NoEffect = { $you ->
    [seat] Votre « { $card } » reste sans effet.
   *[no] { $seat } : « { $card } » reste sans effet.
}
championship-event-Peeked = { $you ->
    [by] Vous regardez le haut du { -barrel } { DE($seat) } : { $cards }
    [both] Vous regardez le haut de votre { -barrel } : { $cards }
    [self] { $by } regarde le haut de son propre { -barrel } : { $cards }
   *[no] { $by } regarde le haut du { -barrel } { DE($seat) } : { $cards }
}
championship-event-PocketSeen = { $you ->
    [by] Vous regardez ce { QUE($seat) } a en poche : { championship-barrel-card }
    [both] Vous regardez ce que vous avez en poche : { championship-barrel-card }
    [self] { $by } regarde dans sa propre poche : { championship-barrel-card }
   *[no] { $by } regarde ce { QUE($seat) } a en poche : { championship-barrel-card }
}
championship-event-DieTurned = { $you ->
    [seat] Votre dé montre maintenant { $face }.
   *[no] { $seat } : le dé montre maintenant { $face }.
}
championship-event-LiveRoundLoaded = { $you ->
    [seat] Une { -bullet } de plus dans votre { -barrel } jusqu'à la fin de la manche.
   *[no] Une { -bullet } de plus dans le { -barrel } { DE($seat) } jusqu'à la fin de la manche.
}
championship-event-BarrelReshuffled = { $you ->
    [seat] Le reste de votre { -barrel } est remélangé.
   *[no] Le reste du { -barrel } { DE($seat) } est remélangé.
}
championship-event-ShotAdded = { $you ->
    [seat] Il vous reste maintenant { $shots ->
        [one] un { -shot }
       *[other] { $shots } { -shot }s
    }.
   *[no] Il reste maintenant { $shots ->
        [one] un { -shot }
       *[other] { $shots } { -shot }s
    } à { $seat }.
}
championship-event-AimSet = { championship-aims }.
championship-event-EveryoneAims = Au prochain { -shot }, chacun peut viser quelqu'un d'autre, ou garder son { -shot }.
championship-event-BetsRevealed = Les dés sont découverts :
    .item = { who } : { $face }
championship-event-AccusationsRevealed = { $rows ->
    [one] On montre du doigt :
   *[other] On se montre du doigt :
}
    .item = { $you ->
        [by] Vous accusez { $seat }.
        [seat] { $by } vous accuse.
       *[no] { $by } accuse { $seat }.
    }
championship-event-PocketShown = { $card ->
    [bullet] { $you ->
        [seat] Dans votre poche, une { -bullet } : votre triche est découverte !
       *[no] { $seat } a une { -bullet } en poche : la triche est découverte !
    }
   *[click] { $you ->
        [seat] Dans votre poche, un { -click } : c'était une fausse accusation.
       *[no] { $seat } a un { -click } en poche : c'était une fausse accusation.
    }
}
championship-event-Bribed = { $you ->
    [seat] Vous jouez « { $card } » : personne ne meurt, mais vous sortez de la manche.
   *[no] { $seat } joue « { $card } » : personne ne meurt, mais { $seat } sort de la manche.
}
championship-event-CharacterDied = { $captain ->
    [yes] { $you ->
        [seat] Votre capitaine meurt : vous sortez de la partie.
       *[no] { $seat } sort de la partie : son capitaine est mort.
    }
   *[no] { $you ->
        [seat] Un de vos coéquipiers meurt. { $mates ->
            [0] Il ne reste que le capitaine.
            [one] Il en reste un, et le capitaine.
           *[other] Il en reste { $mates }, et le capitaine.
        }
       *[no] { $seat } perd un coéquipier. { $mates ->
            [0] Il ne reste que le capitaine.
            [one] Il en reste un, et le capitaine.
           *[other] Il en reste { $mates }, et le capitaine.
        }
    }
}
championship-event-PenaltyBullet = { $you ->
    [seat] Fausse accusation : une { -bullet } de plus dans votre { -barrel } ({ $extra } en plus au total).
   *[no] Fausse accusation : une { -bullet } de plus dans le { -barrel } { DE($seat) } ({ $extra } en plus au total).
}
championship-penalties = Fausses accusations : une { -bullet } de plus par personne. En plus au total : { $who }.
championship-event-NoPenalty = { $you ->
    [seat] Pas de { -bullet } de plus pour votre fausse accusation : la boîte n'en a plus, ou votre { -barrel } n'a plus de { -click }.
   *[no] Pas de { -bullet } de plus pour la fausse accusation { DE($seat) } : la boîte n'en a plus, ou le { -barrel } n'a plus de { -click }.
}
championship-event-AimsRevealed = On voit qui vise qui :
    .item = { championship-aims }.
championship-event-ShotsFired = Trois… deux… un… feu !
    .item = { $aim ->
        [self] { $you ->
            [by] Vous : { championship-barrel-card }
           *[no] { $by } : { championship-barrel-card }
        }
       *[other] { championship-aims } : { championship-barrel-card }
    }
championship-event-LastCaptain = { $you ->
    [seat] Votre capitaine est le dernier en vie : vous avez gagné.
   *[no] { $seat } a le dernier capitaine en vie, et a gagné.
}
championship-event-RoundScored = Points :
    .item = { $scored ->
        [0] { who } : rien, toujours { $points }
       *[other] { who } : + { $scored } = { $points }
    }
championship-event-PocketsTurned = On retourne les poches :
    .item = { who } : { championship-barrel-card }

## Fins

championship-ending-points = Assez de points, et pas d'égalité.
championship-ending-last-captain = Il ne reste qu'un capitaine.
championship-ending-nobody-left = Il ne reste aucun capitaine.
championship-ending-rounds-over = La dernière manche est jouée.

## Questions

championship-prompt-pocket = Quelle carte mettez-vous en poche ?
    .asked = Carte à empocher : { $names }.
    .hint = première lettre ou numéro · h = votre main · ? = aide
    .confirm = Dans votre poche : { $choice }
    .help =
        Une de vos sept cartes va dans votre poche, face cachée ; les six autres sont mélangées dans votre { -barrel } (WC-4). Avec un { -click }, vous êtes honnête. Avec la { -bullet }, vous ne la retournerez pas plus tard, mais vous trichez : si quelqu'un vous accuse, cela vous coûte quelqu'un de votre équipe.
    .typing = La première lettre suffit, ou le numéro.
championship-prompt-bet = Sur combien de { -shot }s pariez-vous ?
    .asked = Pari secret à choisir : { $names }.
    .hint = de 0 à 5 · h = votre main · ? = aide
    .confirm = Vous pariez sur { $choice }.
    .help = Tournez votre dé en secret, de 0 à 5 : c'est le nombre de cartes de votre { -barrel } que vous retournerez, et mieux vaut que toutes soient des { -click } (WC-6). Si vous ne perdez personne de votre équipe dans la manche, vous marquez votre pari plus un (WC-16).
championship-prompt-accuse = Accusez-vous quelqu'un ?
    .asked = Peuvent accuser : { $names }.
    .hint = nom ou numéro · Entrée = personne · ? = aide
    .confirm = Vous accusez { $choice }.
    .help = Une fois par manche, vous pouvez accuser quelqu'un d'avoir empoché une { -bullet } (WC-7). Si c'est vrai, son équipe perd quelqu'un et vous piochez trois cartes Action (WC-8). Si c'est faux, vous recevez une { -bullet } de plus et elle pioche une carte (WC-9). La question revient tant que quelqu'un accuse.
    .without-cards = Une fois par manche, vous pouvez accuser quelqu'un d'avoir empoché une { -bullet } (WC-7). Si c'est vrai, son équipe perd quelqu'un (WC-8). Si c'est faux, vous recevez une { -bullet } de plus (WC-9). La question revient tant que quelqu'un accuse.
championship-prompt-play = Jouez-vous une carte ?
    .asked = Peuvent jouer une carte : { $names }.
    .hint = nom ou numéro · Entrée = non · n = non, toute la phase · h = textes · ? = aide
    .confirm = Vous jouez { $choice }.
    .help =
        Voici les cartes de votre main qui peuvent se jouer maintenant ; chacune se joue une fois (WC-20). La question revient tant que quelqu'un joue une carte.
    .typing = « 1 Ada » joue la première carte sur Ada d'un seul coup ; « 1 » tout seul demande sur qui, s'il le faut.
championship-prompt-bribe = La triche est découverte. Soudoyez-vous le juge ?
    .asked = Peuvent soudoyer le juge : { $names }.
    .hint = nom ou numéro · Entrée = non · h = textes · ? = aide
    .confirm = Vous jouez { $choice }.
    .help = Avec cette carte, ce que vous avez en poche ne vous coûte personne, mais vous sortez de la manche ; les personnes qui vous accusent piochent tout de même (WC-8).
championship-prompt-aim = Qui visez-vous ?
    .asked = Cible à choisir : { $names }.
    .hint = nom ou numéro · ? = aide
    .confirm = Vous visez { $choice }.
    .help = Votre prochaine carte peut être pour quelqu'un d'autre : si c'est une { -bullet }, c'est l'équipe visée qui perd quelqu'un, et non la vôtre (WC-21). Une personne sortie de la manche ne perd rien. Choisissez-vous, et la carte reste pour vous (WC-24).
championship-prompt-fire-on = Vous avez gagné. Voulez-vous { -fire-on } quand même ?
    .asked = Peut { -fire-on } : { $names }.
    .hint = o = oui · Entrée = non · ? = aide
    .confirm = Vous allez { $choice }.
    .help = Vous avez gagné, et il vous reste des { -shot }s. Rien que pour la gloire, vous pouvez aller au bout ; mais si une { -bullet } vous coûte votre capitaine, personne ne gagne (WC-15).

## Ce qui est en jeu : pour la question, et pour un choix

championship-stake-odds = { $sure ->
    [always] passe toujours
    [never] ne passe jamais
   *[odds] passe { $chance } fois sur { $of }
}
championship-stake-bullets = { $bullets ->
    [0] aucune { -bullet } parmi vos { $left } cartes
    [one] une { -bullet } parmi vos { $left } cartes
   *[other] { $bullets } { -bullet }S parmi vos { $left } cartes
}
championship-stake-standing = Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal } et { $lives ->
    [one] plus que votre capitaine
   *[other] une équipe de { $lives }, capitaine compris
}.
championship-stake-pocket = On gagne à { $goal ->
    [one] un point
   *[other] { $goal } points
}, ou si votre capitaine reste le dernier en jeu. { championship-stake-standing }{ championship-stake-extra }
championship-stake-honest = Honnête : { championship-stake-bullets } ; un pari de { $bet } { championship-stake-odds }. Si on vous accuse, { $cards ->
    [yes] vous piochez une carte
   *[no] vous ne perdez rien
}.
championship-stake-cheat = Triche : { championship-stake-bullets } ; un pari de { $bet } { championship-stake-odds }. Si on vous accuse, vous perdez { $lives ->
    [one] votre capitaine : vous sortez du jeu
   *[other] un coéquipier et les points de la manche
}.
championship-stake-bet = Votre { -barrel } : { championship-stake-bullets }.{ championship-stake-extra } { championship-stake-risk } { championship-stake-standing }
championship-stake-bet-cheating = Votre { -barrel } : { championship-stake-bullets }.{ championship-stake-extra } { championship-stake-risk } Vous trichez : un gros pari attire les accusations, et se faire prendre coûte autant. { championship-stake-standing }
championship-stake-extra = { $extra ->
    [0] { "" }
    [one] { " " }Une { -bullet } de plus y reste pour votre fausse accusation, jusqu'à ce que vous perdiez quelqu'un.
   *[other] { " " }{ $extra } { -bullet }S de plus y restent pour vos fausses accusations, jusqu'à ce que vous perdiez quelqu'un.
}
championship-stake-risk = Une { -bullet } vous coûte { $lives ->
    [one] votre capitaine, et vous sortez du jeu
   *[other] un coéquipier et les points de la manche
} ; sans perdre personne, vous marquez votre pari plus un.
championship-stake-face = { $sure ->
    [always] Passe toujours
    [never] Ne passe jamais
   *[odds] Passe { $chance } fois sur { $of }
} : +{ $won }, { $missing ->
    [0] de quoi gagner
   *[other] reste { $missing }
}
championship-stake-right = { $cards ->
    [yes] Vrai : { $reward } cartes Action pour vous, une personne de moins dans l'équipe d'en face.
   *[no] Vrai : une personne de moins dans l'équipe d'en face.
}
championship-stake-chance = { $again ->
    [yes] Quelqu'un a accusé, vous pouvez donc encore le faire. { $right }
   *[no] { $right }
}
championship-stake-accuse-now = { championship-stake-chance } Faux : { $cards ->
    [yes] une carte en face, et une { -bullet }
   *[no] une { -bullet }
} pour vous : votre pari de { $bet } { championship-stake-odds } ; avec elle, il { $then }.
championship-stake-accuse-later = { championship-stake-chance } Faux : { $cards ->
    [yes] une carte en face, et une { -bullet }
   *[no] une { -bullet }
} pour vous dès la prochaine manche.
championship-stake-accuse-none = { championship-stake-chance } Faux : { $cards ->
    [yes] une carte en face
   *[no] rien ne se passe
}.
championship-stake-suspect = Pari { $bet } : { $honest } sans tricher, { $cheat } en trichant.
championship-stake-suspect-same = Pari { $bet } : { $honest }, en trichant ou non.
championship-stake-seen = { $card ->
    [bullet] Vous l'avez vue : il y a une { -bullet } dans cette poche.
   *[click] Vous l'avez vue : il y a un { -click } dans cette poche.
}
championship-stake-quiet = Rien ne vous arrive.
championship-stake-next-shot = Votre prochaine carte est { $sure ->
    [always] à coup sûr une { -bullet }
    [never] à coup sûr un { -click }
   *[odds] une { -bullet } { $chance } fois sur { $of }
}. Cartes à retourner : { $shots }.
championship-stake-play = Une carte jouée est dépensée. { championship-stake-standing }
championship-stake-play-on = Votre capitaine n'est plus là : vous ne pouvez plus gagner. Les cartes marquées { table-skull } se jouent encore.
championship-stake-card = { $text }
championship-stake-keep = Vous gardez vos cartes pour plus tard.
championship-stake-bribe = La { -bullet } dans votre poche vous coûte { $lives ->
    [one] votre capitaine
   *[other] un coéquipier
}, ou un pot-de-vin.
championship-stake-bribed = Vous ne perdez personne, mais vous sortez de la manche et ne marquez rien.
championship-stake-no-bribe = Vous perdez { $lives ->
    [one] votre capitaine : vous sortez du jeu.
   *[other] un coéquipier, et ne marquez rien cette manche.
}
championship-stake-aim = Votre prochaine carte est { $sure ->
    [always] à coup sûr une { -bullet }
    [never] à coup sûr un { -click }
   *[odds] une { -bullet } { $chance } fois sur { $of }
}. C'est la personne visée qui la reçoit.
championship-stake-target = { $lives ->
    [one] Plus que le capitaine : une { -bullet }, et c'est fini
   *[other] Il reste une équipe de { $lives }, capitaine compris
} ; points : { $points }.
championship-stake-own-shot = Vous gardez votre { -shot } : une { -bullet } vous coûte { $lives ->
    [one] votre capitaine
   *[other] un coéquipier
}.
championship-stake-no-target = Hors de la manche : personne n'y perdrait rien.
championship-stake-fire-on = La partie est gagnée. Cartes à retourner : { $shots } ; jusqu'au bout, cela { championship-stake-odds }.
championship-stake-won = Vous avez gagné, un point c'est tout.
championship-stake-glory = La gloire, aucun point. { $lives ->
    [one] Une { -bullet } vous coûte votre capitaine, et personne ne gagne.
   *[other] Une { -bullet } vous coûte un coéquipier, pas la victoire.
}

## Réponses : comme choix, et une fois données (par $by)

championship-action-Decline = non
    .given = { $you ->
        [by] Vous ne faites rien.
       *[no] { $by } ne fait rien.
    }
championship-action-Pocket = { $bullet ->
    [bullet] { -bullet } (vous trichez)
   *[click] { -click }
}
    .given = { $you ->
        [by] Vous empochez { $bullet ->
            [bullet] une { -bullet }
           *[click] un { -click }
        }.
       *[no] { $by } empoche { $bullet ->
            [bullet] une { -bullet }
           *[click] un { -click }
        }.
    }
championship-action-Bet = { $shots ->
    [one] { $shots } { -shot }
   *[other] { $shots } { -shot }s
}
    .given = { $you ->
        [by] Vous pariez sur { $shots }.
       *[no] { $by } parie sur { $shots }.
    }
championship-action-Accuse = { $seat }
    .given = { $you ->
        [by] Vous accusez { $seat }.
        [seat] { $by } vous accuse.
       *[no] { $by } accuse { $seat }.
    }
championship-action-Aim = { $you ->
    [seat] { yourself }
   *[no] { $seat }
}
    .given = { $you ->
        [both] Vous gardez votre { -shot }.
        [self] { $by } garde son { -shot }.
        [by] Vous visez { $seat }.
        [seat] { $by } vous vise.
       *[no] { $by } vise { $seat }.
    }
championship-action-FireOn = { -fire-on }
    .given = { $you ->
        [by] Vous { -you-fire-on }.
       *[no] { $by } { -fires-on }.
    }
championship-action-Play = { $way ->
    [none] « { $card } »
   *[at] « { $card } » sur { championship-target }
}
    .given = { $way ->
        [none] { championship-plays }.
       *[at] { championship-plays } sur { championship-whom }.
    }
championship-target = { $way ->
    [up] { $you ->
        [seat] { yourself }, +1 au dé
       *[no] { $seat }, +1 au dé
    }
    [down] { $you ->
        [seat] { yourself }, −1 au dé
       *[no] { $seat }, −1 au dé
    }
   *[at] { $you ->
        [seat] { yourself }
       *[no] { $seat }
    }
}

## Options

championship-option-deck = Cartes Action
    .about = Avec quelles cartes Action on joue.
    .standard = les trente cartes de ces règles
    .none = aucune
    .own = un paquet fait maison
championship-option-points = Points pour gagner
    .about = Combien de points il faut pour gagner, sans égalité.
    .own = { $value ->
        [one] un point
       *[other] { $value } points
    }
championship-option-team = Équipe
    .about = Combien ils sont dans chaque équipe, capitaine compris.
    .own = { $value ->
        [one] le capitaine seul
       *[other] { $value } avec le capitaine
    }
championship-option-show_pockets = Poches
    .about = Si toutes les poches sont retournées à la fin d'une manche.
    .off = on ne montre que celles qu'on accuse
    .on = toutes retournées à la fin d'une manche

## La table dessinée

championship-table-title = { championship } · { championship-event-RoundBegan }
championship-aim-to-choose = { $you ->
    [seat] Vous choisissez
   *[no] { $seat } choisit
}
championship-side-bet = { $you ->
    [by] Vous sur { $seat }
    [seat] { $by } sur vous
   *[no] { $by } sur { $seat }
}
championship-known-cards = { $you ->
    [seat] en haut de votre { -barrel } : { $cards }
   *[no] en haut du { -barrel } { DE($seat) } : { $cards }
}
championship-known-pocket = { $seat } a en poche : { championship-barrel-card }

## La table dessinée

play-own-drawn = Vous piochez : { $cards }
play-drawn = Cartes Action piochées : { $who }.
play-no-hand = Vous n'avez aucune carte Action.
table-team = Équipe
table-points = Points
table-cards = Cartes
table-die = Dé
table-barrel = { -barrel-title }
table-pocket = Poche
table-out = dehors
table-no-captain = †
table-skull = ☠
table-order = Ordre des cartes
table-accusers = Ont accusé
table-aims = Visées
table-side-bets = Paris parallèles
table-known = Vous savez
table-more = { "" }
table-hand = Votre main
table-marks = { $click } { -click }, { $bullet } { -bullet }, { $shot } à tirer, { $left } le reste, + { -bullet }S en plus
