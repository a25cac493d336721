# QuickTip, the goal line, and reasons why something cannot be done.

distance-one-by-suit = One away: { $by_suit }
distance-one = One away
distance-tiles = { $lacking } away
hint-available = You can do this now.
hint-discard = Discard
hint-discard-any = Click any of your tiles.
hint-discard-drawn = Only the { $tile }, which you have just drawn.
hint-passing = Play goes on without you.
hint-chows-off = Chows are not allowed in this game.
hint-chow-without-suit = A Chow is three in a row of one suit. The { $tile } has no suit.
hint-chow-from-left = You can take a Chow only from the player on your left, unless it makes Mah Jongg.
# $held: how many the player has, 0 to 3.
hint-no-pung = { $held ->
    [0] A Pung needs two of your own, and you have no { TILE($tile) }.
    [1] A Pung needs two of your own, and you have only one { TILE($tile) }.
    [2] A Pung needs two of your own, and you have two { TILE($tile, form: "plural") }.
   *[other] A Pung needs two of your own, and you have three { TILE($tile, form: "plural") }.
}
hint-discard-to-exposed-pung = You can add the fourth tile to an exposed Pung only if you draw it yourself.
hint-no-kong = { $held ->
    [0] A Kong needs three of your own, and you have no { TILE($tile) }.
    [1] A Kong needs three of your own, and you have only one { TILE($tile) }.
    [2] A Kong needs three of your own, and you have two { TILE($tile, form: "plural") }.
   *[other] A Kong needs three of your own, and you have three { TILE($tile, form: "plural") }.
}
hint-kong-after-claim = You can make a Kong only after drawing a tile, and you have just claimed one. Keep your four { TILE($tile, form: "plural") }.
hint-kong-without-three = A Kong is four of a kind. You have no three of a kind, and no exposed Pung to add to.
hint-kong-fourth-gone = A Kong is four of a kind. You can no longer get the fourth { $names }.
hint-kong-fourth-missing = A Kong is four of a kind. You need the fourth { $names }.
hint-discard-after-claim = After a claim you can only discard.
hint-waits = You are waiting for { LIST($waits, form: "a") }.
hint-or-others = { LIST($named) } or others
    .a = { LIST($named, form: "a") } or others
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
advice-as-good = The { TILE($tile) } would do about as well.
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
advice-verdict-costs-more = About as good as the first, but a win with it would cost you more.
advice-verdict-gives-more = About as good as the first, but it may help another player more.
advice-verdict-farther = About as good as the first, but you would be farther from Mah Jongg.
advice-verdict-fewer-help = About as good as the first, but fewer tiles would help you.
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
    [0] Then you wait for { LIST($waits, form: "a") } (none left).
   *[other] Then you wait for { LIST($waits, form: "a") } ({ $unseen } left).
}
# $lacking: tiles lacking for a more valuable hand.
outcome-waits-or-plan = { $unseen ->
    [0] Then you wait for { LIST($waits, form: "a") } (none left), or need { $lacking } more tiles for { PLAN($plan) }.
   *[other] Then you wait for { LIST($waits, form: "a") } ({ $unseen } left), or need { $lacking } more tiles for { PLAN($plan) }.
}
outcome-away = { $lacking ->
    [one] Then you need 1 tile to go Mah Jongg ({ $live ->
        [0] no tile left that helps
        [one] 1 tile can help
       *[other] { $live } tiles can help
    }).
   *[other] Then you need { $lacking } more tiles to go Mah Jongg ({ $live ->
        [0] no tile left that helps
        [one] 1 tile can help
       *[other] { $live } tiles can help
    }).
}
outcome-away-from-plan = { $lacking ->
    [one] Then you need 1 tile for { PLAN($plan) } ({ $live ->
        [0] no tile left that helps
        [one] 1 tile can help
       *[other] { $live } tiles can help
    }).
   *[other] Then you need { $lacking } more tiles for { PLAN($plan) } ({ $live ->
        [0] no tile left that helps
        [one] 1 tile can help
       *[other] { $live } tiles can help
    }).
}
hint-distance-with-tile = With the { $tile } you need { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
hint-distance = You need { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
hint-chow-missing = For a Chow with the { $tile } you need { LIST($ways, form: "a") }.

advice-discard = Discard the { $tile }.
advice-kong = Make a Kong of { TILE($tile, form: "plural") }. It scores more, and you draw another tile.
advice-kong-for-points = Make a Kong of { TILE($tile, form: "plural") }. Fewer tiles will help you, but your hand will be worth about { $after } points, not { $now }.
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
advice-one-away-sentence = Then you are one away: you need { LIST($waits, form: "a") }.
advice-not-in-special-hand = It does not fit the special hand { $name }, which needs { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
advice-not-in-plan = Go for { PLAN($plan, form: "name") }, which scores more. This tile does not fit.
advice-alone-others-seen = It stands alone, and the others of its kind are on the table.
advice-other-tiles = some others
# $others: like which tiles. $chows: how it fits into Chows.
advice-alone = It stands alone.
advice-alone-like = It stands alone, like { LIST($others, form: "the") }.
advice-alone-no-chow = It fits no Chow.
advice-alone-fewer-chows = It fits fewer Chows.
advice-alone-open = { $open ->
    [one] Another one is on the table.
   *[other] Another { $open } are on the table.
}
advice-safer = { $helped ->
    [less] It is safer than the { TILE($other) }, which could complete somebody's hand, though fewer tiles will help you.
    [as-much] It is safer than the { TILE($other) }, which could complete somebody's hand, and just as many tiles will help you.
   *[more] It is safer than the { TILE($other) }, which could complete somebody's hand, and more tiles will help you.
}
# $worthy: one or two kinds of Winds and Dragons. $doubling: how many kinds.
advice-alone-doubling = { $doubling ->
    [one] { $doubles ->
        [one] The { LIST($worthy) } stands alone too, but three of them would double your score.
        [2] The { LIST($worthy) } stands alone too, but three of them would double your score twice.
       *[other] The { LIST($worthy) } stands alone too, but three of them would double your score { $doubles } times.
    }
    [2] Your { LIST($worthy) } stand alone too, but three of either would double your score.
   *[other] Keep the Winds and Dragons for now: three of a kind would double your score.
}
# $by: what speaks for the advised tile, although discarding the other tile is worth a little more.
advice-level = { $by ->
    [safer] It is safer than the { TILE($other) }, and about as good.
    [costs-less] If somebody wins with it, you pay less than for the { TILE($other) }, and it is about as good.
    [gives-less] It helps the others less than the { TILE($other) }, and is about as good.
    [nearer] It leaves you nearer than the { TILE($other) } would, and is about as good.
   *[more-help] It leaves more tiles that help you than the { TILE($other) } would, and is about as good.
}
advice-keeps-most = { $live ->
    [one] Then 1 tile still out there would help you. No other discard leaves more.
   *[other] Then { $live } tiles still out there would help you. No other discard leaves more.
}
advice-keeps = { $live ->
    [one] Then 1 tile still out there would help you.
   *[other] Then { $live } tiles still out there would help you.
}
advice-keeps-as-many = The same goes for the { TILE($other) }.
# After a sentence about another tile: why that is not discarded.
advice-but = { $by ->
    [chance] But keep that one: without it you win less often.
    [worth] But keep that one: without it your hand is worth less.
   *[paid] But keep that one: without it the wins of others cost you more.
}
advice-but-less = But keep that one: without it you do less well on the whole.
advice-but-doubles = { $doubles ->
    [one] But keep that one: three of them would double your score.
    [2] But keep that one: three of them would double your score twice.
   *[other] But keep that one: three of them would double your score { $doubles } times.
}
advice-alone-unlike-other = It stands alone. So does the { TILE($other) }.
advice-helps-as-little = It helps little. The { TILE($other) } would do about as well.
advice-other-discard-worse = { $nearer ->
    [yes] You would be nearer without the { TILE($other) }.
   *[no] More tiles would help you without the { TILE($other) }.
}
advice-least-for-plan = Go for { $plan }, which scores more. This tile helps little with that.
advice-no-kong = { $farther ->
    [yes] Do not make a Kong of { TILE($tile, form: "plural") }: it would take you farther from Mah Jongg.
   *[no] Do not make a Kong of { TILE($tile, form: "plural") }: you do better without it.
}
advice-claim = Claim the { TILE($tile) }.
advice-claim-kong = Claim the { TILE($tile) } for a Kong.
advice-claim-pung = { $doubles ->
    [0] Claim the { TILE($tile) } for a Pung.
    [one] Claim the { TILE($tile) }: it doubles your score.
   *[other] Claim the { TILE($tile) }: it doubles your score twice.
}
# $run: a tile-run, such as 2-3-4.
advice-claim-which-chow = Claim the { TILE($tile) } for the Chow { $run }.
advice-claim-chow = Claim the { TILE($tile) } for a Chow.
advice-do-pass = Pass.
advice-pass = Pass

# Why, after one of these.
advice-claim-wins = That is Mah Jongg!
advice-claim-calling = Then you need { LIST($waits, form: "a") }.
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
    [farther] Then you need { $lacking } more tiles, not { $lacked }, but you score about { $after } points, not { $now }.
    [pair] It uses up your pair, so you still need { $lacking } more, but you score about { $after } points, not { $now }.
   *[tiles] It uses tiles needed elsewhere, so you still need { $lacking } more, but you score about { $after } points, not { $now }.
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
advice-no-claim-takes-pair = A { SET($set) } brings you no nearer to Mah Jongg: it would use up your pair of { TILE($tile, form: "plural") }.
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
# After one of these two. $likelier: compared with the advised discard. $paid: whether it is paid double, because $who is East ($east) or the
# player is.
advice-threat-tile = { $paid ->
    [yes] { $likelier ->
        [yes] The { TILE($tile) } is more likely to complete that hand, and { $east ->
            [yes] you would pay double to { $who } as East
           *[no] as East you would pay double
        }.
       *[no] The { TILE($tile) } could complete that hand, and { $east ->
            [yes] you would pay double to { $who } as East
           *[no] as East you would pay double
        }.
    }
   *[no] { $likelier ->
        [yes] The { TILE($tile) } is more likely to complete that hand.
       *[no] The { TILE($tile) } could complete that hand.
    }
}
advice-threat-tile-cost = { $paid ->
    [yes] { $likelier ->
        [yes] The { TILE($tile) } is more likely to complete that hand and cost you about { $cost } points in all, since { $east ->
            [yes] { $who } is paid double as East
           *[no] you pay double as East
        }.
       *[no] The { TILE($tile) } could complete that hand and cost you about { $cost } points in all, since { $east ->
            [yes] { $who } is paid double as East
           *[no] you pay double as East
        }.
    }
   *[no] { $likelier ->
        [yes] The { TILE($tile) } is more likely to complete that hand and cost you about { $cost } points in all.
       *[no] The { TILE($tile) } could complete that hand and cost you about { $cost } points in all.
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
        [0] { $who } could make a Kong of { TILE($tile, form: "plural") }, which scores more, and you would pay double.
        [1] { $who } could make a Kong of { TILE($tile, form: "plural") }, which doubles the score, and you would pay double.
        [2] { $who } could make a Kong of { TILE($tile, form: "plural") }, which doubles the score twice, and you would pay double.
       *[other] { $who } could make a Kong of { TILE($tile, form: "plural") }, which doubles the score { $doubles } times, and you would pay double.
    }
   *[no] { $doubles ->
        [0] { $who } could make a Kong of { TILE($tile, form: "plural") }, which scores more.
        [1] { $who } could make a Kong of { TILE($tile, form: "plural") }, which doubles the score.
        [2] { $who } could make a Kong of { TILE($tile, form: "plural") }, which doubles the score twice.
       *[other] { $who } could make a Kong of { TILE($tile, form: "plural") }, which doubles the score { $doubles } times.
    }
}
advice-feed-pung = { $paid ->
    [yes] { $doubles ->
        [0] { $who } could make a Pung of { TILE($tile, form: "plural") }, which scores more, and you would pay double.
        [1] { $who } could make a Pung of { TILE($tile, form: "plural") }, which doubles the score, and you would pay double.
        [2] { $who } could make a Pung of { TILE($tile, form: "plural") }, which doubles the score twice, and you would pay double.
       *[other] { $who } could make a Pung of { TILE($tile, form: "plural") }, which doubles the score { $doubles } times, and you would pay double.
    }
   *[no] { $doubles ->
        [0] { $who } could make a Pung of { TILE($tile, form: "plural") }, which scores more.
        [1] { $who } could make a Pung of { TILE($tile, form: "plural") }, which doubles the score.
        [2] { $who } could make a Pung of { TILE($tile, form: "plural") }, which doubles the score twice.
       *[other] { $who } could make a Pung of { TILE($tile, form: "plural") }, which doubles the score { $doubles } times.
    }
}
# $sets: how many sets of the suit lie open.
advice-feed-suit = { $paid ->
    [yes] { $who } shows { $sets } sets of { SUIT($suit) } and could use the { TILE($tile) }, and you would pay double.
   *[no] { $who } shows { $sets } sets of { SUIT($suit) } and could use the { TILE($tile) }.
}

# Simple tips: one line for beginners, at most 90 characters, without points.
simple-kong = Make a Kong of { TILE($tile, form: "plural") }.
simple-special = Go for the special hand { $name }: only { $lacking ->
    [one] 1 more tile
   *[other] { $lacking } more tiles
}.
# $other: the tile that is kept. $who: the player who may win with it.
simple-safer-than = It is safer: { $who } may be waiting for the { TILE($other) }.
simple-safer-than-of-anybody = It is safer: someone may be waiting for the { TILE($other) }.
simple-gone = No more can come: the other three are on the table.
# What a lone tile lacks; one of the sentences below follows. $turn: 0, 1 or 2, so that the same words seldom come twice in a row.
simple-lone-single = { $turn ->
    [0] You have only one.
    [1] You have no other like it.
   *[2] One alone is no use.
}
simple-lone-suit = { $turn ->
    [0] It is your only { SUIT($suit) }.
    [1] You have no other { SUIT($suit) }.
   *[2] No other { SUIT($suit) } in your hand.
}
# $nearest: the nearest tile of its suit.
simple-lone-far = { $turn ->
    [0] You have nothing near it.
    [1] It has no neighbour.
   *[2] The { TILE($nearest) } is too far away.
}
simple-lone-exposed = Nothing else goes with it.
simple-alone-only = { $turn ->
    [0] Your other tiles go together.
    [1] All the others go together.
   *[2] Nothing else stands alone.
}
simple-alone-doubling = { $doubles ->
    [one] { $turn ->
        [0] Keep the { TILE($other) } for now: three would double your score.
        [1] The { TILE($other) } can wait: three would double your score.
       *[2] Three { TILE($other, form: "plural") } would double your score: keep yours.
    }
   *[other] { $turn ->
        [0] Keep the { TILE($other) } for now: three would double your score twice.
        [1] The { TILE($other) } can wait: three would double your score twice.
       *[2] Three { TILE($other, form: "plural") } would double your score twice: keep yours.
    }
}
# $none: whether the tile fits no Chow at all.
simple-alone-fewer-chows = { $none ->
    [yes] It fits no Chow, unlike the { TILE($other) }.
   *[no] Keep the { TILE($other) }: it fits more Chows.
}
# $seen: how many others of its kind lie on the table, 1 or 2.
simple-alone-seen = { $seen ->
    [one] Another one is on the table.
   *[other] Two others are on the table.
}
# $other: the tile that is kept. $who: the player whose score a Pung of it would double.
simple-alone-keeps-from = { $turn ->
    [0] Hold back the { TILE($other) }: three would double { PERSON($who, form: "possessive") } score.
    [1] The { TILE($other) } can wait: three would double { PERSON($who, form: "possessive") } score.
   *[2] Three { TILE($other, form: "plural") } would double { PERSON($who, form: "possessive") } score: hold yours back.
}
# $who: the player whose own Wind it is.
simple-alone-early = Later { $who } may claim it.
simple-alone-like = { $turn ->
    [0] The { TILE($other) } could go too.
    [1] The { TILE($other) } would do as well.
   *[2] You could let the { TILE($other) } go too.
}
# $run: a Chow with its suit, 6-7-8 Bamboo.
simple-run-without = Your { TILE($run) } is complete without it.
simple-three-without = Your three { TILE($tile, form: "plural") } are complete without it.
# $needed: the only tile that would make a Chow with it. $left: how many of them are left.
simple-poor = { $left ->
    [0] It needs { TILE($needed, form: "a") } for a Chow, and none is left.
    [one] It needs { TILE($needed, form: "a") } for a Chow, and only 1 is left.
   *[other] Only { TILE($needed, form: "a") } would make a Chow with it.
}
simple-spare-pair = One pair is enough: keep your two { TILE($pair, form: "plural") }.
simple-keeps-pair = { $doubles ->
    [one] Keep both { TILE($pair, form: "plural") }: a third would double your score.
   *[other] Keep both { TILE($pair, form: "plural") }: a third would double your score twice.
}
simple-enough = You have enough pairs and half-made Chows without it.
# $run: two tiles of a Chow with their suit, 5 and 6 Bamboo.
simple-beside-run = It adds little to your { TILE($run) }.
simple-beside-pair = It adds little to your pair of { TILE($pair, form: "plural") }.
simple-keeps-most = { $live ->
    [one] You need it least. Without it, 1 tile can help you.
   *[other] You need it least. Without it, { $live } tiles can help you.
}
simple-more-help = { $live ->
    [one] Then more tiles can help.
   *[other] Then { $live } tiles can help, more than now.
}
simple-no-nearer = A { SET($set) } would not help: you would be no closer.
simple-farther = A { SET($set) } takes you farther from Mah Jongg.
simple-uses-pair = A { SET($set) } would only use up your pair of { TILE($pair, form: "plural") }.
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
    [yes] Careful: { $who } is one away.
   *[no] Careful: { $who } may be one away.
}
simple-careful-of-suit = Careful: { $who } collects { SUIT($suit) }.
simple-careful-of-anybody = Careful: someone may win with it.
simple-safer-tile = Safer but slower: the { TILE($tile) }.
simple-nothing-safer = Nothing is clearly safer.
# In the list of moves: what speaks against a move.
simple-remark-needed = { $name } needs it.
simple-remark-pair = It breaks your pair of { TILE($pair, form: "plural") }.
simple-remark-run = It breaks your { TILE($run) }.
simple-remark-three = It breaks your three { TILE($tile, form: "plural") }.
simple-remark-farther = { $more ->
    [one] You would be 1 tile farther away.
   *[other] You would be { $more } tiles farther away.
}
simple-remark-fewer = { $fewer ->
    [one] One tile fewer could help you then.
   *[other] Then { $fewer } tiles fewer could help you.
}
simple-remark-risky = { $who } may be waiting for it.
simple-remark-risky-of-anybody = Someone may be waiting for it.
simple-remark-doubles = { $doubles ->
    [one] Better keep it: three of them would double your score.
   *[other] Better keep it: three of them would double your score twice.
}
simple-remark-doubles-for = Hold it back: three of them would double { PERSON($who, form: "possessive") } score.
simple-remark-chows = It fits more Chows.
simple-remark-can-come = More of its kind can still come.
simple-remark-kong = You would miss the Kong and its extra tile.
simple-remark-as-good = Just as good as the first.
