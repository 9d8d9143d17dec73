championship = Championnat du monde
championship-pitch = Empochez une carte, pariez combien de fois vous tirerez, accusez les autres de tricher.
championship-clocks = Toujours dix secondes pour accuser.
championship-next = { $moment ->
    [spin] Ensuite : les paris.
    [bet] Ensuite : tout le monde parie, en secret.
    [accusation] Ensuite : les accusations.
    [bribe] Quelqu'un est pris. Et maintenant ?
    [trigger] Ensuite : on retourne les cartes.
    [scoring] Ensuite : les points.
   *[other] La partie continue.
}
championship-waits = demande du temps
championship-round = Manche { $round }
championship-phases = Les phases de la manche
championship-phase = { $phase ->
    [pocket] Poche
    [spin] Rotation
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
    [one] { $points } point sur { $goal }
   *[other] { $points } points sur { $goal }
 }
championship-out-of-game = hors jeu
championship-out-of-round = hors de la manche
championship-answered = a répondu ✓
championship-thinking = réfléchit…
championship-your-turn = à vous
championship-shots-left = { $shots ->
    [one] encore { $shots } tir
   *[other] encore { $shots } tirs
 }
championship-barrel = Barillet
championship-barrel-count = Barillet : cartes retournées { $turned }, restantes { $left }
championship-at-worst = au pire { $bullets } sur { $left }
championship-extra = { $extra ->
    [one] + { $extra } BALLE
   *[other] + { $extra } BALLES
 }
championship-known-card = { $card }, vue par vous seulement
championship-pocket = Poche
championship-pocket-empty = encore rien dans la poche
championship-pocket-closed = une carte dans la poche, face cachée
championship-pocket-known = { $card } dans la poche, vous le savez
championship-pocket-shown = { $card } dans la poche, montrée à tout le monde
championship-bet = Pari
championship-bet-none = pas encore de pari
championship-bet-sealed = pari fait, encore secret
championship-bet-is = pari : { $shots }
championship-bet-yours = votre pari, encore secret : { $shots }
championship-hand = Cartes
championship-hand-size = { $cards ->
    [one] carte Action en main
   *[other] cartes Action en main
 }
championship-side-bet = parie sur { $name }
championship-favour = + { $points } en marquant
championship-mark = { $marks ->
    [one] { $card }
   *[other] { $card } × { $marks }
 }
championship-aim-sky = vers le ciel
championship-aim-at = vers { $name }
championship-aim-open = choisit qui viser
championship-has-accused = a accusé
championship-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
 }
championship-your-hand = Vos cartes Action
championship-no-cards = Vous n'avez aucune carte Action.
championship-when = { $skull ->
    [yes] { championship-phase }, même après votre sortie
   *[no] { championship-phase }
 }
championship-playable = jouable maintenant
championship-its-moment = Son moment : { $when }
championship-play-it = La jouer
championship-tap-again = Touchez encore pour la jouer
championship-decline = { $kind ->
    [fire-on] En rester là
   *[accuse] N'accuser personne
 }
championship-at-whom = « { $card } » : sur qui ?
championship-yourself = vous-même
championship-turn-die = { $way ->
    [up] { $name } : +1 au dé
   *[down] { $name } : −1 au dé
 }
championship-cups-up = On lève les gobelets…
championship-who-accuses = Qui accuse qui ?
championship-caught = Pris !
championship-innocent = Innocent !
championship-champion = Champion du monde
championship-to-sky = vers le ciel
championship-nobody-scores = Personne ne marque
