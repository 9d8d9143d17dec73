### Ce que dit une analyse de Battle Royal, en français.

battleroyal-review-cards = { $card }
    .of = les cartes { DE($seat) }
battleroyal-review-claim-trusted = confiance à l'autre camp
battleroyal-review-claim-mistrusted = méfiance
