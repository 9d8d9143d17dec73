### Ce que dit le guide dans la première partie de Battle Royal.

battleroyal-lesson-sign-friend = { $seat } est devant vous. Votre pouce, levé ou baissé, dira tout. Deux pouces levés : vous faites équipe. Un levé, un baissé : qui a fait confiance est hors jeu. Deux baissés : la plus haute carte l'emporte, et la vôtre est faible : { $card }. { $seat } a l'air aimable. Essayez le pouce levé.
battleroyal-lesson-talk = Vous faites équipe : vous montrez vos pouces ensemble, et vous tenez ou tombez ensemble. Une équipe peut montrer, échanger ou donner des cartes. Vous pourriez vous montrer les vôtres ; mais personne ne donne sa dernière carte. Dire que vous avez fini est très bien aussi.
battleroyal-lesson-turn = À vous : affrontez quelqu'un à côté de vous, ou passez. Si tout le monde passe à la suite, tout le monde perd. Mais votre carte est faible ; laissez les autres se tromper : passez.
battleroyal-lesson-turn-alone = { $seat } vous a fait confiance et n'est plus en jeu ; sa carte est à vous. Mais plus personne n'est à vos côtés. À vous : affrontez quelqu'un, ou passez et attendez.
battleroyal-lesson-turn-again = Encore à vous. En équipe, on peut attendre ; mais il faut que quelqu'un bouge, sinon tout le monde perd.
battleroyal-lesson-sign-rival = Et maintenant, { $seat } est devant votre équipe. Si tous vos pouces sont levés et le sien baissé, votre camp est hors jeu. Si l'un des vôtres est baissé aussi, les cartes décident. Le premier pouce était levé. Et celui-là, vous y croyez ? Essayez le pouce levé : dans une leçon, rien n'est perdu.
battleroyal-lesson-sign-rival-alone = Et maintenant, { $seat } est devant vous, et personne à vos côtés. Un pouce levé contre un baissé, et vous êtes hors jeu, ici aussi ; mais dans une leçon, rien n'est perdu. Que gagne { $seat } à vous croire ? À vous de choisir.
battleroyal-lesson-sign-rival-betrayer = Et maintenant, { $seat } est devant vous, et personne à vos côtés : { $by } a cru votre pouce, et n'est plus en jeu. Croirez-vous celui { DE($seat) } ? Levé contre baissé, et vous êtes hors jeu, ici aussi ; mais dans une leçon, rien n'est perdu. À vous de choisir.
battleroyal-lesson-sign = Levé pour faire équipe, baissé contre. Demandez-vous ce que l'autre gagne à vous croire, et à ne pas vous croire.
battleroyal-lesson-reveal = Pouces baissés des deux côtés : les cartes comptent. Choisissez-en une ; la plus haute somme l'emporte. Seuls ceux qui s'affrontent la voient. Avec une carte marquée « { -say-bang } ! », vous le dites, et toute la table l'entend ; avec une autre, vous pouvez le dire par bluff, ou la révéler en silence.
battleroyal-lesson-divide = Les cartes des personnes hors jeu reviennent à votre équipe, si tout le monde s'accorde sur le partage. Proposez quelque chose d'acceptable. Sinon les cartes sont perdues, et l'équipe avec.
battleroyal-lesson-vote = Votre équipe partage ce qu'elle a gagné. Si tout le monde accepte, c'est fait. Si aucune proposition ne passe, l'équipe se sépare.
battleroyal-lesson-dollars = 1000 $ : si vous acceptez, vous gagnez tous les deux. Sinon, les cartes décident.
battleroyal-lesson-saved = Vous avez fait confiance, et { $seat } non. Sans équipe, vous seriez hors jeu : pouce levé contre pouce baissé perd aussitôt, sans une carte. Le pouce baissé de votre équipe vous a sauvé la mise. Ne croyez un pouce que si trahir coûte plus que cela ne rapporte.
battleroyal-lesson-wary = Le pouce { DE($seat) } était baissé, le vôtre aussi : les cartes ont décidé. Avec confiance de votre côté, vous seriez hors jeu aussitôt. Ne croyez un pouce que si trahir coûte plus que cela ne rapporte.
battleroyal-lesson-end = Et cela continue ainsi : des pouces, des équipes et des cartes, jusqu'à ce qu'il ne reste qu'une personne. Et quand il ne reste qu'une équipe, elle se sépare : aucune amitié ne tient jusqu'au bout.
battleroyal-lesson-out = Vous avez fait confiance à { $seat }, mais pas l'inverse : pouce levé contre pouce baissé perd aussitôt, sans une carte. Vous êtes hors jeu, et les autres continuent sans vous. C'est l'erreur classique ; mieux vaut la faire ici que dans une vraie partie.
battleroyal-lesson-out-alone = Vous êtes hors jeu. Dans une vraie partie, vous regarderiez la suite en parlant avec les autres qui le sont aussi.
battleroyal-lesson-over = C'était une partie entière : la dernière personne en jeu gagne, et si tout le monde passe, personne.

battleroyal-lesson-learnt =
    À votre tour, vous affrontez quelqu'un à côté de vous ou vous passez ; si tout le monde passe, tout le monde perd.
    Deux pouces levés font une équipe. Levé contre baissé : qui a fait confiance est hors jeu. Deux baissés : les plus hautes cartes l'emportent.
    Une équipe affronte les autres ensemble et partage ses gains, si elle s'accorde.
    La dernière personne en jeu gagne : toute équipe finit par se séparer. Ne croyez pas le premier pouce.
    Ici, on ne dirigeait qu'un personnage. À quatre ou cinq, on en dirige deux, côte à côte et toujours dans la même équipe.
