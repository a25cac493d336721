# Puzzles: positions in which one move is the best.

puzzle-claims = Claims and Kongs
puzzle-suits = Suits
puzzle-honours = Winds and Dragons
puzzle-danger = Danger
puzzle-last-tiles = Last tiles
puzzle-special-hands = Special hands

puzzle-tab = P&uzzles
puzzle-heading = Puzzles
puzzle-about = Find the best move in positions from real play, up to { $count } at a time. The computer checks your answer and tells you why.
puzzle-no-mistakes = Your own mistakes will turn up here once you have made some.
puzzle-mistakes = From your own games: { $own ->
    [one] one mistake,
   *[other] { $own } mistakes,
} { $due ->
    [0] none due today.
    [one] 1 due today.
   *[other] { $due } due today.
}
puzzle-others = From games between masters by these rules: { $solved } of { $all } solved.
puzzle-filter = What to practise
puzzle-filter-any = &Whatever is due, then new ones
puzzle-filter-own = My own &mistakes
puzzle-theme = { $theme }: { $solved } of { $all } solved
puzzle-game-waits = Your game waits for you.
puzzle-begin = &Begin
puzzle-none-due = No puzzles of this kind today.
puzzle-unreadable = Your file of puzzles cannot be read.
puzzle-unwritable = Your puzzles cannot be saved: { $error }

puzzle-title = Puzzle { $at } of { $all }
puzzle-of-yours = From one of your own games
puzzle-of-masters = From a game between masters
puzzle-what-discard = It is your turn. What do you discard?
puzzle-what-of-discard = { $who } discards { $tile }. What do you do?
puzzle-judging = Checking your move...
puzzle-right = Right!
puzzle-not-best = Not the best
puzzle-best = { $best } is the best move.
puzzle-better = { $best } is better.
puzzle-best-and-other = { $best } is the best move. { $own ->
    [yes] In your game, { $made } cost
   *[no] The tempting move, { $made }, would cost
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
puzzle-as-good = { $choice } is as good as { $best }: { $points ->
    [0] less than a point apart
    [one] 1 point apart, too close to call
   *[other] { $points } points apart, too close to call
}.
puzzle-costs = { $choice } costs { $points ->
    [one] 1 point
   *[other] { $points } points
}. Better: { $best }.
puzzle-leaves = { $deed } leaves you { $standing }. { $prospects }
puzzle-leaves-with = { $deed } and then discarding { $tile } leaves you { $standing }. { $prospects }
puzzle-either-leaves = Either leaves you { $standing }. { $prospects } They differ in what else your hand can become.
puzzle-ends = { $deed } ends the hand.
puzzle-pass = Pass
puzzle-chow = Chow { $from }-{ $middle }-{ $to }
puzzle-kong = Kong of { $tile }
puzzle-next = &Next Puzzle
puzzle-leave = &Leave
puzzle-solved-of = { $solved } of { $all } solved
puzzle-nothing-left = That's all for today.
puzzle-left = { $left ->
    [one] One more is due today.
   *[other] { $left } more are due today.
}
puzzle-missed-tomorrow = The ones you missed come back tomorrow, the others later.
