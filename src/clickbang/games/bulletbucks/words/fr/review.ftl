### Ce que dit une analyse de Bulletbucks, en français.

bulletbucks-review-purse = { $ones } × { NUMBER(1000) } + { $twos } × { NUMBER(2000) }
    .of = les billets { DE($seat) }
