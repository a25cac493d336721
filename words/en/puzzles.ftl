# Puzzles: positions in which one move is the best.

puzzle-claims = Claims and Kongs
puzzle-suits = Suits
puzzle-honours = Winds and Dragons
puzzle-danger = Danger
puzzle-last-tiles = Last tiles
puzzle-special-hands = Special hands

puzzle-tab = P&uzzles
puzzle-heading = Puzzles
puzzle-about = Find the best move in positions from play, { $count } a sitting. Each answer is judged in a search as long as those the puzzles were made with, with its reasons.
puzzle-no-mistakes = None of your own mistakes is kept yet: those of the hands you finish are asked here.
puzzle-mistakes = { $own ->
    [one] One mistake of your own games is kept,
   *[other] { $own } mistakes of your own games are kept,
} { $due ->
    [0] none of them due today.
    [one] 1 of them due today.
   *[other] { $due } of them due today.
}
puzzle-others = Of { $all } from tables of masters by these rules you have solved { $solved }.
puzzle-filter = What a sitting is about
puzzle-filter-any = &Whatever is due, then new ones
puzzle-filter-own = My own &mistakes
puzzle-theme = { $theme }: { $solved } of { $all } solved
puzzle-game-waits = Your game waits and stays as it is.
puzzle-begin = &Begin
puzzle-none-due = No puzzle of this kind is due today.
puzzle-unreadable = The file with your puzzles cannot be read.
puzzle-unwritable = Your puzzles cannot be kept: { $error }

puzzle-title = Puzzle { $at } of { $all }
puzzle-of-yours = From one of your own games
puzzle-of-masters = From a table of masters
puzzle-what-discard = It is your turn. What do you discard?
puzzle-what-of-discard = { $who } discards { $tile }. What do you do?
puzzle-judging = The moves are being weighed...
puzzle-right = Right
puzzle-not-best = Not the best
puzzle-best = { $best } is the best move.
puzzle-better = { $best } is better.
puzzle-best-and-other = { $best } is the best move. { $own ->
    [yes] In your game it was { $made }, which
   *[no] Tempting is { $made }, which
} costs { $points ->
    [one] 1 point
   *[other] { $points } points
} (± { $error }).
puzzle-as-good = { $choice } is as good as { $best }: { $points ->
    [0] less than a point
    [one] 1 point
   *[other] { $points } points
} apart (± { $error }).
puzzle-costs = { $choice } costs { $points ->
    [one] 1 point
   *[other] { $points } points
} (± { $error }); { $best } is better.
puzzle-leaves = { $deed } leaves you { $standing }. { $prospects }
puzzle-leaves-with = { $deed } and then discarding { $tile } leaves you { $standing }. { $prospects }
puzzle-either-leaves = Either leaves you { $standing }. { $prospects } They differ in what else the hand can become.
puzzle-ends = { $deed } ends the hand.
puzzle-pass = Pass
puzzle-chow = Chow { $from }-{ $middle }-{ $to }
puzzle-kong = Kong of { $tile }
puzzle-next = &Next Puzzle
puzzle-leave = &Leave
puzzle-solved-of = { $solved } of { $all } solved
puzzle-nothing-left = Nothing more is due today.
puzzle-left = { $left ->
    [one] One more is due today.
   *[other] { $left } more are due today.
}
puzzle-missed-tomorrow = What you missed is asked again tomorrow, what you solved after a longer time.
