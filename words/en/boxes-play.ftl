# Questions during play, the scores and their totals.

sheet-not-scored = This hand was not scored.
sheet-points = Points
sheet-doubles = Doubles
sheet-limit = % of the Limit
sheet-sub-totals = Sum
sheet-near-misses = Near &misses ({ $count })
sheet-score-line = Score: { $sum }
sheet-hint = Click a line to see its rule.
sheet-more-about-rule = More about this rule
# Chows score nothing on a score sheet, nor do some pairs: one of the winner, or several of other players.
sheet-chows = { $pair ->
    [idle] Chows and this pair score nothing by themselves.
    [lost] Chows score nothing, and pairs score only in the winning hand.
   *[none] Chows score nothing.
}
sheet-pair = { $pair ->
    [idle] This pair scores nothing.
   *[lost] Pairs score only in the winning hand.
}
sheet-no-points-for-chows = { $pair ->
    [lost] Chows score nothing, and pairs score only in the winning hand. Tiles that were not claimed stand by suit, not by set.
   *[none] Chows score nothing. Tiles that were not claimed stand by suit, not by set.
}
sheet-nothing-counts = Nothing scores here: no Pung or Kong, no Flower or Season. Chows score nothing, and pairs score only in the winning hand.
sheet-before-doubling = points before doubling
# $product: 48 × 2, of a hand that is worth more than the limit.
sheet-product-at-most = { $product }, at most
sheet-total = Score:{" "}

totals-old-score = Old Score
totals-this-hand = This Hand
totals-received = Who pays whom
# At the left of a line: what this player pays each of the others.
totals-payer = { $you ->
    [yes] You pay
   *[no] { $who } pays
}
# What each player pays in all.
totals-paid = Paid
totals-total = Total
totals-new-score = New Score

why-title-tile = What Can I Do with the { $tile }?
why-title = What Can I Do Now?
why-goal = G shows how many tiles you need.

tips-title = QuickTip
tips-hint = QuickTip would take the first. G shows how many tiles you need, W what you can do now.
tips-hint-special = QuickTip would take the first. Help explains { $name }.
tips-about-figures = QuickTip would take the first. Help explains the figures.
tips-hint-lesson = In this lesson you can discard any of these. In a real game, take the one at the top.
tips-mah-jongg = { $claimed ->
    [yes] Claim it for Mah Jongg
   *[no] Declare Mah Jongg
}
tips-wins = Your hand is complete: you win!
tips-does-not-win = You would not win with this.
tips-figures = Show chances and &points
tips-kong = Make a Kong of { TILE($tile, form: "plural") }
tips-discard = Discard the { $tile }

earlier-title = Play On From
earlier-previous-hand = &Earlier Hand
earlier-next-hand = &Later Hand
earlier-play-on = &Play On

scores-heading = Hand { $deal_number } · Round of the { $round_wind } Wind
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
# A button for the Chow of these numbers.
question-chow-run = &{ $first } - { $second } - { $third }
question-mah-jongg-with-tile = Go Mah Jongg with the { $tile }?
question-mah-jongg-title = Mah Jongg!
question-rob-kong = Snatch the { TILE($tile) } from { PERSON($owner, form: "possessive") } Kong and go Mah Jongg?
question-rob-kong-title = Snatch the Kong
question-concealed-kong = Concealed Kong
question-exposed-kong = Exposed Kong
question-make-kong = Make this Kong
question-call-standing-hand = You can win with { LIST($list, form: "a") }. Call a Standing Hand, and keep your tiles as they are from now on?
question-exchange = Pass on these tiles?
question-exchange-title = Exchange
question-exchange-to = { $who } gets { LIST($tiles, form: "the") }.
question-standing-hand = Standing Hand
question-call-original = Discard the { $tile } with an Original Call? Then you win with { LIST($list, form: "a") }, and keep your tiles as they are from now on.
question-original-call = Original Call
question-complete-hand = Your hand is complete. Go Mah Jongg?
question-start-screen = &Start Screen
question-play-again = &Play Again
question-game-finished = Game Finished
# What the game has changed in the player's records.
news-won = { $won ->
    [0] { $hands ->
        [one] One hand played, no win this time.
       *[other] { $hands } hands played, no win this time.
    }
   *[other] { $hands ->
        [one] One hand played, and you won it.
       *[other] You won { $won } of { $hands } hands.
    }
}
news-made = New in your album: { $hands }!
news-best = Your best hand so far: { $points } points.
news-passed = Your rating has risen. You now play better than { LEVEL($level) }.
news-streak = { $wins } hands won in a row: you never had more.
news-nearer = Closer than ever to { $hand }: { $lacking ->
    [one] just one tile away.
   *[other] { $lacking } tiles away.
}
question-final-scores-hint = Everybody began with { $began }. Losers pay each other too, so you can win a hand and still not come first.
question-about-game = Mah Jongg at a table of four, in memory of a Windows program of 1996: real rules, a wall, Chows, Pungs and Kongs, and a red stake for East.
question-about-licence = Free software under the MIT licence or the Apache licence 2.0, at your choice. Typeface: Fira Sans and LXGW WenKai, under the SIL Open Font License.
question-about-version = Red Stake { $version }
question-about-title = About Mah Jongg
question-next-level-title = Well Played!
question-next-level = You hold your own here. Would you like to play { $level ->
    [beginner] beginners
    [club] club players
    [expert] experts
   *[master] masters
} next?
question-next-level-later = Not &Now
question-next-level-never = &Don't Ask Again
question-exit-title = Exit
question-exit-program = Leave Red Stake?
question-leave-the-table-title = Leave the Table
question-leave-network-game = The game is not over. Leave the network table?
question-save = Save
question-save-first = Save the game first?
question-overwrite = { $name } exists. Overwrite it?
question-overwrite-title = Overwrite This File
question-show-all-hands-cost = Show all hands? Then nobody pays for this hand.
question-show-all-hands = Show All Hands
question-game-status = Game Status
question-declare-bonus = Lay out your { $tile } and draw another tile?
question-declare-bonus-title = Declaring Flowers
question-lay-out-title = Declaring Closed Sets
question-last-tile-title = Your Last Tile
question-last-tile-hint = Your last tile can complete more than one set. Which one? The first scores most (Escape chooses it).
question-lay-out-hint = Only sets that you lay out count. Press Escape for the best score.
question-change-places-button = I am { $who }
question-change-places-title = Please Change Places
question-change-places = It is your turn. Everyone else, please look away.
question-claims = { $who } claims
question-nobody = &Nobody
question-takes-back = { $who } takes &back
question-who-wants-it = Who wants it?
question-eyes = Eyes
question-last-tile-chow = The last tile: Chow, { $place }
question-last-tile = The last tile: { SET($set) }
# A button: Pung: 5 Bamboo
question-form = { SET($set) }: { TILE($tile) }
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
# The winner, and how the hand was won. $other: who discarded the tile or made the Kong: you, known ($from) or unknown.
scores-drawn = { $you ->
    [yes] You drew { TILE($tile, form: "a") } and went Mah Jongg
   *[no] { $who } drew { TILE($tile, form: "a") } and went Mah Jongg
}
scores-loose = { $you ->
    [yes] You drew a Loose Tile, { TILE($tile, form: "a") }, and went Mah Jongg
   *[no] { $who } drew a Loose Tile, { TILE($tile, form: "a") }, and went Mah Jongg
}
scores-discarded = { $other ->
    [you] { $who } went Mah Jongg with your { TILE($tile) }
    [known] { $you ->
        [yes] You went Mah Jongg with { PERSON($from, form: "possessive") } { TILE($tile) }
       *[no] { $who } went Mah Jongg with { PERSON($from, form: "possessive") } { TILE($tile) }
    }
   *[unknown] { $you ->
        [yes] You went Mah Jongg with a discarded { TILE($tile) }
       *[no] { $who } went Mah Jongg with a discarded { TILE($tile) }
    }
}
scores-snatched = { $other ->
    [you] { $who } snatched the { TILE($tile) } from your Kong and went Mah Jongg
    [known] { $you ->
        [yes] You snatched the { TILE($tile) } from { PERSON($from, form: "possessive") } Kong and went Mah Jongg
       *[no] { $who } snatched the { TILE($tile) } from { PERSON($from, form: "possessive") } Kong and went Mah Jongg
    }
   *[unknown] { $you ->
        [yes] You snatched the { TILE($tile) } from another player's Kong and went Mah Jongg
       *[no] { $who } snatched the { TILE($tile) } from another player's Kong and went Mah Jongg
    }
}
question-chow-lowest = lowest
question-chow-middle = middle
question-chow-highest = highest
totals-east-doubles = { $you ->
    [yes] You are East, and East pays and receives double.
   *[no] { $who } is East, and East pays and receives double.
}
question-kong-concealed = Lay out your four { TILE($tile, form: "plural") } as a Kong and draw a Loose Tile?
question-kong-exposed = Add the fourth { $tile } to your Pung and draw a Loose Tile?
question-kong-chosen = Make a Kong of { TILE($tile, form: "plural") } and draw a Loose Tile?

tips-pass = Pass
tips-claim-kong = Claim it for a Kong
# $more: whether to name the discard that follows.
tips-claim-pung = { $more ->
    [yes] Claim it for a Pung, then discard the { TILE($tile) }
   *[no] Claim it for a Pung
}
tips-claim-which-chow = { $more ->
    [yes] Claim it for the Chow { $run }, then discard the { TILE($tile) }
   *[no] Claim it for the Chow { $run }
}
tips-claim-chow = { $more ->
    [yes] Claim it for a Chow, then discard the { TILE($tile) }
   *[no] Claim it for a Chow
}
# $who pays, $whom receives. $how: "(22 − 8) × 2 for East"
totals-pays-you = { $who } pays you { $points }: { $how }.
totals-you-pay = You pay { $whom } { $points }: { $how }.
totals-pays = { $who } pays { $whom } { $points }: { $how }.
# If the calculation is not known.
totals-pays-you-just = { $who } pays you { $points }.
totals-you-pay-just = You pay { $whom } { $points }.
totals-neither-pays = Neither pays: both hands score { $points }.
totals-pays-just = { $who } pays { $whom } { $points }.
totals-winning-hand = the score of the winning hand
totals-between-payments = { $list } + { $next }
# $sum: "Limit hand: 1000"
totals-hand-is-limit = { $you ->
    [yes] Your hand is paid as it is, without doubling. { $sum }
   *[no] { PERSON($who, form: "possessive") } hand is paid as it is, without doubling. { $sum }
}
# $product: "24 × 4"
totals-hand-comes-to = { $you ->
    [yes] { $doubles ->
        [0] { $points ->
            [one] Your hand scores 1 point, not doubled.
           *[other] Your hand scores { $points } points, not doubled.
        }
        [one] Your hand scores { $points } points, doubled once: { $product }.
       *[other] Your hand scores { $points } points, doubled { $doubles } times: { $product }.
    }
   *[no] { $doubles ->
        [0] { $points ->
            [one] { PERSON($who, form: "possessive") } hand scores 1 point, not doubled.
           *[other] { PERSON($who, form: "possessive") } hand scores { $points } points, not doubled.
        }
        [one] { PERSON($who, form: "possessive") } hand scores { $points } points, doubled once: { $product }.
       *[other] { PERSON($who, form: "possessive") } hand scores { $points } points, doubled { $doubles } times: { $product }.
    }
}
totals-hand-at-most = No hand can score more than { $total }.
# $sum: "28 − 128 + 18"
totals-total-comes-to = { $you ->
    [yes] Your total: { $sum } = { $total }.
   *[no] { PERSON($who, form: "possessive") } total: { $sum } = { $total }.
}
totals-new-comes-to = { $you ->
    [yes] Your new score: { $sum } = { $total }.
   *[no] { PERSON($who, form: "possessive") } new score: { $sum } = { $total }.
}
totals-hint = Point at a number to see where it comes from.
totals-cannon = { $you ->
    [yes] You let off a cannon: one player pays for all.
   *[no] { $who } let off a cannon: one player pays for all.
}
totals-east-stays = { $you ->
    [yes] You won as East, so you are East again.
   *[no] { $who } won as East and is East again.
}
totals-east-next = { $you ->
    [yes] East did not win, so the deal passes on: you are East now.
   *[no] East did not win, so the deal passes on: { $who } is East now.
}
totals-all-pay = { $discarded ->
    [double] All three pay the winner in full, and the discarder pays double.
    [alike] All three pay the winner in full, no matter who discarded the last tile.
   *[drawn] All three pay the winner in full.
}
totals-losers-settle = Among the others, the lower score pays the difference.
totals-nobody-pays = Nobody pays you, and you pay nobody.

deal-code-title = Deal of the Day, or by Code
deal-code-like = 4K7Q-M2XP-A9DT
deal-code-name = Code of the deal
deal-code-about = A deal code has twelve letters and digits. Anybody who types it gets the same tiles.
deal-code-found = A hand of the { $wind } round. Rules: { $rules }.
deal-code-of-the-day = The deal of { $date } (UTC), the same all over the world: a hand of the { $wind } round. Rules: { $rules }.
deal-code-seen = You have already seen some of these tiles, so the game will count as assisted.
deal-code-other-rules = This code is for rules that are not on this computer.
deal-code-today = Deal of the &Day
deal-code-here = This &Table's Deal
deal-code-seat = Your seat
deal-code-masters = Against three &masters, like everybody else
deal-code-play = &Play
deal-code-length = A code has { $wanted } letters and digits. This has { $count }.
deal-code-character = No code contains "{ $sign }".
deal-code-checksum = No deal has this code. Check its letters and digits.
