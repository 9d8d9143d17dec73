bulletbucks-pitch = Tout le monde mise en secret. Qui mise le plus choisit qui aura le lance-confettis, et qui reste garde l'argent.
bulletbucks-dead = plus à la fête
bulletbucks-wheel = La roue des lance-confettis
bulletbucks-bang = Pop !
