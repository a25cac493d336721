# The start screen, and the question of the first start.

start-screen-subtitle = Mah Jongg for four, against the computer or with friends
start-screen-at-the-left = at the left
start-screen-at-the-right = at the right
start-screen-at-this-computer = At This Com&puter...
start-screen-join-a-table = &Join a Table...
start-screen-host-a-table = Host a Ta&ble...
start-screen-other-opponent = Somebody else than { $name }
start-screen-continue = Co&ntinue
    .hint = Goes on with the game that you left.
start-screen-opponent =
    .hint = Who plays against you: a click seats somebody else there.
start-screen-title = Red Stake
start-screen-level-heading = They play
    .hint = How well all three play, from the easiest to the hardest.
start-screen-length-heading = You play
    .hint = One hand; a round, until each player has been East; or a whole game of four rounds.
start-screen-deal = &Deal
    .hint = Begins a new game with these three.
start-screen-lesson = &Teach Me
start-screen-second-lesson = &Teach Me More
start-screen-watch = Wat&ch
    .hint = Begins a new game in which the computer plays your seat too, until you take over.
start-screen-with-others = With others

first-start-never = &Never
first-start-never-hint = Learn it at the table: one hand, prepared for you, in about ten minutes.
first-start-another-kind = Another &kind
first-start-another-kind-hint = Riichi, Hong Kong, American or the solitaire: one page tells what is different here.
first-start-this-kind = &This kind
first-start-this-kind-hint = Four players, Chows, Pungs and Kongs: straight to the table.
first-start-title = Welcome to Red Stake
first-start-question = Have you played Mah Jongg before?
first-start-hint = Whatever you choose, you find the lessons and the tips in the Help menu.
first-start-subtitle = The game of four winds, with a wall of 144 tiles

ornament-name = Red Stake
start-screen-opposite = opposite
