# What goes into boxes when they open.

boxes-no-network-game-is-in = No network game is in progress.
boxes-no-hand-of-this-game = No hand of this game is over yet.
boxes-nobody-has-gone-mah-jongg = Nobody has gone Mah Jongg in this hand.
boxes-there-is-no-sheet-of = There is no sheet of this game.
boxes-the-statistics-cannot-be-read = The statistics cannot be read.
boxes-cannot-be-resumed = { $path } cannot be resumed: { $why }
boxes-resume-a-table = Resume a Table
boxes-hand = Hand { $deal_number }

form-help = &Help
