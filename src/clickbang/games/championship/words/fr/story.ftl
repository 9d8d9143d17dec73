### Pourquoi une partie de Championnat du monde a fini ainsi, en français.

championship-story-team = { $captain ->
    [yes] { $mates ->
        [0] il reste le capitaine
        [one] il reste le capitaine et un coéquipier
       *[other] il reste le capitaine et { $mates } coéquipiers
    }
   *[no] capitaine perdu
}
championship-story-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
championship-story-sum = { $count ->
    [0] aucun point ; { championship-story-team }
    [one] { $points ->
        [0] aucun point ; { championship-story-team }
        [one] 1 point en une manche ; { championship-story-team }
       *[other] { $points } points en une manche ; { championship-story-team }
    }
   *[other] { $rounds } = { championship-story-points } ; { championship-story-team }
}
championship-story-caught = { $you ->
    [seat] Manche { $round } : votre triche est découverte par { $seats }, et vous perdez votre capitaine.
   *[no] Manche { $round } : { $seat } triche, se fait prendre par { $seats } et perd son capitaine.
}
championship-story-own-bullet = { $you ->
    [seat] Manche { $round } : votre propre { -barrel } vous coûte votre capitaine.
   *[no] Manche { $round } : { $seat } perd son capitaine à cause de son propre { -barrel }.
}
championship-story-shot = { $you ->
    [seat] Manche { $round } : une { -bullet } venue { DE($seats) } vous coûte votre capitaine.
   *[no] Manche { $round } : { $seat } perd son capitaine, une { -bullet } venue { DE($seats) }.
}
championship-story-round-decided = { $you ->
    [seat] Tout s'est joué à la manche { $round } : vous osez { $face }, ça passe, et vous allez de { $before } à { championship-story-points }.
   *[no] Tout s'est joué à la manche { $round } : { $seat } ose { $face }, ça passe, et va de { $before } à { championship-story-points }.
}
championship-story-enough = { $you ->
    [seat] Vous aviez { championship-story-points }, et cela suffit : après la manche { $round }, plus personne à égalité.
   *[no] { $seat } avait { championship-story-points }, et cela suffit : après la manche { $round }, plus personne à égalité.
}
championship-story-leader-fell = { $you ->
    [seat] Vous étiez en tête jusque-là, avec { $before }, et repartez sans rien.
   *[no] { $seat } était en tête jusque-là, avec { $before }, et repart sans rien.
}
championship-story-last-left = { $you ->
    [seat] Tout s'est joué à la manche { $round } : plus de capitaine pour { $fallen }, et il ne restait que le vôtre.
   *[no] Tout s'est joué à la manche { $round } : plus de capitaine pour { $fallen }, et il ne restait que celui { DE($seat) }.
}
championship-story-more-points = { $you ->
    [seat] Vous aviez le plus de points, { $points } ; mais sans capitaine ils ne servent à rien.
   *[no] { $seat } avait le plus de points, { $points } ; mais sans capitaine ils ne servent à rien.
}
championship-story-fired-on = { $you ->
    [seat] C'était gagné, et vous avez quand même continué jusqu'au dernier { -shot }, pour la gloire.
   *[no] C'était gagné, et { $seat } a quand même continué jusqu'au dernier { -shot }, pour la gloire.
}
championship-story-fired-on-and-died = { $you ->
    [seat] Vous aviez gagné, avez continué pour la gloire, et y avez perdu votre capitaine : personne ne gagne.
   *[no] { $seat } avait gagné, a continué pour la gloire, et y a perdu son capitaine : personne ne gagne.
}
championship-story-all-fell = Tout s'est joué à la manche { $round } : les derniers capitaines tombent ensemble, chez { $seats }.
