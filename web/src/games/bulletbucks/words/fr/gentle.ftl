bulletbucks-pitch = Tout le monde mise en secret. Qui mise le plus choisit qui fait tourner le carrousel à confettis, et qui reste garde l'argent.
bulletbucks-dead = plus à la fête
bulletbucks-wheel = Le carrousel à confettis
bulletbucks-click = Ouf !
bulletbucks-bang = Pop !
