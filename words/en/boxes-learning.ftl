# Drills, review, statistics, log and oracle.

review-hand-failed = Hand { $number } could not be reviewed.
review-hand-pending = Reviewing hand { $number }...
review-earlier = &Earlier
review-later = &Later
review-whole-game = Whole &Game
review-next-hand = &Next Hand
review-hand-before = Hand &Before
review-step-through = &Step Through
review-method = Each move is tried in a few hundred possible deals.
review-curve = What your hand was worth before each move. Red: what the move lost. Grey: the final result.
review-moves = Average result of each move, after everyone has paid.
review-moves-and-estimates = The points each move brings on average, after everyone has paid. Rough figures are good to about ten.
# $cost: points of moves that were not the player's own. $by: who made them: auto (Auto Play), late (nobody, as the time for claims ran out).
review-not-counted = { $by ->
    [auto] Moves by Auto Play cost about { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, which do not count.
    [late] Discards not answered in time cost about { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, which do not count.
   *[both] Moves by Auto Play and discards not answered in time cost about { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, which do not count.
}
review-luck-cost = Luck cost { $luck }.
review-luck-brought = Luck added { $luck }.
review-as-advised = { $cost ->
    [one] About 1 point went on moves that QuickTip advised too. It answers at once. The review plays each move out many times.
   *[other] About { $cost } points went on moves that QuickTip advised too. It answers at once. The review plays each move out many times.
}
review-start-estimate = { $whole ->
    [yes] Starts like these average about { SIGNED($round) } points (rough estimate).
   *[no] A start like this averages about { SIGNED($round) } points (rough estimate).
}
# The place of a decision, before what is said of it.
review-hand-move = Hand { $hand }, move { $number }.
# $auto: whether Auto Play made the move; late: nobody did, as the time for claims ran out. $error: how uncertain the points are.
review-made-best = { $auto ->
    [yes] Auto Play's choice, { DEED($made) }, was the best move.
    [late] You ran out of time. { DEED($made, form: "start") } was the best move.
   *[no] { DEED($made, form: "start") } was the best move.
}
review-followed-quicktip = QuickTip advised this too. It answers at once. The review plays each move out many times.
review-made-even = { $auto ->
    [yes] Auto Play's choice, { DEED($made) }, was about as good as { DEED($best) }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } apart (± { $error }).
    [late] You ran out of time. { DEED($made, form: "start") } was about as good as { DEED($best) }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } apart (± { $error }).
   *[no] { DEED($made, form: "start") } was about as good as { DEED($best) }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } apart (± { $error }).
}
review-made-cost = { $auto ->
    [yes] Auto Play's choice, { DEED($made) }, cost { $points ->
        [one] 1 point
       *[other] { $points } points
    } (± { $error }). Better: { DEED($best) }.
    [late] You ran out of time, so this is not counted as a mistake. { DEED($made, form: "start") } cost { $points ->
        [one] 1 point
       *[other] { $points } points
    } (± { $error }). Better: { DEED($best) }.
   *[no] { DEED($made, form: "start") } cost { $points ->
        [one] 1 point
       *[other] { $points } points
    } (± { $error }). Better: { DEED($best) }.
}

review-step-position = Hand { $number }, step { $step } of { $count }
review-step-no-decision = You had no decision here.
review-step-back = &Back
review-step-next = &Next
review-step-turning-point = Costly &Move
review-step-play-on = Play &On from Here
review-step-review = &Review

statistics-hands-played = Hands played
# $count: in how many hands something happened. $percentage: the same in percent of all hands, with its sign.
statistics-share = { $count } ({ $percentage })
statistics-won = Won
statistics-dealt-in = Discarded the winning tile
statistics-dead-hands = Dead hands
statistics-points-a-hand = Points a hand
statistics-winning-hand = Winning hands
statistics-average-and-best = { $winning } points on average, best { $best }
statistics-streak = Won in a row
statistics-streak-now-and-longest = { $streak } now, longest { $longest_streak }
statistics-special-hands = Special hands
# In a list: a special hand, and how often it was made.
statistics-special-hand = { $name } { $count }
statistics-decisions-judged = Decisions judged
statistics-mistakes = Costliest mistakes
statistics-decisions-and-cost = { $count }, each costing { DECIMAL($from, digits: 2) } points
statistics-mistake-line = { $count ->
    [one] { $kind }: once, { $points } points
   *[other] { $kind }: { $count } times, { $points } points
}
statistics-no-mistakes = none found yet
statistics-nothing = none yet
statistics-title = Statistics
statistics-chart-points = Your last hands
statistics-chart-sum = Running total
statistics-note = Hands you finished yourself, judged as in Rating. Kept on this computer only.
statistics-forget-all = &Forget All
statistics-chart-one-hand = 1 hand: { SIGNED($points) }
statistics-chart-hands = { $count } hands, from { SIGNED($least) } to { SIGNED($most) }

rating-title = Rating
rating-not-yet = { $missing ->
    [one] Finish one more hand to see where you stand.
   *[other] Finish { $missing } more hands to see where you stand.
}
rating-between = You rank between { $above } and { $below }.
rating-above = You play better than { $above }.
rating-below = { $below } is still ahead of you.
rating-worst = Where you lose most: { $kind } ({ DECIMAL($points, digits: 1) } points a hand).
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
rating-against = against { LEVEL($level) }
rating-against-people = against people and other programs
# $opponents: rating-against or rating-against-people. $tipped: whether QuickTip advised.
rating-company = { $tipped ->
    [yes] { $hands ->
        [one] { $rules }, { $opponents }, with QuickTip: 1 hand. Luck: { SIGNED($luck) } points a hand.
       *[other] { $rules }, { $opponents }, with QuickTip: { $hands } hands. Luck: { SIGNED($luck) } points a hand.
    }
   *[no] { $hands ->
        [one] { $rules }, { $opponents }: 1 hand. Luck: { SIGNED($luck) } points a hand.
       *[other] { $rules }, { $opponents }: { $hands } hands. Luck: { SIGNED($luck) } points a hand.
    }
}
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
drills-right = Right.
drills-not-quite = Not quite.
drills-tally = { $right } of { $asked } right
drills-next = Ne&xt
drills-check = Chec&k
drills-name-question = What is this tile called?
drills-waits = It waits for { $tiles }.
drills-complete-hint = Choose every tile that gives you Mah Jongg, then Check.
drills-complete-question = Which tiles complete this hand?
drills-discard-question = Which discard leaves the most useful draws?
drills-discard-hint = Click the tile you would discard.
# $away: tiles lacking until the hand is calling. $useful: tiles that help.
drills-best = { $away ->
    [0] { $useful ->
        [one] Best is the { TILE($tile) }: calling, 1 tile helps.
       *[other] Best is the { TILE($tile) }: calling, { $useful } tiles help.
    }
   *[other] { $useful ->
        [one] Best is the { TILE($tile) }: { $away } from calling, 1 tile helps.
       *[other] Best is the { TILE($tile) }: { $away } from calling, { $useful } tiles help.
    }
}
drills-yours = { $away ->
    [0] { $useful ->
        [one] Yours is the { TILE($tile) }: calling, 1 tile helps.
       *[other] Yours is the { TILE($tile) }: calling, { $useful } tiles help.
    }
   *[other] { $useful ->
        [one] Yours is the { TILE($tile) }: { $away } from calling, 1 tile helps.
       *[other] Yours is the { TILE($tile) }: { $away } from calling, { $useful } tiles help.
    }
}
# $how: where the last tile came from.
drills-score-situation = { $how ->
    [wall] You are { WIND($seat_wind) } in the { WIND($round_wind) } round. Last tile: { TILE($last, form: "a") }, drawn from the wall. The separate sets on the left were claimed.
   *[discard] You are { WIND($seat_wind) } in the { WIND($round_wind) } round. Last tile: { TILE($last, form: "a") }, another player's discard. The separate sets on the left were claimed.
}
# A line of a score sheet: 20  Going Mah Jongg
drills-line = { $award }{"  "}{ $words }
drills-line-counts = this one counts
drills-line-counts-not = this one doesn't count
drills-score-question = Which lines count for this hand?
oracle-heading = { $position }: { $subject }
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

# $number: the place of the decision in the hand. $thrown: how many tiles the player has discarded before it.
review-after-discards = { $thrown ->
    [0] Decision { $number }, before the first discard.
    [one] Decision { $number }, after one discard.
   *[other] Decision { $number }, after { $thrown } discards.
}
review-before-decisions = Before the first decision.
# Points are signed: +24.
review-start-change = By the first decision, draws and the other players had changed that by { SIGNED($change) }, to { SIGNED($worth) }.
# $whole: the whole game, or one hand.
review-cost = { $whole ->
    [yes] { $you ->
        [yes] The game cost you { $cost ->
            [one] 1 point
           *[other] { $cost } points
        }.
       *[no] The game cost { $who } { $cost ->
            [one] 1 point
           *[other] { $cost } points
        }.
    }
   *[no] { $you ->
        [yes] The hand cost you { $cost ->
            [one] 1 point
           *[other] { $cost } points
        }.
       *[no] The hand cost { $who } { $cost ->
            [one] 1 point
           *[other] { $cost } points
        }.
    }
}
review-brought = { $whole ->
    [yes] { $you ->
        [yes] The game brought you { $points ->
            [0] nothing
            [one] 1 point
           *[other] { $points } points
        }.
       *[no] The game brought { $who } { $points ->
            [0] nothing
            [one] 1 point
           *[other] { $points } points
        }.
    }
   *[no] { $you ->
        [yes] The hand brought you { $points ->
            [0] nothing
            [one] 1 point
           *[other] { $points } points
        }.
       *[no] The hand brought { $who } { $points ->
            [0] nothing
            [one] 1 point
           *[other] { $points } points
        }.
    }
}
review-choices-were-even = { $you ->
    [yes] Your choices were about even with the best.
   *[no] These choices were about even with the best.
}
review-choices-cost = { $you ->
    [yes] { $cost ->
        [one] Your choices cost about 1 point (± { $error }).
       *[other] Your choices cost about { $cost } points (± { $error }).
    }
   *[no] { $cost ->
        [one] These choices cost about 1 point (± { $error }).
       *[other] These choices cost about { $cost } points (± { $error }).
    }
}
drills-counts = counts

review-no-choice = There was nothing to choose.
review-after-decisions = { $number ->
    [one] After 1 decision.
   *[other] After { $number } decisions.
}
# The end of a hand in the review. $from: who discarded the tile or made the Kong.
review-nobody-won = The end: the wall ran out and nobody went Mah Jongg.
review-won-by-draw = { $you ->
    [yes] The end: you drew { TILE($tile, form: "a") } and went Mah Jongg.
   *[no] The end: { $who } drew { TILE($tile, form: "a") } and went Mah Jongg.
}
review-won-by-discard = { $from_you ->
    [yes] The end: { $who } went Mah Jongg with your { TILE($tile) }.
   *[no] { $you ->
        [yes] The end: you went Mah Jongg with { PERSON($from, form: "possessive") } { TILE($tile) }.
       *[no] The end: { $who } went Mah Jongg with { PERSON($from, form: "possessive") } { TILE($tile) }.
    }
}
review-won-by-kong = { $from_you ->
    [yes] The end: { $who } went Mah Jongg with { TILE($tile, form: "a") }, snatched from your Kong.
   *[no] { $you ->
        [yes] The end: you went Mah Jongg with { TILE($tile, form: "a") }, snatched from { PERSON($from, form: "possessive") } Kong.
       *[no] The end: { $who } went Mah Jongg with { TILE($tile, form: "a") }, snatched from { PERSON($from, form: "possessive") } Kong.
    }
}
# Points are signed: +24.
review-luck-after = { $you ->
    [yes] After your last move, the hand was worth { SIGNED($left) } on average. It ended at { SIGNED($brought) }. The difference of { SIGNED($rest) } came from the wall and the other players.
   *[no] After { PERSON($who, form: "possessive") } last move, the hand was worth { SIGNED($left) } on average. It ended at { SIGNED($brought) }. The difference of { SIGNED($rest) } came from the wall and the other players.
}
# In a list.
review-luck-from-player = { $you ->
    [yes] You { SIGNED($points) }
   *[no] { $who } { SIGNED($points) }
}
review-luck-total = From the others: { $list }. In all: { SIGNED($points) }. Totals in the Scores box shows how each was worked out.
review-decision-position = Decision { $number } of { $count }.
review-no-costly-move = No costly moves.
review-auto-play-chose = Auto Play made the choices.
review-show-on-the-table = Sho&w on the Table
# The best move, before sentences about the hand after it.
review-best = Best: { DEED($best) }.
review-do = { DEED($best, form: "order") }
# A row of a table.
review-move = { DEED($deed, form: "start") }
motive-quoted = { $who }: “{ $told }”
motive-forgotten = { $who }: “I can no longer say why.”
# A computer player's reason for its discard.
motive-plan = { $lacking ->
    [0] I was collecting { PLAN($plan) }.
    [1] I was collecting { PLAN($plan) }, and needed one more tile.
   *[other] I was collecting { PLAN($plan) }, and needed { $lacking } more tiles.
}
motive-calling = Without the { TILE($tile) } I was one tile away: I needed { LIST($waits, form: "a") }.
motive-standing = My hand stood, so the tile I drew had to go.
motive-misfit = The { $tile } had no place in that.
motive-gone = The { $tile } stood alone, and the others were already out.
motive-alone = The { $tile } stood alone.
motive-keeps-most = { $live ->
    [0] Without the { TILE($tile) } I had no tiles to help me, and no other discard left me more.
    [one] Without the { TILE($tile) } I had 1 tile to help me, and no other discard left me more.
   *[other] Without the { TILE($tile) } I had { $live } tiles to help me, and no other discard left me more.
}
motive-safer = I wanted to discard the { $other }, but the { $tile } was safer.
motive-worth-more = Without the { $other } more tiles would have helped me, but I thought my hand would be worth less.
motive-even = Without the { $other } more tiles would have helped me, but I thought the two about even.
review-mark-estimate = rough
# Who made a move of the table: auto (Auto Play), late (nobody: the time for claims ran out), you, made (another player), none. $best: whether it is the best.
review-mark = { $best ->
    [yes] { $by ->
        [auto] best, Auto Play
        [late] best, no answer in time
        [you] best, your move
        [made] best, played
       *[none] best
    }
   *[no] { $by ->
        [auto] Auto Play
        [late] no answer in time
        [you] your move
        [made] played
       *[none] {""}
    }
}

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
calendar-today = Today, { $day } (UTC). Everybody who plays this deal gets the same tiles.
calendar-not-played = You have not played the deal of { $day } yet.
calendar-result = { $day }: { $points } points. Your first result counts.
calendar-play = &Play
