### Ce que dit chaque jeu, en français. Les noms sont des paramètres ; $you dit comment la personne qui lit est
### concernée : seat, by, both, self (quelqu'un agit sur soi-même), alone, among ou no.

you = vous
yourself = vous-même
more-people = { $count } autres
who = { $you ->
    [seat] Vous
   *[no] { $seat }
}

## Événements

core-event-Began = { $game } à { $seats }.
    .item = { $option } : { $value }
core-event-Sealed = { $you ->
    [seat] Vous avez répondu en secret.
   *[no] { $seat } a répondu en secret.
}
core-event-OwnStep = Jusqu'ici : { $action }
core-event-OwnStepBack = Vous revenez sur la dernière étape.
core-event-Ended = { $ending } { $count ->
    [0] Personne ne gagne.
    [one] { $you ->
        [alone] Victoire, vous gagnez !
       *[no] { $winners } gagne.
    }
   *[other] La victoire est partagée entre { $winners }.
}
    .item = { who } : { $score }

## Petites choses

number = { NUMBER($number) }
