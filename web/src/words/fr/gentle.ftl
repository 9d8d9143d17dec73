to-gallery = entre personnes rentrées à la maison
