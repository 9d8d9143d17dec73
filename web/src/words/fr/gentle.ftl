to-gallery = entre personnes rentrées à la maison
hold-to-pull = Tenir la ficelle
front-page = Le Journal de la fête
front-edition = Après la fête
