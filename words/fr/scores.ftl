near-miss-would-also-complete = { TILE($tile, form: "the", case: "start") } aurait aussi fait gagner.
near-miss-bonus-missing = Il ne manquait que { TILE($tile, form: "the") }.
near-miss-in-the-way = { SET($set, form: "the", case: "start") } gêne.
near-miss-scores-points = { SET($set, form: "the", case: "start") } rapporte des points.
near-miss-exposed = { SET($set, form: "the", case: "start") } est { SET($set, form: "gender") ->
    [feminine] exposée
   *[other] exposé
}.
near-miss-not-a-kong = { SET($set, form: "the", case: "start") } n’est pas un kong.
near-miss-does-not-fit = { SET($set, form: "the", case: "start") } ne convient pas.
near-miss-tile-missing = Il manquait une tuile : { TILE($tile, form: "the") }.
near-miss-pair-missing = Il manquait une paire de { TILE($tile, form: "plural") }.
near-miss-pung-missing = Il manquait un pung de { TILE($tile, form: "plural") }.
near-miss-special-hands-not-allowed = Les mains spéciales sont interdites dans cette partie.
near-miss-not-allowed = Cette main spéciale est interdite dans cette partie.
near-miss-not-own-wind = La paire doit être celle du vent du joueur, { WIND($wind) }.
not-mah-jongg-one-chow-only = Une main ne peut avoir qu’un seul chow.
not-mah-jongg-chows-not-allowed = Les chows sont interdits dans cette partie.
not-mah-jongg-nearly-special = Ces tuiles ne font pas quatre combinaisons et une paire. Elles ne comptent pas non plus comme { $hand }.
not-mah-jongg-no-sets = Ces tuiles ne font ni quatre combinaisons et une paire, ni une main spéciale.
near-miss-worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
near-miss-worth-in-all = { $points } points en tout
near-miss-title = { $row } : { $worth }

scoring-unknown-event = Il n’y a pas d’élément de score « { $event } ».
scoring-points-only = « { $event } » ne peut pas donner de doubles.
scoring-winner-only-fixed = On ne peut pas changer qui marque « { $event } ».
scoring-not-special = « { $event } » n’est pas une main spéciale.
scoring-total-fixed = On ne peut pas changer ainsi si « { $event } » est le score entier.
near-miss-not-drawn = La dernière tuile doit être piochée, pas réclamée.
near-miss-not-concealed = Rien ne doit être réclamé avant la dernière tuile.
near-miss-no-place = { SET($set, form: "the", case: "start") } de { TILE($tile, form: "plural") } sur la table n’y a pas sa place.
near-miss-set-of = { SET($set) } de { TILE($tile, form: "plural") }
    .the = { SET($set, form: "the") } de { TILE($tile, form: "plural") }
    .the-start = { SET($set, form: "the", case: "start") } de { TILE($tile, form: "plural") }
    .gender = { SET($set, form: "gender") }
near-miss-set-from = { SET($set) } à partir { TILE($tile, form: "of") }
    .the = { SET($set, form: "the") } à partir { TILE($tile, form: "of") }
    .the-start = { SET($set, form: "the", case: "start") } à partir { TILE($tile, form: "of") }
    .gender = { SET($set, form: "gender") }

score-hundredths = { $part } %
score-doubled = ×{ $factor }
score-doubles = { $doubles ->
    [one] { $doubles } double
   *[other] { $doubles } doubles
}
score-product = { $factor ->
    [1] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
}
score-product-and-bonus = { $factor ->
    [one] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
} + { $doubled ->
    [one] { $bonus }
   *[other] { $bonus }{"\u00A0"}×{"\u00A0"}{ $doubled }
}
score-line-calling = { $row } (en attente)
score-sum = { $product } = { $total }
score-sum-at-most = { $product }, mais au plus { $total }
score-sum-limit = { $limit } : { $total }
score-limit-hand = Main maximale
score-part-of-limit = Part de la limite

rules-title-bloem = Bloem (1996)
rules-title-classical = Chinois classique
rules-title-bmja = Britannique (BMJA)
rules-title-british = Britannique, simple
rules-title-dmjl = Allemand (DMJL)
rules-title-kitchen = En famille
rules-title-nts = Néerlandais (NTS)
rules-title-western = Occidental, sans mains maximales

payment-points = { $points }
payment-difference = { $more }{"\u00A0"}−{"\u00A0"}{ $less }
payment-difference-doubled = ({ $more }{"\u00A0"}−{"\u00A0"}{ $less })
payment-for-east = { $points }{"\u00A0"}×{"\u00A0"}2 pour Est
payment-for-the-discard = { $points }{"\u00A0"}×{"\u00A0"}2 pour la défausse
