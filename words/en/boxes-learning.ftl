# Drills, review, statistics, log and oracle.

review-hand-failed = Hand { $number } could not be reviewed.
review-hand-pending = Reviewing hand { $number }...
review-earlier = &Earlier
review-later = &Later
review-whole-game = Whole &Game
review-next-hand = &Next Hand
review-hand-before = Hand &Before
review-step-through = &Step Through
review-method = Each move is played out in a few hundred possible deals.
review-curve = Value of the hand before each move. Red: lost by the move. Grey: final result.
review-moves = Average result of each move, after everyone has paid.
review-moves-and-estimates = Average result of each move, after everyone has paid. Rough: checked less closely, usually to the nearest ten.
review-luck-cost = luck cost { $luck }
review-luck-brought = luck added { $luck }
review-as-advised = { $told } About { $cost ->
    [one] 1 point
   *[other] { $cost } points
} went on moves that QuickTip advised too. It answers at once. The review plays each move out many times.
review-start-estimate = { $brought } { $whole ->
    [yes] Starts like these average
   *[no] A start like this averages
} about { $round } points (rough estimate). { $choice }, and { $luck }.
review-hand-move = Hand { $hand }, move { $number }
review-made-best = { $made } was the best move
review-followed-quicktip = QuickTip advised this too. It answers at once. The review plays each move out many times.
review-made-even = { $made } was about as good as { $best }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } apart (± { $error })
review-made-cost = { $made } cost { $points ->
        [one] 1 point
       *[other] { $points } points
    } (± { $error }). Better: { $best }

review-step-position = Hand { $number }, step { $step } of { $count }
review-step-no-decision = Nothing to decide here.
review-step-back = &Back
review-step-next = &Next
review-step-turning-point = Costly &Move
review-step-play-on = Play &On from Here
review-step-review = &Review

statistics-hands-played = Hands played
statistics-won = Won
statistics-dealt-in = Discarded the winning tile
statistics-dead-hands = Dead hands
statistics-points-a-hand = Points a hand
statistics-winning-hand = Winning hands
statistics-average-and-best = { $winning } points on average, best { $best }
statistics-streak = Won in a row
statistics-streak-now-and-longest = { $streak } now, longest { $longest_streak }
statistics-special-hands = Special hands
statistics-decisions-judged = Decisions judged
statistics-mistakes = Costliest mistakes
statistics-decisions-and-cost = { $count }, each costing { $from } points
statistics-mistake-line = { $kind }: { $count ->
    [one] once
   *[other] { $count } times
}, { $points } points
statistics-no-mistakes = none found yet
statistics-nothing = none yet
statistics-title = Statistics
statistics-chart-points = Your last hands
statistics-chart-sum = Running total
statistics-note = Hands you finished yourself, judged as in Rating. Kept on this computer only.
statistics-forget-all = &Forget All
statistics-chart-one-hand = 1 hand: { $figures }
statistics-chart-hands = { $count } hands, from { $least } to { $most }

rating-title = Rating
rating-not-yet = { $missing ->
    [one] Finish one more hand to see where you stand.
   *[other] Finish { $missing } more hands to see where you stand.
}
rating-between = You rank between { $above } and { $below }.
rating-above = You play better than { $above }.
rating-below = { $below } is still ahead of you.
rating-worst = Where you lose most: { $kind } ({ $points } points a hand).
rating-you = You
rating-cost = Points given away a hand
rating-cost-decision = Points given away a decision
rating-claims = Sets claimed a hand
rating-tipped = QuickTip advised you in these hands, so this is not yet your own strength.
rating-special = Won with a special hand
rating-weeks = Week by week
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
}. Luck: { $luck } points a hand.
rating-none = No hands judged yet. Finish a hand without undoing or showing anything, and you will see it here.
rating-earlier = &Earlier Table
rating-later = &Later Table
rating-save = &Save as CSV
rating-columns = week,rules,opponents,with advice,hands,decisions,points given away a decision,standard error,won,given away,claims,special hands,points,luck
rating-hint = Your decisions against the best moves found. Luck does not count. Kept on this computer only.

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
oracle-meaning-warning = a warning, or what comes next
oracle-meaning-end = how it ends
oracle-title = The Oracle
oracle-start = Think of a question, or of nothing in particular.
oracle-end = All tiles are turned. Click one to read it again.
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
drills-tally = { $told }{ $right } of { $asked } right
drills-next = Ne&xt
drills-check = Chec&k
drills-name-question = What is this tile called?
drills-waits = It waits for { $tiles }.
drills-complete-hint = Choose every tile that gives you Mah Jongg, then Check.
drills-complete-question = Which tiles complete this hand?
drills-discard-question = Which discard leaves the most useful draws?
drills-discard-hint = Click the tile you would discard.
drills-best = Best is { $line }.
drills-yours = Yours is { $line }.
drills-source-wall = drawn from the wall
drills-source-discard = another player's discard
drills-score-situation = You are { $seat_wind } in the { $round_wind } round. Last tile: { $last }, { $how }. The sets apart on the left were claimed.
drills-line-counts = this one counts
drills-line-counts-not = this one doesn't count
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
} (± { $error })
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
review-nobody-won = the wall ran out and nobody went Mah Jongg
review-won-by-draw = { $you ->
    [yes] you drew
   *[no] { $who } drew
} { $tile } and went Mah Jongg
review-won-by-discard = { $you ->
    [yes] you went
   *[no] { $who } went
} Mah Jongg with { $tile } from { $from }
review-won-by-your-discard = { $who } went Mah Jongg with { $tile }, your discard
review-won-by-kong = { $you ->
    [yes] you went
   *[no] { $who } went
} Mah Jongg with { $tile }, snatched from { $whose } Kong
review-won-by-your-kong = { $who } went Mah Jongg with { $tile }, snatched from your Kong
review-luck-after = After { $you ->
    [yes] your
   *[no] { $whose }
} last move, the hand was worth { $left } on average. It ended at { $brought }. The difference of { $rest } came from the wall and the other players.
review-luck-from-player = { $name } { $points }
review-luck-total = From the others: { $list }. In all: { $points }. Totals in the Scores box shows how each was worked out.
review-decision-position = Decision { $number } of { $count }
review-no-costly-move = { $place }. No costly moves.
review-auto-play-chose = Auto Play made the choices
review-show-on-the-table = Sho&w on the Table
review-decision-heading = { $place }: { $told }.
review-best-and-chances = { $best }: { $promise }.
review-best-and-why = { $best }: { $reason } { $figures }
motive-quoted = { $name }: “{ $told }”
motive-forgotten = { $name }: “I can no longer say why.”
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
motive-keeps-most = Without { $tile } I had { $live ->
    [0] no tiles to help me
    [one] 1 tile to help me
   *[other] { $live } tiles to help me
}, and no other discard left me more.
motive-safer = I wanted to discard { $other }, but { $tile } was safer.
motive-worth-more = Without { $other } more tiles would have helped me, but I thought my hand would be worth less.
review-mark-best = best
review-mark-your-move = your move
review-mark-made = played
review-mark-estimate = rough
review-mark-auto-play = Auto Play
review-mark-best-and = best, { $by }
review-auto-play-made = Auto Play's choice, { $made },

album-title = Album of Special Hands
album-made = { $made ->
    [one] Made once: on { $day }, against { $against }, for { $points } points.
   *[other] Made { $made } times, first on { $day } against { $against }, for { $points } points.
}
album-near = { $lacking ->
    [one] Not made yet. Your closest hand needed one more tile.
   *[other] Not made yet. Your closest hand needed { $lacking } more tiles.
}
album-not-near = Not made yet.
album-forbidden = Not allowed by these rules.
album-count = { $made } of { $all } made. Showing special hands { $first } to { $last }.
album-none = These rules have no special hands.
album-earlier = &Earlier
album-later = &Later

calendar-title = Calendar of Daily Deals
calendar-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
# The days of the week from Monday on, shortened.
calendar-weekday = { $day ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[other] Sun
}
calendar-played = { $deals ->
    [one] One deal played: { $points }
   *[other] { $deals } deals played: { $points } in all
}
calendar-today = { $day } is today (UTC). Everybody who plays this deal gets the same tiles.
calendar-not-played = You have not played the deal of { $day } yet.
calendar-result = { $day }: { $points } points. Your first result counts.
calendar-play = &Play
