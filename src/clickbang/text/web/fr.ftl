# Ce que la page dit d'elle-même. Ce qui se passe dans une partie vient en mots du serveur.
tagline = Trois jeux de table pour nerfs solides
home = Accueil
settings = Réglages
skin = Mots
skin-classic = Classiques
skin-gentle = Doux : des lance-confettis, personne ne meurt
theme = Lumière
theme-system = Comme le système
theme-dark = Sombre
theme-light = Claire
sound = Son
fast = Sans animations
unreachable = Le serveur est injoignable.
try-again = Réessayer
connecting = Connexion …
reconnecting = La connexion est perdue. Elle revient …

bulletbucks = Bulletbucks
bulletbucks-pitch = Tout le monde mise en secret. Qui mise le plus choisit qui affronte le revolver, et qui survit garde l'argent.
championship = World Championship
championship-pitch = Empochez une carte, pariez combien de fois vous tirerez, accusez les autres de mentir.
battleroyal = Battle Royal
battleroyal-pitch = Pouce levé ou pouce baissé face au voisin, équipes et trahisons, jusqu'à ce qu'il n'en reste qu'un.

play-now = Jouer tout de suite
with-friends = Entre amis
rules = Règles
rules-of = Règles : { $game }
close = Fermer
you-play-as = Vous jouez sous le nom de
join-by-code = Rejoindre par code ou lien
join = Rejoindre
bad-code = Ce n'est pas le code d'une table : six lettres et chiffres, ou un lien.
your-tables = Vos tables
your-tables-empty = Vous n'êtes encore assis nulle part.
public-tables = Tables publiques
public-tables-empty = Personne n'a ouvert de table publique.
nobody-yet = personne encore
seats-open = { $open ->
    [0] complet, { $seats } places
    [one] { $open } place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
 }
stage-lobby = va commencer
stage-revealing = va commencer
stage-playing = en cours
stage-over = finie
stage-stuck = ne peut pas continuer
stage-stuck-help = Cette partie a commencé avec des règles plus anciennes et ne peut pas continuer. Commencez-en une autre.

new-table = Nouvelle table
no-such-game = Il n'y a pas de tel jeu.
seats = Places : { $seats }
seats-help = On rejoint par le lien ; les bots prennent ce qui reste libre.
clock = Pendule
clock-none = Sans pendule
clock-none-help = Chacun prend le temps qu'il lui faut.
clock-relaxed = Tranquille
clock-relaxed-help = Une minute et demie par décision ; dix secondes pour accuser, trois pour jouer une carte hors de son tour.
clock-quick = Rapide
clock-quick-help = Vingt-cinq secondes par décision ; dix pour accuser, trois pour jouer une carte hors de son tour.
pace = Bots
pace-natural = Ils prennent leur temps
pace-natural-help = Un bot semble réfléchir avant de répondre, pour que vous puissiez suivre.
pace-none = Tout de suite
pace-none-help = Un bot répond sans attendre.
public = Table publique
public-help = N'importe qui la trouve dans la liste et peut la rejoindre.
open-table = Ouvrir la table
option-bulletbucks-pot_after_bang = Après un bang, le pot
option-bulletbucks-pot_after_bang-help = Ce que devient l'argent d'une manche finie par un bang.
option-bulletbucks-open_purses = Bourses ouvertes
option-bulletbucks-open_purses-help = Si chacun voit ce qui reste aux autres.
option-championship-deck = Cartes d'action
option-championship-deck-help = Le paquet standard, aucune carte, ou un paquet écrit par vous.
option-battleroyal-deck = Cartes
option-battleroyal-deck-help = Les armes du paquet standard, ou un paquet écrit par vous.
option-battleroyal-pairs = Paires
option-battleroyal-pairs-help = À quatre ou cinq, chacun mène deux personnes.
option-battleroyal-lap_limit = Tours sans mort
option-battleroyal-lap_limit-help = Après tant de tours sans élimination, la partie finit ; 0 pour aucune limite.
own-file = un fichier à moi…
own-file-help = Un paquet en TOML, tel que la documentation le décrit (docs/decks.md).
value-return = revient aux joueurs
value-discard = est perdu
value-carry = reste pour la manche suivante
value-on = oui
value-off = non
value-standard = standard
value-none = aucune
own-deck = le vôtre

lobby-help = Prenez une place et dites que vous êtes prêt. L'hôte commence ; les bots prennent les places libres.
name = Votre nom
made-up-names = Blaireau Brave, Lynx Chanceux, Héron Serein, Renard Hardi, Pie Maligne, Faucon Vif, Martre Gaie, Loup Discret, Triton Jovial, Lièvre Agile, Hibou Sage, Loutre Calme
seat-open = libre
this-is-you = vous
bot-of = bot, { $bot }
bot-random = au hasard
bot-naive = naïf
bot-shrewd = rusé
bot-for-seat = Bot pour la place { $seat }
no-bot = un bot …
host = hôte
not-here = absent
bot-plays-on = parti, un bot joue
is-ready = prêt
is-not-ready = pas encore prêt
sit-here = S'asseoir ici
remove = Retirer
ready = Prêt
not-ready = Finalement pas prêt
fill-with = places libres :
start = Commencer
begin-waits = Pas encore prêts : { $names }. Attendez-les, ou retirez-les.
waiting-for-host = L'hôte va commencer.
stand = Quitter la place
commitment = La chance est scellée
invite = Inviter
code = Code de la table
link = Lien vers la table
share = Partager le lien
link-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour que votre réseau le puisse, arrêtez le serveur et relancez-le avec « make play HOST=0.0.0.0 ».
copied = copié
qr = Code QR
other-device = Mon autre appareil
other-device-help = Ouvrez ceci sur votre autre appareil dans les dix minutes : vos places y passent.
transfer = Passer sur cet appareil
transfer-help = Vos places sur l'autre appareil passent sur celui-ci.
transfer-here = Amener mes places ici
transferred = { $tables ->
    [one] Une table est passée ici.
   *[other] { $tables } tables sont passées ici.
 }

chat = Discussion
chat-empty = Personne n'a encore rien dit.
spectator = Un spectateur
to-whom = À qui
to-table = tout le monde
to-team = mon équipe
to-gallery = entre éliminés
to-spectators = entre spectateurs
to-seat = à { $name }
say-something = Dites quelque chose
send = Envoyer
log = Journal
side = À côté de la table

your-turn-bar = Ce qu'on vous demande
your-choices = Vos choix
waiting-for = On attend { $names } …
watch = Regardez …
you-watch = Vous regardez.
step-back = Un pas en arrière
decline-ahead = renoncer d'avance :
ahead-no = non
ahead-window = cette fenêtre
ahead-phase = cette phase
ahead-round = cette manche
skip = Passer
why-not = pourquoi pas ?
you-sealed = Vous avez scellé : { $answer }
stop-declining = Demandez-moi de nouveau
seconds-left = encore { $seconds } secondes
you-left = Vous avez quitté la table. Un bot joue pour vous.
come-back = Revenir
leave-game = Quitter la partie (un bot continue)

won = { $names } : la victoire !
you-won = Vous avez gagné !
you-won-with = Vous avez gagné, avec { $names } !
score = { $score }
was-it-fair = Était-ce honnête ?
fair-help = Le secret était scellé avant la partie, et chacun y a ajouté son propre hasard. L'enregistrement contient chaque tirage ; tout le monde peut vérifier.
fair-check = Téléchargez l'enregistrement ici. Là où Clickbang est installé, cette commande le vérifie :
fair-file = FICHIER
nobody-won = Personne n'a gagné.
rematch = Rejouer
record = L'enregistrement
secret = Le secret d'où est venue toute la chance :

# Bulletbucks
bulletbucks-money = { $sum }
bulletbucks-table = La table
bulletbucks-round = Manche { $round }
bulletbucks-markers = Jetons au centre : { $markers }
bulletbucks-pot = Pot
bulletbucks-score = Score
bulletbucks-stacks = Piles gagnées
bulletbucks-purse = Vos billets :
bulletbucks-purse-of = Billets :
bulletbucks-thinking = réfléchit …
bulletbucks-your-turn = à vous
bulletbucks-sealed = scellée
bulletbucks-you-sealed = { $sum } sous scellé
bulletbucks-on-top = en plus de { $sum }
bulletbucks-last-bid = avant : { $sum }
bulletbucks-highest = en tête
bulletbucks-tied = à égalité
bulletbucks-named = à l'épreuve
bulletbucks-won = + { $sum }
bulletbucks-dead = hors jeu
bulletbucks-left = sans billets
bulletbucks-wheel = Le barillet du revolver
bulletbucks-click = Clic !
bulletbucks-bang = Bang !
bulletbucks-choose = Désigner { $name }
bulletbucks-more = Un billet de { $note } de plus
bulletbucks-less = Un billet de { $note } de moins
bulletbucks-at-least-one = Au moins un billet
bulletbucks-seal-bid = Sceller la mise : { $sum }
bulletbucks-seal-raise = Sceller la surenchère : + { $sum }

# World Championship
championship-round = Manche { $round }
championship-phases = Les phases de la manche
championship-phase = { $phase ->
    [pocket] Poche
    [spin] Tournoiement
    [bet] Pari
    [accusation] Accusation
    [trigger] Détente
   *[scoring] Décompte
 }
championship-moment = Ce qui vient de se passer
championship-players = Autour de la table
championship-click = CLIC
championship-bullet = BALLE
championship-team = { $captain ->
    [yes] { $mates ->
        [0] plus que le capitaine
       *[other] capitaine + { $mates } en vie
    }
   *[no] capitaine mort
 }
championship-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
championship-out-of-game = hors du jeu
championship-out-of-round = hors de la manche
championship-answered = a répondu ✓
championship-thinking = réfléchit …
championship-shots-left = { $shots ->
    [one] encore { $shots } tir
   *[other] encore { $shots } tirs
 }
championship-barrel = Barillet
championship-barrel-count = Barillet : { $turned } retournées, { $left } restantes
championship-extra = { $extra ->
    [one] + { $extra } BALLE
   *[other] + { $extra } BALLES
 }
championship-known-card = { $card }, connue de vous
championship-pocket = Poche
championship-pocket-empty = rien encore dans la poche
championship-pocket-closed = une carte dans la poche, face cachée
championship-pocket-known = { $card } dans la poche, vous le savez
championship-pocket-shown = { $card } dans la poche, montrée à tout le monde
championship-bet = Pari
championship-bet-none = pas encore de pari
championship-bet-sealed = le pari est scellé
championship-bet-is = pari : { $shots }
championship-bet-yours = votre pari scellé : { $shots }
championship-hand = Cartes
championship-hand-size = { $cards ->
    [one] carte d'action en main
   *[other] cartes d'action en main
 }
championship-side-bet = parie sur { $name }
championship-favour = + { $points } si des points viennent
championship-aim-sky = vers le ciel
championship-aim-at = vers { $name }
championship-aim-open = choisit qui viser
championship-has-accused = a accusé
championship-your-hand = Vos cartes d'action
championship-no-cards = Vous n'avez aucune carte d'action.
championship-when = { $skull ->
    [yes] { championship-phase }, même après votre sortie
   *[no] { championship-phase }
 }
championship-playable = jouable maintenant
championship-not-in-phase = pas dans cette phase
championship-not-now = pas à ce moment
championship-you-know = Connu de vous seulement
championship-know-barrel = { $you ->
    [yes] En haut de votre barillet : { $cards }
   *[no] En haut du barillet de { $name } : { $cards }
 }
championship-know-pocket = Dans la poche de { $name } : { $card }
championship-decline = { $kind ->
    [accuse] N'accuser personne
    [bribe] Pas de pot-de-vin
    [fire-on] En rester là
   *[play] Ne rien jouer
 }
championship-nothing-to-play = Aucune de vos cartes n'est jouable maintenant.
championship-at-whom = « { $card } » : sur qui ?
championship-yourself = vous-même
championship-turn-die = { $way ->
    [up] { $name } : dé vers le haut
   *[down] { $name } : dé vers le bas
 }

# Battle Royal
battleroyal-circle = Le cercle
battleroyal-turn-of = { $you ->
    [yes] À vous
   *[no] Au tour de { $name }
}
battleroyal-passes = { $passes ->
    [one] une passe sur { $of }
   *[other] { $passes } passes de suite sur { $of }
}
battleroyal-passes-danger = Si tout le monde passe, tout le monde est éliminé.
battleroyal-laps = tours calmes : { $laps } sur { $limit }
battleroyal-left = { $left } sur { $seats } en jeu
battleroyal-person = { $name }, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}{ $team ->
    [none] , sans équipe
    [own] , dans votre équipe { $letter }
   *[other] , dans l'équipe { $letter }
}{ $turn ->
    [yes] , à son tour
   *[no] { "" }
}
battleroyal-second = seconde personne
battleroyal-you = vous
battleroyal-team = Équipe { $letter }
battleroyal-your-team = Votre équipe ({ $letter })
battleroyal-cards = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
battleroyal-hand = Vos cartes
battleroyal-you-are-out = Vous êtes hors jeu. Vous regardez, et parlez avec les autres qui le sont.
battleroyal-hand-empty = Vous n'avez pas de carte.
battleroyal-colon = { " : " }
battleroyal-bang = Bang !
battleroyal-around = Autour de vous
battleroyal-players = Autour de la table
battleroyal-others = Les autres ({ $count })
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
battleroyal-gallery-empty = Personne encore.
battleroyal-confrontation = Confrontation
battleroyal-last-confrontation = La dernière confrontation
battleroyal-no-confrontation = Pas encore de confrontation. À son tour, on passe ou on confronte une personne voisine.
battleroyal-against = contre
battleroyal-sealed = a choisi
battleroyal-thinking = choisit
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
battleroyal-tally = { $up } en haut, { $down } en bas
battleroyal-count = Un… deux… trois !
battleroyal-is-out = hors jeu
battleroyal-outcome-TeamFormed = Désormais une seule équipe
battleroyal-outcome-AllAlone = Chacun pour soi
battleroyal-outcome-NothingHappened = Égalité : il ne se passe rien
battleroyal-outcome-Eliminated = Hors jeu : { $names }
battleroyal-talking = Négociation : { $names } (tour { $round })
battleroyal-dividing = Partage entre { $names } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
battleroyal-stay = Rester dans l'équipe
battleroyal-leave = Quitter votre équipe
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
battleroyal-offers-left = { $left ->
    [0] Vous avez fait toutes vos offres.
    [one] Vous pouvez encore faire une offre.
   *[other] Vous pouvez encore faire { $left } offres.
}
battleroyal-group-to = À qui
battleroyal-group-count = Combien
battleroyal-group-pick = Vos cartes
battleroyal-group-show = Quelqu'un montre ses cartes
battleroyal-group-see = Quelqu'un d'autre doit le voir
battleroyal-group-give = Quelqu'un donne des cartes
battleroyal-spoils = Les cartes des personnes éliminées
battleroyal-spoil-from = de { $name }
battleroyal-next-card = Qui reçoit { $card } ?
battleroyal-no-proposal = Je ne propose rien
battleroyal-proposal-of = { $you ->
    [yes] Vous proposez
   *[no] { $name } propose
}
battleroyal-gets-nothing = rien
battleroyal-vote-yes = Accepter le partage
battleroyal-vote-no = Le rejeter
