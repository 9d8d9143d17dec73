### Ce qui peut être refusé. Les phrases anglaises se trouvent dans le code, à côté de chaque code d'erreur.

error-bulletbucks-empty-bid = Une mise compte au moins un billet.
error-bulletbucks-empty-raise = Une surenchère compte au moins un billet de plus.
error-bulletbucks-no-such-note = Vous avez { $ones } × { NUMBER(1000) } et { $twos } × { NUMBER(2000) }, et les billets ne sont jamais changés.
error-bulletbucks-not-at-the-table = On ne peut désigner qu'une personne encore à la table.
error-bulletbucks-no-such-stack = Vous n'avez pas de pile numéro { $stack }.
error-bulletbucks-may-not-convert = Personne ne convertit une pile tant qu'il lui reste un billet.
error-bulletbucks-must-convert = Vous n'avez plus de billet : convertissez d'abord une de vos piles.
error-bulletbucks-must-bid = On vous demande des billets.
error-bulletbucks-must-name = On vous demande de désigner quelqu'un.
