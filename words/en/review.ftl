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
# Moves, for the function DEED: in a sentence, at its start, and as an order.
deed-discard = discarding { TILE($tile, form: "the") }
    .start = Discarding { TILE($tile, form: "the") }
    .order = Discard { TILE($tile, form: "the") }.
deed-kong = a Kong of { TILE($tile, form: "plural") }
    .start = A Kong of { TILE($tile, form: "plural") }
    .order = Make a Kong of { TILE($tile, form: "plural") }.
deed-pass = passing on { TILE($tile, form: "the") }
    .start = Passing on { TILE($tile, form: "the") }
    .order = Pass on { TILE($tile, form: "the") }.
# $run: a tile-run, such as 2-3-4.
deed-which-chow = the Chow { $run } with { TILE($tile, form: "the") }
    .start = The Chow { $run } with { TILE($tile, form: "the") }
    .order = Claim { TILE($tile, form: "the") } for the Chow { $run }.
deed-chow = a Chow with { TILE($tile, form: "the") }
    .start = A Chow with { TILE($tile, form: "the") }
    .order = Claim { TILE($tile, form: "the") } for a Chow.
deed-pung = a Pung of { TILE($tile, form: "plural") }
    .start = A Pung of { TILE($tile, form: "plural") }
    .order = Claim { TILE($tile, form: "the") } for a Pung.
deed-claimed-kong = a Kong of { TILE($tile, form: "plural") }
    .start = A Kong of { TILE($tile, form: "plural") }
    .order = Claim { TILE($tile, form: "the") } for a Kong.
deed-mah-jongg = going Mah Jongg
    .start = Going Mah Jongg
    .order = Go Mah Jongg.
deed-other = something else
    .start = Something else
    .order = Do something else.
# Instead of a tile that is not known.
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
hindsight-try = Next time, try { DEED($best) } instead of { DEED($made) }. Review shows why.
hindsight-go-on = The tiles went the other way. Play the next one just like this.
