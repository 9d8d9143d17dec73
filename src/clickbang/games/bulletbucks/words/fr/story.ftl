### Pourquoi une partie de Bulletbucks a fini ainsi, en français.

bulletbucks-story-sum = { $markers ->
    [0] aucune pile, donc rien
    [one] { $amounts } × 1 jeton = { $score }
   *[other] ({ $amounts }) × { $markers } jetons = { $score }
}
bulletbucks-story-shot = { $you ->
    [by] Manche { $round } : vous désignez { $seat }, et c'est un { -bang }.
    [seat] Manche { $round } : { $by } vous désigne, et c'est un { -bang }.
    [both] Manche { $round } : vous vous désignez, et c'est un { -bang }.
    [self] Manche { $round } : { $by } se désigne, et c'est un { -bang }.
   *[no] Manche { $round } : { $by } désigne { $seat }, et c'est un { -bang }.
}
bulletbucks-story-broke = { $you ->
    [seat] Manche { $round } : plus un billet, plus une pile, vous quittez la partie.
   *[no] Manche { $round } : plus un billet, plus une pile, { $seat } quitte la partie.
}
bulletbucks-story-dead-and-richest = { $you ->
    [seat] La mort à la manche { $round }, et la plus grosse fortune quand même : personne n'a rattrapé vos { $score }.
   *[no] La mort à la manche { $round }, et la plus grosse fortune quand même : personne n'a rattrapé les { $score } { DE($seat) }.
}
bulletbucks-story-since = { $last ->
    [1] La première place change à la toute dernière manche :
   *[other] Dès la manche { $round }, la première place ne change plus :
}
bulletbucks-story-click-decided = { $you ->
    [by] { bulletbucks-story-since } vous désignez { $seat }, c'est un { -spin-click }, et le pot de { $worth } s'en va par là.
    [seat] { bulletbucks-story-since } { $by } vous désigne, c'est un { -spin-click }, et le pot de { $worth } est à vous.
    [both] { bulletbucks-story-since } vous vous désignez, c'est un { -spin-click }, et le pot de { $worth } est à vous.
    [self] { bulletbucks-story-since } { $by } se désigne, c'est un { -spin-click }, et prend un pot de { $worth }.
   *[no] { bulletbucks-story-since } { $by } désigne { $seat }, c'est un { -spin-click }, et le pot de { $worth } s'en va par là.
}
bulletbucks-story-conversion-decided = { bulletbucks-story-since } plus de billets, une pile à convertir pour { $seats }.
bulletbucks-story-nothing-left = Personne n'a de pile à la fin : il n'y a rien à compter.
