bulletbucks-pitch = Tout le monde mise en secret. Qui mise le plus choisit qui tire le cotillon, et qui reste garde l'argent.
championship-pitch = Empochez une carte, pariez combien de fois vous tirerez le cotillon, accusez les autres de mentir.
option-bulletbucks-pot_after_bang = Après un pop, le pot
option-bulletbucks-pot_after_bang-help = Ce que devient l'argent d'une manche finie par un pop.
option-battleroyal-lap_limit = Tours où personne ne part
option-battleroyal-lap_limit-help = Après tant de tours où personne ne quitte la fête, la partie finit.
to-gallery = entre ceux qui sont partis

# Bulletbucks
bulletbucks-dead = a pris congé
bulletbucks-wheel = La roue des lance-confettis
bulletbucks-bang = Pop !
