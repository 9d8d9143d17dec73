### Ce que « clickbang check » dit d'un jeu, en français.

check-heading = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, à des tables de { $sizes }, à partir de la graine { $seed }, version { $build ->
    [compiled] compilée
   *[interpreted] interprétée
}
check-skipped = Non vérifié : { $why }
check-needs = corrigez d'abord ce que « { $check } » a trouvé.
check-passes = Rien à signaler.
check-fails = { $count ->
    [one] Un point n'est pas respecté.
   *[other] { $count } points ne sont pas respectés.
}
check-where-label = où
check-again-label = revoir
check-cause-label = cause
check-where = partie { $seed }, { $seats } places{ $options ->
    [none] { "" }
   *[other] , { $options }
}{ $step ->
    [-1] { "" }
    [0] , avant le premier coup
    [one] , après un coup
   *[other] , après { $step } coups
}{ $seat ->
    [none] { "" }
    [spectator] , un spectateur
   *[other] , place { $seat }
}{ $games ->
    [one] { "" }
   *[other] ; de même dans { $games } parties
}
check-raised = La vérification n'a pas pu continuer : { $why }
    .cause = Une méthode du jeu a levé autre chose qu'un refus de réponse. L'endroit est indiqué.

## Chaque partie se termine

check-ends = Chaque partie se termine
    .looked = Parties : { $games } ; réponses : { $answers } ; tirages : { $draws }. La plus longue en compte { $longest } (partie { $seed }).
check-ends-never = La partie n'est pas finie après { $most } réponses et tirages.
    .cause = Un chemin des règles revient sur lui-même sans rien épuiser. Comptez les manches, ou faites que quelque chose s'épuise.
check-ends-breaks = La partie s'interrompt : { $why }
    .cause = Une règle a oublié un cas, ou l'un de ses chemins finit sans question, ni hasard, ni `finish`.
check-ends-undeclared = Elle finit par « { $ending } » ; le jeu déclare { $endings }.
    .cause = `result` et `Game.endings` ne nomment pas les mêmes fins.
check-ends-result = Le résultat ne convient pas à la table : { $result }
    .cause = `result` donne un score à chaque place, même éliminée, et des gagnants qui sont des places.

## Les mêmes réponses et le même hasard donnent la même partie

check-replay = Mêmes réponses et même hasard : même partie
    .looked = Parties rejouées : { $games } ; événements comparés : { $events } ; enregistrements écrits, lus et rejoués : { $records }.
check-one-build = Seule la version { $build ->
    [compiled] compilée
   *[interpreted] interprétée
} est ici, l'autre n'a pas été comparée : `make compiled` la produit.
check-no-place = L'autre version n'a pas été comparée : elle ne trouve le jeu que par une clé ou un `place`.
check-other-build = { $games ->
    [one] { $games } partie a aussi été jouée
   *[other] { $games } parties ont aussi été jouées
} sur l'autre version, dans un processus à part ; ici, version { $build ->
    [compiled] compilée
   *[interpreted] interprétée
}.
check-replay-undeclared = { $event } est annoncé et ne figure pas parmi les événements du jeu.
    .cause = `Game.own_events` doit les citer tous : enregistrements et messages n'en connaissent pas d'autres.
check-replay-event = { $event } ne revient pas intact de JSON : { $why }
    .cause = Les champs d'un événement sont des entiers, des textes, des booléens et des tuples de ceux-ci : ni listes, ni ensembles, ni objets.
check-replay-impossible = Le coup { $move } était possible et ne l'est plus : { $why }
    .cause = Le jeu dépend d'autre chose que des réponses et des tirages : `random`, une horloge, l'ordre d'un ensemble, une variable hors de la table.
check-replay-differs = Les mêmes coups sont racontés autrement : { $what }
    .cause = Le jeu dépend d'autre chose que des réponses et des tirages : `random`, une horloge, l'ordre d'un ensemble, une variable hors de la table.
check-replay-record = Son enregistrement ne peut être rejoué : { $why }
    .cause = Une annonce ou une réponse ne traverse pas intacte un enregistrement.
check-replay-build = La partie diffère de celle de l'autre version ; ici, version { $build ->
    [compiled] compilée
   *[interpreted] interprétée
}.
    .cause = Un `i64` qui déborde, un littéral décalé (écrivez `bit(seat)`), ou un remplacement que le code compilé ne voit pas.

## Réponses proposées et réponses acceptées

check-answers = Réponses proposées et acceptées concordent
    .looked = Parties : { $games } ; moments : { $moments } ; réponses proposées : { $listed } ; autres essayées et refusées : { $refused }.
check-answers-refused = La place { $seat } se voit proposer { $answer }, qui est ensuite refusé : { $why }
    .cause = `legal_actions` et `objection` disent deux fois la même chose. Que l'une interroge l'autre.
check-answers-accepted = La place { $seat } ne se voit pas proposer { $answer }, qui est pourtant accepté.
    .cause = `objection` oublie une condition de `legal_actions`, ou `problem` et `apply` ne sont pas ceux du noyau.
check-answers-changes = Une réponse refusée a changé quelque chose : { $what }
    .cause = `legal_actions`, `objection`, `random_action` ou `default_action` écrivent dans la table ou annoncent. Elles ne font que regarder.
check-answers-no-seat = Il n'y a pas de place { $seat }, et sa réponse est acceptée.
    .cause = `problem` a été remplacé et ne vérifie pas la place.
check-answers-take-back = La place { $seat } { $drafted ->
    [yes] a commencé une ébauche et ne peut reprendre un pas
   *[no] n'a pas d'ébauche et peut reprendre un pas
}.
    .cause = TAKE_BACK appartient au noyau : un jeu ne le propose ni ne s'y oppose.
check-answers-nothing = La place { $seat } est interrogée sur « { $kind } » et n'a rien à répondre.
    .cause = N'interrogez que qui a le choix, ou proposez DECLINE.
check-answers-stuck = Quelqu'un est interrogé et rien de ce qui est proposé n'est accepté.
    .cause = `legal_actions` est vide ou ne propose que ce que `objection` refuse.
check-answers-twice = La place { $seat } se voit proposer deux fois { $answer }.
    .cause = Deux chemins mènent au même code : `random_action` le préfère alors.
check-answers-random = Pour la place { $seat }, `random_action` choisit { $answer }, qui n'est pas proposé.
    .cause = `random_action` et `legal_actions` sont deux listes de la même chose.
check-answers-random-other = Pour la place { $seat }, `random_action` choisit { $answer } ; la liste donne { $other } avec le même hasard.
    .cause = `random_action` demande au hasard une seule fois, par `randrange` du nombre de réponses proposées, et compte dans l'ordre de la liste.
check-answers-default = La réponse par défaut de la place { $seat } serait { $answer }, qui n'est pas proposé.
    .cause = `default_action` doit choisir dans `legal_actions`.
check-answers-no-form = La réponse { $answer } est proposée et n'a pas de forme typée : { $why }
    .cause = `Game.answers` doit déclarer une réponse pour chaque numéro que `legal_actions` propose.

## Un clone est indépendant

check-clone = Un clone est indépendant
    .looked = Parties : { $games } ; clones : { $clones } ; coups joués d'un côté ou de l'autre : { $moves }.
check-clone-differs = Un clone n'est pas la même table : { $what }
    .cause = `clone` oublie un attribut, ou n'appelle pas `copy_onto`.
check-clone-listener = Quelqu'un écoute un clone.
    .cause = `clone` copie `listener` ; ce qu'on essaie sur le clone est alors annoncé à tous.
check-clone-touches = Jouer un clone a changé l'original : { $what }
    .cause = Les deux tiennent la même liste, le même dict ou le même objet. Copiez ce qui peut changer : `list(…)`, `[:]`.
check-clone-touched = Jouer l'original a changé son clone : { $what }
    .cause = Les deux tiennent la même liste, le même dict ou le même objet. Copiez ce qui peut changer : `list(…)`, `[:]`.
check-clone-way = { $moves ->
    [one] Le même coup mène
   *[other] Les mêmes { $moves } coups mènent
} un clone ailleurs : { $what }
    .cause = Ce qui décide n'est pas un attribut de la table : une variable au-dehors, ou une fonction qui se souvient.
check-clone-carry = Ce que `carry` transmet donne une autre table : { $what }
    .cause = `carry` oublie un attribut, ou ne le reprend pas. Ce qui n'est qu'un cache se met dans `Game.caches`.
check-clone-position = La position d'une table est refusée : { $why }
    .cause = `flaw`, ou une borne dans `carry`, refuse ce qui peut arriver dans une partie ; ou `settings` oublie une option.

## La vue suit de ses événements

check-view = La vue suit de ses événements
    .looked = Parties : { $games } ; vues comparées à la table : { $views } ; refaites à partir de ce qu'elles avaient entendu : { $refolded }.
check-view-raises = La vue ne peut recevoir { $event } : { $why }
    .cause = `fold` attend ce que cette place n'a pas appris, ou dans un autre ordre.
check-view-disagrees = D'après sa vue, `{ $part }` vaut { $said } ; à la table, { $true }.
    .cause = `fold` laisse les questions au noyau, sauf `close_prompt` à l'annonce que le hasard va frapper, qui doit parvenir à tous ceux à qui l'on demandait.
check-view-kind = La table demande « { $kind } » ; le jeu déclare { $kinds }.
    .cause = `kind_name` et `Game.kinds` ne nomment pas les mêmes questions.
check-view-data = Ce que montre la vue n'est pas fait de données simples : { $why }
    .cause = `shown` donne des entiers, textes, booléens, listes et dicts aux clés textuelles.
check-view-fold = Refaite à partir des mêmes événements, la vue montre autre chose : { $what }
    .cause = La vue dépend d'autre chose que de ses événements : une liste commune à toutes, une variable au-dehors, la table elle-même.

## Les mondes imaginés s'accordent avec la vue

check-sample = Les mondes imaginés s'accordent avec la vue
    .looked = Parties : { $games } ; mondes imaginés : { $worlds } ; coups joués en eux : { $moves }.
check-no-sample = la vue n'a pas de `sample` ; les bots qui cherchent ne peuvent jouer à ce jeu.
check-sample-raises = `sample` ne peut imaginer de monde : { $why }
    .cause = Les règles permettent ce à quoi `sample` ne pense pas.
check-sample-changes = Imaginer un monde a changé la vue : { $what }
    .cause = `sample` consomme une liste de la vue. Copiez-la d'abord.
check-sample-luck = Le même hasard donne deux mondes différents : { $what }
    .cause = `sample` n'utilise que le flux qu'on lui donne.
check-sample-asks = Dans le monde imaginé, `{ $part }` de la question vaut { $said } ; à la table, { $true }.
    .cause = `sample` ne redonne pas la réponse de la place (`seal_answers`), pose une autre question, ou oublie qui est éliminé.
check-sample-contradicts = Le monde imaginé a continué ; d'après la vue, `{ $part }` vaut { $said }, là-bas { $true }.
    .cause = `sample` prépare une table où les règles ne mènent jamais : quelque chose est resté à sa première valeur.
check-sample-impossible = Le monde imaginé ne peut être joué : { $why }
    .cause = `sample` prépare une table où les règles ne mènent jamais : quelque chose est resté à sa première valeur.

## Rien ne fuit

check-leak = Rien ne fuit
    .looked = Parties : { $games } ; paires qui ne diffèrent que par un secret : { $pairs }.
check-pairs = Selon ce qui était caché : { $kinds }.
check-pairs-missing = Jamais survenu, donc non vérifié : { $kinds }. Plus de parties peuvent aider, ou `lean` des `Secrets` du jeu.
check-no-secrets = Le jeu ne déclare rien de caché (`Game.secrets`) ; seul ce qui est scellé a été vérifié.
check-nothing-hidden = le jeu ne déclare rien de caché (`Game.secrets`), et rien n'y est scellé.
check-leak-events = { $seat ->
    [40] Un spectateur
   *[other] La place { $seat }
} entend des événements qui trahissent ce qui est caché ({ $kinds }) : { $what }
    .cause = `tell` a trop d'auditeurs, un événement en dit trop, ou il n'est annoncé que si le secret est tel.
check-leak-prompt = { $seat ->
    [40] Un spectateur
   *[other] La place { $seat }
} voit par la question ce qui est caché ({ $kinds }) : { $what }
    .cause = Qui est interrogé, ou ce qui est proposé, dépend du secret d'un autre.
check-leak-view = { $seat ->
    [40] Un spectateur
   *[other] La place { $seat }
} a une vue qui montre ce qui est caché ({ $kinds }) : { $what }
    .cause = La vue en sait plus que ses événements : elle regarde hors d'elle-même.
check-leak-legal = { $seat ->
    [40] Un spectateur
   *[other] La place { $seat }
} peut répondre autre chose là où le secret diffère ({ $kinds }) : { $what }
    .cause = `legal_actions` dépend du secret d'un autre.
check-leak-errors = { $seat ->
    [40] Un spectateur
   *[other] La place { $seat }
} apprend ce qui est caché en répondant mal ({ $kinds }) : { $what }
    .cause = `objection` regarde le secret d'un autre, ou le met dans sa phrase.
check-leak-drift = Là où le secret diffère ({ $kinds }), une partie attend { $one } et l'autre { $other }, sans que personne l'ait appris.
    .cause = Une question s'est ouverte sans annonce, ou la déclaration garde caché ce qui est déjà connu.

## Tous les textes sont là

check-texts = Tous les textes sont là
    .looked = Parties : { $games } ; types d'événements : { $events } ; réponses : { $answers } ; erreurs : { $faults } ; avec chaque question, dans chaque langue et chaque habillage, textes : { $texts }.
check-no-words = Le jeu n'apporte pas de textes ; les généraux, tirés des noms de ses types et champs, ont été vérifiés.
check-texts-raises = { $what } ne peut être dit ({ $lang }, { $skin }) : { $why }
    .cause = Un message a un paramètre qu'on ne lui donne pas, ou les `Words` du jeu trébuchent.
check-texts-empty = { $what } est dit sans un mot ({ $lang }, { $skin }).
    .cause = Le message existe et il est vide.
check-texts-undeclared = L'erreur { $fault } est levée et ne figure pas parmi les fautes du jeu.
    .cause = `Game.faults` doit les citer toutes : leurs phrases dans les autres langues y sont cherchées.
check-texts-missing = Le message { $what } manque ({ $lang }, { $skin }).
    .cause = Un jeu qui apporte des textes les apporte tous, dans chaque langue : `words/<langue>/messages.ftl`.
check-texts-params = Le message { $what } ({ $lang }, { $skin }) diffère de l'anglais par ce qu'on lui donne : { $why }
    .cause = Un paramètre est mal écrit ou oublié dans l'un des deux.
check-texts-fault = L'erreur { $what } n'a pas de phrase ({ $lang }), ou avec d'autres paramètres.
    .cause = Les phrases anglaises sont dans le code, les autres dans `words/<langue>/errors.ftl`.
check-texts-rules = { $what } manque sur la page des règles ({ $lang }).
    .cause = Les règles sont numérotées dans `words/<langue>/rules.md`, de même dans chaque langue.
