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
# $held: how many the player has, 0 to 3.
hint-no-pung = { $held ->
    [0] A Pung needs two of your own, and you have no { TILE($tile) }.
    [1] A Pung needs two of your own, and you have one { TILE($tile) }.
    [2] A Pung needs two of your own, and you have two { TILE($tile) }.
   *[other] A Pung needs two of your own, and you have three { TILE($tile) }.
}
hint-discard-to-exposed-pung = You can add the fourth tile to an exposed Pung only if you draw it yourself.
hint-no-kong = { $held ->
    [0] A Kong needs three of your own, and you have no { TILE($tile) }.
    [1] A Kong needs three of your own, and you have one { TILE($tile) }.
    [2] A Kong needs three of your own, and you have two { TILE($tile) }.
   *[other] A Kong needs three of your own, and you have three { TILE($tile) }.
}
hint-kong-after-claim = You can make a Kong only after drawing a tile, and you have just claimed one. Keep your four { $tile }.
hint-kong-without-three = A Kong is four of a kind. You have no three of a kind, and no exposed Pung to add to.
hint-kong-fourth-gone = A Kong is four of a kind. You can no longer get the fourth { $names }.
hint-kong-fourth-missing = A Kong is four of a kind. You need the fourth { $names }.
hint-discard-after-claim = After a claim you can only discard.
hint-waits = You are waiting for { LIST($waits) }.
hint-or-others = { LIST($named) } or others
advice-plan = That completes { PLAN($plan) }.
# What a hand is meant to become, for the function PLAN. $closed: whether it counts more if nothing is claimed.
plan-any-sets = { $closed ->
    [yes] four sets and a pair, all concealed
   *[no] four sets and a pair
}
plan-pungs = { $closed ->
    [yes] four Pungs and a pair, all concealed
   *[no] four Pungs and a pair
}
plan-suit-and-honours = { $closed ->
    [yes] { SUIT($suit) } with Winds and Dragons, all concealed
   *[no] { SUIT($suit) } with Winds and Dragons
}
plan-pungs-suit-and-honours = { $closed ->
    [yes] Pungs of { SUIT($suit) }, Winds and Dragons, all concealed
   *[no] Pungs of { SUIT($suit) }, Winds and Dragons
}
plan-one-suit = { $closed ->
    [yes] all { SUIT($suit) }, all concealed
   *[no] all { SUIT($suit) }
}
plan-honours = { $closed ->
    [yes] all Winds and Dragons, all concealed
   *[no] all Winds and Dragons
}
# The form "name" is the bare name.
plan-special-hand = the special hand { $name }
    .name = { $name }
# $seen: how many of this kind lie on the table. $held: how many the player has.
advice-state = { $seen ->
    [0] { TILE($tile) }: none on the table.
    [4] { TILE($tile) }: all 4 on the table.
   *[other] { TILE($tile) }: { $seen } on the table.
}
advice-state-and-held = { $seen ->
    [0] { TILE($tile) }: none on the table, { $held } in your hand.
    [4] { TILE($tile) }: all 4 on the table, { $held } in your hand.
   *[other] { TILE($tile) }: { $seen } on the table, { $held } in your hand.
}
hint-mah-jongg = That is Mah Jongg!

# $reached: wins in 100. $points: what a win is worth. $high: whether rare big hands raise that.
advice-chances = { $high ->
    [yes] { $reached ->
        [one] You win about once in 100, with a hand of about { $points ->
            [one] 1 point
           *[other] { $points } points
        } (rare big hands included).
       *[other] You win about { $reached } times in 100, with a hand of about { $points ->
            [one] 1 point
           *[other] { $points } points
        } (rare big hands included).
    }
   *[no] { $reached ->
        [one] You win about once in 100, with a hand of about { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] You win about { $reached } times in 100, with a hand of about { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
}
advice-danger = { $danger ->
    [0] Hardly anybody can win with this discard.
    [one] Somebody else wins with this discard once in 100.
   *[other] Somebody else wins with this discard { $danger } times in 100.
}
advice-as-good = { TILE($tile) } would do about as well.
# How a move compares with the advised one.
advice-figures-even = All in all, about as good as the first.
# The total, and then those of its two parts that are clear: the player's own wins are worth less, and other players' wins cost more.
advice-figures-behind = { $points ->
    [0] All in all, as good as the first.
    [1] All in all, 1 point behind the first.
   *[other] All in all, { $points } points behind the first.
}
advice-figures-parts = { $parts ->
    [own] Your own wins earn about that much less.
    [others] The wins of others cost about that much more.
    [own-though] Your own wins earn { $won } less, but the wins of others cost { $paid } less.
    [others-though] The wins of others cost { $paid } more, but your own earn { $won } more.
   *[both] Your own wins earn { $won } less, and the wins of others cost { $paid } more.
}
advice-verdict-even = About as good as the first.
advice-verdict-riskier = About as good as the first, but others win with it more often.
# $by: the main cause. $much: whether the difference is clear.
advice-verdict-behind = { $much ->
    [yes] { $by ->
        [chance] Clearly worse: you win less often.
        [worth] Clearly worse: your hand is worth less.
        [alike] Clearly worse: your chances are lower all round.
       *[paid] Clearly worse: the wins of others cost you more.
    }
   *[no] { $by ->
        [chance] A little worse: you win less often.
        [worth] A little worse: your hand is worth less.
        [alike] A little worse all round.
       *[paid] A little worse: the wins of others cost you more.
    }
}
# $more: for any hand, or for the plan. $nearest: for any hand, if that is nearer than the plan.
advice-needs-any = { $more ->
    [one] Then you need 1 more tile to go Mah Jongg.
   *[other] Then you need { $more } more tiles to go Mah Jongg.
}
advice-needs-plan = { $more ->
    [one] Then you need 1 more tile for { PLAN($plan) }.
   *[other] Then you need { $more } more tiles for { PLAN($plan) }.
}
advice-needs-either = { $nearest ->
    [one] Then you need 1 more tile to go Mah Jongg, or { $more } for { PLAN($plan) }, which scores more.
   *[other] Then you need { $nearest } more tiles to go Mah Jongg, or { $more } for { PLAN($plan) }, which scores more.
}
# $live: unseen tiles that help.
advice-live = { $live ->
    [0] No tile is left that would help.
    [one] 1 tile can still help.
   *[other] { $live } tiles can still help.
}
advice-live-towards = { $live ->
    [0] No tile is left that would help towards { PLAN($plan) }.
    [one] 1 tile can still help towards { PLAN($plan) }.
   *[other] { $live } tiles can still help towards { PLAN($plan) }.
}
# The hand after a move in a puzzle. $waits: the tiles that complete it. $unseen: how many of them are left.
outcome-waits = { $unseen ->
    [0] Then you are waiting for { LIST($waits) } (none left).
   *[other] Then you are waiting for { LIST($waits) } ({ $unseen } left).
}
# $lacking: tiles lacking for a more valuable hand.
outcome-waits-or-plan = { $unseen ->
    [0] Then you are waiting for { LIST($waits) } (none left), or need { $lacking } tiles for { PLAN($plan) }.
   *[other] Then you are waiting for { LIST($waits) } ({ $unseen } left), or need { $lacking } tiles for { PLAN($plan) }.
}
outcome-away = { $lacking ->
    [one] Then you need 1 tile to go Mah Jongg ({ $live ->
        [0] no tile left that helps
        [one] 1 tile can still help
       *[other] { $live } tiles can still help
    }).
   *[other] Then you need { $lacking } tiles to go Mah Jongg ({ $live ->
        [0] no tile left that helps
        [one] 1 tile can still help
       *[other] { $live } tiles can still help
    }).
}
outcome-away-from-plan = { $lacking ->
    [one] Then you need 1 tile for { PLAN($plan) } ({ $live ->
        [0] no tile left that helps
        [one] 1 tile can still help
       *[other] { $live } tiles can still help
    }).
   *[other] Then you need { $lacking } tiles for { PLAN($plan) } ({ $live ->
        [0] no tile left that helps
        [one] 1 tile can still help
       *[other] { $live } tiles can still help
    }).
}
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
# Before what follows in that case.
advice-if = { $claim ->
    [yes] If you claim it:
   *[no] If you pass:
}
advice-brief-any = { $more ->
    [one] 1 more tile
   *[other] { $more } more tiles
} to go Mah Jongg, { $live ->
    [one] 1 tile can still help
   *[other] { $live } tiles can still help
}.
advice-brief-plan = { $more ->
    [one] 1 more tile
   *[other] { $more } more tiles
} for { PLAN($plan) }, { $live ->
    [one] 1 tile can still help
   *[other] { $live } tiles can still help
}.
advice-brief-either = { $nearest ->
    [one] 1 more tile
   *[other] { $nearest } more tiles
} to go Mah Jongg, or { $more } for { PLAN($plan) }, which scores more, { $live ->
    [one] 1 tile can still help
   *[other] { $live } tiles can still help
}.
advice-brief-chances = { $reached ->
    [one] 1 win
   *[other] { $reached } wins
} in 100, about { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
advice-standing = You have a Standing Hand, so the tile you drew must go.
advice-one-away-sentence = Then you are one away: { LIST($waits) }.
advice-not-in-special-hand = It does not fit the special hand { $name }, which needs { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
advice-not-in-plan = Go for { PLAN($plan, form: "name") }, which scores more. This tile does not fit.
advice-alone-others-seen = It stands alone, and the others of its kind are on the table.
advice-other-tiles = some others
# $others: like which tiles. $chows: how it fits into Chows.
advice-alone = It stands alone.
advice-alone-like = It stands alone, like { LIST($others) }.
advice-alone-no-chow = It fits no Chow.
advice-alone-fewer-chows = It fits fewer Chows.
advice-alone-open = { $open ->
    [one] Another one is on the table.
   *[other] Another { $open } are on the table.
}
advice-safer = { $helped ->
    [less] It is safer than { TILE($other) }, which could complete somebody's hand, though fewer tiles will help you.
    [as-much] It is safer than { TILE($other) }, which could complete somebody's hand, and just as many tiles will help you.
   *[more] It is safer than { TILE($other) }, which could complete somebody's hand, and more tiles will help you.
}
# $worthy: one or two kinds of Winds and Dragons. $doubling: how many kinds.
advice-alone-doubling = { $doubling ->
    [one] { $doubles ->
        [one] { LIST($worthy) } stands alone too, but three of them would double your score.
        [2] { LIST($worthy) } stands alone too, but three of them would double your score twice.
       *[other] { LIST($worthy) } stands alone too, but three of them would double your score { $doubles } times.
    }
    [2] { LIST($worthy) } stand alone too, but three of either would double your score.
   *[other] Keep the Winds and Dragons for now: three of a kind would double your score.
}
advice-keeps-most = { $live ->
    [one] Then 1 tile still out there would help you. No other discard leaves more.
   *[other] Then { $live } tiles still out there would help you. No other discard leaves more.
}
advice-keeps = { $live ->
    [one] Then 1 tile still out there would help you.
   *[other] Then { $live } tiles still out there would help you.
}
advice-keeps-as-many = The same goes for { TILE($other) }.
# After a sentence about another tile: why that is not discarded.
advice-but = { $by ->
    [fits] But that fits { PLAN($plan, form: "name") }, which scores more.
    [chance] But if that goes, you win less often.
    [worth] But if that goes, your hand is worth less.
   *[paid] But if that goes, the wins of others cost you more.
}
advice-but-less = But if that goes, you do less well on the whole.
advice-but-doubles = { $doubles ->
    [one] But three of those would double your score.
    [2] But three of those would double your score twice.
   *[other] But three of those would double your score { $doubles } times.
}
advice-alone-unlike-other = It stands alone. So does { TILE($other) }.
advice-helps-as-little = It helps little. { TILE($other) } would do about as well.
advice-other-discard-worse = { $nearer ->
    [yes] You would be nearer without { TILE($other) }.
   *[no] More tiles would help you without { TILE($other) }.
}
advice-least-for-plan = Go for { $plan }, which scores more. This tile helps little with that.
advice-no-kong = { $farther ->
    [yes] Do not make a Kong of { TILE($tile) }: it would take you farther from Mah Jongg.
   *[no] Do not make a Kong of { TILE($tile) }: you do better without it.
}
advice-claim = Claim { TILE($tile) }.
advice-claim-kong = Claim { TILE($tile) } for a Kong.
advice-claim-pung = { $doubles ->
    [0] Claim { TILE($tile) } for a Pung.
    [one] Claim { TILE($tile) }: three double your score.
   *[other] Claim { TILE($tile) }: three double your score twice.
}
# $run: a tile-run, such as 2-3-4.
advice-claim-which-chow = Claim { TILE($tile) } for the Chow { $run }.
advice-claim-chow = Claim { TILE($tile) } for a Chow.
advice-do-pass = Pass.
advice-pass = Pass

# Why, after one of these.
advice-claim-wins = That is Mah Jongg!
advice-claim-calling = Then you need only { LIST($waits, form: "a") }.
advice-claim-nearer = { $lacking ->
    [one] Then you need only 1 more tile.
   *[other] Then you need { $lacking } more tiles.
}
advice-claim-nearer-plan = { $lacking ->
    [one] Then you need only 1 more tile for { PLAN($plan) }.
   *[other] Then you need { $lacking } more tiles for { PLAN($plan) }.
}
# $cost: the drawback of a claim that brings the hand no nearer to Mah Jongg: farther from it, or it uses up a pair or other tiles.
# $lacking: tiles lacking after the claim. $lacked: tiles lacking before it. $after, $now: points, or unseen tiles.
advice-claim-worth-more = { $cost ->
    [farther] Then you need { $lacking } more tiles, not { $lacked }, but the hand scores about { $after } points, not { $now }.
    [pair] It uses up your pair, so you still need { $lacking } more, but the hand scores about { $after } points, not { $now }.
   *[tiles] It uses tiles needed elsewhere, so you still need { $lacking } more, but the hand scores about { $after } points, not { $now }.
}
advice-claim-more-helpful-tiles = { $cost ->
    [farther] Then you need { $lacking } more tiles, not { $lacked }, but then { $after } tiles can help, not { $now }.
    [pair] It uses up your pair, so you still need { $lacking } more, but then { $after } tiles can help, not { $now }.
   *[tiles] It uses tiles needed elsewhere, so you still need { $lacking } more, but then { $after } tiles can help, not { $now }.
}
advice-claim-easier = { $cost ->
    [farther] Then you need { $lacking } more tiles, not { $lacked }, but the tiles you need are easier to get.
    [pair] It uses up your pair, so you still need { $lacking } more, but the tiles you need are easier to get.
   *[tiles] It uses tiles needed elsewhere, so you still need { $lacking } more, but the tiles you need are easier to get.
}
advice-claim-more-for-plan = { $pair ->
    [yes] It uses up your pair, but then { $after } tiles can help towards { PLAN($plan) }, not { $now }.
   *[no] It uses tiles needed elsewhere, but then { $after } tiles can help towards { PLAN($plan) }, not { $now }.
}
advice-claim-about-even = Passing would do about as well.
advice-kong-draws-another = It scores more, and you draw another tile.
advice-no-claim-opens-hand = A { SET($set) } would open your hand, and a closed hand scores more.
advice-no-claim-spoils-plan = A { SET($set) } would spoil your chance of { PLAN($plan, form: "name") }.
advice-no-claim-no-nearer = { $lacking ->
    [one] A { SET($set) } brings you no nearer to Mah Jongg. It uses tiles you need elsewhere, so you would still need 1 more tile.
   *[other] A { SET($set) } brings you no nearer to Mah Jongg. It uses tiles you need elsewhere, so you would still need { $lacking } more tiles.
}
advice-no-claim-farther = A { SET($set) } takes you farther from Mah Jongg: you would need { $after } more tiles, not { $now }.
advice-no-claim-takes-pair = A { SET($set) } brings you no nearer to Mah Jongg: it would use up your pair of { TILE($tile) }.
advice-no-claim-set-held = A { SET($set) } brings you no nearer to Mah Jongg: your own tiles already make one.
advice-no-claim-worth-less = { $high ->
    [yes] With a { SET($set) } your hand would be worth about { $after } points, not { $now } (rare big hands included).
   *[no] With a { SET($set) } your hand would be worth about { $after } points, not { $now }.
}
advice-no-claim-wins-less = With a { SET($set) } you would win { $after } times in 100, not { $now }.
advice-no-claim-about-even = A { SET($set) } would do about as well.
advice-no-claim-one-tile-ahead = Looking one tile ahead, you do better without a { SET($set) }.
advice-no-claim-chow-discount = A Chow is worth about a tenth less than it seems, and here that is too little.
# $ready: how near the player is to Mah Jongg.
advice-threat = { $ready ->
    [standing] { $who } is waiting for one tile.
    [probably] { $who } is probably calling.
   *[maybe] { $who } may be calling.
}
advice-threat-suit = { $ready ->
    [standing] { $who } is collecting { SUIT($suit) } and is waiting for one tile.
    [probably] { $who } is collecting { SUIT($suit) } and is probably calling.
   *[maybe] { $who } is collecting { SUIT($suit) } and may be calling.
}
# After one of these two. $likelier: compared with the advised discard. $paid: whether East pays or gets double.
advice-threat-tile = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile) } is more likely to complete that hand, and you would pay double.
       *[no] { TILE($tile) } could complete that hand, and you would pay double.
    }
   *[no] { $likelier ->
        [yes] { TILE($tile) } is more likely to complete that hand.
       *[no] { TILE($tile) } could complete that hand.
    }
}
advice-threat-tile-cost = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile) } is more likely to complete that hand and cost you about { $cost } points in all, with the double for East.
       *[no] { TILE($tile) } could complete that hand and cost you about { $cost } points in all, with the double for East.
    }
   *[no] { $likelier ->
        [yes] { TILE($tile) } is more likely to complete that hand and cost you about { $cost } points in all.
       *[no] { TILE($tile) } could complete that hand and cost you about { $cost } points in all.
    }
}
# A warning beside the advised discard: someone may go Mah Jongg with it. $paid: whether East pays or gets double.
advice-risk-warning = { $paid ->
    [yes] Careful: someone could win on it, paid double.
   *[no] Careful: someone could win on it.
}
advice-risk-of-anybody = { $paid ->
    [yes] Someone may be waiting for it, but nobody stands out. As East you would pay double.
   *[no] Someone may be waiting for it, but nobody stands out.
}
# $paid: whether the payment is doubled.
advice-feed-kong = { $paid ->
    [yes] { $doubles ->
        [0] { $who } could make a Kong of { TILE($tile) }, which scores more, and you would pay double.
        [1] { $who } could make a Kong of { TILE($tile) }, which doubles the score, and you would pay double.
        [2] { $who } could make a Kong of { TILE($tile) }, which doubles the score twice, and you would pay double.
       *[other] { $who } could make a Kong of { TILE($tile) }, which doubles the score { $doubles } times, and you would pay double.
    }
   *[no] { $doubles ->
        [0] { $who } could make a Kong of { TILE($tile) }, which scores more.
        [1] { $who } could make a Kong of { TILE($tile) }, which doubles the score.
        [2] { $who } could make a Kong of { TILE($tile) }, which doubles the score twice.
       *[other] { $who } could make a Kong of { TILE($tile) }, which doubles the score { $doubles } times.
    }
}
advice-feed-pung = { $paid ->
    [yes] { $doubles ->
        [0] { $who } could make a Pung of { TILE($tile) }, which scores more, and you would pay double.
        [1] { $who } could make a Pung of { TILE($tile) }, which doubles the score, and you would pay double.
        [2] { $who } could make a Pung of { TILE($tile) }, which doubles the score twice, and you would pay double.
       *[other] { $who } could make a Pung of { TILE($tile) }, which doubles the score { $doubles } times, and you would pay double.
    }
   *[no] { $doubles ->
        [0] { $who } could make a Pung of { TILE($tile) }, which scores more.
        [1] { $who } could make a Pung of { TILE($tile) }, which doubles the score.
        [2] { $who } could make a Pung of { TILE($tile) }, which doubles the score twice.
       *[other] { $who } could make a Pung of { TILE($tile) }, which doubles the score { $doubles } times.
    }
}
# $sets: how many sets of the suit lie open.
advice-feed-suit = { $paid ->
    [yes] { $who } shows { $sets } sets of { SUIT($suit) } and could use { TILE($tile) }, and you would pay double.
   *[no] { $who } shows { $sets } sets of { SUIT($suit) } and could use { TILE($tile) }.
}

# Simple tips: one line for beginners, at most 90 characters, without points.
simple-kong = Make a Kong of { TILE($tile) }.
simple-special = Go for the special hand { $name }: only { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
# $other: the tile that is kept. $who: the player who may win with it.
simple-safer-than = Safer than { TILE($other) }: { $who } may be waiting for that.
simple-safer-than-of-anybody = Safer than { TILE($other) }: someone may be waiting for that.
simple-gone = It stands alone, and no more of its kind can come.
simple-alone-only = It is your only tile that stands alone.
simple-alone-doubling = { $doubles ->
    [one] It stands alone. { TILE($other) } can wait: three would double your score.
   *[other] It stands alone. { TILE($other) } can wait: three would double it twice.
}
# $none: whether the tile fits no Chow at all.
simple-alone-fewer-chows = { $none ->
    [yes] It stands alone and fits no Chow.
   *[no] It stands alone and fits fewer Chows than { TILE($other) }.
}
# $seen: how many others of its kind lie on the table, 1 or 2.
simple-alone-seen = { $seen ->
    [one] It stands alone, and another is on the table.
   *[other] It stands alone, and { $seen } more are on the table.
}
# $other: the tile that is kept. $who: the player whose score a Pung of it would double.
simple-alone-keeps-from = It stands alone. { TILE($other) } can wait: three double { PERSON($who, form: "possessive") } score.
# $who: the player whose own Wind it is.
simple-alone-early = It stands alone. Let it go now, before { $who } has two of them.
simple-alone-like = It stands alone, like { TILE($other) }. Either can go.
# $run: a Chow with its suit, 6-7-8 Bamboo.
simple-run-without = Your { TILE($run) } is complete without it.
simple-three-without = Your three { TILE($tile) } are complete without it.
# $needed: the only tile that would make a Chow with it. $left: how many of them are left.
simple-poor = { $left ->
    [0] It needs { TILE($needed, form: "a") } for a Chow, and none is left.
    [one] It needs { TILE($needed, form: "a") } for a Chow, and only 1 is left.
   *[other] Only { TILE($needed, form: "a") } would make a Chow with it.
}
simple-spare-pair = One pair is enough: keep { TILE($pair) }.
simple-keeps-pair = { $doubles ->
    [one] Keep your pair of { TILE($pair) }: a third would double your score.
   *[other] Keep your pair of { TILE($pair) }: a third would double it twice.
}
simple-enough = You have enough pairs and pieces of Chows without it.
# $run: two tiles of a Chow with their suit, 5 and 6 Bamboo.
simple-beside-run = It adds little to your { TILE($run) }.
simple-beside-pair = It adds little to your pair of { TILE($pair) }.
simple-keeps-most = { $live ->
    [one] It helps you least: without it, 1 tile still brings you nearer.
   *[other] It helps you least: without it, { $live } tiles still bring you nearer.
}
simple-more-help = { $live ->
    [one] You stay as near, and more tiles can help.
   *[other] You stay as near, and { $live } tiles can help.
}
simple-no-nearer = A { SET($set) } brings you no nearer to Mah Jongg.
simple-farther = A { SET($set) } takes you farther from Mah Jongg.
simple-uses-pair = A { SET($set) } would only use up your pair of { TILE($pair) }.
simple-few-help = { $live ->
    [0] After a { SET($set) } no tile would help you.
    [one] After a { SET($set) } only 1 tile would help you.
   *[other] After a { SET($set) } only { $live } tiles would help you.
}
simple-spoils-special = It does not fit { $name }, which needs only { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
# The warning beside a discard. $standing: whether the player has a Standing Hand.
simple-careful = { $standing ->
    [yes] Careful: { $who } has a Standing Hand.
   *[no] Careful: { $who } may be one away.
}
simple-careful-of-suit = Careful: { $who } collects { SUIT($suit) }.
simple-careful-of-anybody = Careful: someone may win on it.
simple-safer-tile = { TILE($tile) } is safer but slower.
simple-nothing-safer = Nothing is clearly safer.
# In the list of moves: what speaks against a move.
simple-remark-needed = { $name } needs it.
simple-remark-pair = It breaks your pair of { TILE($pair) }.
simple-remark-run = It breaks your { TILE($run) }.
simple-remark-three = It breaks your three { TILE($tile) }.
simple-remark-farther = { $more ->
    [one] Then you need 1 tile more.
   *[other] Then you need { $more } tiles more.
}
simple-remark-fewer = { $fewer ->
    [one] It leaves 1 fewer tile that helps.
   *[other] It leaves { $fewer } fewer tiles that help.
}
simple-remark-risky = { $who } may be waiting for it.
simple-remark-risky-of-anybody = Someone may be waiting for it.
simple-remark-doubles = { $doubles ->
    [one] But three of them would double your score.
   *[other] But three of them would double your score twice.
}
simple-remark-doubles-for = But three of them would double { PERSON($who, form: "possessive") } score.
simple-remark-chows = It fits more Chows.
simple-remark-can-come = More of its kind can still come.
simple-remark-kong = You would miss the Kong and its extra tile.
simple-remark-as-good = Just as good.
