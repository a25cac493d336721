# Knapp Verpasstes, warum eine Hand kein Mah-Jongg ist, und unmögliche Änderungen der Wertung.

near-miss-would-also-complete = Auch { TILE($tile, form: "the") } hätte gewonnen.
near-miss-bonus-missing = Es fehlte nur { TILE($tile, form: "the") }.
near-miss-in-the-way = { SET($set, form: "start") } ist im Weg.
near-miss-scores-points = { SET($set, form: "start") } zählt Punkte.
near-miss-exposed = { SET($set, form: "start") } ist offen.
near-miss-not-a-kong = { SET($set, form: "start") } ist kein Kong.
near-miss-does-not-fit = { SET($set, form: "start") } passt nicht.
near-miss-tile-missing = Ein Ziegel fehlte: { TILE($tile) }.
near-miss-pair-missing = Es fehlte ein Paar { TILE($tile, form: "plural") }.
near-miss-pung-missing = Es fehlte ein Pung { TILE($tile, form: "plural") }.
near-miss-special-hands-not-allowed = In dieser Partie sind Sonderspiele nicht erlaubt.
near-miss-not-allowed = In dieser Partie ist dieses Sonderspiel nicht erlaubt.
near-miss-not-own-wind = Das Paar muss der eigene Wind sein, { WIND($wind) }.
not-mah-jongg-one-chow-only = Eine Hand darf nur einen Chow haben.
not-mah-jongg-chows-not-allowed = In dieser Partie sind Chows nicht erlaubt.
not-mah-jongg-nearly-special = Die Ziegel sind nicht vier Figuren und ein Paar. Auch dieses Sonderspiel ist es nicht: { $hand }.
not-mah-jongg-no-sets = Die Ziegel sind weder vier Figuren und ein Paar noch ein Sonderspiel.
near-miss-worth-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
near-miss-worth-in-all = zusammen { $points } Punkte
near-miss-title = { $row }: { $worth }

scoring-unknown-event = Die Wertung „{ $event }“ gibt es nicht.
scoring-points-only = „{ $event }“ kann nicht verdoppeln.
scoring-winner-only-fixed = Für wen „{ $event }“ zählt, lässt sich nicht ändern.
scoring-not-special = „{ $event }“ ist kein Sonderspiel.
scoring-total-fixed = Ob „{ $event }“ die ganze Hand zählt, lässt sich so nicht ändern.
near-miss-not-drawn = Der Schlussziegel muss gezogen sein, nicht gerufen.
near-miss-not-concealed = Vor dem Schlussziegel darf kein Ziegel gerufen sein.
near-miss-no-place = { SET($set, form: "start") } { TILE($tile, form: "plural") } auf dem Tisch gehört nicht dazu.
near-miss-set-of = { SET($set) } { TILE($tile, form: "plural") }
    .start = { SET($set, form: "start") } { TILE($tile, form: "plural") }
# Ein Chow heißt nach seinem niedrigsten Ziegel.
near-miss-set-from = { SET($set) } ab { TILE($tile) }
    .start = { SET($set, form: "start") } ab { TILE($tile) }

score-hundredths = { $part }{"\u00A0"}%
score-doubled = ×{ $factor }
score-doubles = { $doubles ->
    [one] 1 Verdopplung
   *[other] { $doubles } Verdopplungen
}
score-product = { $factor ->
    [one] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
}
score-product-and-bonus = { $factor ->
    [one] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
} + { $doubled ->
    [one] { $bonus }
   *[other] { $bonus }{"\u00A0"}×{"\u00A0"}{ $doubled }
}
score-line-calling = { $row } (wartend)
score-sum = { $product } = { $total }
score-sum-at-most = { $product }, aber höchstens { $total }
score-sum-limit = { $limit }: { $total }
score-limit-hand = Limithand
score-part-of-limit = Teil des Limits

rules-title-bloem = Bloem (1996)
rules-title-classical = Chinesisch-klassisch
rules-title-bmja = Britisch (BMJA)
rules-title-british = Britisch, einfach
rules-title-dmjl = Deutsch (DMJL)
rules-title-kitchen = Küchentisch
rules-title-nts = Niederländisch (NTS)
rules-title-western = Westlich, ohne Limithände

payment-points = { $points }
payment-difference = { $more }{"\u00A0"}−{"\u00A0"}{ $less }
payment-difference-doubled = ({ $more }{"\u00A0"}−{"\u00A0"}{ $less })
payment-for-east = { $points }{"\u00A0"}×{"\u00A0"}2 für Ost
payment-for-the-discard = { $points }{"\u00A0"}×{"\u00A0"}2 fürs Ablegen
