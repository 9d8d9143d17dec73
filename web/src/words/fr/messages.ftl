# Ce que la page dit d'elle-même. Ce qui se passe dans une partie vient en mots du serveur.

# La langue elle-même : son nom, et comment elle écrit les nombres.
language = Français
locale = fr-FR

tagline = Trois jeux de table pour nerfs solides
home = Accueil
settings = Réglages
skin = Ton
skin-classic = Classique
skin-gentle = Doux : une fête, et chacun rentre chez soi
theme = Thème
theme-system = Comme le système
theme-dark = Sombre
theme-light = Clair
sound = Son
spoken = Langue
fast = Scènes rapides
seals = Choisir, puis sceller
haptics = Vibrations
notices = Notification quand c'est à vous
credits = Crédits
credits-about = Clickbang est un logiciel libre. Merci aux personnes dont il montre le travail.
credits-drawings = Les dessins des cartes et des objets
credits-drawings-about = Nous les avons colorés, en avons assemblé certains et coupé un morceau d'un autre ; ceux qui ne sont pas nommés ici sont de nous. Les autres viennent de
unreachable = Le serveur est injoignable.
not-now = Ce n'est pas possible pour l'instant.
tries-again = La page réessaie d'elle-même dans quelques secondes.
try-again = Réessayer
connecting = Connexion…
announced = L'hôte de ce serveur :
reconnecting = Connexion perdue, nouvel essai…

play-now = Jouer tout de suite
learn = Première fois ? Deux minutes pour apprendre
learn-again = Deux minutes pour apprendre
lesson-go-on = Continuer la leçon
guide = Votre guide
lesson-step = { $step } sur { $of }
lesson-told = Fin
lesson-skip = Quitter la leçon
lesson-learnt = Ce que vous savez maintenant
lesson-play = Et maintenant, une vraie partie
lesson-scripted = Dans une leçon, la chance et les autres suivent un scénario ; dans une vraie partie, personne ne sait ce qui vient.
lesson-play-on = Vous pouvez aussi finir celle-ci.
lesson-watch = Regardez maintenant ce que ça donne.
lesson-mark = leçon
with-friends = Entre amis
rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-exact = Les règles exactes
rules-numbered = Toutes les règles, par numéro
rules-nothing-found = Rien sur « { $wanted } ».
rule-behind = La règle derrière cette ligne
close = Fermer
you-play-as = Vous jouez sous le nom de
join-by-code = Rejoindre par code ou lien
join = Rejoindre
bad-code = Ce n'est pas le code d'une table : six lettres et chiffres, ou un lien.
your-tables = Vos tables
your-tables-empty = Vous n'avez encore de place nulle part.
public-tables = Tables publiques
public-tables-empty = Personne n'a ouvert de table publique.
nobody-yet = encore personne
seats-open = { $open ->
    [0] complet, { $seats } places
    [one] { $open } place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
 }
stage-lobby = va commencer
stage-revealing = va commencer
stage-playing = en cours
stage-over = terminée
stage-stuck = ne peut pas continuer
stage-stuck-help = Cette partie a commencé avec des règles plus anciennes et ne peut pas continuer. Commencez-en une autre.

new-table = Nouvelle table
no-such-game = Ce jeu n'existe pas.
seats = Places : { $seats }
seats-help = On rejoint la table par le lien ; des bots prennent les places libres.
clock = Pendule
clock-none = Sans pendule
clock-none-help = Tout le monde prend le temps qu'il faut.
clock-relaxed = Tranquille
clock-relaxed-help = Une minute et demie par décision.
clock-quick = Rapide
clock-quick-help = Vingt-cinq secondes par décision.
pace = Bots
pace-natural = Ils prennent leur temps
pace-natural-help = Un bot semble réfléchir avant de répondre, pour que vous puissiez suivre.
pace-none = Tout de suite
pace-none-help = Un bot répond sans attendre.
beat = Moments pour les cartes
beat-help = Le temps pour jouer une carte avant que la partie continue toute seule. Un peu plus quand il faut choisir quelqu'un ; la partie continue plus tôt quand tous ceux qui peuvent jouer ont touché *Continuer*, plus tard si quelqu'un prend plus de temps. Tout le monde voit l'un et l'autre.
beat-short = Courts
beat-normal = Normaux
beat-long = Longs
beat-open = On peut jouer des cartes.
beat-play = Touchez une carte pour la jouer.
beat-can-play = Vous pouvez jouer une carte.
beat-go-on = Continuer
beat-wait = Plus de temps : 10 s
beat-wait-help = Prendre dix secondes, pour tout le monde : les autres le voient. Encore { $times } dans cette partie.
beat-waits = { $who ->
    [you] Vous demandez du temps
    [one] { $names } demande du temps
   *[other] Demandent du temps : { $names }
}
beat-goes-on = { $who ->
    [one] { $names } continue
   *[several] Continuent : { $names }
}
beat-you = vous
beat-seconds = { $seconds } s
only-choice = Un seul choix, fait pour vous : { $answer }
public = Table publique
public-help = N'importe qui la trouve dans la liste et peut la rejoindre.
open-table = Ouvrir la table
own-file = un fichier à moi…
own-file-help = Un paquet en TOML, tel que la documentation le décrit (docs/decks.md).
own-deck = fait maison

lobby-help = Prenez une place, puis appuyez sur « Prêt ». L'hôte lance la partie ; des bots prennent les places libres.
lobby-open = { $seats ->
    [one] Une place est libre : partagez le lien, ou commencez et un bot la prend.
   *[other] { $seats } places sont libres : partagez le lien, ou commencez et des bots les prennent.
}
lobby-full = Toutes les places sont prises. Commencez quand vous voulez.
name = Votre nom
made-up-name = { $animal } { $kind }
made-up-kinds = Brave, Chanceux, Serein, Hardi, Malin, Vif, Gai, Discret, Jovial, Agile, Sage, Calme
made-up-animals = Blaireau, Lynx, Héron, Renard, Merle, Faucon, Castor, Loup, Triton, Lièvre, Hibou, Furet
sit-as = S'asseoir sous le nom { $name }
seat-open = libre
this-is-you = vous
bot-of = bot, { $bot }
bot-random = au hasard
bot-beginner = débutant
bot-naive = amateur
bot-casual = amateur
bot-trusting = amical
bot-steady = amical
bot-shrewd = coriace
bot-solved = solution exacte
bot-master = maître
style-of = Comment joue { $name }
style-cautious = prudent
style-bold = audacieux
style-trusting = confiant
style-treacherous = perfide
bot-for-seat = Bot pour la place { $seat }
no-bot = un bot…
host = hôte
not-here = pas là
bot-plays-on = un bot joue à sa place
is-ready = prêt
is-not-ready = pas encore
sit-here = S'asseoir ici
remove = Retirer
ready = Prêt
not-ready = Attendez-moi
fill-with = places libres :
start = Commencer
begin-waits = On attend encore : { $names }. Patientez, ou retirez-les.
waiting-for-host = L'hôte va commencer.
stand = Quitter ma place
invite = Inviter
code = Code de la table
link = Lien vers la table
share = Partager le lien
link-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour que votre réseau le puisse, arrêtez le serveur et relancez-le avec « make play HOST=0.0.0.0 ».
copied = copié
qr = Code QR
other-device = Mon autre appareil
other-device-help = Ouvrez ceci sur votre autre appareil dans les dix minutes : vos places vous y suivent.
transfer-link = Lien pour votre autre appareil
copy-link = Copier le lien
to-the-table = Aller à la table
transfer = Passer sur cet appareil
transfer-help = Vos places sur l'autre appareil vous suivent sur celui-ci.
transfer-here = Amener mes places ici
transferred = { $tables ->
    [one] Une table est maintenant ici.
   *[other] { $tables } tables sont maintenant ici.
 }

chat = Discussion
chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
 }
chat-empty = Personne n'a encore rien dit.
spectator = Un spectateur
to-whom = À qui
to-table = tout le monde
to-team = mon équipe
to-gallery = entre personnes hors jeu
to-spectators = entre spectateurs
to-seat = à { $name }
say-something = Dites quelque chose
send = Envoyer
log = Journal
side = À côté de la table

your-turn-bar = Ce qu'on vous demande
your-choices = Vos choix
prompt-help = De quoi il s'agit
prompt-help-rules = Règles :
waiting-for = On attend { $names }…
watch = Regardez…
you-watch = Vous regardez.
outside = À côté du jeu
you-are-out = Vous êtes hors jeu. Regardez comment ça finit.
faster = Plus vite
jump-to-end = À la fin
jumping = Vers la fin…
bets = Les paris sur le vainqueur
bet-on = Qui va gagner ?
bet = Parier
bet-own = Vous avez parié sur { $on } quand il en restait { $left }.
bet-of = { $name } a parié sur { $on } quand il en restait { $left }.
bet-right = Gagné !
bet-wrong = Perdu.
bets-unheard = Juste pour le plaisir : rien n'est payé. Seuls ceux qui sont hors jeu l'entendent. Un pari est définitif.
bets-unheard-spectators = Juste pour le plaisir : rien n'est payé. Seuls les spectateurs l'entendent. Un pari est définitif.
step-back = Revenir en arrière
put-back = Autre choix
seal-it = Sceller
skip = Suite
your-turn = À vous
hold-to-pull = Maintenir pour tirer
hold-let-go = Lâcher…
hold-on = Tenez bon…
why-not = pourquoi ?
you-sealed = Votre réponse : { $answer }
seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
 }
you-left = Vous avez quitté la table. Un bot joue pour vous.
come-back = Revenir
leave-game = Quitter la partie
leave-question = Quitter la partie ? Un bot joue à votre place ; vous pouvez revenir tant qu'elle dure.
leave-really = Quitter
leave-not = Rester

won = Victoire : { $names }.
you-won = Vous avez gagné !
you-won-with = Vous avez gagné, avec { $names } !
score = { $score }
luck = Chance
luck-help = Avant une partie, chaque appareil s'engage sur des octets tirés au hasard, et le serveur aussi. Le vôtre ne montre sa part que lorsque tous les engagements sont là. Gardez le reçu : personne ne pourra rien y changer sans que vous le remarquiez.
luck-server = Le serveur s'est engagé sur
luck-none = n'ajoute rien
luck-committed = engagement pris
luck-shown = part montrée
luck-silent = part jamais montrée
luck-silent-seats = N'ont pas montré leur part de chance : { $names }. La partie se joue sans elle.
luck-own = Vous avez ajouté
luck-receipt = Votre reçu
luck-copy = Copier le reçu
luck-doubted = Quelque chose ne va pas avec la chance de cette partie
doubt-commitment-changed = L'engagement du serveur n'est plus celui que vous aviez accepté.
doubt-terms-changed = Le jeu ou ses options ne sont plus ceux que vous aviez acceptés.
doubt-commit-missing = Le serveur ne montre pas à votre place l'engagement de votre appareil.
doubt-commit-copied = Une autre place s'est engagée sur la même chose que votre appareil, que lui seul peut connaître.
doubt-commits-changed = L'engagement de quelqu'un a changé, alors que votre appareil les avait déjà tous notés.
doubt-kept-back = Votre appareil garde donc sa part pour lui, et la partie se joue sans elle.
doubt-too-late = Votre part avait déjà été montrée : qui a changé cela a pu choisir la chance.
doubt-moved = On vous a changé de place une fois la chance fixée.
doubt-not-used = Votre appareil a montré sa part de chance, et la partie a commencé sans elle : elle est arrivée trop tard, ou on l'a écartée.
doubt-not-shown = La partie a commencé sans votre part de chance : votre appareil ne l'a pas montrée à temps.
doubt-called-off = Votre appareil a montré sa part de chance, et cette partie a disparu : si elle a été annulée, la suivante est un second tirage.
was-it-fair = Était-ce honnête ?
fair-help = Le serveur et tous les autres s'étaient engagés sur leur part de chance avant que quiconque montre la sienne. L'enregistrement contient chaque tirage.
fair-secret = Le secret du serveur est bien celui de son engagement.
fair-secret-not = Le secret du serveur n'est pas celui de son engagement.
fair-commits = Tout ce qui a été montré est conforme aux engagements.
fair-commits-not = Ce qui a été montré n'est pas en tout point conforme aux engagements, ou deux places se sont engagées sur la même chose.
fair-draws = { $draws ->
    [one] L'unique tirage découle du secret et de ce que tous ont ajouté.
   *[other] Les { $draws } tirages découlent tous du secret et de ce que tous ont ajouté.
 }
fair-draws-not = Tous les tirages ne découlent pas du secret et de ce que tous ont ajouté.
fair-noted = L'engagement du serveur est celui que vous avez noté.
fair-noted-not = L'engagement du serveur n'est pas celui que vous avez noté.
fair-others = L'engagement de chaque place est celui que vous avez noté, dans le même ordre.
fair-others-not = Les engagements des places ne sont pas ceux que vous avez notés.
fair-terms = Le jeu et ses options sont ceux que vous aviez acceptés.
fair-terms-not = Le jeu ou ses options ne sont pas ceux que vous aviez acceptés.
fair-own = Votre part a servi, à votre place.
fair-own-not = Votre part n'a pas servi à votre place.
fair-silent = Part de chance jamais montrée : { $names }. Quelqu'un qui connaissait le secret du serveur pouvait le choisir.
fair-holds = Tout est exact.
fair-holds-but = Tout est exact, sauf ce qui n'a pas été montré.
fair-without-receipt = Jusque-là, tout est exact. Pour savoir si c'était fixé avant la partie, il faut y avoir joué avec cet appareil.
fair-fails = { $count ->
    [one] Un point n'est pas exact.
   *[other] { $count } points ne sont pas exacts.
 }
fair-unreadable = L'enregistrement n'a pas pu être vérifié.
fair-check = Cette page vient du serveur qu'elle vérifie, et ne connaît pas les règles. Là où Clickbang est installé, téléchargez l'enregistrement : { $receipt ->
    [yes] cette commande, qui contient votre reçu, vérifie tout :
   *[no] cette commande le vérifie aussi selon les règles :
 }
fair-copy = Copier la commande
last-game = La partie précédente
nobody-won = Personne n'a gagné.
everybody = Le parcours de tout le monde
out-in-order = Les sorties, dans l'ordre
rematch = Rejouer
record = L'enregistrement
result-hide = Voir la table
result-show = Le résultat

portrait = Votre portrait
portrait-of-name = Le visage qui va avec votre nom
portrait-number = Visage { $number }
portrait-others = D'autres visages
pull-a-face = Faire une grimace
face-grin = Sourire à pleines dents
face-laugh = Rire aux éclats
face-smirk = Petit rictus
face-doubt = Lever un sourcil
face-shock = Ouvrir de grands yeux
face-fright = Prendre un air effrayé
face-glare = Lancer un regard noir
face-pout = Faire la moue
faced-grin = { $name } sourit à pleines dents
faced-laugh = { $name } rit aux éclats
faced-smirk = { $name } a un petit rictus
faced-doubt = { $name } lève un sourcil
faced-shock = { $name } ouvre de grands yeux
faced-fright = { $name } prend un air effrayé
faced-glare = { $name } lance un regard noir
faced-pout = { $name } fait la moue

# La fin, en première page.
front-page = L'Arrière-salle
front-edition = Dernière édition
front-number = Partie { $number }
front-decided = Le moment décisif
front-tally = { $first } à { $second }
front-sums = Les comptes
photo-won = { $name } : « Je n'ai jamais douté. »
photo-lost = { $name } ne fait aucun commentaire.
share-picture = Une image à partager
picture-told-to = tel que raconté à { $name }
picture-saved = L'image est enregistrée.
picture-failed = L'image n'a pas pu être faite.
