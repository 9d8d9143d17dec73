### Ce que dit le guide dans la première partie de World Championship.

championship-lesson-pocket = Vous avez sept cartes : six { -click } et une { -bullet }. Une va dans votre poche, les six autres forment votre { -barrel }. Qui empoche la { -bullet } triche : aucun danger, mais cela peut se voir. Pour l'instant, restez honnête : empochez un { -click }.
championship-lesson-bet = Combien de cartes de votre { -barrel } allez-vous retourner ? Si ce sont toutes des { -click }, vous marquez votre pari plus un. Le premier à 15 points, sans égalité, gagne. Six cartes, une { -bullet }. Tout le monde rêve du 5. Essayez, ce n'est qu'un entraînement.
championship-lesson-bet-cheating = La { -bullet } est dans votre poche : votre { -barrel } est sans danger, et vous seul le savez. Si ce sont toutes des { -click }, vous marquez votre pari plus un. Le premier à 15 points, sans égalité, gagne. Mais un 5, cela sent la triche.
championship-lesson-accuse = On peut maintenant accuser quelqu'un de tricher. Si c'est vrai, l'autre perd un coéquipier. Si c'est faux, une { -bullet } de plus va dans votre propre { -barrel }. Personne n'a l'air louche : n'accusez personne.
championship-lesson-hit = La voilà, la { -bullet } : un coéquipier s'en va, et vous ne marquez rien. Un 5 passe une fois sur six ; un 2, quatre fois sur six. Il vous reste deux coéquipiers et le capitaine. Empochez encore un { -click }.
championship-lesson-hit-early = La voilà, la { -bullet } : un coéquipier s'en va, et vous ne marquez rien. Et une accusation fausse en met une de plus dans votre { -barrel }. Maintenant, empochez un { -click }, et attendez de meilleurs indices.
championship-lesson-survived = Pas de { -bullet } pour vous : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Avec une { -bullet } sur six cartes, un 2 passe quatre fois sur six, un 5 une seule. Maintenant, empochez un { -click }.
championship-lesson-survived-cheating = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et pas de { -bullet } : elle était dans votre poche. Mais c'était de la chance : une seule accusation vous aurait coûté un coéquipier et ces points. Maintenant, empochez un { -click }.
championship-lesson-bet-less = Cette fois, 2 : cela passe quatre fois sur six, pour 3 points. Et regardez les paris des autres.
championship-lesson-accuse-cheat = { $seat } parie 5 ! Honnêtement, c'est rare ; avec la { -bullet } en poche, c'est facile. Accusez { $seat }.
championship-lesson-accuse-on = Une fois par manche, vous pouvez accuser quelqu'un. Un gros pari et un air tranquille sont un indice ; une accusation fausse vous coûte une { -bullet } de plus.
championship-lesson-caught = Bien vu ! La { -bullet } était dans la poche { DE($seat) } : un coéquipier s'en va, et tous ces points avec. Avec les cartes Action, absentes de cette leçon, vous en piocheriez trois. Un pari en dit long sur une poche.
championship-lesson-wrong = { $seat } jouait honnêtement, et une { -bullet } de plus est dans votre { -barrel } jusqu'à ce que vous perdiez un coéquipier. La triche était ailleurs : un pari de 5 en dit long sur une poche.
championship-lesson-wrong-early = { $seat } jouait honnêtement : une { -bullet } de plus va dans votre { -barrel }, et votre pari devient plus risqué. La prochaine fois, attendez de meilleurs indices.
championship-lesson-got-away = { $seat } a parié 5, et aucune { -bullet } n'est venue : elle était dans sa poche, et personne n'a rien demandé. Six points, comme ça. La prochaine fois, accusez.
championship-lesson-bet-on = Plus il y a de { -bullet }s dans votre { -barrel }, plus le pari doit être petit. Combien de points vous manque-t-il ?
championship-lesson-fire-on = Vous avez gagné : votre capitaine est le dernier. Vous pouvez vous arrêter là.
championship-lesson-out = Votre capitaine s'en va aussi, et vous êtes hors jeu. Trois coéquipiers, c'est vite perdu quand on parie gros.
championship-lesson-over = C'était une partie entière : 15 points sans égalité, ou le dernier capitaine en jeu.
championship-lesson-on-your-own = Vous savez tout. Continuez comme il vous plaît ; ici, la chance n'est plus écrite d'avance.

championship-lesson-learnt =
    Empochez une carte : un { -click }, c'est honnête ; la { -bullet }, c'est tricher, et sans danger tant que personne ne vous accuse.
    Un pari tenu rapporte sa valeur plus un. Avec une { -bullet } sur six, 2 passe quatre fois sur six, 5 une seule.
    Accusez qui parie trop haut. Si c'est faux, votre propre { -barrel } devient plus risqué.
    Le premier à 15 points, sans égalité, gagne, ou bien le dernier capitaine en jeu.
    La prochaine partie distribue aussi des cartes Action : chacune se joue une fois, à son moment, et dit ce qu'elle fait. Ce moment venu, jouez-la ou laissez passer ; si une pendule tourne, vous pouvez demander plus de temps.
