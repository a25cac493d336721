# Near misses, why a hand is not Mah Jongg, and changes of scoring that are not possible.

near-miss-would-also-complete = The { TILE($tile) } would have won too.
near-miss-bonus-missing = Only { TILE($tile) } was missing.
# $set: near-miss-set-of or near-miss-set-from, such as "Pung of 7 Circle".
near-miss-in-the-way = The { SET($set) } is in the way.
near-miss-scores-points = The { SET($set) } scores points.
near-miss-exposed = The { SET($set) } is exposed.
near-miss-not-a-kong = The { SET($set) } is not a Kong.
near-miss-does-not-fit = The { SET($set) } does not fit.
near-miss-tile-missing = One tile was missing: { TILE($tile, form: "a") }.
near-miss-pair-missing = A pair of { TILE($tile, form: "plural") } was missing.
near-miss-pung-missing = A Pung of { TILE($tile, form: "plural") } was missing.
near-miss-special-hands-not-allowed = Special hands are not allowed in this game.
near-miss-not-allowed = This special hand is not allowed in this game.
near-miss-not-own-wind = The pair must be the player's own Wind, { WIND($wind) }.
not-mah-jongg-one-chow-only = A hand may have only one Chow.
not-mah-jongg-chows-not-allowed = Chows are not allowed in this game.
# Before a sentence that says why not. $hand: the title of a special hand.
not-mah-jongg-nearly-special = The tiles are not four sets and a pair. Nor do they count as { $hand }.
not-mah-jongg-no-sets = The tiles are neither four sets and a pair nor a special hand.
# What the missed row would have added.
near-miss-worth-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
near-miss-worth-in-all = { $points } points in all
near-miss-title = { $row }: { $worth }

scoring-unknown-event = There is no scoring event "{ $event }".
scoring-points-only = "{ $event }" cannot give doubles.
scoring-winner-only-fixed = Who scores "{ $event }" cannot be changed.
scoring-not-special = "{ $event }" is not a special hand.
scoring-total-fixed = Whether "{ $event }" is the whole score cannot be changed this way.
near-miss-not-drawn = The last tile must be drawn, not claimed.
near-miss-not-concealed = No tile may be claimed before the last one.
near-miss-no-place = The { SET($set) } of { TILE($tile, form: "plural") } on the table does not belong in it.
near-miss-set-of = { SET($set) } of { TILE($tile, form: "plural") }
# A Chow is named by its lowest tile.
near-miss-set-from = { SET($set) } from { TILE($tile) }

# The award of a line of a score sheet, abbreviated, and the sum below the lines.
score-hundredths = { $part }%
score-doubled = ×{ $factor }
score-doubles = { $doubles ->
    [one] 1 double
   *[other] { $doubles } doubles
}
score-product = { $factor ->
    [one] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
}
# A special hand, and beside it Flowers and Seasons with doubles of their own.
score-product-and-bonus = { $factor ->
    [one] { $points }
   *[other] { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
} + { $doubled ->
    [one] { $bonus }
   *[other] { $bonus }{"\u00A0"}×{"\u00A0"}{ $doubled }
}
score-line-calling = { $row } (calling)
score-sum = { $product } = { $total }
score-sum-at-most = { $product }, but at most { $total }
score-sum-limit = { $limit }: { $total }
score-limit-hand = Limit hand
score-part-of-limit = Part of the limit

# The names of the two standard rule sets, and of those that come with the program. BMJA, DMJL and NTS are associations and their rules.
rules-title-bloem = Bloem (1996)
rules-title-classical = Chinese Classical
rules-title-bmja = British (BMJA)
rules-title-british = British, simple
rules-title-dmjl = German (DMJL)
rules-title-kitchen = Kitchen table
rules-title-nts = Dutch (NTS)
rules-title-western = Western, without limit hands

# The calculation of a payment: the score of the winning hand, or the difference of two other hands, which stays on one line.
payment-points = { $points }
payment-difference = { $more }{"\u00A0"}−{"\u00A0"}{ $less }
payment-difference-doubled = ({ $more }{"\u00A0"}−{"\u00A0"}{ $less })
payment-for-east = { $points }{"\u00A0"}×{"\u00A0"}2 for East
payment-for-the-discard = { $points }{"\u00A0"}×{"\u00A0"}2 for the discard
