### Pourquoi une partie de Battle Royal a fini ainsi, en français.

battleroyal-story-felled = { $felled ->
    [0] aucune élimination
    [one] une élimination
   *[other] { $felled } éliminations
}
battleroyal-story-stood = là jusqu'au bout ; { battleroyal-story-felled }
battleroyal-story-went = sortie n° { $place } ; { battleroyal-story-felled }
battleroyal-story-betrayed = { $seats } – rien que des pouces levés, contre un pouce baissé chez { $victors }
battleroyal-story-outdone = { $seats } – les cartes les plus faibles, contre { $victors }
battleroyal-story-all-in-it = { $seats } – ensemble : personne n'est ressorti de cette confrontation
battleroyal-story-all-lost = { $seats } – ensemble, sans confrontation
battleroyal-story-trusted-last = { $you ->
    [seat] À la fin, face à vous : pouce levé { DE($losers) }. Le vôtre était baissé.
   *[no] À la fin, face à { $seat } : pouce levé { DE($losers) }. Celui { DE($seat) } était baissé.
}
battleroyal-story-outdone-last = { $you ->
    [seat] À la fin, les cartes ont tranché : les vôtres contre { $losers }.
   *[no] À la fin, les cartes ont tranché : { $seat } l'emporte contre { $losers }.
}
battleroyal-story-left-over = { $you ->
    [seat] À la fin, sortie commune { DE($losers) } : il ne restait que vous.
   *[no] À la fin, sortie commune { DE($losers) } : il ne restait { QUE($seat) }.
}
battleroyal-story-were-allies = { $you ->
    [seat] Vous aviez fait équipe : vous et { $losers }.
   *[no] Une équipe, autrefois : { $seat } et { $losers }.
}
battleroyal-story-card = { $you ->
    [seat] Vous avez retourné : { $card }.
   *[no] { $seat } a retourné : { $card }.
}
battleroyal-story-shared = Plus que deux, et l'argent partagé plutôt qu'un dernier combat : { $winners }.
battleroyal-story-passed = Tous les tours passés, l'un après l'autre : { $seats }. C'est la seule chose interdite.
battleroyal-story-laps = { $laps ->
    [one] Un tour de table sans départ : c'est perdu pour { $seats }.
   *[other] { $laps } tours de table sans départ : c'est perdu pour { $seats }.
}
battleroyal-story-nobody-left = Personne n'est ressorti de la dernière confrontation : { $seats }.
