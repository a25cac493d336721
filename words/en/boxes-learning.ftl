# Drills, review, statistics, log and oracle.

review-hand-failed = Hand { $number } could not be judged.
review-hand-pending = Hand { $number } is being judged...
review-earlier = &Earlier
review-later = &Later
review-whole-game = Whole &Game
review-next-hand = &Next Hand
review-hand-before = Hand &Before
review-step-through = &Step Through
review-method = Each move is tried out in some hundred deals that could have been.
review-curve = What the hand was worth before each move, in points; red: what a move lost; the grey bar at the end: what it brought
review-moves = What each move brings on average when everybody has paid, whoever wins.
review-moves-and-estimates = What each move brings on average when everybody has paid, whoever wins. At a glance: looked at less closely, as a rule to the nearest ten
review-luck-cost = luck cost { $luck }
review-luck-brought = luck brought { $luck }
review-as-advised = { $told } Of what your choices cost, about { $cost ->
    [one] 1 point was
   *[other] { $cost } points were
} lost where QuickTip advises the same: it answers at once, and the review has played each move on many times.
review-start-estimate = { $brought } Before the first discard such tiles bring about { $round } on average, told at a glance. { $choice }; { $luck }.
review-hand-move = Hand { $hand }, move { $number }
review-made-best = { $made } was the best found
review-followed-quicktip = QuickTip advised what you did: it answers at once. The review has played the hand on many times.
review-made-even = { $made } was about even with { $best }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } apart, where up to { $error } may be chance
review-made-cost = { $made } cost { $points ->
        [one] 1 point
       *[other] { $points } points
    } (± { $error }); { $best } was better

review-step-position = Hand { $number }, step { $step } of { $count }
review-step-no-decision = No decision here.
review-step-back = &Back
review-step-next = &Next
review-step-turning-point = Costly &Move
review-step-play-on = Play &On from Here
review-step-review = &Review

statistics-hands-played = Hands played
statistics-won = Won
statistics-dealt-in = Given away with a discard
statistics-dead-hands = Dead hands
statistics-points-a-hand = Points a hand
statistics-winning-hand = A winning hand counts
statistics-average-and-best = { $winning } on average, the best { $best }
statistics-streak = Won in a row
statistics-streak-now-and-longest = { $streak } now, at most { $longest_streak }
statistics-special-hands = Special hands
statistics-decisions-judged = Decisions judged
statistics-mistakes = Favourite mistakes
statistics-decisions-and-cost = { $count }, at { $from } points given away each
statistics-mistake-line = { $kind }: { $count } times, { $points } points
statistics-no-mistakes = none found yet
statistics-nothing = none yet
statistics-title = Statistics
statistics-chart-points = What the last hands brought
statistics-chart-sum = The same added up
statistics-note = Hands you finished yourself; decisions as in Rating. Kept on this computer only.
statistics-forget-all = &Forget All
statistics-chart-one-hand = 1 hand: { $figures }
statistics-chart-hands = { $count } hands, from { $least } to { $most }

rating-title = Rating
rating-not-yet = { $missing ->
    [one] Where you stand can be told after one more hand.
   *[other] Where you stand can be told after { $missing } more hands.
}
rating-between = You play between { $above } and { $below }.
rating-above = You play better than { $above }.
rating-below = { $below } plays better than you.
rating-worst = You lose most by { $kind }: { $points } points a hand.
rating-you = You
rating-cost = Points given away a hand
rating-cost-decision = Points given away a decision
rating-dealt-in = Given away with a discard
rating-claims = Sets claimed a hand
rating-tipped = QuickTip advised you in these hands: they do not tell how you play alone.
rating-special = Won with a special hand
rating-weeks = By weeks
rating-week = Week of { $date }: { $cost } points given away a hand, { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
rating-against = against { $level }
rating-against-people = against people and other programs
rating-company = { $rules }, { $opponents }{ $tipped ->
    [yes] , with QuickTip
   *[no] {""}
}: { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}. Of the points a hand, luck made { $luck }.
rating-none = No hand is judged yet. Each hand you finish without taking back or showing anything is judged by itself.
rating-earlier = &Earlier Table
rating-later = &Later Table
rating-save = &Save as CSV
rating-columns = week,rules,opponents,with advice,hands,decisions,points given away a decision,standard error,won,given away,claims,special hands,points,luck
rating-hint = Each decision beside the best move found. Luck does not count. Kept on this computer only.

log-title = Log
log-page = Lines { $min } to { $end } of { $count }
log-earlier = &Earlier
log-later = &Later

drills-title = Drills

oracle-centre = Centre
oracle-meaning-centre = the heart of the matter
oracle-meaning-face = the face shown to the world
oracle-meaning-present = the present
oracle-meaning-wish = the wish nobody has heard
oracle-meaning-near-future = the near future
oracle-meaning-obstacle = the first thing in the way
oracle-meaning-further-obstacles = further obstacles, or aims
oracle-meaning-way-past = how to get past them
oracle-meaning-warning = a warning, or the further course
oracle-meaning-end = how it ends
oracle-title = The Oracle
oracle-start = Think of a question, or of nothing in particular.
oracle-end = All are turned. Click a tile to read it again.
oracle-turn = &Turn

review-step-title = Step by Step
review-title-hand = Review of Hand { $number }
review-title-game = Review of the Game

drills-name-the-tile = &Name the tile
drills-complete-it = &Complete it
drills-discard = &Discard
drills-score-it = &Score it
drills-right = Right.{" "}
drills-not-quite = Not quite.{" "}
drills-tally = { $told }{ $right } right of { $asked }
drills-next = Ne&xt
drills-check = Chec&k
drills-name-question = What is this tile called?
drills-waits = It waits for { $tiles }.
drills-complete-hint = Choose every tile that makes Mah Jongg, then Check.
drills-complete-question = Which tiles complete this hand?
drills-discard-question = Which discard leaves the most useful draws?
drills-discard-hint = Click the tile you would discard.
drills-best = Best is { $line }.
drills-yours = Yours is { $line }.
drills-source-wall = drawn from the wall
drills-source-discard = another player's discard
drills-score-situation = { $seat_wind } Wind in { $round_wind }'s Round. Last tile: { $last }, { $how }. Sets apart at the left were claimed.
drills-line-counts = this counts
drills-line-counts-not = this does not count
drills-score-question = Which lines count for this hand?
oracle-1-east = 1, East
oracle-3-east = 3, East
oracle-2-east = 2, East
oracle-4-south = 4, South
oracle-5-south = 5, South
oracle-6-south = 6, South
oracle-7-west = 7, West
oracle-9-west = 9, West
oracle-8-west = 8, West
oracle-10-north = 10, North
oracle-11-north = 11, North
oracle-12-north = 12, North

review-after-discards = { $thrown ->
    [0] At the start
    [one] After one discard
   *[other] After { $thrown } discards
}
review-cost = The { $whole ->
    [yes] game
   *[no] hand
} cost { $you ->
    [yes] you
   *[no] { $who }
} { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
review-brought = The { $whole ->
    [yes] game
   *[no] hand
} brought { $you ->
    [yes] you
   *[no] { $who }
} { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
review-choices-were-even = { $you ->
    [yes] Your
   *[no] These
} choices were about even with the best
review-choices-cost = { $you ->
    [yes] Your
   *[no] These
} choices cost about { $cost ->
    [one] 1 point
   *[other] { $cost } points
} (give or take { $error })
drills-tiles-help = { $tile }: { $away ->
    [0] calling
   *[other] { $away } from calling
}, { $useful ->
    [one] 1 tile helps
   *[other] { $useful } tiles help
}
drills-counts = counts

review-no-choice = There was nothing to choose.
review-after-decisions = { $number ->
    [one] After 1 decision
   *[other] After { $number } decisions
}
# The end of a hand in the review.
review-the-end = The end: { $told }.
review-nobody-won = nobody went Mah Jongg before the wall was used up
review-won-by-draw = { $you ->
    [yes] you went
   *[no] { $who } went
} Mah Jongg with { $tile }, just drawn
review-won-by-discard = { $you ->
    [yes] you went
   *[no] { $who } went
} Mah Jongg with { $tile }, discarded by { $from }
review-won-by-your-discard = { $who } went Mah Jongg with { $tile }, which you discarded
review-won-by-kong = { $you ->
    [yes] you went
   *[no] { $who } went
} Mah Jongg with { $tile }, snatched from { $whose } Kong
review-won-by-your-kong = { $who } went Mah Jongg with { $tile }, snatched from your Kong
review-luck-after = After { $you ->
    [yes] your
   *[no] { $whose }
} last move the hand was worth { $left } on average, over all the ways it could have gone on: some win points, others lose them. It went one way, with the tiles as they lay and what the others did, and brought { $brought }: a difference of { $rest }.
review-luck-from-player = { $name } { $points }
review-luck-total = What came from the others: { $list }, in all { $points }. The totals of the hand say how each of these comes about.
review-decision-position = Decision { $number } of { $count }
review-no-costly-move = { $place }; none of them cost anything
review-auto-play-chose = Auto Play chose
review-show-on-the-table = Sho&w on the Table
review-decision-heading = { $place }: { $told }.
review-best-and-chances = { $best }: { $promise }.
review-best-and-why = { $best }: { $reason } { $figures }
review-motive = { $name }: “{ $told }”
# A computer player's reason for its discard.
motive = I was collecting { $plan }{ $lacking ->
    [0] .
    [1] , and needed one more tile.
   *[other] , and needed { $lacking } more tiles.
} { $why }
motive-calling = With { $tile } gone I was one tile away: { $waits }.
motive-standing = My hand stood, so the tile I drew had to go.
motive-misfit = { $tile } had no place in that.
motive-gone = { $tile } stood alone, and the others were already out.
motive-alone = { $tile } stood alone.
motive-spare = I had no more use for { $tile }.
motive-keeps-most = Without { $tile } I had { $live ->
    [0] nothing better to hope for
    [one] 1 tile to help me
   *[other] { $live } tiles to help me
}, and no other discard left more.
motive-safer = I liked { $other } less, but { $tile } was safer.
motive-worth-more = Without { $other } more tiles would have helped me, but I thought my hand would be worth less.
review-mark-best = best
review-mark-made = made
review-mark-estimate = at a glance
review-mark-auto-play = Auto Play
review-mark-best-and = best, { $by }
review-auto-play-made = Auto Play, { $made },

album-title = Album of Special Hands
album-made = { $made ->
    [one] Made once: on { $day }, against { $against }; it counted { $points }.
   *[other] Made { $made } times, first on { $day } against { $against }; it counted { $points }.
}
album-near = { $lacking ->
    [one] Not made yet. The nearest hand lacked one tile.
   *[other] Not made yet. The nearest hand lacked { $lacking } tiles.
}
album-not-near = Not made yet.
album-forbidden = Not allowed by these rules.
album-count = { $made } of { $all } made. Special hands { $first } to { $last } are shown.
album-none = These rules have no special hands.
album-earlier = &Earlier
album-later = &Later
