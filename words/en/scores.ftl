# What just missed, and changes of scoring that cannot be.

missed-would-have-completed-the-hand = { $other } would have completed the hand as well.
missed-only-was-missing = Only { $bonus_name } was missing.
missed-the-is-in-the-way = The { $describe } is in the way.
missed-the-scores-points = The { $describe } scores points.
missed-the-is-exposed = The { $describe } is exposed.
missed-the-is-no-kong = The { $describe } is no Kong.
missed-the-does-not-fit = The { $describe } does not fit.
missed-one-tile-was-missing = One tile was missing: { $tile }.
missed-a-pair-of-was-missing = A Pair of { $tile } was missing.
missed-a-pung-of-was-missing = A Pung of { $tile } was missing.
missed-special-hands-are-not-allowed = Special hands are not allowed in this game.
missed-this-special-hand-is-not = This special hand is not allowed in this game.
missed-the-pair-has-to-be = The Pair has to be of one's own wind, { $own }.
missed-chows-are-not-allowed-in = Chows are not allowed in this game.
missed-the-tiles-are-not-four = The tiles are not four sets and a pair; for { $event }, { $lower_first }
missed-the-tiles-are-neither-four = The tiles are neither four sets and a pair nor a special hand.
# What it would have brought.
missed-worth-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
missed-worth-in-all = { $points } points in all
missed-event-and-worth = { $event }: { $worth }

scoring-unknown-event = there is no scoring event "{ $event }"
scoring-points-only = "{ $event }" cannot be turned into doubles
scoring-winner-only-fixed = whom "{ $event }" counts for cannot be changed
scoring-not-special = "{ $event }" is not a special hand
scoring-total-fixed = whether "{ $event }" is the whole score cannot be changed so
missed-concealed = It has to be concealed up to the last tile.
missed-no-place = The { $set } of { $tile } on the table has no place in it.
missed-set-of = { $set } of { $tile }
# A Chow is named by its lowest tile.
missed-set-from = { $set } from { $tile }

# What a line of a score sheet brought, in short, and the sum below the lines.
score-hundredths = { $part }%
score-doubled = ×{ $factor }
score-product = { $points }{"\u00A0"}×{"\u00A0"}{ $factor }
score-sum = { $product } = { $total }
score-sum-at-most = { $product }, but at most { $total }
score-sum-limit = { $limit }: { $total }
score-limit-hand = Limit hand
score-part-of-limit = Part of the limit

# What the two rule sets of the program are called.
rules-title-bloem = Bloem (1996)
rules-title-classical = Chinese Classical

# How a payment comes about: by what the winning hand counts, or by two hands that did not win. A difference stays on one line.
payment-points = { $points }
payment-difference = { $more }{"\u00A0"}−{"\u00A0"}{ $less }
payment-difference-doubled = ({ $more }{"\u00A0"}−{"\u00A0"}{ $less })
payment-for-east = { $points }{"\u00A0"}×{"\u00A0"}2 for East
payment-for-the-discard = { $points }{"\u00A0"}×{"\u00A0"}2 for the discard
