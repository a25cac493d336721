# What is asked in play, the scores and their totals.

sheet-this-hand-was-not-scored = This hand was not scored.
sheet-points = Points
sheet-doubles = Doubles
sheet-hundredths-of-the-limit = Hundredths of the Limit
sheet-sub-totals = Sub Totals
sheet-what-just-missed = &What just missed ({ $count })
sheet-total-at-the-head = Total Score: { $product } = { $total }
sheet-click-a-line = A click on a line, or Tab to it and Space, shows the rule behind it.
# What counts nothing on a sheet, with a pair of the winner's, or pairs of others, that do not either.
sheet-chows = { $pair ->
    [idle] Chows count nothing, and neither does this pair.
    [lost] Chows count nothing, and neither do pairs in a hand that has not won.
   *[none] Chows count nothing.
}
sheet-pair = { $pair ->
    [idle] This pair counts nothing.
   *[lost] Pairs count nothing in a hand that has not won.
}
sheet-chows-stand-with-the-rest = Chows count nothing{ $pair ->
    [lost] , and neither do pairs in a hand that has not won
   *[none] {""}
}; tiles that were not claimed stand suit by suit, not set by set.
sheet-nothing-counts = Nothing here counts: there is no Pung or Kong, no Flower or Season, and Chows and pairs count nothing in a hand that has not won.
sheet-before-doubling = before doubling
sheet-at-most = , at most
sheet-total-score = Total Score:{" "}

totals-old-score = Old Score
totals-this-hand = This Hand
totals-receives-from-a-minus-is = Receives from (a minus is paid)
totals-total = Total
totals-no-settlement-all-hands-were = No settlement: all hands were visible.
totals-new-score = New Score

why-what-can-i-do-with = What Can I Do with { $tile }?
why-what-can-i-do-now = What Can I Do Now?

tips-quicktip = QuickTip
tips-the-first-is-advised = The first is advised. Unseen tiles are in the wall or with the others.
tips-about-figures = { $higher ->
    [yes] The first is advised, though another's figures come to more: see Help.
   *[no] The first is advised. Help tells where the figures come from.
}
tips-any-of-these = The lesson lets you discard any of these. In a game the first is the one advised, and the list says what speaks against the others.
tips-mah-jongg = { $claimed ->
    [yes] Claim it for Mah Jongg
   *[no] Declare Mah Jongg
}
tips-your-tiles-are-complete = Your tiles are complete: you win the hand.
tips-does-not-win = You would not win the hand with this.
tips-figures = Show chances and &points
tips-make-a-kong = Make a Kong of { $tile }
tips-discard = Discard { $tile }

earlier-play-on-from = Play On From
earlier-earlier-hand = &Earlier Hand
earlier-later-hand = &Later Hand
earlier-play-on = &Play On

scores-hand-round-of-the-wind = Hand { $deal_number } · Round of the { $round_wind } Wind
scores-another-player = another player
scores-another-players = another player's
scores-totals = Totals
scores-review = &Review...
scores-save-as-text = &Save as Text
scores-look-at-the-table = &Look at the Table
scores-next-hand = &Next Hand
scores-final-scores = &Final Scores
question-leave-the-table = &Leave the Table
question-mah-jongg = &Mah Jongg
question-kong = &Kong
question-pung = &Pung
question-chow = &Chow
question-which-chow = Which Chow?
question-go-mah-jongg-with = Go Mah Jongg with { $tile }?
question-can-go-mah-jongg = Can go Mah Jongg
question-snatch-from-the-kong-of = Snatch { $tile } from the Kong of { $owner } and go Mah Jongg?
question-snatch-the-kong = Snatch the Kong
question-concealed-kong = Concealed Kong
question-exposed-kong = Exposed Kong
question-expose-this-kong = Make this Kong
question-you-can-win-with-call = You can win with { $list }. Call a Standing Hand, and change no tile from now on?
question-standing-hand = Standing Hand
question-discard-with-an-original-call = Discard { $tile } with an Original Call? You then win with { $list }, and change no tile from now on.
question-original-call = Original Call
question-your-hand-is-complete-go = Your hand is complete. Go Mah Jongg?
question-start-screen = &Start Screen
question-play-again = &Play Again
question-game-finished = Game Finished
question-everybody-began-with = Everybody began with { $began }. After each hand what Totals showed was paid, so what one player has more another has less.
question-mah-jongg-at-a-table = Mah Jongg at a table of four, in memory of a Windows program of 1996: real rules, a wall, Chows, Pungs and Kongs, and a red stake for East.
question-free-software-under-the-mit = Free software under the MIT licence or the Apache licence 2.0, at your choice. Typeface: Fira Sans and LXGW WenKai, under the SIL Open Font License.
question-red-stake = Red Stake { $version }
question-about-mah-jongg = About Mah Jongg
question-exit = Exit
question-leave-red-stake = Leave Red Stake?
question-leave-the-table-title = Leave the Table
question-the-game-is-not-over = The game is not over. Leave the network table?
question-save = Save
question-save-the-game-first = Save the game first?
question-exists-overwrite-it = { $name } exists. Overwrite it?
question-overwrite-this-file = Overwrite This File
question-this-hand-will-then-not = This hand will then not be settled: nobody pays, and nobody is paid. Show all hands?
question-show-all-hands = Show All Hands
question-game-status = Game Status
question-lay-out-and-get-another = Lay out { $tile } and get another tile?
question-declaring-flowers = Declaring Flowers
question-declaring-closed-sets = Declaring Closed Sets
question-your-last-tile = Your Last Tile
question-last-tile-fits-twice = Your last tile can complete more than one set. Which one? The first answer and Escape are worth most.
question-only-sets-that-are-laid = Only sets that are laid out count. Escape does what is worth most.
question-i-am = I am { $name }
question-please-change-places = Please Change Places
question-it-is-your-turn-everyone = It is your turn. Everyone else, please look away.
question-claims = { $name } claims
question-nobody = &Nobody
question-takes-back = { $name } takes &back
question-who-wants-it = Who wants it?
question-eyes = Eyes
question-the-last-tile-chow = The last tile: Chow, { $place }
question-the-last-tile = The last tile: { $kind }
question-special-hand = Special Hand
question-finished = &Finished
# After the number.
sheet-doubles-after = { $doubles ->
    [0] doubles
    [one] double: × 2
   *[other] doubles, × 2 each: together × { $factor }
}
why-heading = { $name }: { $can ->
    [yes] yes
   *[no] no
}
scores-by-you = you
scores-drawn = { $you ->
    [yes] You have
   *[no] { $who } has
} gone Mah Jongg with { $tile }, drawn from the wall
scores-loose = { $you ->
    [yes] You have
   *[no] { $who } has
} gone Mah Jongg with { $tile }, a Loose Tile
scores-discarded = { $you ->
    [yes] You have
   *[no] { $who } has
} gone Mah Jongg with { $tile }, discarded by { $by }
scores-snatched = { $you ->
    [yes] You have
   *[no] { $who } has
} gone Mah Jongg with { $tile }, snatched from { $whose } Kong
question-chow-lowest = lowest
question-chow-middle = middle
question-chow-highest = highest
totals-east-whatever-east-pays-or = { $you ->
    [yes] You are
   *[no] { $who } is
} East: whatever East pays or receives is doubled.
question-show-four = Lay out your four { $tile } tiles as a Kong and get a Loose Tile?
question-add-the-fourth = Add the fourth { $tile } and get a Loose Tile?
question-make-a-kong-of = Make a Kong of { $tile } and get a Loose Tile?

tips-pass = Pass
tips-claim-for-a-kong = Claim it for a Kong
tips-claim-for-a-pung = Claim it for a Pung{ $more ->
    [yes] , then discard { $tile }
   *[no] {""}
}
tips-claim-for-this-chow = Claim it for the Chow { $run }{ $more ->
    [yes] , then discard { $tile }
   *[no] {""}
}
tips-claim-for-a-chow = Claim it for a Chow{ $more ->
    [yes] , then discard { $tile }
   *[no] {""}
}
# How: "(22 − 8) × 2 for East"
totals-pays-you = { $name } pays you { $points }: { $how }.
totals-you-pay = You pay { $name } { $points }: { $how }.
totals-pays = { $name } pays { $whom } { $points }: { $how }.
# Where it is not known how.
totals-pays-you-just = { $name } pays you { $points }.
totals-you-pay-just = You pay { $name } { $points }.
totals-neither-pays = Neither pays: both hands count { $points }.
totals-pays-just = { $name } pays { $whom } { $points }.
totals-winning-hand = what the winning hand counts
totals-between-payments = { $list } + { $next }
totals-hand-is-limit = { $you ->
    [yes] Your hand
   *[no] { $whose } hand
} is paid by itself, without doubling. { $sum }
totals-hand-comes-to = { $you ->
    [yes] Your hand
   *[no] { $whose } hand
} counts { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $doubles ->
    [0] not doubled
    [one] doubled once: { $product }
   *[other] doubled { $doubles } times: { $product }
}{ $held ->
    [yes] , and { $total } is the most that a hand can count
   *[no] {""}
}.
totals-total-comes-to = { $you ->
    [yes] Your total
   *[no] { $whose } total
}: { $sum } = { $total }.
totals-new-comes-to = { $you ->
    [yes] Your new score
   *[no] { $whose } new score
}: { $sum } = { $total }.
totals-point-at-a-figure = Point at a figure to see why, or Tab to this line and press Space.
totals-cannon = { $you ->
    [yes] You
   *[no] { $who }
} let off a cannon: one player pays for all.
totals-east-stays = { $you ->
    [yes] You won as East, so you are East again.
   *[no] { $who } won as East and is East again.
}
totals-east-next = { $you ->
    [yes] East did not win, so you, the next player, are East now.
   *[no] East did not win, so the next player is East now: { $who }.
}
totals-all-pay = All three pay the winner in full{ $discarded ->
    [double] , and the discarder double
    [alike] , whoever discarded the last tile
   *[drawn] {""}
}.
totals-losers-settle = Among the others, whoever has the lower score pays the difference.
totals-nobody-pays = Nobody pays you, and you pay nobody.

deal-code-title = Deal of the Day, or by Code
deal-code-like = 4K7Q-M2XP-A9DT
deal-code-about = Twelve letters and figures stand for one deal. Whoever types the same code gets the same tiles.
deal-code-found = A hand of the { $wind } round, by the rules { $rules }.
deal-code-of-the-day = The deal of { $date } (UTC), the same all over the world: a hand of the { $wind } round, by the rules { $rules }.
deal-code-seen = This deal lies on the table: you have seen some of its tiles, so the game is marked as one with help.
deal-code-other-rules = This is a code, but of rules that are not on this computer.
deal-code-today = Deal of the &Day
deal-code-here = This &Table's Deal
deal-code-seat = Your seat
deal-code-masters = Against three &masters, the same for everybody
deal-code-play = &Play
deal-code-length = A code has { $wanted } letters and figures; this has { $count }.
deal-code-character = "{ $sign }" is in no code.
deal-code-checksum = One of these letters or figures must be wrong: no deal has this code.
