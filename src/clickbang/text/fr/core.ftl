### Ce que dit chaque jeu, en français. Les noms sont des paramètres ; $you dit comment la personne qui lit est
### concernée : seat, by, both, self (quelqu'un agit sur soi-même), alone, among ou no.

you = vous
yourself = vous-même
more-people = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
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
core-event-OwnStepBack = Vous revenez en arrière.
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

did-you-mean = Vouliez-vous dire { $names } ?
number = { NUMBER($number) }

## Un jeu sans mots à lui

general-about = Un jeu de { $least } à { $most } personnes.
general-no-rules = De { $least } à { $most } personnes. Ce jeu n'a pas de page de règles ; voici ce qu'en dit son auteur.
general-asked = Ce qui est demandé
general-answers = Ce qu'on peut répondre
general-events = Ce qui se passe
general-told = { $what } : { $details }
general-bool = { $value ->
    [yes] oui
   *[no] non
}
general-action-Decline = Non
general-action-TakeBack = Revenir en arrière
general-given = { $you ->
    [by] Vous avez répondu : { $what }
   *[no] { $by } a répondu : { $what }
}
general-prompt = { $kind } ?
    .asked = { $kind } : { $names }.
    .hint = un numéro ou le début d'une réponse, ? = aide
    .confirm = { $choice } ?
    .help = Choisissez une des réponses ci-dessus, par son numéro ou par ses premières lettres.

## Pour les modèles de langue

reader-seat = Place { $number }
reader-you = Vous êtes { $name }, à une table de { $seats }.
reader-lately = Ce qui vient de se passer :
reader-draft = Déjà choisi : { $steps }.
reader-answer = Répondez par le numéro de votre choix, de 1 à { $count }.
reader-nothing = On ne vous demande rien en ce moment.
