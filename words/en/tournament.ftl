# Tournaments with real tiles.

tournament-title = Tournament
tournament-tab-people = &People
tournament-tab-rounds = &Rounds
tournament-tab-standings = &Standings

tournament-name = Name of the tournament
tournament-names = Names, with commas between
tournament-add = &Add
tournament-remove = Remove
tournament-people = People
tournament-person = { $number }. { $name }
tournament-nobody = Nobody yet. Type the names of 8 to 64 people.
tournament-rounds = R&ounds
tournament-draw = &Draw the Seats
tournament-draw-again = &Draw Again
tournament-draw-question = Drawing again removes all points. Draw again?
tournament-new = Ne&w Tournament
tournament-new-question = Start a new tournament? This one stays. You find it under Other Tournaments.
tournament-new-begin = &Start a New One
tournament-begun = A new tournament. You find the last one under Other Tournaments.
tournament-same-name = { $name } is there already. Give each person a name of their own.
tournament-too-many = At most { $most } people can take part.
tournament-saved = Saved as { $path }.

tournament-others = Other Tournaments
tournament-others-hint = Open a tournament to go on with it.
tournament-loading = Looking for your tournaments...
tournament-none-stored = No tournaments yet.
tournament-people-count = { $count ->
    [one] 1 person
   *[other] { $count } people
}
tournament-rounds-count = { $count ->
    [0] not drawn yet
    [one] 1 round
   *[other] { $count } rounds
}
tournament-too-few = { $people ->
    [one] One person so far. You need at least 8.
   *[other] { $people } people so far. You need at least 8.
}
tournament-ready = { $rests ->
    [0] { $people } people at { $tables } tables.
    [one] { $people } people at { $tables } tables. One rests in each round.
   *[other] { $people } people at { $tables } tables. { $rests } rest in each round.
}
tournament-people-fixed = Points were entered, so nobody can come or leave. You can still change a name.
tournament-all-meet-once = Everybody meets everybody once.
tournament-none-meets-twice = Nobody meets anybody twice.
# $most: how often a pair meets.
tournament-some-meet-again = { $count ->
    [one] One pair meets again, at most { $most } times.
   *[other] { $count } pairs meet again, at most { $most } times.
}

tournament-no-plan = Enter the people first, then draw the seats.
tournament-tables = Tables
tournament-round = Round { $number }
tournament-round-resting = Round { $number }. Resting: { $who }
tournament-resting = Resting: { $who }
tournament-table = Table { $number }
tournament-rounds-hint = Choose a table and enter what its players won or lost.
tournament-enter = &Enter Points
tournament-print-plan = Print P&lan
tournament-print-slips = Print Slips

# $round and $table are numbers.
tournament-slip = Round { $round }, Table { $table }
tournament-signature = Signature
tournament-points-hint = Type what each player won, with a minus for a loss. Leave all empty to remove the points.
tournament-points-wanted = Type a number for each player, or leave all empty.
tournament-sum = These add up to { SIGNED($sum) }. Usually they come to 0.
tournament-save-points = Sa&ve

tournament-rounds-played = Rounds
tournament-penalties = Penalty
tournament-penalty-of = Penalty of { $who }
tournament-standings-hint = Penalties are taken off the points.

tournament-file-plan = seats
tournament-file-slips = slips
tournament-file-standings = standings
tournament-unreadable = The tournament "{ $name }" cannot be read. It is left as it is. { $why }
tournament-damaged = This is not a tournament. { $why }
tournament-later = A later version of the program wrote this tournament (format { $format }).

command-tournament = Tournament wit&h Real Tiles
    .hint = Seats 8 to 64 people round by round and keeps the standings.
