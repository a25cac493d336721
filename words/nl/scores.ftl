near-miss-would-also-complete = { TILE($tile, form: "the-start") } had de hand ook afgemaakt.
near-miss-bonus-missing = Alleen { TILE($tile, form: "the") } ontbrak.
# $set: near-miss-set-of of near-miss-set-from.
near-miss-in-the-way = { SET($set, form: "the-start") } zit in de weg.
near-miss-scores-points = { SET($set, form: "the-start") } levert punten op.
near-miss-exposed = { SET($set, form: "the-start") } is open.
near-miss-not-a-kong = { SET($set, form: "the-start") } is geen kong.
near-miss-does-not-fit = { SET($set, form: "the-start") } past niet.
near-miss-tile-missing = Er ontbrak één steen: { TILE($tile) }.
near-miss-pair-missing = Er ontbrak een paar { TILE($tile, form: "plural") }.
near-miss-pung-missing = Er ontbrak een pung van { TILE($tile, form: "plural") }.
near-miss-special-hands-not-allowed = In deze partij zijn bijzondere spellen niet toegestaan.
near-miss-not-allowed = In deze partij is dit bijzondere spel niet toegestaan.
near-miss-not-own-wind = Het paar moet van de eigen wind zijn, { WIND($wind) }.
not-mah-jongg-one-chow-only = Een hand mag maar één chow hebben.
not-mah-jongg-chows-not-allowed = In deze partij zijn chows niet toegestaan.
not-mah-jongg-nearly-special = De stenen zijn geen vier combinaties en een paar. Ze gelden ook niet als { $hand }.
not-mah-jongg-no-sets = De stenen vormen geen vier combinaties en een paar, en ook geen bijzonder spel.
near-miss-worth-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
near-miss-worth-in-all = { $points } punten in totaal
near-miss-title = { $row }: { $worth }

scoring-unknown-event = Er is geen telregel “{ $event }”.
scoring-points-only = “{ $event }” kan geen verdubbelingen geven.
scoring-winner-only-fixed = Voor wie “{ $event }” telt, ligt vast.
scoring-not-special = “{ $event }” is geen bijzonder spel.
scoring-total-fixed = Of “{ $event }” de hele score is, kun je zo niet veranderen.
near-miss-not-drawn = De laatste steen moet zelf gepakt zijn, niet geroepen.
near-miss-not-concealed = Vóór de laatste steen mag niets geroepen zijn.
near-miss-no-place = { SET($set, form: "the-start") } van { TILE($tile, form: "plural") } op tafel hoort er niet in.
near-miss-set-of = { SET($set) } van { TILE($tile, form: "plural") }
    .the-start = { SET($set, form: "the-start") } van { TILE($tile, form: "plural") }
near-miss-set-from = { SET($set) } vanaf { TILE($tile) }
    .the-start = { SET($set, form: "the-start") } vanaf { TILE($tile) }

score-hundredths = { $part }%
score-doubled = ×{ $factor }
score-doubles = { $doubles ->
    [one] 1 verdubbeling
   *[other] { $doubles } verdubbelingen
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
score-line-calling = { $row } (wachtend)
score-sum = { $product } = { $total }
score-sum-at-most = { $product }, maar hoogstens { $total }
score-sum-limit = { $limit }: { $total }
score-limit-hand = Limietspel
score-part-of-limit = Deel van de limiet

rules-title-bloem = Bloem (1996)
rules-title-classical = Klassiek Chinees
rules-title-bmja = Brits (BMJA)
rules-title-british = Brits, eenvoudig
rules-title-dmjl = Duits (DMJL)
rules-title-kitchen = Keukentafel
rules-title-nts = Nederlands (NTS)
rules-title-western = Westers, zonder limietspellen

payment-points = { $points }
payment-difference = { $more }{"\u00A0"}−{"\u00A0"}{ $less }
payment-difference-doubled = ({ $more }{"\u00A0"}−{"\u00A0"}{ $less })
payment-for-east = { $points }{"\u00A0"}×{"\u00A0"}2 voor Oost
payment-for-the-discard = { $points }{"\u00A0"}×{"\u00A0"}2 voor de weggelegde steen
