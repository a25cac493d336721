# Puzzles: positions in which one move is the best.

puzzle-claims = Claims and Kongs
puzzle-suits = Suits
puzzle-honours = Winds and Dragons
puzzle-danger = Danger
puzzle-last-tiles = Last tiles
puzzle-special-hands = Special hands

puzzle-tab = P&uzzles
puzzle-heading = Puzzles
puzzle-about = Find the best move in positions from real play. The computer checks your answer and tells you why.
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
puzzle-game-waits = Your game is paused.
puzzle-begin = &Begin
puzzle-none-due = No puzzles of this kind today.
puzzle-unreadable = Your file of puzzles cannot be read.
puzzle-unwritable = Your puzzles cannot be saved. { $error }

puzzle-title = Puzzle { $at } of { $all }
puzzle-of-yours = From one of your own games
puzzle-of-masters = From a game between masters
puzzle-what-discard = It is your turn. What do you discard?
puzzle-what-of-discard = { $who } discards { TILE($tile, form: "a") }. What do you do?
puzzle-judging = Checking your move...
puzzle-right = Right!
puzzle-not-best = Not the best
puzzle-best = { DEED($best, form: "start") } is the best move.
puzzle-better = { DEED($best, form: "start") } is better.
# After the best move.
puzzle-made-cost = In your game, { DEED($made) } cost { $points ->
    [one] 1 point
   *[other] { $points } points
}.
puzzle-tempting-cost = { DEED($made, form: "start") } is tempting, but costs { $points ->
    [one] 1 point
   *[other] { $points } points
}.
puzzle-as-good = { $points ->
    [0] { DEED($choice, form: "start") } is as good as { DEED($best) }: less than a point apart.
    [one] { DEED($choice, form: "start") } is as good as { DEED($best) }: 1 point apart, too close to call.
   *[other] { DEED($choice, form: "start") } is as good as { DEED($best) }: { $points } points apart, too close to call.
}
puzzle-costs = { $points ->
    [one] { DEED($choice, form: "start") } costs 1 point. Better: { DEED($best) }.
   *[other] { DEED($choice, form: "start") } costs { $points } points. Better: { DEED($best) }.
}
# A move, before sentences about the hand after it.
puzzle-do = { DEED($deed, form: "order") }
puzzle-then-discard = Discard the { TILE($tile) }.
# Before sentences about the hand after either move, and after them.
puzzle-either = Both moves bring you equally near.
puzzle-either-differ = They differ in what else your hand can become.
puzzle-ends = That ends the hand.
puzzle-pass = Pass
puzzle-chow = Chow { $from }-{ $middle }-{ $to }
puzzle-kong = Kong of { TILE($tile, form: "plural") }
puzzle-next = &Next Puzzle
puzzle-leave = &Leave
puzzle-solved-of = { $solved } of { $all } solved
puzzle-nothing-left = That's all for today.
puzzle-left = { $left ->
    [one] One more is due today.
   *[other] { $left } more are due today.
}
puzzle-missed-tomorrow = The ones you missed come back tomorrow, the others later.
