### Ce que dit l'analyse d'une partie, en français. Tous les chiffres sont des pour-cent d'une victoire.

review-percent = { NUMBER($value, maximumFractionDigits: 1) } %
review-title = Analyse : { $game }
review-about = Ce que valait chaque réponse, en parts de victoire, d'après ce que son joueur savait à ce moment. Chaque choix a été joué { $playouts } fois jusqu'au bout ; ± est une erreur type.
review-about-exact = Là où le jeu est résolu, les chiffres sont exacts.
review-sums = Gagné = attendu au départ − coût des réponses + chance.
review-unfinished = La partie n'est pas finie.
review-weighing = Réponses à évaluer : { $answers } ; parties imaginées pour chaque choix : { $playouts } (réglable par --playouts). Ctrl-C montre ce qui est déjà trouvé.
review-left = { $left ->
    [one] L'analyse a été arrêtée avant la fin : { $left } réponse n'est pas évaluée.
   *[other] L'analyse a été arrêtée avant la fin : { $left } réponses ne sont pas évaluées.
}
review-everybody = Ce que chacun pouvait attendre, en pour cent de la victoire

## Le résumé

review-player = joueur
review-start = au départ
review-answers = réponses
review-cost = coût des réponses
review-accuracy = coût par réponse
review-mistakes = erreurs
review-luck = chance
review-nerve = cran
review-won = gagné
review-accuracy-help = Précision : moins une réponse coûte, mieux c'est.
review-luck-help = Chance : ce que le hasard et les autres ont apporté.
review-nerve-help = Cran : ce qui était en jeu après une réponse, en moyenne.

## Les décisions

review-number = nº
review-answer = réponse
review-worth = valeur
review-better = mieux : { $choice }, { $worth }
review-lost = coût
review-then = chance ensuite
review-by-clock = (par l'horloge)
review-by-leaver = (par un remplaçant)
review-by-default = (par défaut)
review-mistake = erreur
review-no-decisions = { $name } n'avait rien à décider.
review-course = Ce que pouvait attendre { $name }, de réponse en réponse

## Ce sur quoi comptaient les réponses

review-calibration = Ce sur quoi comptaient les réponses
review-counted-on = on comptait sur
review-told = vu
review-right = c'était vrai
review-expected = à prévoir
review-brier = score de Brier
review-brier-help = Le score de Brier dit combien les prévisions étaient loin de la vérité : 0 est parfait, 0,25 vaut une pièce lancée.
review-brier-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Ce que les autres pouvaient avoir

review-held = Ce que les autres pouvaient avoir, d'après ce que savait { $name } à la réponse { $number }
review-nothing-hidden = Rien n'était caché à { $name } à la réponse { $number }.
review-sealed = { $action }
    .of = la réponse scellée { DE($seat) }

## Les moments

review-moments = À retenir
review-moment-mistake = La réponse la plus chère est le nº { $number } { DE($name) } ({ $answer }), qui valait { $worth }. Mieux : { $better }, qui valait { $best }.
review-moment-fortune = La plus grande chance a suivi la réponse nº { $number } { DE($name) } ({ $answer }) : de { $worth }, on est monté à { $after }.
review-moment-misfortune = La plus grande malchance a suivi la réponse nº { $number } { DE($name) } ({ $answer }) : de { $worth }, on est tombé à { $after }.
review-moment-bold = L'audace qui a payé est le nº { $number } { DE($name) } ({ $answer }), à donner dans { $share } de tels cas : de { $worth }, on est monté à { $after }.
