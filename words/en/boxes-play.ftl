# Questions during play, the scores and their totals.

sheet-not-scored = This hand was not scored.
sheet-points = Points
sheet-doubles = Doubles
sheet-limit = Hundredths of the Limit
sheet-sub-totals = Sub Totals
sheet-near-misses = &What just missed ({ $count })
sheet-total-line = Total Score: { $product } = { $total }
sheet-hint = A click on a line, or Tab to it and Space, shows the rule behind it.
# Chows count nothing on a score sheet, nor do some pairs: one of the winner, or several of other players.
sheet-chows = { $pair ->
    [idle] Chows count nothing, and neither does this pair.
    [lost] Chows count nothing, and neither do pairs in a hand that has not won.
   *[none] Chows count nothing.
}
sheet-pair = { $pair ->
    [idle] This pair counts nothing.
   *[lost] Pairs count nothing in a hand that has not won.
}
sheet-no-points-for-chows = Chows count nothing{ $pair ->
    [lost] , and neither do pairs in a hand that has not won
   *[none] {""}
}; tiles that were not claimed stand suit by suit, not set by set.
sheet-nothing-counts = Nothing here counts: there is no Pung or Kong, no Flower or Season, and Chows and pairs count nothing in a hand that has not won.
sheet-before-doubling = before doubling
sheet-at-most = , at most
sheet-total = Total Score:{" "}

totals-old-score = Old Score
totals-this-hand = This Hand
totals-received = Receives from (a minus is paid)
totals-total = Total
totals-not-settled = No settlement: all hands were visible.
totals-new-score = New Score

why-title-tile = What Can I Do with { $tile }?
why-title = What Can I Do Now?

tips-title = QuickTip
tips-hint = The first is advised. Unseen tiles are in the wall or with the others.
tips-about-figures = The first is advised. Help tells where the figures come from.
tips-hint-lesson = The lesson lets you discard any of these. In a game the first is the one advised, and the list says what speaks against the others.
tips-mah-jongg = { $claimed ->
    [yes] Claim it for Mah Jongg
   *[no] Declare Mah Jongg
}
tips-wins = Your tiles are complete: you win the hand.
tips-does-not-win = You would not win the hand with this.
tips-figures = Show chances and &points
tips-kong = Make a Kong of { $tile }
tips-discard = Discard { $tile }

earlier-title = Play On From
earlier-previous-hand = &Earlier Hand
earlier-next-hand = &Later Hand
earlier-play-on = &Play On

scores-heading = Hand { $deal_number } · Round of the { $round_wind } Wind
scores-another-player = another player
scores-another-players = another player's
scores-totals = Totals
scores-review = &Review...
scores-save = &Save as Text
scores-look-at-table = &Look at the Table
scores-next-hand = &Next Hand
scores-final-scores = &Final Scores
question-leave-button = &Leave the Table
question-mah-jongg = &Mah Jongg
question-kong = &Kong
question-pung = &Pung
question-chow = &Chow
question-which-chow = Which Chow?
question-mah-jongg-with-tile = Go Mah Jongg with { $tile }?
question-mah-jongg-title = Can go Mah Jongg
question-rob-kong = Snatch { $tile } from the Kong of { $owner } and go Mah Jongg?
question-rob-kong-title = Snatch the Kong
question-concealed-kong = Concealed Kong
question-exposed-kong = Exposed Kong
question-make-kong = Make this Kong
question-call-standing-hand = You can win with { $list }. Call a Standing Hand, and change no tile from now on?
question-exchange = Pass on these tiles?
question-exchange-title = Exchange
question-exchange-to = { $who } gets { $tiles }.
question-standing-hand = Standing Hand
question-call-original = Discard { $tile } with an Original Call? You then win with { $list }, and change no tile from now on.
question-original-call = Original Call
question-complete-hand = Your hand is complete. Go Mah Jongg?
question-start-screen = &Start Screen
question-play-again = &Play Again
question-game-finished = Game Finished
question-final-scores-hint = Everybody began with { $began }. After each hand what Totals showed was paid, so what one player has more another has less.
question-about-game = Mah Jongg at a table of four, in memory of a Windows program of 1996: real rules, a wall, Chows, Pungs and Kongs, and a red stake for East.
question-about-licence = Free software under the MIT licence or the Apache licence 2.0, at your choice. Typeface: Fira Sans and LXGW WenKai, under the SIL Open Font License.
question-about-version = Red Stake { $version }
question-about-title = About Mah Jongg
question-exit-title = Exit
question-exit-program = Leave Red Stake?
question-leave-the-table-title = Leave the Table
question-leave-network-game = The game is not over. Leave the network table?
question-save = Save
question-save-first = Save the game first?
question-overwrite = { $name } exists. Overwrite it?
question-overwrite-title = Overwrite This File
question-show-all-hands-cost = This hand will then not be settled: nobody pays, and nobody is paid. Show all hands?
question-show-all-hands = Show All Hands
question-game-status = Game Status
question-declare-bonus = Lay out { $tile } and get another tile?
question-declare-bonus-title = Declaring Flowers
question-lay-out-title = Declaring Closed Sets
question-last-tile-title = Your Last Tile
question-last-tile-hint = Your last tile can complete more than one set. Which one? The first answer and Escape are worth most.
question-lay-out-hint = Only sets that are laid out count. Escape does what is worth most.
question-change-places-button = I am { $name }
question-change-places-title = Please Change Places
question-change-places = It is your turn. Everyone else, please look away.
question-claims = { $name } claims
question-nobody = &Nobody
question-takes-back = { $name } takes &back
question-who-wants-it = Who wants it?
question-eyes = Eyes
question-last-tile-chow = The last tile: Chow, { $place }
question-last-tile = The last tile: { $kind }
question-special-hand = Special Hand
question-finished = &Finished
# The word after the number.
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
totals-east-doubles = { $you ->
    [yes] You are
   *[no] { $who } is
} East: whatever East pays or receives is doubled.
question-kong-concealed = Lay out your four { $tile } tiles as a Kong and get a Loose Tile?
question-kong-exposed = Add the fourth { $tile } and get a Loose Tile?
question-kong-chosen = Make a Kong of { $tile } and get a Loose Tile?

tips-pass = Pass
tips-claim-kong = Claim it for a Kong
tips-claim-pung = Claim it for a Pung{ $more ->
    [yes] , then discard { $tile }
   *[no] {""}
}
tips-claim-which-chow = Claim it for the Chow { $run }{ $more ->
    [yes] , then discard { $tile }
   *[no] {""}
}
tips-claim-chow = Claim it for a Chow{ $more ->
    [yes] , then discard { $tile }
   *[no] {""}
}
# $how: "(22 − 8) × 2 for East"
totals-pays-you = { $name } pays you { $points }: { $how }.
totals-you-pay = You pay { $name } { $points }: { $how }.
totals-pays = { $name } pays { $whom } { $points }: { $how }.
# If the calculation is not known.
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
totals-hint = Point at a figure to see why, or Tab to this line and press Space.
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
