### Ce que dit une analyse de Championnat du monde, en français.

championship-review-pocket = { championship-barrel-card }
    .of = la poche { DE($seat) }
championship-review-hand = { $card }
    .of = la main { DE($seat) }
championship-review-claim-accused = accusations de triche
championship-review-claim-trusted = pas accusé
