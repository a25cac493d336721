# The start screen, and the question of the first start.

start-screen-subtitle = Mah Jongg for four, against the computer or with friends
start-screen-at-the-left = on your left
start-screen-at-the-right = on your right
start-screen-at-this-computer = At This Com&puter...
start-screen-join-a-table = &Join a Table...
start-screen-host-a-table = Host a Ta&ble...
start-screen-other-opponent = Somebody other than { $name }
start-screen-continue = Co&ntinue
    .hint = Go on with the game you left.
# What the player could do next.
start-screen-deal-of-day = Deal of the Da&y
start-screen-deal-waits = not played yet
start-screen-deal-played = played: { $points } points
start-screen-puzzles = Pu&zzles
start-screen-puzzles-due = { $due ->
    [one] one to look at again
   *[other] { $due } to look at again
}
start-screen-new-puzzle = a new one is ready
start-screen-album = &Album
start-screen-nearest = { $lacking ->
    [one] only one tile from { $hand }
   *[other] only { $lacking } tiles from { $hand }
}
start-screen-album-made = { $made } of { $all } special hands
start-screen-progress = Ratin&g
start-screen-no-hands = starts with your first hand
start-screen-hands-won = { $won ->
    [0] { $hands ->
        [one] 1 hand played, no win yet
       *[other] { $hands } hands played, no win yet
    }
   *[other] { $hands ->
        [one] 1 hand played and won
       *[other] { $won } of { $hands } hands won
    }
}
# A computer player's level, and where it sits.
start-screen-opponent = { LEVEL($level) }, { $side }
    .hint = Click to choose another opponent.
start-screen-title = Red Stake
start-screen-mixed-levels = each at a level of their own
start-screen-level-heading = Their level
    .hint = How well all three play, from easy to hard.
start-screen-length-heading = You play
    .hint = Play one hand, one round (until everybody has been East) or a whole game of four rounds.
start-screen-deal = &Deal
    .hint = Start a new game with these three.
start-screen-lesson = &Teach Me
start-screen-second-lesson = &Teach Me More
start-screen-watch = Wat&ch
    .hint = Start a new game and let the computer play for you, until you take over.
start-screen-with-others = With others

first-start-never = &Never
first-start-never-hint = Learn it at the table: one prepared hand, about ten minutes.
first-start-another-kind = Another &kind
first-start-another-kind-hint = Riichi, Hong Kong, American or the solitaire: one page shows what is different here.
first-start-this-kind = &This kind
first-start-this-kind-hint = Four players, Chows, Pungs and Kongs: straight to the table.
first-start-title = Welcome to Red Stake
first-start-question = Have you played Mah Jongg before?
first-start-hint = You can always find the lessons and the tips in the Help menu.
first-start-subtitle = The game of four winds, with a wall of 144 tiles

ornament-name = Red Stake
start-screen-opposite = opposite
