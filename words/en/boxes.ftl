# What goes into boxes when they open.

boxes-no-network-game-is-in = No network game is in progress.
boxes-no-hand-of-this-game = No hand of this game is over yet.
boxes-nobody-has-gone-mah-jongg = Nobody has gone Mah Jongg in this hand.
boxes-there-is-no-sheet-of = There is no sheet of this game.
boxes-the-statistics-cannot-be-read = The statistics cannot be read.
boxes-cannot-be-resumed = { $path } cannot be resumed: { $why }
boxes-resume-a-table = Resume a Table
boxes-hand = Hand { $deal_number }
boxes-just-now = just now
boxes-seen-at-a-table-of = seen at a table of the network, { $hands }: { $names }
boxes-round = { $round_wind } round,{" "}

form-help = &Help
boxes-minutes-ago = { $minutes } min ago
boxes-hours-ago = { $hours } h ago
boxes-days-ago = { $days ->
    [one] yesterday
   *[other] { $days } days ago
}
boxes-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
# $round: "North round, ", or nothing
boxes-first-hand = { $round }first hand: { $names }
boxes-some-hands = { $round }{ $hands }: { $scores }
