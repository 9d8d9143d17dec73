### Bulletbucks, en français.

-revolver = revolver
-bang = bang
-spin-cry = Clic
-spin-click = clic

bulletbucks = Bulletbucks
    .about = Une enchère secrète pour décider qui affronte le { -revolver }. Cinq fois sur six, c'est un { -spin-click }, et tout le pot est gagné. Les gains multipliés par les jetons font le score. De 3 à 6 personnes.

## Billets et piles

bulletbucks-notes = { $ones ->
    [0] { $twos ->
        [0] aucun billet
       *[other] { $twos } × { NUMBER(2000) }
    }
   *[other] { $twos ->
        [0] { $ones } × { NUMBER(1000) }
       *[other] { $ones } × { NUMBER(1000) } + { $twos } × { NUMBER(2000) }
    }
}
bulletbucks-worth = { $worth ->
    [0] { bulletbucks-notes }
   *[other] { bulletbucks-notes } = { $worth }
}
bulletbucks-stack = pile { $stack } : { bulletbucks-worth }

## Événements

bulletbucks-event-RoundBegan = Manche { $round }. { $markers ->
    [one] Un jeton « clic » au centre.
   *[other] { $markers } jetons « clic » au centre.
}
bulletbucks-event-PursesShown = L'argent de mise de tout le monde :
    .item = { who } : { bulletbucks-worth }
bulletbucks-event-Left = { $you ->
    [seat] Vous n'avez plus ni billet ni pile, et quittez la partie.
   *[no] { $seat } n'a plus ni billet ni pile, et quitte la partie.
}
bulletbucks-event-ConversionsRevealed = Conversions (les jetons retournent au centre) :
    .item = { who } : { bulletbucks-stack }
bulletbucks-event-BidsRevealed = Les mises sont révélées :
    .item = { who } : { bulletbucks-worth }
bulletbucks-event-Tied = Égalité à { $total } entre { $seats }.
bulletbucks-event-RaisesRevealed = Les surenchères sont révélées :
    .item = { who } : + { bulletbucks-worth }
bulletbucks-event-HighBidder = { $you ->
    [seat] Votre mise de { $total } est la plus haute : à vous de désigner qui affronte le { -revolver }.
   *[no] Avec { $total }, { $seat } a la mise la plus haute et désigne qui affronte le { -revolver }.
}
bulletbucks-event-Named = { $you ->
    [by] Vous désignez { $seat }.
    [seat] { $by } vous désigne.
    [both] Vous vous désignez vous-même.
    [self] { $by } se désigne.
   *[no] { $by } désigne { $seat }.
}
bulletbucks-event-TookMarker = { $you ->
    [seat] Vous prenez un jeton au centre. Le barillet tourne…
   *[no] { $seat } prend un jeton au centre. Le barillet tourne…
}
bulletbucks-event-Clicked = { $you ->
    [seat] { -spin-cry } ! Vous prenez tout le pot : { bulletbucks-worth }.
   *[no] { -spin-cry } ! { $seat } prend tout le pot : { bulletbucks-worth }.
}
bulletbucks-event-Banged = { $you ->
    [seat] Bang ! C'est la mort pour vous. Votre mise et votre argent de mise sont perdus ; vos piles comptent toujours.
   *[no] Bang ! { $seat } meurt. Sa mise et son argent de mise sont perdus ; ses piles comptent toujours.
}
bulletbucks-event-BidsReturned = Les autres reprennent leur mise :
    .item = { who } : { bulletbucks-worth }
bulletbucks-event-PotCarried = Sur la table, pour amorcer le pot suivant : { bulletbucks-worth }.
bulletbucks-event-PotDiscarded = Retiré du jeu : { bulletbucks-worth }.

## Fins

bulletbucks-ending-no-markers = Le dernier jeton est gagné.
bulletbucks-ending-one-left = Il ne reste qu'une personne à la table.
bulletbucks-ending-nobody-left = Il ne reste personne à la table.

## Questions

bulletbucks-prompt-bid = Votre mise ?
    .asked = Doivent miser en secret : { $names }.
    .hint = 2 1 = deux billets de 1 000 et un de 2 000 · 4000 = une somme · ? = aide
    .confirm = Vous misez { $choice }.
    .help =
        Misez au moins un billet. Toutes les mises sont révélées ensemble ; la personne au total le plus élevé désigne celle qui affronte le { -revolver } (BB-5, BB-6). Toutes les mises forment le pot, la vôtre aussi, peu importe qui le gagne.
    .typing = Pour répondre : 2 1 veut dire deux billets de 1 000 et un de 2 000. 4000 (ou 4) est une somme ; s'il y a plusieurs façons de la faire, on vous demande laquelle. 1+2 veut dire un billet de chaque. 2x1000 1x2000 dit tout.
bulletbucks-prompt-raise = Votre surenchère ?
    .asked = Doivent surenchérir en secret : { $names }.
    .hint = 2 1 = deux billets de 1 000 et un de 2 000 en plus · 4000 = une somme · ? = aide
    .confirm = Vous ajoutez { $choice }.
    .help =
        Vous êtes à égalité en tête. Ajoutez au moins un billet à ce que vous avez déjà posé ; les surenchères sont révélées ensemble (BB-7). Sans billet, il faut d'abord rendre une pile et son jeton ; sans pile non plus, on quitte la partie, et sa mise reste dans le pot (BB-9, BB-10).
    .typing = Pour répondre : 2 1 veut dire deux billets de 1 000 et un de 2 000. 4000 (ou 4) est une somme ; s'il y a plusieurs façons de la faire, on vous demande laquelle. 1+2 veut dire un billet de chaque. 2x1000 1x2000 dit tout.
bulletbucks-prompt-convert = Quelle pile convertissez-vous ?
    .asked = Pile à convertir : { $names }.
    .hint = le numéro d'une pile · ? = aide
    .confirm = Vous convertissez : { $choice }.
    .help = Vous n'avez plus de billet et devez miser : une de vos piles devient de l'argent de mise, et son jeton retourne au centre (BB-9). Ce que vous reprenez ne compte plus à la fin ; les jetons qui vous restent multiplient les autres piles.
bulletbucks-prompt-name = Qui affronte le { -revolver } ?
    .asked = À { $names } de désigner qui affronte le { -revolver }.
    .hint = un numéro ou un nom · ? = aide
    .confirm = Vous désignez : { $choice }.
    .help = Votre mise est la plus haute : choisissez qui affronte le { -revolver }, n'importe qui à la table, y compris vous-même (BB-6). Cinq fois sur six c'est un { -spin-click }, et cette personne prend tout le pot, qui forme une nouvelle pile ; une fois sur six c'est un { -bang }, et elle sort du jeu.

## Ce qui est en jeu : pour la question, et pour un choix

bulletbucks-stake-standing = { $markers ->
    [0] { $best ->
        [0] Personne n'a de pile.
       *[other] Vous n'avez pas de pile ; meilleur score : { $best }.
    }
   *[other] Vous : { $money } × { $markers } = { $score } ; meilleur score des autres : { $best }.
}
bulletbucks-stake-bid = La plus haute mise désigne qui affronte le { -revolver } : { $clicks } fois sur { $faces } tout le pot, { $bangs } sur { $faces } la sortie. { bulletbucks-stake-standing }
bulletbucks-stake-raise = Égalité à { $bid } ; le pot est à { $pot }. La plus forte surenchère désigne qui affronte le { -revolver }. { bulletbucks-stake-standing }
bulletbucks-stake-notes = Si elle gagne et que c'est un { -spin-click } pour vous : { $score } ou plus. { $left ->
    [0] { $markers ->
        [0] Main vide : si rien ne revient, la pile gagnée devient de l'argent de mise, ou vous partez.
       *[other] Main vide : si rien ne revient, il faut rendre une pile et son jeton.
    }
    [1000] Il vous reste { $left }, un dernier billet : main vide, il faut rendre une pile ou partir.
   *[other] Il vous reste { $left } à miser.
}
bulletbucks-stake-convert = Sans billet, pas de mise : une pile redevient de l'argent de mise et ne compte plus. Score actuel : { $money } × { $markers } = { $score }.
bulletbucks-stake-stack = { $worth } à miser ; votre score passe de { $score } à { $after }.
bulletbucks-stake-name = Un pot de { $pot } pour la personne désignée, { $clicks } fois sur { $faces }. Sinon elle sort, son argent de mise est perdu, et { $after_bang ->
    [return] les autres reprennent leur mise.
    [carry] les autres mises amorcent le pot suivant.
   *[discard] les autres mises sont perdues aussi.
}
bulletbucks-stake-spin = { $clicks } fois sur { $faces } : le score passe de { $before } à { $after_click }{ $then_click }. { $bangs } fois sur { $faces } : la sortie{ $after_bang ->
    [0] { "" }
   *[other] , en gardant { $after_bang }
}{ $then_bang }.
bulletbucks-stake-on = { "" }
bulletbucks-stake-over = { $count ->
    [0]  ; fin de la partie, et personne ne gagne
    [one] { $you ->
        [alone]  ; fin de la partie, et vous gagnez
       *[no]  ; fin de la partie, et { $winners } gagne
    }
   *[other]  ; fin de la partie, victoire partagée : { $winners }
}

## Réponses : comme choix, et une fois données (par $by)

bulletbucks-action-Bid = { bulletbucks-worth }
    .given = { $you ->
        [by] Vous posez en secret { bulletbucks-worth }.
       *[no] { $by } pose en secret { bulletbucks-worth }.
    }
bulletbucks-action-Name = { $you ->
    [seat] { yourself }
   *[no] { $seat }
}
    .given = { $you ->
        [by] Vous désignez { $seat }.
        [seat] { $by } vous désigne.
        [both] Vous vous désignez vous-même.
        [self] { $by } se désigne.
       *[no] { $by } désigne { $seat }.
    }
bulletbucks-action-Convert = pile { $stack }
    .given = { $you ->
        [by] Vous choisissez en secret votre pile { $stack }.
       *[no] { $by } choisit en secret sa pile { $stack }.
    }

## Options

bulletbucks-option-pot_after_bang = Après un { -bang }
    .about = Ce que deviennent les mises des autres après un { -bang }.
    .return = les autres reprennent leur mise
    .carry = les autres mises amorcent le pot suivant
    .discard = les autres mises sont retirées du jeu
bulletbucks-option-open_purses = Argent de mise
    .about = Si tout le monde voit les billets qui restent aux autres.
    .off = chaque personne cache le sien
    .on = visible par tout le monde

## La table dessinée

play-cannot-pay = Vos billets ne peuvent pas faire exactement { $typed }.
table-bid = Mise
table-purse = En main
table-stacks = Piles
table-sum = Argent de clic
table-dead = † au cimetière
table-left = à sec
table-markers = Jetons
table-pot = Pot
table-own = Votre argent de mise
