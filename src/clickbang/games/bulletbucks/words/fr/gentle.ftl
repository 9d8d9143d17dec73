### Ton doux : un carrousel à confettis, et des gens qui quittent la fête. Seul ce qui change est ici.

-revolver = carrousel à confettis
-bang = pop
-spin-cry = Ouf
-spin-click = tour calme

bulletbucks-event-TookMarker = { $you ->
    [seat] Vous prenez un jeton au centre. Le carrousel tourne…
   *[no] { $seat } prend un jeton au centre. Le carrousel tourne…
}
bulletbucks-event-Banged = { $you ->
    [seat] Pop ! Des confettis partout : vous quittez la fête. Votre mise et votre argent de mise sont perdus ; vos piles comptent toujours.
   *[no] Pop ! Des confettis partout : { $seat } quitte la fête. Sa mise et son argent de mise sont perdus ; ses piles comptent toujours.
}
table-dead = plus à la fête
table-sum = Argent gagné
bulletbucks-event-RoundBegan = Manche { $round }. { $markers ->
    [one] Un jeton au centre.
   *[other] { $markers } jetons au centre.
}
bulletbucks-story-dead-and-richest = { $you ->
    [seat] Plus à la fête depuis la manche { $round }, et la plus grosse fortune quand même : personne n'a rattrapé vos { $score }.
   *[no] Plus à la fête depuis la manche { $round }, et la plus grosse fortune quand même : personne n'a rattrapé les { $score } { DE($seat) }.
}
