### Ce qui peut être refusé. Les phrases anglaises se trouvent dans le code, à côté de chaque code d'erreur.

error-core-no-such-seat = Il n'y a pas de place { $seat } à une table de { $seats }.
error-core-game-over = La partie est terminée.
error-core-chance-is-due = Personne ne peut répondre avant que le hasard ait parlé.
error-core-not-asked = On ne demande rien à la place { $seat } en ce moment.
error-core-already-answered = La place { $seat } a déjà répondu.
error-core-not-on-the-list = La réponse { $answer } ne figure pas parmi les choix.
error-core-nothing-to-take-back = Il n'y a aucune étape à reprendre.
error-core-no-such-answer = { $answer } n'est pas une réponse de ce jeu.
error-core-no-chance-due = La table n'attend pas le hasard.
error-core-impossible-outcome = Le résultat { $outcome } n'est pas possible ici.
error-core-script-is-over = Le hasard écrit d'avance n'a plus de résultat à donner.
error-core-no-such-game = Il n'y a pas de jeu « { $name } » ; il y a { $games }.
error-core-no-such-game-file = Il n'y a pas de fichier { $file } contenant un jeu.
error-core-game-cannot-import = Le jeu de { $source } ne peut pas être importé : { $why }.
error-core-no-such-name = Rien ne s'appelle « { $name } » dans { $source } ; ses jeux : { $games }.
error-core-which-name = Quel jeu de { $source } ? Écrivez { $source }:NOM ; ses jeux : { $games }.
error-core-not-a-game = { $name } dans { $source } n'est pas un clickbang.core.game.Game.
error-core-other-game = { $source } contient un jeu nommé « { $name } », et un autre jeu porte déjà ce nom : renommez-le.
error-core-other-key = { $source } est annoncé sous le nom « { $announced } », mais son jeu s'appelle « { $name } ».
error-core-seat-count = { $game } se joue de { $least } à { $most } personnes, pas à { $seats }.
error-core-no-such-option = { $game } n'a pas d'option « { $option } » ; il y a { $options }.
error-core-no-such-value = L'option { $option } accepte { $values }, pas « { $value } ».
error-core-no-such-number = L'option { $option } accepte un nombre de { $least } à { $most }, pas « { $value } ».
error-core-no-small-number = L'option { $option } accepte un nombre de { $least } à { $most }, ou dès { $small } pour une petite partie, pas « { $value } ».

error-core-deck-not-text = Ce paquet ne peut pas servir : ce n'est pas du texte en UTF-8.
error-core-deck-not-toml = Ce paquet ne peut pas servir : ce n'est pas du TOML ({ $why }).
error-core-not-a-deck = Ce paquet ne peut pas servir : ce n'est ni un paquet, ni l'un de { $names }.
error-core-deck-is-empty = Ce paquet ne peut pas servir : il ne contient aucune carte.
error-core-deck-too-large = Ce paquet ne peut pas servir : il a plus de { $most } cartes différentes.
error-core-deck-too-long = Ce paquet ne peut pas servir : il a plus de { $most } caractères.
error-core-not-a-card = Ce paquet ne peut pas servir : la carte « { $card } » n'est pas une table TOML.
error-core-no-such-field = Ce paquet ne peut pas servir : la carte « { $card } » a un champ « { $field } » qui ne veut rien dire ; il y a { $fields }.
error-core-no-such-effect = Ce paquet ne peut pas servir : la carte « { $card } » n'a pas d'effet parmi { $effects }.
error-core-words-missing = Ce paquet ne peut pas servir : la carte « { $card } » demande un champ { $field } en anglais (en) et en français (fr).
error-core-no-words = Ce paquet ne peut pas servir : la carte « { $card } » a un champ { $field } qui n'est pas un texte.

error-core-not-a-position = Cette position est illisible : ce n'est pas un objet JSON ({ $why }).
error-core-position-too-long = Cette position est illisible : elle a plus de { $most } caractères.
error-core-other-games-position = C'est une position de { $other }, pas de { $game }.
error-core-field-missing = Il manque à la position le champ « { $field } ».
error-core-no-field-of-position = La position a un champ « { $field } » qui ne veut rien dire à cet endroit ; il y a { $fields }.
error-core-bad-field = Le champ « { $field } » de la position vaut { $value } ; il faut { $wanted }.
error-core-unsound-position = Cette position ne tient pas debout : { $why }.
error-core-no-positions = Les tables de { $game } ne disent pas de quoi elles sont faites : aucune position ne peut être écrite ou lue.

error-records-not-a-record = La ligne 1 n'est pas le début d'une partie enregistrée de Clickbang.
error-records-other-format = Ligne 1 : cet enregistrement est au format { $format } ; cette version lit le format 1.
error-records-unknown-game = Ligne 1 : le jeu « { $game } » n'est pas ici ; dites où il se trouve : --game FICHIER.py:NOM.
error-records-unreadable = La ligne { $line } est illisible : { $why }.
error-records-edited = La ligne { $line }, ou celle d'avant, a été modifiée après coup.
error-records-cut-off = L'enregistrement s'arrête après la ligne { $line } : il manque la fin.
error-records-after-the-end = La ligne { $line } se trouve après la fin de l'enregistrement.
error-records-other-rules = Cette partie a été jouée avec la version { $theirs } des règles de { $game }, et ne peut pas être rejouée avec la version { $ours }. On peut tout de même la montrer.
error-records-refused = La ligne { $line } n'est pas possible dans cette partie : { $why }
error-records-differs = La ligne { $line } dit autre chose que les règles : { $ours }.
error-records-no-luck = Cet enregistrement ne dit pas d'où venait sa chance ; celui d'une partie en ligne terminée le dit.
error-records-lesson = C'est l'enregistrement d'une leçon : sa chance était écrite d'avance, pour apprendre. Il n'y a rien à vérifier.
error-records-bad-luck = La ligne { $line } ne dit pas comme il faut d'où venait la chance.
error-records-broken-commitment = L'engagement du serveur n'est pas celui de son secret.
error-records-broken-commit = Ce que la place { $seat } a fourni n'est pas ce à quoi elle s'était engagée.
error-records-same-commit = Les places { $seat } et { $other } se sont engagées sur la même chose.
error-records-draw-differs = Ligne { $line } : le tirage { $number } a donné { $theirs }, et la chance de cette partie donne { $ours }.
error-records-bad-odds = Ligne { $line } : les probabilités du tirage { $number } n'en sont pas.
error-records-other-commitment = L'engagement du serveur n'est pas celui que vous avez noté.
error-records-other-commit = L'engagement de la place { $seat } n'est pas celui que vous avez noté.
error-records-other-seats = Cette partie a { $theirs } places ; vous avez noté les engagements de { $ours }.
error-records-other-terms = Le jeu ou ses options ne sont pas ceux que vous aviez acceptés.
error-records-not-at-your-seat = Ce qui a servi pour la place { $seat }, la vôtre, n'est pas ce que vous avez fourni.
error-records-left-out = Votre programme a montré sa contribution, et la partie s'est jouée sans elle : elle est arrivée trop tard, ou on l'a écartée.
error-records-bad-receipt = Ce n'est pas un reçu : c'est une ligne, telle que votre programme l'a donnée.
error-records-other-contribution = Votre contribution n'est pas parmi celles qui ont servi.

error-bots-no-such-style = Il n'y a pas de bot « { $name } » : les styles de celui-là sont : { $styles }.
error-bots-no-such-bot = Il n'y a pas de bot « { $name } » pour { $game } ; il y a { $bots }. Un bot à vous s'écrit FICHIER.py:CLASSE ou MODULE:CLASSE.
error-bots-no-such-file = Il n'y a pas de fichier { $file } contenant un bot.
error-bots-cannot-import = { $source } ne peut pas être importé : { $why }.
error-bots-no-such-class = Il n'y a pas de classe « { $name } » dans { $source } ; ses bots : { $bots }.
error-bots-which-class = Quel bot de { $source } ? Écrivez { $source }:NOM ; ses bots : { $bots }.
error-bots-not-a-bot = { $name } dans { $source } n'est pas une sous-classe de clickbang.bots.Bot.
error-bots-cannot-be-made = { $name } ne peut pas être créé : { $why }.
error-bots-lost-a-move = Partie { $number }, graine { NUMBER($seed, useGrouping: 0) } : { $foul }{ $trace }
error-bots-no-time-limits = Ce système ne peut pas limiter le temps d'un bot : il n'a pas de minuterie.
error-bots-no-playouts = « { $name } » n'existe pas : un nombre après @, 1 au moins, dit combien de parties un bot imagine par réponse ou joue pour s'entraîner, et seul un bot qui le fait en a un.

error-text-no-such-rule = Il n'y a pas de règle { $rule } ; il y a par exemple { $near }.
error-text-not-a-rule = « { $rule } » n'est ni un jeu ({ $games }) ni une règle comme { $example }.

error-cli-too-many-bots = Bots à côté de vous à une table de { $seats } : { $room } au plus, pas { $bots }.
error-cli-no-lesson = Il n'y a pas de leçon pour { $game } ; il y en a pour { $games }.
error-cli-cannot-migrate = { $why } Rien n'a été changé.
error-cli-not-a-postgres = Les tables vont vers un PostgreSQL : postgresql://USER@HOST/NAME.
error-cli-not-an-option = Une option s'écrit NOM=VALEUR, pas « { $text } ».
error-cli-no-such-command = Il n'y a pas de commande « { $name } ».
error-cli-no-such-flag = { $command } n'a pas d'option { $name }.
error-cli-two-decks = Soit --deck, soit --option deck=… : une table n'a qu'un paquet.
error-cli-deck-by-option = Un paquet dans un fichier se donne avec --deck { $file }.
error-cli-bad-name = Un nom compte de 1 à { $most } lettres.
error-cli-cannot-listen = Rien ne peut être servi à { $host }, port { NUMBER($port, useGrouping: 0) } : { $why }.
error-cli-port-taken = Le port { NUMBER($port, useGrouping: 0) } est pris, peut-être par un Clickbang déjà lancé. Arrêtez-le. Pour un second à côté : --port N --database FICHIER, ou PORT=N DATABASE=FICHIER avec make.
error-cli-port-forbidden = Le système ne vous laisse pas utiliser le port { NUMBER($port, useGrouping: 0) }. Prenez-en un à partir de 1024 : --port N, ou PORT=N avec make.
error-cli-no-such-address = { $host } n'est pas une adresse de cette machine. 127.0.0.1 est pour cette machine seule, 0.0.0.0 pour tous les réseaux où elle se trouve : --host ADRESSE, ou HOST=ADRESSE avec make.
error-cli-no-home = Le système ne vous connaît pas de dossier personnel. Dites où garder vos affaires : XDG_DATA_HOME=DOSSIER dans l'environnement.
error-cli-cannot-use-database = La base de données { $file } est inutilisable : { $why }. Une autre : --database FICHIER, ou DATABASE=FICHIER avec make.
error-cli-cannot-use-postgres = La base de données { $file } est inutilisable : { $why }.
error-cli-mistyped-database = L'adresse d'un PostgreSQL commence par postgresql:// ; une base de données est cela, ou un fichier.
error-cli-older-rules = Cette partie a été jouée selon la version { $theirs } des règles de { $game }, et la version { $ours } ne peut pas dire ce que valaient ses réponses. On peut encore la regarder : clickbang replay { $file }
error-cli-no-database = Il n'y a pas de base de données { $file }. Dites où le serveur garde tout : --database FICHIER ou postgresql://…, ou --config FICHIER.
error-cli-cannot-administer = La base de données { $file } est inutilisable : { $why }. Lancez cette commande sous l'utilisateur du serveur.
error-cli-older-server = Le serveur qui tient cette base est plus ancien que cette commande. Redémarrez-le d'abord avec cette version.
error-cli-just-starting = Un serveur est en train de démarrer ou de s'arrêter. Réessayez dans un instant.
error-cli-not-done-yet = L'ordre { $number } est donné, mais le serveur ne l'a pas encore exécuté. Il le fera ; voyez clickbang admin log.
error-cli-no-table-here = Il n'y a pas de table { $table }. Prenez son code ou son identifiant dans clickbang admin tables.
error-cli-no-guest-here = Il n'y a pas d'invité { $guest }. Prenez son identifiant dans clickbang admin guests, ou dans clickbang admin table CODE.
error-cli-not-a-guest-or-network = « { $who } » n'est ni un invité (16 chiffres et lettres de a à f), ni une adresse ou un réseau, comme 203.0.113.7 ou 2001:db8::/64.
error-cli-not-a-time = « { $text } » n'est pas une durée. Écrivez 30m, 12h ou 7d.
error-cli-two-ends = Soit --for, soit --until, pas les deux.
error-cli-not-confirmed = Rien n'a été fait. Sans terminal, --yes confirme.
error-cli-no-sanction = { $who } n'est pas sur cette liste. Voyez clickbang admin sanctions.
error-cli-code-missing = Quelle table ? Donnez son lien, ou --code, ou --new JEU pour en ouvrir une.
error-cli-new-or-code = Soit une table qui existe, soit --new JEU : pas les deux.
error-cli-not-a-receipt = « { $text } » n'est pas un reçu : ni un fichier, ni le texte d'un reçu.
error-cli-no-such-language = « { $lang } » ne se parle pas ici ; il y a { $languages }.
error-cli-no-such-skin = Il n'y a pas de style « { $skin } » ; il y a { $skins }.
error-cli-not-whole = « { $value } » n'est pas un nombre entier.
error-cli-not-a-number = « { $value } » n'est pas un nombre.
error-cli-too-small = { $value } est inférieur à { $ge }.
error-cli-too-large = { $value } est supérieur à { $le }.
error-cli-not-understood = « { $value } » n'a pas sa place ici.
error-cli-no-server = Le serveur n'a pas démarré. { $why }
error-cli-hosts-already = Un autre clickbang host est déjà lancé. Rejoignez sa table par le lien qu'il affiche, ou arrêtez-le d'abord.
error-cli-seat-or-all = Soit --seat, soit --all : aucune place n'a tout vu.

error-records-cannot-pack = Cette partie ne se laisse pas compacter, ou ne vient pas de nous : rejouée selon les règles, elle ne donne pas la même chose.
error-records-no-such-number = Il n'y a pas de partie { $number } dans ce fichier ; il en contient { $games }.
error-records-packed-cut-off = Ce fichier de parties s'arrête après la partie { $games } : il manque la fin.
error-records-packed-damaged = Ce fichier de parties a été modifié ou abîmé après la partie { $games }.
error-records-packed-format = Ce fichier de parties est d'un autre format que ceux que cette version lit.
error-records-packed-rules = Cette partie a été jouée avec la version { $theirs } des règles de { $game } ; avec la version { $ours }, on ne peut ni la compacter ni la reprendre.

error-arena-worker-died = Un processus est mort ({ $how }) dans les parties { $first } à { $last } ; un bot y a peut-être mis fin.
error-arena-no-matplotlib = Les graphiques demandent Matplotlib. Pour l'installer : { $install }
error-arena-too-many-bots = Une table de { $seats } n'a pas de place pour { $bots } bots.
error-arena-plot-format = Un graphique s'écrit dans un fichier .png ou .html, pas dans { $file }.

error-design-not-an-axis = Ce qui varie se donne sous la forme NOM=VALEURS ou deck.CARTE.CHAMP=VALEURS, pas « { $text } ».
error-design-no-deck = { $game } se joue ici sans cartes que l'on puisse changer.
error-design-no-such-card = Il n'y a pas de carte « { $card } » dans ce paquet ; parmi ses cartes : { $near }.
error-design-which-card = « { $card } » peut être { $cards } : dites laquelle.
error-design-no-field = D'une carte de { $game }, on peut changer { $fields }, pas « { $field } ».
error-design-not-a-range = « { $text } » n'est pas une liste de valeurs : 10,15,20 ou 0..3 ou 10..20..5.
error-design-too-many = Cela fait { $variants } variantes ; on en joue { $most } au plus. Moins de valeurs, ou --search.
error-design-not-within = Un intervalle se demande entre 0.1% et 50%, pas « { $text } ».
error-design-not-percent = Un intervalle se demande entre 0.1% et 50% : écrivez { $text }%.
error-design-no-such-measure = Rien de ce qui est mesuré ici ne s'appelle « { $name } » ; parmi les mesures : { $near }.
error-design-not-a-goal = Un but est MESURE=VALEUR, MESURE=min ou MESURE=max, pas « { $text } ».
error-design-no-goal = Une recherche doit savoir vers quoi aller : --goal MESURE=VALEUR, ou min, ou max.
error-design-nothing-to-search = Une recherche demande quelque chose à changer : --vary NOM=VALEURS.
error-design-report-format = Un rapport s'écrit dans un fichier .html, pas dans { $file }.
error-design-no-such-setting = { $game } n'a pas d'option « { $name } » ; parmi ses options : { $near }.
error-design-twice = { $name } varie deux fois : donnez toutes ses valeurs dans un seul --vary.
error-arena-jobs-or-ray = Soit --jobs, soit --ray : des processus de cette machine, ou une grappe.
error-arena-no-ray = Jouer sur une grappe de machines demande Ray. Pour l'installer : { $install }
error-arena-no-cluster = Aucune grappe Ray à { $address } : { $why }. Pour en démarrer une : ray start --head (docs/scale.md).
error-arena-no-token = Le jeton pour la grappe Ray à { $address } manque ou n'est pas le bon : définissez RAY_AUTH_MODE=token et RAY_AUTH_TOKEN, ou ayez ~/.ray/auth_token, comme sur sa tête (docs/scale.md).
error-arena-cluster-lost = La grappe Ray à { $address } a disparu : { $why }
error-arena-other-on-node = La machine { $node } a Clickbang { $theirs }, et ici c'est { $ours } : il faut partout le même.
error-arena-node-lacks = La machine { $node } n'a pas le module Python « { $module } » : installez-y Clickbang comme ici.
error-arena-node-refused = Sur la machine { $node } : { $why }
error-arena-node-failed = Une machine de la grappe a échoué : { $why }
error-arena-sources-too-large = Les fichiers Python à côté de votre bot font { $size } Mo, et on en envoie au plus { $most } : donnez-lui un dossier à lui.
error-arena-no-openskill = Les classements demandent OpenSkill. Pour l'installer : { $install }
error-arena-too-few-entrants = Un tournoi se joue entre deux bots au moins : --bots a,b
error-arena-too-few-for-swiss = Des tables suisses de { $seats } demandent autant de bots, et il y en a { $bots } : nommez-en d'autres, ou prenez une poule.
error-arena-bad-seats = Un nombre de joueurs s'écrit 4 ou 2,4,6 ou 2-8 ou all, pas « { $text } ».
error-arena-page-format = La page s'écrit dans un fichier .html, pas dans { $file }.
error-arena-no-histories = Personne ne peut chercher comment exploiter un bot de { $game } : le jeu ne dit pas ce que les autres ont entendu (View.heard_by).
error-arena-one-target = On exploite un bot à la fois, pas { $bots } ; ceux qui essaient se nomment avec --bots.
error-review-no-worlds = { $game } ne peut pas être analysé : ce jeu ne dit pas comment imaginer une table (View.sample).
error-review-at-needs-seat = --at désigne une décision d'une place : donnez aussi --seat N.
error-review-no-such-decision = La place { $seat } a les décisions 1 à { $last }, pas { $number }.
error-review-page-format = La page s'écrit dans un fichier .html, pas dans { $file }.
error-checks-no-such-check = Il n'y a pas de vérification { $name } ; il y a { $checks }.
error-checks-no-such-sizes = { $text } ne dit pas de tailles de tables : donnez-en une, 4, plusieurs, 3,5, ou un intervalle, 3-6.

error-server-malformed = Ce message est illisible : { $why }.
error-server-hello-first = Le premier message doit être un bonjour (hello).
error-server-other-protocol = Ce serveur parle le protocole { $ours }, pas { $theirs }. Rechargez la page, ou mettez à jour.
error-server-too-fast = Moins vite, s'il vous plaît : c'est trop à la fois.
error-server-too-quiet = Plus rien n'arrive de votre côté depuis un moment ; la connexion est fermée.
error-server-stopping = Le serveur s'arrête. Les parties sont sauvées et reprennent à son retour.
error-server-storage = Le serveur ne peut rien enregistrer pour le moment ; rien n'a changé. Revenez dans un instant.
error-server-elsewhere = Le serveur a trop de visiteurs en ce moment.
error-server-moving = La table est injoignable en ce moment. Les parties sont sauvées ; réessayez bientôt.
error-server-no-such-table = Cette table n'existe pas.
error-server-not-at-a-table = Venez d'abord à une table.
error-server-no-such-seat = Cette table n'a pas cette place.
error-server-seat-taken = Cette place est prise.
error-server-not-a-bots-seat = Quelqu'un y est assis.
error-server-already-seated = Vous avez déjà une place.
error-server-not-seated = Vous n'avez pas de place ici.
error-server-nobody-there = Personne à retirer à cette place.
error-server-not-the-host = Seul l'hôte peut faire cela.
error-server-not-in-the-lobby = Cela ne se fait qu'avant le début d'une partie.
error-server-is-lesson = Une leçon ne se rejoue pas ici : ouvrez une table, ou reprenez la leçon depuis le début.
error-server-no-lesson = Il n'y a pas de leçon pour ce jeu.
error-server-not-over = La partie n'est pas encore terminée.
error-server-no-game = Aucune partie ne se joue ici.
error-server-old-rules = Le serveur ne connaît plus les règles de cette partie et ne peut pas la poursuivre. Commencez-en une autre.
error-server-not-ready = Tout le monde n'est pas prêt.
error-server-seats-open = Il reste des places libres : donnez-les à des bots, ou attendez du monde.
error-server-seats-in-use = Quelqu'un occupe une place qui disparaîtrait.
error-server-nothing-to-reveal = Aucune contribution n'est attendue de vous maintenant.
error-server-commit-taken = Quelqu'un à cette table s'est engagé sur la même chose ; tirez la vôtre.
error-server-no-way-back = Vous avez repris { $most } étapes : terminez maintenant votre réponse.
error-server-bad-reveal = Ce n'est pas ce à quoi vous vous êtes engagé.
error-server-bad-name = Un nom compte de 1 à 24 lettres visibles, et aucun mot ne mêle deux alphabets.
error-server-name-taken = Quelqu'un à cette table s'appelle déjà ainsi.
error-server-no-such-clock = Il n'y a pas de pendule « { $clock } » ; il y a { $clocks }.
error-server-no-such-pace = Les bots n'ont pas d'allure « { $pace } » ; il y a { $paces }.
error-server-no-such-bot = Il n'y a pas de bot « { $bot } » ici ; il y a { $bots }.
error-server-no-such-beat = Il n'y a pas de tempo « { $beat } » ; il y a { $beats }.
error-server-no-beat = Rien ne passe tout seul en ce moment : il n'y a rien à prolonger.
error-server-no-more-waits = Vous avez pris tout le temps { $most } fois dans cette partie ; les autres veulent avancer.
error-server-no-such-speed = Une partie ne peut pas continuer à l'allure « { $speed } » ; il y a { $speeds }.
error-server-still-played = Quelqu'un joue encore : on ne le presse pas.
error-server-late = Cette question est close.
error-server-no-such-prompt = Cette question n'a pas été posée.
error-server-cannot-say = Ici et maintenant, vous ne pouvez parler qu'à toute la table.
error-server-cannot-bet = Seuls ceux qui regardent peuvent parier sur le vainqueur, tant qu'ils sont plusieurs en jeu.
error-server-bet-stands = Vous avez déjà parié, et c'est définitif.
error-server-no-such-bet = Ce joueur n'est plus en jeu.
error-server-not-a-guest = Le serveur ne vous connaît pas encore.
error-server-foreign-origin = Les demandes venant d'autres sites restent sans réponse.
error-server-foreign-host = Ce serveur ne s'appelle pas { $host }. Son hôte peut permettre ce nom (allowed_hosts).
error-server-too-many-tables = Vous avez ouvert beaucoup de tables ces derniers temps ; jouez d'abord à l'une d'elles.
error-server-bad-transfer = Ce code de transfert n'est plus valable : il sert une fois, dans les dix minutes.
error-server-no-record = Cet enregistrement n'existe pas, ou n'est pas pour vous.
error-server-too-large = C'est trop volumineux.
error-server-not-found = Il n'y a rien ici.
error-server-broken = Quelque chose n'a pas marché sur le serveur. C'est noté.
error-server-banned = L'hôte de ce serveur ne vous laisse plus entrer.
error-server-banned-until = L'hôte de ce serveur ne vous laisse pas entrer avant le { $until }.
error-server-no-such-setting = Il n'y a pas de réglage « { $name } » ({ $where }) ; il y a { $names }.
error-server-bad-setting = Le réglage « { $name } » ({ $where }) ne peut pas valoir « { $value } » : { $why }.
error-server-no-host = Le réglage « { $name } » ({ $where }) ne peut pas être vide : ce serait tous les réseaux où se trouve cette machine. 0.0.0.0 le dit, 127.0.0.1 est pour cette machine seule.
error-server-bad-cluster = Le réglage « { $name } » ne peut pas valoir « { $value } » : { $why }.
error-server-bad-config = { $file } est illisible : { $why }.

error-client-unreachable = Aucun serveur Clickbang ne répond à { $address } : c'est autre chose qui est là, ou sa réponse s'est interrompue.
error-client-nothing-there = Aucun serveur Clickbang ne répond à { $address } : rien n'y tourne. Vérifiez l'adresse et son port, ou demandez à qui l'héberge.
error-client-no-such-machine = Aucun serveur Clickbang ne répond à { $address } : aucune machine de ce nom n'est connue. Cherchez une faute de frappe.
error-client-too-slow = Aucun serveur Clickbang ne répond à temps à { $address }. Vérifiez l'adresse, ou réessayez plus tard.
error-client-not-secure = Il n'y a pas de connexion sûre à { $address } : son certificat n'est pas fiable, ou il n'en a pas. Sans certificat, une adresse commence par http:// et non par https://.
error-client-no-way-there = Aucun chemin ne mène d'ici à { $address }. Vérifiez le réseau de cette machine.
error-client-not-an-address = « { $address } » n'est pas l'adresse d'un serveur : elle s'écrit http://HÔTE:PORT, et le lien d'une table http://HÔTE:PORT/#CODE.
error-client-gave-up = La connexion à { $address } est perdue : { $why }.
error-client-not-followed = Ce que { $address } raconte de cette partie ne tient pas debout. Rejoignez la table à nouveau pour la voir depuis le début.
error-client-unknown-game = À cette table on joue à « { $game } », un jeu qui n'est pas ici ; dites où il se trouve : --game FICHIER.py:NOM.
error-client-no-seat = Il n'y a pas de place libre à cette table.
error-client-commitment-changed = L'engagement du serveur n'est plus celui que vous aviez accepté.
error-client-terms-changed = Le jeu ou ses options ne sont plus ceux que vous aviez acceptés.
error-client-commit-missing = Le serveur ne montre pas à votre place l'engagement de votre programme.
error-client-commit-copied = Une autre place s'est engagée sur la même chose que votre programme, que lui seul peut connaître.
error-client-commits-changed = L'engagement de quelqu'un a changé, alors que votre programme les avait déjà tous notés.
error-client-moved = On vous a changé de place une fois la chance fixée.
error-client-not-used = Votre programme a montré sa contribution, et la partie a commencé sans elle : elle est arrivée trop tard, ou on l'a écartée.
error-client-not-shown = La partie a commencé sans votre contribution : votre programme ne l'a pas montrée à temps.
error-client-called-off = Votre programme a montré sa contribution, et cette partie a disparu : si elle a été annulée, la suivante est un second tirage.

error-train-no-training = { $game } n'a rien qu'on puisse entraîner ; ceux-ci en ont : { $games }.
error-train-no-numpy = S'entraîner demande NumPy. Pour l'installer : { $install }
error-train-other-training = Dans { $folder } se trouve un autre entraînement : { $game }, étapes : { $steps }, parties par étape : { $games }, graine { $seed }. Nommez un autre dossier.
error-train-not-a-training = { $file } ne peut pas être lu : supprimez-le pour recommencer, ou nommez un autre dossier.

error-solve-no-solver = { $game } ne peut pas être résolu ; ceux-ci le peuvent : { $games }.
error-solve-no-highs = Résoudre demande HiGHS et NumPy. Pour les installer : { $install }
error-solve-not-solved = HiGHS n'a pas pu résoudre une manche : { $status }.
error-solve-no-solution = Clickbang n'apporte pas de solution pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} et des équipes de { $team } : clickbang solve en fait une.
error-solve-only-without-cards = Seuls les duels sans cartes d'action sont résolus : laissez le paquet de côté.
error-solve-not-a-solution = { $file } n'est pas la solution d'un jeu.
error-solve-bad-sum = La solution { $file } est abîmée, sa somme est autre : refaites-la avec clickbang solve.
error-solve-other-format = La solution { $file } est d'autres règles ou d'un autre Clickbang : refaites-la avec clickbang solve.
error-solve-gap-too-wide = La solution ne tient pas : dans { $state } une meilleure réplique gagne { $gap } de plus, et { $most } au plus sont permis.
error-solve-unknown-state = Aucune partie ne mène à cet état : { $state }.
