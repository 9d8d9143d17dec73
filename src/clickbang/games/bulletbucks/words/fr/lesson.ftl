### Ce que dit le guide dans la première partie de Bulletbucks.

bulletbucks-lesson-bid = Vous misez tous les trois en secret, puis les mises sont révélées ensemble. La plus haute décide qui affronte le { -revolver }. Et tous les billets misés, par n'importe qui, forment le pot. Commencez petit : 2 000, par exemple.
bulletbucks-lesson-tempt = { $seat } a choisi d'affronter le { -revolver } et empoche { $worth }. Ça fait mal. Vengez-vous : misez 6 000 ou plus, et ce sera à vous de désigner. Ce n'est qu'un entraînement, essayez.
bulletbucks-lesson-tempt-ahead = Vous menez. { $seat } devient un danger : misez 6 000 ou plus, et ce sera encore à vous de désigner. Désignez { $seat } cette fois, et voyez ce que ça donne. Ce n'est qu'un entraînement.
bulletbucks-lesson-spent = Vous aviez misé votre dernier billet. La pile que vous aviez gagnée revient donc en main, { $left ->
    [one] un billet
   *[other] { $left } billets
}, et son jeton au centre : pour le score, elle est perdue. Gardez des billets : misez 2 000 ou 3 000, et désignez-vous.
bulletbucks-lesson-name = À vous de dire qui affronte le { -revolver }. Une fois sur six, c'est { -bang }. Cinq fois sur six, la personne désignée gagne tout le pot : { $worth }. { $seat }, pour la vengeance ? Ou vous, pour l'argent ?
bulletbucks-lesson-name-again = La personne que vous désignez a cinq chances sur six de gagner { $worth }. Votre propre nom est une bonne réponse.
bulletbucks-lesson-punished = Vous avez payé { $total } pour punir { $seat }. { -spin-cry }, comme cinq fois sur six : { $seat } empoche { $worth }, vos { $total } compris. Se venger coûte cher. Cette fois, misez juste assez, 2 000 ou 3 000, et désignez-vous.
bulletbucks-lesson-won = { -spin-cry } ! { $worth } sont devant vous, sous un jeton. Cet argent compte à la fin ; les billets en main, non. Encore une fois : une petite mise, 2 000 ou 3 000, et votre propre nom.
bulletbucks-lesson-lost = { $seat } a misé le plus et empoche { $worth }. Votre mise est perdue quand même : on paie aussi quand on perd l'enchère. Les autres deviennent prudents : 2 000 ou 3 000 peuvent suffire. Puis désignez-vous.
bulletbucks-lesson-score = Le score : vos gains × vos jetons. Le vôtre : { $total } × { $count } = { $own }. { $seat } en est à { $score }. Chaque { -spin-click } compte deux fois : pour l'argent, et pour le jeton. Il vous reste { $left ->
    [one] un billet
   *[other] { $left } billets
} pour toute la suite : sans billet, il faut rendre une pile et son jeton ; sans pile, on quitte la partie. Économisez donc : un seul billet, et regardez.
bulletbucks-lesson-bang = La voilà, la fois sur six : { $seat } est hors jeu, et tous ses billets sont perdus. Les autres mises reviennent. Mais les gains comptent aussi pour qui n'est plus là : on peut être hors jeu et gagner.
bulletbucks-lesson-raise = Égalité en tête : seuls les ex æquo continuent. Ajoutez au moins un billet. Il est perdu, qui que ce soit qui gagne.
bulletbucks-lesson-convert = Votre main est vide : une de vos piles doit payer. Elle revient dans votre main, et son jeton au centre. Prenez la plus petite.
bulletbucks-lesson-on-your-own = Vous savez tout. Continuez comme il vous plaît ; ici, la chance n'est plus écrite d'avance.
bulletbucks-lesson-dead = La voilà, la fois sur six, et c'est tombé sur vous. Vous êtes hors jeu, mais vos gains comptent toujours : on peut être hors jeu et gagner.
bulletbucks-lesson-broke = Ni billet ni pile : qui ne peut plus miser quitte la table. Douze billets doivent tenir six manches au moins ; une petite mise n'a rien de honteux.
bulletbucks-lesson-over = C'était une partie entière. Le score, ce sont les gains × les jetons, aussi pour qui n'est plus là.

bulletbucks-lesson-learnt =
    La plus haute mise désigne qui affronte le { -revolver }. Toutes les mises forment le pot ; on ne reprend la sienne que si c'est un { -bang } pour quelqu'un d'autre.
    Cinq fois sur six, la personne désignée le gagne : le mieux est souvent de se désigner.
    La vengeance coûte cher. Misez juste assez et gardez des billets : la partie dure jusqu'à ce que les six jetons soient pris.
    S'il ne vous reste aucun billet, il faut rendre une pile et son jeton ; sans pile, on quitte la partie.
    Score = gains × jetons, en jeu ou hors jeu.
