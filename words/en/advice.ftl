# QuickTip, the line about the player's goal, and reasons why something cannot be done.

distance-one-by-suit = One away: { $by_suit }
distance-one = One away
distance-tiles = { $lacking } away
hint-available = It can be done.
hint-discard = Discard
hint-discard-any = Click any of your tiles.
hint-discard-drawn = Only { $tile }, the one you have drawn.
hint-passing = Play goes on without you.
hint-one-chow-only = A hand may have one Chow only, and you have one.
hint-chows-off = Chows are not allowed in this game.
hint-chow-without-suit = { $tile } is of no suit; a Chow is three in a row of one suit.
hint-chow-from-left = Only the player to your left can give you a Chow, unless it makes Mah Jongg.
hint-no-pung = A Pung is three alike, two of them your own: { $holding }.
hint-discard-to-exposed-pung = A discard cannot turn an Exposed Pung into a Kong; only a tile you draw yourself can.
hint-no-kong = A Kong is four alike, three of them your own: { $holding }.
hint-kong-after-claim = A Kong can be made only after drawing a tile, and you have just claimed one; keep your four { $tile }.
hint-kong-without-three = A Kong is four alike; you hold no three alike, and have no exposed Pung to add to.
hint-kong-fourth-gone = A Kong is four alike; the fourth { $names } cannot come any more.
hint-kong-fourth-missing = A Kong is four alike; you lack the fourth { $names }.
hint-discard-after-claim = After a claim you can only discard.
hint-waits = {" "}You wait for { $listed }.
hint-holding-none = you hold no { $name }
hint-holding-one = you hold one { $name }
hint-holding-two = you hold two { $name }
hint-holding-three = you hold three { $name }
hint-or-others = { $named } or others
advice-plan = The rest is { $plan }.
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
hint-mah-jongg = This is Mah Jongg.

plan-concealed = { $sets }, all tiles drawn
advice-chances = You win about { $reached ->
    [one] once in 100
   *[other] { $reached } times in 100
}, with a hand of about { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $dear ->
    [yes] , rare high-scoring hands included
   *[no] {""}
}.
advice-chances-and-risk = You win about { $reached ->
    [one] once in 100
   *[other] { $reached } times in 100
}, with a hand of about { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $dear ->
    [yes] , rare high-scoring hands included
   *[no] {""}
}; { $danger ->
    [0] hardly any other player can win with this discard
    [one] another player wins with this discard once in 100
   *[other] another player wins with this discard { $danger } times in 100
}.
advice-as-good = { $figures } { $tile } would do about as well.
# The expected result of a move, and how it compares with the advised one.
advice-chances-compared = { $promise } { $beside }
advice-figures-even = All in all it would do about as well as the first.
# The total, and its two parts: the player's own wins bring less, and other players' wins cost more.
advice-figures-behind = All in all { $points ->
    [0] as much as the first:
    [1] 1 point less than the first:
   *[other] { $points } points less than the first:
} { $parts ->
    [own] your own wins bring that much less.
    [others] the wins of others cost that much more.
    [own-though] your own wins bring { $won } less, though those of others cost { $paid } less.
    [others-though] the wins of others cost { $paid } more, though your own bring { $won } more.
   *[both] your own wins bring { $won } less, those of others cost { $paid } more.
}
advice-verdict-even = It would do about as well as the first.
advice-verdict-riskier = It would do about as well as the first, but others win with it more often.
advice-verdict-behind = { $much ->
    [yes] Clearly worse: { $by ->
        [chance] you win less often this way
        [worth] your hand counts less this way
        [alike] your chances are smaller all in all
       *[paid] the hands that others win cost you more
    }.
   *[no] A little worse: { $by ->
        [chance] you win less often this way
        [worth] your hand counts less this way
        [alike] the difference is small
       *[paid] the hands that others win cost you more
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
} to go Mah Jongg, or { $more } for { $plan }, which counts more
advice-needs-then = You then need { $needed }; { $live ->
    [0] no tile is left that would help
    [one] 1 unseen tile would help
   *[other] { $live } unseen tiles would help
}{ $either ->
    [yes] {" "}towards { $plan }
   *[no] {""}
}.
advice-left-ready = ready for { $waits }, { $unseen ->
    [0] none of them left
    [one] 1 of them unseen
   *[other] { $unseen } of them unseen
}{ $other ->
    [yes] , or { $lacking } tiles away from { $plan }
   *[no] {""}
}
advice-left-away = { $lacking ->
    [one] 1 tile
   *[other] { $lacking } tiles
} away{ $is_ordinary ->
    [yes] {" "}from Mah Jongg
   *[no] {" "}from { $plan }
}, { $live ->
    [0] no useful one left
    [one] 1 useful one unseen
   *[other] { $live } useful ones unseen
}
hint-distance-with-tile = With { $tile } your sets lack { $lacking ->
    [one] 1 tile
   *[other] { $lacking } tiles
}.
hint-distance = Your sets lack { $lacking ->
    [one] 1 tile
   *[other] { $lacking } tiles
}.
hint-chow-missing = For a Chow with { $tile } you lack { $ways }.

advice-discard = Discard { $tile }.
advice-kong = Make a Kong of { $tile }. It counts more, and you draw another tile.
advice-kong-for-points = Make a Kong of { $tile }. Fewer tiles help you then, but your hand would count about { $after } points, not { $now }.
advice-brief-claim = { $state }; { $claim ->
    [yes] with this claim
   *[no] if you pass
}: { $brief }.
advice-brief = { $needed }; { $live } unseen tiles help; about { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $reached ->
        [one] once in 100
       *[other] { $reached } times in 100
    }
advice-standing = Your hand stands, so the tile you drew goes.
advice-waits-or = { $first }, or { $last }
advice-one-away-sentence = You are then one tile away: { $waits }.
advice-not-in-special-hand = It has no place in the special hand { $name }, of which you lack { $lacking ->
        [one] 1 tile
       *[other] { $lacking } tiles
    }.
advice-not-in-plan = Your hand can become { $plan }, which counts more; this tile cannot help.
advice-alone-others-seen = It stands alone, and the others of its kind are on the table.
advice-other-tiles = others
advice-alone = It stands alone{ $count ->
    [0] : no other tile of yours goes with it
    [one] , as { $others } does
   *[other] , as { $others } do
}{ $chows ->
    [none] ; no Chow can be made with it
    [fewer] ; fewer Chows can be made with it
   *[as-many] {""}
}{ $open ->
    [0] .
    [one] , and 1 of its kind lies open.
   *[other] , and { $open } of its kind lie open.
}
advice-not-needed = Your other tiles are complete without it.
advice-safer = It is safer than { $other }, which could complete somebody's hand{ $helped ->
    [less] , though fewer tiles help you then.
    [as-much] , and as many tiles help you.
   *[more] , and more tiles help you.
}
advice-alone-like-others = It stands alone{ $count ->
    [0] {""}
    [one] , as { $others } does
   *[other] , as { $others } do
}{ $open ->
    [0] {""}
    [one] {""}
   *[other] ; { $open } more lie open
}. { $doubling ->
    [one] So does { $worthy }, but a Pung of that would bring { $doubles ->
        [one] a double
       *[other] { $doubles } doubles
    }.
    [2] So do { $worthy }, but a Pung of those would double your hand.
   *[other] Winds and Dragons of which a Pung would double your hand stay for now.
}
advice-keeps-most = It leaves { $live ->
    [one] 1 unseen tile that helps
   *[other] { $live } unseen tiles that help
}; no other discard leaves more.
advice-keeps-as-many = It leaves { $live ->
    [one] 1 unseen tile that helps
   *[other] { $live } unseen tiles that help
}. So would discarding { $other }, but { $by ->
    [doubles] a Pung of that would bring { $doubles ->
        [one] a double
       *[other] { $doubles } doubles
    }
    [fits] that fits { $plan }
    [chance] then you win less often
    [worth] then your hand counts less
   *[paid] then others' wins cost you more
}.
advice-alone-unlike-other = It stands alone. So does { $other }, but { $by ->
    [fits] that fits { $plan }, which counts more
    [chance] if that goes you win less often
    [worth] if that goes your hand counts less
   *[paid] if that goes others' wins cost you more
}.
advice-helps-as-little = It helps little; { $other } would do about as well.
advice-other-discard-worse = { $nearer ->
    [yes] You are nearer
   *[no] More tiles help you
} without { $other }, but { $by ->
    [doubles] a Pung of that would bring { $doubles ->
        [one] a double
       *[other] { $doubles } doubles
    }
    [fits] that fits { $plan }, which counts more
    [chance] then you would win less often
    [worth] then your hand would count less
   *[paid] then others' wins would cost you more
}.
advice-least-for-plan = Your hand can become { $plan }, which counts more; this tile helps little with that.
advice-reason-and-order = { $why } { $order }
advice-no-kong = Make no Kong of { $tile }: { $farther ->
    [yes] it would leave you farther from Mah Jongg.
   *[no] with it your hand promises less.
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
advice-claim-wins = it makes Mah Jongg.
advice-one-away-clause = you are then one tile away: { $waits }.
advice-claim-distance = you then lack only { $lacking ->
        [one] 1 tile
       *[other] { $lacking } tiles
    }.
# The drawback of a claim that brings the hand no nearer to Mah Jongg, and its advantages.
advice-claim-takes-tiles = { $pair ->
    [yes] it takes your pair
   *[no] it takes tiles used elsewhere
}
advice-claim-no-nearer = { $farther ->
    [yes] you then lack { $lacking } tiles instead of { $now }
   *[no] { $takes }, so you still lack { $lacking ->
        [one] 1 tile
       *[other] { $lacking } tiles
    }
}
advice-claim-worth-more = { $as_near }, but your hand counts about { $after } points, not { $now }.
advice-claim-more-helpful-tiles = { $as_near }, but { $after } unseen tiles then help, not { $now }.
advice-claim-more-for-plan = { $takes }, but { $after } unseen tiles then help towards { $plan }, not { $now }.
advice-claim-easier = { $as_near }, but the tiles you then need are easier to get.
advice-kong-draws-another = it counts more, and you draw another tile.
advice-no-claim-opens-hand = a { $set } here would open your hand, which counts more if you draw every tile of it yourself.
advice-no-claim-spoils-plan = a { $set } here would spoil a hand that can become { $plan }.
advice-no-claim-no-nearer = a { $set } here brings you no nearer to Mah Jongg: it would take tiles that you need elsewhere, so you would still lack { $lacking ->
    [one] 1 tile
   *[other] { $lacking } tiles
}.
advice-no-claim-farther = a { $set } here takes you farther from Mah Jongg: you would lack { $after } tiles, not { $now }.
advice-no-claim-takes-pair = a { $set } here brings you no nearer to Mah Jongg: it would take your pair of { $tile }.
advice-no-claim-set-held = a { $set } here brings you no nearer to Mah Jongg: your own tiles make one already.
advice-no-claim-worth-less = with a { $set } here the hand would count about { $after }, not { $now }{ $dear ->
    [yes] , an average that rare high-scoring hands raise
   *[no] {""}
}.
advice-no-claim-wins-less = with a { $set } here you would win { $after } times in 100, not { $now }.
advice-no-claim-one-tile-ahead = thought one tile further, a { $set } here brings less.
advice-no-claim-chow-discount = a Chow brings about a tenth less than it seems to, and here that is too little.
advice-distance-for-plan = { $lack } for { $plan }.
plan-special-hand = the special hand { $name }
advice-threat-collects = { $name } collects { $suit } and
advice-threat-standing = waits for one tile
advice-threat-probably-calling = is probably calling
advice-threat-maybe-calling = may be calling
advice-risk = { $tile } could complete { $known ->
    [yes] { $name }'s hand
   *[no] one of the other hands
}, but is worth the risk.
advice-feed-kong = { $name } could make a Kong of { $tile }: { $doubles ->
    [0] more points
    [1] 1 double
   *[other] { $doubles } doubles
}{ $paid ->
    [yes] , paid double
   *[no] {""}
}.
advice-feed-pung = { $name } could make a Pung of { $tile }: { $doubles ->
    [0] more points
    [1] 1 double
   *[other] { $doubles } doubles
}{ $paid ->
    [yes] , paid double
   *[no] {""}
}.
advice-feed-suit = { $name } shows { $sets } sets of { $suit } and could use { $tile }{ $paid ->
    [yes] , paid double
   *[no] {""}
}.
advice-threat-alone = { $who } { $ready }; { $tile } { $likelier ->
    [yes] is likelier to
   *[no] could
} complete that hand.
advice-threat = { $who } { $ready }; { $tile } { $likelier ->
    [yes] is likelier to
   *[no] could
} complete that hand and cost you about { $cost } points, all payments included.
