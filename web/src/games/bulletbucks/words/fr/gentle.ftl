bulletbucks-pitch = Tout le monde mise en secret. Qui mise le plus choisit qui aura le lance-confettis, et qui reste garde l'argent.
option-bulletbucks-pot_after_bang = Après un pop, le pot
option-bulletbucks-pot_after_bang-help = Ce que devient l'argent d'une manche finie par un pop.
bulletbucks-dead = plus à la fête
bulletbucks-wheel = La roue des lance-confettis
bulletbucks-bang = Pop !
