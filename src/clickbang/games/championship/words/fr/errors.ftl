### Ce qui peut être refusé. Les phrases anglaises se trouvent dans le code, à côté de chaque code d'erreur.

error-championship-must-pocket = On vous demande quelle carte va dans votre poche.
error-championship-no-such-barrel-card = Vos sept cartes sont toutes des BALLES : vous n'avez pas de CLIC à empocher.
error-championship-must-bet = On vous demande un pari de 0 à 5.
error-championship-must-accuse = On vous demande si vous accusez quelqu'un.
error-championship-not-yourself = On ne peut accuser qu'une autre personne.
error-championship-pocket-is-shown = Cette poche a été ouverte cette manche : tout le monde a vu ce qu'elle contient.
error-championship-is-out = Cette personne est hors jeu : elle n'a plus de poche à ouvrir.
error-championship-must-play = On vous demande si vous jouez une carte Action.
error-championship-no-such-card = Vous n'avez pas cette carte.
error-championship-not-now = Cette carte ne se joue pas maintenant.
error-championship-needs-skull = Vous êtes hors de la manche, et cette carte n'a pas de crâne.
error-championship-not-firing = Cette carte est réservée à qui tire au prochain tir.
error-championship-box-is-empty = Il n'y a plus de BALLE dans la boîte.
error-championship-bad-target = Cette carte ne se joue pas ainsi : choisissez une autre cible.
error-championship-must-aim = On vous demande qui vous visez.
error-championship-must-decide = On vous demande si vous continuez à tirer.
error-championship-deck-too-many-cards = Ce paquet ne peut pas servir : il a plus de { $most } cartes.
error-championship-deck-other-phase = Ce paquet ne peut pas servir : la carte « { $card } » demande la phase « { $phase } », celle de son effet.
error-championship-deck-bad-copies = Ce paquet ne peut pas servir : la carte « { $card } » doit y être de 1 à { $most } fois (copies).
error-championship-deck-bad-skull = Ce paquet ne peut pas servir : la carte « { $card } » a un crâne (skull) qui n'est ni true ni false.
