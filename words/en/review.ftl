# Moves and mistakes as the review names them.

mistake-honours-too-soon = Winds or Dragons discarded too soon
mistake-honours-too-long = Winds or Dragons kept too long
mistake-wrong-suit-tile = Wrong suit tile discarded
mistake-chow-claimed = Chows you should have left
mistake-pung-claimed = Pungs you should have left
mistake-chow-passed = Chows you should have claimed
mistake-pung-passed = Pungs you should have claimed
mistake-mah-jongg-passed = Mah Jongg passed up
mistake-kong = Kongs misjudged
deed-discard = discarding { $tile }
deed-kong = a Kong of { $tile }
deed-pass = passing on { $name }
deed-which-chow = the Chow { $run } with { $name }
deed-chow = a Chow with { $name }
deed-pung = a Pung of { $name }
deed-claimed-kong = a Kong of { $name }
deed-mah-jongg = going Mah Jongg
deed-other = something else
deed-tile = the tile

# What was done well in a lost hand, and one thing to try, below the scores.

hindsight-nothing-lost = { $moves ->
    [one] Your one move cost you nothing.
   *[other] None of your { $moves } moves cost you anything.
}
hindsight-near = { $missing ->
    [one] So close! At your last move you needed just one more tile.
   *[other] You came near: at your last move you needed { $missing } more tiles.
}
hindsight-gave-nothing = You gave nothing away: the winning tile came from { $who }.
hindsight-good-moves = { $good } of your { $all } moves were as good as any.
hindsight-try = Next time, try { $best } instead of { $made }. Review shows why.
hindsight-go-on = The tiles went the other way. Play the next one just like this.
