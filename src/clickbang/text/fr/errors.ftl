### Ce qui peut être refusé. Les phrases anglaises se trouvent dans le code, à côté de chaque code d'erreur.

error-core-no-such-seat = Il n'y a pas de place { $seat } à une table de { $seats }.
error-core-game-over = La partie est finie.
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
error-core-seat-count = { $game } se joue de { $least } à { $most } personnes, pas à { $seats }.
error-core-no-such-option = { $game } n'a pas d'option « { $option } » ; il y a { $options }.
error-core-no-such-value = L'option { $option } accepte { $values }, pas « { $value } ».

error-bulletbucks-empty-bid = Une mise compte au moins un billet.
error-bulletbucks-empty-raise = Une surenchère compte au moins un billet de plus.
error-bulletbucks-no-such-note = Vous avez { $ones } × { NUMBER(1000) } et { $twos } × { NUMBER(2000) }, et les billets ne sont jamais changés.
error-bulletbucks-not-at-the-table = On ne peut désigner qu'une personne encore à la table.
error-bulletbucks-no-such-stack = Vous n'avez pas de pile numéro { $stack }.
error-bulletbucks-may-not-convert = Personne ne convertit une pile tant qu'il lui reste un billet.
error-bulletbucks-must-convert = Vous n'avez plus de billet : convertissez d'abord une de vos piles.
error-bulletbucks-must-bid = On vous demande des billets.
error-bulletbucks-must-name = On vous demande de désigner quelqu'un.

error-championship-must-pocket = On vous demande quelle carte va dans votre poche.
error-championship-no-such-barrel-card = Vous n'avez pas cette carte parmi vos sept.
error-championship-must-bet = On vous demande un pari de 0 à 5.
error-championship-must-accuse = On vous demande si vous accusez quelqu'un.
error-championship-not-yourself = On ne peut accuser qu'une autre personne.
error-championship-pocket-is-shown = Cette poche n'a plus rien à cacher.
error-championship-must-play = On vous demande si vous jouez une carte Action.
error-championship-no-such-card = Vous n'avez pas cette carte.
error-championship-not-now = Cette carte ne se joue pas maintenant.
error-championship-needs-skull = Vous êtes hors de la manche, et cette carte n'a pas de crâne.
error-championship-not-firing = Cette carte est pour qui tire au tir à venir.
error-championship-box-is-empty = Il n'y a plus de BALLE dans la boîte.
error-championship-bad-target = Cette carte ne se joue pas ainsi : choisissez une autre cible.
error-championship-must-aim = On vous demande qui vous visez.
error-championship-aim-elsewhere = Vous devez viser une autre personne.
error-championship-must-decide = On vous demande si vous continuez à tirer.

error-core-deck-not-text = Ce paquet ne peut pas servir : ce n'est pas du texte en UTF-8.
error-core-deck-not-toml = Ce paquet ne peut pas servir : ce n'est pas du TOML ({ $why }).
error-core-not-a-deck = Ce paquet ne peut pas servir : ce n'est ni un paquet, ni l'un de { $names }.
error-core-deck-is-empty = Ce paquet ne peut pas servir : il ne contient aucune carte.
error-core-deck-too-large = Ce paquet ne peut pas servir : il a plus de { $most } cartes différentes.
error-championship-deck-too-many-cards = Ce paquet ne peut pas servir : il a plus de { $most } cartes.
error-core-not-a-card = Ce paquet ne peut pas servir : la carte « { $card } » n'est pas une table TOML.
error-core-no-such-field = Ce paquet ne peut pas servir : la carte « { $card } » a un champ « { $field } » qui ne veut rien dire ; il y a { $fields }.
error-core-no-such-effect = Ce paquet ne peut pas servir : la carte « { $card } » n'a pas d'effet parmi { $effects }.
error-championship-deck-other-phase = Ce paquet ne peut pas servir : la carte « { $card } » demande la phase « { $phase } », celle de son effet.
error-championship-deck-bad-copies = Ce paquet ne peut pas servir : la carte « { $card } » doit y être de 1 à { $most } fois (copies).
error-championship-deck-bad-skull = Ce paquet ne peut pas servir : la carte « { $card } » a un crâne (skull) qui n'est ni true ni false.
error-core-words-missing = Ce paquet ne peut pas servir : la carte « { $card } » demande un champ { $field } en anglais (en) et en français (fr).
error-core-no-words = Ce paquet ne peut pas servir : la carte « { $card } » a un champ { $field } qui n'est pas un texte.

error-battleroyal-your-turn = C'est votre tour : passez, ou affrontez quelqu'un à côté de vous.
error-battleroyal-not-a-neighbour = On ne peut affronter que la personne la plus proche à sa gauche ou à sa droite.
error-battleroyal-no-team = Vous êtes en solo : il n'y a pas d'équipe à quitter.
error-battleroyal-only-leaving = Pendant le tour de quelqu'un d'autre, on ne peut que quitter son équipe.
error-battleroyal-must-sign = On vous demande un signe : équipe ou tuer.
error-battleroyal-must-reveal = On vous demande laquelle de vos cartes vous révélez.
error-battleroyal-no-such-card = Vous n'avez pas cette carte.
error-battleroyal-card-is-out = Cette carte est déjà choisie : deux signes « tuer » révèlent deux cartes.
error-battleroyal-must-say-bang = Cette carte vous fait dire « Bang ! ».
error-battleroyal-must-choose = On vous demande si vous acceptez l'argent.
error-battleroyal-must-talk = On vous demande une offre, une réponse à une offre, ou de dire que vous avez fini.
error-battleroyal-no-such-offer = Aucune offre de ce numéro n'attend votre réponse.
error-battleroyal-no-offer-left = Vous avez fait trois offres, et c'est le maximum.
error-battleroyal-not-talking = Cette personne ne participe pas à la négociation, ou a fini.
error-battleroyal-offer-step = Cette étape ne va pas avec l'offre telle qu'elle est.
error-battleroyal-must-pick = Choisissez les cartes que vous donnez, chacune une fois et dans l'ordre du paquet.
error-battleroyal-must-divide = On vous demande qui reçoit la prochaine carte récoltée.
error-battleroyal-not-in-team = Seuls les membres de l'équipe qui a gagné ces cartes peuvent en recevoir.
error-battleroyal-must-vote = On vous demande de voter sur le partage.
error-battleroyal-deck-too-few-cards = Ce paquet ne peut pas servir : il a { $cards } cartes, et il en faut { $needed }.
error-battleroyal-deck-value-and-effect = Ce paquet ne peut pas servir : la carte « { $card } » a un effet et compte 0 : pas besoin de valeur.
error-battleroyal-deck-bad-value = Ce paquet ne peut pas servir : la carte « { $card } » demande une valeur (value) de 0 à { $most }, ou un effet.
error-battleroyal-deck-bad-bang = Ce paquet ne peut pas servir : la carte « { $card } » a un bang qui n'est ni true ni false.
error-battleroyal-bad-lap-limit = La limite est un nombre de tours de table de 0 (aucune) à { $most }, pas « { $value } ».

error-records-not-a-record = La ligne 1 n'est pas le début d'une partie enregistrée de Clickbang.
error-records-other-format = Ligne 1 : cet enregistrement est au format { $format } ; cette version lit le format 1.
error-records-unreadable = La ligne { $line } est illisible : { $why }.
error-records-edited = La ligne { $line }, ou celle d'avant, a été modifiée après coup.
error-records-cut-off = L'enregistrement s'arrête après la ligne { $line } : il manque la fin.
error-records-after-the-end = La ligne { $line } se trouve après la fin de l'enregistrement.
error-records-other-rules = Cette partie a été jouée avec la version { $theirs } des règles de { $game }, et ne peut pas être rejouée avec la version { $ours }. On peut tout de même la montrer.
error-records-refused = La ligne { $line } n'est pas possible dans cette partie : { $why }
error-records-differs = La ligne { $line } dit autre chose que les règles : { $ours }.

error-bots-no-such-bot = Il n'y a pas de bot « { $name } » pour { $game } ; il y a { $bots }. Un bot à vous s'écrit FICHIER.py:CLASSE ou MODULE:CLASSE.
error-bots-no-such-file = Il n'y a pas de fichier { $file } contenant un bot.
error-bots-cannot-import = { $source } ne peut pas être importé : { $why }.
error-bots-no-such-class = Il n'y a pas de classe « { $name } » dans { $source } ; ses bots : { $bots }.
error-bots-not-a-bot = { $name } dans { $source } n'est pas une sous-classe de clickbang.bots.Bot.
error-bots-cannot-be-made = { $name } ne peut pas être créé : { $why }.
error-bots-no-time-limits = Ce système ne peut pas limiter le temps d'un bot : il n'a pas de minuterie.

error-text-no-such-rule = Il n'y a pas de règle { $rule } ; il y a par exemple { $near }.
error-text-not-a-rule = « { $rule } » n'est ni un jeu ({ $games }) ni une règle comme BB-7.

error-cli-too-many-bots = Une table de { $seats } a de la place pour { $room } bots à côté de vous, pas { $bots }.
error-cli-not-an-option = Une option s'écrit NOM=VALEUR, pas « { $text } ».
error-cli-two-decks = Soit --deck, soit --option deck=… : une table n'a qu'un paquet.
error-cli-bad-name = Un nom compte de 1 à { $most } lettres.
error-cli-seat-or-all = Soit --seat, soit --all : aucune place n'a tout vu.

error-arena-worker-died = Un processus est mort ({ $how }) dans les parties { $first } à { $last } ; un bot y a peut-être mis fin.
error-arena-no-matplotlib = Les graphiques demandent Matplotlib : pip install matplotlib
error-arena-too-many-bots = Une table de { $seats } n'a pas de place pour { $bots } bots.
error-arena-plot-format = Un graphique s'écrit dans un fichier .png ou .html, pas dans { $file }.
