# The reference card and the rulebook.

print-card = Red Stake: reference card
print-book = Mah Jongg
print-title = Red Stake: { $title }
print-title-card = reference card
print-title-book = rulebook
print-rules = { $rules }, as Red Stake plays them.
print-rules-own = { $name }, based on { $based_on }
print-differs = † differs from { $based_on }.

print-flowers = { $on ->
    [yes] Flowers and Seasons are played.
   *[no] There are no Flowers and Seasons.
}
print-chows = { $on ->
    [yes] Chows are allowed.
   *[no] There are no Chows.
}
print-special = { $on ->
    [yes] Special hands are accepted.
   *[no] There are no special hands.
}
print-begin = Everybody begins with { $points } points.
print-most = No hand counts more than { $most }.
print-no-most = There is no limit to a hand’s score.
print-hands = { $hands ->
    [one] The game has one hand.
   *[other] The game has { $hands } hands.
}
print-rounds = { $rounds ->
    [one] The game has one round.
   *[other] The game has { $rounds } rounds.
}
print-seven-pairs = Seven pairs are Mah Jongg.

print-settle-winner = Each of the three losers pays the winner the winner’s score.
print-settle-discarder = The player who discarded the winning tile pays double. If the winner drew it, all three do.
print-settle-losers = The losers compare scores in pairs. The lower pays the difference to the higher.
print-settle-no-losers = The losers pay each other nothing.
print-settle-east = Whenever East pays or is paid, the payment is doubled.
print-settle-dead = A dead hand is not settled: nobody pays, and East stays East.

print-first-special = Mah Jongg with a special hand
print-first-pung = Mah Jongg completing a Pung
print-first-chow = Mah Jongg completing a Chow
print-first-pair = Mah Jongg completing the pair
print-first-kong = Kong
print-first-set = Pung
print-first-run = Chow
print-first-win = Mah Jongg
print-first-kong-or-pung = Kong or Pung

print-bamboo = Bamboo
print-circle = Circle
print-wan = Wan
print-winds = Winds: East, South, West, North
print-dragons = Dragons: Green, Red, White
print-bonus-flowers = Flowers 1 to 4
print-bonus-seasons = Seasons 1 to 4

print-turn = Your turn: draw a tile, discard a tile
print-chow = Chow
    .words = three in a row of one suit; claimed only from the player on your left
print-pung = Pung
    .words = three alike; claimed from anybody
print-kong = Kong
    .words = four alike; claimed from anybody, drawn, or an open Pung and a drawn tile; then take a Loose Tile
print-win = Mah Jongg
    .words = four sets and a pair; the last tile may come from anybody, for any set or the pair
print-several = If several players want a discard
print-nearest = Between equal claims, the player nearest after the discarder goes first.
print-points = Points
print-doubles = Doubles
print-settling = Settling
print-special-hands = Special hands
print-marks = * Counts for the winner only. First add all points, then double.
print-marks-special = Points with a plus sign are added to the score. All others are the whole score. The rulebook shows the tiles of each hand and explains the other names.
print-bloem = The Bloem rules come from a 1996 game for Windows and are named after its authors.
print-limit = limit
print-part-of-limit = { $part }{"\u00A0"}% of the limit

print-agreed = Agreed for this game
print-stake = A stake is the small rack that holds a player’s tiles. East’s is red. The first player to be East has the red name.
print-object = The object of the game
print-the-rules = The rules
print-before = Before a hand
print-cases = Particular cases
print-rotation = East and the rounds
print-scoring = Scoring
print-play = The play
print-values = The table of values
print-forms = Each is shown in one of its forms. Points with a plus sign are added to the score. All others are the whole score.

print-saved = Saved as { $path }. Open it in a browser to print it.
