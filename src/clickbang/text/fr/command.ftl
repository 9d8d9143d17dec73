### Ce que dit la commande autour d'une partie, en français.

## Jouer

play-guest = Invité
learn-title = { $game } : une leçon avec { $people }
learn-welcome = Vraies règles, hasard et adversaires scénarisés. Répondez ce que vous voulez.
learn-learnt = Fin de la leçon. Vous avez appris :
learn-play = Et une vraie partie : clickbang play { $game }{ $words } (plus dur : --bots coriace)
play-welcome = Vous jouez avec { $people }.
level-random = au hasard
level-beginner = débutant
level-casual = amateur
level-friendly = amical
level-sharp = coriace
level-master = maître
style-cautious = prudent
style-bold = audacieux
style-trusting = confiant
style-treacherous = perfide
play-keys = À chaque question : ? = aide, ? { $rule } = une règle, t = la table, q = quitter
play-keys-no-rules = À chaque question : ? = aide, t = la table, q = quitter
play-enter = Entrée
play-confirm = Entrée = oui, r = retour
play-which = Quel choix ? Nom ou numéro, r = retour
play-unclear = « { $typed } » ne répond pas à la question ; ? explique ce qu'on demande.
play-help = ? { $rule } montre une règle telle qu'elle est écrite{ $cards ->
    [yes] {" "}; le nom d'une carte après le ? dit ce qu'elle fait
   *[no] { "" }
}.
play-no-such-help = Il n'y a ni carte ni règle « { $typed } » ; par exemple, ? { $rule } montre une règle.
play-leave = Quitter la partie ? o = oui, Entrée = non
play-out-in-order = Les sorties, dans l'ordre :
play-out-before = … { $count ->
    [one] { $count } autre avant
   *[other] { $count } autres avant
}
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
join-luck = Chance : { $commitment } (grâce à ce nombre, /record montre après la partie que personne ne l'a choisie)
join-seat-open = libre
join-seat-host = hôte
join-seat-gone = pas là
join-ready = Entrée = prêt, n = pas prêt · /dire = parler · ? = aide · q = quitter
join-begin = { $open ->
    [0] Entrée = commencer
    [one] Entrée = commencer, avec un bot à la place libre
   *[other] Entrée = commencer, avec des bots aux { $open } places libres
} · ? = aide · q = quitter
join-wait = C'est noté : l'hôte va commencer. n = pas prêt · ? = aide · q = quitter
join-not-ready = C'est noté. On attend encore : { $names }. n = pas prêt · ? = aide · q = quitter
join-revealing = Chaque programme montre ce qu'il ajoute à la chance…
join-full = Il n'y a plus de place libre : vous regardez.
join-only-watching = Vous regardez. /dire parle aux autres spectateurs, q quitte.
join-unclear = « { $typed } » ne veut rien dire ici ; ? aide.
join-under-way = La partie est en cours.
join-closed = Trop tard : cette question est close.
join-standing = À tout moment : { $question } Pour cela, Entrée.
join-idle = Personne ne vous attend. t dessine la table, /dire parle, ? aide.
join-beat = On peut jouer des cartes : tapez-en une, Entrée laisse passer, w prend tout le temps. Vous avez { $cards }.
join-beat-now = on peut jouer des cartes, w prend tout le temps
join-waits = { $you ->
    [yes] Vous demandez plus de temps : tout le monde le voit.
   *[no] { $name } demande plus de temps.
}
join-passed = Trop tard : la partie a continué.
join-sole = Un seul choix, il est fait pour vous : { $choice }.
join-waiting-for = on attend { $names }
join-waiting-for-many = on attend { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
join-clock = { $seconds } s
join-announcement = L'hôte de ce serveur annonce : { $text }
join-connecting = pas de connexion, nouvel essai…
join-spectating = vous regardez
join-spectator = Un spectateur
join-spectators = { $count ->
    [one] Un spectateur.
   *[other] { $count } spectateurs.
}
join-went-back = La partie est revenue en arrière : le serveur a perdu ce qui a suivi.
join-gone = { $name } a perdu la connexion.
join-gave-up = { $name } a quitté la partie. Un bot joue à sa place.
join-replaced = Un bot joue à la place de { $name }.
join-back = { $name } est là.
join-not-connected = Il n'y a pas de connexion en ce moment ; rien n'a été fait.
join-said-team = { $name } à l'équipe
join-said-gallery = { $name } (hors jeu)
join-said-spectators = { $name } entre spectateurs
join-said-to = { $name } à { $hearer }
join-no-such-command = Il n'y a pas de commande « { $typed } ».
join-to-whom = À qui ? Donnez un nom tel qu'il figure à la table.
join-which-face = Quelle grimace ? sourire, rire, rictus, doute, stupeur, peur, colère, moue
join-faced = { $face ->
    [grin] { $name } sourit à pleines dents.
    [laugh] { $name } rit aux éclats.
    [smirk] { $name } a un petit rictus.
    [doubt] { $name } lève un sourcil.
    [shock] { $name } ouvre de grands yeux.
    [fright] { $name } prend un air effrayé.
    [glare] { $name } lance un regard noir.
   *[pout] { $name } fait la moue.
}
join-muted = Vous n'entendez plus { $name } ; la même commande pour l'entendre à nouveau.
join-unmuted = Vous entendez à nouveau { $name }.
join-bet-on = Sur qui ? Donnez un nom tel qu'il figure à la table.
join-bet = { $name } a parié sur { $on } quand il en restait { $left }.
join-bet-own = Vous avez parié sur { $on } quand il en restait { $left }. Ceux qui jouent n'en savent rien.
join-bet-right = { $name } avait parié sur { $on } quand il en restait { $left } : gagné.
join-bet-wrong = { $name } avait parié sur { $on } quand il en restait { $left } : perdu.
join-out = Vous êtes hors jeu. /parier NOM parie sur le vainqueur.
join-out-free = Vous êtes hors jeu. /parier NOM parie sur le vainqueur, /vite presse les robots, /fin va à la fin.
join-which-seat = Quelle place ? Donnez son numéro, ou le nom de la personne.
join-help = /dire TEXTE à tous · /équipe TEXTE · /à NOM TEXTE · /grimace rictus · /muet NOM · /parier NOM · /vite · /fin · /qui · /lien · /partie enregistre la partie · t = table · q = quitter
join-help-host = Pour l'hôte : /bot remplit les places libres, /bot 3 { $bot } une seule · /ouvrir 3 · /retirer NOM
join-over = /partie enregistre la partie et vérifie que personne n'en a choisi la chance.
join-again = Une autre partie ? Entrée = oui, n = quitter
join-saved = Enregistrée : { $file }.
join-saved-so-far = Ce que vous avez vu jusqu'ici est enregistré : { $file }. Après la fin, /partie enregistre et vérifie toute la partie.
join-receipt = Avec le reçu, n'importe qui peut la vérifier pour vous : { $command }
join-kept-back = Votre programme garde donc sa contribution pour lui, et la partie se joue sans elle.
join-too-late = Votre contribution avait déjà été montrée : qui a changé cela a pu choisir la chance.
join-silent = { $count ->
    [one] { $names } n'a pas montré sa contribution : la partie se joue sans elle.
   *[other] { $names } n'ont pas montré leur contribution : la partie se joue sans elle.
}
join-left = Vous avez quitté la table.
join-input-ended = Il n'y a plus rien à lire : vous quittez la table.

## La table dessinée

table-player = Nom
table-score = Score
table-you = { $name } (vous)
table-sealed = scellée
table-result = Le résultat

## Revoir

replay-checked = Vérifié : les règles donnent exactement la même partie.
replay-keys = Entrée = suite, q = assez
replay-unfinished = L'enregistrement s'arrête ici : la partie n'était pas terminée.

## Vérifier un enregistrement

verify-rules = Les règles redonnent la même partie à partir de ses réponses et de ses tirages.
verify-secret = Le secret du serveur est bien celui de son engagement.
verify-commits = { $contributed ->
    [0] Personne n'a fourni de contribution.
    [one] Chacun a fourni ce à quoi il s'était engagé ({ $contributed } place sur { $seats }).
   *[other] Chacun a fourni ce à quoi il s'était engagé ({ $contributed } places sur { $seats }).
}
verify-draws = { $draws ->
    [one] L'unique tirage découle du secret et des contributions.
   *[other] Les { $draws } tirages découlent tous du secret et des contributions.
}
verify-noted = L'engagement du serveur est celui que vous avez noté.
verify-others = L'engagement de chaque place est celui que vous avez noté avant que rien ne soit montré, dans le même ordre.
verify-terms = Le jeu et ses options sont ceux que vous aviez acceptés.
verify-own = Votre contribution a servi, à la place { $seat } ({ $name }).
verify-withheld = { $count ->
    [one] { $names } avait promis une contribution et ne l'a pas montrée. Qui connaissait le secret du serveur pouvait en décider : un tirage de plus.
   *[other] { $names } avaient promis des contributions et ne les ont pas montrées. Qui connaissait le secret du serveur pouvait en décider : plusieurs tirages.
}
verify-unnoted = Non vérifié : si le serveur s'était engagé sur ce secret avant la partie (--receipt, ou --commitment).
verify-others-unnoted = Non vérifié : si toutes les places s'étaient engagées là-dessus, et sur ce jeu, avant que rien ne soit montré (--receipt).
verify-own-unnoted = Non vérifié : si votre propre contribution a servi, à votre place (--receipt, ou --contribution et --seat).
verify-seat-unnoted = Non vérifié : si c'est bien votre place (--receipt, ou --seat).
verify-not-shown = Votre programme n'a pas montré sa contribution. Elle ne vous prouve donc rien sur cette partie.
verify-holds = Tout est exact.
verify-holds-but = Tout est exact, sauf ce qui n'a pas été montré.
verify-holds-so-far = Ce qui a été vérifié est exact. Pour le reste, il faut l'avoir noté avant la partie.
verify-fails = { $count ->
    [one] Un point n'est pas exact.
   *[other] { $count } points ne sont pas exacts.
}

## À quel point un bot se laisse exploiter

exploit-title = { $game } : un seul parmi { $copies ->
    [one] une copie
   *[other] { $copies } copies
} de { $bot }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} chacun, graine { $seed }
exploit-who = exploiteur
exploit-wins = victoires
exploit-between = à 95 % entre
exploit-searcher = { $who } cherche : il sait que tous les autres sont des copies, et imagine { $playouts ->
    [one] { $playouts } partie
   *[other] { $playouts } parties
} avec elles pour chaque réponse.
exploit-trained = { $who } s'est entraîné : en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, il a appris dans quelles situations il vaut mieux répondre autrement.
exploit-imagined = { $bot } cherche lui-même, trop lentement pour qu'on l'imagine : pour cela, et à l'entraînement, { $imagined } a pris sa place.
exploit-best = Le meilleur, { $bot }, encore une fois avec une autre chance : { $wins } ({ $low } – { $high }), part équitable { $fair }.
exploit-exploited = Il se laisse donc exploiter.
exploit-not-exploited = Aucun de ceux-ci ne l'exploite donc, pour autant que tant de parties le disent.
exploit-lower-bound = C'est un minimum : quelqu'un d'autre trouvera peut-être mieux.

## Lire les règles

rules-options = Options : { $command }
rules-default = { $text } (le choix habituel)

## Ce que le système refuse

extra-offer = L'installer maintenant, et continuer ? [O/n]
problem-missing = Il n'y a ni fichier ni dossier { $file }.
problem-no-folder = Il n'y a pas de dossier { $folder }.
problem-folder = { $file } est un dossier, pas un fichier.
problem-no-folder-but-file = { $file } est un fichier, pas un dossier.
problem-exists = { $file } existe déjà ; rien n'est écrit par-dessus.
problem-forbidden = Le système interdit l'accès à { $file }.
problem-other = { $file } : { $why }
