### Ce qui peut être refusé. Les phrases anglaises se trouvent dans le code, à côté de chaque code d'erreur.

error-battleroyal-your-turn = C'est votre tour : passez, ou affrontez quelqu'un à côté de vous.
error-battleroyal-not-a-neighbour = On ne peut affronter que la personne la plus proche à sa gauche ou à sa droite.
error-battleroyal-no-team = Vous êtes en solo : il n'y a pas d'équipe à quitter.
error-battleroyal-only-leaving = Pendant le tour de quelqu'un d'autre, on ne peut que quitter son équipe.
error-battleroyal-must-sign = On vous demande un signe : équipe ou tuer.
error-battleroyal-must-reveal = On vous demande laquelle de vos cartes vous révélez.
error-battleroyal-no-such-card = Vous n'avez pas cette carte.
error-battleroyal-card-is-out = Cette carte est déjà choisie : deux signes « tuer » révèlent deux cartes.
error-battleroyal-must-say-bang = « Bang ! » est écrit sur cette carte : qui la montre doit le dire.
error-battleroyal-must-choose = On vous demande si vous acceptez l'argent.
error-battleroyal-must-talk = On vous demande une offre, une réponse à une offre, ou de dire que vous avez fini.
error-battleroyal-no-such-offer = Aucune offre de ce numéro n'attend votre réponse.
error-battleroyal-no-offer-left = Vous avez fait trois offres, et c'est le maximum.
error-battleroyal-not-talking = Cette personne ne participe pas à la négociation, ou a fini.
error-battleroyal-offer-step = Cette étape ne va pas avec l'offre telle qu'elle est.
error-battleroyal-not-to-name = De vos cartes, vous nommez celles que vous avez, et chaque carte une seule fois, dans l'ordre du paquet.
error-battleroyal-only-refusing = Vous n'avez pas ce que cette offre vous demande par son nom : vous ne pouvez que la refuser.
error-battleroyal-must-pick = Choisissez les cartes que vous donnez, chacune une fois et dans l'ordre du paquet.
error-battleroyal-must-divide = On vous demande qui reçoit la prochaine carte récoltée.
error-battleroyal-not-in-team = Seuls les membres de l'équipe qui a gagné ces cartes peuvent en recevoir.
error-battleroyal-must-vote = On vous demande de voter sur le partage.
error-battleroyal-deck-too-few-cards = Ce paquet ne peut pas servir : il a moins de cartes ({ $cards }) qu'on n'en distribue ({ $needed }).
error-battleroyal-deck-bad-value = Ce paquet ne peut pas servir : la carte « { $card } » demande une valeur (value) de 0 à { $most }, ou un effet.
error-battleroyal-deck-bad-bang = Ce paquet ne peut pas servir : la carte « { $card } » a un bang qui n'est ni true ni false.
error-battleroyal-bad-lap-limit = La limite est un nombre de tours de table de 0 (aucune) à { $most }, pas « { $value } ».
