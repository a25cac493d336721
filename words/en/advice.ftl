# QuickTip, the goal line, and reasons why something cannot be done.

distance-one-by-suit = One away: { $by_suit }
distance-one = One away
distance-tiles = { $lacking } away
hint-available = You can do this now.
hint-discard = Discard
hint-discard-any = Click any of your tiles.
hint-discard-drawn = Only { $tile }, the tile you have just drawn.
hint-passing = Play goes on without you.
hint-chows-off = Chows are not allowed in this game.
hint-chow-without-suit = A Chow is three in a row of one suit. { $tile } has no suit.
hint-chow-from-left = You can take a Chow only from the player on your left, unless it makes Mah Jongg.
hint-no-pung = A Pung needs two of your own, and { $holding }.
hint-discard-to-exposed-pung = You can add the fourth tile to an exposed Pung only if you draw it yourself.
hint-no-kong = A Kong needs three of your own, and { $holding }.
hint-kong-after-claim = You can make a Kong only after drawing a tile, and you have just claimed one. Keep your four { $tile }.
hint-kong-without-three = A Kong is four of a kind. You have no three of a kind, and no exposed Pung to add to.
hint-kong-fourth-gone = A Kong is four of a kind. You can no longer get the fourth { $names }.
hint-kong-fourth-missing = A Kong is four of a kind. You need the fourth { $names }.
hint-discard-after-claim = After a claim you can only discard.
hint-waits = {" "}You are waiting for { $listed }.
hint-holding-none = you have no { $name }
hint-holding-one = you have one { $name }
hint-holding-two = you have two { $name }
hint-holding-three = you have three { $name }
hint-or-others = { $named } or others
advice-plan = That completes { $plan }.
plan-any-sets = four sets and a pair
plan-pungs = four Pungs and a pair
plan-suit-and-honours = { $suit } with Winds and Dragons
plan-pungs-suit-and-honours = Pungs of { $suit }, Winds and Dragons
plan-one-suit = all { $suit }
plan-honours = all Winds and Dragons
advice-seen-none = none on the table
advice-seen-all = all 4 on the table
advice-seen = { $seen } on the table
advice-state = { $tile }: { $seen }
advice-state-and-held = { $tile }: { $seen }, { $held } in your hand
hint-mah-jongg = That is Mah Jongg!

plan-concealed = { $sets }, all concealed
advice-chances = You win about { $reached ->
    [one] once in 100
   *[other] { $reached } times in 100
}, with a hand of about { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $high ->
    [yes] {" "}(rare big hands included)
   *[no] {""}
}.
advice-chances-and-risk = You win about { $reached ->
    [one] once in 100
   *[other] { $reached } times in 100
}, with a hand of about { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $high ->
    [yes] {" "}(rare big hands included)
   *[no] {""}
}. { $danger ->
    [0] Hardly anybody can win with this discard
    [one] Somebody else wins with this discard once in 100
   *[other] Somebody else wins with this discard { $danger } times in 100
}.
advice-as-good = { $figures } { $tile } would do about as well.
# The expected result of a move, and how it compares with the advised one.
advice-chances-compared = { $promise } { $beside }
advice-figures-even = All in all, about as good as the first.
# The total, and its two parts: the player's own wins are worth less, and other players' wins cost more.
advice-figures-behind = All in all, { $points ->
    [0] as good as the first:
    [1] 1 point behind the first:
   *[other] { $points } points behind the first:
} { $parts ->
    [own] your own wins earn that much less.
    [others] the wins of others cost that much more.
    [own-though] your own wins earn { $won } less, but the wins of others cost { $paid } less.
    [others-though] the wins of others cost { $paid } more, but your own earn { $won } more.
   *[both] your own wins earn { $won } less, and the wins of others cost { $paid } more.
}
advice-verdict-even = About as good as the first.
advice-verdict-riskier = About as good as the first, but others win with it more often.
advice-verdict-behind = { $much ->
    [yes] Clearly worse: { $by ->
        [chance] you win less often
        [worth] your hand is worth less
        [alike] your chances are lower all round
       *[paid] the wins of others cost you more
    }.
   *[no] A little worse{ $by ->
        [chance] : you win less often
        [worth] : your hand is worth less
        [alike] {" "}all round
       *[paid] : the wins of others cost you more
    }.
}
advice-needed-for-any = { $more ->
    [one] 1 more tile
   *[other] { $more } more tiles
} to go Mah Jongg
advice-needed-for = { $more ->
    [one] 1 more tile
   *[other] { $more } more tiles
} for { $plan }
advice-needed-for-either = { $nearest ->
    [one] 1 more tile
   *[other] { $nearest } more tiles
} to go Mah Jongg, or { $more } for { $plan }, which scores more
advice-needs-then = Then you need { $needed }. { $live ->
    [0] No tile is left that would help
    [one] 1 unseen tile would help
   *[other] { $live } unseen tiles would help
}{ $either ->
    [yes] {" "}towards { $plan }
   *[no] {""}
}.
advice-left-ready = waiting for { $waits } ({ $unseen ->
    [0] none left
    [one] 1 unseen
   *[other] { $unseen } unseen
}){ $other ->
    [yes] , or { $lacking } tiles from { $plan }
   *[no] {""}
}
advice-left-away = { $lacking ->
    [one] 1 tile
   *[other] { $lacking } tiles
}{ $is_ordinary ->
    [yes] {" "}from Mah Jongg
   *[no] {" "}from { $plan }
} ({ $live ->
    [0] no tile left that helps
    [one] 1 unseen tile helps
   *[other] { $live } unseen tiles help
})
hint-distance-with-tile = With { $tile } you need { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
hint-distance = You need { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
hint-chow-missing = For a Chow with { $tile } you need { $ways }.

advice-discard = Discard { $tile }.
advice-kong = Make a Kong of { $tile }. It scores more, and you draw another tile.
advice-kong-for-points = Make a Kong of { $tile }. Fewer tiles will help you, but your hand will be worth about { $after } points, not { $now }.
advice-brief-claim = { $state }. { $claim ->
    [yes] If you claim it
   *[no] If you pass
}: { $brief }.
advice-brief = { $needed }, { $live ->
    [one] 1 unseen tile helps
   *[other] { $live } unseen tiles help
}. { $reached ->
    [one] 1 win
   *[other] { $reached } wins
} in 100, about { $points ->
    [one] 1 point
   *[other] { $points } points
} each
advice-standing = You have a Standing Hand, so the tile you drew must go.
advice-waits-or = { $first }, or { $last }
advice-one-away-sentence = Then you are one away: { $waits }.
advice-not-in-special-hand = It does not fit the special hand { $name }, which needs { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
advice-not-in-plan = Go for { $plan }, which scores more. This tile does not fit.
advice-alone-others-seen = It stands alone, and the others of its kind are on the table.
advice-other-tiles = some others
advice-alone = It stands alone{ $count ->
    [0] {""}
    [one] , like { $others }
   *[other] , like { $others }
}{ $chows ->
    [none] {""}: it fits no Chow
    [fewer] {""}: it fits fewer Chows
   *[as-many] {""}
}{ $open ->
    [0] .
    [one] , and 1 more is on the table.
   *[other] , and { $open } more are on the table.
}
advice-safer = It is safer than { $other }, which could complete somebody's hand{ $helped ->
    [less] , though fewer tiles will help you.
    [as-much] , and as many tiles will help you.
   *[more] , and more tiles will help you.
}
advice-alone-like-others = It stands alone{ $count ->
    [0] {""}
    [one] , like { $others }
   *[other] , like { $others }
}{ $open ->
    [0] {""}
    [one] {""}
   *[other] , and { $open } more are on the table
}. { $doubling ->
    [one] { $worthy } stands alone too, but three of them would double your score{ $doubles ->
        [one] {""}
        [2] {" "}twice
       *[other] {" "}{ $doubles } times
    }.
    [2] { $worthy } stand alone too, but three of either would double your score.
   *[other] Keep the Winds and Dragons for now: three of a kind would double your score.
}
advice-keeps-most = { $live ->
    [one] Then 1 tile still out there would help you. No other discard leaves more.
   *[other] Then { $live } tiles still out there would help you. No other discard leaves more.
}
advice-keeps-as-many = { $live ->
    [one] Then 1 tile still out there would help you.
   *[other] Then { $live } tiles still out there would help you.
} The same goes for { $other }, but { $by ->
    [doubles] three of those would double your score{ $doubles ->
        [one] {""}
        [2] {" "}twice
       *[other] {" "}{ $doubles } times
    }
    [fits] that fits { $plan }
    [chance] you would win less often
    [worth] your hand would be worth less
   *[paid] the wins of others would cost you more
}.
advice-alone-unlike-other = It stands alone. So does { $other }, but { $by ->
    [fits] that fits { $plan }, which scores more
    [chance] without that you win less often
    [worth] without that your hand is worth less
   *[paid] if that goes, the wins of others cost you more
}.
advice-helps-as-little = It helps little. { $other } would do about as well.
advice-other-discard-worse = { $nearer ->
    [yes] You would be nearer
   *[no] More tiles would help you
} without { $other }, but { $by ->
    [doubles] three of those would double your score{ $doubles ->
        [one] {""}
        [2] {" "}twice
       *[other] {" "}{ $doubles } times
    }
    [fits] it fits { $plan }, which scores more
    [chance] you would win less often
    [worth] your hand would be worth less
   *[paid] the wins of others would cost you more
}.
advice-least-for-plan = Go for { $plan }, which scores more. This tile helps little with that.
advice-reason-and-order = { $why } { $order }
advice-no-kong = Do not make a Kong of { $tile }: { $farther ->
    [yes] it would take you farther from Mah Jongg.
   *[no] you do better without it.
}
advice-claim = Claim { $tile }
advice-claim-kong = Claim { $tile } for a Kong
advice-claim-pung = Claim { $tile } for a Pung{ $doubles ->
    [0] {""}
    [one] , worth a double
   *[other] , worth { $doubles } doubles
}
advice-claim-which-chow = Claim { $tile } for the Chow { $run }
advice-claim-chow = Claim { $tile } for a Chow
advice-pass = Pass
advice-order-and-reason = { $order }: { $why }
advice-claim-wins = that is Mah Jongg!
advice-one-away-clause = then you need only { $waits }.
advice-claim-distance = then you need only { $lacking ->
        [one] 1 more tile
       *[other] { $lacking } more tiles
    }.
# The drawback of a claim that brings the hand no nearer to Mah Jongg, and its advantages.
advice-claim-takes-tiles = { $pair ->
    [yes] it uses up your pair
   *[no] it uses tiles needed elsewhere
}
advice-claim-no-nearer = { $farther ->
    [yes] then you need { $lacking } more tiles, not { $now }
   *[no] { $takes }, so you still need { $lacking } more
}
advice-claim-worth-more = { $drawback }, but the hand scores about { $after } points, not { $now }.
advice-claim-more-helpful-tiles = { $drawback }, but then { $after } unseen tiles help, not { $now }.
advice-claim-more-for-plan = { $takes }, but then { $after } unseen tiles help towards { $plan }, not { $now }.
advice-claim-easier = { $drawback }, but the tiles you need are easier to get.
advice-kong-draws-another = it scores more, and you draw another tile.
advice-no-claim-opens-hand = a { $set } would open your hand, and a closed hand scores more.
advice-no-claim-spoils-plan = a { $set } would spoil your chance of { $plan }.
advice-no-claim-no-nearer = a { $set } brings you no nearer to Mah Jongg. It uses tiles you need elsewhere, so you would still need { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
advice-no-claim-farther = a { $set } takes you farther from Mah Jongg: you would need { $after } more tiles, not { $now }.
advice-no-claim-takes-pair = a { $set } brings you no nearer to Mah Jongg: it would use up your pair of { $tile }.
advice-no-claim-set-held = a { $set } brings you no nearer to Mah Jongg: your own tiles already make one.
advice-no-claim-worth-less = with a { $set } your hand would be worth about { $after } points, not { $now }{ $high ->
    [yes] {" "}(rare big hands included)
   *[no] {""}
}.
advice-no-claim-wins-less = with a { $set } you would win { $after } times in 100, not { $now }.
advice-no-claim-one-tile-ahead = looking one tile ahead, you do better without a { $set }.
advice-no-claim-chow-discount = a Chow is worth about a tenth less than it seems, and here that is too little.
advice-distance-for-plan = { $lack } for { $plan }.
plan-special-hand = the special hand { $name }
advice-threat-collects = { $name } is collecting { $suit } and
advice-threat-standing = is waiting for one tile
advice-threat-probably-calling = is probably calling
advice-threat-maybe-calling = may be calling
# A warning beside the advised discard: someone may go Mah Jongg with it.
advice-risk-warning = Careful: someone could win on it.
advice-risk-of-anybody = Someone may be waiting for it, but nobody stands out.
advice-feed-kong = { $name } could make a Kong of { $tile }, which { $doubles ->
    [0] scores more
    [1] doubles the score
    [2] doubles the score twice
   *[other] doubles the score { $doubles } times
}{ $paid ->
    [yes] , and you would pay double
   *[no] {""}
}.
advice-feed-pung = { $name } could make a Pung of { $tile }, which { $doubles ->
    [0] scores more
    [1] doubles the score
    [2] doubles the score twice
   *[other] doubles the score { $doubles } times
}{ $paid ->
    [yes] , and you would pay double
   *[no] {""}
}.
advice-feed-suit = { $name } shows { $sets } sets of { $suit } and could use { $tile }{ $paid ->
    [yes] , and you would pay double
   *[no] {""}
}.
advice-threat-alone = { $who } { $ready }. { $tile } { $likelier ->
    [yes] is more likely to
   *[no] could
} complete that hand.
advice-threat = { $who } { $ready }. { $tile } { $likelier ->
    [yes] is more likely to
   *[no] could
} complete that hand and cost you about { $cost } points in all.
