### Ce que dit la commande autour d'une partie, en français.

## Jouer

play-guest = Invité
play-welcome = Vous jouez avec { $people }.
play-keys = À chaque question : ? l'explique, ? { $rule } montre une règle, t dessine la table, q quitte la partie.
play-confirm = Entrée = oui, r = retour
play-which = Quel choix ? Nom ou numéro, r = retour
play-unclear = « { $typed } » ne répond pas à la question ; ? explique ce qu'on demande.
play-cannot-pay = Vos billets ne peuvent pas faire exactement { $typed }.
play-own-drawn = Vous piochez : { $cards }
play-drawn = Cartes Action piochées : { $who }.
play-no-hand = Vous n'avez aucune carte Action.
play-help = ? { $rule } montre une règle telle qu'elle est écrite ; là où il y a des cartes, le nom d'une carte après le ? dit ce qu'elle fait.
play-no-such-help = Il n'y a ni carte ni règle « { $typed } » ; par exemple, ? { $rule } montre une règle.
play-leave = Quitter la partie ? o = oui, Entrée = non
play-left = Vous avez quitté la partie.
play-input-ended = Il n'y a plus rien à lire : la partie s'arrête ici, inachevée.
play-again = Une autre partie ? Entrée = oui, n = non
play-again-unclear = « { $typed } » ne répond pas à la question : Entrée ou o pour une autre partie, n ou q pour s'arrêter là.
play-fouls = { $count ->
    [one] { $name } : ce bot a perdu un coup, joué par défaut : { $first }
   *[other] { $name } : ce bot a perdu { $count } coups, joués par défaut, dont le premier : { $first }
}

## Jouer en ligne

join-link = Lien pour vos amis : { $link }
join-luck = Chance : { $commitment }
join-seat-open = libre
join-seat-host = hôte
join-seat-gone = pas là
join-ready = Entrée = prêt, n = pas prêt · /dire = parler · ? = aide · q = quitter
join-begin = { $open ->
    [0] Entrée = commencer
    [one] Entrée = commencer, avec un bot à la place libre
   *[other] Entrée = commencer, avec des bots aux { $open } places libres
} · ? = aide · q = quitter
join-wait = Vous êtes prêt. L'hôte commence. n = pas prêt · ? = aide · q = quitter
join-not-ready = Vous êtes prêt. Pas encore : { $names }. n = pas prêt · ? = aide · q = quitter
join-revealing = Les programmes de chacun montrent ce qu'ils ajoutent à la chance …
join-full = Il n'y a plus de place libre : vous regardez.
join-only-watching = Vous regardez. /dire parle aux autres spectateurs, q quitte.
join-unclear = « { $typed } » ne veut rien dire ici ; ? aide.
join-under-way = La partie est en cours.
join-closed = Trop tard : cette question est close.
join-standing = À tout moment : { $question } Pour cela, Entrée.
join-idle = Personne ne vous attend. t dessine la table, /dire parle, ? aide.
join-waiting-for = on attend { $names }
join-waiting-for-many = on attend { $count } joueurs
join-clock = { $seconds } s
join-connecting = pas de connexion, nouvel essai …
join-declining = { $scope ->
    [window] vous renoncez pour cette fenêtre
    [phase] vous renoncez pour cette phase
   *[round] vous renoncez pour cette manche
}
join-spectating = vous regardez
join-spectator = Un spectateur
join-spectators = { $count ->
    [one] Un spectateur.
   *[other] { $count } spectateurs.
}
join-gone = { $name } n'est plus connecté.
join-back = { $name } est là.
join-not-connected = Il n'y a pas de connexion en ce moment ; rien n'a été fait.
join-said-team = { $name } à l'équipe
join-said-gallery = { $name } depuis la galerie
join-said-spectators = { $name } entre spectateurs
join-said-to = { $name } à { $hearer }
join-to-whom = À qui ? Donnez un nom tel qu'il figure à la table.
join-muted = Vous n'entendez plus { $name } ; la même commande pour l'entendre à nouveau.
join-unmuted = Vous entendez à nouveau { $name }.
join-scopes = /passer fenêtre, /passer phase, /passer manche ; /passer non pour y revenir.
join-ahead = { $scope ->
    [window] Vous renoncez à tout ce qui peut se refuser dans cette fenêtre.
    [phase] Vous renoncez à tout ce qui peut se refuser dans cette phase.
   *[round] Vous renoncez à tout ce qui peut se refuser dans cette manche.
} /passer non pour y revenir.
join-ahead-no = On vous demande à nouveau.
join-which-seat = Quelle place ? Donnez son numéro, ou le nom de qui l'occupe.
join-help = /dire TEXTE à tous · /équipe TEXTE · /à NOM TEXTE · /muet NOM · /qui · /lien · /passer phase (ou fenêtre, manche, non) renonce d'avance · /partie enregistre la partie · t = table · q = quitter
join-help-host = Pour l'hôte : /bot remplit les places libres, /bot 3 { $bot } une seule · /ouvrir 3 · /retirer NOM
join-over = /partie enregistre la partie et vérifie que personne n'en a choisi la chance.
join-again = Une autre partie ? Entrée = oui, n = quitter
join-saved = Enregistrée : { $file }.
join-left = Vous avez quitté la table.
join-input-ended = Il n'y a plus rien à lire : vous quittez la table.

## La table dessinée

table-player = Nom
table-bid = Mise
table-purse = En main
table-stacks = Piles
table-sum = Argent de clic
table-score = Score
table-you = { $name } (vous)
table-dead = † au cimetière
table-left = à sec
table-sealed = scellée
table-markers = Jetons
table-pot = Pot
table-own = Votre argent de mise
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
table-marks = { $click } { -click }, { $bullet } { -bullet }, { $shot } à tirer, { $left } le reste, + { -bullet }S en trop
table-result = Le résultat

## Revoir

replay-checked = Vérifié : les règles donnent exactement la même partie.
replay-keys = Entrée = suite, q = assez
replay-unfinished = L'enregistrement s'arrête ici : la partie n'était pas finie.

## Vérifier un enregistrement

verify-rules = Les règles redonnent la même partie à partir de ses réponses et de ses tirages.
verify-secret = Le secret du serveur est bien celui de son engagement.
verify-commits = { $contributed ->
    [0] Aucun joueur n'a fourni sa part de chance.
    [one] Chacun a fourni ce à quoi il s'était engagé ({ $contributed } place sur { $seats }).
   *[other] Chacun a fourni ce à quoi il s'était engagé ({ $contributed } places sur { $seats }).
}
verify-draws = { $draws ->
    [one] L'unique tirage découle du secret et des contributions.
   *[other] Les { $draws } tirages découlent tous du secret et des contributions.
}
verify-noted = L'engagement est celui que vous avez noté.
verify-own = Votre contribution en fait partie.
verify-note-commitment = Le serveur s'y était-il engagé avant la partie ? Seul qui l'a noté à ce moment-là peut le dire : --commitment.
verify-holds = Tout est exact.
verify-fails = { $count ->
    [one] Un point n'est pas exact.
   *[other] { $count } points ne sont pas exacts.
}

## Lire les règles

rules-options = Options : { $command }
rules-default = { $text } (le choix habituel)

## Ce que le système refuse

problem-missing = Il n'y a ni fichier ni dossier { $file }.
problem-folder = { $file } est un dossier, pas un fichier.
problem-exists = { $file } existe déjà ; rien n'est écrit par-dessus.
problem-forbidden = Le système interdit l'accès à { $file }.
problem-other = { $file } : { $why }
