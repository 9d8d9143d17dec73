to-gallery = entre personnes rentrées à la maison
hold-to-pull = Tenir la ficelle
